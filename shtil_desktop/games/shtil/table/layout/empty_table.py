"""Shtil's table with nothing on it yet, while its rules and its cards are fetched."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent

from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.layout.geometry import Needs, Places, arrange, tints
from shtil_desktop.games.shtil.table.layout.left_handed import mirrored
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.empty_table import EmptyTable
from shtil_desktop.table.theme import Palette


class ShtilEmptyTable(EmptyTable):
    """Ground and cells, painted as the scene paints them."""

    def __init__(
        self, pictures: Pictures, options: Options, palette: Palette, is_left_handed: bool = False
    ) -> None:
        super().__init__()
        self._pictures, self._needs, self._palette = pictures, Needs.of(options), palette
        self._is_left_handed = is_left_handed

    def _lay(self) -> Places:
        places = arrange(QSizeF(self.size()), self._needs)
        places = mirrored(places) if self._is_left_handed else places
        self._pictures.fit(self._palette, places, self.devicePixelRatioF(), self._needs)
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        places = self._lay()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._pictures.ground(places, self._needs))
        for rect, tint in zip(places.cells, tints(self._needs.layout), strict=True):
            painter.drawPixmap(rect.topLeft(), self._pictures.cell(tint, CellMark.NONE))
        painter.end()
