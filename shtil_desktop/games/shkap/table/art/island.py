"""An island on the chart: land, coast and lagoon, and what is to be found in its cells."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shkap.rules.islands import SEA, SIDE, Cell, Island
from shtil_desktop.table.theme import Palette

LAND = QColor(206, 214, 150)


def cell_rect(rect: QRectF, cell: Cell) -> QRectF:
    """Where a cell lies on an island whose grid fills `rect`."""
    wide, high = rect.width() / SIDE, rect.height() / SIDE
    return QRectF(rect.left() + cell[1] * wide, rect.top() + cell[0] * high, wide, high)


def paint_island(
    painter: QPainter, rect: QRectF, island: Island, palette: Palette, *, is_small: bool = False
) -> None:
    """The island with its grid exactly in `rect`, a square; the coast spills over by half a cell at most."""
    painter.save()
    for row in range(SIDE):
        for column in range(SIDE):
            sign, box = island.sign((row, column)), cell_rect(rect, (row, column))
            if sign != SEA:
                painter.setPen(QPen(palette.cell_line, 1))
                painter.setBrush(LAND)
                painter.drawRect(box)
                painter.setPen(palette.text)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "" if sign == "." else sign)
    painter.restore()
