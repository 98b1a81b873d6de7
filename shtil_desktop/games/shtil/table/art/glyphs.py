"""Plain one-colour marks for every special card, told apart by shape alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.table.art.shapes import closed, crescent, fill, ribbon, smooth, star

REEF = -1  # art-only: the reef is a marker, not a card of the engine
BACK = cards.HIDDEN
SUN, MOON = -2, -3  # the marks of a card's two sides


FINE = QTransform.fromScale(500, 500)  # Qt's path arithmetic makes curves coarse at the size of a unit
UNIT = QTransform.fromScale(0.002, 0.002)


def _outline(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setCurveThreshold(0.005)
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _joined(*paths: QPainterPath) -> QPainterPath:
    whole = FINE.map(paths[0])
    for path in paths[1:]:
        whole = whole.united(FINE.map(path))
    return UNIT.map(whole)


def _without(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    rest = FINE.map(path)
    for hole in holes:
        rest = rest.subtracted(FINE.map(hole))
    return UNIT.map(rest)


def _round(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _sun() -> QPainterPath:
    path = _round(0, 0, 0.52)
    for i in range(8):
        angle = math.radians(45 * i)
        cos, sin = math.cos(angle), math.sin(angle)
        ray = QPainterPath(QPointF(0.76 * cos, 0.76 * sin))
        ray.lineTo(0.93 * cos, 0.93 * sin)
        path = _joined(path, _outline(ray, 0.17))
    return path


def _moon() -> QPainterPath:
    return UNIT.map(crescent(-25, 0, 475, 0.72))


def _anchor() -> QPainterPath:
    ring = _outline(_round(0, -0.72, 0.17), 0.15)
    stem = QPainterPath(QPointF(0, -0.5))
    stem.lineTo(0, 0.8)
    stem.moveTo(-0.38, -0.28)
    stem.lineTo(0.38, -0.28)
    arms = QPainterPath(QPointF(-0.76, 0.18))
    arms.cubicTo(-0.66, 0.66, -0.3, 0.84, 0, 0.86)
    arms.cubicTo(0.3, 0.84, 0.66, 0.66, 0.76, 0.18)
    left = closed([(-0.98, 0.36), (-0.80, -0.06), (-0.52, 0.32)])
    right = closed([(0.98, 0.36), (0.80, -0.06), (0.52, 0.32)])
    return _joined(ring, _outline(stem, 0.2), _outline(arms, 0.2), left, right)


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
    return _joined(_outline(pole, 0.17), cloth, _outline(foot, 0.17))


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
    return _without(ribbon(points, 0.62, 0.12), *(_round(*sucker) for sucker in suckers))


def _star() -> QPainterPath:
    return star(0, 0.06, 1.0, 0.42)


def _rose() -> QPainterPath:
    ring = _outline(_round(0, 0, 0.72), 0.11)
    return _joined(star(0, 0, 1.0, 0.22, 4), _without(ring, star(0, 0, 1.2, 0.4, 4)))


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
    body = _joined(body, _round(-0.36, -0.26, 0.40), _round(0.26, -0.38, 0.50))
    for x in (-0.5, 0.0, 0.5):
        drop = QPainterPath(QPointF(x + 0.08, 0.48))
        drop.lineTo(x - 0.1, 0.86)
        body = _joined(body, _outline(drop, 0.17))
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
        path = _joined(path, _outline(arc, 0.27), head)
    return path


def _teeth() -> QPainterPath:
    teeth = ((-0.98, -0.62, -0.22, -0.28), (-0.46, 0.02, 0.48, -0.92), (0.26, 0.60, 0.98, -0.40))
    parts = [closed([(a, 0.6), (b, top), (c, 0.6)]) for a, b, c, top in teeth]
    foam = smooth([(-1.0, 0.8), (-0.5, 0.72), (0.0, 0.82), (0.5, 0.72), (1.0, 0.8)])
    return _joined(*parts, _outline(foam, 0.14))


def _calm() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.45, 0.0, 0.45):
        crest = smooth([(-0.85, y), (-0.42, y - 0.14), (0.0, y), (0.42, y + 0.14), (0.85, y)])
        path.addPath(_outline(crest, 0.16))
    return path


SHAPES: dict[int, Callable[[], QPainterPath]] = {
    cards.START: _anchor,
    cards.FINISH: _flag,
    cards.MONSTER: _tentacle,
    cards.WILD: _star,
    cards.COMPASS: _rose,
    cards.YELLOW: _wave,
    cards.PURPLE: _cloud,
    cards.ORANGE: _ring,
    cards.BLANK: _calm,
    BACK: _calm,
    REEF: _teeth,
    SUN: _sun,
    MOON: _moon,
}


@cache
def glyph(card: int) -> QPainterPath:
    """The mark of a special card in a box from -1 to 1."""
    return SHAPES[card]()


def paint_glyph(painter: QPainter, rect: QRectF, card: int, colour: QColor) -> None:
    """Fills `rect` (its smaller side counts) with the mark of a special card, or SUN, MOON, REEF."""
    half = min(rect.width(), rect.height()) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(half, half)
    fill(painter, glyph(card), colour)
    painter.restore()
