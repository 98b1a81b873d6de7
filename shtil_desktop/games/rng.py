"""The generator behind numbered deals. Frozen: a changed bit would change every deal ever shared.

The random bits are the output of SHAKE-256 over a text, read as 32-bit numbers, most significant byte first.
So neighbouring deal numbers have nothing in common, and any language with that hash can repeat a deal.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import shake_256
from struct import unpack
from typing import Any, Final

_WORDS: Final = 1 << 32
_FIRST_BLOCK: Final = 128
"""Numbers taken from the hash at first; each further block doubles what there is."""


class Rng:
    """The generator that belongs to some words, joined by slashes: the same on every platform forever.

    >>> Rng("shtil", 24).below(80)
    11
    """

    __slots__ = ("_bits", "_next", "_text")

    def __init__(self, *words: object) -> None:
        self._text = "/".join(map(str, words)).encode()
        self._bits: tuple[int, ...] = ()
        self._next = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely: bits that would favour some are skipped."""
        ceiling = _WORDS - _WORDS % limit
        while True:
            if self._next == len(self._bits):
                self._fetch()
            word = self._bits[self._next]
            self._next += 1
            if word < ceiling:
                return word % limit

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher and Yates, from the last place down."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            chosen = below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]

    def _fetch(self) -> None:
        count = max(_FIRST_BLOCK, 2 * len(self._bits))
        self._bits = unpack(f">{count}I", shake_256(self._text).digest(4 * count))
