"""Cards: sixty, each with a number of its own; two of a kind are the same to a player."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

Card = int
"""0 to 59."""


class Kind(StrEnum):
    ACROSS = "across"
    UPDOWN = "updown"
    CROSS = "cross"
    KNIGHT = "knight"
    FLAG = "flag"
    MARK = "mark"
    MAP = "map"


COUNTS: Final = {
    Kind.ACROSS: 16,
    Kind.UPDOWN: 16,
    Kind.CROSS: 8,
    Kind.KNIGHT: 6,
    Kind.FLAG: 5,
    Kind.MARK: 4,
    Kind.MAP: 5,
}
"""In the order of the numbers. How many there are is our own design: the printed rules don't say."""
KINDS: Final = tuple(kind for kind, count in COUNTS.items() for _ in range(count))
"""The kind of each card."""
CARDS: Final = range(len(KINDS))

ACROSS_STEPS: Final = ((0, -1), (0, 1))
UPDOWN_STEPS: Final = ((-1, 0), (1, 0))
LEAPS: Final = tuple((a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b))
STEPS: Final = {
    Kind.ACROSS: ACROSS_STEPS,
    Kind.UPDOWN: UPDOWN_STEPS,
    Kind.CROSS: UPDOWN_STEPS + ACROSS_STEPS,
    Kind.KNIGHT: LEAPS,
}
"""Where a move card leads, in rows and columns."""


def is_move(card: Card) -> bool:
    return KINDS[card] in STEPS


def is_mark(card: Card) -> bool:
    return KINDS[card] is Kind.MARK
