"""What the statistics count of Qwirkle beside games, wins and streaks."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.qwirkle.crew.levels import LEVELS
from shtil_desktop.games.qwirkle.pages import names
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.games.qwirkle.table.words.tile_words import level_name
from shtil_desktop.play.profile.statistics.figures import Figures, Summary
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_parts import Filter
from shtil_desktop.windows.pages.statistics.charts import RateChart

translate = QCoreApplication.translate
NOTHING: Final = "–"
LEAST: Final = 2.0
"""Points lost per move that the chart has room for, even if they are always fewer."""


class QwirkleStatistics:
    def filters(self) -> list[Filter]:
        return [
            Filter(
                translate("qwirkle", "Players"),
                (translate("qwirkle", "Any number"), *(names.seats_text(seats) for seats in SEATS)),
                ({}, *({"seats": seats} for seats in SEATS)),
            ),
            Filter(
                translate("qwirkle", "Strongest opponent"),
                (translate("qwirkle", "Any opponents"), *(level_name(level) for level in LEVELS)),
                ({}, *({"level": at} for at in range(1, len(LEVELS) + 1))),
            ),
        ]

    def figures(self, summary: Summary) -> list[tuple[str, str, str]]:
        points, qwirkles, lost = (summary.averages.get(name) for name in ("points", "qwirkles", "lost"))
        best = summary.largest.get("best_turn")
        return [
            (
                _decimal(points, 0),
                translate("qwirkle", "points per game"),
                translate("qwirkle", "Your points, on average over all games"),
            ),
            (
                NOTHING if best is None else QLocale().toString(best),
                translate("qwirkle", "best turn"),
                translate("qwirkle", "The most points you have scored in one turn"),
            ),
            (
                _decimal(qwirkles, 1),
                translate("qwirkle", "Qwirkles per game"),
                translate("qwirkle", "Lines of six that you have completed, on average over all games"),
            ),
            (
                _decimal(None if lost is None else lost / 100, 1),
                translate("qwirkle", "lost per move"),
                translate(
                    "qwirkle", "Points lost per move, on average over the games that have been reviewed"
                ),
            ),
        ]

    def similar(self, options: Options) -> dict[str, Any]:
        return {"seats": options.seats}

    def group_name(self, group: str) -> str:
        return names.seats_text(int(group))

    def chart(self, palette: Palette) -> LostPoints:
        return LostPoints(palette)


def _decimal(figure: float | None, decimals: int) -> str:
    return NOTHING if figure is None else QLocale().toString(figure, "f", decimals)


class LostPoints(RateChart):
    """Points lost per move, from one reviewed game to the next."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._most = LEAST

    @property
    def widget(self) -> QWidget:
        return self

    def scale_text(self, part: float) -> str:
        return _decimal(part * self._most, 1)

    def show_figures(self, found: Figures | None, nothing: str) -> None:
        """`nothing` is said if no game is counted."""
        lost = [each / 100 for each in (() if found is None else found.course)]
        self._most = max(LEAST, *lost, LEAST)
        self.show_rates([each / self._most for each in lost], None, None)
        self.setAccessibleDescription(_decimal(lost[-1], 1) if lost else "")
        unread = translate("qwirkle", "Open the review of a finished game, and its figure appears here.")
        is_unread = found is not None and found.summary.matches
        self.say(translate("qwirkle", "Points lost per move"), unread if is_unread else nothing)
