"""The crew at the side: a box for each seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shtil.rules.cards import HIDDEN, MONSTER, ORANGE, YELLOW, Card
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.board.sea import paint_cell_mark
from shtil_desktop.games.shtil.table.items.side_signs import SIDES, paint_sign
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem, paint_times
from shtil_desktop.table.items.seat_signs import initial, paint_seat_sign

TWO_LINES = 84.0  # a box so high has room for two lines of counts
SMALLEST_HAND = 17.0  # lower cards are no more than a stripe
INDEX = 0.42  # how much of a card its number takes, in widths of the card


class MateItem(FlatItem):
    """One seat: its name, its cards, the storms before it, and whether it is its turn."""

    _pictures: Pictures

    def __init__(self, pictures: Pictures, seat: int) -> None:
        super().__init__(pictures)
        self.seat = seat
        self.name = ""
        self.side = ""
        """Sun or moon, for rivals, and what it has gained so far."""
        self.cards = self.deck = self.discards = 0
        self.hand: tuple[Card, ...] = ()
        """Its cards, if they lie open; else backs are shown."""
        self.monsters = 0
        """How many of its cards are monsters that lie open."""
        self.is_turned = False
        """Whether an open hand is moon side up."""
        self.storms: tuple[Card, ...] = ()
        self.open_storms: tuple[Card, ...] = ()
        self.focused_storm: Card | None = None
        self.is_deciding = False
        self.is_alone = False
        """Whether there is nobody else: her cards are before her, and here lie her storms only."""

    def storm_rect(self, storm: Card) -> QRectF:
        """Where a storm is shown in front of this seat."""
        row = self._card_row
        size = QSizeF(round(row.height() * 1.27), round(row.height()))
        place = 0 if storm == YELLOW or YELLOW not in self.storms else 1
        right = row.right() - place * (size.width() + 4)
        return QRectF(QPointF(right - size.width(), row.top()), size)

    @property
    def _card_row(self) -> QRectF:
        """Between the name and the counts."""
        edge = self._pictures.unit
        top = self.rect.top() + 13 * edge + self._unit * 1.7
        high = max(10.0, min(self._counts_top - 5 * edge - top, 46 * edge))
        return QRectF(self.rect.left() + 10 * edge, top, self.rect.width() - 20 * edge, high)

    @property
    def _text_height(self) -> float:
        return self._pictures.font(11.5).pixelSize() * 1.35

    @property
    def _counts_top(self) -> float:
        lines = 0 if self.is_alone else len(self._count_lines()) + bool(self.side)
        return self.rect.bottom() - self._text_height * lines - 5 * self._pictures.unit

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        line = palette.accent if self.is_deciding else None
        paint_panel(painter, self.rect, palette, line, 2.5 if self.is_deciding else 1.0)
        self._paint_name(painter)
        if not self.is_alone:
            self._paint_cards(painter)
            self._paint_counts(painter)
        self._paint_storms(painter)

    def _paint_name(self, painter: QPainter) -> None:
        palette, size, edge = self._pictures.palette, self._unit * 1.7, self._pictures.unit
        disc = QRectF(self.rect.left() + 9 * edge, self.rect.top() + 8 * edge, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_seat_sign(painter, disc, self.seat, initial(self.name), self._pictures.font(12, bold=True))
        if self.is_deciding:
            self._paint_pointer(painter, disc)
        font = self._pictures.font(14, bold=True)
        left = disc.right() + 8 * edge
        count = str(self.cards)
        room = self.rect.right() - left - 16 * edge - text_width(font, count)
        box = QRectF(left, disc.top(), room, disc.height())
        if self.is_tight:
            room -= self._paint_small_hand(painter, box)
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, elided(font, self.name, room))
        painter.setPen(palette.text_soft)
        box.setRight(self.rect.right() - 10 * edge)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)

    def _paint_pointer(self, painter: QPainter, disc: QRectF) -> None:
        """A triangle at the edge: a mark that needs no colour."""
        palette = self._pictures.palette
        x, y, size = self.rect.left(), disc.center().y(), disc.height() * 0.3
        painter.setPen(QPen(palette.text, 1))
        painter.setBrush(palette.accent)
        painter.drawPolygon([QPointF(x - 3, y - size), QPointF(x + size, y), QPointF(x - 3, y + size)])

    @property
    def _unit(self) -> float:
        return min(self._pictures.font(14).pixelSize(), self.rect.height() / 6)

    def _paint_cards(self, painter: QPainter) -> None:
        if self.is_tight:
            return
        row, kinds, others = self._card_row, len(set(self.storms)), max(1, self.cards - 1)
        size = QSizeF(round(row.height() * 1.27), round(row.height()))
        room = row.width() - kinds * (size.width() + 4)
        if self.hand:  # the numbers of open cards are to be read
            wide = min(size.width(), round(room / (1 + INDEX * others)))
            size = QSizeF(wide, round(wide / 1.27))
        step = max(2.0, min(size.width() * 0.55, (room - size.width()) / others))
        self._paint_hand(painter, row.topLeft(), step, size)

    def _paint_hand(self, painter: QPainter, at: QPointF, step: float, size: QSizeF) -> None:
        part = step / size.width()
        backs = self.cards - self.monsters
        for i in range(len(self.hand) or self.cards):
            if self.hand:
                face = self._pictures.overlapped_face(self.hand[i], size, self.is_turned, part)
            else:
                face = self._pictures.small_face(HIDDEN if i < backs else MONSTER, size)
            painter.drawPixmap(at + QPointF(i * step, 0), face)

    @property
    def is_tight(self) -> bool:
        """Whether the hand has no line of its own: then it lies beside the name."""
        room = self._counts_top - 5 * self._pictures.unit - self._card_row.top()
        return not self.is_alone and room < SMALLEST_HAND * self._pictures.unit

    def _paint_small_hand(self, painter: QPainter, box: QRectF) -> float:
        """Small backs at the right end of the name's line; how much of it they take."""
        high = round(box.height() * 0.72)
        size = QSizeF(round(high * 1.27), high)
        step = min(size.width() * 0.4, (box.width() * 0.5 - size.width()) / max(1, self.cards - 1))
        wide = size.width() + max(0, self.cards - 1) * step
        if not self.cards or step < 1:
            return 0.0
        left, top = box.right() - wide, box.center().y() - high / 2
        self._paint_hand(painter, QPointF(left, top), step, size)
        return wide + 6 * self._pictures.unit

    @property
    def counts(self) -> str:
        """Of its piles; rivals share their deck."""
        if self.side:
            return translate("panels", "discards\xa0{discards}").format(discards=self.discards)
        return translate("panels", "deck\xa0{deck}\xa0· discards\xa0{discards}").format(
            deck=self.deck, discards=self.discards
        )

    def _paint_counts(self, painter: QPainter) -> None:
        pictures, high = self._pictures, self._text_height
        edge = pictures.unit
        box = QRectF(self.rect.left(), self.rect.bottom() - high - 5 * edge, self.rect.width(), high)
        box.adjust(10 * edge, 0, -8 * edge, 0)
        lines = [(text, pictures.font(11.5), pictures.palette.text_soft) for text in self._count_lines()]
        if self.side:
            lines.append((self.side, pictures.font(11.5, bold=True), pictures.palette.text))
        for text, font, ink in lines:
            if text == self.side:
                self._paint_side_sign(painter, box)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, elided(font, text, box.width()))
            box.translate(0, -high)

    def _count_lines(self) -> list[str]:
        """The counts as they fit, the lowest first: on a line, on two in a high box, or as figures alone."""
        edge, font = self._pictures.unit, self._pictures.font(11.5)
        if self.side or text_width(font, self.counts) <= self.rect.width() - 18 * edge:
            return [self.counts]
        if self.rect.height() >= TWO_LINES * edge:
            return [part.strip() for part in reversed(self.counts.split("·"))]
        return [f"{self.deck} · {self.discards}"]

    def _paint_side_sign(self, painter: QPainter, box: QRectF) -> None:
        """A sun or a moon before the points, as on this rival's islands."""
        size = box.height()
        sign = QRectF(box.left() - 1, box.top(), size, size)
        paint_sign(painter, sign, SIDES[self.seat], self._pictures.palette)
        box.setLeft(sign.right() + 4 * self._pictures.unit)

    def _paint_storms(self, painter: QPainter) -> None:
        pictures = self._pictures
        for storm in (YELLOW, ORANGE):
            count = self.storms.count(storm)
            if not count:
                continue
            rect = self.storm_rect(storm)
            painter.drawPixmap(rect.topLeft(), pictures.small_face(storm, rect.size()))
            if storm in self.open_storms:
                paint_cell_mark(painter, rect, pictures.palette, CellMark.OPEN)
            if storm == self.focused_storm:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(pictures.palette.text, 2))
                painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 5, 5)
            if count > 1:
                paint_times(painter, rect, count, pictures)
