"""Dates, moments and shares as the locale writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

SECONDS_OF_TIME = 10**12
"""Before and after 1970: some thirty thousand years, which Qt can tell."""


def day_text(day: date, is_long: bool = False) -> str:
    """A date as the locale writes it: “16 November”, or with the year."""
    locale = QLocale()
    when = QDate(day.year, day.month, day.day)
    if is_long:
        return locale.toString(when, QLocale.FormatType.LongFormat)
    by_language: dict[QLocale.Language, str] = {QLocale.Language.German: "d. MMMM"}
    return locale.toString(when, by_language.get(locale.language(), "d MMMM"))


def moment_text(moment: datetime, has_time: bool = True) -> str:
    """A moment as the locale writes it, in the time zone of this place; any year will do.

    Python refuses to move the first and the last day of its calendar to another time zone, Qt doesn't mind.
    """
    return seconds_text(int(moment.timestamp()), has_time)


def seconds_text(seconds: int, has_time: bool = True) -> str:
    """A moment told by its seconds since 1970, as the locale writes it."""
    there = QDateTime.fromSecsSinceEpoch(max(-SECONDS_OF_TIME, min(SECONDS_OF_TIME, seconds)))
    if has_time:
        return QLocale().toString(there, QLocale.FormatType.ShortFormat)
    return QLocale().toString(there.date(), QLocale.FormatType.ShortFormat)


def percent_text(part: float) -> str:
    """A share as the locale writes it."""
    gap = "" if QLocale().language() == QLocale.Language.English else "\N{NO-BREAK SPACE}"
    return f"{QLocale().toString(round(100 * part))}{gap}%"


def chance_text(chance: float) -> str:
    """A chance as the locale writes it: 100 % and 0 are left to what is certain."""
    return percent_text(chance if chance in (0, 1) else min(0.99, max(0.01, chance)))
