"""A tiny deterministic generator, so that a number gives the same picture on every machine, forever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
MASK = 0xFFFFFFFF


class Dice:
    """A 32-bit mixing counter; `topic` keeps the streams of one picture's parts apart."""

    def __init__(self, seed: int, topic: str = "") -> None:
        self._state = (seed * 0x9E3779B1 + 0x7F4A7C15) & MASK
        for letter in topic:
            self._state = ((self._state ^ ord(letter)) * 0x01000193) & MASK

    def roll(self) -> float:
        """The next value in 0…1 (below 1)."""
        self._state = (self._state + 0x6D2B79F5) & MASK
        x = self._state
        x = ((x ^ (x >> 15)) * (x | 1)) & MASK
        x ^= (x + ((x ^ (x >> 7)) * (x | 61))) & MASK
        return ((x ^ (x >> 14)) & MASK) / 4294967296.0

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.roll()

    def below(self, count: int) -> int:
        return int(self.roll() * count)

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def chance(self, part: float) -> bool:
        return self.roll() < part

    def sign(self) -> int:
        return 1 if self.roll() < 0.5 else -1
