"""An island from afar, on the sea, for the start page and the review."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from shtil_desktop.games.shkap.rules.island.islands import SIDE, Island
from shtil_desktop.games.shkap.table.art.island import paint_island
from shtil_desktop.games.shkap.table.art.sheet import paint_horizon
from shtil_desktop.table.theme import Palette


def miniature(island: Island, size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
    """The island as large as it fits."""
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    rect = QRectF(QPointF(0, 0), size)
    paint_horizon(painter, rect, palette)
    side = min(size.width(), size.height()) * SIDE / (SIDE + 1)
    grid = QRectF(0, 0, side, side)
    grid.moveCenter(rect.center())
    paint_island(painter, grid, island, palette, is_small=True)
    painter.end()
    return pixmap
