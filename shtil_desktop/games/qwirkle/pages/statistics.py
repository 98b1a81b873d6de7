"""What the statistics count of Qwirkle beside games, wins and streaks."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.qwirkle.pages import names
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import Filter, StatisticsChart

translate = QCoreApplication.translate
NOTHING: Final = "–"


class QwirkleStatistics:
    def filters(self) -> list[Filter]:
        return [
            Filter(
                translate("qwirkle", "Players"),
                (translate("qwirkle", "Any number"), *(names.seats_text(seats) for seats in SEATS)),
                ({}, *({"seats": seats} for seats in SEATS)),
            )
        ]

    def figures(self, summary: Summary) -> list[tuple[str, str, str]]:
        points = summary.averages.get("points")
        return [
            (
                NOTHING if points is None else QLocale().toString(points, "f", 1),
                translate("qwirkle", "points"),
                translate("qwirkle", "Average points in the games you won"),
            )
        ]

    def similar(self, options: Options) -> dict[str, Any]:
        return {"seats": options.seats}

    def group_name(self, group: str) -> str:
        return translate("qwirkle", "Qwirkle")

    def chart(self, palette: Palette) -> StatisticsChart | None:
        return None
