"""The match of a day, as every game has it, and days won in a row."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Any

from shtil_desktop.games.values import value


@value
class DailyDeal:
    """The deal of a day: the same for everyone."""

    day: date
    options: Any
    number: int
    is_proven: bool
    """Whether it is known that it can be won."""


def streak(won: Collection[date], today: date) -> int:
    """How many days in a row up to today were won; while today's voyage is open, up to yesterday.

    >>> streak({date(2026, 11, 14), date(2026, 11, 15)}, date(2026, 11, 16))
    2
    """
    last = today.toordinal()  # plain numbers: the calendar ends somewhere, and so would a date
    days = {day.toordinal() for day in won}
    day = last if last in days else last - 1
    count = 0
    while day - count in days:
        count += 1
    return count


def longest_streak(won: Collection[date]) -> int:
    """The most days in a row that were ever won.

    >>> longest_streak({date(2026, 11, 14), date(2026, 11, 15), date(2026, 11, 20)})
    2
    """
    longest = current = 0
    before = 0
    for day in sorted(day.toordinal() for day in won):
        current = current + 1 if day == before + 1 else 1
        longest, before = max(longest, current), day
    return longest
