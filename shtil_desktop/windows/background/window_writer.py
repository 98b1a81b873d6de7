"""The program's writer: it writes in a thread of its own, and tells what came of it in the window's."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from shtil_desktop.play.profile.writer import WriterThread

Found = TypeVar("Found")


class WindowWriter(QObject):
    """A `Writer` that the window never waits for, unless it calls `finish` or `close`."""

    _done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._writer = WriterThread(self._wake)

    def do(
        self, work: Callable[[], Found], then: Callable[[Found], object], failed: Callable[[OSError], object]
    ) -> None:
        self._writer.do(work, then, failed)

    def _wake(self) -> None:
        with contextlib.suppress(RuntimeError):  # the window is gone, and nobody wants to know
            self._done.emit()

    def _tell(self) -> None:
        self._writer.tell()

    def finish(self) -> None:
        """Wait until all that was asked for is done, and tell what came of it."""
        self._writer.finish()

    def close(self) -> None:
        """Wait until all that was asked for is done; nobody is told any more."""
        self._writer.close()
