"""A game of Qwirkle that is asked for, and what it becomes."""

from __future__ import annotations

from dataclasses import dataclass

from shtil_desktop.games.new_match import Begins
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.rules.deal import deal
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match, Seat, any_deal, seated
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES


@dataclass(frozen=True, slots=True)
class QwirkleWish:
    """Without a number, the deal is left to chance."""

    chosen: NewQwirkle
    number: int | None = None
    seat: int | None = None
    """Asked for on the command line; else who begins decides on it."""

    @property
    def kept(self) -> NewQwirkle:
        """What is offered the next time."""
        return self.chosen

    @property
    def is_searched(self) -> bool:
        return False

    @property
    def is_slow(self) -> bool:
        return False

    def with_number(self, number: int | None) -> QwirkleWish:
        """The same wish, for this deal."""
        return replace(self, number=number)

    def match(self, player_name: str) -> Match:
        """The game as it begins, with the player in the seat that her choices give her."""
        chosen = self.chosen
        named = zip(chosen.names, USUAL_NAMES, chosen.levels, strict=False)
        opponents = [Seat(name or usual, level) for name, usual, level in named]
        number = any_deal() if self.number is None else self.number
        seat = seat_of(chosen, number) if self.seat is None else self.seat
        seating = seated(chosen.options.seats, seat, player_name, opponents)
        return Match.begin(QWIRKLE, chosen.options, number, seating, seat)


def seat_of(chosen: NewQwirkle, number: int) -> int:
    """The player's seat in a deal. Which tiles lie where, and who begins with them, is the deal's alone."""
    options = chosen.options
    if chosen.begins is Begins.PLAYER:
        return deal(options, number).first
    return Rng("qwirkle seat", options.key, number).below(options.seats)
