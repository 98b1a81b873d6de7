"""The ink drawings of the cards, in a square from -1 to 1: arrows, the knight's leap, flag, map and mark."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from shtil_desktop.games.shkap.rules.cards import Kind
from shtil_desktop.games.shkap.table.art.features import paint_skull
from shtil_desktop.games.shkap.table.art.lettering import paint_figure
from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look
from shtil_desktop.table.art.shapes import closed, disc, fill, line, polygon, smooth, stroke
from shtil_desktop.table.theme import faded, mix

HEAD: Final = 0.30
"""How long the head of an arrow is."""
STEM: Final = 0.17
UP, RIGHT, DOWN, LEFT = -90.0, 0.0, 90.0, 180.0


def paint_drawing(painter: QPainter, rect: QRectF, kind: Kind, look: Look) -> None:
    """The drawing of a kind of card, as large as fits a square in the middle of `rect`."""
    half = min(rect.width(), rect.height()) / 2
    painter.save()
    painter.translate(rect.center())
    painter.scale(half, half)
    DRAWINGS[kind](painter, look)
    painter.restore()


@cache
def _arrows(directions: tuple[float, ...], reach: float) -> QPainterPath:
    """Arrows from the middle, grown together."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for degrees in directions:
        angle = math.radians(degrees)
        along, across = QPointF(math.cos(angle), math.sin(angle)), QPointF(-math.sin(angle), math.cos(angle))
        tip, neck = along * reach, along * (reach - HEAD)
        barb, half = across * (HEAD * 0.86), across * (STEM / 2)
        back = along * (reach - HEAD * 1.18)
        points = (half, neck + half, back + barb, tip, back - barb, neck - half, -half)
        path.addPath(closed([(point.x(), point.y()) for point in points]))
    return path


def _paint_arrows(painter: QPainter, look: Look, directions: tuple[float, ...], reach: float) -> None:
    path = _arrows(directions, reach)
    if not look.is_flat:
        fill(painter, path.translated(0.025, 0.045), faded(look.card_ink, 0.16))
    fill(painter, path, look.card_ink)
    line(painter, path, look.card_ink, 0.05)
    disc(painter, 0, 0, STEM * 0.72, look.card_ink)
    if not look.is_flat:
        disc(painter, 0, 0, STEM * 0.34, look.card)


def _paint_across(painter: QPainter, look: Look) -> None:
    _paint_arrows(painter, look, (LEFT, RIGHT), 0.92)


def _paint_updown(painter: QPainter, look: Look) -> None:
    _paint_arrows(painter, look, (UP, DOWN), 0.92)


def _paint_cross(painter: QPainter, look: Look) -> None:
    _paint_arrows(painter, look, (UP, DOWN, LEFT, RIGHT), 0.96)


def _paint_knight(painter: QPainter, look: Look) -> None:
    """Two cells on and one aside: the points are the cells it leaps over."""
    ink = look.card_ink
    for x, y in ((0.38, -0.06), (0.38, 0.62)):
        disc(painter, x, y, 0.085, faded(ink, 0.30))
    disc(painter, -0.36, -0.06, 0.085, faded(ink, 0.30))
    path = QPainterPath(QPointF(-0.36, 0.66))
    path.lineTo(-0.36, -0.46)
    path.quadTo(-0.36, -0.64, -0.18, -0.64)
    path.lineTo(0.26, -0.64)
    line(painter, path, ink, STEM)
    head = closed([(0.22, -0.92), (0.62, -0.64), (0.22, -0.36), (0.30, -0.64)])
    fill(painter, head, ink)
    line(painter, head, ink, 0.05)
    disc(painter, -0.36, 0.66, 0.19, ink)
    if not look.is_flat:
        disc(painter, -0.36, 0.66, 0.075, look.card)


