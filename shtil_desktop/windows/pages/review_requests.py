"""Has the match of a page read by the worker, for as long as the page is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from PySide6.QtCore import QObject, SignalInstance

from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.controller import TableController

if TYPE_CHECKING:
    from shtil_desktop.play.session import Session

JOB = "review"


class ReviewedPage(Protocol):
    """A page that a review is shown on."""

    seen: SignalInstance
    """The page has come up, or is left."""
    session: Session

    @property
    def asked(self) -> tuple[Any, ...] | None:
        """What the game's job `review` is to be given; None if there is nothing to ask, or no more."""

    def show_review(self, found: Any) -> None:
        """What is known so far."""

    def show_unread(self) -> None:
        """There is no worker that could find anything out."""


class ReviewRequests(QObject):
    """Asks, tells the page what comes back, and lets it be at once when the player leaves."""

    def __init__(self, page: ReviewedPage, thinker: Thinker, controller: TableController) -> None:
        super().__init__(cast("QObject", page))
        self._page, self._thinker = page, thinker
        self._request: int | None = None
        controller.answered.connect(self._hear)
        controller.changed.connect(self._ask_again)
        page.seen.connect(self._heed)

    def _heed(self, is_seen: bool) -> None:
        if is_seen:
            self._ask()
        elif self._request is not None:
            self._thinker.cancel(self._request)
            self._request = None

    def _ask(self) -> None:
        asked = self._page.asked
        if self._request is None and asked is not None:
            self._request = self._thinker.ask_game(self._page.session.game.id, JOB, *asked)

    def _ask_again(self) -> None:
        """The table has called everything off, as after a change of language."""
        if self._request is not None and not self._thinker.is_waited_for(self._request):
            self._request = None
            self._ask()

    def _hear(self, answer: Any) -> None:
        if answer.request != self._request:
            return
        if answer.is_last:
            self._request = None
        if answer.lacks_worker:
            self._page.show_unread()
        elif answer.value is not None:
            self._page.show_review(answer.value)
