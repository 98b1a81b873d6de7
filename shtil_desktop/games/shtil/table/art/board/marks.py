"""The marks of a cell, by their names alone: to paint them is the board's."""

from __future__ import annotations

from enum import Enum


class CellMark(Enum):
    """What a cell tells apart from its tint; each has its own shape."""

    NONE = "none"
    OPEN = "open"  # the picked-up card may go here
    TARGET = "target"  # the card would drop here now
    HINT = "hint"
    BLOCKED = "blocked"  # reef or purple storm in this row
