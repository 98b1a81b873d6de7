"""The generator behind numbered deals. Frozen: a changed bit would change every deal ever shared.

The random bits are the output of SHAKE-256 over a text, read as 32-bit numbers, most significant byte first.
So neighbouring deal numbers have nothing in common, and any language with that hash can repeat a deal.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence
from struct import unpack
from typing import Any, Final

try:  # as `random` has its hash: `hashlib` would load OpenSSL first, 2 ms of the program's start
    from _sha3 import shake_256  # type: ignore[import-not-found]
except ImportError:
    from hashlib import shake_256

_ALL: Final = 1 << 32
_SAFE: Final = _ALL - 1024
"""A word below this favours no number, for limits up to 1024."""
_FIRST_BLOCK: Final = 128
"""Numbers taken from the hash at first; each further block doubles what there is."""


class Rng:
    """The generator that belongs to some words, joined by slashes: the same on every platform forever.

    >>> Rng("shtil", 24).below(80)
    34
    """

    __slots__ = ("_words",)

    def __init__(self, *words: object) -> None:
        self._words = _stream("/".join(map(str, words)).encode())

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely: bits that would favour some are skipped."""
        return self._fair(next(self._words), limit) % limit

    def _fair(self, word: int, limit: int) -> int:
        """This word or, if it would favour some numbers below the limit, the next that doesn't."""
        while word >= _ALL - _ALL % limit:
            word = next(self._words)
        return word

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher and Yates, from the last place down, for up to 1024 items."""
        words = self._words
        for last in range(len(items) - 1, 0, -1):
            word = next(words)
            if word >= _SAFE:
                word = self._fair(word, last + 1)
            chosen = word % (last + 1)
            items[last], items[chosen] = items[chosen], items[last]


def _stream(text: bytes) -> Iterator[int]:
    """The hash of a text as endless 32-bit numbers; a longer output of it begins with the shorter one."""
    had, count = 0, _FIRST_BLOCK
    while True:
        words = unpack(f">{count}I", shake_256(text).digest(4 * count))
        yield from words[had:]
        had, count = count, 2 * count
