"""The start page's cards: a picture, what it does, a line about it; and the one that goes on with a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication

from shtil_desktop.table.art.icons import Icon, paint_icon
from shtil_desktop.table.art.shapes import closed, disc, fill
from shtil_desktop.table.theme import INK_DARK, Palette, faded, mix

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import Underway


class StartCard(QAbstractButton):
    """A quiet card: a picture, what it does, and a line about it."""

    def __init__(self, picture: Icon, palette: Palette, is_first: bool = False) -> None:
        super().__init__()
        self.colours = palette
        self.picture = picture
        self.is_first = is_first
        self.note = ""
        self._is_under_pointer = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, title: str, note: str) -> None:
        self.note = note
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    @property
    def title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.12)
        font.setBold(True)
        return font

    @property
    def scale(self) -> float:
        """How much larger its letters are than the system's: pictures grow with them."""
        return self.font().pointSizeF() / QApplication.font().pointSizeF()

    @property
    def text_left(self) -> float:
        return 54.0 * self.scale

    @property
    def lines(self) -> list[str]:
        """The note below the title, line by line."""
        return self.note.split("\n") if self.note else []

    def needed_width(self) -> float:
        """Room for the longer of the two lines."""
        title = QFontMetricsF(self.title_font).horizontalAdvance(self.text())
        plain = QFontMetricsF(self.font())
        note = max((plain.horizontalAdvance(line) for line in self.lines), default=0.0)
        return self.text_left + max(title, note) + 16

    def sizeHint(self) -> QSize:
        high = QFontMetricsF(self.title_font).height() + QFontMetricsF(self.font()).height() + 17
        return QSize(round(self.needed_width()), round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_under_pointer = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._is_under_pointer = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_plate(painter)
        self.paint_content(painter)
        painter.end()

    def paint_plate(self, painter: QPainter) -> None:
        palette, area = self.colours, QRectF(self.rect())
        colour = palette.accent if self.is_first else faded(palette.panel, 0.93)
        if self.isDown() or self._is_under_pointer:
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

    def paint_content(self, painter: QPainter) -> None:
        ink = self.ink
        soft = self.colours.text_soft
        if self.is_first:
            soft = ink if self.colours.is_flat else mix(ink, self.colours.accent, 0.22)
        size = 20.0 * self.scale
        box = QRectF(self.text_left / 2 - size / 2 + 2, self.height() / 2 - size / 2, size, size)
        paint_icon(painter, box, self.picture, ink)
        self.paint_lines(painter, QRectF(self.rect()).adjusted(self.text_left, 0, -8, 0), soft)

    @property
    def ink(self) -> QColor:
        if self.is_first:
            return self.colours.badge_text if self.colours.is_flat else INK_DARK
        return self.colours.text

    def paint_lines(self, painter: QPainter, area: QRectF, soft: QColor) -> None:
        title, plain = QFontMetricsF(self.title_font), QFontMetricsF(self.font())
        lines = self.lines
        high = title.height() + 2 + plain.height() * len(lines)
        y = area.top() + (area.height() - high) / 2
        painter.setFont(self.title_font)
        painter.setPen(self.ink)
        painter.drawText(QPointF(area.left(), y + title.ascent()), self.text())
        y += title.height() + 2
        painter.setFont(self.font())
        painter.setPen(soft)
        for each in lines:
            painter.drawText(QPointF(area.left(), y + plain.ascent()), each)
            y += plain.height()


class ContinueCard(StartCard):
    """The match to go on with: its board from afar, what it is, how far it has come."""

    SIDE, LOW_SIDE = 96.0, 60.0

    def __init__(self, palette: Palette, has_play_mark: bool = False) -> None:
        super().__init__(Icon.ROSE, palette)
        self.has_play_mark = has_play_mark
        self.underway: Underway | None = None
        self._is_low = False
        self._board: QPixmap | None = None
        self._board_side = 0.0

    def be_low(self, is_low: bool) -> None:
        """Take less height, where notices have taken it from the page."""
        if is_low != self._is_low:
            self._is_low, self._board = is_low, None
            self.update()

    @property
    def side(self) -> float:
        """Of the picture of the board."""
        return (self.LOW_SIDE if self._is_low else self.SIDE) * self.scale

    @property
    def lines(self) -> list[str]:
        first, *others = super().lines or [""]
        return [first, " · ".join(others)] if self._is_low else [first, *others]

    def show_match(self, underway: Underway | None) -> None:
        self.underway = underway
        self._board = None
        self.setVisible(underway is not None)

    def wear(self, palette: Palette) -> None:
        self._board = None
        super().wear(palette)

    @property
    def text_left(self) -> float:
        return self.side + 34.0 * self.scale

    def sizeHint(self) -> QSize:
        return QSize(round(self.needed_width()), round(self.side + 32 * self.scale))

    def paint_content(self, painter: QPainter) -> None:
        if self.underway is None:
            return
        if self._board is None or self._board_side != self.side:
            size = QSizeF(self.side, self.side)
            self._board = self.underway.miniature(size, self.colours, self.devicePixelRatioF())
            self._board_side = self.side
        painter.drawPixmap(QPointF(18 * self.scale, (self.height() - self.side) / 2), self._board)
        right = -16 - (52 * self.scale if self.has_play_mark else 0)
        area = QRectF(self.rect()).adjusted(self.text_left, 0, right, -12)
        self.paint_lines(painter, area, self.colours.text_soft)
        self._paint_progress(painter, area)
        if self.has_play_mark:
            self._paint_play_mark(painter)

    def _paint_progress(self, painter: QPainter, area: QRectF) -> None:
        assert self.underway is not None
        part = self.underway.part
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
