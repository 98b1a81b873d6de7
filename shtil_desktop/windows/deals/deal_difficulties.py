"""How hard the deal is whose number is typed on a page for new matches: asked for when the typing rests."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from shtil_desktop.games import face_of
from shtil_desktop.play.worker.ticket import Ticket
from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from shtil_desktop.windows.pages.new_match.page import NewMatchPage

PAUSE: Final = 300
"""Milliseconds without another digit."""


class DealDifficulties(QObject):
    """Serves one page, and goes with it."""

    def __init__(self, game: str, page: NewMatchPage, deals: DealInquiries) -> None:
        super().__init__(page)
        self._game, self._page, self._deals = game, page, deals
        self._inquiry: Ticket | None = None
        self._asked: tuple[Any, int] | None = None
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.pause.timeout.connect(self._ask)
        page.deal_shown.connect(self._follow)
        page.play_wanted.connect(self._drop)
        self._follow()

    def _follow(self) -> None:
        """Another deal is chosen, or the same once more."""
        deal = self._page.numbered_deal
        if deal != self._asked:
            self._drop()
            self._asked = deal
            if deal is not None:
                self.pause.start()

    def _drop(self) -> None:
        self.pause.stop()
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._inquiry = self._asked = None

    def _ask(self) -> None:
        if self._asked is not None:
            options, number = self._asked
            self._inquiry = self._deals.difficulty(
                self._page, self._game, options, number, self._page.show_difficulty
            )


def serve(game: str, page: NewMatchPage, deals: DealInquiries) -> None:
    """Have a page told how hard its deals are, where the game knows that."""
    if "difficulty" in face_of(game).jobs:
        DealDifficulties(game, page, deals)
