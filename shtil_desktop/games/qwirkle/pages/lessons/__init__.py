"""Qwirkle's lessons: a first game on the real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import Lessons


def lessons_of_qwirkle() -> Lessons | None:
    """None, until they are written."""
    return None
