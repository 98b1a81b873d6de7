"""The picture behind the start page, painted by the first game of the house."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from shtil_desktop import games
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of


def backdrop_pixmap(
    size: QSizeF, ratio: float, palette: Palette, *, is_whole: bool = True, is_wide: bool = False
) -> QPixmap:
    """For a page of `size` logical pixels; until it `is_whole`, only what the first picture needs."""
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, size.width(), size.height())
    pages_of(next(iter(games.GAMES))).paint_backdrop(
        painter, rect, palette, is_whole=is_whole, is_wide=is_wide
    )
    painter.end()
    return pixmap
