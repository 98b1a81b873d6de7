"""The chart with the current island, and the pictures of those on the horizon."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from shtil_desktop.games.shkap.rules.island.islands import Cell, Island
from shtil_desktop.games.shkap.table.art.island import cell_rect
from shtil_desktop.games.shkap.table.art.marks_on_island import Reach, paint_reach
from shtil_desktop.games.shkap.table.pictures import SHEET_ROOM, ShkapPictures
from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import paint_focus
from shtil_desktop.table.items.fitted_text import elided
from shtil_desktop.table.items.flat_item import FlatItem


@value
class Lit:
    """A cell that is lit, and the words on it."""

    cell: Cell
    reach: Reach
    text: str = ""


class ChartItem(FlatItem):
    """The island is painted once for each size."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self._charts = pictures
        self.grid = QRectF()
        self.island: Island | None = None
        self.name = ""
        self.caption = ""

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-SHEET_ROOM, -SHEET_ROOM, SHEET_ROOM, SHEET_ROOM)

    def paint_self(self, painter: QPainter) -> None:
        if self.island is not None:
            picture = self._charts.chart(self.rect, self.grid, self.island, self.name, self.caption)
            painter.drawPixmap(self.rect.topLeft() - QPointF(SHEET_ROOM, SHEET_ROOM), picture)


class LitItem(FlatItem):
    """The cells that are lit, above the island and below the figures."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self.lit: tuple[Lit, ...] = ()
        self.focused: Cell | None = None

    def boundingRect(self) -> QRectF:
        room = self.rect.width() * 0.1
        return self.rect.adjusted(-room, -room, room, room)

    def paint_self(self, painter: QPainter) -> None:
        """Cells with words last: a pill may reach into the cell above."""
        palette = self._pictures.palette
        for one in sorted(self.lit, key=lambda one: bool(one.text)):
            paint_reach(painter, cell_rect(self.rect, one.cell), palette, one.reach, one.text)
        if self.focused is not None:
            inset = self.rect.width() * 0.014
            cell = cell_rect(self.rect, self.focused).adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, cell, palette)


BESIDE: Final = 8.0
"""What a long name may take of the gap beside its picture."""


class HorizonItem(FlatItem):
    """One island to come: its name, and the island small on the sea."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self._charts = pictures
        self.island: Island | None = None
        self.name = ""
        self.number = 0
        """Which island of the expedition it is, from 1."""

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-2, -30, BESIDE + 2, 6)

    def paint_self(self, painter: QPainter) -> None:
        if self.island is None:
            return
        palette, font = self._pictures.palette, self._pictures.font(11.5)
        picture = self._charts.horizon(self.rect.size(), self.island)
        path = QPainterPath()
        path.addRoundedRect(self.rect, 10, 10)
        painter.save()
        painter.setClipPath(path)
        painter.drawPixmap(self.rect.topLeft(), picture)
        painter.restore()
        high = font.pixelSize() * 1.5
        above = QRectF(self.rect.left(), self.rect.top() - high, self.rect.width() + BESIDE, high)
        painter.setFont(font)
        painter.setPen(palette.text_soft)
        painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, elided(font, self.name, above.width()))
        self._paint_number(painter)

    def _paint_number(self, painter: QPainter) -> None:
        palette, font = self._pictures.palette, self._pictures.font(11.5, bold=True)
        side = font.pixelSize() * 1.7
        disc = QRectF(self.rect.left() + 4, self.rect.bottom() - side - 4, side, side)
        painter.setPen(QPen(palette.panel_line, 1.0))
        painter.setBrush(palette.panel)
        painter.drawEllipse(disc)
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.number))
