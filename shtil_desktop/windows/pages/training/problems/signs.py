"""The signs of how far a problem is solved, told apart by shape alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from shtil_desktop.play.profile.training.progress import ProblemState
from shtil_desktop.table.art.shapes import fill, star
from shtil_desktop.table.theme import Palette

POINTS: Final = 5
"""Of the star."""


def paint_standing(painter: QPainter, box: QRectF, standing: ProblemState, palette: Palette) -> None:
    """A ring; a star on the first try; a tick after mistakes; a tick and a dot below it with a hint."""
    ink = palette.text
    if standing is ProblemState.OPEN:
        ring = QPainterPath()
        inset = box.width() * 0.14
        ring.addEllipse(box.adjusted(inset, inset, -inset, -inset))
        painter.strokePath(ring, QPen(palette.text_soft, 1.3))
    elif standing is ProblemState.FIRST_TRY:
        radius = box.width() * 0.56
        shape = star(box.center().x(), box.center().y(), radius, radius * 0.45, POINTS)
        fill(painter, shape, ink)
    else:
        _paint_tick(painter, box, ink)
        if standing is ProblemState.HINT:
            dot = QPainterPath()
            dot.addEllipse(QPointF(box.right() - 1, box.bottom() - 2), 2.0, 2.0)
            fill(painter, dot, ink)


def _paint_tick(painter: QPainter, box: QRectF, ink: QColor) -> None:
    tick = QPainterPath(QPointF(box.left() + box.width() * 0.1, box.center().y() + 1))
    tick.lineTo(box.left() + box.width() * 0.38, box.bottom() - box.height() * 0.16)
    tick.lineTo(box.right() - box.width() * 0.08, box.top() + box.height() * 0.14)
    pen = QPen(ink, max(1.6, box.width() * 0.16))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(tick, pen)


class StandingSign(QWidget):
    """The sign alone, beside its figure."""

    SIDE = 16

    def __init__(self, standing: ProblemState, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing, self._palette = standing, palette
        self.setFixedSize(self.SIDE + 4, self.SIDE + 2)

    def wear(self, palette: Palette) -> None:
        self._palette = palette
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_standing(painter, QRectF(1, 1, self.SIDE, self.SIDE), self._standing, self._palette)
        painter.end()
