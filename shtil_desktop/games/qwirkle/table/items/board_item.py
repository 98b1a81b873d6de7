"""The board without edge: points that fade, wells beside the tiles, and cells that light up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from shtil_desktop.games.qwirkle.rules.board import ROW, cell_at
from shtil_desktop.games.qwirkle.table.art.ground import POINT_REACH, paint_point, paint_well
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.table.art.plates import paint_focus
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import faded

FIGURE_FROM: Final = 30.0
"""A smaller cell has no room for its points."""


class BoardItem(FlatItem):
    """The tiles that lie on it are its children, and it shows no more of them than its rectangle."""

    def __init__(self, pictures: TilePictures) -> None:
        super().__init__(pictures)
        self._tiles = pictures
        self.places: Places | None = None
        self.taken: frozenset[int] = frozenset()
        """Cells with a tile, loose ones too."""
        self.lit: Mapping[int, int] = {}
        """Cells where the tile in the fingers may go, with the points of the whole."""
        self.target: int | None = None
        """The cell under the pointer or the keyboard's mark."""
        self.focused: int | None = None
        self.shown: frozenset[int] = frozenset()
        """Cells that a line of the log is about."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)

    def boundingRect(self) -> QRectF:
        return self.rect

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def lay(self, places: Places) -> None:
        self.places = places
        self.place(places.board)

    def paint_self(self, painter: QPainter) -> None:
        if self.places is None:
            return
        painter.save()
        painter.setClipRect(self.rect)
        self._paint_ground(painter)
        for cell, points in self.lit.items():
            self._paint_lit(painter, cell, points)
        if self.focused is not None:
            paint_focus(painter, self.places.cell(self.focused), self._pictures.palette)
        painter.restore()

    def _paint_ground(self, painter: QPainter) -> None:
        """Points around the tiles, as far as they are in sight, and wells beside them."""
        assert self.places is not None
        look, places = self._tiles.look, self.places
        wells = {cell + step for cell in self.taken for step in (1, -1, ROW, -ROW)} - self.taken
        for cell in wells - self.lit.keys():
            inset = places.tile * 0.03
            paint_well(painter, places.cell(cell).adjusted(inset, inset, -inset, -inset), look)
        for cell, far in self._distances().items():
            if cell not in self.lit:
                paint_point(painter, places.middle_of(cell), far, look)

    def _distances(self) -> dict[int, float]:
        """The empty cells in sight that are near enough for a point, by their way to the nearest tile."""
        assert self.places is not None
        taken = self.taken or frozenset([cell_at(0, 0)])
        found = dict.fromkeys(taken, 0.0)
        rim: Iterable[int] = taken
        for far in range(1, int(POINT_REACH) + 1):
            rim = {cell + step for cell in rim for step in (1, -1, ROW, -ROW) if cell + step not in found}
            found.update(dict.fromkeys(rim, float(far) - 0.6))
        return {cell: far for cell, far in found.items() if cell not in self.taken and self._in_sight(cell)}

    def _in_sight(self, cell: int) -> bool:
        assert self.places is not None
        return self.rect.contains(self.places.middle_of(cell))

    def _paint_lit(self, painter: QPainter, cell: int, points: int) -> None:
        """Amber means: it may go here; the figure is what the whole arrangement would score."""
        assert self.places is not None
        palette, rect = self._pictures.palette, self.places.cell(cell)
        is_target = cell == self.target
        width = max(1.6, rect.width() * (0.05 if is_target else 0.035))
        half, radius = width / 2 + rect.width() * 0.03, rect.width() * 0.15
        painter.setPen(QPen(palette.accent, width))
        painter.setBrush(faded(palette.accent, 0.42 if is_target else 0.20))
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        if rect.width() >= FIGURE_FROM and points:
            font = self._pictures.font(15 if is_target else 13, bold=True)
            font.setPixelSize(max(11, round(rect.width() * 0.32)))
            painter.setFont(font)
            painter.setPen(palette.text)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(points))
