"""The row below the chart: places for the route with steps under them, and what is said about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.items.fitted_text import elided
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import faded
from shtil_desktop.table.words.counted_words import bound

GHOST = 0.6
"""How solid a card looks that is only proposed."""
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class RowItem(FlatItem):
    """A well with places; the cards in them are items of their own."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self._cards = pictures
        self.title = ""
        self.note = ""
        self.places: tuple[QRectF, ...] = ()
        self.filled = 0
        """Places that hold a card."""
        self.below: tuple[str, ...] = ()
        """What stands under each place: usually the steps so far."""
        self.strong: int | None = None
        """The place whose figure is the one that matters."""
        self.target: int | None = None
        """Where the next card would go."""
        self.says = ""
        """Words behind the cards."""
        self.label = 0.0
        self.ghosts: tuple[Card, ...] = ()
        """Cards that a hint would lay, in their order."""

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        painter.setPen(Qt.PenStyle.NoPen)
        well = QRectF(self.rect)
        if self.label:
            well.setLeft(self.rect.left() + self.label - 10)
        painter.setBrush(faded(palette.panel, 0.42 if not palette.is_flat else 1.0))
        painter.drawRoundedRect(well, 10, 10)
        self._paint_label(painter)
        for i, place in enumerate(self.places):
            if i >= self.filled or i == self.target:
                self._paint_place(painter, place, i == self.target)
            if self.filled <= i < len(self.ghosts):
                painter.setOpacity(GHOST)
                painter.drawPixmap(place.topLeft(), self._cards.card(self.ghosts[i], place.size()))
                painter.setOpacity(1.0)
            if i < len(self.below):
                self._paint_below(painter, place, self.below[i], i == self.strong)
        self._paint_says(painter, well)

    def _paint_label(self, painter: QPainter) -> None:
        palette, bold, plain = (
            self._pictures.palette,
            self._pictures.font(13, bold=True),
            self._pictures.font(11),
        )
        width = self.label - 22
        box = QRectF(self.rect.left() + 8, self.rect.top() + 4, width, bold.pixelSize() * 1.5)
        painter.setFont(bold)
        painter.setPen(palette.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, elided(bold, self.title, width))
        painter.setFont(plain)
        painter.setPen(palette.text_soft)
        rest = QRectF(box.left(), box.bottom(), width, self.rect.bottom() - box.bottom())
        painter.drawText(rest, int(WRAPPED), bound(self.note))

    def _paint_place(self, painter: QPainter, place: QRectF, is_target: bool) -> None:
        palette = self._pictures.palette
        pen = QPen(palette.accent if is_target else faded(palette.text_soft, 0.65), 2.0 if is_target else 1.3)
        pen.setDashPattern([3.0, 2.4])
        painter.setPen(pen)
        painter.setBrush(faded(palette.accent, 0.12) if is_target else Qt.BrushStyle.NoBrush)
        radius = corner_radius(place.height())
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_below(self, painter: QPainter, place: QRectF, text: str, is_strong: bool) -> None:
        palette, font = self._pictures.palette, self._pictures.font(11.5, bold=True)
        painter.setFont(font)
        painter.setPen(palette.text if is_strong else palette.text_soft)
        box = QRectF(place.left() - 12, place.bottom() + 2, place.width() + 24, font.pixelSize() * 1.4)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, elided(font, text, box.width()))

    def _paint_says(self, painter: QPainter, well: QRectF) -> None:
        if not self.says:
            return
        palette, font = self._pictures.palette, self._pictures.font(12)
        last = self.places[self.filled - 1].right() if self.filled else well.left()
        box = QRectF(last + 22, well.top() + 8, well.right() - last - 30, well.height() - 14)
        painter.setFont(font)
        painter.setPen(palette.text)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, int(flags), bound(self.says))
