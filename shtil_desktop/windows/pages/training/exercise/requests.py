"""What an exercise asks the worker: one question at a time, and what becomes of its answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from shtil_desktop.play.worker.ticket import Failure, Ticket
from shtil_desktop.windows.pages.training.exercise.exercise import Job

if TYPE_CHECKING:
    from shtil_desktop.table.requests.worker_requests import WorkerRequests

Hear = Callable[[Any], object]
BLINK: Final = 500
"""Milliseconds: an answer that takes longer is waited for, and that is told."""


class ExerciseRequests(QObject):
    """Asks, and hands the answer to whoever wanted it; a new question drops the old one."""

    failed = Signal(bool)
    """There is no answer: True if no worker can be had, False if it was cut short."""
    lingers = Signal()
    """An answer takes a while."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._patience = QTimer(self, singleShot=True, interval=BLINK)
        self._patience.timeout.connect(self.lingers)
        self._worker: WorkerRequests | None = None
        self._ticket: Ticket | None = None
        self._asked: tuple[Job, Hear] | None = None

    def use(self, worker: WorkerRequests) -> None:
        """There is a worker now."""
        self._worker = worker

    @property
    def is_waiting(self) -> bool:
        return self._asked is not None

    def ask(self, job: Job, hear: Hear) -> None:
        self.forget()
        if self._worker is None:
            self.failed.emit(True)
            return
        self._asked = job, hear
        self.resume()

    def forget(self) -> None:
        """Nobody waits any more."""
        self.pause()
        self._asked = None

    def pause(self) -> None:
        """Nobody looks: the worker is free for others, and asked once more by `resume`."""
        if self._ticket is not None:
            self._ticket.cancel()
        self._ticket = None
        self._patience.stop()

    def resume(self) -> None:
        if self._asked is not None and self._ticket is None and self._worker is not None:
            job, hear = self._asked
            self._ticket = self._worker.ask(
                self, *job, done=lambda found: self._hear(hear, found), failed=self._fail
            )
            self._patience.start()

    def _hear(self, hear: Hear, found: Any) -> None:
        self.forget()
        hear(found)

    def _fail(self, failure: Failure) -> None:
        self.forget()
        self.failed.emit(failure.lacks_worker)
