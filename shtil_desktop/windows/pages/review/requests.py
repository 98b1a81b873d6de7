"""Has the match of a page read by the worker, for as long as the page is seen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.controller import TableController
from shtil_desktop.windows.pages.review.page import ReviewedReplay


class Reviewer(QObject):
    """Asks, tells the page what comes back, and lets it be at once when the player leaves."""

    def __init__(self, page: ReviewedReplay, thinker: Thinker, controller: TableController) -> None:
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
        if self._request is None and not self._page.is_read:
            asked = self._page.review_arguments()
            self._request = self._thinker.ask_game(self._page.session.game.id, "review", *asked)

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
        else:
            self._page.hear_review(answer.value)
