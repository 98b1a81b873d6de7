"""A match that is asked for on a page of choices, and what it becomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from shtil_desktop.games import face_of
from shtil_desktop.games.new_match import Begins
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match, Seat, any_deal, seated
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES


@dataclass(frozen=True, slots=True)
class MatchWish:
    """Without a number, the deal is left to chance."""

    game: str
    chosen: Any
    """The choices, as `ChoicesPage` knows them."""
    number: int | None = None
    seat: int | None = None
    """Asked for on the command line; else who begins decides on it."""

    @property
    def kept(self) -> Any:
        """What is offered the next time."""
        return self.chosen

    @property
    def is_searched(self) -> bool:
        return False

    @property
    def numbers(self) -> tuple[int, ...]:
        return ()

    @property
    def is_slow(self) -> bool:
        return False

    def with_number(self, number: int | None) -> MatchWish:
        """The same wish, for this deal."""
        return replace(self, number=number)

    def match(self, player_name: str) -> Match:
        """The match as it begins, with the player in the seat that her choices give her."""
        chosen = self.chosen
        named = zip(chosen.names, USUAL_NAMES, chosen.levels, strict=False)
        mates = [Seat(name or usual, level) for name, usual, level in named]
        number = any_deal() if self.number is None else self.number
        seat = self._chosen_seat(number) if self.seat is None else self.seat
        seating = seated(chosen.options.seats, seat, player_name, mates)
        return Match.begin(face_of(self.game), chosen.options, number, seating, seat)

    def _chosen_seat(self, number: int) -> int:
        """The player's seat in a deal. What lies where, and who begins with it, is the deal's alone."""
        options = self.chosen.options
        if self.chosen.begins is Begins.PLAYER:
            return face_of(self.game).new_game(options, number).first_seat
        return Rng(f"{self.game} seat", options.key, number).below(options.seats)
