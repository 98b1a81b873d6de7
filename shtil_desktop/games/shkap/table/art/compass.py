"""What decorates the chart: the rose of the winds and small ships."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look
from shtil_desktop.table.art.shapes import closed, fill, lens, line, stroke
from shtil_desktop.table.theme import faded, mix


def paint_compass(painter: QPainter, middle: QPointF, radius: float, look: Look) -> None:
    """A rose of sixteen winds, each half in light and half in shade, with an arrowhead to the north."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(look.ink, 0.75), radius * 0.03))
    painter.drawEllipse(middle, radius * 0.74, radius * 0.74)
    painter.setPen(QPen(faded(look.ink, 0.5), radius * 0.02))
    painter.drawEllipse(middle, radius * 0.66, radius * 0.66)
    for i in range(32):
        angle, low = math.pi * i / 16, 0.66 if i % 2 else 0.62
        way = QPointF(math.cos(angle), math.sin(angle)) * radius
        painter.drawLine(middle + way * low, middle + way * 0.74)
    for turn, long in ((22.5, 0.50), (45.0, 0.66), (0.0, 1.0)):
        count = 8 if turn == 22.5 else 4
        for i in range(count):
            _paint_point(painter, middle, radius * long, turn + i * 360 / count, look)
    painter.setBrush(look.paper)
    painter.setPen(QPen(look.ink, radius * 0.03))
    painter.drawEllipse(middle, radius * 0.07, radius * 0.07)
    fill(
        painter,
        closed(
            [
                (middle.x(), middle.y() - radius * 1.26),
                (middle.x() - radius * 0.10, middle.y() - radius * 1.06),
                (middle.x(), middle.y() - radius * 1.11),
                (middle.x() + radius * 0.10, middle.y() - radius * 1.06),
            ]
        ),
        look.ink,
    )


def _paint_point(painter: QPainter, middle: QPointF, long: float, degrees: float, look: Look) -> None:
    angle = math.radians(degrees)
    tip = middle + QPointF(math.sin(angle), -math.cos(angle)) * long
    waist = long * 0.17
    for sign, tone in ((-1, mix(look.ink, look.paper, 0.62)), (1, look.ink)):
        side = angle + sign * math.pi / 4
        at = middle + QPointF(math.sin(side), -math.cos(side)) * waist
        half = closed([(middle.x(), middle.y()), (tip.x(), tip.y()), (at.x(), at.y())])
        fill(painter, half, WHITE if look.is_flat and sign < 0 else tone)
        painter.setPen(QPen(look.ink, long * 0.012))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(half)


def paint_boat(painter: QPainter, foot: QPointF, size: float, look: Look) -> None:
    """A small ship under sail, `size` high, with its waterline at a point."""
    x, y = foot.x(), foot.y()
    for i, long in enumerate((1.5, 1.1, 0.7)):
        water = lens(x - size * 0.04 * i, y + size * (0.02 + 0.07 * i), size * long, size * 0.03)
        fill(painter, water, faded(look.surf, 0.55))
    mast = look.tone(104, 70, 46)
    stroke(painter, [(x, y - size * 0.12), (x, y - size)], mast, size * 0.035)
    cloth = look.tone(250, 240, 216)
    main = QPainterPath(QPointF(x + size * 0.03, y - size * 0.94))
    main.cubicTo(
        x + size * 0.36, y - size * 0.70, x + size * 0.42, y - size * 0.42, x + size * 0.36, y - size * 0.20
    )
    main.quadTo(x + size * 0.18, y - size * 0.14, x + size * 0.03, y - size * 0.20)
    jib = QPainterPath(QPointF(x - size * 0.03, y - size * 0.86))
    jib.cubicTo(
        x - size * 0.10, y - size * 0.50, x - size * 0.22, y - size * 0.30, x - size * 0.38, y - size * 0.20
    )
    jib.quadTo(x - size * 0.18, y - size * 0.16, x - size * 0.03, y - size * 0.22)
    for sail, shade in ((jib, 0.16), (main, 0.0)):
        sail.closeSubpath()
        fill(painter, sail, mix(cloth, look.tone(120, 110, 96), shade))
        line(painter, sail, faded(look.ink, 0.7), size * 0.016)
    for part in (0.40, 0.62):
        seam = [(x + size * 0.04, y - size * part), (x + size * 0.34, y - size * part * 0.94)]
        stroke(painter, seam, faded(look.ink, 0.30), size * 0.012)
    fill(
        painter,
        closed([(x, y - size), (x - size * 0.16, y - size * 0.955), (x, y - size * 0.91)]),
        look.tone(190, 60, 48),
    )
    hull = QPainterPath(QPointF(x - size * 0.46, y - size * 0.17))
    hull.quadTo(x, y - size * 0.06, x + size * 0.50, y - size * 0.19)
    hull.quadTo(x + size * 0.42, y + size * 0.07, x + size * 0.22, y + size * 0.07)
    hull.lineTo(x - size * 0.22, y + size * 0.07)
    hull.quadTo(x - size * 0.40, y + size * 0.05, x - size * 0.46, y - size * 0.17)
    wood = look.tone(138, 78, 48)
    fill(painter, hull, wood)
    painter.save()
    painter.setClipPath(hull)
    fill(painter, QRectF(x - size, y - size * 0.02, size * 2, size * 0.2), mix(wood, BLACK, 0.35))
    painter.restore()
    line(painter, hull, mix(wood, BLACK, 0.5), size * 0.018)
