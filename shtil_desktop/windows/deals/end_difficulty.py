"""How hard the deal was that has just been played: among the figures at the end, and kept for the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from shtil_desktop.games import face_of
from shtil_desktop.play.worker.ticket import Ticket
from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from shtil_desktop.windows.pages.words.difficulty_words import difficulty_name

if TYPE_CHECKING:
    from shtil_desktop.play.session import Session
    from shtil_desktop.windows.main_window import MainWindow

JOB: Final = "difficulty"
PAUSE: Final = 800
"""Milliseconds after the end: what others made of the deal is asked for before."""


class EndDifficulty(QObject):
    """Follows the table, and asks once a match of a numbered deal has ended on it."""

    def __init__(self, window: MainWindow, deals: DealInquiries, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._deals = window, deals
        self._match = ""
        """The id of the match that it is about."""
        self._inquiry: Ticket | None = None
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.pause.timeout.connect(self._ask)
        window.controller.ended.connect(self._wait)
        window.controller.changed.connect(self._follow)
        window.pages.currentChanged.connect(self._wait)

    @property
    def _session(self) -> Session | None:
        """That of a match which has ended on the table, as long as its difficulty is to be found out."""
        session = self._window.controller.ended_session
        if session is None:
            return None
        match = session.match
        is_wanted = (
            match.difficulty is None and match.has_numbered_deal and JOB in face_of(match.game.id).jobs
        )
        return session if is_wanted else None

    def _follow(self) -> None:
        session = self._session
        if session is None or session.match.id != self._match:
            self._drop()

    def _drop(self) -> None:
        self.pause.stop()
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._inquiry, self._match = None, ""

    def _wait(self) -> None:
        """Nothing is asked for while the table is not looked at."""
        session = self._session
        if session is not None and self._inquiry is None:
            self._match = session.match.id
            self.pause.start()

    def _ask(self) -> None:
        session = self._session
        is_seen = self._window.pages.currentWidget() is self._window.view
        if session is not None and is_seen and self._inquiry is None:
            match = session.match.id
            self._inquiry = self._deals.difficulty(
                self,
                session.game.id,
                session.game.options,
                session.match.number,
                lambda found: self._hear(match, found),
            )

    def _hear(self, match: str, difficulty: int | None) -> None:
        if difficulty is not None and match == self._match:
            self._window.controller.end.take_difficulty(match, difficulty)
            self._window.scene.announced.emit(difficulty_name(difficulty))
