"""Everything that is painted often, rendered once for the size and screen at hand, and kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPixmap

from shtil_desktop.games.qwirkle.rules.tiles import Tile, colour_of
from shtil_desktop.games.qwirkle.table.art.look import LOOKS, Look
from shtil_desktop.games.qwirkle.table.art.tile import paint_back, paint_shadow, paint_tile
from shtil_desktop.table.theme import DAY, Palette

CLEAR: Final = QColor(0, 0, 0, 0)
SHADOW_ROOM: Final = 0.3
"""Around a tile for its shadow, in sizes of the tile."""
MOST: Final = 600
"""Pictures that are kept: a glide of the zoom makes no new ones, so this is some thirty sizes of a hand."""
Key = tuple[object, ...]


@dataclass(slots=True)
class Pictures:
    """Pixmaps for one screen and one palette; a change of either forgets them all."""

    palette: Palette = DAY
    ratio: float = 1.0
    scale: float = 1.0
    """How large words and panels are; tiles have sizes of their own."""
    letters: tuple[str, ...] = ("",) * 6
    """The mark of each colour, in the player's language; empty where no marks are wished."""
    _made: dict[Key, QPixmap] = field(default_factory=dict)

    @property
    def look(self) -> Look:
        return LOOKS[self.palette.name]

    @property
    def unit(self) -> float:
        """A pixel of a table of scale 1, for the room between things."""
        return max(1.0, self.scale)

    def fit(self, palette: Palette, scale: float, ratio: float, letters: tuple[str, ...]) -> None:
        if (palette.name, ratio, letters) != (self.palette.name, self.ratio, self.letters):
            self._made.clear()
        self.palette, self.scale, self.ratio, self.letters = palette, scale, ratio, letters

    def tile(self, tile: Tile, size: float) -> QPixmap:
        """The face of a tile; its side in whole pixels of the screen, so that it is crisp."""

        def paint(painter: QPainter) -> None:
            paint_tile(painter, QRectF(0, 0, size, size), tile, self.look, self.letters[colour_of(tile)])

        return self.made(("tile", tile, size), QSizeF(size, size), paint)

    def back(self, size: float) -> QPixmap:
        def paint(painter: QPainter) -> None:
            paint_back(painter, QRectF(0, 0, size, size), self.look)

        return self.made(("back", size), QSizeF(size, size), paint)

    def shadow(self, size: float, lift: float) -> QPixmap:
        """With room on every side; lying (0) or held up (1)."""
        room = size * SHADOW_ROOM

        def paint(painter: QPainter) -> None:
            paint_shadow(painter, QRectF(room, room, size, size), self.look, lift)

        return self.made(("shadow", size, lift), QSizeF(size + 2 * room, size + 2 * room), paint)

    def made(self, key: Key, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        """The pixmap of this key, painted if there is none yet."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST:
                self._made.clear()
            found = self._made[key] = self._painted(size, paint)
        return found

    def _painted(self, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        pixmap = QPixmap(max(1, round(size.width() * self.ratio)), max(1, round(size.height() * self.ratio)))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(CLEAR)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        return pixmap

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """The UI font at a size for a table of scale 1; never below 11 pixels."""
        font = QGuiApplication.font()
        font.setPixelSize(max(11, round(pixels * max(0.85, self.scale))))
        font.setBold(bold)
        return font


def whole_pixels(size: float, ratio: float) -> float:
    """The nearest size of whole pixels on the screen, at least one.

    >>> whole_pixels(54.3, 2.0), whole_pixels(54.3, 1.0)
    (54.5, 54.0)
    """
    return max(1, round(size * ratio)) / ratio


def centred(pixmap: QPixmap) -> QPointF:
    """Where to draw a picture so that its middle is at the origin."""
    size = pixmap.deviceIndependentSize()
    return QPointF(-size.width() / 2, -size.height() / 2)
