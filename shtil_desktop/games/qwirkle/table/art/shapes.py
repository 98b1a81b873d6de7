"""The six shapes, drawn by us: paths in a square of side 2 around the origin, all of about equal weight."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from shtil_desktop.games.qwirkle.rules.tiles import Shape

POINTS: Final = 8
"""Of the star."""
STAR_INNER: Final = 0.62
BAY: Final = 0.49
"""How deep the four bays of the cross are: the radius of the circles that are cut out."""
LEAF: Final = 0.49
"""The radius of a clover's leaf."""


@cache
def outline(shape: Shape) -> QPainterPath:
    """The path of a shape; the caller does not change it."""
    return SHAPES[shape]()


def outline_in(shape: Shape, rect: QRectF) -> QPainterPath:
    """The same, as large as fits a square."""
    place = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    return place.scale(rect.width() / 2, rect.height() / 2).map(outline(shape))


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.93, 0.93)
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.84, -0.84, 1.68, 1.68), 0.12, 0.12)
    return path


def _diamond() -> QPainterPath:
    return _rounded([QPointF(0, -1.08), QPointF(1.08, 0), QPointF(0, 1.08), QPointF(-1.08, 0)], 0.13)


def _clover() -> QPainterPath:
    """Four leaves around a middle."""
    path = QPainterPath()
    path.addRect(QRectF(-0.3, -0.3, 0.6, 0.6))
    for x, y in ((0.58, 0.0), (-0.58, 0.0), (0.0, 0.58), (0.0, -0.58)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), LEAF, LEAF)
        path = path.united(leaf)
    return path.simplified()


def _star() -> QPainterPath:
    """Eight points, slightly blunt."""
    corners = []
    for i in range(2 * POINTS):
        angle = math.pi * i / POINTS - math.pi / 2
        reach = 1.06 if i % 2 == 0 else STAR_INNER
        corners.append(QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
    return _rounded(corners, 0.05)


def _cross() -> QPainterPath:
    """Four arms to the corners: a square with a round bay in each side."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.96, -0.96, 1.92, 1.92), 0.32, 0.32)
    for x, y in ((1.06, 0.0), (-1.06, 0.0), (0.0, 1.06), (0.0, -1.06)):
        bay = QPainterPath()
        bay.addEllipse(QPointF(x, y), BAY, BAY)
        path = path.subtracted(bay)
    return path.simplified()


def _rounded(corners: list[QPointF], reach: float) -> QPainterPath:
    """A polygon whose corners are blunted, beginning so far from each."""
    path = QPainterPath()
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        begin, end = _towards(corner, before, reach), _towards(corner, after, reach)
        path.lineTo(begin) if i else path.moveTo(begin)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def _towards(here: QPointF, there: QPointF, reach: float) -> QPointF:
    way = there - here
    return here + way * (reach / math.hypot(way.x(), way.y()))


SHAPES: Final = {
    Shape.CIRCLE: _circle,
    Shape.SQUARE: _square,
    Shape.DIAMOND: _diamond,
    Shape.CLOVER: _clover,
    Shape.STAR: _star,
    Shape.CROSS: _cross,
}
