"""The calendar of daily matches: what was played, how it ended, how many days in a row."""

from __future__ import annotations

import calendar
from collections.abc import Callable, Collection, Mapping
from datetime import date

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from shtil_desktop.games.base import Result
from shtil_desktop.games.daily import longest_streak, streak
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import counted, sentence_case
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.calendar.month_panel import MonthPanel
from shtil_desktop.windows.pages.calendar.played_days import PlayedDays, day_after, is_in_month
from shtil_desktop.windows.pages.game_pages import games_with_days
from shtil_desktop.windows.pages.page import Page, give_role, heading, panel, soft
from shtil_desktop.windows.pages.words.difficulty_words import (
    difficulty_marks,
    difficulty_reason,
    difficulty_sentence,
)

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -7, Qt.Key.Key_Down: 7}
"""How many days an arrow walks."""


class CalendarPage(Page):
    """A month of daily matches; `play_wanted` asks for the match of a day."""

    play_wanted = Signal(object)
    day_chosen = Signal(object)
    """Another day is shown: `show_difficulty` and `show_same_deal` tell more of it."""
    watch_wanted = Signal()
    """The player wants to see what others made of the day's deal."""

    def __init__(
        self,
        palette: Palette,
        today: date,
        results: Mapping[date, Result],
        under_way: Collection[date] = (),
        parent: QWidget | None = None,
        *,
        game: str = "",
    ) -> None:
        super().__init__(palette, parent)
        self.game = game or next(iter(games_with_days()))
        self._played = PlayedDays(today, dict(results), frozenset(under_way))
        self._chosen = today
        self.month = MonthPanel(palette, self._played)
        self.month.pressed.connect(self.choose)
        self.month.turned.connect(self._tell)
        self.streak, self.streak_note = heading(2.0), soft()
        self.best, self.best_note = heading(2.0), soft()
        self.won, self.won_note = heading(2.0), soft()
        self.day, self.kind, self.result = heading(1.2), QLabel(), soft()
        self.kind.setWordWrap(True)
        self.difficulty, self.same_deal, self.watch = soft(), soft(), QPushButton()
        give_role(self.watch, "link")
        self.watch.setStyleSheet("padding-left: 0")  # its words begin where the others do
        self.watch.clicked.connect(self.watch_wanted)
        self._measured: int | None = None
        self._same_deal_words: Callable[[], str] | None = None
        self.go = QPushButton()
        give_role(self.go, "primary")
        self.go.clicked.connect(lambda: self.play_wanted.emit(self._chosen))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.month, 1)
        row.addWidget(self._side())
        self.body.addLayout(row, 1)
        self.retranslate()

    def _side(self) -> QFrame:
        """The figures, and the chosen day."""
        frame, column = panel(18)
        frame.setFixedWidth(290)
        for figure, note in (
            (self.streak, self.streak_note),
            (self.best, self.best_note),
            (self.won, self.won_note),
        ):
            column.addWidget(figure)
            column.addWidget(note)
        column.addStretch(1)
        for widget in (self.day, self.kind, self.result, self.difficulty, self.same_deal):
            column.addWidget(widget)
        column.addWidget(self.watch, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.go)
        return frame

    def choose(self, day: date) -> None:
        """Show what belongs to a day."""
        is_other = day != self._chosen
        self._chosen = day
        if is_other:
            self._measured = self._same_deal_words = None
        self.month.choose(day)
        self._tell()
        if is_other:
            self.day_chosen.emit(day)

    @property
    def chosen(self) -> date:
        """The day that is shown."""
        return self._chosen

    def is_played(self, day: date) -> bool:
        """Whether its match was played to the end."""
        return day in self._played.results

    def show_difficulty(self, day: date, difficulty: int | None) -> None:
        """How hard the deal of a day is, if that is still the one that is shown."""
        if day == self._chosen:
            self._measured = difficulty
            self._tell_deal()

    def show_same_deal(self, day: date, say: Callable[[], str]) -> None:
        """What others made of a day's deal, in the language of now."""
        if day == self._chosen:
            self._same_deal_words = say
            self._tell_deal()

    def _tell_deal(self) -> None:
        known = self._measured
        self.difficulty.setText(
            "" if known is None else f"{difficulty_marks(known)}\n{difficulty_sentence(known)}"
        )
        self.difficulty.setAccessibleName("" if known is None else difficulty_sentence(known))
        self.difficulty.setToolTip(difficulty_reason())
        self.same_deal.setText("" if self._same_deal_words is None else self._same_deal_words())
        self.watch.setText(self.tr("Watch"))
        for widget, is_known in (
            (self.difficulty, known is not None),
            (self.same_deal, self._same_deal_words is not None),
            (self.watch, self._same_deal_words is not None),
        ):
            widget.setVisible(is_known)

    def _tell(self) -> None:
        """The figures, and what there is to say of the chosen day."""
        won, month = self._played.won, self.month.month
        count = streak(won, self._played.today)
        self.streak.setText(QLocale().toString(count))
        self.streak_note.setText(counted(self.tr("day(s) won in a row", "", count), count))
        self.best.setText(QLocale().toString(longest_streak(won)))
        self.best_note.setText(self.tr("longest streak, in days"))
        here = sum(is_in_month(day, month) for day in won)
        length = calendar.monthrange(month.year, month.month)[1]
        self.won.setText(f"{QLocale().toString(here)} / {QLocale().toString(length)}")
        self.won_note.setText(self.tr("days won this month"))
        self.day.setText(sentence_case(day_text(self._chosen, is_long=True)))
        self.day.setWordWrap(True)
        self.kind.setText(games_with_days()[self.game].kind_name(self._chosen))
        self.result.setText(self._played.result_words(self._chosen))
        self._tell_deal()
        self.go.setText(self._offer())
        self.go.setEnabled(self._played.can_be_played(self._chosen))

    def _offer(self) -> str:
        if self._chosen in self._played.under_way:
            return self.tr("Continue")
        return self.tr("Play again") if self.is_played(self._chosen) else self.tr("Play this day")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk through the days."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        day = day_after(self._chosen, step)
        if day is not None and self._played.can_be_played(day):
            self.choose(day)
            self.month.focus_on(day)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Calendar"))
        self.month.retranslate()
        self._tell()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.month.wear(palette)
