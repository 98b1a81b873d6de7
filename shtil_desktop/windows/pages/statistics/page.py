"""What the finished matches come to: figures, charts, a selection of what to count."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.play.profile.statistics.figures import Figures, Selection, Tally
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import all_pages
from shtil_desktop.windows.pages.page import Page, scrolled, soft
from shtil_desktop.windows.pages.question_bar import QuestionBar
from shtil_desktop.windows.pages.statistics.charts import RateChart, TallyChart
from shtil_desktop.windows.pages.statistics.figure_plate import FigurePlate
from shtil_desktop.windows.pages.statistics.filters import FilterRow
from shtil_desktop.windows.pages.words.trouble_words import left_out_text

Failed = Callable[[OSError], object]


class Source(Protocol):
    """Where the figures come from; they may take their time."""

    def figures(
        self, owner: QObject, selection: Selection, then: Callable[[Figures], object], failed: Failed
    ) -> None: ...

    def reset(self, owner: QObject, then: Callable[[], object], failed: Failed) -> None: ...

    def export(self, owner: QObject, path: Path, then: Callable[[], object], failed: Failed) -> None: ...


class StatisticsPage(Page):
    """Asks the source when it is shown or the selection changes; `forgotten` follows a reset."""

    forgotten = Signal()

    def __init__(
        self,
        palette: Palette,
        source: Source,
        today: date | None = None,
        ask_for_file: Callable[[], str] | None = None,
        parent: QWidget | None = None,
        *,
        game: str | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self._source = source
        self._ask_for_file = ask_for_file or self._ask_in_dialog
        self.question = QuestionBar()
        self.question.agreed.connect(self._forget)
        self.export, self.reset = QPushButton(), QPushButton()
        self.export.clicked.connect(self._export)
        self.reset.clicked.connect(lambda: self.question.ask(self._reset_question()))
        self.header.addWidget(self.export)
        self.header.addWidget(self.reset)
        self.filters = FilterRow(game or next(iter(all_pages())), today or date.today())
        self.filters.changed.connect(self.refresh)
        self.filters.game_changed.connect(self._follow_game)
        self.figures = FigurePlate(self.filters.parts)
        self.rate, self.tally = RateChart(palette), TallyChart(palette)
        self.own = self.filters.parts.chart(palette)
        """The game's own chart, if it has one."""
        self.message, self.left_out, self.played_on = soft(), soft(), soft()
        self._shown: Figures | None = None
        for button in (self.export, self.reset):
            button.setEnabled(False)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.rate, 1)
        left.addWidget(self.tally, 1)
        self._charts = QHBoxLayout()
        self._charts.setSpacing(12)
        self._charts.addLayout(left, 3)
        if self.own is not None:
            self._charts.addWidget(self.own.widget, 2)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addWidget(self.question)
        whole.addWidget(self.filters)
        whole.addWidget(self.figures.widget)
        whole.addLayout(self._charts, 1)
        for label in (self.played_on, self.left_out, self.message):
            whole.addWidget(label)
            label.setVisible(False)
        area = scrolled(whole)
        self.heading.setBuddy(area)  # its name for screen readers
        self.setFocusProxy(area)
        self.body.addWidget(area, 1)

    def _follow_game(self) -> None:
        """Another game has been chosen: what it counts takes the place of the other's."""
        if self.own is not None:
            self._charts.removeWidget(self.own.widget)
            self.own.widget.deleteLater()
        self.own = self.filters.parts.chart(self.colours)
        if self.own is not None:
            self._charts.addWidget(self.own.widget, 2)
        self._shown = None
        self.figures.show_game(self.filters.parts)
        self._say_nothing()
        self.refresh()

    @property
    def selection(self) -> Selection:
        """What is counted now."""
        return self.filters.selection

    def refresh(self) -> None:
        """Ask for the figures again; until they come, the old ones are shown."""
        selection = self.selection
        self._source.figures(self, selection, lambda found: self._show(selection, found), self._say_unread)

    def _show(self, selection: Selection, found: Figures) -> None:
        if selection != self.selection:
            return  # another has been made since
        self._shown = found
        self.figures.show_summary(found.summary)
        self.rate.show_rates(found.rates, found.first, found.last)
        name = self.filters.parts.group_name
        self.tally.show_tallies([(name(group), each) for group, each in found.tallies.items()])
        self._say_nothing()
        self._tell_played_on()
        self.reset.setEnabled(found.all > 0)
        self.export.setEnabled(found.all > 0)
        self.left_out.setText(left_out_text(found.unreadable))
        self.left_out.setVisible(found.unreadable > 0)

    def _tell_played_on(self) -> None:
        """Those from the middle of a replay are in none of the figures above."""
        apart = Tally() if self._shown is None else self._shown.played_on
        text = self.tr("Not counted above: {count} continued from a replay, {won} of them won.")
        self.played_on.setText(text.format(count=apart.all, won=apart.won))
        self.played_on.setVisible(apart.all > 0)

    def _say_unread(self, error: OSError) -> None:
        self._say(self.tr("The statistics can’t be read: {reason}").format(reason=error))

    def _say_nothing(self) -> None:
        """What the charts say where there is nothing to show."""
        found = self._shown
        nothing = self.tr("No games finished yet.")
        if found is not None and found.all and not found.summary.matches:
            nothing = self.tr("No finished games match this selection.")
        self.rate.say(self.tr("Win rate over the last twenty games"), nothing)
        self.tally.say(self.tr("Results: won and lost"), nothing)
        if self.own is not None:
            self.own.show_figures(found, nothing)

    # Reset and export

    def _reset_question(self) -> str:
        return self.tr(
            "Delete all finished games, from the calendar too? This can’t be undone; export them first."
        )

    def _forget(self) -> None:
        self.question.setVisible(False)
        self._source.reset(self, self._have_forgotten, self._say_unwritten)

    def _have_forgotten(self) -> None:
        self._say("")
        self.refresh()
        self.forgotten.emit()

    def _say_unwritten(self, error: OSError) -> None:
        self._say(self.tr("The statistics can’t be saved: {reason}").format(reason=error))

    def _export(self) -> None:
        chosen = self._ask_for_file()
        if not chosen:
            return
        path = Path(chosen)
        done, failed = self.tr("Saved: {file}"), self.tr("The file can’t be saved: {reason}")
        self._source.export(
            self,
            path,
            lambda: self._say(done.format(file=path.name)),
            lambda error: self._say(failed.format(reason=error)),
        )

    def _ask_in_dialog(self) -> str:
        wanted = self.tr("CSV files (*.csv)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Export statistics"), "shtil.csv", wanted)
        return name

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))

    # Words and colours

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Statistics"))
        self.export.setText(self.tr("Export…"))
        self.reset.setText(self.tr("Reset…"))
        self.question.text.setText(self._reset_question())
        self.question.set_answers(self.tr("Delete"), self.tr("Keep"))
        self.filters.retranslate()
        self.figures.retranslate()
        self._say_nothing()
        self._tell_played_on()
        self.refresh()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        for chart in (self.rate, self.tally, self.own):
            if chart is not None:
                chart.wear(palette)
