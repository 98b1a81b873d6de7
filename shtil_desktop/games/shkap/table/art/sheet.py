"""The sheet of the chart, the ground of the table, and the strip on which the next island is seen."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look, look_of
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import crescent, disc, fill, glow, lens, line
from shtil_desktop.table.theme import Palette, faded, mix

MARGIN: Final = 0.034
"""The paper around the drawing, of the sheet's height."""
ROSE: Final = 0.082
"""The radius of the compass, of the sheet's height."""
RULER: Final = 24
"""Parts of the black and white border along the longer side."""


def paint_ground(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The quiet sea under everything."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sea = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sea.setColorAt(0.0, palette.sea_top)
    sea.setColorAt(1.0, palette.sea_bottom)
    painter.fillRect(rect, sea)
    if not palette.is_flat:
        _paint_ripples(painter, rect, palette.wave, 64)
    painter.restore()


def _paint_ripples(painter: QPainter, rect: QRectF, colour: QColor, count: int) -> None:
    dice = Dice(count, "ripples")
    for _ in range(count):
        at = QPointF(rect.left() + dice.between(0, rect.width()), rect.top() + dice.between(0, rect.height()))
        long = dice.between(14, 34)
        wave = QPainterPath(at)
        wave.quadTo(at + QPointF(long * 0.25, -4), at + QPointF(long * 0.5, 0))
        wave.quadTo(at + QPointF(long * 0.75, 4), at + QPointF(long, 0))
        line(painter, wave, faded(colour, colour.alphaF() * dice.between(0.35, 1.0)), 1.1)


def inner_rect(rect: QRectF) -> QRectF:
    """What lies inside the border of a sheet."""
    margin = rect.height() * MARGIN
    return rect.adjusted(margin, margin, -margin, -margin)


def paint_paper(painter: QPainter, rect: QRectF, palette: Palette, rose: QPointF | None = None) -> None:
    """A sheet of paper with nothing but water on it, and fine lines to all sides from where a compass is."""
    look = look_of(palette)
    _paint_leaf(painter, rect, palette, look)
    inner = inner_rect(rect)
    painter.save()
    painter.setClipRect(inner)
    _paint_sea(painter, inner, look)
    if not look.is_flat:
        _paint_bearings(painter, inner, rose or inner.center(), look)
    painter.restore()


def _paint_leaf(painter: QPainter, rect: QRectF, palette: Palette, look: Look) -> None:
    radius = rect.height() * 0.022
    painter.setPen(Qt.PenStyle.NoPen)
    if look.is_flat:
        painter.setPen(QPen(BLACK, 2))
    else:
        painter.setBrush(faded(palette.shadow, palette.shadow.alphaF() * 0.16))
        for i in range(7):
            grow = 1.7 * i
            painter.drawRoundedRect(
                rect.adjusted(-grow, -grow * 0.4, grow, grow * 1.4), radius + grow, radius + grow
            )
    ramp = QLinearGradient(rect.topLeft(), rect.bottomRight())
    ramp.setColorAt(0.0, mix(look.paper, WHITE, 0.0 if palette.is_dark else 0.35))
    ramp.setColorAt(1.0, mix(look.paper, look.paper_edge, 0.0 if look.is_flat else 0.45))
    painter.setBrush(ramp)
    painter.drawRoundedRect(rect, radius, radius)


def _paint_sea(painter: QPainter, inner: QRectF, look: Look) -> None:
    """Water over the paper, which shows in the middle of it, and waves."""
    painter.fillRect(inner, look.sea)
    if look.is_flat:
        return
    for middle, reach, strength in (
        (inner.center(), inner.width() * 0.62, 0.55),
        (
            inner.bottomLeft() + QPointF(inner.width() * 0.1, -inner.height() * 0.1),
            inner.width() * 0.34,
            0.75,
        ),
        (inner.bottomRight(), inner.width() * 0.32, 0.75),
    ):
        light = QRadialGradient(middle, reach)
        light.setColorAt(0.0, faded(look.paper, strength))
        light.setColorAt(1.0, faded(look.paper, 0.0))
        painter.fillRect(inner, light)
    edge = QRadialGradient(inner.center(), inner.width() * 0.66)
    edge.setColorAt(0.72, faded(look.paper_edge, 0.0))
    edge.setColorAt(1.0, faded(look.paper_edge, 0.42))
    painter.fillRect(inner, edge)
    wave = faded(look.depth_line, 0.30)
    dice, unit = Dice(7, "sheet"), inner.height() / 430
    for _ in range(34):
        x = inner.left() + dice.between(0.02, 0.94) * inner.width()
        y = inner.top() + dice.between(0.04, 0.96) * inner.height()
        path = QPainterPath(QPointF(x, y))
        for i in range(2):
            path.quadTo(x + (4 + 9 * i) * unit, y - 4.5 * unit, x + (9 + 9 * i) * unit, y)
        line(painter, path, wave, 1.0 * unit)


def _paint_bearings(painter: QPainter, inner: QRectF, at: QPointF, look: Look) -> None:
    """As on old charts."""
    radius = inner.height() * ROSE
    painter.setPen(QPen(faded(look.ink, 0.10), max(0.7, inner.height() / 560)))
    for i in range(32):
        angle = math.pi * i / 16
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(at + way * radius, at + way * inner.width() * 1.2)


def paint_border(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Two lines around the water of a sheet, with a scale of dark and light parts between them."""
    inner = inner_rect(rect)
    thick = inner.height() * 0.0125
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.ink, max(1.0, thick * 0.24)))
    if look.is_flat:
        painter.drawRect(inner)
        return
    outer = inner.adjusted(-thick, -thick, thick, thick)
    part = outer.width() / RULER
    count = 2 * round(outer.height() / part / 2)
    high = outer.height() / count
    ink = faded(look.ink, 0.72)
    for i in range(0, RULER, 2):
        for y in (outer.top(), inner.bottom()):
            painter.fillRect(QRectF(outer.left() + i * part, y, part, thick), ink)
    for i in range(0, count, 2):
        for x in (outer.left(), inner.right()):
            painter.fillRect(QRectF(x, outer.top() + i * high, thick, high), ink)
    painter.drawRect(inner)
    painter.drawRect(outer)


def paint_moon(painter: QPainter, middle: QPointF, size: float) -> None:
    glow(painter, middle.x(), middle.y(), size * 2.6, QColor(214, 226, 240), 0.30)
    fill(painter, crescent(middle.x(), middle.y(), size, 0.62), QColor(250, 244, 220))


def paint_horizon(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Sea and sky behind a small island, in a frame with round corners."""
    look = look_of(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QPainterPath()
    radius = min(rect.height(), rect.width()) * 0.06
    frame.addRoundedRect(rect, radius, radius)
    if look.is_flat:
        fill(painter, frame, look.sea)
        line(painter, frame, BLACK, 2)
        painter.restore()
        return
    painter.setClipPath(frame)
    _paint_sky(painter, rect, palette)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(look.ink, 0.45), 1.2))
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    painter.restore()


def _paint_sky(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    skyline = rect.top() + rect.height() * 0.23
    above = QRectF(rect.topLeft(), QPointF(rect.right(), skyline))
    below = QRectF(QPointF(rect.left(), skyline), rect.bottomRight())
    if palette.is_dark:
        colours = QColor(40, 38, 84), QColor(78, 66, 112), QColor(40, 70, 104), QColor(24, 44, 74)
    else:
        colours = QColor(255, 226, 190), QColor(240, 240, 224), QColor(186, 226, 228), QColor(140, 204, 210)
    for box, top, bottom in ((above, colours[0], colours[1]), (below, colours[2], colours[3])):
        ramp = QLinearGradient(box.topLeft(), box.bottomLeft())
        ramp.setColorAt(0.0, top)
        ramp.setColorAt(1.0, bottom)
        painter.fillRect(box, ramp)
    size = rect.height() * 0.066
    orb = QPointF(rect.right() - rect.width() * 0.16, rect.top() + rect.height() * 0.14)
    if palette.is_dark:
        paint_moon(painter, orb, size)
    else:
        glow(painter, orb.x(), orb.y(), size * 2.6, QColor(255, 244, 200), 0.8)
        disc(painter, orb.x(), orb.y(), size, QColor(255, 246, 206))
    dice = Dice(3, "horizon")
    for _ in range(18):
        y = dice.between(below.top() + 3, below.bottom())
        x, long = dice.between(rect.left(), rect.right()), dice.between(0.05, 0.13) * rect.width()
        fill(painter, lens(x, y, long, 1.2), faded(WHITE, 0.16 if palette.is_dark else 0.5))
