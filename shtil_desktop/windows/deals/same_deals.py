"""What computer seats made of the same deal: a quiet line at the end of a match, and the way to watch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from shtil_desktop.games import face_of
from shtil_desktop.play.worker.ticket import Ticket
from shtil_desktop.table.controller import table_of
from shtil_desktop.windows.background.deal_inquiries import DealInquiries

if TYPE_CHECKING:
    from shtil_desktop.games.same_deal import SameDeal
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.session import Session
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.pages.page import Page
    from shtil_desktop.windows.pages.replay.page import ReplayPage
    from shtil_desktop.windows.pages.replay.watch_page import Export, WatchPage

translate = QCoreApplication.translate
JOB: Final = "same-deal"
PAUSE: Final = 500
"""Milliseconds after the end: whoever leaves before, or plays on, does not want to know."""


class SameDeals(QObject):
    """Follows the table, and asks once a match on it has ended."""

    def __init__(
        self,
        window: MainWindow,
        deals: DealInquiries,
        cover: Callable[[Page], None],
        export: Export,
        play_on: Callable[[Match], object],
    ) -> None:
        super().__init__(window)
        self._window, self._deals, self._cover = window, deals, cover
        self._export, self._play_on = export, play_on
        self._match: str | None = None
        """The id of the match that it is about."""
        self._found: SameDeal | None = None
        self._inquiry: Ticket | None = None
        self._is_unknown = False
        """Whether it was asked for in vain."""
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.pause.timeout.connect(self._ask)
        window.controller.ended.connect(self._tell)
        window.controller.changed.connect(self._follow)
        window.controller.watch_wanted.connect(self._watch)
        window.pages.currentChanged.connect(self._wait)

    # At the end of a match

    @property
    def _session(self) -> Session | None:
        """That of a match which has ended on the table, if its deal can be played once more."""
        session = self._window.controller.ended_session
        return session if session is not None and JOB in face_of(session.game.id).jobs else None

    def _follow(self) -> None:
        """The table has changed: another match, or one that is not over any more."""
        session = self._session
        if session is None or session.match.id != self._match:
            self._forget()

    def _forget(self) -> None:
        self.pause.stop()
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._match = self._found = self._inquiry = None
        self._is_unknown = False

    def _tell(self) -> None:
        """The end is told: what is known of the deal, or that it is being found out."""
        session = self._session
        if session is None:
            return
        if session.match.id != self._match:
            self._forget()
            self._match = session.match.id
        self._show(session)
        self._wait()

    def _show(self, session: Session) -> None:
        end = self._window.scene.end
        if self._is_unknown:
            end.show_note("")
            return
        text = table_of(session).words.same_deal(session.match, self._found)
        end.show_note(text.line, "" if self._found is None else translate("same deal", "Watch"))

    def _wait(self) -> None:
        """Nothing is asked for while the table is not looked at."""
        if self._match is not None and self._found is None and self._inquiry is None and not self._is_unknown:
            self.pause.start()

    def _ask(self) -> None:
        session = self._session
        is_seen = self._window.pages.currentWidget() is self._window.view
        if session is not None and is_seen and self._inquiry is None:
            levels = [seat.level for seat in session.match.seating]
            self._inquiry = self._deals.same_deal(self, session.game, levels, self._hear)

    def _hear(self, found: SameDeal | None) -> None:
        session = self._session
        if session is None or session.match.id != self._match:
            return
        self._found, self._is_unknown = found, found is None
        self._show(session)
        if found is not None:
            self._window.scene.announced.emit(self._window.scene.stage.end.note)

    def _watch(self) -> None:
        session = self._session
        if session is not None and self._found is not None:
            self._cover(self.watch_page(session.match, self._found))

    # Elsewhere

    def watch_page(self, match: Match, found: SameDeal) -> WatchPage:
        """The page on which it is seen; the match is the player's own."""
        from shtil_desktop.windows.pages.replay.watch_page import WatchPage

        window = self._window
        page = WatchPage(window.colours, match, found, self._export, window.scene.animator.speed)
        page.scene.layout.set_numerals(window.settings.numeral_scale)
        page.scene.layout.set_left_handed(window.settings.left_handed)
        page.played_on.connect(self._play_on)
        return page

    def tell_on(self, page: ReplayPage, back: Callable[[], object]) -> None:
        """The replay of a finished match says it too; whoever has watched it comes `back`."""
        match = page.original
        if not match.is_over or JOB not in face_of(match.game.id).jobs:
            return

        def hear(found: SameDeal | None) -> None:
            if found is not None:
                words = table_of(page.session).words
                page.show_same_deal(lambda: words.same_deal(match, found).line)
                page.watch_wanted.connect(lambda: show(found))

        def show(found: SameDeal) -> None:
            watched = self.watch_page(match, found)
            self._cover(watched)
            watched.closed.connect(back)

        levels = [seat.level for seat in match.seating]
        inquiry = self._deals.same_deal(page, match.game, levels, hear)
        page.left.connect(inquiry.cancel)
