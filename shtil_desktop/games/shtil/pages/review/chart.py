"""The curves of a voyage under its slider: the chance of winning, what all cards say, and where we are."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.shtil.pages.review.words import lead_sign, place_text
from shtil_desktop.games.shtil.review.review import KnownResult, Review
from shtil_desktop.table.art.shapes import fill
from shtil_desktop.table.theme import Palette, faded, mix
from shtil_desktop.table.words.locale_words import percent_text
from shtil_desktop.windows.pages.review.chart import ROOM, STRIP, MomentChart, rounded

FLAT: Final = 4.0
"""The least span of points that the plot shows, to both sides."""


class ReviewChart(MomentChart):
    """The curves of a voyage."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.review: Review | None = None

    def show_review(self, review: Review | None) -> None:
        self.review = review
        self.update()

    @property
    def length(self) -> int | None:
        return None if self.review is None else self.review.length

    def words_at(self, place: int) -> str:
        return "" if self.review is None else place_text(self.review, place)

    # Pictures

    def paint_known(self, painter: QPainter) -> None:
        review = self.review
        assert review is not None
        metrics = QFontMetricsF(painter.font())
        self._paint_scale(painter, review)
        self._paint_names(painter, review, metrics)
        heights = [self._height_at(review, at) for at in range(review.length + 1)]
        if any(height is not None for height in heights):
            base = self.plot.center().y() if self._shows_leads(review) else self.plot.bottom()
            self.paint_curve(painter, heights, base)
        elif review.is_done:
            self._paint_silence(painter)
        self._paint_strip(painter, review)
        self._paint_loss(painter, review, metrics)
        y = self._height_at(review, self.place) if self.place <= review.length else None
        self.paint_playhead(painter, y)

    def _shows_leads(self, review: Review) -> bool:
        """Rivals' points are drawn as long as their chances are not known."""
        return review.is_rivalry and not any(chance is not None for chance in review.chances)

    def _height_at(self, review: Review, at: int) -> float | None:
        if self._shows_leads(review):
            return self._y_of_lead(review, review.leads[at])
        return self._y_of_chance(review.chances[at]) if review.chances else None

    def _y_of_chance(self, chance: float | None) -> float | None:
        return None if chance is None else self.plot.bottom() - self.plot.height() * chance

    def _y_of_lead(self, review: Review, lead: int) -> float:
        most = max(FLAT, max(map(abs, review.leads)))
        return self.plot.center().y() - self.plot.height() / 2 * lead / most

    def _paint_scale(self, painter: QPainter, review: Review) -> None:
        shows_leads = self._shows_leads(review)
        most = round(max(FLAT, max(map(abs, review.leads), default=0)))
        marks = [
            (
                part,
                lead_sign(round(most * (2 * part - 1))) if shows_leads else percent_text(part),
                part == (0.5 if shows_leads else 0.0),
            )
            for part in (0.0, 0.5, 1.0)
        ]
        self.paint_scale(painter, marks)

    def _paint_names(self, painter: QPainter, review: Review, metrics: QFontMetricsF) -> None:
        """What is what, left of the plot."""
        plot = self.plot
        first = self.tr("Points lead") if self._shows_leads(review) else self.tr("Chance of winning")
        second = self.tr("You are ahead") if review.is_rivalry else self.tr("With all cards visible")
        wide = plot.left() - 8 - metrics.horizontalAdvance(percent_text(1.0)) - 12 - 34
        rows = [
            (plot.center().y(), first, self.paint_wave),
            (plot.bottom() + ROOM + STRIP / 2, second, self._paint_key),
        ]
        for y, text, paint in rows:
            paint(painter, QRectF(12, y - 4, 16, 8))
            painter.setPen(self.colours.text)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, wide + 20)
            painter.drawText(QPointF(34, y + metrics.ascent() / 2 - 1), shown)

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        fill(painter, rounded(box), self._winnable)

    @property
    def _winnable(self) -> QColor:
        return self.colours.hint

    @property
    def _lost(self) -> QColor:
        return mix(self.colours.price, self.colours.text, 0.35 if self.colours.is_dark else 0.0)

    def _paint_silence(self, painter: QPainter) -> None:
        painter.setPen(self.colours.text_soft)
        text = self.tr("No chances shown: the program can’t estimate them for this kind of voyage yet.")
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.plot.adjusted(12, 0, -12, 0), flags, text)

    def _paint_strip(self, painter: QPainter, review: Review) -> None:
        """Filled while it could be won, an outline once it is lost, dots where nobody knows.

        Among rivals: filled while the player is ahead, an outline while the other is.
        """
        y = self.plot.bottom() + ROOM
        signs = {1: KnownResult.WINNABLE, -1: KnownResult.LOST, 0: KnownResult.OPEN}
        knows = (lambda at: signs[review.leader(at)]) if review.is_rivalry else review.known
        for known, group in groupby(range(review.length + 1), knows):
            places = list(group)
            left = self.across(max(0.0, places[0] - 0.5))
            right = self.across(min(float(review.length), places[-1] + 0.5))
            box = QRectF(left, y, max(2.0, right - left - 1), STRIP)
            if known is KnownResult.WINNABLE:
                fill(painter, rounded(box), self._winnable)
            elif known is KnownResult.LOST:
                fill(painter, rounded(box), faded(self._lost, 0.16))
                painter.strokePath(rounded(box.adjusted(0.7, 0.7, -0.7, -0.7)), QPen(self._lost, 1.4))
            else:
                painter.setPen(QPen(self.colours.text_soft, 2.0, Qt.PenStyle.DotLine))
                painter.drawLine(
                    QPointF(box.left() + 2, box.center().y()), QPointF(box.right(), box.center().y())
                )

    def _paint_loss(self, painter: QPainter, review: Review, metrics: QFontMetricsF) -> None:
        """The action that lost the voyage: a line, and its number in a flag as soon as that is final."""
        if review.first_lost is None:
            return
        x, plot = round(self.across(review.first_lost)) + 0.5, self.plot
        painter.setPen(QPen(self._lost, 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + ROOM + STRIP))
        if not review.is_settled:
            return
        text = str(review.first_lost)
        wide = metrics.horizontalAdvance(text) + 10
        is_left = x + wide > plot.right() + self.right - 4
        flag = QRectF(x - wide if is_left else x, plot.top() - 6, wide, metrics.height() + 1)
        fill(painter, rounded(flag, 3), self._lost)
        painter.setPen(self.colours.panel if self.colours.is_dark else QColor(255, 255, 255))
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, text)
