"""Qwirkle's pictures: tiles in any size, crisp on any screen, rendered once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from shtil_desktop.games.qwirkle.rules.tiles import Tile, colour_of
from shtil_desktop.games.qwirkle.table.art.ground import ground
from shtil_desktop.games.qwirkle.table.art.look import LOOKS, Look
from shtil_desktop.games.qwirkle.table.art.tile import paint_back, paint_shadow, paint_tile
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.words.tile_words import NO_LETTERS, colour_letters
from shtil_desktop.table.pictures.table_pictures import Key, TablePictures
from shtil_desktop.table.theme import DAY, Palette

SHADOW_ROOM: Final = 0.3
"""Around a tile for its shadow, in sizes of the tile."""
MOST: Final = 700
"""Pictures that are kept: some eighteen sizes of all kinds, as the board grows and is zoomed."""


class TilePictures(TablePictures):
    """Pixmaps for one screen and one palette; a change of either forgets them all."""

    painters: ClassVar[str] = "games/qwirkle/table/art"

    def __init__(self, palette: Palette = DAY, *, letters: tuple[str, ...] = NO_LETTERS, **look: Any) -> None:
        super().__init__(palette, **look)
        self.letters = letters
        """The mark of each colour, in the player's language; empty where no marks are wished."""
        self.has_marks = False
        """Whether the player wishes marks of colour on the tiles; in high contrast they are there anyway."""
        self.has_unseen = False
        """Whether the table of unseen tiles stays open: it outlasts a match, as these pictures do."""

    @property
    def look(self) -> Look:
        return LOOKS[self.palette.name]

    def fit(self, palette: Palette, scale: float, ratio: float, tile: float) -> None:
        """Paint for this palette and screen from now on; a tile on the board has this size."""
        letters = colour_letters() if self.has_marks or palette.is_flat else NO_LETTERS
        self.palette, self.scale, self.ratio, self.letters = palette, scale, ratio, letters
        self.piece = QSizeF(tile, tile)
        self.turn_to(palette.name, ratio, letters)

    def ground(self, places: Places) -> QPixmap:
        """All that never moves. Of the last one only: it is large, and belongs to one size of the window."""
        panels = [places.seats, None if places.is_log_low else places.log, places.unseen]
        rects = [panel for panel in panels if panel is not None]
        middle = places.board.center()
        key = ("ground", places.size.toTuple(), middle.toTuple(), *(rect.getRect() for rect in rects))

        def make() -> QPixmap:
            return ground(places.size, middle, rects, self.palette, self.look, self.ratio)

        return self.made_once(key, make)

    def tile(self, tile: Tile, size: float) -> QPixmap:
        """The face of a tile; its side in whole pixels of the screen, so that it is crisp."""

        def paint(painter: QPainter) -> None:
            paint_tile(painter, QRectF(0, 0, size, size), tile, self.look, self.letters[colour_of(tile)])

        return self._tile_picture(("tile", tile, size), size, paint)

    def back(self, size: float) -> QPixmap:
        def paint(painter: QPainter) -> None:
            paint_back(painter, QRectF(0, 0, size, size), self.look)

        return self._tile_picture(("back", size), size, paint)

    def shadow(self, size: float, lift: float) -> QPixmap:
        """With room on every side; lying (0) or held up (1)."""
        room = size * SHADOW_ROOM

        def paint(painter: QPainter) -> None:
            paint_shadow(painter, QRectF(room, room, size, size), self.look, lift)

        return self._tile_picture(("shadow", size, lift), size + 2 * room, paint)

    def _tile_picture(self, key: Key, size: float, paint: Callable[[QPainter], None]) -> QPixmap:
        if len(self._made) >= MOST:
            self._made.clear()
        return self.made(key, QSizeF(size, size), paint)

    def has_tile(self, tile: Tile, size: float) -> bool:
        """Whether it needs no more painting."""
        return ("tile", tile, size) in self._made

    def warm(self, tile: Tile, size: float) -> bool:
        """Make a face ahead; whether that was needed."""
        is_new = not self.has_tile(tile, size)
        self.tile(tile, size)
        return is_new


def whole_pixels(size: float, ratio: float) -> float:
    """The nearest size of whole pixels on the screen, at least one.

    >>> whole_pixels(54.3, 2.0), whole_pixels(54.3, 1.0)
    (54.5, 54.0)
    """
    return max(1, round(size * ratio)) / ratio
