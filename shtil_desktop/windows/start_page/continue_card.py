"""The start page's card that goes on with a match: its board from afar, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from shtil_desktop.table.art.shapes import closed, disc, fill
from shtil_desktop.table.theme import INK_DARK, Palette, faded, mix
from shtil_desktop.windows.start_page.tiles import StartButton

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import Underway

TITLE = 1.12
"""The size of the title's letters, in those of the note."""


class ContinueCard(StartButton):
    """The match to go on with."""

    SIDE, LOW_SIDE = 96.0, 60.0

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.underway: Underway | None = None
        self._is_low = False
        self._board: QPixmap | None = None
        self._board_side = 0.0

    def show_match(self, underway: Underway | None) -> None:
        self.underway = underway
        self._board = None
        self.setVisible(underway is not None)

    def wear(self, palette: Palette) -> None:
        self._board = None
        super().wear(palette)

    def be_low(self, is_low: bool) -> None:
        """Take less height, where notices have taken it from the page."""
        if is_low != self._is_low:
            self._is_low, self._board = is_low, None
            self.update()

    # Measures

    @property
    def scale(self) -> float:
        """How much larger its letters are than the system's: pictures grow with them."""
        return self.font().pointSizeF() / QApplication.font().pointSizeF()

    @property
    def side(self) -> float:
        """Of the picture of the board."""
        return (self.LOW_SIDE if self._is_low else self.SIDE) * self.scale

    @property
    def text_left(self) -> float:
        return self.side + 34.0 * self.scale

    @property
    def lines(self) -> list[str]:
        """The note below the title, line by line."""
        first, *others = self.note.split("\n")
        return [first, " · ".join(others)] if self._is_low else [first, *others]

    def needed_width(self) -> float:
        """Room for the longest of its lines."""
        title = QFontMetricsF(self.title_font(TITLE)).horizontalAdvance(self.text())
        plain = QFontMetricsF(self.font())
        note = max(plain.horizontalAdvance(line) for line in self.lines)
        return self.text_left + max(title, note) + 16

    def sizeHint(self) -> QSize:
        return QSize(round(self.needed_width()), round(self.side + 32 * self.scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_plate(painter)
        if self.underway is not None:
            self._paint_match(painter, self.underway)
        painter.end()

    def _paint_plate(self, painter: QPainter) -> None:
        palette, area = self.colours, QRectF(self.rect())
        colour = faded(palette.panel, 0.93)
        if self.isDown() or self.is_under_pointer:
            colour = mix(colour, palette.text if self.isDown() else palette.accent, 0.14)
        plate = QPainterPath()
        plate.addRoundedRect(area.adjusted(2, 2, -2, -2), 11, 11)
        fill(painter, plate, colour)
        if palette.is_flat:
            painter.strokePath(plate, QPen(palette.text, 1.0))
        if self.hasFocus():
            painter.strokePath(plate, QPen(palette.text, 2.6))
            inner = QPainterPath()
            inner.addRoundedRect(area.adjusted(4, 4, -4, -4), 9, 9)
            painter.strokePath(inner, QPen(palette.panel, 1.4))

    def _paint_match(self, painter: QPainter, underway: Underway) -> None:
        if self._board is None or self._board_side != self.side:
            size = QSizeF(self.side, self.side)
            self._board = underway.miniature(size, self.colours, self.devicePixelRatioF())
            self._board_side = self.side
        painter.drawPixmap(QPointF(18 * self.scale, (self.height() - self.side) / 2), self._board)
        area = QRectF(self.rect()).adjusted(self.text_left, 0, -16 - 52 * self.scale, -12)
        self._paint_lines(painter, area)
        self._paint_progress(painter, area, underway.part)
        self._paint_play_mark(painter)

    def _paint_lines(self, painter: QPainter, area: QRectF) -> None:
        title, plain = QFontMetricsF(self.title_font(TITLE)), QFontMetricsF(self.font())
        lines = self.lines
        high = title.height() + 2 + plain.height() * len(lines)
        y = area.top() + (area.height() - high) / 2
        painter.setFont(self.title_font(TITLE))
        painter.setPen(self.colours.text)
        painter.drawText(QPointF(area.left(), y + title.ascent()), self.text())
        y += title.height() + 2
        painter.setFont(self.font())
        painter.setPen(self.colours.text_soft)
        for each in lines:
            painter.drawText(QPointF(area.left(), y + plain.ascent()), each)
            y += plain.height()

    def _paint_progress(self, painter: QPainter, area: QRectF, part: float) -> None:
        bar = QRectF(area.left(), self.height() - 24, area.width(), 5)
        for width, colour in (
            (bar.width(), mix(self.colours.panel, self.colours.text, 0.16)),
            (max(5.0, bar.width() * part), self.colours.accent),
        ):
            path = QPainterPath()
            path.addRoundedRect(QRectF(bar.left(), bar.top(), width, bar.height()), 2.5, 2.5)
            fill(painter, path, colour)

    def _paint_play_mark(self, painter: QPainter) -> None:
        """An arrow on a disc, at the right edge."""
        radius = 20 * self.scale
        middle = QPointF(self.width() - 16 - radius, self.height() / 2)
        disc(painter, middle.x(), middle.y(), radius, self.colours.accent)
        x, y, side = middle.x() + radius * 0.08, middle.y(), radius * 0.46
        arrow = closed([(x - side * 0.8, y - side), (x + side, y), (x - side * 0.8, y + side)])
        fill(painter, arrow, self.colours.badge_text if self.colours.is_flat else INK_DARK)
