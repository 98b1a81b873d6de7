"""The curve of the lead under the slider, and the points that each of the player's moves has lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.qwirkle.pages.review.words import place_text, signed
from shtil_desktop.games.qwirkle.review.review import Review
from shtil_desktop.table.art.shapes import disc, fill
from shtil_desktop.table.theme import Palette, faded, mix
from shtil_desktop.windows.pages.review.chart import ROOM, MomentChart, rounded

FLAT: Final = 10
"""The least lead that the plot has room for, to both sides."""
DEAREST: Final = 6.0
"""Points lost that fill the strip."""


class LeadChart(MomentChart):
    strip = 18.0

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.review: Review | None = None
        self._curve: tuple[int, ...] = ()

    def show_review(self, review: Review | None) -> None:
        self.review, self._curve = review, () if review is None else review.curve
        self.update()

    @property
    def length(self) -> int | None:
        return len(self._curve) - 1 if self._curve else None

    def words_at(self, place: int) -> str:
        return "" if self.review is None else place_text(self.review, place)

    @property
    def _most(self) -> int:
        return max(FLAT, max(map(abs, self._curve), default=0))

    def _y(self, lead: int) -> float:
        return self.plot.center().y() - self.plot.height() / 2 * lead / self._most

    def paint_known(self, painter: QPainter) -> None:
        most = self._most
        marks = [(part, signed(most * (2 * part - 1), 0), part == 0.5) for part in (0.0, 0.5, 1.0)]
        self.paint_scale(painter, marks)
        self._paint_names(painter)
        self.paint_curve(painter, [self._y(lead) for lead in self._curve], self.plot.center().y())
        self._paint_lost(painter)
        y = self._y(self._curve[self.place]) if self.place < len(self._curve) else None
        self.paint_playhead(painter, y)

    def _paint_names(self, painter: QPainter) -> None:
        """What is what, left of the plot."""
        plot, metrics = self.plot, QFontMetricsF(painter.font())
        wide = plot.left() - 34 - 44
        rows = (
            (plot.center().y(), self.tr("Your lead"), self.paint_wave),
            (plot.bottom() + ROOM + self.strip / 2, self.tr("Points lost"), self._paint_key),
        )
        for y, text, paint in rows:
            paint(painter, QRectF(12, y - 4, 16, 8))
            painter.setPen(self.colours.text)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(QPointF(34, y + metrics.ascent() / 2 - 1), shown)

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        fill(painter, rounded(box), self._cost)

    @property
    def _cost(self) -> QColor:
        return mix(self.colours.price, self.colours.text, 0.35 if self.colours.is_dark else 0.0)

    def _paint_lost(self, painter: QPainter) -> None:
        """A bar for each move, as high as it was dear; dear ones have a mark on the curve."""
        assert self.review is not None
        bottom = self.plot.bottom() + ROOM + self.strip
        painter.setPen(QPen(faded(self.colours.text, 0.2), 1.0))
        painter.drawLine(QPointF(self.plot.left(), bottom + 0.5), QPointF(self.plot.right(), bottom + 0.5))
        wide = min(8.0, max(3.0, self.plot.width() / max(1, self.length or 1) * 0.7))
        for move in self.review.moves:
            if move.lost < 0.05:
                continue
            high = max(1.5, (self.strip + ROOM - 2) * min(1.0, move.lost / DEAREST))
            x = self.across(move.number + 1)
            fill(painter, QRectF(x - wide / 2, bottom - high, wide, high), self._cost)
            if move.is_flagged:
                y = self._y(self._curve[move.number + 1])
                disc(painter, x, y, 4.6, self.colours.panel)
                disc(painter, x, y, 3.4, self._cost)
