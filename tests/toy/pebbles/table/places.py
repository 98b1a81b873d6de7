"""What can be touched on the table of Pebbles, or told of it."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    COUNT = "count"  # a choice, by its pebbles
    PILE = "pile"
    SEAT = "seat"  # by its number
