"""The log beside the board: every move in words, with a heading; and one line of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from shtil_desktop.games.values import value
from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.seat_signs import seat_colour, seat_shape
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.theme import faded
from shtil_desktop.table.words.counted_words import bound

INDENT = 14.0  # of the words in the log
ROOM = 8  # around the log, for letters that stand over


@value
class LogLine:
    """One line of the log; `place` is what a click on it shows, `step` the action it belongs to.

    `event` is the place among that action's events of the last one that the line tells of.
    """

    text: str
    seat: int | None = None
    place: Spot | None = None
    step: int = 0
    event: int = 0


class HeadItem(FlatItem):
    """A heading at the top of a panel, and maybe a quiet line below it."""

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__(pictures)
        self.text = ""
        self.note = ""
        self.short_note = ""
        """In place of a note that is too long."""

    def fitted_note(self, font: QFont) -> str:
        width = self.rect.width()
        is_short = bool(self.short_note) and text_width(font, self.note) > width
        return elided(font, self.short_note if is_short else self.note, width)

    def paint_self(self, painter: QPainter) -> None:
        font, small, palette = (
            self._pictures.font(14, bold=True),
            self._pictures.font(11.5),
            self._pictures.palette,
        )
        box, width = QRectF(self.rect), self.rect.width()
        if self.note:
            box.setHeight(font.pixelSize() * 1.9)
            below = QRectF(box.left(), box.bottom(), width, small.pixelSize() * 1.4)
            painter.setFont(small)
            painter.setPen(palette.text_soft)
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, self.fitted_note(small))
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, elided(font, self.text, width))


class LogItem(FlatItem):
    """The log: the newest line at the bottom, older ones reached with the wheel, a click shows a move."""

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__(pictures)
        self.lines: list[LogLine] = []
        self.back = 0
        self.shown: int | None = None
        self._rects: list[tuple[QRectF, int]] = []

    def boundingRect(self) -> QRectF:
        """With little room around it: it is high, and repainted with every move."""
        return self.rect.adjusted(-ROOM, -ROOM, ROOM, ROOM)

    def tell(self, lines: list[LogLine]) -> None:
        self.lines = lines
        self.back, self.shown = 0, None
        self._rects = [(rect, i) for rect, i in self._rects if i < len(lines)]
        self.update()

    def scroll_by(self, lines: int) -> None:
        self.back = min(max(0, self.back + lines), max(0, len(self.lines) - 5))
        self.update()

    def reveal(self, line: int) -> None:
        """Bring a line into sight, with some newer ones below it."""
        if line not in {shown for _, shown in self._rects}:
            self.scroll_by(len(self.lines) - 3 - line - self.back)

    def line_at(self, point: QPointF) -> int | None:
        return next((i for rect, i in self._rects if rect.contains(point)), None)

    def spots(self) -> dict[Spot, QRectF]:
        """The lines that are in sight."""
        return {Spot(Fixture.LOG, i): rect for rect, i in self._rects}

    def paint_self(self, painter: QPainter) -> None:
        """Lines are set from the bottom up until the panel is full."""
        font = self._pictures.font(12.5)
        bold = self._pictures.font(12.5, bold=True)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        self._rects = []
        heights = []
        used, last = 0.0, len(self.lines) - self.back
        gap = font.pixelSize() * 0.35
        for i in range(last - 1, -1, -1):
            painter.setFont(bold if i == len(self.lines) - 1 else font)
            box = painter.boundingRect(
                QRectF(0, 0, self.rect.width() - self._indent, 1000), flags, bound(self.lines[i].text)
            )
            if used + box.height() + gap > self.rect.height():
                break
            heights.append((i, box.height()))
            used += box.height() + gap
        y = self.rect.top()
        for i, high in reversed(heights):
            row = QRectF(self.rect.left(), y, self.rect.width(), high + gap)
            self._paint_line(painter, row, i, bold if i == len(self.lines) - 1 else font, int(flags))
            self._rects.append((row, i))
            y += high + gap

    def _paint_line(self, painter: QPainter, row: QRectF, i: int, font: QFont, flags: int) -> None:
        palette, line = self._pictures.palette, self.lines[i]
        if i == self.shown:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.accent, 0.28))
            painter.drawRoundedRect(row, 4, 4)
        if line.seat is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(seat_colour(line.seat, palette.is_dark))
            unit = self._pictures.unit
            dot = QRectF(0, 0, 7 * unit, 7 * unit)
            dot.moveCenter(QPointF(row.left() + 4 * unit, row.top() + 9 * max(0.85, self._pictures.scale)))
            painter.drawPath(seat_shape(line.seat, dot))
        painter.setFont(font)
        painter.setPen(palette.text if i == len(self.lines) - 1 else palette.text_soft)
        painter.drawText(row.adjusted(self._indent, 0, 0, 2), flags, bound(line.text))

    @property
    def _indent(self) -> float:
        return INDENT * self._pictures.unit
