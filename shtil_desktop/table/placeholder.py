"""What is seen in place of a table or a page while that is fetched; no key or click is lost meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QInputEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget


class Placeholder(QWidget):
    """It looks like what it stands in for, and keeps the keys and clicks that come too early for it."""

    def __init__(self) -> None:
        super().__init__()
        self._early: list[QInputEvent] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._early.append(event.clone())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._early.append(event.clone())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._early.append(event.clone())

    def give_way(self, heir: QWidget) -> None:
        """The real one is there, in the same place and of the same size."""
        for event in self._early:
            if isinstance(event, QMouseEvent):
                _press(heir, event)
            else:
                QCoreApplication.sendEvent(heir, event)
        self.deleteLater()


def _press(heir: QWidget, event: QMouseEvent) -> None:
    """What lies where the pointer was: a button of a page, or that part of a view which shows its scene."""
    under = heir.childAt(event.position().toPoint()) or heir
    place, on_screen = under.mapFrom(heir, event.position()), event.globalPosition()
    moved = QMouseEvent(event.type(), place, on_screen, event.button(), event.buttons(), event.modifiers())
    QCoreApplication.sendEvent(under, moved)
