"""Complete card faces: picture, figures, marks, border and rounded corners, at any size."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from shtil_desktop.games.shtil import cards
from shtil_desktop.table.art import specials, storms
from shtil_desktop.table.art.flat import paint_flat
from shtil_desktop.table.art.glyphs import BACK, MOON, REEF, SUN, paint_glyph
from shtil_desktop.table.art.island import paint_island
from shtil_desktop.table.art.light import Light, light_of
from shtil_desktop.table.art.numerals import figure_width, paint_figures
from shtil_desktop.table.art.shapes import HEIGHT, WIDTH
from shtil_desktop.table.theme import DAY, INK_DARK, INK_LIGHT, PALETTES, Palette, faded, mix

CORNER = 0.105  # radius of a card's corner, in heights of the card
NUMERAL = 18.5  # height of the large figures on the canvas
SMALL_NUMERAL = 10.0
LEFT, TOP = 7.0, 6.6

PICTURES: dict[int, tuple[Callable[[QPainter], None], QColor]] = {
    cards.START: (specials.paint_start, INK_LIGHT),
    cards.FINISH: (specials.paint_finish, INK_DARK),
    cards.MONSTER: (specials.paint_monster, QColor(214, 236, 214)),
    cards.WILD: (specials.paint_wild, INK_DARK),
    cards.COMPASS: (storms.paint_compass, QColor(240, 214, 150)),
    cards.YELLOW: (storms.paint_yellow, QColor(74, 42, 8)),
    cards.PURPLE: (storms.paint_purple, INK_LIGHT),
    cards.ORANGE: (storms.paint_orange, QColor(70, 20, 0)),
    cards.BLANK: (storms.paint_blank, INK_DARK),
    REEF: (storms.paint_reef, INK_DARK),
    BACK: (storms.paint_back, INK_LIGHT),
}
LOWER_INK = {
    cards.FINISH: INK_LIGHT,
    cards.WILD: INK_LIGHT,
    cards.YELLOW: QColor(255, 236, 170),
    REEF: INK_LIGHT,
}


@dataclass(frozen=True, slots=True)
class FaceStyle:
    """How a face is shown. `numeral_scale` enlarges the figures, `has_marks` shows the sun and moon marks."""

    palette: Palette = DAY
    turned: bool = False
    numeral_scale: float = 1.0
    has_marks: bool = True


PLAIN = FaceStyle()


def corner_radius(height: float) -> float:
    """Radius of the corners of a card (and of a cell) of this height."""
    return height * CORNER


def rounded(rect: QRectF) -> QPainterPath:
    """The outline of a card that fills `rect`."""
    radius = corner_radius(rect.height())
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def face_image(card: int, size: QSizeF, ratio: float = 1.0, style: FaceStyle = PLAIN) -> QImage:
    """A face of `size` logical pixels, rendered for a screen with `ratio` device pixels to one of them."""
    width, height = math.ceil(size.width() * ratio), math.ceil(size.height() * ratio)
    image, painter = _blank_sheet(width, height)
    painter.save()
    if style.turned:
        painter.translate(width, height)
        painter.rotate(180)
    _paint_canvas(painter, QRectF(0, 0, width, height), card, style)
    painter.restore()
    _paint_edge(painter, style.palette, (width, height), ratio)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def paint_face(painter: QPainter, rect: QRectF, card: int, style: FaceStyle = PLAIN) -> None:
    """Paints a card's face into `rect` (logical pixels). Renders anew: in `paint()` use the cache."""
    transform = painter.deviceTransform()
    ratio = max(math.hypot(transform.m11(), transform.m12()), 0.1)
    image = face_image(card, rect.size(), ratio, style)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image)
    painter.restore()


def _paint_canvas(painter: QPainter, area: QRectF, card: int, style: FaceStyle) -> None:
    painter.save()
    painter.scale(area.width() / WIDTH, area.height() / HEIGHT)
    if style.palette.is_flat:
        paint_flat(painter, card, style.numeral_scale, style.has_marks)
    elif cards.is_island(card):
        paint_island(painter, card)
        _paint_index(painter, card, style)
    else:
        _paint_special(painter, card)
    painter.restore()


def _paint_special(painter: QPainter, card: int) -> None:
    picture, ink = PICTURES[card]
    picture(painter)
    if card in (cards.BLANK, BACK):
        return
    paint_glyph(painter, QRectF(LEFT - 0.5, TOP - 0.5, 15, 15), card, ink)
    painter.save()
    _turn(painter)
    paint_glyph(painter, QRectF(LEFT - 0.5, TOP - 0.5, 9.5, 9.5), card, LOWER_INK.get(card, ink))
    painter.restore()


def _turn(painter: QPainter) -> None:
    painter.translate(WIDTH, HEIGHT)
    painter.rotate(180)


def _paint_index(painter: QPainter, number: int, style: FaceStyle) -> None:
    """The large figures at the top left, the small ones at the other end, with the marks of their sides."""
    light, text = light_of(number), str(number)
    large, small = NUMERAL * style.numeral_scale, SMALL_NUMERAL * style.numeral_scale
    paint_figures(painter, text, LEFT, TOP, large, light.ink, _halo(light))
    if style.has_marks:
        at = LEFT + large * figure_width(text) + 3.2
        paint_glyph(painter, QRectF(at, TOP - 0.2, 7.4, 7.4), SUN, light.ink)
    painter.save()
    _turn(painter)
    paint_figures(painter, text, LEFT, TOP, small, INK_LIGHT, faded(light.sea_near, 0.6))
    if style.has_marks:
        at = LEFT + small * figure_width(text) + 2.4
        paint_glyph(painter, QRectF(at, TOP - 0.1, 6.4, 6.4), MOON, INK_LIGHT)
    painter.restore()


def _halo(light: Light) -> QColor:
    """A breath of light around dark figures, of the dark sky around white ones."""
    if light.ink == INK_LIGHT:
        return faded(mix(light.zenith, QColor(0, 0, 0), 0.3), 0.45)
    return faded(mix(light.zenith, QColor(255, 255, 255), 0.5), 0.42)


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
