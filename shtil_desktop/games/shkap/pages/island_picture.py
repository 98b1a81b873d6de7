"""A small picture of an island on a page: the sea around it, and what a page marks on its cells."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from shtil_desktop.games.shkap.rules.island.islands import SIDE, Island
from shtil_desktop.games.shkap.table.art.island import paint_island
from shtil_desktop.games.shkap.table.art.look import look_of
from shtil_desktop.table.theme import Palette

WIDTH: Final = 220
CORNER: Final = 9.0


class IslandPicture(QWidget):
    """Painted when it is first seen, and again only for another size, other colours or another island."""

    def __init__(self, palette: Palette, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.island: Island | None = None
        self._height = height
        self._made: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @abstractmethod
    def paint_marks(self, painter: QPainter, grid: QRectF) -> None:
        """What this page shows on the island, whose cells fill the grid."""

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, self._height)

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.paint_anew()

    def paint_anew(self) -> None:
        self._made = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._made is None or self._made.deviceIndependentSize().toSize() != self.size():
            self._made = self._paint_picture(QSizeF(self.size()), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._made)
        painter.end()

    def _paint_picture(self, size: QSizeF, ratio: float) -> QPixmap:
        pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(QPointF(0, 0), size)
        frame = QPainterPath()
        frame.addRoundedRect(rect, CORNER, CORNER)
        painter.fillPath(frame, look_of(self.colours).sea)
        if self.island is not None:
            side = min(size.width(), size.height()) * SIDE / (SIDE + 0.9)
            grid = QRectF(0, 0, side, side)
            grid.moveCenter(rect.center())
            paint_island(painter, grid, self.island, self.colours, is_small=True)
            self.paint_marks(painter, grid)
        painter.end()
        return pixmap
