"""What a seat can be asked."""

from __future__ import annotations

from enum import Enum


class Ask(Enum):
    KEEP = "keep a card"
    ANNOUNCE = "land or pass"
    TAKE = "take a card"
    LAY = "lay a route"
    MARK = "throw marks"
    STEP = "choose a step"
