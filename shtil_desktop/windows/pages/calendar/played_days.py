"""What the calendar knows of the days: which were played, how they ended, which are still under way."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Result
from shtil_desktop.games.values import value

translate = QCoreApplication.translate

FIRST_DAY: Final = date(2026, 1, 1)
"""Before it nobody played."""


def day_after(day: date, days: int) -> date | None:
    """The day so many days later; None beyond the ends of the calendar."""
    wanted = day.toordinal() + days
    return date.fromordinal(wanted) if date.min.toordinal() <= wanted <= date.max.toordinal() else None


def is_in_month(day: date, month: date) -> bool:
    """Whether a day belongs to the month that another day is in."""
    return (day.year, day.month) == (month.year, month.month)


@value
class PlayedDays:
    """The results of one game's days up to today."""

    today: date
    results: Mapping[date, Result]
    under_way: Collection[date]

    def can_be_played(self, day: date) -> bool:
        return FIRST_DAY <= day <= self.today

    @property
    def won(self) -> set[date]:
        return {day for day, result in self.results.items() if result is Result.WON}

    def result_words(self, day: date) -> str:
        """How a day ended, in a word or two."""
        if day in self.results:
            is_won = self.results[day] is Result.WON
            return translate("CalendarPage", "You won") if is_won else translate("CalendarPage", "You lost")
        if day in self.under_way:
            return translate("CalendarPage", "under way")
        return translate("CalendarPage", "not played yet")
