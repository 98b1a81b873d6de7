"""Has the match of a page read by the worker, for as long as the page is seen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from shtil_desktop.play.worker.ticket import Failure, Ticket
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.windows.pages.review.page import ReviewedReplay


class Reviewer(QObject):
    """Asks, tells the page what comes back, and lets it be at once when the player leaves."""

    def __init__(self, page: ReviewedReplay, worker: WorkerRequests) -> None:
        super().__init__(page)
        self._page, self._worker = page, worker
        self._ticket: Ticket | None = None
        page.seen.connect(self._heed)
        page.cards_wanted.connect(self._look_into_cards)

    def _heed(self, is_seen: bool) -> None:
        if is_seen:
            self._ask()
        else:
            self._cancel()

    def _ask(self) -> None:
        if self._ticket is None and not self._page.is_read:
            self._ticket = self._worker.ask(
                self,
                *("game", self._page.session.game.id, "review"),
                *self._page.review_arguments(),
                partial=self._page.hear_review,
                done=self._finish,
                failed=self._fail,
            )

    def _cancel(self) -> None:
        if self._ticket is not None:
            self._ticket.cancel()
            self._ticket = None

    def _look_into_cards(self) -> None:
        self._cancel()
        self._page.show_cards()
        self._ask()

    def _finish(self, found: Any) -> None:
        self._ticket = None
        self._page.hear_review(found)

    def _fail(self, failure: Failure) -> None:
        self._ticket = None
        if failure.lacks_worker:
            self._page.show_unread()
        else:
            self._page.hear_review(None)
