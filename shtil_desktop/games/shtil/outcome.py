"""How a voyage can end."""

from __future__ import annotations

from enum import StrEnum


class Ending(StrEnum):
    FINISH = "finish"
    NO_MOVE = "no-move"
    GRID_FULL = "grid-full"
    HANDS_EMPTY = "hands-empty"
    PASSED = "passed"
    RESIGNED = "resigned"
