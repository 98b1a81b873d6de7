"""The sign of each seat: a colour and a shape of its own, so that no seat is known by its colour alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from shtil_desktop.table.theme import INK_DARK, INK_LIGHT, mix, sky

SEAT_NUMBERS = (34, 62, 70, 6, 44)  # each seat has the colour of an island's sky
CORNERS = {1: (4, 45.0), 2: (4, 0.0), 3: (6, 30.0), 4: (3, -90.0)}
"""How many corners a seat's sign has, and where the first one is; the first seat has a disc."""
SPREAD = {1: 1.20, 2: 1.22, 3: 1.08, 4: 1.34}  # so that all signs look equally large


def seat_colour(seat: int, is_dark: bool = False) -> QColor:
    """The colour of a seat; on a dark ground a lighter one."""
    colour = sky(SEAT_NUMBERS[seat]).darker(125)
    return mix(colour, QColor(255, 255, 255), 0.3) if is_dark else colour


def seat_ink(seat: int) -> QColor:
    """What is written on a seat's colour."""
    return INK_DARK if seat_colour(seat).lightness() > 140 else INK_LIGHT


def seat_shape(seat: int, rect: QRectF) -> QPainterPath:
    """A disc, a square, a diamond, a hexagon or a triangle in place of the disc in `rect`."""
    path = QPainterPath()
    if seat not in CORNERS:
        path.addEllipse(rect)
        return path
    (count, first), reach = CORNERS[seat], rect.width() / 2 * SPREAD[seat]
    middle = rect.center() + QPointF(0, rect.height() * 0.10 if count == 3 else 0)
    for i in range(count):
        angle = math.radians(first + i * 360 / count)
        corner = middle + QPointF(math.cos(angle), math.sin(angle)) * reach
        path.lineTo(corner) if i else path.moveTo(corner)
    path.closeSubpath()
    return path


def initial(name: str) -> str:
    """What a seat's sign says: the first letter, or the number of one who has no name.

    >>> initial("ada"), initial("Player\xa02")
    ('A', '2')
    """
    start, _, number = name.partition("\xa0")
    return number if number.isdecimal() else start[:1].upper()


def paint_seat_sign(painter: QPainter, rect: QRectF, seat: int, letter: str, font: QFont) -> None:
    """The sign with a letter on it, without an outline of its own: the pen is the caller's."""
    painter.setBrush(seat_colour(seat))
    painter.drawPath(seat_shape(seat, rect))
    painter.setPen(seat_ink(seat))
    painter.setFont(font)
    low = rect.height() * 0.12 if CORNERS.get(seat, (0, 0.0))[0] == 3 else 0.0
    painter.drawText(rect.translated(0, low), Qt.AlignmentFlag.AlignCenter, letter)
