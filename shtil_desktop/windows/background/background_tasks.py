"""Work that the window must not wait for: done one after the other in a thread, answered in the window's."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from shtil_desktop.play.worker.ticket import Ticket, ignore
from shtil_desktop.table.requests.tied_ticket import TiedTicket

Found = TypeVar("Found")
FAREWELL: Final = 2.0
"""Seconds that closing waits for what is still being done."""


class Doing(Protocol):
    """Who does the work."""

    def do(
        self,
        owner: QObject,
        work: Callable[[], Found],
        then: Callable[[Found], object] = ignore,
        failed: Callable[[OSError], object] = ignore,
    ) -> Ticket:
        """Do some work, and tell what came of it: what it returned, or the `OSError` that it raised.

        The work is done in any case, but nothing is told once the owner is gone.
        """
        ...


class AtOnce:
    """Does it here and now, for whoever can wait."""

    def do(
        self,
        owner: QObject,
        work: Callable[[], Found],
        then: Callable[[Found], object] = ignore,
        failed: Callable[[OSError], object] = ignore,
    ) -> Ticket:
        ticket = TiedTicket(owner, then, failed)
        try:
            found = work()
        except OSError as error:
            ticket.fail(error)
        else:
            ticket.answer(found)
        return ticket


class BackgroundTasks(QObject):
    """Does it in a thread of its own. Whatever else is raised there is raised again in the window's."""

    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: SimpleQueue[Callable[[], Callable[[], object]] | None] = SimpleQueue()
        self._is_closed = False
        self._done.connect(lambda answer: answer(), Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._run, name="background tasks", daemon=True)
        self._thread.start()

    def do(
        self,
        owner: QObject,
        work: Callable[[], Found],
        then: Callable[[Found], object] = ignore,
        failed: Callable[[OSError], object] = ignore,
    ) -> Ticket:
        ticket = TiedTicket(owner, then, failed)

        def run() -> Callable[[], object]:
            try:
                found = work()
            except OSError as error:
                trouble = error
                return lambda: ticket.fail(trouble)
            except Exception as error:
                failure = error
                return lambda: _raise(failure)
            return lambda: ticket.answer(found)

        self._waiting.put(run)
        return ticket

    def _run(self) -> None:
        while (run := self._waiting.get()) is not None:
            answer = run()
            with contextlib.suppress(RuntimeError):  # the window is gone, and nobody wants to know
                if not self._is_closed:
                    self._done.emit(answer)

    def close(self) -> None:
        """No answer is told any more; what was asked for before is done if it doesn't take long."""
        self._is_closed = True
        self._waiting.put(None)
        self._thread.join(FAREWELL)


def _raise(error: Exception) -> Any:
    raise error
