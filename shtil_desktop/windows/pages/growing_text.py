"""Pages that use the room of a large window: letters that grow with it, choices no higher than they need."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QSizePolicy, QWidget

from shtil_desktop.windows.pages.page import SIZED, scrolled

GROWN: Final = "grown"
"""The property of a page whose letters have grown: by so much."""
USUAL: Final = QSize(1180, 740)
LARGEST: Final = 1.7
STEP: Final = 20
"""Steps to 1 in which letters grow: a window that is drawn larger isn't laid out again for every pixel."""


def page_scale(size: QSize) -> float:
    """How much larger than usual letters may be in a window of this size; never smaller.

    >>> page_scale(QSize(1024, 640)), page_scale(QSize(1920, 1080)), page_scale(QSize(2560, 1440))
    (1.0, 1.45, 1.7)
    """
    room = min(size.width() / USUAL.width(), size.height() / USUAL.height())
    return min(LARGEST, max(1.0, int(room * STEP) / STEP))


def grow_letters(page: QWidget, scale: float) -> None:
    """Let all letters of a page be so much larger than the system's.

    Each widget is told: under a style sheet Qt does not hand fonts down.
    """
    if page.property(GROWN) == scale or (scale == 1.0 and page.property(GROWN) is None):
        return
    page.setProperty(GROWN, scale)
    usual = QApplication.font().pointSizeF() * scale
    for widget in page.findChildren(QWidget):
        font = QFont(widget.font())
        font.setPointSizeF(max(8.5, usual * (widget.property(SIZED) or 1.0)))
        widget.setFont(font)


class FittedArea(QScrollArea):
    """Scrolls where the window is too low for its content, and is never higher than that."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        area = scrolled(layout)
        inner = area.takeWidget()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(area.horizontalScrollBarPolicy())
        self.setWidget(inner)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        inner.installEventFilter(self)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._settle)

    def sizeHint(self) -> QSize:
        inner = self.widget()
        layout = inner.layout() if inner is not None else None
        if layout is None:
            return super().sizeHint()
        # Qt takes a scroll bar away only if everything fits beside it: so there is room enough for that
        # (and where a picture grows with its width, for the whole width too).
        whole = self.contentsRect().width()
        widths = (whole, whole - self.verticalScrollBar().sizeHint().width())
        high = layout.sizeHint().height()
        if layout.hasHeightForWidth():
            high = max(layout.totalHeightForWidth(width) for width in widths)
        frame = self.height() - self.viewport().height()
        return QSize(layout.sizeHint().width(), high + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._settling.start(0)

    def _settle(self) -> None:
        """Take the height that is needed now; until then the layouts around it know only an earlier one."""
        around = self.parentWidget()
        layout = around.layout() if around is not None else None
        self.updateGeometry()
        if layout is not None:
            layout.activate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._settling.start(0)
        return super().eventFilter(watched, event)
