"""What stands and lies on the island: pirates, their trails, coins, marks and flags."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shtil_desktop.games.shkap.table.art.lettering import paint_figure
from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look, look_of
from shtil_desktop.table.art.shapes import closed, disc, fill, line, smooth, star, stroke, vertical
from shtil_desktop.table.items.seat_signs import seat_colour as sign_colour
from shtil_desktop.table.theme import Palette, contrast, faded, mix

SPACING: Final = 1.9
"""How far apart the dots of a trail are, in their diameters."""


def seat_colour(palette: Palette, seat: int) -> QColor:
    """The colour of a seat's figure and trail: that of its sign."""
    return sign_colour(seat, palette.is_dark)


def paint_pirate(painter: QPainter, rect: QRectF, palette: Palette, seat: int, initial: str) -> None:
    """A figure that stands on the lower edge of `rect`, its initial on its coat."""
    look, coat = look_of(palette), sign_colour(seat)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - size / 2, rect.bottom() - size)
    painter.scale(size / 100, size / 100)
    if not look.is_flat:
        disc(painter, 50, 93, 34, faded(look.shadow, 0.34), 6.5)
    body, hat = _body(), _hat()
    halo = body.united(hat)
    line(painter, halo, WHITE, 9)
    _paint_body(painter, body, coat, look)
    _paint_head(painter, look)
    _paint_hat(painter, hat, coat, look)
    ink = max(WHITE, BLACK, key=lambda one: contrast(one, WHITE if look.is_flat else coat))
    paint_figure(painter, QPointF(50, 74), 31, initial, ink)
    painter.restore()


def _body() -> QPainterPath:
    """A coat, wide at its foot."""
    path = QPainterPath(QPointF(20, 93))
    path.cubicTo(20, 72, 28, 56, 40, 52)
    path.lineTo(60, 52)
    path.cubicTo(72, 56, 80, 72, 80, 93)
    path.quadTo(50, 99, 20, 93)
    path.closeSubpath()
    return path


def _hat() -> QPainterPath:
    """A three-cornered hat from the front."""
    path = QPainterPath(QPointF(12, 29))
    path.cubicTo(24, 31, 30, 22, 35, 12)
    path.cubicTo(42, 3, 58, 3, 65, 12)
    path.cubicTo(70, 22, 76, 31, 88, 29)
    path.cubicTo(84, 40, 68, 41, 50, 35)
    path.cubicTo(32, 41, 16, 40, 12, 29)
    path.closeSubpath()
    return path


def _paint_body(painter: QPainter, body: QPainterPath, coat: QColor, look: Look) -> None:
    if look.is_flat:
        fill(painter, body, WHITE)
        line(painter, body, BLACK, 5)
        return
    fill(painter, body, vertical(52, 95, (0.0, mix(coat, WHITE, 0.12)), (1.0, mix(coat, BLACK, 0.22))))
    painter.save()
    painter.setClipPath(body)
    stroke(painter, [(28, 60), (23, 76), (22, 95)], faded(WHITE, 0.30), 4)
    stroke(painter, [(74, 60), (78, 76), (79, 95)], faded(BLACK, 0.22), 6)
    fill(painter, closed([(38, 50), (62, 50), (50, 62)]), look.lit(250, 246, 236))
    painter.restore()
    line(painter, body, mix(coat, BLACK, 0.55), 2.4)


def _paint_head(painter: QPainter, look: Look) -> None:
    skin = WHITE if look.is_flat else look.lit(240, 200, 166)
    painter.setPen(QPen(BLACK if look.is_flat else look.lit(120, 78, 54), 3.4 if look.is_flat else 2.0))
    painter.setBrush(skin)
    painter.drawEllipse(QPointF(50, 42), 16.5, 15.5)
    ink = BLACK if look.is_flat else look.lit(54, 36, 28)
    disc(painter, 44.5, 43, 2.2, ink)
    patch = smooth([(52, 39), (60, 39), (61, 45), (56, 48), (51, 44)], is_closed=True)
    fill(painter, patch, ink)
    stroke(painter, [(45, 51), (50, 52.6), (55, 51)], ink, 1.8)


def _paint_hat(painter: QPainter, hat: QPainterPath, coat: QColor, look: Look) -> None:
    felt = BLACK if look.is_flat else mix(coat, QColor(22, 24, 34), 0.66)
    fill(painter, hat, felt)
    if look.is_flat:
        return
    rim = [(13, 30), (24, 33.5), (36, 34), (50, 31.5), (64, 34), (76, 33.5), (87, 30)]
    stroke(painter, rim, look.lit(238, 196, 96), 3.0)
    stroke(painter, [(37, 16), (42, 10), (50, 8)], faded(WHITE, 0.30), 2.2)
    line(painter, hat, mix(felt, BLACK, 0.4), 1.8)
    disc(painter, 50, 20.5, 4.8, look.lit(246, 242, 232), 4.4)
    for x in (48.2, 51.8):
        disc(painter, x, 20, 1.25, felt)


