"""Figures and words on drawings: discs with a figure, pills with a few words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from shtil_desktop.games.shkap.table.art.look import Look
from shtil_desktop.table.theme import faded, mix

LEAST: Final = 11
"""Pixels; no words are written smaller."""


NARROWEST: Final = 0.7
"""How much letters may be narrowed where words are too long."""


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


def paint_fitted(painter: QPainter, box: QRectF, text: str, font: QFont) -> None:
    """Words in the middle of a box: smaller where they are too wide, but never too small to be read; then
    their letters are narrowed."""
    font, wide = QFont(font), QFontMetricsF(font).horizontalAdvance(text)
    if wide > box.width() > 0 and font.pixelSize() > LEAST:
        font.setPixelSize(max(LEAST, int(font.pixelSize() * box.width() / wide)))
        wide = QFontMetricsF(font).horizontalAdvance(text)
    painter.save()
    painter.setFont(font)
    painter.translate(box.center())
    if wide > box.width() > 0:
        painter.scale(max(NARROWEST, box.width() / wide), 1.0)
    place = QRectF(-wide, -box.height() / 2, 2 * wide, box.height())
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
    painter.restore()
