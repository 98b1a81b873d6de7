"""The decisions of captains in C and in Python, in one form, so that they can be held against each other."""

from __future__ import annotations

from typing import Final, NamedTuple

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.simulate import play_with

KINDS: Final[tuple[type[ShtilAction], ...]] = (
    *(do.PlayIsland, do.PlayStart, do.Split, do.Give, do.PlayFinish, do.Discard, do.Strike),
    *(do.Trade, do.UseCompass, do.MoveReef, do.HoldReef, do.CancelStorm, do.TakeYellow),
    *(do.TakePurple, do.TakeOrange),
)
"""In the order of `voyages/decision_log.h`."""
NO_ROW: Final = -1


class Decided(NamedTuple):
    """A decision as C notes it; what a kind doesn't need is 0."""

    kind: type[ShtilAction]
    card: int
    """The card that is played, or the storm that a compass drives away."""
    number: int
    """Of the island, or 1 if a wild is spent."""
    place: int
    """The cell, the row or the seat."""
    cards: tuple[int, ...]
    """The cards that pay, in ascending order, or the shares of a split."""


def decided(seat: int, action: ShtilAction) -> Decided:
    """What a seat does, in the form of C."""
    card, number = getattr(action, "card", 0), getattr(action, "number", int(getattr(action, "wild", False)))
    place, cards = getattr(action, "cell", 0), tuple(sorted(action.pay))
    match action:
        case do.Give():
            place = seat
        case do.Split(shares):
            cards = shares
        case do.UseCompass(storm, at):
            card, place = storm, at
        case do.MoveReef(row):
            place = row
        case do.TakePurple(row):
            place = NO_ROW if row is None else row
        case do.TakeYellow() | do.TakeOrange():
            place = NO_ROW
    return Decided(type(action), card, number, place, cards)


def read_decisions(noted: list[int]) -> list[Decided]:
    """The log of a voyage in C."""
    found, at = [], 0
    while at < len(noted):
        kind, card, number, place, count = noted[at : at + 5]
        at += 5 + count
        cards = noted[at - count : at]
        is_split = KINDS[kind] is do.Split
        found.append(Decided(KINDS[kind], card, number, place, tuple(cards if is_split else sorted(cards))))
    return found


def sailed_in_python(options: Options, number: int) -> Shtil:
    """A deal played by captains at every seat."""
    game, captain = Shtil(options, number), Captain(Rng(0))
    play_with(game, lambda seat, moves: captain)
    return game


def decisions_of(game: Shtil) -> list[Decided]:
    return [decided(seat, action) for seat, action in game.actions]
