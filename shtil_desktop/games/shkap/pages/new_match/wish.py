"""An expedition that is asked for, and what it becomes."""

from __future__ import annotations

from dataclasses import dataclass

from shtil_desktop.games.new_match import Begins
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.rules.deal import deal
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match, Seat, any_deal, seated
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES


@dataclass(frozen=True, slots=True)
class ExpeditionWish:
    """Without a number, the deal is left to chance."""

    chosen: NewExpedition
    number: int | None = None
    seat: int | None = None
    """Asked for on the command line; else who begins decides on it."""

    @property
    def kept(self) -> NewExpedition:
        """What is offered the next time."""
        return self.chosen

    @property
    def is_searched(self) -> bool:
        return False

    @property
    def is_slow(self) -> bool:
        return False

    def with_number(self, number: int | None) -> ExpeditionWish:
        """The same wish, for this deal."""
        return replace(self, number=number)

    def match(self, player_name: str) -> Match:
        """The expedition as it begins, with the player in the seat that her choices give her."""
        chosen = self.chosen
        named = zip(chosen.names, USUAL_NAMES, chosen.levels, strict=False)
        rivals = [Seat(name or usual, level) for name, usual, level in named]
        number = any_deal() if self.number is None else self.number
        seat = seat_of(chosen, number) if self.seat is None else self.seat
        seating = seated(chosen.options.seats, seat, player_name, rivals)
        return Match.begin(SHKAP, chosen.options, number, seating, seat)


def seat_of(chosen: NewExpedition, number: int) -> int:
    """The player's seat in a deal. Who has the first player's marker is the deal's alone."""
    options = chosen.options
    if chosen.begins is Begins.PLAYER:
        return deal(options, number).first
    return Rng("shkap seat", options.key, number).below(options.seats)
