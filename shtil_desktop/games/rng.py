"""The generator behind numbered deals. Frozen: a changed bit would change every deal ever shared.

SplitMix64: the state grows by a constant, each output is the state mixed by two multiplications (all
modulo 2**64). A seed is the first 8 bytes, big-endian, of the SHA-256 of a text, so that neighbouring deal
numbers have nothing in common.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import sha256
from typing import Any

_MASK = (1 << 64) - 1


class Rng:
    """Small, documented and the same on every platform and Python version.

    >>> Rng.named("shtil", 24).below(80)
    41
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    @classmethod
    def named(cls, *words: object) -> Rng:
        """The generator that belongs to these words, joined by slashes."""
        text = "/".join(str(word) for word in words)
        return cls(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))

    def next64(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely: draws that would favour some are repeated."""
        ceiling = (1 << 64) - (1 << 64) % limit
        while (bits := self.next64()) >= ceiling:
            pass
        return bits % limit

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]
