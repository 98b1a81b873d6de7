"""Small positions for tests: cards are letters, and each card of a kind gets the next number of that kind."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules.actions import Done, Land, Lay, Mark, Pass, Step, Take
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import CARDS, KINDS, Card, Kind, is_mark
from shtil_desktop.games.shkap.rules.deal import Deal
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import Cell, Island
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.options import Mode, Options

LETTERS = {
    "a": Kind.ACROSS,
    "u": Kind.UPDOWN,
    "c": Kind.CROSS,
    "k": Kind.KNIGHT,
    "f": Kind.FLAG,
    "m": Kind.MAP,
    "x": Kind.MARK,
}
ISLANDS = (41, 34, 22, 1, 12, 14, 29, 10, 44)
"""In the order of play unless a test wants others.

Number 41 comes first: its second row is W.+.c, and (3, 2) is a chest of 2 near the black flag at (4, 1).
"""


class Supply:
    """All sixty cards, to be picked by letter."""

    def __init__(self) -> None:
        self.left = list(CARDS)

    def pick(self, letters: str) -> tuple[Card, ...]:
        return tuple(self._one(LETTERS[letter]) for letter in letters.split())

    def _one(self, kind: Kind) -> Card:
        card = next(card for card in self.left if KINDS[card] is kind)
        self.left.remove(card)
        return card


def dealt(
    hands: Sequence[str], market: str, deck: str, first: int = 0, islands: Sequence[int] = ISLANDS[:7]
) -> Deal:
    """These hands and this market; the deck begins with these cards, the rest follows by number.

    A discard that becomes the deck lies by number, too.
    """
    supply = Supply()
    given = tuple(supply.pick(hand) for hand in hands)
    open_cards, top = supply.pick(market), supply.pick(deck)
    return Deal(first, given, open_cards, (*top, *supply.left), (tuple(CARDS),) * 8, tuple(islands))


def new_game(
    *hands: str,
    market: str = "a a u u",
    deck: str = "",
    first: int = 0,
    islands: Sequence[int] = ISLANDS[:7],
) -> Shkap:
    """A base game; hands have five cards."""
    return Shkap(Options(Mode.BASE, len(hands)), 7, dealt(hands, market, deck, first, islands))


def archipelago(seats: int = 2, number: int = 7) -> Shkap:
    return Shkap(Options(Mode.ARCHIPELAGO, seats), number)


def drafted(seats: int = 2, number: int = 7) -> Shkap:
    """An Archipelago with its first draft done, everyone keeping the first card of each pack."""
    return keep_all(archipelago(seats, number))


def keep_all(game: Shkap) -> Shkap:
    while game.ask is Ask.KEEP:
        game.apply(game.legal_actions()[0])
    return game


def decider(game: Shkap) -> int:
    assert game.decider is not None
    return game.decider


def announce(game: Shkap, text: str) -> list[Event]:
    """From the first player on: L lands, p passes and takes two cards from the deck."""
    events: list[Event] = []
    for letter in text.replace(" ", ""):
        events += game.apply(Land() if letter == "L" else Pass())
        while game.ask is Ask.TAKE and game.result is None:
            events += game.apply(Take() if game.piles.can_draw else game.legal_actions()[0])
    return events


def route(game: Shkap, letters: str) -> tuple[Card, ...]:
    """Cards of these kinds from the hand of the deciding seat."""
    left, found = list(game.hands[decider(game)]), []
    for letter in letters.split():
        card = next(card for card in left if KINDS[card] is LETTERS[letter])
        left.remove(card)
        found.append(card)
    return tuple(found)


def lay(game: Shkap, *routes: str) -> list[Event]:
    """A route for each seat that has landed, from the first player on."""
    return [event for letters in routes for event in game.apply(Lay(route(game, letters)))]


def throw(game: Shkap, at: int) -> list[Event]:
    """A mark of the deciding seat."""
    return game.apply(Mark(next(card for card in game.hands[decider(game)] if is_mark(card)), at))


def all_done(game: Shkap) -> list[Event]:
    """Everyone who has not yet is done with marks."""
    events: list[Event] = []
    while game.ask is Ask.MARK and game.result is None:
        events += game.apply(Done())
    return events


def walk(game: Shkap, *cells: Cell) -> list[Event]:
    """Steps to these cells, by whoever walks."""
    return [event for cell in cells for event in game.apply(Step(cell))]


def pass_islands(game: Shkap, count: int) -> list[Event]:
    """So many islands on which everybody passes."""
    return [event for _ in range(count) for event in announce(game, "p" * len(game.players))]


def kinds(cards: Sequence[Card | None]) -> str:
    """Cards as letters."""
    names = {kind: letter for letter, kind in LETTERS.items()}
    return " ".join("-" if card is None else names[KINDS[card]] for card in cards)


def island(*rows: str) -> Island:
    """An island of a test; what it lacks of five by five is sea, and the flags go to the lower corners."""
    padded = [row.ljust(5, "~") for row in rows]
    padded += ["~~~~~"] * (5 - len(padded))
    text = "".join(padded)
    for sign, column in (("W", 0), ("B", 4)):
        if sign not in text:
            padded[4] = padded[4][:column] + sign + padded[4][column + 1 :]
    return Island(0, {}, tuple(padded))


def set_out(place: Island, letters: str, marks: int = 0) -> Walk:
    """A walk of these cards at its first choice."""
    return Walk.begin(place, 0, Supply().pick(letters), marks)


def go(place: Island, letters: str, *cells: Cell, marks: int = 0) -> Walk:
    """A walk after steps to these cells; caves aside."""
    there = set_out(place, letters, marks)
    for cell in cells:
        there.check(place, Step(cell))
        there = there.after(place, Step(cell)).go_on(place)
    return there
