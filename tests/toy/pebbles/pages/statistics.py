"""What the statistics count of Pebbles beside matches, wins and streaks."""

from __future__ import annotations

from typing import Any

from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import Filter
from tests.toy.pebbles.rules.options import Options


class PebblesStatistics:
    def filters(self) -> list[Filter]:
        return []

    def figures(self, summary: Summary) -> list[tuple[str, str, str]]:
        return []

    def similar(self, options: Options) -> dict[str, Any]:
        return {"seats": options.seats}

    def group_name(self, group: Any) -> str:
        return str(group)

    def chart(self, palette: Palette) -> None:
        return None
