"""A voyage that is asked for, and how hard it will be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.voyage.settings import NewVoyage

LEVELS: Final = ("deckhand", "sailor", "captain", "admiral")
"""From the weakest to the strongest, as they are offered."""
REMOVED_POINTS: Final = {0: 0, 4: 1, 6: 1, 8: 2, 10: 2, 12: 3}
MODE_POINTS: Final = {Mode.STANDARD: 2, Mode.ARCH: 3, Mode.SUN_MOON: 3, Mode.PYRAMID: 4}


@dataclass(frozen=True, slots=True)
class Wish:
    """The voyage that is asked for. Without a number, the deal is left to chance."""

    chosen: NewVoyage
    number: int | None


def difficulty(options: Options) -> int | None:
    """From 1 (calm) to 5 (storm); None among rivals, where it is the rival who makes it hard.

    >>> difficulty(Options(Mode.STANDARD, 1)), difficulty(Options(Mode.STANDARD, 3, monsters=5, storms=True))
    (2, 5)
    """
    if options.mode is Mode.COMPETITIVE:
        return None
    points = MODE_POINTS[options.mode] + REMOVED_POINTS[options.removed]
    points += int(options.reefs) + int(options.storms) + max(0, options.monsters - 2) - min(1, options.wilds)
    return min(5, max(1, points))


def offered_levels() -> tuple[str, ...]:
    """The levels that there are in this version."""
    from shtil_desktop.crew import LEVELS as KNOWN

    return tuple(level for level in LEVELS if level in KNOWN)
