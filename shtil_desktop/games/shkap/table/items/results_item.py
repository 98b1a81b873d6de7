"""After the end: a table of all islands, who took what there, and with how many steps."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shkap.rules.island.islands import Island
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.seat_signs import initial, paint_seat_sign
from shtil_desktop.table.theme import faded


@value
class ResultCell:
    """What one seat got on one island."""

    coins: int | None
    """None if it was not there."""
    note: str


@value
class Row:
    island: Island
    name: str
    figures: tuple[ResultCell, ...]


class ResultsItem(FlatItem):
    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self._coins = pictures
        self.title = ""
        self.names: tuple[str, ...] = ()
        self.rows: tuple[Row, ...] = ()
        self.totals: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.foot = ""
        self.note = ""
        """What the statistics say, below it all."""

    def paint_self(self, painter: QPainter) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        paint_panel(painter, self.rect, palette)
        inner = self.rect.adjusted(16 * unit, 8 * unit, -16 * unit, -8 * unit)
        head = self._pictures.font(14, bold=True).pixelSize() * 2.5
        foot = self._pictures.font(15, bold=True).pixelSize() * 2.0
        count = max(1, len(self.rows))
        line = min((inner.height() - head - foot) / count, 60 * unit)
        first = inner.width() * (0.27 if len(self.names) > 3 else 0.3)
        wide = (inner.width() - first) / max(1, len(self.names))
        for seat, name in enumerate(self.names):
            box = QRectF(inner.left() + first + seat * wide, inner.top(), wide, head)
            self._paint_head(painter, box, seat, name)
        y = inner.top() + head
        for i, row in enumerate(self.rows):
            if i % 2 == 0:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(palette.text_soft, 0.07))
                painter.drawRoundedRect(QRectF(inner.left() - 8, y, inner.width() + 16, line), 6, 6)
            self._paint_row(painter, QRectF(inner.left(), y, inner.width(), line), row, first, wide)
            y += line
        self._paint_totals(painter, QRectF(inner.left(), y + 2, inner.width(), foot), first, wide)
        self._paint_note(painter, QRectF(QPointF(inner.left(), y + 2 + foot), inner.bottomRight()))

    def _paint_note(self, painter: QPainter, room: QRectF) -> None:
        """Only where there is room for it."""
        font = self._pictures.font(12)
        if room.height() > font.pixelSize() * 1.4:
            painter.setFont(font)
            painter.setPen(self._pictures.palette.text_soft)
            text = elided(font, self.note, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, text)

    def _paint_head(self, painter: QPainter, box: QRectF, seat: int, name: str) -> None:
        font = self._pictures.font(13, bold=True)
        size = font.pixelSize() * 1.7
        text = elided(font, name, box.width() - size - 16)
        whole = size + 7 + text_width(font, text)
        left = box.left() + (box.width() - whole) / 2
        sign = QRectF(left, box.center().y() - size / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_seat_sign(painter, sign, seat, initial(name), self._pictures.font(11.5, bold=True))
        painter.setFont(font)
        painter.setPen(self._pictures.palette.text)
        words = QRectF(sign.right() + 7, box.top(), box.width(), box.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_row(self, painter: QPainter, row: QRectF, told: Row, first: float, wide: float) -> None:
        palette, font = self._pictures.palette, self._pictures.font(12.5)
        painter.setFont(font)
        painter.setPen(palette.text)
        side = round(min(row.height() * 0.92, 52 * self._pictures.unit))
        at = QPointF(round(row.left()), round(row.center().y() - side / 2))
        painter.drawPixmap(at, self._coins.small_island(told.island, side))
        name = QRectF(row.left() + side + 10, row.top(), first - side - 18, row.height())
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, elided(font, told.name, name.width()))
        for seat, figure in enumerate(told.figures):
            box = QRectF(row.left() + first + seat * wide, row.top(), wide, row.height())
            self._paint_figure(painter, box, figure)

    def _paint_figure(self, painter: QPainter, box: QRectF, figure: ResultCell) -> None:
        """So many coins, and the steps below or beside them."""
        palette, small = self._pictures.palette, self._pictures.font(11)
        is_high = box.height() > small.pixelSize() * 2.9
        coins = QRectF(box)
        note = QRectF(box.adjusted(4, 0, -4, 0))
        if is_high:
            coins.setHeight(box.height() * 0.56)
            note.setTop(coins.bottom() - 2)
        if figure.coins is None:
            coins.setHeight(0)
            note = QRectF(box.adjusted(4, 0, -4, 0))
        elif not is_high:
            coins.setWidth(box.width() * 0.42)
            note.setLeft(coins.right())
        if figure.coins:
            self._paint_coins(painter, coins, figure.coins)
        elif figure.coins == 0:
            painter.setFont(self._pictures.font(12.5))
            painter.setPen(palette.text_soft)
            painter.drawText(coins, Qt.AlignmentFlag.AlignCenter, "0")
        painter.setFont(small)
        painter.setPen(palette.text_soft)
        flag = Qt.AlignmentFlag.AlignCenter
        if figure.coins is not None and not is_high:
            flag = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(note, flag, elided(small, figure.note, note.width()))

    def _paint_coins(self, painter: QPainter, box: QRectF, count: int) -> None:
        size = round(min(box.height() * 0.78, 17 * self._pictures.unit))
        left = box.center().x() - (count * size + (count - 1) * 2) / 2
        for i in range(count):
            at = QPointF(round(left + i * (size + 2)), round(box.center().y() - size / 2))
            painter.drawPixmap(at, self._coins.coin(size))

    def _paint_totals(self, painter: QPainter, row: QRectF, first: float, wide: float) -> None:
        palette = self._pictures.palette
        painter.setPen(QPen(palette.panel_line, 1.2))
        painter.drawLine(row.topLeft(), row.topRight())
        font = self._pictures.font(12.5, bold=True)
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, elided(font, self.foot, first - 8))
        for seat, total in enumerate(self.totals):
            box = QRectF(row.left() + first + seat * wide, row.top(), wide, row.height())
            if seat in self.winners:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(palette.accent, 0.32))
                painter.drawRoundedRect(box.adjusted(6, 4, -6, 0), 8, 8)
            painter.setFont(self._pictures.font(16, bold=True))
            painter.setPen(palette.text)
            painter.drawText(box.adjusted(0, 4, 0, 0), Qt.AlignmentFlag.AlignCenter, str(total))