def paint_coin(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A gold coin in a square: a milled rim and a star."""
    look = look_of(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(rect.width(), rect.height()) / 2
    painter.translate(rect.center())
    painter.scale(size, size)
    if look.is_flat:
        painter.setPen(QPen(BLACK, 0.14))
        painter.setBrush(WHITE)
        painter.drawEllipse(QPointF(0, 0), 0.90, 0.90)
        fill(painter, star(0, 0, 0.62, 0.26), BLACK)
        painter.restore()
        return
    gold = look.lit(246, 190, 60)
    disc(painter, 0, 0.07, 0.93, mix(gold, QColor(120, 70, 10), 0.62))
    fill(
        painter,
        _round(0.93, 0),
        vertical(-0.95, 0.9, (0.0, mix(gold, WHITE, 0.45)), (1.0, mix(gold, QColor(150, 90, 10), 0.42))),
    )
    fill(
        painter,
        _round(0.72, 0),
        vertical(-0.72, 0.72, (0.0, mix(gold, QColor(150, 90, 10), 0.34)), (1.0, mix(gold, WHITE, 0.30))),
    )
    fill(painter, _round(0.66, 0), gold)
    fill(painter, star(0, 0.05, 0.52, 0.22), mix(gold, QColor(130, 76, 8), 0.62))
    fill(painter, star(0, 0, 0.52, 0.22), mix(gold, WHITE, 0.52))
    painter.setPen(QPen(faded(mix(gold, BLACK, 0.62), 0.8), 0.07))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 0.92, 0.92)
    painter.restore()


def _round(radius: float, y: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, y), radius, radius)
    return path


def paint_mark(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A black mark in a square: a blot with +1 on it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(rect.width(), rect.height()) / 2
    painter.translate(rect.center())
    painter.scale(size / 100, size / 100)
    lobes = []
    for i in range(11):
        angle, far = math.tau * i / 11, 86 + 5 * math.sin(i * 2.4)
        lobes.append((far * math.cos(angle), far * math.sin(angle)))
    blot = smooth(lobes, is_closed=True)
    fill(painter, blot, QColor(16, 20, 28))
    line(painter, blot, WHITE if palette.is_dark else faded(WHITE, 0.92), 9)
    if not palette.is_flat:
        disc(painter, -34, -46, 18, faded(WHITE, 0.18), 10)
    paint_figure(painter, QPointF(0, 0), 80, "+1", WHITE)
    painter.restore()


def paint_first(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The first player's marker in a square: a ship's wheel."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(rect.width(), rect.height()) / 2
    painter.translate(rect.center())
    painter.scale(size, size)
    wood = palette.text if palette.is_flat else look_of(palette).lit(150, 96, 54)
    if palette.is_dark:
        wood = mix(wood, WHITE, 0.30)
    for i in range(8):
        angle = math.tau * i / 8
        cos, sin = math.cos(angle), math.sin(angle)
        stroke(painter, [(0.1 * cos, 0.1 * sin), (0.92 * cos, 0.92 * sin)], wood, 0.12)
        stroke(painter, [(0.78 * cos, 0.78 * sin), (0.90 * cos, 0.90 * sin)], wood, 0.20)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(wood, 0.17))
    painter.drawEllipse(QPointF(0, 0), 0.58, 0.58)
    disc(painter, 0, 0, 0.22, wood)
    disc(painter, 0, 0, 0.09, palette.panel)
    painter.restore()


def paint_trail(
    painter: QPainter, points: Sequence[QPointF], palette: Palette, seat: int, offset: float
) -> None:
    """Dots along the points of a walk, moved sideways by `offset` pixels: no trail covers another."""
    if len(points) < 2:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = 2.7
    path = QPainterPath(points[0] + QPointF(offset, offset))
    for begin, end in pairwise(points):
        _leg(path, begin + QPointF(offset, offset), end + QPointF(offset, offset))
    length = path.length()
    count = max(2, round(length / (2 * size * SPACING)))
    dots = [path.pointAtPercent(path.percentAtLength(length * i / count)) for i in range(count + 1)]
    colour = seat_colour(palette, seat)
    painter.setPen(Qt.PenStyle.NoPen)
    is_bare = palette.is_flat or palette.is_dark
    painter.setBrush(faded(BLACK, 0.75) if is_bare else faded(WHITE, 0.95))
    for dot in dots:
        painter.drawEllipse(dot, size + 1.3, size + 1.3)
    painter.setBrush(colour)
    for dot in dots:
        painter.drawEllipse(dot, size, size)
    painter.restore()


def _leg(path: QPainterPath, begin: QPointF, end: QPointF) -> None:
    """Straight from cell to cell; a leap over cells is an arc."""
    way = end - begin
    if abs(way.x()) < 1 or abs(way.y()) < 1:
        path.lineTo(end)
    else:
        side = QPointF(way.y(), -way.x()) * (0.18 if way.x() > 0 else -0.18)
        path.quadTo((begin + end) / 2 + side, end)
