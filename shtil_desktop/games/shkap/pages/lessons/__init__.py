"""The first expedition, lesson by lesson.

Cheap to import: the house asks every game whether it has lessons.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.pages.lessons.guide import ExpeditionGuide
    from shtil_desktop.windows.pages.game_parts import TableWindow


class FirstExpeditionLessons:
    """The lessons as the house knows them."""

    file = "first-expedition.json"

    def guide(self, window: TableWindow, path: Path | None) -> ExpeditionGuide:
        from shtil_desktop.games.shkap.pages.lessons.guide import ExpeditionGuide

        return ExpeditionGuide(window, path)
