"""Three cards that show in the settings how large their numbers are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle, face_image
from shtil_desktop.table.theme import PALETTES, Palette

SAMPLES: Final = (14, 37, 66)
GAP: Final = 10.0


def sample_cards(size: QSizeF, palette: Palette, ratio: float, numeral_scale: float) -> QPixmap:
    """Cards of `size`, side by side."""
    return _painted(size.width(), size.height(), palette.name, ratio, numeral_scale)


@lru_cache(maxsize=8)
def _painted(width: float, height: float, palette: str, ratio: float, numeral_scale: float) -> QPixmap:
    """Keep the cards: the page is opened again, and its numerals are made larger and smaller."""
    size = QSizeF(width, height)
    pixmap = QPixmap(round((size.width() * 3 + GAP * 2) * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    style = FaceStyle(PALETTES[palette], numeral_scale=numeral_scale, has_marks=False)
    for at, number in enumerate(SAMPLES):
        painter.drawImage(round(at * (size.width() + GAP)), 0, face_image(number, size, ratio, style))
    painter.end()
    return pixmap
