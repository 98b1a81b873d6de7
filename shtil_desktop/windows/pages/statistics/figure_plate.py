"""The plate of figures: matches, wins, streaks, and what the game counts besides."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from shtil_desktop.games.values import value
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.table.words.locale_words import percent_text
from shtil_desktop.windows.pages.game_parts import StatisticsParts
from shtil_desktop.windows.pages.page import heading, panel, soft

translate = QCoreApplication.translate

EMPTY: Final = Summary(0, 0, 0, 0, 0, None, {}, 0, 0)
NOTHING: Final = "–"


@value
class Figure:
    """One figure as it is written, its word, and what it means."""

    text: str
    word: str
    meaning: str


class FigurePlate:
    """Shows a summary; the words agree with the figures in number."""

    def __init__(self, parts: StatisticsParts) -> None:
        self._parts = parts
        self._summary = EMPTY
        self._is_known = False
        self.labels: list[tuple[QLabel, QLabel]] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(18)
        self.widget, column = panel(14)
        column.addLayout(self._row)

    def show_game(self, parts: StatisticsParts) -> None:
        """Count what this game counts."""
        self._parts = parts
        self.retranslate()

    def show_summary(self, summary: Summary) -> None:
        self._summary, self._is_known = summary, True
        self.retranslate()

    def retranslate(self) -> None:
        found = self.figures()
        while len(self.labels) < len(found):
            self._add_label()
        for at, (figure, word) in enumerate(self.labels):
            for label in (figure, word):
                label.setVisible(at < len(found))
        for at, ((figure, word), each) in enumerate(zip(self.labels, found, strict=False)):
            figure.setText(each.text if self._is_known else "")
            figure.setAccessibleDescription(each.word)
            word.setText(each.word)
            for label in (figure, word):
                label.setToolTip(each.meaning)
            width = max(word.fontMetrics().horizontalAdvance(each.word), figure.sizeHint().width())
            self._row.setStretch(at, width)  # so that no word is broken while another has room to spare

    def _add_label(self) -> None:
        figure, word = heading(1.45), soft()
        cell = QVBoxLayout()
        cell.setSpacing(0)
        cell.addWidget(figure)
        cell.addWidget(word, 1, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(cell, 1)
        self.labels.append((figure, word))

    def figures(self) -> list[Figure]:
        """All of them, in their order: the game's own before those won without help."""
        own = [Figure(*each) for each in self._parts.figures(self._summary)]
        first, last = self._shared()[:-1], self._shared()[-1]
        return [*first, *own, last]

    def _shared(self) -> list[Figure]:
        known, locale = self._summary, QLocale()
        matches, wins, shortest = known.matches, known.wins, known.shortest
        return [
            Figure(
                locale.toString(matches),
                counted(translate("StatisticsPage", "game(s)", "", matches), matches),
                translate("StatisticsPage", "All finished games in this selection"),
            ),
            Figure(
                locale.toString(wins),
                counted(translate("StatisticsPage", "win(s)", "", wins), wins),
                translate("StatisticsPage", "Games won"),
            ),
            Figure(
                NOTHING if known.rate is None else percent_text(known.rate),
                translate("StatisticsPage", "win rate"),
                translate("StatisticsPage", "Share of games won"),
            ),
            Figure(
                f"{locale.toString(known.current_streak)} / {locale.toString(known.best_streak)}",
                translate("StatisticsPage", "streak / best"),
                translate("StatisticsPage", "Wins in a row: current streak and best"),
            ),
            Figure(
                NOTHING if shortest is None else locale.toString(shortest),
                translate("StatisticsPage", "shortest win"),
                translate("StatisticsPage", "Actions in your shortest win"),
            ),
            Figure(
                f"{locale.toString(known.unhelped_wins)} / {locale.toString(known.unhelped)}",
                translate("StatisticsPage", "without help"),
                translate(
                    "StatisticsPage",
                    "Wins out of all games without undo or hints, on a deal you hadn’t seen before",
                ),
            ),
        ]
