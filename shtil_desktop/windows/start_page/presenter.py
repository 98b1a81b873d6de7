"""Keeps the start page true: the match under way, the day's deal and training."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games.values import replace
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.deals.deal_services import DealServices
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.match_opener import MatchOpener
from shtil_desktop.windows.mistake_drills import MistakeDrills
from shtil_desktop.windows.pages.game_pages import games_with_days, pages_of
from shtil_desktop.windows.start_page.news import DailyState, News, with_standing

if TYPE_CHECKING:
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.start_page.page import StartPage


class StartPagePresenter(QObject):
    """Gathers the news for the start page, which asks for nothing itself, and passes on where it leads."""

    wanted = Signal(object)
    """Where one of its buttons leads."""

    def __init__(
        self,
        window: MainWindow,
        store: Store,
        statistics: BackgroundStatistics,
        drills: MistakeDrills,
        matches: MatchOpener,
        deals: DealServices,
    ) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._statistics, self._drills = statistics, drills
        self._matches, self._deals = matches, deals
        self._page: StartPage | None = None
        deals.today_measured.connect(self.refresh)

    def show(self) -> None:
        """Show the start page, with the news of now."""
        if self._page is None:
            from shtil_desktop.windows.start_page.page import StartPage

            self.manage(StartPage(self._window.colours, self._news()))
        else:
            self._page.wear(self._window.colours)
            self._page.show_news(self._news())
        assert self._page is not None
        self._window.show_start_page(self._page)

    def manage(self, page: StartPage) -> None:
        """Take over a start page that is there already: what it asks for is done from now on."""
        self._page = page
        for signal, destination in page.ways():
            signal.connect(lambda *_, destination=destination: self.wanted.emit(destination))

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        if self._page is not None:
            self._page.wear(palette)

    def refresh(self) -> None:
        """Tell the news of now."""
        if self._page is not None:
            self._page.show_news(self._news())
        self._statistics.refresh()

    def tell_standing(self) -> None:
        """Show how the day's match has ended; the rest of the news stays."""
        if self._page is not None:
            self._page.show_news(self._with_standing(self._page.news))

    def tell_drills(self) -> None:
        """There may be more or less to try again; the rest of the news stays."""
        if self._page is not None:
            self._page.show_news(replace(self._page.news, drills=len(self._drills.due)))

    def prepare_today(self) -> None:
        """Have the day's deal found and measured before the player asks for it."""
        if self._page is not None and self._page.news.daily is DailyState.OPEN:
            self._matches.prepare_daily(date.today())
            self._deals.measure_today()

    def _news(self) -> News:
        today, latest = date.today(), self._store.latest()
        news = News(
            today=today,
            underway=None if latest is None else pages_of(latest.game.id).underway(latest),
            game="" if latest is None else latest.game.id,
            has_days=bool(games_with_days()),
            is_unsaved=latest is not None and latest.id in self._store.unsaved,
            daily_difficulty=self._deals.todays_difficulty(),
            drills=len(self._drills.due),
        )
        return self._with_standing(news)

    def _with_standing(self, news: News) -> News:
        return with_standing(news, self._statistics.standing, next(iter(games_with_days()), ""))
