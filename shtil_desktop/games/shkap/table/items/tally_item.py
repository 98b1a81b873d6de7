"""At a chest after the walks: who came with how many steps, and what each gets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.seat_signs import initial, paint_seat_sign


@value
class TallyRow:
    """One pirate at a chest."""

    seat: int
    name: str
    steps: str
    coins: int


class TallyItem(FlatItem):
    """A small panel beside the chest; the order of its lines is that of the steps."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self._coins = pictures
        self.arrivals: tuple[TallyRow, ...] = ()

    def stand_at(self, chest: QRectF, inside: QRectF, arrivals: tuple[TallyRow, ...]) -> None:
        """Below the chest, or above it where the chart ends."""
        self.arrivals = arrivals
        font = self._font
        wide = max(text_width(font, one.steps) for one in arrivals)
        most = max(one.coins for one in arrivals)
        size = font.pixelSize()
        width = wide + size * 4.1 + max(1, most) * (self._coin + 2)
        rect = QRectF(0, 0, width, self._line * len(arrivals) + size)
        rect.moveCenter(QPointF(chest.center().x(), chest.bottom() + rect.height() / 2 + 4))
        if rect.bottom() > inside.bottom() - 4:
            rect.moveBottom(chest.top() - 4)
        rect.moveLeft(min(max(rect.left(), inside.left() + 6), inside.right() - rect.width() - 6))
        self.place(rect)

    @property
    def _font(self) -> QFont:
        return self._pictures.font(12.5, bold=True)

    @property
    def _line(self) -> float:
        return float(self._font.pixelSize() * 1.75)

    @property
    def _coin(self) -> int:
        return round(self._font.pixelSize() * 1.2)

    def paint_self(self, painter: QPainter) -> None:
        palette, font = self._pictures.palette, self._font
        paint_panel(painter, self.rect, palette, opacity=0.97)
        size = font.pixelSize()
        for i, one in enumerate(self.arrivals):
            row = QRectF(
                self.rect.left() + size * 0.7,
                self.rect.top() + size * 0.5 + i * self._line,
                self.rect.width() - size * 1.4,
                self._line,
            )
            sign = QRectF(row.left(), row.center().y() - size * 0.75, size * 1.5, size * 1.5)
            painter.setPen(Qt.PenStyle.NoPen)
            paint_seat_sign(painter, sign, one.seat, initial(one.name), self._pictures.font(11, bold=True))
            painter.setFont(font)
            painter.setPen(palette.text)
            words = row.adjusted(size * 2.0, 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, one.steps)
            self._paint_coins(painter, row, one.coins)

    def _paint_coins(self, painter: QPainter, row: QRectF, count: int) -> None:
        """Right of the words; a nought where nothing is left."""
        if not count:
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, "0")
        for i in range(count):
            left = row.right() - (i + 1) * (self._coin + 2)
            at = QPointF(round(left), round(row.center().y() - self._coin / 2))
            painter.drawPixmap(at, self._coins.coin(self._coin))
