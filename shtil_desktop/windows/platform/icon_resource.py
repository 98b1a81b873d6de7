"""Small pictures handed to Qt out of memory, under names like `:/shtil/tick.svg` that suit every style sheet.

A style sheet can't name a file in a folder with `%`, `?` or `{` in its path, and a file in a profile may be
anything. So the icons lie in one file with the style sheet, are read with it, and have no path at all.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import qRegisterResourceData

ROOT: Final = "shtil"
FORMAT: Final = 1  # the oldest that Qt reads, and all that is needed
FOLDER: Final = 2
_lent: list[tuple[bytes, bytes, bytes]] = []
"""Qt reads from these as long as the program runs."""


def address(name: str) -> str:
    """How a style sheet calls an icon."""
    return f":/{ROOT}/{name}"


def lend(icons: Mapping[str, bytes]) -> None:
    """Give Qt these icons by their names; each is there from now on."""
    parts = _tree(icons)
    if parts not in _lent:
        _lent.append(parts)
        qRegisterResourceData(FORMAT, *parts)


def _tree(icons: Mapping[str, bytes]) -> tuple[bytes, bytes, bytes]:
    """Tree, names and data as Qt's resource compiler writes them: a root, a folder in it, files by hash."""
    hashes = {name: _hash(name) for name in (ROOT, *icons)}
    ordered = sorted(icons, key=lambda name: (hashes[name], name))
    tree = [struct.pack(">IHII", 0, FOLDER, 1, 1), struct.pack(">IHII", 0, FOLDER, len(ordered), 2)]
    names, data = bytearray(_entry(ROOT, hashes[ROOT])), bytearray()
    for name in ordered:
        tree.append(struct.pack(">IHHHI", len(names), 0, 0, 1, len(data)))
        names += _entry(name, hashes[name])
        data += struct.pack(">I", len(icons[name])) + icons[name]
    return b"".join(tree), bytes(names), bytes(data)


def _entry(name: str, hashed: int) -> bytes:
    return struct.pack(">HI", len(name), hashed) + name.encode("utf-16-be")


def _hash(name: str) -> int:
    """Qt's own, by which it finds a name.

    >>> _hash("shtil")
    7994108
    """
    found = 0
    for letter in name:
        found = (found << 4) + ord(letter)
        found ^= (found & 0xF0000000) >> 23
        found &= 0x0FFFFFFF
    return found
