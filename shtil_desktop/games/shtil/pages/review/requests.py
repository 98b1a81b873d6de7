"""Has the voyage of a page read by the worker, for as long as the page is seen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.controller import TableController


class Reviewer(QObject):
    """Asks, tells the page what comes back, and lets it be at once when the player leaves."""

    def __init__(self, page: ReviewPage, thinker: Thinker, controller: TableController) -> None:
        super().__init__(page)
        self._page, self._thinker = page, thinker
        self._request: int | None = None
        controller.answered.connect(self._hear)
        controller.changed.connect(self._ask_again)
        page.seen.connect(self._heed)
        page.cards_wanted.connect(self._look_into_cards)

    def _heed(self, is_seen: bool) -> None:
        if is_seen:
            self._ask()
        else:
            self._cancel()

    def _ask(self) -> None:
        found = self._page.review
        if self._request is None and (found is None or not found.is_done):
            sailed = self._page.sailed
            asked = (sailed.record, sailed.player, self._page.knows_cards)
            self._request = self._thinker.ask_game(sailed.game.id, "review", *asked)

    def _ask_again(self) -> None:
        """The table has called everything off, as after a change of language."""
        if self._request is not None and not self._thinker.is_waited_for(self._request):
            self._request = None
            self._ask()

    def _cancel(self) -> None:
        if self._request is not None:
            self._thinker.cancel(self._request)
            self._request = None

    def _look_into_cards(self) -> None:
        self._cancel()
        self._page.show_cards()
        self._ask()

    def _hear(self, answer: Any) -> None:
        if answer.request != self._request:
            return
        if answer.is_last:
            self._request = None
        if answer.lacks_worker:
            self._page.show_unread()
            return
        nothing = Review(self._page.sailed.length, is_told=True, is_done=True)
        self._page.show_review(answer.value or nothing)
