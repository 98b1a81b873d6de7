"""The tiles that a seat does not see, and the chance that a hand drawn from them holds one of some."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from shtil_desktop.games.qwirkle.rules.tiles import BITS, Tile


class Unseen:
    """Tiles by kind as three sets of bits: the kinds of which at least one, two, three are unseen."""

    __slots__ = ("one", "three", "total", "two")

    def __init__(self, counts: Sequence[int]) -> None:
        self.one = self.two = self.three = 0
        for tile, count in enumerate(counts):
            bit = BITS[tile]
            if count > 0:
                self.one |= bit
            if count > 1:
                self.two |= bit
            if count > 2:
                self.three |= bit
        self.total = sum(counts)

    def copy(self) -> Unseen:
        twin = Unseen.__new__(Unseen)
        twin.one, twin.two, twin.three, twin.total = self.one, self.two, self.three, self.total
        return twin

    def count(self, kinds: int) -> int:
        """How many tiles of these kinds."""
        return (
            (kinds & self.one).bit_count() + (kinds & self.two).bit_count() + (kinds & self.three).bit_count()
        )

    def remove(self, tile: Tile) -> None:
        """One of these has been seen."""
        bit = BITS[tile]
        self.total -= 1
        if self.three & bit:
            self.three ^= bit
        elif self.two & bit:
            self.two ^= bit
        else:
            self.one &= ~bit

    def tiles(self) -> list[Tile]:
        """All of them, ascending."""
        return [
            tile for tile, bit in enumerate(BITS) for kinds in (self.one, self.two, self.three) if kinds & bit
        ]


@cache
def chances(total: int, drawn: int) -> tuple[float, ...]:
    """By K: the chance that some tiles drawn from `total` hold at least one of K given ones.

    >>> chances(4, 1)
    (0.0, 0.25, 0.5, 0.75, 1.0)
    """
    found = []
    for wanted in range(total + 1):
        none = 1.0
        for at in range(min(drawn, total)):
            rest = total - wanted - at
            none *= rest / (total - at) if rest > 0 else 0.0
        found.append(1.0 - none)
    return tuple(found)
