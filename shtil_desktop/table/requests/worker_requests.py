"""Questions to the worker, asked for objects of the window's thread and answered there."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from shtil_desktop.play.worker.ticket import Heard, Ticket, ignore
from shtil_desktop.table.requests.tied_ticket import TiedTicket


class Worker(Protocol):
    """Who does the jobs: a process of its own, or the test's."""

    def warm_up(self, game: str) -> None: ...

    def ask(
        self,
        job: str,
        *arguments: Any,
        done: Heard,
        failed: Heard = ...,
        partial: Heard = ...,
        is_quiet: bool = ...,
    ) -> Ticket: ...


class WorkerRequests(QObject):
    """The one way from the window to the worker; the callbacks run in the window's thread.

    Whoever asks names an object: the request is cancelled with it, so that no answer reaches what is gone.
    """

    _arrived = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._arrived.connect(self._hand_on, Qt.ConnectionType.QueuedConnection)

    def warm_up(self, game: str) -> None:
        """Have the worker get ready for hints before one is asked for."""
        self._worker.warm_up(game)

    def ask(
        self,
        owner: QObject,
        job: str,
        *arguments: Any,
        done: Heard,
        failed: Heard = ignore,
        partial: Heard = ignore,
        is_quiet: bool = False,
    ) -> Ticket:
        """Have a job done, as `Thinker.ask` says, for an object of the window's thread."""
        ticket = TiedTicket(owner, done, failed, partial)
        request = self._worker.ask(
            job,
            *arguments,
            done=self._queued(ticket.answer),
            failed=self._queued(ticket.fail),
            partial=self._queued(ticket.report),
            is_quiet=is_quiet,
        )
        ticket.stop = request.cancel
        return ticket

    def _queued(self, hear: Heard) -> Heard:
        def queue(found: Any) -> None:
            with contextlib.suppress(RuntimeError):  # the window is gone, and nobody wants to know
                self._arrived.emit(lambda: hear(found))

        return queue

    def _hand_on(self, tell: Callable[[], object]) -> None:
        tell()
