"""All that the pages are told of deals: how hard they are, and what others made of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from shtil_desktop.windows.deals.daily_deals import CalendarDeals, TodaysDifficulty
from shtil_desktop.windows.deals.deal_difficulties import serve
from shtil_desktop.windows.deals.end_difficulty import EndDifficulty
from shtil_desktop.windows.deals.same_deals import SameDeals
from shtil_desktop.windows.pages.game_pages import games_with_days

if TYPE_CHECKING:
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.play.match import Match
    from shtil_desktop.table.requests.worker_requests import WorkerRequests
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.match_opener import MatchOpener
    from shtil_desktop.windows.pages.calendar.page import CalendarPage
    from shtil_desktop.windows.pages.matches.page import MatchesPage
    from shtil_desktop.windows.pages.page import Page
    from shtil_desktop.windows.pages.replay.page import ReplayPage
    from shtil_desktop.windows.pages.replay.watch_page import Export


class DealServices(QObject):
    """Serves the table and the pages of one window; `today_measured` tells that the start page has news."""

    today_measured = Signal()

    def __init__(
        self,
        window: MainWindow,
        inquiries: DealInquiries,
        matches: MatchOpener,
        cover: Callable[[Page], None],
        export: Export,
    ) -> None:
        super().__init__(window)
        self._window, self._inquiries, self._cover = window, inquiries, cover
        self.same_deals = SameDeals(window, inquiries, cover, export, matches.play_on)
        self.end_difficulty = EndDifficulty(window, inquiries, self)
        self._today = TodaysDifficulty(inquiries, self)
        self._today.found.connect(self.today_measured)
        window.pages.currentChanged.connect(self._follow)
        matches.measured.connect(inquiries.note_difficulty)
        window.new_matches.offered.connect(lambda game, page: serve(game, page, inquiries))

    def use(self, worker: WorkerRequests) -> None:
        """There is a worker now."""
        self._inquiries.worker = worker

    # The start page

    def todays_difficulty(self) -> int | None:
        """Of the daily match, as far as it is known."""
        return self._today.of(next(iter(games_with_days()), ""), date.today())

    def measure_today(self) -> None:
        """Have it found out."""
        for game in list(games_with_days())[:1]:
            self._today.ask(game, date.today())

    def _follow(self) -> None:
        if not self._window.is_at_start:
            self._today.rest()

    # Pages

    def serve_matches(self, page: MatchesPage) -> None:
        """The list says how hard deals are, where that is known already."""
        page.seen.connect(
            lambda deals: self._inquiries.kept_difficulties(page, deals, page.show_difficulties)
        )

    def serve_calendar(self, page: CalendarPage, back: Callable[[date], object]) -> None:
        """Whoever has watched what others made of a day comes back to that day."""

        def watch(match: Match, found: SameDeal, day: date) -> None:
            watched = self.same_deals.watch_page(match, found)
            self._cover(watched)
            watched.closed.connect(lambda: back(day))

        CalendarDeals(page, self._inquiries, watch)

    def serve_replay(self, page: ReplayPage, back: Callable[[], object]) -> None:
        """Whoever has watched what others made of the deal comes back to the replay."""
        self.same_deals.tell_on(page, back)
