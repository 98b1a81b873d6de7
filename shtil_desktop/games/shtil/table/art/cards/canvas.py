"""What is painted inside a card's border: an island or a special picture, its figures and its marks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from shtil_desktop.games.shtil.rules import cards
from shtil_desktop.games.shtil.table.art.cards import specials, storms
from shtil_desktop.games.shtil.table.art.cards.corner_index import (
    LEFT,
    SIDED_NUMERAL,
    SMALL_NUMERAL,
    TOP,
    CardIndex,
    corner_index,
    fitted,
)
from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle
from shtil_desktop.games.shtil.table.art.cards.high_contrast import paint_flat
from shtil_desktop.games.shtil.table.art.cards.numerals import paint_figures
from shtil_desktop.games.shtil.table.art.glyphs import BACK, MOON, REEF, SUN, paint_glyph
from shtil_desktop.games.shtil.table.art.islands.island import paint_island
from shtil_desktop.games.shtil.table.art.islands.light import Light, light_of
from shtil_desktop.games.values import replace
from shtil_desktop.table.art.shapes import HEIGHT, WIDTH
from shtil_desktop.table.theme import INK_DARK, INK_LIGHT, faded, mix

MARK = 8.4  # the size of a sun or a moon beside the figures

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


def paint_canvas(painter: QPainter, area: QRectF, card: int, style: FaceStyle) -> None:
    painter.save()
    painter.scale(area.width() / WIDTH, area.height() / HEIGHT)
    if style.palette.is_flat:
        paint_flat(painter, card, style)
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
    large = corner_index(number, replace(style, turned=False))
    height = (SIDED_NUMERAL if style.has_marks else SMALL_NUMERAL) * style.numeral_scale
    small = fitted(text, height, style.room if style.has_marks else None)
    _paint_number(painter, large, light.ink, _halo(light))
    if style.has_marks:
        paint_glyph(painter, _mark_rect(large, 3.2, style.room), SUN, light.ink)
    painter.save()
    _turn(painter)
    _paint_number(painter, small, INK_LIGHT, faded(light.sea_near, 0.6))
    if style.has_marks:
        paint_glyph(painter, _mark_rect(small, 2.4, style.room), MOON, INK_LIGHT)
    painter.restore()


def _paint_number(painter: QPainter, index: CardIndex, ink: QColor, halo: QColor) -> None:
    paint_figures(painter, index.text, LEFT, TOP, index.height, ink, halo, index.squeeze)


def _mark_rect(index: CardIndex, gap: float, room: float | None) -> QRectF:
    """Beside the figures, or below them where what is beside is covered."""
    if room is None:
        return QRectF(index.rect.right() + gap, TOP - 0.2, MARK, MARK)
    return QRectF(LEFT, index.rect.bottom() + gap, MARK, MARK)


def _halo(light: Light) -> QColor:
    """A breath of light around dark figures, of the dark sky around white ones."""
    if light.ink == INK_LIGHT:
        return faded(mix(light.zenith, QColor(0, 0, 0), 0.3), 0.45)
    return faded(mix(light.zenith, QColor(255, 255, 255), 0.5), 0.42)
