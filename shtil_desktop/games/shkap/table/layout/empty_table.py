"""Shkap's table with nothing on it yet: ground and panels, while the match is fetched."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPaintEvent

from shtil_desktop.games.shkap.rules.options import Options
from shtil_desktop.games.shkap.table.layout.geometry import Needs, arrange
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.games.shkap.table.words.names_and_counts import card_labels
from shtil_desktop.table.empty_table import EmptyTable
from shtil_desktop.table.theme import Palette


class EmptyShkapTable(EmptyTable):
    """Painted as the stage paints it."""

    def __init__(
        self, pictures: ShkapPictures, options: Options, palette: Palette, is_left_handed: bool
    ) -> None:
        super().__init__()
        self._pictures, self._palette = pictures, palette
        self._needs = Needs(options.seats, options.has_draft, is_left_handed=is_left_handed)

    def paintEvent(self, event: QPaintEvent) -> None:
        places = arrange(QSizeF(self.size()), self._needs)
        self._pictures.fit(self._palette, places.scale, self.devicePixelRatioF(), places.card, card_labels())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pictures.ground(places))
