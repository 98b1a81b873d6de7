"""Plain one-colour marks for every special card, told apart by shape alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.table.art import icons
from shtil_desktop.table.art.icons import UNIT, circle, joined, outline, paint_shape, without
from shtil_desktop.table.art.shapes import closed, crescent, ribbon, smooth, star

REEF = -1  # art-only: the reef is a marker, not a card of the engine
BACK = cards.HIDDEN
SUN, MOON = -2, -3  # the marks of a card's two sides


def _moon() -> QPainterPath:
    return UNIT.map(crescent(-25, 0, 475, 0.72))


def _flag() -> QPainterPath:
    pole = QPainterPath(QPointF(-0.5, -0.9))
    pole.lineTo(-0.5, 0.86)
    cloth = QPainterPath(QPointF(-0.44, -0.84))
    cloth.cubicTo(-0.1, -1.05, 0.3, -0.6, 0.88, -0.82)
    cloth.lineTo(0.62, -0.4)
    cloth.lineTo(0.88, 0.02)
    cloth.cubicTo(0.3, 0.2, -0.1, -0.22, -0.44, 0.0)
    cloth.closeSubpath()
    foot = QPainterPath(QPointF(-0.86, 0.88))
    foot.lineTo(-0.14, 0.88)
    return joined(outline(pole, 0.17), cloth, outline(foot, 0.17))


def _tentacle() -> QPainterPath:
    points = [
        (-0.62, 0.98),
        (-0.42, 0.45),
        (0.1, 0.1),
        (0.52, -0.25),
        (0.55, -0.7),
        (0.15, -0.85),
        (-0.1, -0.6),
    ]
    points += [(0.02, -0.4)]
    suckers = ((-0.28, 0.58, 0.10), (0.04, 0.28, 0.09), (0.38, 0.02, 0.075))
    return without(ribbon(points, 0.62, 0.12), *(circle(*sucker) for sucker in suckers))


def _star() -> QPainterPath:
    return star(0, 0.06, 1.0, 0.42)


def _wave() -> QPainterPath:
    """A breaking wave: it rises from the left, curls over and leaves a hollow."""
    path = QPainterPath(QPointF(-1.0, 0.75))
    path.cubicTo(-0.62, 0.62, -0.62, -0.82, 0.22, -0.82)
    path.cubicTo(0.72, -0.82, 0.98, -0.42, 0.90, -0.02)
    path.cubicTo(0.72, -0.30, 0.46, -0.36, 0.26, -0.20)
    path.cubicTo(0.0, 0.02, 0.10, 0.50, 0.98, 0.62)
    path.lineTo(0.98, 0.82)
    path.lineTo(-1.0, 0.82)
    path.closeSubpath()
    return path


def _cloud() -> QPainterPath:
    """A cloud with three slanting lines of rain."""
    body = QPainterPath()
    body.addRoundedRect(QRectF(-0.95, -0.28, 1.9, 0.56), 0.28, 0.28)
    body = joined(body, circle(-0.36, -0.26, 0.40), circle(0.26, -0.38, 0.50))
    for x in (-0.5, 0.0, 0.5):
        drop = QPainterPath(QPointF(x + 0.08, 0.48))
        drop.lineTo(x - 0.1, 0.86)
        body = joined(body, outline(drop, 0.17))
    return body


def _ring() -> QPainterPath:
    """Two arrows that chase each other in a circle."""
    path = QPainterPath()
    for turn in (0.0, 180.0):
        arc = QPainterPath()
        box = QRectF(-0.68, -0.68, 1.36, 1.36)
        arc.arcMoveTo(box, 168 + turn)
        arc.arcTo(box, 168 + turn, -118)
        angle = math.radians(50 + turn)
        x, y = 0.68 * math.cos(angle), -0.68 * math.sin(angle)
        along_x, along_y = math.sin(angle), math.cos(angle)  # clockwise on the screen
        side_x, side_y = math.cos(angle), -math.sin(angle)
        head = closed(
            [
                (x + 0.62 * along_x, y + 0.62 * along_y),
                (x + 0.42 * side_x, y + 0.42 * side_y),
                (x - 0.42 * side_x, y - 0.42 * side_y),
            ]
        )
        path = joined(path, outline(arc, 0.27), head)
    return path


def _teeth() -> QPainterPath:
    teeth = ((-0.98, -0.62, -0.22, -0.28), (-0.46, 0.02, 0.48, -0.92), (0.26, 0.60, 0.98, -0.40))
    parts = [closed([(a, 0.6), (b, top), (c, 0.6)]) for a, b, c, top in teeth]
    foam = smooth([(-1.0, 0.8), (-0.5, 0.72), (0.0, 0.82), (0.5, 0.72), (1.0, 0.8)])
    return joined(*parts, outline(foam, 0.14))


def _calm() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.45, 0.0, 0.45):
        crest = smooth([(-0.85, y), (-0.42, y - 0.14), (0.0, y), (0.42, y + 0.14), (0.85, y)])
        path.addPath(outline(crest, 0.16))
    return path


SHAPES: dict[int, Callable[[], QPainterPath]] = {
    cards.START: icons.anchor,
    cards.FINISH: _flag,
    cards.MONSTER: _tentacle,
    cards.WILD: _star,
    cards.COMPASS: icons.rose,
    cards.YELLOW: _wave,
    cards.PURPLE: _cloud,
    cards.ORANGE: _ring,
    cards.BLANK: _calm,
    BACK: _calm,
    REEF: _teeth,
    SUN: icons.sun,
    MOON: _moon,
}


@cache
def glyph(card: int) -> QPainterPath:
    """The mark of a special card in a box from -1 to 1."""
    return SHAPES[card]()


def paint_glyph(painter: QPainter, rect: QRectF, card: int, colour: QColor) -> None:
    """Fills `rect` (its smaller side counts) with the mark of a special card, or SUN, MOON, REEF."""
    paint_shape(painter, rect, glyph(card), colour)
