"""The quiet panel that tells a hint: the move, its chance, why, and what else could be done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.rooms import Column
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.theme import AMBER
from shtil_desktop.table.words.counted_words import bound

PAD = 12.0
GAP = 0.45  # between two paragraphs, in heights of a letter
FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
translate = QCoreApplication.translate
RED, WHITE = QColor(190, 74, 50), QColor(252, 250, 244)


@value
class HintText:
    """What the panel tells; a text that has nothing to say is empty."""

    move: str
    chance: str = ""
    """What the move is worth, be it a chance or points."""
    reason: str = ""
    otherwise: str = ""

    @property
    def spoken(self) -> str:
        parts = [part for part in (self.move, self.chance, self.reason, self.otherwise) if part]
        return ". ".join(part.rstrip(".") for part in parts)


class HintItem(FlatItem):
    """As high as its words need it to be."""

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__(pictures)
        self.told: HintText | None = None
        self.setVisible(False)

    def tell(self, told: HintText, column: Column, taken: float = 0.0) -> float:
        """Show these words; the height that they take from the column, where so much is taken already."""
        self.told = told
        slot = column.slot(self._height(column.width), taken)
        self.place(slot)
        self.setVisible(True)
        return column.room(slot)

    def _paragraphs(self) -> list[tuple[str, QFont, bool]]:
        """The texts with their fonts, and whether they are set softly."""
        told, font = self.told, self._pictures.font
        if told is None:
            return []
        found = [
            (told.move, font(13.5, bold=True), False),
            (told.chance, font(12.5, bold=True), False),
            (told.reason, font(12.5), False),
            (told.otherwise, font(12), True),
        ]
        return [(bound(text), letters, is_soft) for text, letters, is_soft in found if text]

    @property
    def _pad(self) -> float:
        return PAD * self._pictures.unit

    @property
    def _head(self) -> float:
        return self._pictures.font(13, bold=True).pixelSize() * 1.9

    def _height(self, width: float) -> float:
        inner = width - 2 * self._pad
        used = self._head + self._pad
        for text, font, _ in self._paragraphs():
            used += _high(text, font, inner) + font.pixelSize() * GAP
        return used + self._pad * 0.6

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        paint_panel(painter, self.rect, palette, palette.accent, 2.0, 1.0)
        inner = self.rect.adjusted(self._pad, self._pad * 0.6, -self._pad, -self._pad * 0.6)
        title = self._pictures.font(13, bold=True)
        size = title.pixelSize() * 1.15
        ring = QRectF(inner.left(), inner.top() + (self._head - size) / 2, size, size)
        paint_lifebuoy(painter, ring)
        painter.setFont(title)
        painter.setPen(palette.text_soft)
        head = QRectF(ring.right() + 8, inner.top(), inner.width() - size - 8, self._head)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, translate("hint", "Hint"))
        y = inner.top() + self._head
        for text, font, is_soft in self._paragraphs():
            high = _high(text, font, inner.width())
            painter.setFont(font)
            painter.setPen(palette.text_soft if is_soft else palette.text)
            painter.drawText(QRectF(inner.left(), y, inner.width(), high + 2), int(FLAGS), text)
            y += high + font.pixelSize() * GAP


def _high(text: str, font: QFont, width: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), int(FLAGS), text).height()


def paint_lifebuoy(painter: QPainter, rect: QRectF) -> None:
    """A ring with four stripes: help is at hand."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = rect.width() * 0.30
    ring = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(RED, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawEllipse(ring)
    painter.setPen(QPen(WHITE, width * 0.92, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for quarter in range(4):
        painter.drawArc(ring, (quarter * 90 + 22) * 16, 46 * 16)
    painter.setPen(QPen(AMBER, max(0.8, rect.width() * 0.05)))
    painter.drawEllipse(QPointF(rect.center()), rect.width() / 2 - 0.4, rect.height() / 2 - 0.4)
    painter.restore()
