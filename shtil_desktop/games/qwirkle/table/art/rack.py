"""The rack that the hand stands on: a board of maple with a ledge and a place for each tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from shtil_desktop.games.qwirkle.table.art.look import Look
from shtil_desktop.table.theme import faded, mix

GRAIN: Final = ((0.10, 0.30), (0.22, 0.62), (0.37, 0.18), (0.52, 0.50), (0.68, 0.36), (0.86, 0.55))
"""Lines of the wood: how far down, and how much each bends."""
LEDGE: Final = 0.13
WHITE, BLACK = QColor(255, 255, 255), QColor(0, 0, 0)


def paint_rack(painter: QPainter, rect: QRectF, look: Look) -> None:
    radius = rect.height() * 0.14
    if look.is_flat:
        painter.setPen(QPen(BLACK, 2.0))
        painter.setBrush(look.rack_top)
        painter.drawRoundedRect(rect, radius, radius)
        return
    _paint_shadow(painter, rect, radius, look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(look.rack_bottom, BLACK, 0.38))
    painter.drawRoundedRect(rect, radius, radius)
    top = rect.adjusted(0, 0, 0, -rect.height() * 0.055)
    body = QLinearGradient(top.topLeft(), top.bottomLeft())
    body.setColorAt(0.0, look.rack_top)
    body.setColorAt(1.0 - LEDGE, look.rack_bottom)
    body.setColorAt(1.0 - LEDGE + 0.001, mix(look.rack_bottom, WHITE, 0.16))
    body.setColorAt(1.0, mix(look.rack_bottom, BLACK, 0.08))
    painter.setBrush(body)
    painter.drawRoundedRect(top, radius, radius)
    _paint_grain(painter, top, radius, look)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(WHITE, 0.28), 1.2))
    painter.drawRoundedRect(top.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius)


def _paint_shadow(painter: QPainter, rect: QRectF, radius: float, look: Look) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(look.shadow, look.shadow.alphaF() * 0.16))
    for i in range(6):
        grow = rect.height() * 0.012 * (i + 1)
        low = rect.adjusted(-grow, 0, grow, 2 * grow)
        painter.drawRoundedRect(low, radius + grow, radius + grow)


def _paint_grain(painter: QPainter, rect: QRectF, radius: float, look: Look) -> None:
    """A few long lines that run with the wood, and the dark line above the ledge."""
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(rect, radius, radius)
    painter.setClipPath(clip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    high, wide = rect.height(), rect.width()
    for down, bend in GRAIN:
        y = rect.top() + high * down * (1 - LEDGE)
        line = QPainterPath(QPointF(rect.left(), y))
        swing = high * 0.16 * (bend - 0.4)
        line.cubicTo(
            QPointF(rect.left() + wide * bend, y + swing),
            QPointF(rect.right() - wide * bend * 0.7, y - swing),
            QPointF(rect.right(), y + swing * 0.5),
        )
        painter.setPen(QPen(faded(look.edge, 0.16), max(0.8, high * 0.009)))
        painter.drawPath(line)
    ledge = rect.bottom() - high * LEDGE
    painter.setPen(QPen(faded(look.edge, 0.45), max(1.0, high * 0.012)))
    painter.drawLine(QPointF(rect.left(), ledge), QPointF(rect.right(), ledge))
    painter.restore()


def paint_slots(painter: QPainter, slots: Iterable[QRectF], look: Look) -> None:
    """The hollows that the tiles stand in."""
    for slot in slots:
        radius = slot.width() * 0.17
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(look.slot, 0.34 if not look.is_flat else 0.25))
        painter.drawRoundedRect(slot, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(look.slot, 0.55), 1.0))
        painter.drawRoundedRect(slot.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
