"""What lies above what on a table."""

from __future__ import annotations

from enum import Enum


class Height(Enum):
    """The value is the z of the scene."""

    BOARD = 0.0
    SKY = 0.5
    CELL = 1.0
    LYING = 2.0
    RUN = 2.4
    MARK = 2.5
    PILE = 3.0
    HAND = 4.0
    PANEL = 5.0
    BEACON = 5.5
    FLYING = 6.0
    VEIL = 8.0
    OVERLAY = 9.0
    HELD = 10.0
