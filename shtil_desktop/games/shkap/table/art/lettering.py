"""Figures and words on drawings: discs with a figure, pills with a few words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from shtil_desktop.games.shkap.table.art.look import Look
from shtil_desktop.table.theme import faded, mix

LEAST: Final = 11
"""Pixels; no words are written smaller."""


NARROWEST: Final = 75
"""How much letters may be narrowed where a word is too long, in hundredths."""


def bold_font(size: float) -> QFont:
    font = QGuiApplication.font()
    font.setPixelSize(max(1, round(size)))
    font.setBold(True)
    return font


def plain_font(size: float) -> QFont:
    font = bold_font(size)
    font.setBold(False)
    return font


def paint_figure(painter: QPainter, middle: QPointF, size: float, text: str, ink: QColor) -> None:
    """A figure with its middle at a point; `size` is the height of its letters' box."""
    font = bold_font(size)
    painter.setFont(font)
    painter.setPen(ink)
    box = QRectF(middle.x() - size * 2, middle.y() - size, size * 4, size * 2)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_disc(painter: QPainter, middle: QPointF, radius: float, text: str, look: Look) -> None:
    """A cream disc with a figure: what a chest holds, how many cards there are to take."""
    if look.is_flat:
        painter.setPen(QPen(look.disc_ink, radius * 0.16))
        painter.setBrush(look.disc)
        painter.drawEllipse(middle, radius, radius)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(look.shadow, 0.28))
        painter.drawEllipse(middle + QPointF(0, radius * 0.14), radius * 1.06, radius * 1.06)
        painter.setPen(QPen(mix(look.disc, look.disc_ink, 0.55), radius * 0.11))
        painter.setBrush(look.disc)
        painter.drawEllipse(middle, radius, radius)
    paint_figure(painter, middle, radius * (1.34 if len(text) == 1 else 1.06), text, look.disc_ink)


def fitting_font(text: str, width: float, size: float, bold: bool = True) -> QFont:
    """A font of about `size` in which the text is at most `width` wide, but never below what can be read."""
    font = bold_font(size) if bold else plain_font(size)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > width > 0:
        font.setPixelSize(max(min(LEAST, round(size)), int(size * width / wide)))
        wide = QFontMetricsF(font).horizontalAdvance(text)
        font.setStretch(max(NARROWEST, min(100, int(100 * width / wide))))
    return font
