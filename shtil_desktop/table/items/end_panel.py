"""The end of a match in words, where the hand lay, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from shtil_desktop.table.items.fitted_text import elided, text_width
from shtil_desktop.table.items.overlay import OverlayItem
from shtil_desktop.table.items.rooms import EndRoom
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.theme import faded
from shtil_desktop.table.words.counted_words import bound

WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
PAD = 14.0  # inside the sheet, at its sides
BETWEEN = 8.0  # two choices


class EndItem(OverlayItem):
    """The end in words, and what can be done now; the board above stays to be looked at."""

    def __init__(self, pictures: TablePictures) -> None:
        super().__init__(pictures)
        self.title = ""
        self.text = ""
        self.is_won = False
        self.choices: tuple[str, ...] = ()
        self.note = ""
        """A quiet line below the words."""
        self.link = ""
        """One more choice, at the end of that line."""
        self._rows = 1
        """Of choices: two where one would cut their words short."""

    def lay(self, room: EndRoom) -> None:
        """Below the board, as wide and high as the words want it."""
        widest = room.widest
        wanted = max(self._choices_width, self._note_width, 420 * self._scale)
        wide = min(widest, wanted + 2 * self._pad)
        lines = self._words_height(wide - 2 * self._pad)
        if lines > self._line * 1.5:  # a wider sheet saves a line
            whole = text_width(self._pictures.font(14), self.text) + 2 * self._pad + 4
            wide = min(widest, whole if whole <= widest else max(wide, 640 * self._scale))
            lines = self._words_height(wide - 2 * self._pad)
        is_too_wide = self._choices_width > wide - 2 * self._pad
        has_room = room.bottom - self._high(lines, 2) >= room.top
        self._rows = 2 if is_too_wide and has_room else 1
        rect = QRectF(0, 0, wide, self._high(lines, self._rows))
        rect.moveCenter(room.middle)
        rect.moveBottom(min(rect.bottom(), room.bottom))
        self.place(rect)

    def _high(self, lines: float, rows: int) -> float:
        choices = rows * self._choice_height + (rows - 1) * self._between
        note = self._note_height + self._gap * 0.6 if self.note else 0.0
        return self._title_height + lines + note + choices + 3.2 * self._gap

    @property
    def _scale(self) -> float:
        return max(0.85, self._pictures.scale)

    @property
    def _pad(self) -> float:
        return PAD * self._pictures.unit

    @property
    def _between(self) -> float:
        return BETWEEN * self._pictures.unit

    @property
    def _gap(self) -> float:
        return 9 * self._scale

    @property
    def _line(self) -> float:
        return QFontMetricsF(self._pictures.font(14)).height()

    @property
    def _title_height(self) -> float:
        return QFontMetricsF(self._pictures.font(22, bold=True)).height()

    @property
    def _choice_height(self) -> float:
        return 36 * self._scale

    @property
    def _choices_width(self) -> float:
        widths = self._choice_widths()
        return sum(widths) + self._between * max(0, len(widths) - 1)

    def _choice_widths(self) -> list[float]:
        fonts = [self._pictures.font(13, bold=i == 0) for i in range(len(self.choices))]
        return [
            text_width(font, text) + 28 * self._pictures.unit
            for font, text in zip(fonts, self.choices, strict=True)
        ]

    def _words_height(self, width: float) -> float:
        metrics = QFontMetricsF(self._pictures.font(14))
        return metrics.boundingRect(QRectF(0, 0, width, 1000), int(WRAPPED), bound(self.text)).height()

    # The quiet line

    @property
    def _note_height(self) -> float:
        return max(1.5 * self._line, 24 * self._scale)

    @property
    def _link_width(self) -> float:
        width = text_width(self._pictures.font(12), self.link) + 22 * self._pictures.unit
        return width if self.link else 0.0

    @property
    def _note_width(self) -> float:
        """Of the words and what can be pressed beside them."""
        if not self.note:
            return 0.0
        words = text_width(self._pictures.font(13), bound(self.note)) + 2
        return words + (self._between + self._link_width if self.link else 0.0)

    def _note_row(self) -> QRectF:
        """In the middle above the choices; its words end where the link begins."""
        top = min((rect.top() for rect in self._choice_rects()), default=self.rect.bottom())
        wide = min(self._note_width, self.rect.width() - 2 * self._pad)
        row = QRectF(0, top - self._gap * 0.9 - self._note_height, wide, self._note_height)
        row.moveCenter(QPointF(self.rect.center().x(), row.center().y()))
        return row

    def _link_rect(self) -> QRectF:
        row = self._note_row()
        return row.adjusted(row.width() - self._link_width, 0, 0, 0)

    def choice_rects(self) -> list[QRectF]:
        """Those below, and the link of the quiet line after them, if there is one."""
        return [*self._choice_rects(), *([self._link_rect()] if self.link else [])]

    def choice_text(self, i: int) -> str:
        """What can be done there, in words."""
        return (*self.choices, self.link)[i]

    def _choice_rects(self) -> list[QRectF]:
        """One row in the middle, or two; too long words give way evenly."""
        widths = self._choice_widths()
        first = -(-len(widths) // self._rows)
        below = self.rect.bottom() - self._gap * 1.2 - self._choice_height
        rects: list[QRectF] = []
        for row in range(self._rows):
            y = below - (self._rows - 1 - row) * (self._choice_height + self._between)
            rects += self._row_rects(widths[row * first : (row + 1) * first], y)
        return rects

    def _row_rects(self, widths: list[float], y: float) -> list[QRectF]:
        room = self.rect.width() - 2 * self._pad - self._between * max(0, len(widths) - 1)
        shrink = min(1.0, room / sum(widths)) if widths else 1.0
        x = self.rect.center().x() - (sum(widths) * shrink + self._between * (len(widths) - 1)) / 2
        rects = []
        for width in widths:
            rects.append(QRectF(x, y, width * shrink, self._choice_height))
            x += width * shrink + self._between
        return rects

    def spots(self) -> dict[Spot, QRectF]:
        return {Spot(Fixture.CHOICE, i): rect for i, rect in enumerate(self.choice_rects())}

    def choice_at(self, point: QPointF) -> int | None:
        return next((i for i, rect in enumerate(self.choice_rects()) if rect.contains(point)), None)

    def paint_self(self, painter: QPainter) -> None:
        self.paint_sheet(painter)
        palette = self._pictures.palette
        inner = self.rect.adjusted(self._pad, self._gap, -self._pad, 0)
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(22, bold=True))
        painter.drawText(inner, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.title)
        painter.setFont(self._pictures.font(14))
        painter.setPen(palette.text_soft)
        painter.drawText(
            inner.adjusted(0, self._title_height + self._gap * 0.3, 0, 0), WRAPPED, bound(self.text)
        )
        for i, (rect, text) in enumerate(zip(self._choice_rects(), self.choices, strict=True)):
            self._paint_choice(painter, rect, text, i)
        if self.note:
            self._paint_note(painter)

    def _paint_note(self, painter: QPainter) -> None:
        palette, row, font = self._pictures.palette, self._note_row(), self._pictures.font(13)
        room = row.adjusted(0, 0, -self._link_width - self._between if self.link else 0, 0)
        painter.setFont(font)
        painter.setPen(palette.text_soft)
        told = elided(font, bound(self.note), room.width() + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, told)
        if not self.link:
            return
        rect = self._link_rect()
        painter.setPen(QPen(faded(palette.text, 1.0 if palette.is_flat else 0.35), 1))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(12))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.link)
        if self.focused == Spot(Fixture.CHOICE, len(self.choices)):
            self.paint_focus_ring(painter, rect)

    def _paint_choice(self, painter: QPainter, rect: QRectF, text: str, i: int) -> None:
        palette = self._pictures.palette
        is_main = i == 0
        ground = palette.accent if is_main else palette.panel
        ink = palette.on_accent if is_main else palette.text
        painter.setPen(QPen(faded(palette.text, 1.0 if palette.is_flat else 0.35), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(ink)
        font = self._pictures.font(13, bold=i == 0)
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, elided(font, text, rect.width() - 12))
        if self.focused == Spot(Fixture.CHOICE, i):
            self.paint_focus_ring(painter, rect)
