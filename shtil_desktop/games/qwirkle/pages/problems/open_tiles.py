"""The opponent's tiles, open beside the table of an endgame."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.tiles import Tile, colour_of
from shtil_desktop.games.qwirkle.table.art.look import LOOKS
from shtil_desktop.games.qwirkle.table.art.tile import paint_tile
from shtil_desktop.games.qwirkle.table.words.tile_words import NO_LETTERS, colour_letters, tile_name
from shtil_desktop.table.theme import Palette

translate = QCoreApplication.translate
TILE: Final = 38.0
GAP: Final = 5.0


class OpenTiles(QWidget):
    def __init__(self, palette: Palette, player: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours, self._player = palette, player
        self.tiles: tuple[Tile, ...] = ()
        self.caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def widget(self) -> QWidget:
        return self

    def show_position(self, position: Qwirkle, seat: int) -> None:
        self.tiles = tuple(sorted(position.hands[1 - self._player]))
        self.caption = translate("qwirkle problems", "Your opponent’s tiles")
        if not self.tiles:
            self.caption = translate("qwirkle problems", "Your opponent has no tiles left")
        self.setAccessibleName(self.caption)
        self.setAccessibleDescription(", ".join(map(tile_name, self.tiles)))
        self.updateGeometry()
        self.update()

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, round(QFontMetricsF(self.font()).height() + 8 + TILE + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.colours.text)
        high = QFontMetricsF(self.font()).height()
        painter.drawText(QRectF(0, 0, self.width(), high + 2), 0, self.caption)
        letters = colour_letters() if self.colours.is_flat else NO_LETTERS
        for at, tile in enumerate(self.tiles):
            rect = QRectF(at * (TILE + GAP), high + 8, TILE, TILE)
            paint_tile(painter, rect, tile, LOOKS[self.colours.name], letters[colour_of(tile)])
        painter.end()
