"""Qwirkle's lessons: a first game on the real table.

Cheap to import: the house asks every game whether it has lessons.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.pages.lessons.guide import FirstGameGuide
    from shtil_desktop.windows.pages.game_parts import TableWindow


class FirstGameLessons:
    """The lessons as the house knows them."""

    file = "qwirkle-first-game.json"

    def guide(self, window: TableWindow, path: Path | None) -> FirstGameGuide:
        from shtil_desktop.games.qwirkle.pages.lessons.guide import FirstGameGuide

        return FirstGameGuide(window, path)
