"""Qwirkle's table with nothing on it yet: ground, panels and rack, while the match is fetched."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPaintEvent

from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.table.art.rack import paint_rack, paint_slots
from shtil_desktop.games.qwirkle.table.layout.geometry import Needs, arrange
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.table.empty_table import EmptyTable
from shtil_desktop.table.theme import Palette


class EmptyQwirkleTable(EmptyTable):
    """Painted as the stage paints it."""

    def __init__(
        self, pictures: TilePictures, options: Options, palette: Palette, is_left_handed: bool
    ) -> None:
        super().__init__()
        self._pictures, self._palette = pictures, palette
        self._needs = Needs(
            options.seats, is_left_handed=is_left_handed, is_unseen_wanted=pictures.has_unseen
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        places = arrange(QSizeF(self.size()), self._needs)
        self._pictures.fit(self._palette, places.scale, self.devicePixelRatioF(), places.tile)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._pictures.ground(places))
        paint_rack(painter, places.rack, self._pictures.look)
        paint_slots(painter, places.slots, self._pictures.look)
