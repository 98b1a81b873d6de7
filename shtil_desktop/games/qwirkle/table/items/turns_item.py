"""The table of all turns at the end: what each seat scored, turn by turn, and the sum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.games.qwirkle.table.pictures import TilePictures
from shtil_desktop.games.values import value
from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.fitted_text import elided
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.seat_signs import initial, paint_seat_sign
from shtil_desktop.table.theme import faded

translate = QCoreApplication.translate
PAD: Final = 12.0
QWIRKLE_SIGN: Final = "\N{BLACK FOUR POINTED STAR}"


@value
class TurnFigure:
    """What one turn scored: a trade and a pass score nothing."""

    points: int
    has_qwirkle: bool = False
    is_trade: bool = False
    is_pass: bool = False
    is_bonus: bool = False
    """Not a turn, but what the last tile brought."""

    @property
    def text(self) -> str:
        if self.is_bonus:
            return f"+{self.points}"
        if self.is_trade:
            return "\N{CLOCKWISE OPEN CIRCLE ARROW}"
        if self.is_pass:
            return "\N{EN DASH}"
        return str(self.points)


class TurnsItem(FlatItem):
    def __init__(self, pictures: TilePictures) -> None:
        super().__init__(pictures)
        self.names: Sequence[str] = ()
        self.columns: Sequence[Sequence[TurnFigure]] = ()
        self.totals: Sequence[int] = ()
        self.winners: Sequence[int] = ()
        self.record: Sequence[str] = ()
        """What the statistics say, in short lines below the sums."""
        self.setVisible(False)

    @property
    def rows(self) -> int:
        return max(map(len, self.columns), default=0)

    def paint_self(self, painter: QPainter) -> None:
        if not self.columns:
            return
        palette, unit = self._pictures.palette, self._pictures.unit
        paint_panel(painter, self.rect, palette, opacity=1.0)
        inner = self.rect.adjusted(PAD * unit, PAD * 0.7 * unit, -PAD * unit, -PAD * 0.7 * unit)
        head = self._pictures.font(14, bold=True)
        top = QRectF(inner.left(), inner.top(), inner.width(), head.pixelSize() * 1.8)
        painter.setFont(head)
        painter.setPen(palette.text)
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, translate("qwirkle", "All turns"))
        low = self._paint_record(painter, inner)
        body = QRectF(inner.left(), top.bottom(), inner.width(), low - top.bottom())
        self._paint_body(painter, body)

    def _paint_record(self, painter: QPainter, inner: QRectF) -> float:
        """Returns where it begins."""
        font = self._pictures.font(11.5)
        line = font.pixelSize() * 1.45
        top = inner.bottom() - line * len(self.record)
        painter.setFont(font)
        painter.setPen(self._pictures.palette.text_soft)
        for at, text in enumerate(self.record):
            row = QRectF(inner.left(), top + at * line, inner.width(), line)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, elided(font, text, inner.width()))
        return top - line * 0.5 if self.record else inner.bottom()

    def _paint_body(self, painter: QPainter, body: QRectF) -> None:
        number = self._pictures.font(11).pixelSize() * 1.9
        wide = (body.width() - number) / len(self.columns)
        line = self._pictures.font(12).pixelSize() * 1.55
        head = line * 2.3
        foot = line * 1.7
        shown = max(1, int((body.height() - head - foot) / line))
        skipped = max(0, self.rows - shown)
        for seat, column in enumerate(self.columns):
            left = body.left() + number + seat * wide
            self._paint_head(painter, QRectF(left, body.top(), wide, head), seat)
            for i, figure in enumerate(column[skipped:]):
                row = QRectF(left, body.top() + head + i * line, wide, line)
                self._paint_figure(painter, row, figure)
            self._paint_total(painter, QRectF(left, body.bottom() - foot, wide, foot), seat)
        painter.setFont(self._pictures.font(11))
        painter.setPen(faded(self._pictures.palette.text_soft, 0.8))
        for i in range(min(shown, self.rows)):
            row = QRectF(body.left(), body.top() + head + i * line, number, line)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, str(skipped + i + 1))

    def _paint_head(self, painter: QPainter, box: QRectF, seat: int) -> None:
        size = box.height() * 0.44
        sign = QRectF(box.center().x() - size / 2, box.top(), size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        paint_seat_sign(painter, sign, seat, initial(self.names[seat]), self._pictures.font(11, bold=True))
        font = self._pictures.font(11)
        painter.setFont(font)
        painter.setPen(self._pictures.palette.text_soft)
        below = QRectF(box.left(), sign.bottom(), box.width(), box.height() - size)
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(below, centre, elided(font, self.names[seat], box.width() - 4))

    def _paint_figure(self, painter: QPainter, row: QRectF, figure: TurnFigure) -> None:
        palette = self._pictures.palette
        painter.setFont(self._pictures.font(12.5, bold=figure.has_qwirkle))
        painter.setPen(palette.text if figure.points else faded(palette.text_soft, 0.8))
        text = f"{figure.text}\N{THIN SPACE}{QWIRKLE_SIGN}" if figure.has_qwirkle else figure.text
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_total(self, painter: QPainter, box: QRectF, seat: int) -> None:
        palette = self._pictures.palette
        painter.setPen(QPen(palette.panel_line, 1.0))
        painter.drawLine(box.topLeft(), box.topRight())
        if seat in self.winners:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.accent, 0.32))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, 0), 6, 6)
        painter.setFont(self._pictures.font(15, bold=True))
        painter.setPen(palette.text)
        painter.drawText(box.adjusted(0, 3, 0, 0), Qt.AlignmentFlag.AlignCenter, str(self.totals[seat]))
