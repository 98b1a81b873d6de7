"""What can be chosen for a game, and how long it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from shtil_desktop.games.values import value

SEATS: Final = (2, 3, 4)


class Mode(StrEnum):
    BASE = "base"
    ARCHIPELAGO = "archipelago"


HAND: Final = 5
PACK: Final = 9
BLOCK: Final = 4
"""Islands of the Archipelago that lie open at once."""
ISLANDS: Final = {Mode.BASE: 6, Mode.ARCHIPELAGO: 8}


@value
class Options:
    mode: Mode = Mode.BASE
    seats: int = 2
    island_set: int = 1

    @property
    def islands(self) -> int:
        """How many are played, without the one that breaks a tie."""
        return ISLANDS[self.mode]

    @property
    def has_draft(self) -> bool:
        return self.mode is Mode.ARCHIPELAGO

    @property
    def first_cards(self) -> int:
        """Cards that a seat is dealt at the beginning."""
        return PACK if self.has_draft else HAND

    @property
    def key(self) -> str:
        """Names the kind of game in the words that a deal is shuffled by. Frozen."""
        return f"{self.mode.value}/{self.seats}/{self.island_set}"
