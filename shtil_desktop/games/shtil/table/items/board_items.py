"""What is beside the grid: row markers, docks that light up, and piles with their counts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from shtil_desktop.games.shtil.rules.cards import HIDDEN, PURPLE, Card
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.art.board.sea import paint_cell_mark, paint_row_marker
from shtil_desktop.games.shtil.table.art.glyphs import REEF
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.flat_item import FlatItem, paint_times
from shtil_desktop.table.theme import faded

LABEL_PAD = 6.0  # what a pile's label needs besides its letters


class MarkerItem(FlatItem):
    """The left end of a row: the reef, purple storms, or a place to put one."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.has_reef = False
        self.storms = 0
        self.ghost: Card | None = None
        """What would come here, while the place is offered."""

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        shown = [REEF] * self.has_reef + [PURPLE] * min(1, self.storms)
        if self.is_open:
            painter.setPen(QPen(palette.accent, 2.0))
            painter.setBrush(faded(palette.accent, 0.25))
            painter.drawRoundedRect(self.rect.adjusted(-3, -3, 3, 3), 6, 6)
        if self.is_open and self.ghost is not None and not shown:
            painter.setOpacity(0.45)
            paint_row_marker(painter, self.rect.adjusted(1, 1, -1, -1), self.ghost, palette)
            painter.setOpacity(1.0)
        high = self.rect.height() / max(1, len(shown))
        for i, card in enumerate(shown):
            part = QRectF(self.rect.left(), self.rect.top() + i * high, self.rect.width(), high)
            paint_row_marker(painter, part.adjusted(1, 1, -1, -1), card, palette)
        if self.storms > 1:
            paint_times(painter, self.rect, self.storms, self._pictures)


class DockItem(FlatItem):
    """The light around the place of start or finish, and around the discard pile."""

    def paint_self(self, painter: QPainter) -> None:
        if self.is_open:
            paint_cell_mark(painter, self.rect, self._pictures.palette, CellMark.OPEN)


class PileItem(FlatItem):
    """A pile of cards, its count and its name."""

    _pictures: Pictures

    def __init__(self, pictures: Pictures, card: Card = HIDDEN, is_untidy: bool = False) -> None:
        super().__init__(pictures)
        self.card = card
        self.count = 0
        self.caption = ""
        self.is_untidy = is_untidy

    def paint_self(self, painter: QPainter) -> None:
        pictures = self._pictures
        if self.count == 0:
            self._paint_empty(painter)
        else:
            self._paint_cards(painter)
        if self.is_open:
            paint_cell_mark(painter, self.rect, pictures.palette, CellMark.OPEN)
        self._paint_count(painter)

    def _paint_empty(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        pen = QPen(faded(palette.text_soft, 0.5), 1.2)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(faded(palette.well, 0.5))
        radius = corner_radius(self.rect.height())
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_cards(self, painter: QPainter) -> None:
        pictures, room = self._pictures, self._pictures.shadow_room
        layers = min(3, self.count)
        painter.drawPixmap(self.rect.topLeft() - QPointF(room, room), pictures.shadow(False))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for i in reversed(range(layers)):
            painter.save()
            painter.translate(self.rect.center() + QPointF(i * 1.5, i * 1.5))
            if self.is_untidy:
                painter.rotate((i * 7 + self.count * 3) % 9 - 4)
            painter.drawPixmap(
                QPointF(-self.rect.width() / 2, -self.rect.height() / 2), pictures.face(self.card)
            )
            painter.restore()

    def label(self) -> tuple[QFont, str, float]:
        """How many and of what, in letters that have room at the pile's foot, and how wide that is."""
        text = f"{self.caption} {self.count}" if self.caption else str(self.count)
        room = self.rect.width()
        for is_bold in (True, False):
            font = self._pictures.font(12, bold=is_bold)
            if text_width(font, text) + LABEL_PAD <= room:
                break
        else:  # on a very small table the pile's place says what it is
            text = str(self.count)
        return font, text, min(text_width(font, text) + 14, room)

    def _paint_count(self, painter: QPainter) -> None:
        """A quiet label at the pile's foot."""
        palette = self._pictures.palette
        font, text, width = self.label()
        size = QSizeF(width, font.pixelSize() * 1.5)
        label = QRectF(QPointF(0, 0), size)
        label.moveCenter(QPointF(self.rect.center().x(), self.rect.bottom() - size.height() * 0.35))
        painter.setPen(QPen(palette.panel_line, 1.0))
        painter.setBrush(faded(palette.panel, 0.94))
        painter.drawRoundedRect(label, size.height() / 2, size.height() / 2)
        painter.setPen(palette.text)
        painter.setFont(font)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)
