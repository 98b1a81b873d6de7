"""What the statistics count of Shtil alone: modes, crews, expansions, cards left, cells left empty."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.pages.grid_chart import LostCells
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import Filter

translate = QCoreApplication.translate

CREWS: Final = range(1, 6)
NOTHING: Final = "–"


class ShtilStatistics:
    def filters(self) -> list[Filter]:
        return [self._modes(), self._crews(), self._expansions()]

    def _modes(self) -> Filter:
        return Filter(
            translate("StatisticsPage", "Mode"),
            (translate("StatisticsPage", "All modes"), *(names.mode_name(mode) for mode in Mode)),
            ({}, *({"group": mode.value} for mode in Mode)),
        )

    def _crews(self) -> Filter:
        return Filter(
            translate("StatisticsPage", "Crew"),
            (translate("StatisticsPage", "Any crew"), *(names.crew_name(seats) for seats in CREWS)),
            ({}, *({"seats": seats} for seats in CREWS)),
        )

    def _expansions(self) -> Filter:
        texts = names.expansion_names()
        return Filter(
            translate("StatisticsPage", "Expansion"),
            (translate("StatisticsPage", "Any expansion"), *texts.values()),
            ({}, *({"having": option} for option in texts)),
        )

    def figures(self, summary: Summary) -> list[tuple[str, str, str]]:
        left = summary.averages.get("cards_left")
        return [
            (
                NOTHING if left is None else QLocale().toString(left, "f", 1),
                translate("StatisticsPage", "cards left"),
                translate("StatisticsPage", "Average number of cards left in hands and decks after a win"),
            )
        ]

    def similar(self, options: Options) -> dict[str, Any]:
        return {"options": options}

    def group_name(self, group: str) -> str:
        return names.mode_name(Mode(group))

    def chart(self, palette: Palette) -> LostCells:
        return LostCells(palette)
