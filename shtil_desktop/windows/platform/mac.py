"""What macOS does otherwise: the file of a double click comes as an event, not on the command line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class MacApplication(QApplication):
    """Tells of files that the system wants opened, and keeps those that come before anyone listens."""

    file_wanted = Signal(str)

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self._early: list[str] | None = []

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        if self._early is None:
            self.file_wanted.emit(event.file())
        else:
            self._early.append(event.file())
        return True

    def listen(self) -> None:
        """Somebody is connected now."""
        early, self._early = self._early or [], None
        for file in early:
            self.file_wanted.emit(file)
