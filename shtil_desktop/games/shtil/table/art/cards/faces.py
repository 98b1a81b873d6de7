"""Complete card faces: picture, figures, marks, border and rounded corners, at any size."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import corner_radius, rounded
from shtil_desktop.table.theme import DAY, PALETTES, Palette


@value
class FaceStyle:
    """How a face is shown. `numeral_scale` enlarges the figures, `has_marks` shows the sun and moon marks.

    `room` is what an overlapped hand leaves to be seen of the card, from its left, in units of the canvas:
    the index keeps to it.
    """

    palette: Palette = DAY
    turned: bool = False
    numeral_scale: float = 1.0
    has_marks: bool = True
    room: float | None = None


PLAIN = FaceStyle()


def face_image(card: int, size: QSizeF, ratio: float = 1.0, style: FaceStyle = PLAIN) -> QImage:
    """A face of `size` logical pixels, rendered for a screen with `ratio` device pixels to one of them."""
    from shtil_desktop.games.shtil.table.art.cards.canvas import (
        paint_canvas,  # late: pictures are often at hand already
    )

    width, height = math.ceil(size.width() * ratio), math.ceil(size.height() * ratio)
    image, painter = _blank_sheet(width, height)
    painter.save()
    if style.turned:
        painter.translate(width, height)
        painter.rotate(180)
    paint_canvas(painter, QRectF(0, 0, width, height), card, style)
    painter.restore()
    _paint_edge(painter, style.palette, (width, height), ratio)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _paint_edge(painter: QPainter, palette: Palette, size: tuple[int, int], ratio: float) -> None:
    painter.drawImage(0, 0, _edge(palette.name, *size, ratio))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, _mask(*size))


@lru_cache(maxsize=8)
def _edge(palette_name: str, width: int, height: int, ratio: float) -> QImage:
    """A thin inner line of light and a hairline around the card."""
    palette, area = PALETTES[palette_name], QRectF(0, 0, width, height)
    image, painter = _blank_sheet(width, height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if palette.is_flat:
        painter.setPen(QPen(palette.card_edge, max(2.0, height * 0.035) * 2))
    else:
        inset = height * 0.028
        radius = corner_radius(height) - inset * 0.8
        painter.setPen(QPen(QColor(255, 255, 255, 96), max(1.0, height * 0.009)))
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.setPen(QPen(palette.card_edge, 2.0 * ratio))  # the outer half is cut away
    painter.drawPath(rounded(area))
    painter.end()
    return image


@lru_cache(maxsize=8)
def _mask(width: int, height: int) -> QImage:
    image, painter = _blank_sheet(width, height)
    painter.fillPath(rounded(QRectF(0, 0, width, height)), QColor(0, 0, 0))
    painter.end()
    return image


def _blank_sheet(width: int, height: int) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter
