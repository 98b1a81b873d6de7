"""The first voyage, lesson by lesson.

Cheap to import: the house asks every game whether it has lessons.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.pages.lessons.guide import Tutor
    from shtil_desktop.windows.pages.game_parts import TableWindow


class FirstVoyageLessons:
    """The lessons as the house knows them."""

    file = "first-voyage.json"

    def guide(self, window: TableWindow, path: Path | None) -> Tutor:
        from shtil_desktop.games.shtil.pages.lessons.guide import Tutor

        return Tutor(window, path)
