"""Inputs made wrong: bytes changed at random, and JSON with a value or key exchanged."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

MOST_CHANGES: Final = 4
LONGEST: Final = 1 << 16
ODD_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    81,
    10**30,
    1.5,
    1e308,
    "",
    "start",
    "\x00",
    "../../x",
    "é" * 50,
    "\ud800",
    [],
    [[]],
    {},
    {"": None},
)
ODD_TEXTS: Final[tuple[bytes, ...]] = (
    b"\x00",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\xed\xa0\x80",
    b"NaN",
    b"-Infinity",
    b"1e999",
    b"9" * 5000,
    b"[" * 2000,
    b'{"a":' * 500,
    b'"\\ud800"',
    b"null",
    b"true",
    b"\r\n",
    b"__class__",
    b"../",
    b"%s%n",
    b"--",
)


class Spoiler:
    """Makes inputs from a few sound ones; the same seed makes the same."""

    def __init__(self, seed: str, sound: Sequence[bytes]) -> None:
        self._rng = Random(seed)
        self._sound = sound
        self._ways: tuple[Callable[[bytearray], None], ...] = (
            self._flip,
            self._cut,
            self._double,
            self._insert,
            self._splice,
            self._digit,
        )

    def next(self) -> bytes:
        """The next input: now and then a sound one, else one that was changed a little."""
        content = self._rng.choice(self._sound)
        if self._rng.random() < 0.4:
            content = self._with_odd_value(content)
        changed = bytearray(content)
        for _ in range(self._rng.randrange(MOST_CHANGES)):
            self._rng.choice(self._ways)(changed)
        return bytes(changed[:LONGEST])

    def _place(self, content: bytearray) -> int:
        return self._rng.randint(0, len(content))

    def _span(self, content: bytearray) -> slice:
        start = self._place(content)
        return slice(start, min(len(content), start + self._rng.choice((1, 2, 8, 64, 1024))))

    def _flip(self, content: bytearray) -> None:
        if content:
            content[self._rng.randrange(len(content))] ^= 1 << self._rng.randrange(8)

    def _cut(self, content: bytearray) -> None:
        del content[self._span(content)]

    def _double(self, content: bytearray) -> None:
        span = content[self._span(content)]
        at = self._place(content)
        content[at:at] = span

    def _insert(self, content: bytearray) -> None:
        at = self._place(content)
        random = self._rng.randbytes(self._rng.randint(1, 8))
        content[at:at] = self._rng.choice((random, self._rng.choice(ODD_TEXTS)))

    def _splice(self, content: bytearray) -> None:
        other = self._rng.choice(self._sound)
        content[self._place(content) :] = other[self._rng.randint(0, len(other)) :]

    def _digit(self, content: bytearray) -> None:
        places = [at for at, byte in enumerate(content[:4096]) if 48 <= byte <= 57]
        if places:
            content[self._rng.choice(places)] = self._rng.randint(48, 57)

    def _with_odd_value(self, content: bytes) -> bytes:
        """One value or key of a JSON text exchanged; any other text as it is."""
        try:
            found = json.loads(content)
        except (ValueError, RecursionError):
            return content
        spots = list(_spots(found))
        if not spots:
            return content
        part, key = self._rng.choice(spots)
        match self._rng.randrange(4):
            case 0:
                del part[key]
            case 1 if isinstance(part, dict):
                part[self._rng.choice(("", "x", "seat", "card", "price"))] = part.pop(key)
            case _:
                part[key] = self._rng.choice(ODD_VALUES)
        return json.dumps(found, ensure_ascii=self._rng.random() < 0.5).encode("utf-8", "surrogatepass")


def _spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value that can be exchanged, as what holds it and its key there."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    here = [(value, key) for key in keys]
    return here + [spot for key in keys for spot in _spots(value[key])]
