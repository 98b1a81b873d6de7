"""Decks and hands that lie open beside the table: small cards in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.table.art.cards.faces import FaceStyle, face_image
from shtil_desktop.games.shtil.table.words.prompts import card_name
from shtil_desktop.games.values import value
from shtil_desktop.table.theme import Palette

translate = QCoreApplication.translate
WRAPPED: Final = Qt.TextFlag.TextWordWrap.value
LARGEST, SMALLEST = 50.0, 38.0
"""How wide a card is: five are to fit side by side, as a hand has them."""
HAND: Final = 5
SHAPE: Final = 39 / 50
GAP: Final = 4.0
ROWS_APART: Final = 6.0
SECTIONS_APART: Final = 10.0
NUMERALS: Final = 1.45
"""How much larger figures are than on the cards of the table: these are small."""


@value
class CardRow:
    """A row of cards under a caption; `is_deck`, if the left one comes next."""

    caption: str
    cards: tuple[Card, ...]
    is_deck: bool = False

    @property
    def spoken(self) -> str:
        names = ", ".join(map(card_name, self.cards))
        return f"{self.caption}: {names}" if names else self.caption


class OpenDecks(QWidget):
    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.sections: tuple[CardRow, ...] = ()
        self._is_turned = self._has_marks = False
        self._faces: dict[tuple[Card, bool, float], QPixmap] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def widget(self) -> QWidget:
        return self

    def show_position(self, position: Shtil, seat: int) -> None:
        self.sections = tuple(sections_of(position, seat))
        self._has_marks = position.options.mode is Mode.SUN_MOON
        self._is_turned = self._has_marks and bool(position.sea.facing)
        self.setAccessibleName(translate("shtil problems", "Open cards"))
        self.setAccessibleDescription(". ".join(section.spoken for section in self.sections))
        self._fit()
        self.update()

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self._faces.clear()
        self.update()

    # Places

    @property
    def _card(self) -> QSizeF:
        wide = (self.width() - (HAND - 1) * GAP) / HAND
        wide = int(min(LARGEST, max(SMALLEST, wide)))
        return QSizeF(wide, round(wide * SHAPE))

    def _columns(self) -> int:
        return max(1, int((self.width() + GAP) / (self._card.width() + GAP)))

    def _caption_height(self, section: CardRow) -> float:
        box = QRectF(0, 0, self.width(), 1000)
        return QFontMetricsF(self.font()).boundingRect(box, WRAPPED, section.caption).height() + 4

    def _rows(self, section: CardRow) -> int:
        return -(-len(section.cards) // self._columns())

    def _height(self) -> float:
        high = 0.0
        for section in self.sections:
            high += self._caption_height(section) + SECTIONS_APART
            high += self._rows(section) * (self._card.height() + ROWS_APART)
        return high

    def _fit(self) -> None:
        self.setFixedHeight(round(self._height()))

    def sizeHint(self) -> QSize:
        return QSize(220, round(self._height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    # Pictures

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 0.0
        for section in self.sections:
            high = self._caption_height(section)
            painter.setPen(self.colours.text)
            painter.drawText(QRectF(0, y, self.width(), high), WRAPPED, section.caption)
            y = self._paint_cards(painter, section, y + high) + SECTIONS_APART
        painter.end()

    def _paint_cards(self, painter: QPainter, section: CardRow, y: float) -> float:
        columns, size = self._columns(), self._card
        for at, card in enumerate(section.cards):
            row, column = divmod(at, columns)
            place = QPointF(column * (size.width() + GAP), y + row * (size.height() + ROWS_APART))
            painter.drawPixmap(place, self._face(card, size))
            if section.is_deck and at == 0:
                painter.setPen(QPen(self.colours.accent, 3.0))
                painter.drawRoundedRect(QRectF(place, size).adjusted(1, 1, -1, -1), 4, 4)
        return y + self._rows(section) * (size.height() + ROWS_APART)

    def _face(self, card: Card, size: QSizeF) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = card, self._is_turned, ratio * size.width()
        if key not in self._faces:
            style = FaceStyle(self.colours, self._is_turned, NUMERALS, self._has_marks)
            self._faces[key] = QPixmap.fromImage(face_image(card, size, ratio, style))
        return self._faces[key]


def sections_of(position: Shtil, seat: int) -> Iterator[CardRow]:
    """All that the table doesn't show to the one who moves for `seat`."""
    if position.seats == 1:
        yield _deck(position, 0, translate("shtil problems", "Your deck; the left card comes next"))
    else:
        yield from _of_crew(position, seat)
    left = position.explorer[len(position.sea.explored) :]
    if left:
        caption = translate("shtil problems", "The explorer deck; the left card comes next")
        yield CardRow(caption, tuple(left), is_deck=True)


def _of_crew(position: Shtil, seat: int) -> Iterator[CardRow]:
    for step in range(position.seats):
        one = (seat + step) % position.seats
        number = one + 1
        if step:
            hand = translate("shtil problems", "Player\xa0{number}, hand").format(number=number)
            yield _row(hand, sorted(position.hands[one]))
        deck = translate("shtil problems", "Player\xa0{number}, deck")
        yield _deck(position, one, deck.format(number=number))


def _deck(position: Shtil, seat: int, caption: str) -> CardRow:
    return _row(caption, position.decks[seat][position.tops[seat] :], is_deck=True)


def _row(caption: str, cards: Sequence[Card], is_deck: bool = False) -> CardRow:
    """Without cards the caption says that there are none."""
    if not cards:
        empty = translate("shtil problems", "{cards}: none")
        return CardRow(empty.format(cards=caption.partition(";")[0]), ())
    return CardRow(caption, tuple(cards), is_deck)
