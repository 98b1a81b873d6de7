"""Opens the list of matches, the replays that it leads to, and the review of a match that has just ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games.values import replace
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.deals.deal_services import DealServices
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.match_opener import MatchOpener
from shtil_desktop.windows.mistake_drills import MistakeDrills
from shtil_desktop.windows.pages.game_pages import pages_of

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match
    from shtil_desktop.windows.background.index_updater import IndexUpdater
    from shtil_desktop.windows.pages.page import Page
    from shtil_desktop.windows.pages.replay.page import ReplayPage


class ReplayNavigator(QObject):
    """Whoever closes a replay comes back to where it was opened."""

    deleted = Signal(str)
    """The id of a match that the player has deleted."""

    def __init__(
        self,
        window: MainWindow,
        store: Store,
        statistics: BackgroundStatistics,
        matches: MatchOpener,
        deals: DealServices,
        drills: MistakeDrills,
        cover: Callable[[Page], None],
        index_updater: IndexUpdater | None = None,
    ) -> None:
        """`index_updater` reads matches that the list doesn't know yet."""
        super().__init__(window)
        self._window, self._store, self._statistics = window, store, statistics
        self._matches, self._deals, self._drills = matches, deals, drills
        self._cover, self._index_updater = cover, index_updater

    def show_matches(self, chosen: str = "", scrolled: int | None = None) -> None:
        from shtil_desktop.windows.pages.matches.page import MatchesPage
        from shtil_desktop.windows.pages.matches.table import ListPosition

        page = MatchesPage(self._window.colours, self._store)
        page.go_on.connect(self._matches.take_up)
        page.deleted.connect(self.deleted)
        self._deals.serve_matches(page)
        page.replay.connect(lambda name: self.show_replay(name, page.position.scrolled))
        if self._index_updater is not None:
            self._index_updater.changed.connect(page.refresh_soon)
            self._index_updater.look_again()
        self._cover(page)
        page.come_back(ListPosition(chosen, scrolled))

    def show_replay(self, name: str, scrolled: int | None = None) -> None:
        """Who closes it comes back to this match in the list, and to what was seen around it."""
        page = self._replay_page(self._store.load(name))
        page.cards_wanted.connect(lambda: self._matches.note_look(name))
        self._cover(page)
        page.closed.connect(lambda: self.show_matches(name, scrolled))
        self._deals.serve_replay(page, lambda: self.show_replay(name, scrolled))

    def show_what_happened(self) -> None:
        """The match that has just ended, read over the table that it ended on."""
        session = self._window.controller.session
        if session is not None:
            page = self._replay_page(replace(session.match), seeks_loss=True)
            self._cover(page)
            self._deals.serve_replay(page, self.show_what_happened)

    def _replay_page(self, match: Match, seeks_loss: bool = False) -> ReplayPage:
        settings, speed = self._window.settings, self._window.scene.animator.speed
        page = pages_of(match.game.id).replay_page(
            self._window.colours, match, speed, self._store.export, seeks_loss=seeks_loss
        )
        page.scene.layout.set_numerals(settings.numeral_scale)
        page.scene.layout.set_left_handed(settings.left_handed)
        page.played_on.connect(self._matches.play_on)
        page.figures_found.connect(lambda found: self._statistics.note(match.id, found))
        self._drills.follow(page, match)
        if self._matches.worker is not None:
            page.use(self._matches.worker)
        return page
