"""The island of a problem from afar, with the chests ringed that the route is to lead to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.shkap.pages.island_picture import IslandPicture
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.table.art.island import cell_rect
from shtil_desktop.games.shkap.table.words.names_and_counts import cell_name, chest_text, joined
from shtil_desktop.table.theme import Palette

translate = QCoreApplication.translate
HEIGHT: Final = 190


class WantedChests(IslandPicture):
    def __init__(self, palette: Palette, wanted: tuple[Cell, ...], parent: QWidget | None = None) -> None:
        super().__init__(palette, HEIGHT, parent)
        self.wanted = wanted

    @property
    def widget(self) -> QWidget:
        return self

    def show_position(self, position: Shkap, seat: int) -> None:
        if self.island is None:
            self.island = position.island
        island = self.island
        chests = [f"{chest_text(island, cell)} ({cell_name(cell)})" for cell in self.wanted]
        self.setAccessibleName(translate("shkap problems", "Where the route must lead"))
        self.setAccessibleDescription(joined(chests))
        self.update()

    def paint_marks(self, painter: QPainter, grid: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in self.wanted:
            for colour, width in ((self.colours.panel, 6.0), (self.colours.accent, 3.2)):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(cell_rect(grid, cell).adjusted(1, 1, -1, -1))
