"""A month of the calendar: its days in weeks, and buttons for the months before and after it."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton

from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.calendar.day_button import DayButton
from shtil_desktop.windows.pages.calendar.played_days import FIRST_DAY, PlayedDays, day_after, is_in_month
from shtil_desktop.windows.pages.page import heading, panel_column, soft

translate = QCoreApplication.translate
WEEKS: Final = 6


class MonthPanel(QFrame):
    """Shows the month of the chosen day, until another month is turned to."""

    pressed = Signal(object)
    """A day was pressed."""
    turned = Signal()
    """Another month is shown."""

    def __init__(self, palette: Palette, played: PlayedDays) -> None:
        super().__init__()
        self._played = played
        self.month = played.today.replace(day=1)
        """Its first day."""
        self._chosen = played.today
        self.previous, self.next = QPushButton("‹"), QPushButton("›")
        self.previous.clicked.connect(lambda: self._turn(-1))
        self.next.clicked.connect(lambda: self._turn(1))
        self.title = heading(1.25)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.weekdays = [soft(wraps=False) for _ in range(7)]
        self.days = [DayButton(palette) for _ in range(WEEKS * 7)]
        for button in self.days:
            button.clicked.connect(lambda _=False, button=button: self.pressed.emit(button.day))
        self._lay_out()

    def _lay_out(self) -> None:
        column = panel_column(self, 16)
        turn = QHBoxLayout()
        for button in (self.previous, self.next):
            button.setFixedWidth(44)
        turn.addWidget(self.previous)
        turn.addWidget(self.title, 1)
        turn.addWidget(self.next)
        column.addLayout(turn)
        grid = QGridLayout()
        grid.setSpacing(4)
        for at, label in enumerate(self.weekdays):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, at)
            grid.setColumnStretch(at, 1)
        for at, day in enumerate(self.days):
            grid.addWidget(day, 1 + at // 7, at % 7)
        column.addLayout(grid, 1)

    def choose(self, day: date) -> None:
        """Mark a day, in its month."""
        self._chosen = day
        if not is_in_month(day, self.month):
            self.month = day.replace(day=1)
        self._fill()

    def focus_on(self, day: date) -> None:
        """Give a day of this month the keyboard."""
        next(button for button in self.days if button.day == day).setFocus()

    def _turn(self, by: int) -> None:
        """Another month, as far as daily matches go back."""
        middle = day_after(self.month, 15 + 31 * by)
        if middle is not None and middle >= FIRST_DAY and middle.replace(day=1) <= self._played.today:
            self.month = middle.replace(day=1)
            self._fill()
            self.turned.emit()

    def _fill(self) -> None:
        locale = QLocale()
        first = locale.firstDayOfWeek().value  # 1 Monday … 7 Sunday
        shift = (self.month.isoweekday() - first) % 7
        for at, label in enumerate(self.weekdays):
            weekday = (first - 1 + at) % 7 + 1
            label.setText(locale.standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        for at, button in enumerate(self.days):
            day = day_after(self.month, at - shift)
            self._show_day(button, self.month if day is None else day)
            button.setVisible(day is not None and is_in_month(day, self.month))
        name = locale.standaloneMonthName(QDate(self.month.year, self.month.month, 1).month())
        self.title.setText(f"{name[:1].upper()}{name[1:]} {self.month.year}")
        self.previous.setEnabled(self.month > FIRST_DAY.replace(day=1))
        self.next.setEnabled(self.month < self._played.today.replace(day=1))

    def _show_day(self, button: DayButton, day: date) -> None:
        button.day = day
        button.is_today = day == self._played.today
        button.result = self._played.results.get(day)
        button.is_under_way = day in self._played.under_way
        button.setEnabled(self._played.can_be_played(day))
        button.setChecked(day == self._chosen)
        button.setAccessibleName(day_text(day, is_long=True))
        button.setAccessibleDescription(self._played.result_words(day))
        button.update()

    def retranslate(self) -> None:
        self.previous.setAccessibleName(translate("CalendarPage", "Previous month"))
        self.next.setAccessibleName(translate("CalendarPage", "Next month"))
        self._fill()

    def wear(self, palette: Palette) -> None:
        for button in self.days:
            button.colours = palette
            button.update()