def _paint_flag(painter: QPainter, look: Look) -> None:
    pole, cloth = look.lit(122, 84, 54), mix(look.card_ink, BLACK, 0.45)
    fill(painter, QRectF(-0.62, -0.86, 0.11, 1.72), BLACK if look.is_flat else pole)
    disc(painter, -0.565, -0.88, 0.10, BLACK if look.is_flat else look.lit(226, 176, 76))
    flag = QPainterPath(QPointF(-0.52, -0.80))
    flag.cubicTo(-0.15, -0.98, 0.15, -0.60, 0.72, -0.78)
    flag.cubicTo(0.62, -0.42, 0.64, -0.14, 0.76, 0.16)
    flag.cubicTo(0.20, 0.34, -0.12, -0.02, -0.52, 0.18)
    flag.closeSubpath()
    fill(painter, flag, BLACK if look.is_flat else cloth)
    if not look.is_flat:
        painter.save()
        painter.setClipPath(flag)
        for x in (-0.30, 0.30):
            fill(painter, QRectF(x, -1, 0.22, 1.4), faded(WHITE, 0.09))
        painter.restore()
    bone = WHITE if look.is_flat else look.lit(250, 246, 236)
    paint_skull(painter, QPointF(0.12, -0.34), 0.33, bone, cloth)


def _paint_map(painter: QPainter, look: Look) -> None:
    """Folded in three, with a dotted way to a cross."""
    ink = look.card_ink
    paper = WHITE if look.is_flat else look.lit(240, 216, 160)
    folds = ((-0.86, -0.56, -0.68), (-0.29, -0.68, -0.56), (0.29, -0.56, -0.68))
    for i, (x, left, right) in enumerate(folds):
        sheet = closed([(x, left), (x + 0.57, right), (x + 0.57, right + 1.26), (x, left + 1.26)])
        fill(
            painter,
            sheet,
            mix(paper, look.lit(150, 110, 60), 0.14) if i == 1 and not look.is_flat else paper,
        )
        line(painter, sheet, ink if look.is_flat else look.lit(136, 100, 58), 0.045)
    pen = QPen(ink, 0.085)
    pen.setDashPattern([0.1, 2.0])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(smooth([(-0.66, 0.40), (-0.40, 0.10), (-0.10, 0.30), (0.16, 0.06), (0.34, -0.08)]))
    brick = ink if look.is_flat else look.lit(196, 62, 46)
    for sign in (-1, 1):
        stroke(painter, [(0.40, -0.26 - sign * 0.16), (0.72, -0.26 + sign * 0.16)], brick, 0.13)


def _paint_mark(painter: QPainter, look: Look) -> None:
    """A blot of ink with +1 on it."""
    ink = BLACK if look.is_flat else mix(look.card_ink, BLACK, 0.55)
    lobes = [
        (0.78 * math.cos(a) * k, 0.78 * math.sin(a) * k)
        for a, k in ((math.tau * i / 11, 1.0 + 0.05 * math.sin(i * 2.4)) for i in range(11))
    ]
    fill(painter, smooth(lobes, is_closed=True), ink)
    for x, y, size in ((0.82, 0.62, 0.13), (-0.84, -0.56, 0.10), (0.70, -0.78, 0.07), (-0.72, 0.80, 0.08)):
        disc(painter, x, y, size, ink)
    if not look.is_flat:
        disc(painter, -0.30, -0.40, 0.16, faded(WHITE, 0.16), 0.09)
    painter.save()
    painter.scale(0.01, 0.01)
    paint_figure(painter, QPointF(0, 0), 72, "+1", WHITE)
    painter.restore()


def paint_back_star(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The star on the backs, half of each ray in the shade, on a ring of points."""
    painter.save()
    painter.translate(rect.center())
    half = min(rect.width(), rect.height()) / 2
    painter.scale(half, half)
    for i in range(16):
        angle = math.tau * i / 16
        disc(painter, 0.80 * math.cos(angle), 0.80 * math.sin(angle), 0.03, faded(look.back_ink, 0.7))
    for turn, long in ((45, 0.48), (0, 0.92)):
        painter.save()
        painter.rotate(turn)
        for _ in range(4):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.back_ink)
            painter.drawPolygon(polygon([(0, -long), (-0.13, -0.13), (0, 0)]))
            painter.setBrush(mix(look.back_ink, look.back, 0.0 if look.is_flat else 0.42))
            painter.drawPolygon(polygon([(0, -long), (0.13, -0.13), (0, 0)]))
            painter.rotate(90)
        painter.restore()
    painter.restore()


DRAWINGS: Final[dict[Kind, Callable[[QPainter, Look], None]]] = {
    Kind.ACROSS: _paint_across,
    Kind.UPDOWN: _paint_updown,
    Kind.CROSS: _paint_cross,
    Kind.KNIGHT: _paint_knight,
    Kind.FLAG: _paint_flag,
    Kind.MAP: _paint_map,
    Kind.MARK: _paint_mark,
}
