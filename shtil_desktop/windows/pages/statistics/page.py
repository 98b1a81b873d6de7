"""What the finished voyages come to: figures, charts, a choice of what to count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.rules.options import LAYOUTS, Mode
from shtil_desktop.play.profile.statistics.figures import Choice, Expansion, Figures, Summary
from shtil_desktop.table.counted_words import counted
from shtil_desktop.table.locale_words import percent_text
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.file_notices import left_out_text
from shtil_desktop.windows.pages.page import ChoiceBox, Page, give_role, heading, panel, scrolled, soft
from shtil_desktop.windows.pages.statistics.charts import GridChart, RateChart, TallyChart

MODES: Final = (None, *Mode)
CREWS: Final = (None, 1, 2, 3, 4, 5)
EXPANSIONS: Final = (None, *Expansion)
HELP: Final = (
    Choice(),
    Choice(undo=False, hints=False, repeats=False),
    Choice(undo=True),
    Choice(hints=True),
)
DAYS: Final = (None, 7, 30, 365)
EMPTY: Final = Summary(0, 0, 0, 0, 0, None, None, 0, 0)


Failed = Callable[[OSError], object]


class Source(Protocol):
    """Where the figures come from; they may take their time."""

    def figures(self, choice: Choice, then: Callable[[Figures], object], failed: Failed) -> None: ...

    def reset(self, then: Callable[[], object], failed: Failed) -> None: ...

    def export(self, path: Path, then: Callable[[], object], failed: Failed) -> None: ...


class StatisticsPage(Page):
    """Asks the source when it is shown or the choice changes; `forgotten` follows a reset."""

    forgotten = Signal()

    def __init__(
        self,
        palette: Palette,
        source: Source,
        today: date | None = None,
        ask_for_file: Callable[[], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self._source = source
        self._today = today or date.today()
        self._ask_for_file = ask_for_file or self._ask_in_dialog
        self.export, self.reset = QPushButton(), QPushButton()
        self.export.clicked.connect(self._export)
        self.reset.clicked.connect(self._ask)
        self.header.addWidget(self.export)
        self.header.addWidget(self.reset)
        self._build_question()
        self._build_filters()
        self.figures = [(heading(1.45), soft(wraps=False)) for _ in range(7)]
        self.rate, self.tally, self.grid = RateChart(palette), TallyChart(palette), GridChart(palette)
        self.message, self.left_out = soft(), soft()
        self._shown: Figures | None = None
        for button in (self.export, self.reset):
            button.setEnabled(False)
        self._lay_out()
        self.retranslate()

    def _build_question(self) -> None:
        """Asked on the page itself: nothing important in a dialog."""
        self.question = QFrame()
        self.question.setFrameShape(QFrame.Shape.StyledPanel)
        give_role(self.question, "panel")
        self.question_text, self.forget, self.keep = QLabel(), QPushButton(), QPushButton()
        self.question_text.setWordWrap(True)
        row = QHBoxLayout(self.question)
        row.addWidget(self.question_text, 1)
        row.addWidget(self.forget)
        row.addWidget(self.keep)
        self.forget.clicked.connect(self._forget)
        self.keep.clicked.connect(lambda: self.question.setVisible(False))
        self.question.setVisible(False)

    def _ask(self) -> None:
        """The harmless answer is at hand."""
        self.question.setVisible(True)
        self.keep.setFocus()

    def _build_filters(self) -> None:
        self.mode, self.crew, self.expansion, self.help, self.period = (ChoiceBox() for _ in range(5))
        for box, count in (
            (self.mode, len(MODES)),
            (self.crew, len(CREWS)),
            (self.expansion, len(EXPANSIONS)),
            (self.help, len(HELP)),
            (self.period, len(DAYS)),
        ):
            for _ in range(count):
                box.addItem("")
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.activated.connect(self.refresh)

    def _lay_out(self) -> None:
        filters = QHBoxLayout()
        filters.setSpacing(8)
        for box in (self.mode, self.crew, self.expansion, self.help, self.period):
            filters.addWidget(box, 1)
        plate, column = panel(14)
        row = QHBoxLayout()
        row.setSpacing(18)
        for figure, words in self.figures:
            cell = QVBoxLayout()
            cell.setSpacing(0)
            cell.addWidget(figure)
            cell.addWidget(words)
            row.addLayout(cell, 1)
        column.addLayout(row)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.rate, 1)
        left.addWidget(self.tally, 1)
        charts = QHBoxLayout()
        charts.setSpacing(12)
        charts.addLayout(left, 3)
        charts.addWidget(self.grid, 2)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addWidget(self.question)
        whole.addLayout(filters)
        whole.addWidget(plate)
        whole.addLayout(charts, 1)
        for label in (self.left_out, self.message):
            whole.addWidget(label)
            label.setVisible(False)
        self.body.addWidget(scrolled(whole), 1)

    @property
    def choice(self) -> Choice:
        """What is counted now."""
        days = DAYS[max(0, self.period.currentIndex())]
        return replace(
            HELP[max(0, self.help.currentIndex())],
            mode=MODES[max(0, self.mode.currentIndex())],
            seats=CREWS[max(0, self.crew.currentIndex())],
            expansion=EXPANSIONS[max(0, self.expansion.currentIndex())],
            since=None if days is None else self._today - timedelta(days=days),
        )

    def refresh(self) -> None:
        """Ask for the figures again; until they come, the old ones are shown."""
        choice = self.choice
        self._source.figures(
            choice, self._if_here(lambda found: self._show(choice, found)), self._if_here(self._say_unread)
        )

    def _if_here(self, act: Callable[..., object]) -> Callable[..., None]:
        """An answer may come when the page has been closed."""

        def take(*answer: object) -> None:
            if isValid(self):
                act(*answer)

        return take

    def _show(self, choice: Choice, found: Figures) -> None:
        if choice != self.choice:
            return  # another has been made since
        self._shown = found
        self._show_figures(found.summary)
        self.rate.show_rates(found.rates, found.first, found.last)
        self.tally.show_tallies([(names.mode_name(mode), each) for mode, each in found.tallies.items()])
        self.grid.show_counts(LAYOUTS[found.grid], found.lost_at)
        self._say_nothing()
        self.reset.setEnabled(found.all > 0)
        self.export.setEnabled(found.all > 0)
        self.left_out.setText(left_out_text(found.unreadable))
        self.left_out.setVisible(found.unreadable > 0)

    def _say_unread(self, error: OSError) -> None:
        self._say(self.tr("The statistics can’t be read: {reason}").format(reason=error))

    def _say_nothing(self) -> None:
        """What the charts say where there is nothing to show."""
        found = self._shown
        nothing = self.tr("No voyages finished yet: the sea is patient.")
        if found is not None and found.all and not found.summary.matches:
            nothing = self.tr("No finished voyages match this selection.")
        self.rate.say(self.tr("Win rate over the last twenty voyages"), nothing)
        self.tally.say(self.tr("Results by mode: won and lost"), nothing)
        mode = Mode.STANDARD if found is None else found.grid
        title = self.tr("Cells left empty in lost voyages: {mode}").format(mode=names.mode_name(mode))
        unlost = self.tr("No voyages lost here yet.")
        self.grid.say(title, unlost if found is None or found.summary.matches or not found.all else nothing)

    def _show_figures(self, figures: Summary) -> None:
        locale, nothing = QLocale(), "–"
        values = (
            locale.toString(figures.matches),
            locale.toString(figures.wins),
            nothing if figures.rate is None else percent_text(figures.rate),
            f"{locale.toString(figures.current_streak)} / {locale.toString(figures.best_streak)}",
            nothing if figures.shortest is None else locale.toString(figures.shortest),
            nothing if figures.cards_left is None else locale.toString(figures.cards_left, "f", 1),
            f"{locale.toString(figures.unhelped_wins)} / {locale.toString(figures.unhelped)}",
        )
        for (figure, _), value in zip(self.figures, values, strict=True):
            figure.setText(value)
        self._name_figures(figures)

    def _name_figures(self, figures: Summary) -> None:
        """The words below the figures; the first two agree with theirs in number."""
        voyages, wins = figures.matches, figures.wins
        words = (
            counted(self.tr("voyage(s)", "", voyages), voyages),
            counted(self.tr("win(s)", "", wins), wins),
            self.tr("win rate"),
            self.tr("streak / best"),
            self.tr("shortest win"),
            self.tr("cards left"),
            self.tr("without help"),
        )
        for (figure, label), word in zip(self.figures, words, strict=True):
            label.setText(word)
            figure.setAccessibleDescription(word)

    # Reset and export

    def _forget(self) -> None:
        self.question.setVisible(False)
        self._source.reset(self._if_here(self._have_forgotten), self._if_here(self._say_unwritten))

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
            path,
            self._if_here(lambda: self._say(done.format(file=path.name))),
            self._if_here(lambda error: self._say(failed.format(reason=error))),
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
        self.question_text.setText(
            self.tr(
                "Delete all finished voyages, from the calendar too? This can’t be undone; export them first."
            )
        )
        self.forget.setText(self.tr("Delete"))
        self.keep.setText(self.tr("Keep"))
        self._retranslate_filters()
        tips = (
            self.tr("All finished voyages in this selection"),
            self.tr("Voyages won"),
            self.tr("Share of voyages won"),
            self.tr("Wins in a row: current streak and best"),
            self.tr("Actions in your shortest win"),
            self.tr("Average number of cards left in hands and decks after a win"),
            self.tr("Wins out of all voyages without undo or hints, on a deal you hadn’t seen before"),
        )
        for (figure, label), tip in zip(self.figures, tips, strict=True):
            label.setToolTip(tip)
            figure.setToolTip(tip)
        self._name_figures(EMPTY if self._shown is None else self._shown.summary)
        self._say_nothing()
        self.refresh()

    def _retranslate_filters(self) -> None:
        expansions = {
            Expansion.REEFS: self.tr("Jagged reefs"),
            Expansion.MONSTERS: self.tr("Sea monsters"),
            Expansion.STORMS: self.tr("Storm and compass"),
            Expansion.WILDS: self.tr("Wild cards"),
            Expansion.REMOVED: self.tr("Fewer islands"),
        }
        texts = {
            self.mode: [self.tr("All modes"), *(names.mode_name(mode) for mode in Mode)],
            self.crew: [self.tr("Any crew"), *(names.crew_name(seats) for seats in range(1, 6))],
            self.expansion: [self.tr("Any expansion"), *(expansions[each] for each in Expansion)],
            self.help: [
                self.tr("With or without help"),
                self.tr("Without help"),
                self.tr("With undo"),
                self.tr("With hints"),
            ],
            self.period: [
                self.tr("All time"),
                self.tr("Last 7\xa0days"),
                self.tr("Last 30\xa0days"),
                self.tr("Last 365\xa0days"),
            ],
        }
        labels = (
            self.tr("Mode"),
            self.tr("Crew"),
            self.tr("Expansion"),
            self.tr("Help"),
            self.tr("Period"),
        )
        for (box, lines), label in zip(texts.items(), labels, strict=True):
            box.setAccessibleName(label)
            for at, text in enumerate(lines):
                box.setItemText(at, text)

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        for chart in (self.rate, self.tally, self.grid):
            chart.wear(palette)
