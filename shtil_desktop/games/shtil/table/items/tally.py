"""What a voyage came to, in figures beside the board: this one, and all of its kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from shtil_desktop.games.shtil.table.layout.geometry import Places
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import text_width
from shtil_desktop.table.items.flat_item import FlatItem

PAD = 14.0
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@value
class TallyPart:
    """A heading and what stands below it; a line without a figure is a sentence."""

    title: str
    lines: tuple[tuple[str, str], ...]

    @property
    def spoken(self) -> str:
        return f"{self.title}: " + ", ".join(f"{label} {figure}".strip() for label, figure in self.lines)


class TallyItem(FlatItem):
    """A quiet panel at the head of the log's column, or at the foot of the crew's."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.parts: tuple[TallyPart, ...] = ()
        self.setVisible(False)

    def tell(self, parts: Sequence[TallyPart], places: Places, taken: float = 0.0) -> float:
        """Show these, below what is taken already; the height that they take from the column themselves."""
        self.show_as(parts=tuple(parts))
        column = places.column
        wanted = min(self._height(column.width), column.rect.height() - taken)
        slot = column.slot(wanted, taken if column.hangs else 0.0)
        self.place(slot)
        self.setVisible(True)
        return column.room(slot)

    @property
    def _pad(self) -> float:
        return PAD * self._pictures.unit

    @property
    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Of a heading, a label and a figure."""
        font = self._pictures.font
        return font(13.5, bold=True), font(12.5), font(15, bold=True)

    def _line_height(self, label: str, figure: str, inner: float) -> float:
        _, small, large = self._fonts
        room = inner - (text_width(large, figure) + 10 if figure else 0)
        words = QFontMetricsF(small).boundingRect(QRectF(0, 0, room, 1000), int(WRAPPED), label).height()
        return max(words, large.pixelSize() * 1.2 if figure else 0.0) + small.pixelSize() * 0.35

    def _height(self, width: float) -> float:
        inner = width - 2 * self._pad
        used = self._pad * 1.2
        for part in self.parts:
            used += self._head_height(part, inner)
            used += sum(self._line_height(label, figure, inner) for label, figure in part.lines)
        return used + self._pad * 0.7 * max(0, len(self.parts) - 1)

    def _head_height(self, part: TallyPart, inner: float) -> float:
        bold = self._fonts[0]
        words = QFontMetricsF(bold).boundingRect(QRectF(0, 0, inner, 1000), int(WRAPPED), part.title)
        return words.height() + bold.pixelSize() * 0.5

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        paint_panel(painter, self.rect, palette, None, 1.0, 1.0)
        painter.setClipRect(self.rect)
        inner, y = self.rect.width() - 2 * self._pad, self.rect.top() + self._pad * 0.6
        for i, part in enumerate(self.parts):
            if i:
                y += self._pad * 0.35
                painter.setPen(QPen(palette.panel_line, 1))
                left = self.rect.left() + self._pad
                painter.drawLine(QPointF(left, y), QPointF(left + inner, y))
                y += self._pad * 0.35
            y = self._paint_part(painter, part, y, inner)
        painter.setClipping(False)

    def _paint_part(self, painter: QPainter, part: TallyPart, y: float, inner: float) -> float:
        palette, left = self._pictures.palette, self.rect.left() + self._pad
        bold, small, large = self._fonts
        high = self._head_height(part, inner)
        painter.setFont(bold)
        painter.setPen(palette.text)
        painter.drawText(QRectF(left, y, inner, high), int(WRAPPED), part.title)
        y += high
        for label, figure in part.lines:
            high = self._line_height(label, figure, inner)
            box = QRectF(left, y, inner, high)
            painter.setFont(large)
            painter.setPen(palette.text)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure)
            painter.setFont(small)
            painter.setPen(palette.text_soft if figure else palette.text)
            room = inner - (text_width(large, figure) + 10 if figure else 0)
            painter.drawText(QRectF(left, y, room, high), int(WRAPPED), label)
            y += high
        return y
