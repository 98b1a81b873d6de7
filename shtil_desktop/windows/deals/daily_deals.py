"""What is known of the deals of the days: how hard they are, and what others made of those played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games import face_of
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.worker.ticket import Ticket
from shtil_desktop.windows.background.deal_inquiries import DealInquiries

if TYPE_CHECKING:
    from shtil_desktop.games.daily import DailyDeal
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.windows.pages.calendar.page import CalendarPage


class TodaysDifficulty(QObject):
    """Of the match of today, for the start page; `found` follows when it becomes known."""

    found = Signal()

    def __init__(self, deals: DealInquiries, parent: QObject) -> None:
        super().__init__(parent)
        self._deals = deals
        self._asked: tuple[str, date] | None = None
        self._known: int | None = None
        self._inquiry: Ticket | None = None

    def of(self, game: str, day: date) -> int | None:
        """As far as it is known."""
        return self._known if self._asked == (game, day) else None

    def ask(self, game: str, day: date) -> None:
        """Have it found out, once."""
        if self._asked != (game, day):
            self._asked, self._known = (game, day), None
            self._inquiry = self._deals.daily(self, game, day, lambda deal: self._measure(game, day, deal))

    def rest(self) -> None:
        """Nobody looks at the start page."""
        if self._known is None and self._inquiry is not None:
            self._inquiry.cancel()
            self._asked = self._inquiry = None

    def _measure(self, game: str, day: date, deal: DailyDeal | None) -> None:
        if deal is None:
            self._asked = None  # there was no worker; another try may find one
        else:
            self._inquiry = self._deals.difficulty(
                self, game, deal.options, deal.number, lambda found: self._hear(game, day, found)
            )

    def _hear(self, game: str, day: date, found: int | None) -> None:
        if found is not None and self._asked == (game, day):
            self._known = found
            self.found.emit()


class CalendarDeals(QObject):
    """Tells a calendar about the day that is chosen on it, and goes with it."""

    def __init__(
        self, page: CalendarPage, deals: DealInquiries, watch: Callable[[Match, SameDeal, date], object]
    ) -> None:
        super().__init__(page)
        self._page, self._deals, self._watch = page, deals, watch
        self._inquiries: list[Ticket] = []
        self._match: Match | None = None
        self._found: SameDeal | None = None
        page.day_chosen.connect(self._ask)
        page.watch_wanted.connect(self._show)
        page.play_wanted.connect(self._drop)
        self._ask(page.chosen)

    def _drop(self) -> None:
        for inquiry in self._inquiries:
            inquiry.cancel()
        self._inquiries.clear()
        self._match = self._found = None

    def _ask(self, day: date) -> None:
        self._drop()
        page = self._page
        self._inquiries.append(self._deals.daily(page, page.game, day, lambda deal: self._look_at(day, deal)))

    def _look_at(self, day: date, deal: DailyDeal | None) -> None:
        if deal is None:
            return
        page, game = self._page, self._page.game
        if page.is_played(day):
            match = self._match = match_of(game, deal)
            levels = [seat.level for seat in match.seating]
            self._inquiries.append(
                self._deals.same_deal(page, match.game, levels, lambda found: self._tell(day, match, found))
            )
        self._inquiries.append(
            self._deals.difficulty(
                page, game, deal.options, deal.number, lambda found: page.show_difficulty(day, found)
            )
        )

    def _tell(self, day: date, match: Match, found: SameDeal | None) -> None:
        from shtil_desktop.table.controller import words_of

        self._found = found
        if found is not None:
            self._page.show_same_deal(day, lambda: words_of(match.game.id).same_deal(match, found).line)

    def _show(self) -> None:
        if self._match is not None and self._found is not None:
            self._watch(self._match, self._found, self._page.chosen)


def match_of(game: str, deal: DailyDeal) -> Match:
    """The match of a day as it begins; what is made of it depends on its deal alone."""
    face = face_of(game)
    position = face.new_game(deal.options, deal.number)
    mates = [Seat("", face.usual_level) for _ in range(position.seats - 1)]
    return Match(position, 0, seating_of(position.seats, 0, "", mates), daily=deal.day, is_repeat=True)
