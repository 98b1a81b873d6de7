"""What an exercise asks the worker: one question at a time, and what becomes of its answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from shtil_desktop.play.worker.client import Thinker
    from shtil_desktop.table.controller import TableController

Ask = Callable[[Any], int]
"""Puts a request in, and returns its number."""
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
        self._thinker: Thinker | None = None
        self._request: int | None = None
        self._asked: tuple[Ask, Hear] | None = None

    def use(self, thinker: Thinker, controller: TableController) -> None:
        """There is a worker now."""
        self._thinker = thinker
        controller.answered.connect(self._hear)
        controller.changed.connect(self._ask_again)

    @property
    def is_waiting(self) -> bool:
        return self._asked is not None

    def ask(self, ask: Ask, hear: Hear) -> None:
        self.forget()
        if self._thinker is None:
            self.failed.emit(True)
            return
        self._asked = ask, hear
        self._request = ask(self._thinker)
        self._patience.start()

    def forget(self) -> None:
        """Nobody waits any more."""
        self.pause()
        self._asked = None

    def pause(self) -> None:
        """Nobody looks: the worker is free for others, and asked once more by `resume`."""
        if self._request is not None and self._thinker is not None:
            self._thinker.cancel(self._request)
        self._request = None
        self._patience.stop()

    def resume(self) -> None:
        if self._asked is not None and self._request is None and self._thinker is not None:
            self._request = self._asked[0](self._thinker)
            self._patience.start()

    def _ask_again(self) -> None:
        """The table has called everything off, as after a change of language."""
        thinker = self._thinker
        if self._request is None or thinker is None or thinker.is_waited_for(self._request):
            return
        assert self._asked is not None
        self._request = self._asked[0](thinker)

    def _hear(self, answer: Any) -> None:
        if self._asked is None or answer.request != self._request or not answer.is_last:
            return
        hear = self._asked[1]
        self._request = self._asked = None
        self._patience.stop()
        if answer.lacks_worker or answer.error is not None:
            self.failed.emit(bool(answer.lacks_worker))
        else:
            hear(answer.value)
