"""The heading of a page: cut off with dots where its header has too little room for all that stands there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

LEAST: Final = 160
"""So much of it is always seen."""


class PageHeading(QLabel):
    @property
    def shown(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(LEAST, hint.width()), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), Qt.AlignmentFlag.AlignVCenter, self.shown)
        painter.end()
