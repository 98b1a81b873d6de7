"""A tile: maple rim, dark lacquer, and the shape inlaid in its colour, with a groove around it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from shtil_desktop.games.qwirkle.rules.tiles import Tile, colour_of, shape_of
from shtil_desktop.games.qwirkle.table.art.look import Look
from shtil_desktop.games.qwirkle.table.art.shapes import outline_in
from shtil_desktop.table.theme import contrast, faded, mix

CORNER: Final = 0.17
RIM: Final = 0.055
EDGE: Final = 0.05
"""How high the side of a tile is, of its size."""
INLAY: Final = 0.63
MARKED_INLAY: Final = 0.74
"""With a letter on it."""
LEAST_LETTER: Final = 11
SEAM: Final = tuple((x * 0.05, y * 0.05) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
"""Around two letters, in widths of an inlay."""
WHITE, BLACK = QColor(255, 255, 255), QColor(0, 0, 0)


def paint_tile(painter: QPainter, rect: QRectF, tile: Tile, look: Look, letter: str = "") -> None:
    """The face of a tile that fills a square; a letter marks its colour where that is wished."""
    paint_blank(painter, rect, look)
    size = rect.width() * (MARKED_INLAY if letter else INLAY)
    box = QRectF(0, 0, size, size)
    box.moveCenter(face_of(rect, look).center())
    colour = look.inlays[colour_of(tile)]
    paint_inlay(painter, outline_in(shape_of(tile), box), box, colour, look)
    if letter:
        _paint_letter(painter, box, letter, colour)


def face_of(rect: QRectF, look: Look) -> QRectF:
    """The top of a tile, without the side that is seen below it."""
    return rect if look.is_flat else rect.adjusted(0, 0, 0, -rect.height() * EDGE)


def paint_blank(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Rim and lacquer."""
    size, face = rect.width(), face_of(rect, look)
    radius, rim = size * CORNER, size * RIM
    painter.setPen(Qt.PenStyle.NoPen)
    if not look.is_flat:
        painter.setBrush(look.edge)
        painter.drawRoundedRect(rect.adjusted(0, size * EDGE, 0, 0), radius, radius)
    painter.setBrush(_falling(face, look.rim_top, look.rim_bottom))
    painter.drawRoundedRect(face, radius, radius)
    field = face.adjusted(rim, rim, -rim, -rim)
    inner = radius - rim
    if look.is_flat:
        painter.setBrush(look.lacquer)
        painter.drawRoundedRect(field, inner, inner)
        return
    painter.setPen(QPen(faded(WHITE, 0.34), size * 0.014))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = size * 0.012
    painter.drawRoundedRect(face.adjusted(line, line, -line, -line), radius - line, radius - line)
    _paint_lacquer(painter, field, inner, look)


def _paint_lacquer(painter: QPainter, field: QRectF, radius: float, look: Look) -> None:
    """Dark, with the light of a window on its upper half and a fine dark line where it meets the wood."""
    painter.setPen(QPen(faded(look.groove, 0.85), field.width() * 0.022))
    painter.setBrush(_falling(field, mix(look.lacquer, WHITE, 0.10), mix(look.lacquer, BLACK, 0.22)))
    painter.drawRoundedRect(field, radius, radius)
    sheen = QRadialGradient(
        field.topLeft() + QPointF(field.width() * 0.26, -field.height() * 0.10), field.width()
    )
    sheen.setColorAt(0.0, faded(WHITE, 0.17))
    sheen.setColorAt(0.55, faded(WHITE, 0.04))
    sheen.setColorAt(1.0, faded(WHITE, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sheen)
    painter.drawRoundedRect(field, radius, radius)


def paint_inlay(painter: QPainter, path: QPainterPath, box: QRectF, colour: QColor, look: Look) -> None:
    """A shape let into the lacquer: groove, body with a breath of light, and a bright upper edge."""
    size = box.width()
    if look.is_flat:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(path)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(WHITE, 0.10), size * 0.05))
    painter.drawPath(path.translated(0, size * 0.035))
    painter.setPen(QPen(look.groove, size * 0.075))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_falling(box, mix(colour, WHITE, 0.09), mix(colour, BLACK, 0.10)))
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(WHITE, 0.42), size * 0.055))
    painter.drawPath(path.translated(0, size * 0.018))
    painter.setPen(QPen(mix(colour, BLACK, 0.16), size * 0.05))
    painter.drawPath(path.translated(0, -size * 0.020))
    painter.setClipRect(QRectF(box.left(), box.top(), size, size * 0.55), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(WHITE, 0.40), size * 0.05))
    painter.drawPath(path.translated(0, size * 0.012))
    painter.restore()


def mark_ink(colour: QColor) -> QColor:
    """What a letter is written with on an inlay: whichever of black and white is seen better."""
    return max(BLACK, WHITE, key=lambda ink: contrast(ink, colour))


def _paint_letter(painter: QPainter, box: QRectF, letter: str, colour: QColor) -> None:
    """Two letters are wider than the waist of a cross: a seam of its colour goes with them."""
    font = QGuiApplication.font()
    share = 0.48 if len(letter) == 1 else 0.40
    font.setPixelSize(max(LEAST_LETTER, round(box.width() * share)))
    font.setBold(True)
    painter.setFont(font)
    if len(letter) > 1:
        painter.setPen(colour)
        for x, y in SEAM:
            painter.drawText(
                box.translated(x * box.width(), y * box.width()), Qt.AlignmentFlag.AlignCenter, letter
            )
    painter.setPen(mark_ink(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A tile from behind: plain maple with a square cut into it; it tells nothing."""
    size, face = rect.width(), face_of(rect, look)
    radius = size * CORNER
    painter.setPen(Qt.PenStyle.NoPen)
    if not look.is_flat:
        painter.setBrush(look.edge)
        painter.drawRoundedRect(rect.adjusted(0, size * EDGE, 0, 0), radius, radius)
    painter.setBrush(_falling(face, look.rim_top, look.rim_bottom))
    painter.drawRoundedRect(face, radius, radius)
    inset = size * 0.24
    ink = WHITE if look.is_flat else faded(look.edge, 0.75)
    painter.setPen(QPen(ink, max(1.0, size * 0.045)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius * 0.6, radius * 0.6)


def paint_shadow(painter: QPainter, rect: QRectF, look: Look, lift: float) -> None:
    """Under a tile; with `lift` 1 it floats above the board."""
    if look.is_flat:
        return
    spread = rect.width() * (0.06 + 0.08 * lift)
    low = rect.translated(0, rect.height() * (0.03 + 0.10 * lift))
    steps = 7
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(look.shadow, look.shadow.alphaF() * 0.20))
    for i in range(steps):
        grow = spread * (1 - 2 * i / (steps - 1)) * 0.9
        radius = rect.width() * CORNER + max(0.0, grow)
        painter.drawRoundedRect(low.adjusted(-grow, -grow, grow, grow), radius, radius)


def _falling(rect: QRectF, top: QColor, bottom: QColor) -> QLinearGradient:
    ramp = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ramp.setColorAt(0.0, top)
    ramp.setColorAt(1.0, bottom)
    return ramp
