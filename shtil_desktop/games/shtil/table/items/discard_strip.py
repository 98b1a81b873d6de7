"""The player's own discards, laid open over her pile: what the rules let her remember."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shtil.rules.cards import Card, is_island
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.shtil.table.words.prompts import card_name, translate
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.overlay import OverlayItem
from shtil_desktop.table.theme import INK_DARK, INK_LIGHT, Palette, faded, sky
from shtil_desktop.table.words.counted_words import counted

COLUMNS = range(3, 11)
PAD = 12.0
CHIP = QSizeF(40, 30)  # with the room around it, on a table of scale 1


class DiscardStrip(OverlayItem):
    """A sheet above the pile with a chip for each card, in ascending order."""

    _pictures: Pictures

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.cards: tuple[Card, ...] = ()
        self.unseen = 0
        """Cards that went from the deck to the pile without being looked at."""
        self._places: Places | None = None
        self._columns = COLUMNS[0]

    def open_for(self, view: View) -> None:
        """Show what this seat has discarded, and seen."""
        unseen = max(0, view.discard_sizes[view.seat] - len(view.discards))
        self.show_as(cards=tuple(sorted(view.discards)), unseen=unseen)
        if self._places is not None:
            self.lay(self._places)
        self.setVisible(True)

    def lay(self, places: Places) -> None:
        """Above the pile, in the column beside the board as far as there is room."""
        self._places = places
        pile, gap = places.discards, 8 * self._pictures.unit
        self._columns = self._fitting(places, pile.top() - 2 * gap)
        size = self._wanted(self._columns)
        rect = QRectF(QPointF(0, pile.top() - size.height() - gap), size)
        if places.is_mirrored:
            rect.moveLeft(pile.left())
        else:
            rect.moveRight(pile.right())
        rect.moveLeft(max(4.0, min(rect.left(), places.size.width() - size.width() - 4)))
        rect.moveTop(max(4.0, rect.top()))
        self.place(rect)

    def _fitting(self, places: Places, height: float) -> int:
        """How many cards stand side by side: as many as fit beside the board, if that is high enough."""
        is_left, frame, pile = places.is_mirrored, places.frame, places.discards
        room = frame.left() - pile.left() if is_left else pile.right() - frame.right()
        able = [columns for columns in COLUMNS if self._wanted(columns).height() <= height] or [COLUMNS[-1]]
        beside = [columns for columns in able if self._wanted(columns).width() <= room]
        return max(beside, default=able[0])

    @property
    def title(self) -> str:
        if not self.cards and not self.unseen:
            return translate("discards", "Nothing discarded yet")
        return translate("discards", "Your discards")

    @property
    def note(self) -> str:
        """That some are not known."""
        if not self.unseen:
            return ""
        return counted(translate("discards", "and %n unseen", "", self.unseen), self.unseen)

    @property
    def spoken(self) -> str:
        names = ", ".join(card_name(card) for card in self.cards)
        head = ", ".join(part for part in (self.title, self.note) if part)
        return f"{head}: {names}" if names else head

    def _wanted(self, columns: int) -> QSizeF:
        unit, chip = self._pictures.unit, self._chip
        rows = -(-len(self.cards) // columns)
        words = text_width(self._pictures.font(13, bold=True), self.title)
        words = max(words, text_width(self._pictures.font(11.5), self.note))
        wide = max(columns * chip.width() if self.cards else 0, words + 4) + 2 * PAD * unit
        return QSizeF(wide, self._head + rows * chip.height() + PAD * unit * 0.7)

    @property
    def _chip(self) -> QSizeF:
        return CHIP * max(0.9, self._pictures.scale)

    @property
    def _line(self) -> float:
        return self._pictures.font(13, bold=True).pixelSize() * 1.5

    @property
    def _head(self) -> float:
        return PAD * self._pictures.unit * 0.7 + self._line * (2 if self.note else 1)

    def chips(self) -> list[tuple[QRectF, Card]]:
        """Where each card is."""
        left, top = self.rect.left() + PAD * self._pictures.unit, self.rect.top() + self._head
        size = self._chip
        found = []
        for i, card in enumerate(self.cards):
            corner = QPointF(
                left + i % self._columns * size.width(), top + i // self._columns * size.height()
            )
            found.append((QRectF(corner, size).adjusted(2, 2, -2, -2), card))
        return found

    def paint_self(self, painter: QPainter) -> None:
        self.paint_sheet(painter)
        palette, pad = self._pictures.palette, PAD * self._pictures.unit
        line = QRectF(
            self.rect.left() + pad, self.rect.top() + pad * 0.5, self.rect.width() - pad, self._line
        )
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(13, bold=True))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.title)
        painter.setPen(palette.text_soft)
        painter.setFont(self._pictures.font(11.5))
        painter.drawText(line.translated(0, self._line), Qt.AlignmentFlag.AlignVCenter, self.note)
        for rect, card in self.chips():
            self._paint_chip(painter, rect, card, palette)

    def _paint_chip(self, painter: QPainter, rect: QRectF, card: Card, palette: Palette) -> None:
        if not is_island(card):
            painter.drawPixmap(rect.topLeft(), self._pictures.small_face(card, rect.size()))
            return
        ground = QColor(255, 255, 255) if palette.is_flat else sky(card)
        ink = INK_DARK if ground.lightness() > 130 else INK_LIGHT
        painter.setPen(QPen(palette.text if palette.is_flat else faded(ink, 0.25), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, 5, 5)
        painter.setPen(ink)
        painter.setFont(self._pictures.font(14, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(card))
