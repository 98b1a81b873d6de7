"""Lit cells of the island: where a route leads, where it ends, what it lacks."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from shtil_desktop.games.shkap.rules.cards import Kind
from shtil_desktop.games.shkap.table.art.arrows import paint_drawing
from shtil_desktop.games.shkap.table.art.lettering import LEAST, bold_font, paint_fitted
from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, look_of
from shtil_desktop.table.theme import INK_DARK, Palette, contrast, faded, mix

INSET: Final = 0.05
CORNER: Final = 0.14


class Reach(StrEnum):
    """What a cell is to the route that is being laid."""

    REACHABLE = "reachable"
    CHEST = "chest"
    """The route can end at the chest here."""
    NEEDS_MAP = "needs map"
    MISTAKE = "mistake"


def paint_reach(painter: QPainter, rect: QRectF, palette: Palette, kind: Reach, text: str) -> None:
    """A lit cell, with `text` in a pill on its upper edge (none if empty), which may reach above `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = rect.width() * INSET
    box = rect.adjusted(inset, inset, -inset, -inset)
    radius = rect.width() * CORNER
    if kind in (Reach.REACHABLE, Reach.CHEST):
        _paint_open(painter, box, radius, palette, kind is Reach.CHEST)
    else:
        _paint_barred(painter, box, radius, palette)
    if kind is Reach.NEEDS_MAP:
        _paint_small_map(painter, box, palette)
    elif kind is Reach.MISTAKE:
        _paint_stop(painter, box, palette)
    if text:
        colour = palette.accent if kind in (Reach.REACHABLE, Reach.CHEST) else palette.price
        paint_pill(painter, QPointF(box.center().x(), box.top()), rect.width(), text, colour)
    painter.restore()


def _paint_open(painter: QPainter, box: QRectF, radius: float, palette: Palette, is_end: bool) -> None:
    """Amber light on the ground, and a ring; around a chest the ring is double."""
    amber, width = palette.accent, max(2.0, box.width() * 0.040)
    painter.setPen(Qt.PenStyle.NoPen)
    light = QRadialGradient(box.center(), box.width() * 0.72)
    light.setColorAt(0.0, faded(amber, 0.12))
    light.setColorAt(0.55, faded(amber, 0.22))
    light.setColorAt(1.0, faded(amber, 0.62))
    painter.setBrush(light)
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not palette.is_flat:
        painter.setPen(QPen(faded(amber, 0.28), width * 2.6))
        painter.drawRoundedRect(box, radius, radius)
    painter.setPen(QPen(mix(amber, BLACK, 0.28), width * 1.5))
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(QPen(amber, width))
    painter.drawRoundedRect(box, radius, radius)
    if is_end:
        inner = width * 1.7
        painter.setPen(QPen(mix(amber, WHITE, 0.45), width * 0.6))
        painter.drawRoundedRect(box.adjusted(inner, inner, -inner, -inner), radius - inner, radius - inner)


def _paint_barred(painter: QPainter, box: QRectF, radius: float, palette: Palette) -> None:
    """Brick dashes: not so."""
    width = max(1.8, box.width() * 0.030)
    painter.setBrush(faded(palette.price, 0.10))
    painter.setPen(QPen(faded(WHITE, 0.75), width * 2))
    painter.drawRoundedRect(box, radius, radius)
    pen = QPen(mix(palette.price, WHITE, 0.18) if palette.is_dark else palette.price, width)
    pen.setDashPattern([3.2, 2.2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius, radius)


def _paint_small_map(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """A map on a slip of paper in the upper right corner: that is what the route lacks."""
    look, size = look_of(palette), max(15.0, box.width() * 0.34)
    slip = QRectF(box.right() - size * 0.72, box.top() - size * 0.22, size, size)
    painter.setPen(QPen(faded(look.card_ink, 0.55), 1.0))
    painter.setBrush(look.card)
    painter.drawRoundedRect(slip, size * 0.16, size * 0.16)
    inset = size * 0.12
    paint_drawing(painter, slip.adjusted(inset, inset, -inset, -inset), Kind.MAP, look)


def _paint_stop(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """A brick disc with a cross in the lower right corner: the walk breaks off here."""
    radius = max(8.0, box.width() * 0.15)
    middle = QPointF(box.right() - radius * 0.6, box.bottom() - radius * 0.6)
    painter.setPen(QPen(palette.badge_ring, max(1.2, radius * 0.16)))
    painter.setBrush(palette.price)
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(palette.badge_text, radius * 0.28)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    far = radius * 0.38
    painter.drawLine(middle + QPointF(-far, -far), middle + QPointF(far, far))
    painter.drawLine(middle + QPointF(far, -far), middle + QPointF(-far, far))


def paint_pill(painter: QPainter, middle: QPointF, cell: float, text: str, colour: QColor) -> QRectF:
    """A few words on an edge, with their middle at a point; answers with where they stand."""
    font = bold_font(max(float(LEAST), cell * 0.155))
    metrics = QFontMetricsF(font)
    high = metrics.height() * 1.12
    wide = max(high, min(cell * 0.98, metrics.horizontalAdvance(text) + high * 0.72))
    pill = QRectF(middle.x() - wide / 2, middle.y() - high * 0.55, wide, high)
    shape = QPainterPath()
    shape.addRoundedRect(pill, high / 2, high / 2)
    painter.setPen(QPen(WHITE, max(1.2, high * 0.09)))
    painter.setBrush(colour)
    painter.drawPath(shape)
    painter.setPen(max(INK_DARK, WHITE, key=lambda ink: contrast(ink, colour)))
    room = high * 0.22
    paint_fitted(painter, pill.adjusted(room, 0, -room, 0), text, font)
    return pill
