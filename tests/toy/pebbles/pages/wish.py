"""A match of Pebbles that is asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from shtil_desktop.play.match import Match, Seat, any_deal, seating_of
from tests.toy.pebbles.game import PEBBLES
from tests.toy.pebbles.rules.options import Options

MATES = ("Ada", "Bo")


@dataclass(frozen=True, slots=True)
class PebblesWish:
    options: Options
    number: int | None = None
    seat: int = 0
    level: str = PEBBLES.levels[-1]

    @classmethod
    def from_kept(cls, kept: Any) -> PebblesWish:
        """As it was chosen last time; the usual choices for whatever was never chosen."""
        known = kept if isinstance(kept, dict) else {}
        level = known.get("level")
        return cls(
            PEBBLES.read_options(known), level=level if level in PEBBLES.levels else PEBBLES.levels[-1]
        )

    @property
    def kept(self) -> dict[str, Any]:
        """What is offered the next time."""
        return {**PEBBLES.write_options(self.options), "level": self.level}

    @property
    def is_searched(self) -> bool:
        return False

    @property
    def numbers(self) -> tuple[int, ...]:
        return ()

    @property
    def is_slow(self) -> bool:
        return False

    def with_number(self, number: int | None) -> PebblesWish:
        return replace(self, number=number)

    def match(self, player_name: str) -> Match:
        number = any_deal() if self.number is None else self.number
        mates = [Seat(name, self.level) for name in MATES]
        crew = seating_of(self.options.seats, self.seat, player_name, mates)
        return Match.begin(PEBBLES, self.options, number, crew, self.seat)
