"""Small pictures for the list that says what the cells of the island do."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shkap.rules.island.islands import SIDE, Island
from shtil_desktop.games.shkap.table.art.emblems import paint_emblem
from shtil_desktop.games.shkap.table.art.island import paint_feature
from shtil_desktop.games.shkap.table.art.look import BLACK, look_of
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.theme import Palette, faded, mix

FINE: Final = 44.0
"""Pixels from which on a glyph is drawn as the island itself shows it."""


class Glyph(StrEnum):
    """By the signs of cells."""

    CHEST = "321"
    BURIED = "cba"
    JUNGLE = "J"
    LABYRINTH = "L"
    CAVE = "C"
    TAKE_ONE = "+"
    TAKE_TWO = "*"
    WHITE_FLAG = "W"
    BLACK_FLAG = "B"


def glyphs_of(island: Island) -> tuple[Glyph, ...]:
    """What there is on an island, in the order of the list."""
    signs = {island.sign((row, column)) for row in range(SIDE) for column in range(SIDE)}
    return tuple(glyph for glyph in Glyph if signs & set(glyph))


def paint_legend_glyph(painter: QPainter, rect: QRectF, kind: Glyph, palette: Palette) -> None:
    """One kind of cell in a small square."""
    look = look_of(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = mix(look.meadow, look.sand, 0.4)
    painter.setPen(QPen(BLACK if look.is_flat else faded(look.ink, 0.35), 1.0))
    painter.setBrush(ground)
    radius = rect.width() * 0.16
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    inset = rect.width() * 0.07
    painter.translate(rect.left() + inset, rect.top() + inset)
    painter.scale((rect.width() - 2 * inset) / 100, (rect.height() - 2 * inset) / 100)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.is_flat or rect.width() < FINE:
        paint_emblem(painter, kind[0], look)
    else:
        paint_feature(painter, kind[0], look, Dice(1, "glyph"))
    painter.restore()
