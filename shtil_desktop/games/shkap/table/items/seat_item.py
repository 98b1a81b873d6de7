"""A pirate at the table: sign, name and coins, cards laid and in hand, marks, and what is going on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.table.art.figures import paint_first
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem, paint_times
from shtil_desktop.table.items.seat_signs import initial, paint_seat_sign
from shtil_desktop.table.theme import faded
from shtil_desktop.table.words.counted_words import bound

PAD: Final = 9.0
SMALLEST: Final = 9
"""The height of the smallest letters, in pixels."""
ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
LOW_BOX: Final = 72.0
"""A lower box has no row of cards."""


class SeatItem(FlatItem):
    def __init__(self, pictures: ShkapPictures, seat: int) -> None:
        super().__init__(pictures)
        self._cards = pictures
        self.seat = seat
        self.name = ""
        self.coins = 0
        self.hand = 0
        self.open_hand: tuple[Card, ...] = ()
        """The cards in hand, if they lie open; else backs are shown."""
        self.is_first = False
        """Has the first player's marker."""
        self.is_deciding = False
        self.is_aimed_at = False
        self.is_out = False
        """Watches an extra island from the ship."""
        self.marks = 0
        self.laid: tuple[Card | None, ...] = ()
        """The route before it; None is a card face down."""
        self.used = 0
        """Cards of the route that are behind."""
        self.state = ""
        self.detail = ""

    def paint_self(self, painter: QPainter) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        painter.setOpacity(0.5 if self.is_out else 1.0)
        if self.is_deciding or self.is_aimed_at:
            paint_panel(painter, self.rect, palette, palette.accent, 4.0 if self.is_aimed_at else 2.5, 1.0)
        else:
            paint_panel(painter, self.rect, palette)
        if self.is_deciding:
            self._paint_pointer(painter)
        elif self.is_open:
            self._paint_offer(painter)
        inner = self.rect.adjusted(PAD * unit, PAD * 0.7 * unit, -PAD * unit, -PAD * 0.6 * unit)
        is_low = self.rect.height() < LOW_BOX * unit * 0.95
        head = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * (0.5 if is_low else 0.34))
        self._paint_head(painter, head)
        foot = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
        if is_low:
            self._paint_words(painter, foot, is_short=True)
        else:
            self._paint_body(painter, foot)
        painter.setOpacity(1.0)

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

    def _paint_offer(self, painter: QPainter) -> None:
        """A mark may be thrown here."""
        pen = QPen(self._pictures.palette.accent, 2.0)
        pen.setDashPattern([3.0, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect.adjusted(2, 2, -2, -2), 9, 9)

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        palette, unit = self._pictures.palette, self._pictures.unit
        size = min(head.height(), 23 * unit)
        sign = QRectF(head.left(), head.center().y() - size / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_seat_sign(painter, sign, self.seat, initial(self.name), self._pictures.font(11.5, bold=True))
        figures, figure = self._pictures.font(17, bold=True), str(self.coins)
        wide = text_width(figures, figure)
        painter.setPen(palette.text)
        painter.setFont(figures)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, figure)
        coin = round(size * 0.72)
        at = QPointF(round(head.right() - wide - coin - 5 * unit), round(head.center().y() - coin / 2))
        painter.drawPixmap(at, self._cards.coin(coin))
        name = self._pictures.font(14, bold=True)
        room = QRectF(sign.right() + 8 * unit, head.top(), 0, head.height())
        wheel = size * 0.78 if self.is_first else 0.0
        room.setRight(at.x() - 4 * unit - wheel)
        painter.setFont(name)
        painter.setPen(palette.text)
        text = elided(name, self.name, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        if self.is_first:
            left = room.left() + text_width(name, text) + 5 * unit
            paint_first(painter, QRectF(left, head.center().y() - wheel / 2, wheel, wheel), palette)

    @property
    def coin_point(self) -> QPointF:
        """Where coins fly to."""
        return QPointF(
            self.rect.right() - 36 * self._pictures.unit, self.rect.top() + self.rect.height() * 0.2
        )

    def _paint_body(self, painter: QPainter, box: QRectF) -> None:
        """Cards that are laid or open in a row with words below it; without any the hand beside the words."""
        unit = self._pictures.unit
        if self.laid or self.open_hand:
            high = round(box.height() * 0.58)
            self._paint_row(painter, QRectF(box.left(), box.top() + 2, box.width(), high))
            low = QRectF(box.left(), box.top() + high + 3, box.width(), box.height() - high - 3)
            self._paint_words(painter, low, is_short=True)
            return
        high = round(min(box.height() * 0.84, 40 * unit))
        size = QSizeF(round(high * 0.787), high)
        at = QPointF(round(box.left()), round(box.center().y() - high / 2))
        for i in range(min(3, self.hand) - 1, -1, -1):
            painter.drawPixmap(at + QPointF(i * 4 * unit, 0), self._cards.card(None, size))
        wide = size.width() + 12 * unit
        if self.hand:
            hand = QRectF(at, QSizeF(size.width() + min(2, self.hand - 1) * 4 * unit, high))
            paint_times(painter, hand, self.hand, self._pictures)
        self._paint_words(painter, box.adjusted(wide + 10 * unit, 0, 0, 0), is_short=False)

    def _paint_row(self, painter: QPainter, row: QRectF) -> None:
        """Paint the route and, after a gap, an open hand."""
        unit = self._pictures.unit
        cards = (*self.laid, *self.open_hand)
        gap = 8 * unit if self.laid and self.open_hand else 0.0
        size = QSizeF(round(row.height() * 0.787), round(row.height()))
        room = row.width() - (30 * unit if self.marks else 0)
        step = min(size.width() + 3 * unit, (room - gap - size.width()) / max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            picture = self._cards.card(card, size, is_dimmed=card is not None and i < self.used)
            left = row.left() + i * step + (gap if i >= len(self.laid) else 0.0)
            painter.drawPixmap(QPointF(round(left), round(row.top())), picture)
        if self.marks:
            side = round(min(24 * unit, row.height()))
            left = min(
                row.left() + (len(cards) - 1) * step + gap + size.width() + 5 * unit, row.right() - side
            )
            mark = QRectF(round(left), round(row.center().y() - side / 2), side, side)
            painter.drawPixmap(mark.topLeft(), self._cards.mark(side))
            if self.marks > 1:
                paint_times(painter, mark, self.marks, self._pictures)

    def _paint_words(self, painter: QPainter, box: QRectF, is_short: bool) -> None:
        palette = self._pictures.palette
        bold, plain = self._pictures.font(12, bold=True), self._pictures.font(11.5)
        if is_short:
            font, (text,) = _fitted(plain if self.detail else bold, self.detail or self.state, box.width(), 1)
            painter.setFont(font)
            painter.setPen(palette.text_soft if self.detail else palette.text)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            return
        line = bold.pixelSize() * 1.3
        font, texts = _fitted(bold, self.state, box.width(), 2)
        rows = [(text, font, palette.text) for text in texts]
        room = max(1, int(box.height() / line) - len(rows))
        font, texts = _fitted(plain, self.detail, box.width(), room)
        rows += [(text, font, palette.text_soft) for text in texts]
        top = box.center().y() - line * len(rows) / 2
        for i, (text, font, ink) in enumerate(rows):
            painter.setFont(font)
            painter.setPen(ink if not self.is_out else faded(ink, 0.8))
            row = QRectF(box.left(), top + i * line, box.width() + 2, line)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, text)


def _fitted(font: QFont, text: str, width: float, most: int) -> tuple[QFont, list[str]]:
    """Break a text into lines, in smaller letters where it would be cut; with no text one line is empty."""
    fitted, lines = QFont(font), _broken(font, text, width, most)
    while fitted.pixelSize() > SMALLEST and any(line.endswith(ELLIPSIS) for line in lines):
        fitted.setPixelSize(fitted.pixelSize() - 1)
        lines = _broken(fitted, text, width, most)
    return fitted, lines or [""]


def _broken(font: QFont, text: str, width: float, most: int) -> list[str]:
    """In so many lines at most; what is left over is cut short."""
    lines: list[str] = []
    words = bound(text).split(" ") if text else []
    while words and len(lines) < most:
        count = len(words)
        while count > 1 and text_width(font, " ".join(words[:count])) > width:
            count -= 1
        if len(lines) == most - 1:
            count = len(words)
        lines.append(elided(font, " ".join(words[:count]), width))
        words = words[count:]
    return lines
