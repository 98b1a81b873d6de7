"""The rules to read, and the picture in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap

from shtil_desktop.table.pictures.table_pictures import TablePictures, blank
from shtil_desktop.table.theme import Palette
from tests.toy.pebbles.table.items import heaped, paint_pebble

SIZE = QSizeF(260, 80)


class PebblesRules:
    @property
    def folder(self) -> Path:
        return Path(__file__).parent.parent / "resources" / "rules"

    def picture(self, spec: Mapping[str, Any], palette: Palette) -> PebblesPicture:
        return PebblesPicture(int(spec["pile"]), palette)


class PebblesPicture:
    def __init__(self, pile: int, palette: Palette) -> None:
        self._pile, self._palette = pile, palette

    @property
    def size(self) -> QSizeF:
        return SIZE

    def image(self, ratio: float) -> QImage:
        return pebbles_picture(SIZE, self._pile, self._palette, ratio).toImage()


def pebbles_picture(size: QSizeF, pile: int, palette: Palette, ratio: float) -> QPixmap:
    """So many pebbles on a quiet ground."""
    picture = blank(size, ratio, palette.sea_top)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = size.width() / 12
    for middle in heaped(QRectF(QPointF(0, 0), size), pile, side, head=0.0):
        pebble = QRectF(0, 0, side, side)
        pebble.moveCenter(middle)
        paint_pebble(painter, pebble, TablePictures(palette))
    painter.end()
    return picture
