"""A seat at the table: its sign, name and points, its tiles from behind, and what its last turn was."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from shtil_desktop.games.qwirkle.rules.tiles import SIDE, Tile
from shtil_desktop.games.qwirkle.table.pictures import TilePictures, whole_pixels
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.seat_signs import initial, paint_seat_sign
from shtil_desktop.table.theme import faded

translate = QCoreApplication.translate
PAD: Final = 10.0
LOW_BOX: Final = 74.0
"""A lower box has no row of tiles."""


class SeatItem(FlatItem):
    def __init__(self, pictures: TilePictures, seat: int) -> None:
        super().__init__(pictures)
        self._tiles = pictures
        self.seat = seat
        self.name = ""
        self.points = 0
        self.tiles = SIDE
        self.announced = 0
        """The size of its largest set at the start."""
        self.last = ""
        """What the last turn was, in a few words."""
        self.is_deciding = False
        self.shown_hand: tuple[Tile, ...] = ()
        """Its tiles, if they lie open; else backs are shown."""
        self.now: int | None = None
        """What the tiles that lie loose would score."""

    def paint_self(self, painter: QPainter) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        if self.is_deciding:
            paint_panel(painter, self.rect, palette, palette.accent, 2.5, 1.0)
            self._paint_pointer(painter)
        else:
            paint_panel(painter, self.rect, palette)
        inner = self.rect.adjusted(PAD * unit, PAD * 0.7 * unit, -PAD * unit, -PAD * 0.6 * unit)
        high = inner.height()
        is_low = self.rect.height() < LOW_BOX * unit * 0.95
        head = QRectF(inner.left(), inner.top(), inner.width(), high * (0.52 if is_low else 0.38))
        self._paint_head(painter, head)
        if not is_low:
            row = QRectF(inner.left(), head.bottom(), inner.width(), high * 0.34)
            self._paint_tiles(painter, row)
        foot = QRectF(inner.left(), inner.bottom() - high * 0.27, inner.width(), high * 0.27)
        self._paint_last(painter, foot)

    def _paint_pointer(self, painter: QPainter) -> None:
        """A small arrow at the edge: whose turn it is, without colour."""
        size, left, y = 6 * self._pictures.unit, self.rect.left(), self.rect.center().y()
        arrow = [
            QPointF(left - size * 0.2, y - size),
            QPointF(left + size, y),
            QPointF(left - size * 0.2, y + size),
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.palette.accent)
        painter.drawPolygon(QPolygonF(arrow))

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        size = min(head.height(), 24 * unit)
        sign = QRectF(head.left(), head.center().y() - size / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        letter = self._pictures.font(11.5, bold=True)
        paint_seat_sign(painter, sign, self.seat, initial(self.name), letter)
        figures = self._pictures.font(18, bold=True)
        figure = str(self.points)
        wide = text_width(figures, figure)
        painter.setPen(palette.text)
        painter.setFont(figures)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, figure)
        name = self._pictures.font(14, bold=True)
        painter.setFont(name)
        room = head.adjusted(size + 9 * unit, 0, -wide - 6 * unit, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, elided(name, self.name, room.width()))

    def _paint_tiles(self, painter: QPainter, row: QRectF) -> None:
        """Six places, as many of them filled as there are tiles in hand."""
        unit = self._pictures.unit
        size = whole_pixels(
            min(row.height() * 0.74, row.width() / (SIDE * 1.25), 20 * unit), self._tiles.ratio
        )
        step = size * 1.25
        for i in range(SIDE):
            place = QRectF(row.left() + i * step, row.center().y() - size / 2, size, size)
            if i < len(self.shown_hand):
                painter.drawPixmap(place.topLeft(), self._tiles.tile(self.shown_hand[i], size))
            elif i < self.tiles:
                painter.drawPixmap(place.topLeft(), self._tiles.back(size))
            else:
                pen = QPen(faded(self._pictures.palette.text_soft, 0.6), 1.0)
                pen.setDashPattern([2.5, 2.0])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), size * 0.2, size * 0.2)

    def _paint_last(self, painter: QPainter, foot: QRectF) -> None:
        palette, text = self._pictures.palette, self.last
        font = self._pictures.font(12, bold=self.now is not None)
        if self.now is not None:
            text = translate("qwirkle", "now\xa0+{points}").format(points=self.now)
        painter.setFont(font)
        painter.setPen(palette.text_soft if self.now is None else palette.text)
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, elided(font, text, foot.width()))
