"""The window onto the table: as large as it can be, crisp on every screen."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QNativeGestureEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from shtil_desktop.table.scene import TableScene

ZOOM = Qt.NativeGestureType.ZoomNativeGesture


class TableView(QGraphicsView):
    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        # Our own viewport: to find out what kind of widget Qt's own is, PySide makes a hundred classes.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QGraphicsView { border: 0; margin: 0; padding: 0; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setMinimumSize(640, 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.lay_out()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is ZOOM:
            at = self.mapToScene(event.position().toPoint())
            stage = self._table.stage
            return stage is not None and bool(stage.pinch(at, 1.0 + event.value()))
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._table.mouse.hover(None)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the table; the scene is asked first, and this only where that has come to an end."""
        beside = self.parentWidget()
        return self._table.lets_tab_out and beside is not None and beside.focusNextPrevChild(forward)

    def lay_out(self) -> None:
        self._table.layout.fit(QSizeF(self.viewport().size()), self.devicePixelRatioF())


@cache
def give_speech() -> None:
    """Let screen readers ask for the places of every table from now on; once is enough."""
    QAccessible.installFactory(_speech)


def _speech(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    from shtil_desktop.table.speech import speech_for  # late: only those who listen need it

    return speech_for(thing)
