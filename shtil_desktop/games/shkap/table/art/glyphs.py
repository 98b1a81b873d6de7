"""Small pictures for the list that says what the cells of the island do."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from shtil_desktop.games.shkap.rules.islands import SIDE, Island
from shtil_desktop.table.theme import Palette


class Glyph(StrEnum):
    """By the signs of cells."""

    CHEST = "123"
    BURIED = "abc"
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
    painter.save()
    painter.setPen(palette.text)
    painter.setBrush(palette.well)
    painter.drawRoundedRect(rect, 4, 4)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, kind[0])
    painter.restore()
