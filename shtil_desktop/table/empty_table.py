"""The table with nothing on it yet: what is seen of a match while its rules and its pieces are fetched."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QInputEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


class EmptyTable(QWidget):
    """A game's own kind paints it as the scene does: that one takes the place of the other is not seen.

    Keys and clicks that come too early are kept for the view that it gives way to.
    """

    def __init__(self) -> None:
        super().__init__()
        self._early: list[QInputEvent] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._early.append(event.clone())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._early.append(event.clone())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._early.append(event.clone())

    def give_way(self, view: QAbstractScrollArea) -> None:
        """The match is there, in this view of the same size."""
        for event in self._early:
            heeding = view.viewport() if isinstance(event, QMouseEvent) else view
            QCoreApplication.sendEvent(heeding, event)
        self.deleteLater()
