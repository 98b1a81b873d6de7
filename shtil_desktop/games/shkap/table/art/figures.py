"""What stands and lies on the island: pirates, their trails, coins, marks and flags."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from shtil_desktop.table.items.seat_signs import seat_colour as sign_colour
from shtil_desktop.table.theme import GOLD, INK_DARK, INK_LIGHT, Palette


def seat_colour(palette: Palette, seat: int) -> QColor:
    """The colour of a seat's figure and trail: that of its sign."""
    return sign_colour(seat, palette.is_dark)


def paint_pirate(painter: QPainter, rect: QRectF, palette: Palette, seat: int, initial: str) -> None:
    """A figure that stands on the lower edge of `rect`, its initial on its coat."""
    painter.save()
    painter.setPen(INK_DARK)
    painter.setBrush(seat_colour(palette, seat))
    painter.drawEllipse(rect)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, initial)
    painter.restore()


def paint_coin(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A gold coin in a square."""
    painter.save()
    painter.setPen(INK_DARK)
    painter.setBrush(GOLD)
    painter.drawEllipse(rect)
    painter.restore()


def paint_flag_badge(painter: QPainter, rect: QRectF, palette: Palette, *, is_black: bool = True) -> None:
    """A flag on its pole in a square: white where a walk begins, black where it begins with a flag card."""
    painter.save()
    painter.setPen(palette.text)
    painter.setBrush(INK_DARK if is_black else INK_LIGHT)
    painter.drawRect(rect.adjusted(rect.width() * 0.2, 0, 0, -rect.height() * 0.4))
    painter.restore()


def paint_mark(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A black mark in a square: a blot with +1 on it."""
    painter.save()
    painter.setPen(palette.badge_ring)
    painter.setBrush(INK_DARK)
    painter.drawEllipse(rect)
    painter.setPen(INK_LIGHT)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "+1")
    painter.restore()


def paint_first(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The first player's marker in a square: a ship's wheel."""
    painter.save()
    painter.setPen(palette.text)
    painter.drawEllipse(rect)
    painter.restore()


def paint_trail(
    painter: QPainter, points: Sequence[QPointF], palette: Palette, seat: int, offset: float
) -> None:
    """Dots along the points of a walk, moved sideways by `offset` pixels: no trail covers another."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat_colour(palette, seat))
    for begin, end in pairwise(points):
        for i in range(9):
            painter.drawEllipse(begin + (end - begin) * (i / 8) + QPointF(offset, offset), 2.5, 2.5)
    painter.restore()
