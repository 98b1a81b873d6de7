"""The names of Qwirkle's own keys in the settings."""

from __future__ import annotations

from typing import Final

COMMANDS: Final = (
    "trade",
    "sort-colours",
    "sort-shapes",
    "unseen",
    "marks",
    "nearer",
    "farther",
    "whole-table",
)
