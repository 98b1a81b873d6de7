"""What lies on the table: the pile, a heap for each seat, a place for each choice, pebbles that fly."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.items.seat_signs import seat_colour, seat_shape
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.theme import mix

IN_A_ROW = 8


class PebbleItem(PieceItem):
    """One pebble on its way."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_pebble(painter, self.rect, self._pictures)


class PileItem(FlatItem):
    """The pebbles in the middle; a heap is one with a caption."""

    count = 0
    caption = ""

    def paint_self(self, painter: QPainter) -> None:
        paint_panel(painter, self.rect, self._pictures.palette)
        self.paint_caption(painter, f"{self.caption} {self.count}".strip())
        for middle in heaped(self.rect, self.count, self._pictures.piece.width()):
            pebble = QRectF(QPointF(0, 0), self._pictures.piece)
            pebble.moveCenter(middle)
            paint_pebble(painter, pebble, self._pictures)

    def paint_caption(self, painter: QPainter, text: str) -> None:
        painter.setPen(self._pictures.palette.text)
        painter.setFont(self._pictures.font(14, bold=True))
        inner = self.rect.adjusted(14, 8, -14, -8)
        painter.drawText(inner, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)


class SeatItem(PileItem):
    """A seat: its sign, its name, its pebbles, and whether it has chosen."""

    has_chosen = False
    is_awaited = False

    def __init__(self, pictures: TablePictures, seat: int) -> None:
        super().__init__(pictures)
        self.seat = seat

    def paint_self(self, painter: QPainter) -> None:
        super().paint_self(painter)
        palette = self._pictures.palette
        sign = QRectF(self.rect.left() + 12, self.rect.top() + 10, 14, 14)
        painter.setPen(QPen(palette.text, 1.5 if self.is_awaited else 0.5))
        painter.setBrush(seat_colour(self.seat, palette.is_dark))
        painter.drawPath(seat_shape(self.seat, sign))
        if self.has_chosen:
            tick = self.rect.topRight() + QPointF(-26, 18)
            painter.setPen(QPen(palette.hint, 3))
            painter.drawPolyline([tick, tick + QPointF(5, 6), tick + QPointF(15, -7)])


class CountItem(FlatItem):
    """One of the three choices."""

    is_chosen = False

    def __init__(self, pictures: TablePictures, count: int) -> None:
        super().__init__(pictures)
        self.count = count

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        line = palette.accent if self.is_chosen else palette.hint if self.is_open else palette.panel_line
        painter.setOpacity(1.0 if self.is_open or self.is_chosen else 0.5)
        paint_panel(
            painter, self.rect, palette, line, width=4 if self.is_chosen else 2 if self.is_open else 1
        )
        for middle in heaped(self.rect, self.count, self._pictures.piece.width() * 1.6, head=0.0):
            pebble = QRectF(QPointF(0, 0), self._pictures.piece * 1.4)
            pebble.moveCenter(middle)
            paint_pebble(painter, pebble, self._pictures)
        painter.setOpacity(1.0)


def heaped(rect: QRectF, count: int, side: float, head: float = 30.0) -> Iterator[QPointF]:
    """The middles of so many pebbles, in rows around the middle of a place below its caption."""
    rows = -(-count // IN_A_ROW)
    step = min(side * 1.15, (rect.height() - head) / max(1, rows))
    for i in range(count):
        at, of = i // IN_A_ROW, min(IN_A_ROW, count - i // IN_A_ROW * IN_A_ROW)
        across = (i % IN_A_ROW - (of - 1) / 2) * side * 1.15
        yield rect.center() + QPointF(across, head / 2 + (at - (rows - 1) / 2) * step)


def paint_pebble(painter: QPainter, rect: QRectF, pictures: TablePictures) -> None:
    palette = pictures.palette
    painter.setPen(QPen(palette.card_edge, 1))
    painter.setBrush(mix(palette.text_soft, palette.panel, 0.4))
    painter.drawEllipse(rect.adjusted(1, rect.height() * 0.12, -1, -rect.height() * 0.12))
