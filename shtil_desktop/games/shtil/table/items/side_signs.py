"""Signs on islands with two sides: whose card it is, or that it lies the wrong way up."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from shtil_desktop.games.shtil.table.art.glyphs import MOON, SUN, paint_glyph
from shtil_desktop.table.theme import INK_DARK, INK_LIGHT, Palette

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.rendering.pictures import Pictures

SIZE = 0.38  # of a sign, in heights of a card
GOLD, INDIGO = QColor(240, 180, 41), QColor(86, 78, 170)
BLACK, WHITE = QColor(0, 0, 0), QColor(255, 255, 255)


class Sign(Enum):
    SUN = "sun"  # a rival's card
    MOON = "moon"
    TURN = "turn"  # an island that has to be turned before the finish


SIDES = (Sign.SUN, Sign.MOON)


def sign_colours(sign: Sign, palette: Palette) -> tuple[QColor, QColor]:
    """The ground of a sign, which is also the edge of its card, and what is drawn on it."""
    if sign is Sign.TURN:
        return palette.price, palette.badge_text
    if palette.is_flat:
        return (WHITE, BLACK) if sign is Sign.SUN else (BLACK, WHITE)
    return (GOLD, INK_DARK) if sign is Sign.SUN else (INDIGO, INK_LIGHT)


def paint_sign(painter: QPainter, rect: QRectF, sign: Sign, palette: Palette) -> None:
    """A disc with a sun, a moon, or an arrow that turns round."""
    ground, ink = sign_colours(sign, palette)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = max(1.0, rect.width() * 0.06)
    painter.setPen(QPen(BLACK if palette.is_flat else palette.badge_ring, ring))
    painter.setBrush(ground)
    painter.drawEllipse(rect.adjusted(ring, ring, -ring, -ring))
    if sign is Sign.TURN:
        _paint_turning(painter, rect, ink)
    else:
        inset = rect.width() * 0.24
        glyph = SUN if sign is Sign.SUN else MOON
        paint_glyph(painter, rect.adjusted(inset, inset, -inset, -inset), glyph, ink)


def _paint_turning(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Two arrows after each other, half around."""
    size = rect.width()
    reach, head = size * 0.235, size * 0.15
    arc = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    path = QPainterPath()
    path.arcMoveTo(arc, 165)
    path.arcTo(arc, 165, -115)
    tip = path.currentPosition()
    pen = QPen(ink, max(1.3, size * 0.085))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.save()
    painter.translate(rect.center())
    for _ in range(2):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        along = QPointF(-tip.y(), tip.x()) / reach  # clockwise, as the arc runs
        out = tip / reach
        painter.drawPolygon([tip + along * head * 1.1, tip + out * head * 0.9, tip - out * head * 0.9])
        painter.rotate(180)
    painter.restore()


def draw_sign(painter: QPainter, card: QRectF, sign: Sign, pictures: Pictures) -> None:
    """The sign at the lower left of a card or a cell, painted once for every size."""
    size = round(card.height() * SIZE)

    def paint(painter: QPainter) -> None:
        paint_sign(painter, QRectF(0, 0, size, size), sign, pictures.palette)

    picture = pictures.made(("sign", sign), QSizeF(size, size), paint)
    edge = card.height() * 0.05
    painter.drawPixmap(QPointF(card.left() + edge, card.bottom() - edge - size), picture)
