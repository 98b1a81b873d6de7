"""Qwirkle's lessons: a first game on the real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.pages.lessons.guide import FirstGameLessons


def lessons_of_qwirkle() -> FirstGameLessons:
    """The lessons, as the house asks for them."""
    from shtil_desktop.games.qwirkle.pages.lessons.guide import FirstGameLessons

    return FirstGameLessons()
