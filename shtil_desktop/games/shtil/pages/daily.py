"""The daily voyages, as the calendar tells of them."""

from __future__ import annotations

from datetime import date

from shtil_desktop.games.shtil.daily import WEEK
from shtil_desktop.games.shtil.pages.names import voyage_name


class ShtilDaily:
    """A voyage for each day of the week."""

    def kind_name(self, day: date) -> str:
        return voyage_name(WEEK[day.weekday()])
