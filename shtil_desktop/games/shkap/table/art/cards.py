"""Cards: paper with an ink drawing and a wash of its kind's colour at the foot; their backs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from shtil_desktop.games.shkap.rules.cards import KINDS, Card, Kind
from shtil_desktop.games.shkap.table.art.arrows import paint_back_star, paint_drawing
from shtil_desktop.games.shkap.table.art.lettering import LEAST, bold_font, paint_fitted, plain_font
from shtil_desktop.games.shkap.table.art.look import BLACK, WHITE, Look, look_of
from shtil_desktop.table.theme import Palette, faded, mix

WASHES: Final = {
    Kind.ACROSS: (168, 224, 222),
    Kind.UPDOWN: (150, 206, 224),
    Kind.CROSS: (158, 212, 184),
    Kind.KNIGHT: (242, 178, 146),
    Kind.FLAG: (196, 196, 206),
    Kind.MAP: (240, 216, 156),
    Kind.MARK: (176, 162, 194),
}
CORNER: Final = 0.075
"""Of the width and height together, halved."""
FOOT: Final = 0.30
"""How high the wash stands under a label; without one it is lower."""
LOW_FOOT: Final = 0.18


def corner(rect: QRectF) -> float:
    """The radius of a card's corners."""
    return (rect.width() + rect.height()) / 2 * CORNER


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: Card | None,
    palette: Palette,
    *,
    label: str = "",
    is_dimmed: bool = False,
) -> None:
    """The face of a card, or a back (None), that fills `rect`; `label` is its name, written at its foot."""
    look = look_of(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if card is None:
        _paint_back(painter, rect, look)
    else:
        _paint_face(painter, rect, KINDS[card], look, label)
    if is_dimmed:
        _paint_veil(painter, rect, look)
    painter.restore()


def _paint_face(painter: QPainter, rect: QRectF, kind: Kind, look: Look, label: str) -> None:
    _paint_paper(painter, rect, look)
    foot = rect.height() * (FOOT if label else LOW_FOOT)
    if not look.is_flat:
        _paint_wash(painter, rect, kind, look, foot)
    inset = rect.width() * 0.11
    drawing = rect.adjusted(inset, rect.height() * 0.085, -inset, -foot * (0.98 if label else 0.84))
    paint_drawing(painter, drawing, kind, look)
    if label:
        _paint_label(painter, rect, label, look)
    _paint_edge(painter, rect, look)


def _paint_paper(painter: QPainter, rect: QRectF, look: Look) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.card)
    if not look.is_flat:
        ramp = QLinearGradient(rect.topLeft(), rect.bottomRight())
        ramp.setColorAt(0.0, mix(look.card, WHITE, 0.5))
        ramp.setColorAt(1.0, mix(look.card, look.paper_edge, 0.14))
        painter.setBrush(ramp)
    painter.drawRoundedRect(rect, corner(rect), corner(rect))


def _paint_wash(painter: QPainter, rect: QRectF, kind: Kind, look: Look, foot: float) -> None:
    """Water colour at the foot, with a wave as its upper edge and a darker rim where it dried."""
    colour = look.lit(*WASHES[kind])
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(rect, corner(rect), corner(rect))
    painter.setClipPath(clip)
    for lift, strength in ((foot * 0.16, 0.38), (0.0, 1.0)):
        y, swing = rect.bottom() - foot - lift, rect.height() * 0.022
        wave = QPainterPath(QPointF(rect.left(), y))
        third = rect.width() / 3
        wave.cubicTo(
            rect.left() + third, y - 2 * swing, rect.left() + 2 * third, y + 2 * swing, rect.right(), y
        )
        rim = QPainterPath(wave)
        wave.lineTo(rect.bottomRight())
        wave.lineTo(rect.bottomLeft())
        wave.closeSubpath()
        ramp = QLinearGradient(QPointF(0, y), QPointF(0, rect.bottom()))
        ramp.setColorAt(0.0, faded(colour, strength))
        ramp.setColorAt(1.0, faded(mix(colour, WHITE, 0.14), strength))
        painter.fillPath(wave, ramp)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(mix(colour, look.card_ink, 0.45), 0.55), max(0.8, rect.width() * 0.012)))
    painter.drawPath(rim)
    painter.restore()


def _paint_label(painter: QPainter, rect: QRectF, label: str, look: Look) -> None:
    inset = rect.width() * 0.05
    size = max(float(LEAST), min(rect.width() * 0.165, rect.height() * 0.13))
    box = QRectF(rect.left() + inset, rect.bottom() - rect.height() * 0.255, rect.width() - 2 * inset, 0)
    box.setBottom(rect.bottom() - rect.height() * 0.035)
    painter.setPen(look.card_ink)
    paint_fitted(painter, box, label, bold_font(size) if look.is_flat else plain_font(size))


def _paint_edge(painter: QPainter, rect: QRectF, look: Look) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.is_flat:
        width = max(2.0, rect.width() * 0.028)
        painter.setPen(QPen(BLACK, width))
    else:
        width = 1.0
        painter.setPen(QPen(faded(look.card_ink, 0.34), width))
    half = width / 2
    radius = corner(rect) - half
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def _paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    radius, rim = corner(rect), max(1.6, rect.width() * 0.045)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.card)
    painter.drawRoundedRect(rect, radius, radius)
    field = rect.adjusted(rim, rim, -rim, -rim)
    ramp = QLinearGradient(field.topLeft(), field.bottomRight())
    ramp.setColorAt(0.0, mix(look.back, WHITE, 0.0 if look.is_flat else 0.14))
    ramp.setColorAt(1.0, mix(look.back, BLACK, 0.18))
    painter.setBrush(ramp)
    painter.drawRoundedRect(field, radius - rim, radius - rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(look.back_ink, 0.75), max(0.8, rect.width() * 0.014)))
    line = rim * 1.3
    inner = field.adjusted(line, line, -line, -line)
    painter.drawRoundedRect(inner, max(1.0, radius - rim - line), max(1.0, radius - rim - line))
    inset = inner.width() * 0.10
    paint_back_star(painter, inner.adjusted(inset, inset, -inset, -inset), look)
    _paint_edge(painter, rect, look)


def _paint_veil(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Over a card that takes no part now."""
    painter.setPen(Qt.PenStyle.NoPen)
    veil = look.dusk if look.depth_of_dusk else QColor(226, 232, 232)
    painter.setBrush(faded(WHITE if look.is_flat else veil, 0.58))
    painter.drawRoundedRect(rect, corner(rect), corner(rect))
