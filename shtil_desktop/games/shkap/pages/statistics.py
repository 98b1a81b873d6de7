"""What the statistics count of Shkap beside expeditions, wins and streaks."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.shkap.crew.levels import LEVELS
from shtil_desktop.games.shkap.pages import names
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import Filter, StatisticsChart

translate = QCoreApplication.translate
NOTHING: Final = "–"


class ShkapStatistics:
    def filters(self) -> list[Filter]:
        return [self._modes(), self._seats(), self._levels()]

    def _modes(self) -> Filter:
        return Filter(
            translate("StatisticsPage", "Mode"),
            (translate("StatisticsPage", "All modes"), *(names.mode_name(mode) for mode in Mode)),
            ({}, *({"group": mode.value} for mode in Mode)),
        )

    def _seats(self) -> Filter:
        return Filter(
            translate("shkap", "Players"),
            (translate("shkap", "Any number"), *(names.seats_text(seats) for seats in SEATS)),
            ({}, *({"seats": seats} for seats in SEATS)),
        )

    def _levels(self) -> Filter:
        texts = (names.level_name(level) for level in LEVELS)
        return Filter(
            translate("shkap", "Strongest opponent"),
            (translate("shkap", "Any opponents"), *texts),
            ({}, *({"level": at} for at in range(1, len(LEVELS) + 1))),
        )

    def figures(self, summary: Summary) -> list[tuple[str, str, str]]:
        coins, missed = (summary.averages.get(name) for name in ("coins_an_island", "missed"))
        return [
            (
                NOTHING if coins is None else QLocale().toString(coins / 100, "f", 2),
                translate("shkap", "coins per island"),
                translate("shkap", "Your coins on an island, on average"),
            ),
            (
                NOTHING if missed is None else QLocale().toString(missed, "f", 1),
                translate("shkap", "missed"),
                translate(
                    "shkap",
                    "On average, on how many islands per expedition your cards could have brought more",
                ),
            ),
        ]

    def similar(self, options: Options) -> dict[str, Any]:
        return {"group": options.mode.value, "seats": options.seats}

    def group_name(self, group: str) -> str:
        return names.mode_name(Mode(group))

    def chart(self, palette: Palette) -> StatisticsChart | None:
        return None
