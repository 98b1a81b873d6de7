"""Small geometry helpers shared by all drawings. Card drawings use a canvas of 100 by 80 units."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from shtil_desktop.table.theme import faded

WIDTH, HEIGHT = 100.0, 80.0
CANVAS = QRectF(0, 0, WIDTH, HEIGHT)

# Looked up once: a face is some eighty shapes.
NO_PEN, SOLID, NO_BRUSH = Qt.PenStyle.NoPen, Qt.PenStyle.SolidLine, Qt.BrushStyle.NoBrush
ROUND_CAP, ROUND_JOIN = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin

Point = tuple[float, float]


def polygon(points: Iterable[Point]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def closed(points: Iterable[Point]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon(points))
    path.closeSubpath()
    return path


def smooth(points: Sequence[Point], is_closed: bool = False) -> QPainterPath:
    """A Catmull-Rom curve through the points."""
    count = len(points)
    path = QPainterPath(QPointF(*points[0]))

    def at(i: int) -> Point:
        return points[i % count] if is_closed else points[min(max(i, 0), count - 1)]

    for i in range(count if is_closed else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
    if is_closed:
        path.closeSubpath()
    return path


def ribbon(points: Sequence[Point], start: float, end: float) -> QPainterPath:
    """A band along a smooth line whose full width goes from `start` to `end`."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (start + (end - start) * i / last) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return smooth(left + right[::-1], is_closed=True)


def lens(x: float, y: float, length: float, thick: float) -> QPainterPath:
    """A horizontal stroke, pointed at both ends: a glint on the water."""
    path = QPainterPath(QPointF(x - length / 2, y))
    path.quadTo(x, y - thick, x + length / 2, y)
    path.quadTo(x, y + thick, x - length / 2, y)
    return path


def star(
    x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = -90.0
) -> QPainterPath:
    corners = []
    for i in range(points * 2):
        angle = math.radians(turn + i * 180.0 / points)
        radius = inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return closed(corners)


def crescent(x: float, y: float, radius: float, bite: float, lean: float = -28.0) -> QPainterPath:
    """A moon lit from the lower left; a larger `bite` (0…1) leaves a thinner one."""
    full, shade = QPainterPath(), QPainterPath()
    full.addEllipse(QPointF(x, y), radius, radius)
    away = radius * (1.25 - 0.75 * bite)
    angle = math.radians(lean)
    shade.addEllipse(
        QPointF(x + away * math.cos(angle), y + away * math.sin(angle)), radius * 0.92, radius * 0.92
    )
    return full.subtracted(shade)


def vertical(top: float, bottom: float, *stops: tuple[float, QColor]) -> QBrush:
    gradient = QLinearGradient(0, top, 0, bottom)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    return QBrush(gradient)


def horizontal(left: float, right: float, *stops: tuple[float, QColor]) -> QBrush:
    gradient = QLinearGradient(left, 0, right, 0)
    for at, colour in stops:
        gradient.setColorAt(at, colour)
    return QBrush(gradient)


def glow(painter: QPainter, x: float, y: float, radius: float, colour: QColor, strength: float) -> None:
    """A soft round light that fades to nothing."""
    gradient = QRadialGradient(QPointF(x, y), radius)
    gradient.setColorAt(0.0, faded(colour, strength))
    gradient.setColorAt(0.35, faded(colour, strength * 0.45))
    gradient.setColorAt(1.0, faded(colour, 0.0))
    painter.setPen(NO_PEN)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(QPointF(x, y), radius, radius)


def fill(painter: QPainter, shape: QPainterPath | QPolygonF | QRectF, brush: QBrush | QColor) -> None:
    """Fills a shape without an outline."""
    painter.setPen(NO_PEN)
    painter.setBrush(brush)
    if isinstance(shape, QPainterPath):
        painter.drawPath(shape)
    elif isinstance(shape, QPolygonF):
        painter.drawPolygon(shape)
    else:
        painter.drawRect(shape)


def disc(
    painter: QPainter, x: float, y: float, rx: float, brush: QBrush | QColor, ry: float | None = None
) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(brush)
    painter.drawEllipse(QPointF(x, y), rx, rx if ry is None else ry)


def line(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """Strokes a path with round ends."""
    painter.setPen(QPen(colour, width, SOLID, ROUND_CAP, ROUND_JOIN))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def stroke(painter: QPainter, points: Sequence[Point], colour: QColor, width: float) -> None:
    line(painter, smooth(points), colour, width)
