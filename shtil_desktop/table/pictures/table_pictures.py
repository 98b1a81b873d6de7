"""Everything that is painted often, rendered once for the size and screen at hand.

What paints is imported when something has to be painted: the program's first pictures are often in the album.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap

from shtil_desktop.table.pictures.album import Album
from shtil_desktop.table.theme import DAY, Palette

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

CLEAR: Final = QColor(0, 0, 0, 0)
USUAL_PIECE: Final = QSizeF(104, 82)
Key = tuple[object, ...]
"""Names a picture; its first word tells what kind of picture it is."""


class TablePictures:
    """Pixmaps for one size, one screen and one palette; a game's own pictures are a kind of these."""

    painters: ClassVar[str] = ""
    """The folder of a game's own sources that paint: pictures kept on disk are theirs."""

    def __init__(
        self,
        palette: Palette = DAY,
        *,
        piece: QSizeF = USUAL_PIECE,
        ratio: float = 1.0,
        scale: float = 1.0,
        numeral_scale: float = 1.0,
        album: Album | None = None,
    ) -> None:
        self.palette = palette
        self.piece = QSizeF(piece)
        """The size of a card or a tile on the table."""
        self.ratio = ratio
        """Device pixels to one of ours."""
        self.scale = scale
        """Of the table: 1 in a window of the smallest usual size; letters and edges grow with it."""
        self.numeral_scale = numeral_scale
        """How large the player wants the figures on cards."""
        self.album = album or Album()
        self._look = ""
        self._made: dict[Key, QPixmap] = {}

    def turn_to(self, *look: object) -> bool:
        """Pictures of this look are wanted now: those of another are forgotten. Whether it is another."""
        if repr(look) == self._look:
            return False
        self._look = repr(look)
        self._made.clear()
        self.album.turn_to(self._look, self.painters)
        return True

    def made(self, key: Key, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        """The pixmap of this key, painted if there is none yet."""
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self.album.find(repr(key)) or self._painted(size, paint)
        return found

    def made_once(self, key: Key, make: Callable[[], QPixmap]) -> QPixmap:
        """The same for a large picture, of which only the last one of its kind is remembered."""
        if key not in self._made:
            for old in [old for old in self._made if old[0] == key[0]]:
                del self._made[old]
            self._made[key] = self.album.find(repr(key)) or make()
        return self._made[key]

    def _painted(self, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        pixmap = blank(size, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        return pixmap

    def named(self) -> Iterator[tuple[str, QPixmap]]:
        """Every picture of this look by its name in the album."""
        for key, picture in self._made.items():
            yield repr(key), picture

    def keep_one(self) -> bool:
        """Take one more picture of this look into the album, not all at once: that would be felt."""
        return any(self.album.add(name, picture) for name, picture in self.named())

    @property
    def unit(self) -> float:
        """A pixel of a table of scale 1, for the room between things; it grows with a large table."""
        return max(1.0, self.scale)

    def font(self, pixels: float, bold: bool = False) -> QFont:
        """The UI font at a size for a table of scale 1; never below 11 pixels."""
        font = QGuiApplication.font()
        font.setPixelSize(max(11, round(pixels * max(0.85, self.scale))))
        font.setBold(bold)
        return font


def blank(size: QSizeF, ratio: float, colour: QColor = CLEAR) -> QPixmap:
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colour)
    return pixmap
