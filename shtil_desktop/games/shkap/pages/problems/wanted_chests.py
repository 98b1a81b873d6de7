"""The island of a problem from afar, with the chests ringed that the route is to lead to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import SIDE, Cell, Island
from shtil_desktop.games.shkap.table.art.island import cell_rect, paint_island
from shtil_desktop.games.shkap.table.art.look import look_of
from shtil_desktop.games.shkap.table.words.counted import cell_name, chest_text, joined
from shtil_desktop.table.theme import Palette

translate = QCoreApplication.translate
HEIGHT: Final = 190
CORNER: Final = 9.0


class WantedChests(QWidget):
    def __init__(self, palette: Palette, wanted: tuple[Cell, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours, self.wanted = palette, wanted
        self.island: Island | None = None
        self._made: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def widget(self) -> QWidget:
        return self

    def show_position(self, position: Shkap, seat: int) -> None:
        if self.island is None:
            self.island = position.island
        island = self.island
        chests = [f"{chest_text(island, cell)} ({cell_name(cell)})" for cell in self.wanted]
        self.setAccessibleName(translate("shkap problems", "What the route is to lead to"))
        self.setAccessibleDescription(joined(chests))
        self.update()

    def wear(self, palette: Palette) -> None:
        self.colours, self._made = palette, None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, HEIGHT)

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
            for cell in self.wanted:
                self._paint_ring(painter, cell_rect(grid, cell))
        painter.end()
        return pixmap

    def _paint_ring(self, painter: QPainter, cell: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.colours.panel, 6.0), (self.colours.accent, 3.2)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(cell.adjusted(1, 1, -1, -1))
