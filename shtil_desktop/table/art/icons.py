"""Plain one-colour icons of the pages, told apart by shape alone; games may use them on their cards."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from shtil_desktop.table.art.shapes import closed, fill, star

FINE = QTransform.fromScale(500, 500)  # Qt's path arithmetic makes curves coarse at the size of a unit
UNIT = QTransform.fromScale(0.002, 0.002)


class Icon(Enum):
    """Small pictures of what a button leads to."""

    ROSE = "compass rose"
    SUN = "sun"
    ANCHOR = "anchor"
    BARS = "bars"
    SLIDERS = "sliders"
    CALENDAR = "calendar"
    LIST = "list"
    BOOK = "book"
    TARGET = "target"


def outline(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setCurveThreshold(0.005)
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def joined(*paths: QPainterPath) -> QPainterPath:
    whole = FINE.map(paths[0])
    for path in paths[1:]:
        whole = whole.united(FINE.map(path))
    return UNIT.map(whole)


def without(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    rest = FINE.map(path)
    for hole in holes:
        rest = rest.subtracted(FINE.map(hole))
    return UNIT.map(rest)


def circle(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def sun() -> QPainterPath:
    path = circle(0, 0, 0.52)
    for i in range(8):
        angle = math.radians(45 * i)
        cos, sin = math.cos(angle), math.sin(angle)
        ray = QPainterPath(QPointF(0.76 * cos, 0.76 * sin))
        ray.lineTo(0.93 * cos, 0.93 * sin)
        path = joined(path, outline(ray, 0.17))
    return path


def anchor() -> QPainterPath:
    ring = outline(circle(0, -0.72, 0.17), 0.15)
    stem = QPainterPath(QPointF(0, -0.5))
    stem.lineTo(0, 0.8)
    stem.moveTo(-0.38, -0.28)
    stem.lineTo(0.38, -0.28)
    arms = QPainterPath(QPointF(-0.76, 0.18))
    arms.cubicTo(-0.66, 0.66, -0.3, 0.84, 0, 0.86)
    arms.cubicTo(0.3, 0.84, 0.66, 0.66, 0.76, 0.18)
    left = closed([(-0.98, 0.36), (-0.80, -0.06), (-0.52, 0.32)])
    right = closed([(0.98, 0.36), (0.80, -0.06), (0.52, 0.32)])
    return joined(ring, outline(stem, 0.2), outline(arms, 0.2), left, right)


def rose() -> QPainterPath:
    ring = outline(circle(0, 0, 0.72), 0.11)
    return joined(star(0, 0, 1.0, 0.22, 4), without(ring, star(0, 0, 1.2, 0.4, 4)))


SHAPES: dict[Icon, Callable[[], QPainterPath]] = {Icon.SUN: sun, Icon.ANCHOR: anchor, Icon.ROSE: rose}


@cache
def shape(icon: Icon) -> QPainterPath:
    """An icon's outline in a box from -1 to 1."""
    return SHAPES[icon]()


def paint_icon(painter: QPainter, box: QRectF, icon: Icon, ink: QColor) -> None:
    """Fill the box (its smaller side counts) with an icon."""
    if icon in SHAPES:
        paint_shape(painter, box, shape(icon), ink)
    else:
        PAINTERS[icon](painter, box, ink)


def paint_shape(painter: QPainter, box: QRectF, path: QPainterPath, ink: QColor) -> None:
    """Fill the box (its smaller side counts) with an outline that lies in a box from -1 to 1."""
    half = min(box.width(), box.height()) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    painter.scale(half, half)
    fill(painter, path, ink)
    painter.restore()


def _paint_bars(painter: QPainter, box: QRectF, ink: QColor) -> None:
    width = box.width() / 5
    for i, part in enumerate((0.45, 0.95, 0.7)):
        bar = QPainterPath()
        high = box.height() * part
        bar.addRoundedRect(QRectF(box.left() + i * 2 * width, box.bottom() - high, width, high), 1.5, 1.5)
        fill(painter, bar, ink)


def _paint_sliders(painter: QPainter, box: QRectF, ink: QColor) -> None:
    for i, part in enumerate((0.7, 0.3, 0.55)):
        y = box.top() + box.height() * (0.16 + 0.34 * i)
        thick = box.height() * 0.09
        fill(painter, QRectF(box.left(), y - thick / 2, box.width(), thick), ink)
        knob = QPainterPath()
        radius = box.width() * 0.155
        knob.addEllipse(QPointF(box.left() + box.width() * part, y), radius, radius)
        fill(painter, knob, ink)


def _paint_calendar(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """A sheet with its days, the band of the month above them."""
    unit = min(box.width(), box.height()) / 12
    sheet = QPainterPath()
    sheet.addRoundedRect(box.adjusted(unit, unit * 1.4, -unit, -unit * 0.6), unit * 1.6, unit * 1.6)
    painter.strokePath(sheet, QPen(ink, unit * 1.1))
    fill(painter, QRectF(box.left() + unit, box.top() + unit * 3, box.width() - 2 * unit, unit * 1.4), ink)
    for column in range(3):
        x = box.left() + unit * (2.9 + 2.4 * column)
        for row in range(2):
            fill(painter, QRectF(x, box.top() + unit * (5.8 + 2.5 * row), unit * 1.4, unit * 1.4), ink)


def _paint_list(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """Three lines, each with its dot."""
    unit = min(box.width(), box.height()) / 12
    for row in range(3):
        y = box.top() + unit * (2.4 + 3.6 * row)
        dot, line = QPainterPath(), QPainterPath()
        dot.addEllipse(QPointF(box.left() + unit * 1.3, y), unit * 1.1, unit * 1.1)
        line.addRoundedRect(QRectF(box.left() + unit * 3.6, y - unit * 0.65, unit * 8, unit * 1.3), 1, 1)
        fill(painter, dot, ink)
        fill(painter, line, ink)


def _round_pen(ink: QColor, width: float) -> QPen:
    pen = QPen(ink, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paint_book(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """An open book seen from the front."""
    unit = min(box.width(), box.height()) / 12
    for side in (-1, 1):
        page = QPainterPath(QPointF(0, -3.4))
        page.cubicTo(1.4 * side, -4.8, 3.6 * side, -5.0, 5.4 * side, -4.4)
        page.lineTo(5.4 * side, 4.0)
        page.cubicTo(3.6 * side, 3.4, 1.4 * side, 3.6, 0, 5.0)
        page.closeSubpath()
        placed = QTransform.fromTranslate(box.center().x(), box.center().y()).scale(unit, unit).map(page)
        painter.strokePath(placed, _round_pen(ink, unit * 1.1))


def _paint_target(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """Two rings and the middle that is to be hit."""
    unit = min(box.width(), box.height()) / 12
    for radius in (5.0, 2.9):
        ring = QPainterPath()
        ring.addEllipse(box.center(), radius * unit, radius * unit)
        painter.strokePath(ring, QPen(ink, unit * 1.1))
    middle = QPainterPath()
    middle.addEllipse(box.center(), unit * 1.1, unit * 1.1)
    fill(painter, middle, ink)


PAINTERS: dict[Icon, Callable[[QPainter, QRectF, QColor], None]] = {
    Icon.BARS: _paint_bars,
    Icon.SLIDERS: _paint_sliders,
    Icon.CALENDAR: _paint_calendar,
    Icon.LIST: _paint_list,
    Icon.BOOK: _paint_book,
    Icon.TARGET: _paint_target,
}
