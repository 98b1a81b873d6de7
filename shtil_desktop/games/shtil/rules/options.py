"""What kind of voyage it is: mode, crew and expansions, and which of them go together."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final

from shtil_desktop.games.shtil.rules.layouts import ARCH, PYRAMID, SEA, Layout
from shtil_desktop.games.values import value


class Mode(StrEnum):
    STANDARD = "standard"
    ARCH = "arch"
    SUN_MOON = "sun-moon"
    PYRAMID = "pyramid"
    COMPETITIVE = "competitive"


LAYOUTS: Final[dict[Mode, Layout]] = {
    Mode.STANDARD: SEA,
    Mode.ARCH: ARCH,
    Mode.SUN_MOON: SEA,
    Mode.PYRAMID: PYRAMID,
    Mode.COMPETITIVE: SEA,
}
REMOVED: Final = (0, 4, 6, 8, 10, 12)
"""Fewer islands: none, Galatea, Triton, Leucothea, Amphitrite, Poseidon."""
MONSTERS: Final = (0, 3, 4, 5)
WILDS: Final = (0, 1, 2)
EXPANSIONS: Final = ("removed", "reefs", "monsters", "storms", "wilds")
"""Options that change the standard voyage, in the order in which a deal's name has them."""


class Mismatch(StrEnum):
    """Why options don't make a voyage."""

    SEATS = "a crew has 1 to 5 seats"
    TWO_SEATS = "the competitive game is for 2 seats"
    REMOVED = "4, 6, 8, 10 or 12 islands may be removed"
    MONSTERS = "there are 3, 4 or 5 monsters"
    WILDS = "there are 1 or 2 wild cards"
    REMOVED_IN_VARIANT = "fewer islands belong to the standard game"
    STORMY_VARIANT = "Stormy Seas belong to the standard game"
    STORMY_REMOVED = "Stormy Seas and fewer islands don't go together"


class InvalidOptions(ValueError):
    """Options that don't go together, with the reason."""

    def __init__(self, reason: Mismatch) -> None:
        super().__init__(reason.value)
        self.reason = reason


@value
class Options:
    """A checked choice: what can't be played can't be made.

    >>> Options(Mode.ARCH, seats=3, storms=True)
    Traceback (most recent call last):
    shtil_desktop.games.shtil.rules.options.InvalidOptions: Stormy Seas belong to the standard game
    """

    mode: Mode = Mode.STANDARD
    seats: int = 3
    removed: int = 0
    reefs: bool = False
    monsters: int = 0
    storms: bool = False
    wilds: int = 0

    def __post_init__(self) -> None:
        if (reason := self._mismatch()) is not None:
            raise InvalidOptions(reason)

    @property
    def is_stormy(self) -> bool:
        """Whether any of the Stormy Seas expansions is in play."""
        return bool(self.reefs or self.monsters or self.storms or self.wilds)

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.mode]

    @property
    def has_start(self) -> bool:
        return self.mode in (Mode.STANDARD, Mode.SUN_MOON)

    @property
    def key(self) -> str:
        """The options as a text that names their deals; an option at its default leaves no trace.

        >>> Options(Mode.STANDARD, seats=2, storms=True, wilds=1).key
        'standard/2/storms=1/wilds=1'
        """
        return _key(self)

    def _mismatch(self) -> Mismatch | None:
        if not 1 <= self.seats <= 5:
            return Mismatch.SEATS
        if self.mode is Mode.COMPETITIVE and self.seats != 2:
            return Mismatch.TWO_SEATS
        if self.removed not in REMOVED:
            return Mismatch.REMOVED
        if self.monsters not in MONSTERS:
            return Mismatch.MONSTERS
        if self.wilds not in WILDS:
            return Mismatch.WILDS
        if self.mode is not Mode.STANDARD:
            if self.removed:
                return Mismatch.REMOVED_IN_VARIANT
            return Mismatch.STORMY_VARIANT if self.is_stormy else None
        return Mismatch.STORMY_REMOVED if self.removed and self.is_stormy else None


@cache
def _key(options: Options) -> str:
    extras = [name for name in EXPANSIONS if getattr(options, name)]
    words = [f"{name}={int(getattr(options, name))}" for name in extras]
    return "/".join([options.mode.value, str(options.seats), *words])
