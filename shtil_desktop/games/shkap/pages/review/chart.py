"""Everybody's coins under the slider, and the islands: which one decided, and which had more to give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.shkap.review.review import Review
from shtil_desktop.games.shkap.table.words.names_and_counts import coins_text
from shtil_desktop.games.values import value
from shtil_desktop.table.art.shapes import disc, fill
from shtil_desktop.table.items.seat_signs import seat_colour, seat_shape
from shtil_desktop.table.theme import Palette, faded, mix
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.windows.pages.review.chart import ROOM, STRIP, MomentChart, rounded

LEAST_COINS: Final = 6
"""The plot has room for at least these."""
SIGN: Final = 9.0
APART: Final = 1.8
"""How far lines of equal coins lie apart."""


@value
class CoinCurves:
    """What everybody had after each action, and after how many of them each island began."""

    coins: tuple[tuple[int, ...], ...]
    beginnings: tuple[int, ...]
    player: int


class CoinsChart(MomentChart):
    """A line of steps for each seat, with the seat's sign at its end; below it a block for each island."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._curves: CoinCurves | None = None
        self._review: Review | None = None
        self._names: Sequence[str] = ()

    def show_curves(self, curves: CoinCurves, names: Sequence[str], review: Review | None) -> None:
        self._curves, self._names, self._review = curves, names, review
        self.update()

    @property
    def length(self) -> int | None:
        return None if self._curves is None else len(self._curves.coins) - 1

    def words_at(self, place: int) -> str:
        if self._curves is None:
            return ""
        told = zip(self._names, self._curves.coins[place], strict=True)
        return strung([f"{name}: {coins_text(coins)}" for name, coins in told])

    def paint_known(self, painter: QPainter) -> None:
        assert self._curves is not None
        most = self._most
        marks = [(0.0, "0", True), (0.5, str(most // 2), False), (1.0, str(most), False)]
        self.paint_scale(painter, marks)
        self._paint_names(painter)
        self._paint_islands(painter, self._curves)
        seats = [seat for seat in range(len(self._names)) if seat != self._curves.player]
        for seat in (*seats, self._curves.player):
            self._paint_line(painter, self._curves, seat)
        now = self._curves.coins[min(self.place, len(self._curves.coins) - 1)][self._curves.player]
        self.paint_playhead(painter, self._y(now))

    @property
    def _most(self) -> int:
        assert self._curves is not None
        highest = max(LEAST_COINS, *self._curves.coins[-1])
        return highest + highest % 2

    def _y(self, coins: int) -> float:
        return self.plot.bottom() - self.plot.height() * coins / self._most

    def _paint_names(self, painter: QPainter) -> None:
        """What is what, left of the plot."""
        plot, metrics = self.plot, QFontMetricsF(painter.font())
        wide = plot.left() - 34 - 30
        rows = (
            (plot.center().y(), self.tr("Coins"), self.paint_wave),
            (plot.bottom() + ROOM + STRIP / 2, self.tr("More possible"), self._paint_key),
        )
        for y, text, paint in rows:
            paint(painter, QRectF(12, y - 4, 16, 8))
            painter.setPen(self.colours.text)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(QPointF(34, y + metrics.ascent() / 2 - 1), shown)

    @property
    def _missed(self) -> QColor:
        return mix(self.colours.price, self.colours.text, 0.35 if self.colours.is_dark else 0.0)

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        fill(painter, rounded(box), self._missed)

    def _paint_line(self, painter: QPainter, curves: CoinCurves, seat: int) -> None:
        colour = seat_colour(seat, self.colours.is_dark)
        aside = (seat - (len(self._names) - 1) / 2) * APART
        path = QPainterPath(QPointF(self.across(0), self._y(curves.coins[0][seat]) + aside))
        for place, coins in enumerate(curves.coins[1:], start=1):
            y = self._y(coins[seat]) + aside
            if y != path.currentPosition().y():
                path.lineTo(self.across(place), path.currentPosition().y())
                path.lineTo(self.across(place), y)
        path.lineTo(self.across(len(curves.coins) - 1), path.currentPosition().y())
        width = 2.6 if seat == curves.player else 1.6
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width))
        painter.drawPath(path)
        sign = QRectF(0, 0, SIGN, SIGN)
        sign.moveCenter(path.currentPosition())
        painter.setPen(QPen(self.colours.panel, 1.2))
        painter.setBrush(colour)
        painter.drawPath(seat_shape(seat, sign))

    def _paint_islands(self, painter: QPainter, curves: CoinCurves) -> None:
        """A block from the beginning of each island to the next; a disc on the one that decided."""
        ends = [*curves.beginnings[1:], len(curves.coins) - 1]
        top = self.plot.bottom() + ROOM
        for at, (begin, end) in enumerate(zip(curves.beginnings, ends, strict=True)):
            left, right = self.across(begin), self.across(end)
            block = QRectF(left + 1, top, max(2.0, right - left - 2), STRIP)
            told = self._review.islands if self._review is not None else ()
            is_missed = at < len(told) and told[at].missed > 0
            fill(painter, rounded(block), self._missed if is_missed else faded(self.colours.text, 0.16))
            painter.setPen(QPen(faded(self.colours.text, 0.10), 1.0))
            painter.drawLine(QPointF(left, self.plot.top()), QPointF(left, top))
            if self._review is not None and at == self._review.decided:
                disc(painter, block.center().x(), block.center().y(), STRIP * 0.62, self.colours.panel)
                disc(painter, block.center().x(), block.center().y(), STRIP * 0.42, self.colours.accent)
