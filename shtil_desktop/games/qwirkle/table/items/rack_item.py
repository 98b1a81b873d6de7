"""The rack: its wood, and the slots that are empty because their tiles lie loose on the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from shtil_desktop.games.qwirkle.table.art.rack import LEDGE, paint_rack, paint_slots
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import faded

DIGITS_FROM: Final = 80.0
"""A lower rack has no room for the digits of its slots."""


class RackItem(FlatItem):
    def __init__(self, pictures: TilePictures) -> None:
        super().__init__(pictures)
        self._tiles = pictures
        self.slots: tuple[QRectF, ...] = ()
        self.vacant: frozenset[int] = frozenset()
        """Slots whose tiles lie loose."""
        self.focused: int | None = None
        self.is_trading = False

    def lay(self, places: Places) -> None:
        self.slots = places.slots
        self.place(places.rack)

    def paint_self(self, painter: QPainter) -> None:
        room = self.rect.height() * 0.12
        painter.drawPixmap(self.rect.adjusted(-room, -room, room, room).topLeft(), self._picture(room))
        palette, look = self._pictures.palette, self._tiles.look
        for slot in self.vacant:
            rect = self.slots[slot]
            pen = QPen(palette.accent, max(1.6, rect.width() * 0.03))
            pen.setDashPattern([3.0, 2.2])
            painter.setPen(pen)
            painter.setBrush(faded(look.slot, 0.25))
            inset, radius = rect.width() * 0.06, rect.width() * 0.15
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        if self.rect.height() >= DIGITS_FROM:
            self._paint_digits(painter)

    def _paint_digits(self, painter: QPainter) -> None:
        """On the ledge, which key picks which tile."""
        font = self._pictures.font(11)
        painter.setFont(font)
        ink = self._pictures.palette.text if self._tiles.look.is_flat else self._tiles.look.edge
        if self._pictures.palette.is_dark:
            ink = self._tiles.look.rim_top
        painter.setPen(faded(ink, 0.85))
        high = self.rect.height() * (LEDGE + 0.05)
        top = self.rect.bottom() - high - self.rect.height() * 0.02
        for i, slot in enumerate(self.slots):
            box = QRectF(slot.left(), top, slot.width(), high)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(i + 1))

    def _picture(self, room: float) -> QPixmap:
        whole = self.rect.adjusted(-room, -room, room, room)

        def paint(painter: QPainter) -> None:
            painter.translate(-whole.topLeft())
            paint_rack(painter, self.rect, self._tiles.look)
            paint_slots(painter, self.slots, self._tiles.look)

        return self._tiles.made(("rack", whole.width(), whole.height()), whole.size(), paint)
