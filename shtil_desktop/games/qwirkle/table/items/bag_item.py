"""The bag beside the rack: it tells how many tiles are left, and takes those that are to be traded."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from shtil_desktop.games.qwirkle.rules.tiles import COPIES, KINDS
from shtil_desktop.games.qwirkle.table.art.bag import paint_bag
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.games.qwirkle.table.words.prompts import bag_text
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import faded

ALL_TILES: Final = KINDS * COPIES
STEPS: Final = 8
"""How many pictures of it there are, from empty to full."""


class BagItem(FlatItem):
    def __init__(self, pictures: TilePictures) -> None:
        super().__init__(pictures)
        self._tiles = pictures
        self.count = 0
        self.is_aimed_at = False
        """A tile in the fingers is over it."""

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        if self.is_open or self.is_aimed_at:
            painter.setPen(QPen(palette.accent, 3.0 if self.is_aimed_at else 2.0))
            painter.setBrush(faded(palette.accent, 0.30 if self.is_aimed_at else 0.14))
            radius = self.rect.height() * 0.14
            painter.drawRoundedRect(self.rect, radius, radius)
        label_high = self._pictures.font(13, bold=True).pixelSize() * 1.7
        box = self.rect.adjusted(0, 0, 0, -label_high * 0.45)
        wide = min(box.width(), box.height())
        body = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
        painter.drawPixmap(body.topLeft(), self._picture(body.size()))
        self._paint_label(painter, label_high)

    def _picture(self, size: QSizeF) -> QPixmap:
        step = 0 if not self.count else 1 + (STEPS - 1) * self.count // ALL_TILES

        def paint(painter: QPainter) -> None:
            paint_bag(painter, QRectF(0, 0, size.width(), size.height()), self._tiles.look, step / STEPS)

        return self._tiles.made(("bag", step, size.width(), size.height()), size, paint)

    def _paint_label(self, painter: QPainter, high: float) -> None:
        palette, font = self._pictures.palette, self._pictures.font(13, bold=True)
        text = bag_text(self.count)
        label = QRectF(0, 0, text_width(font, text) + high * 1.1, high)
        label.moveCenter(self.rect.center())
        label.moveBottom(self.rect.bottom())
        painter.setPen(QPen(palette.panel_line, 1.0))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(label, high / 2, high / 2)
        painter.setPen(palette.text)
        painter.setFont(font)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)
