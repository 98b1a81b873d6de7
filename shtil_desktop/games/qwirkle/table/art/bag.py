"""The bag: linen with folds, tied with a red cord."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from shtil_desktop.games.qwirkle.table.art.look import Look
from shtil_desktop.table.theme import faded, mix

WHITE, BLACK = QColor(255, 255, 255), QColor(0, 0, 0)
FOLDS: Final = ((-0.30, -0.52), (-0.12, -0.18), (0.08, 0.12), (0.26, 0.46))
"""Where each fold begins at the cord, and where it ends, from the middle in halves of the width."""


def paint_bag(painter: QPainter, rect: QRectF, look: Look, fullness: float = 1.0) -> None:
    """In a rectangle about as high as wide; a bag with fewer tiles hangs lower (`fullness` 0…1)."""
    painter.save()
    painter.translate(rect.center().x(), rect.bottom())
    painter.scale(rect.width() / 2, rect.height())
    belly = _belly(0.55 + 0.45 * fullness)
    top = -0.98 + 0.20 * (1 - fullness)
    neck = _neck(top)
    if look.is_flat:
        _paint_flat(painter, (belly, neck))
        painter.restore()
        return
    _paint_ground_shadow(painter, look)
    cloth = QLinearGradient(QPointF(-0.6, top), QPointF(0.7, 0.0))
    cloth.setColorAt(0.0, mix(look.cloth_top, WHITE, 0.18))
    cloth.setColorAt(0.55, look.cloth_top)
    cloth.setColorAt(1.0, look.cloth_bottom)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(look.cloth_top, look.cloth_bottom, 0.5))
    painter.drawPath(neck)
    painter.setBrush(cloth)
    painter.drawPath(belly)
    _paint_folds(painter, belly, look, top)
    _paint_cord(painter, look, top + 0.24)
    painter.restore()


def _belly(fullness: float) -> QPainterPath:
    """From the cord down to the ground."""
    top, wide = -0.74 + 0.20 * (1 - fullness) / 0.45, 0.78 + 0.14 * fullness
    path = QPainterPath(QPointF(-0.34, top))
    path.cubicTo(QPointF(-0.70, top + 0.16), QPointF(-wide - 0.04, -0.30), QPointF(-wide + 0.04, -0.08))
    path.cubicTo(QPointF(-wide + 0.08, 0.01), QPointF(-0.40, 0.0), QPointF(0.0, 0.0))
    path.cubicTo(QPointF(0.40, 0.0), QPointF(wide - 0.08, 0.01), QPointF(wide - 0.04, -0.08))
    path.cubicTo(QPointF(wide + 0.04, -0.30), QPointF(0.70, top + 0.16), QPointF(0.34, top))
    path.closeSubpath()
    return path


def _neck(top: float) -> QPainterPath:
    """The gathered cloth above the cord."""
    low = top + 0.26
    path = QPainterPath(QPointF(-0.33, low))
    path.cubicTo(QPointF(-0.36, low - 0.08), QPointF(-0.52, top + 0.06), QPointF(-0.50, top + 0.02))
    path.cubicTo(QPointF(-0.36, top + 0.05), QPointF(-0.30, top - 0.03), QPointF(-0.18, top + 0.02))
    path.cubicTo(QPointF(-0.06, top + 0.06), QPointF(0.04, top - 0.04), QPointF(0.16, top + 0.01))
    path.cubicTo(QPointF(0.28, top + 0.06), QPointF(0.36, top), QPointF(0.50, top + 0.03))
    path.cubicTo(QPointF(0.52, top + 0.08), QPointF(0.36, low - 0.08), QPointF(0.33, low))
    path.closeSubpath()
    return path


def _paint_flat(painter: QPainter, paths: tuple[QPainterPath, ...]) -> None:
    pen = QPen(BLACK, 2.5)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setBrush(WHITE)
    for path in paths:
        painter.drawPath(path)


def _paint_ground_shadow(painter: QPainter, look: Look) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(look.shadow, look.shadow.alphaF() * 0.22))
    for i in range(4):
        painter.drawEllipse(QPointF(0, -0.01), 0.86 + 0.07 * i, 0.045 + 0.014 * i)


def _paint_folds(painter: QPainter, belly: QPainterPath, look: Look, top: float) -> None:
    painter.save()
    painter.setClipPath(belly)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i, (begin, end) in enumerate(FOLDS):
        fold = QPainterPath(QPointF(begin, top + 0.25))
        fold.cubicTo(QPointF(begin * 1.1, top + 0.45), QPointF(end * 1.15, -0.35), QPointF(end, -0.10))
        painter.setPen(QPen(faded(mix(look.cloth_bottom, BLACK, 0.35), 0.34 if i % 2 else 0.22), 0.035))
        painter.drawPath(fold)
        painter.setPen(QPen(faded(WHITE, 0.20), 0.03))
        painter.drawPath(QTransform.fromTranslate(0.035, 0).map(fold))
    painter.restore()


def _paint_cord(painter: QPainter, look: Look, y: float) -> None:
    """Around the neck, with an end that hangs down."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, low in ((mix(look.cord, BLACK, 0.35), 0.012), (look.cord, 0.0)):
        pen = QPen(colour, 0.045)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        cord = QPainterPath(QPointF(-0.36, y + low))
        cord.cubicTo(QPointF(-0.15, y + 0.05 + low), QPointF(0.15, y + 0.05 + low), QPointF(0.36, y + low))
        painter.drawPath(cord)
        end = QPainterPath(QPointF(0.22, y + 0.03 + low))
        end.cubicTo(QPointF(0.44, y + 0.10), QPointF(0.50, y + 0.20), QPointF(0.46, y + 0.32 + low))
        painter.drawPath(end)
