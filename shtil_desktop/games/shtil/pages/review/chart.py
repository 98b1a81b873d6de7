"""The curves of a voyage under its slider: the chance of winning, what all cards say, and where we are."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from shtil_desktop.games.shtil.pages.review.words import lead_sign, place_text
from shtil_desktop.games.shtil.review.review import KnownResult, Review
from shtil_desktop.table.art.shapes import disc, fill, vertical
from shtil_desktop.table.locale_words import percent_text
from shtil_desktop.table.theme import Palette, faded, mix

HIGH: Final = 96
STRIP: Final = 9.0
"""The height of what all cards known say."""
ROOM: Final = 7.0
"""Between the plot and the strip."""
TOP, EDGE = 13.0, 9.0
"""Above the plot and below the strip."""
FEW: Final = 24
"""With no more places than these, each is marked: between them nothing is known yet."""
FLAT: Final = 4.0
"""The least span of points that the plot shows, to both sides."""


class ReviewChart(QWidget):
    """A click or a drag goes to that moment. The plot is as wide as the slider above it."""

    jumped = Signal(int)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.review: Review | None = None
        self.place = 0
        self.left, self.right = 200.0, 10.0
        """Where the plot begins and how far from the edge it ends."""
        self.setFixedHeight(HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    def show_review(self, review: Review | None) -> None:
        self.review = review
        self.update()

    def go_to(self, place: int) -> None:
        self.place = place
        if self.review is not None and place <= self.review.length:
            self.setAccessibleDescription(place_text(self.review, place))
        self.update()

    def align(self, left: float, right: float) -> None:
        """Take the slider's ends, seen from our own."""
        self.left, self.right = left, right
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, HIGH)

    # Places

    @property
    def plot(self) -> QRectF:
        high = self.height() - TOP - STRIP - ROOM - EDGE
        return QRectF(self.left, TOP, self.width() - self.left - self.right, high)

    def across(self, place: float) -> float:
        length = max(1, self.review.length if self.review is not None else 1)
        return self.plot.left() + self.plot.width() * place / length

    def place_at(self, x: float) -> int:
        """The moment nearest to a point."""
        assert self.review is not None
        part = (x - self.plot.left()) / max(1.0, self.plot.width())
        return max(0, min(self.review.length, round(part * self.review.length)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def _jump(self, event: QMouseEvent) -> None:
        x = event.position().x()
        is_near = x >= self.left - 12
        if self.review is not None and event.buttons() & Qt.MouseButton.LeftButton and is_near:
            self.jumped.emit(self.place_at(x))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.review is not None and event.pos().x() >= self.left - 12:
            at = self.place_at(event.pos().x())
            QToolTip.showText(event.globalPos(), place_text(self.review, at), self)
            return True
        return super().event(event)

    # Pictures

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QPainterPath()
        plate.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        fill(painter, plate, faded(self.colours.panel, 0.86))
        painter.strokePath(plate, QPen(self.colours.panel_line, 1.0))
        if self.review is not None:
            self._paint(painter, self.review)
        painter.end()

    def _paint(self, painter: QPainter, review: Review) -> None:
        metrics = QFontMetricsF(painter.font())
        self._paint_scale(painter, review, metrics)
        self._paint_names(painter, review, metrics)
        heights = [self._height_at(review, at) for at in range(review.length + 1)]
        if any(height is not None for height in heights):
            self._paint_curve(painter, heights)
        elif review.is_done:
            self._paint_silence(painter)
        self._paint_strip(painter, review)
        self._paint_loss(painter, review, metrics)
        self._paint_playhead(painter, review)

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

    def _paint_scale(self, painter: QPainter, review: Review, metrics: QFontMetricsF) -> None:
        plot, shows_leads = self.plot, self._shows_leads(review)
        most = round(max(FLAT, max(map(abs, review.leads), default=0)))
        for part in (0.0, 0.5, 1.0):
            y = round(plot.bottom() - plot.height() * part) + 0.5
            is_base = part == (0.5 if shows_leads else 0.0)
            painter.setPen(QPen(faded(self.colours.text, 0.32 if is_base else 0.13), 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            text = lead_sign(round(most * (2 * part - 1))) if shows_leads else percent_text(part)
            at = QPointF(plot.left() - 8 - metrics.horizontalAdvance(text), y + metrics.ascent() / 2 - 1)
            painter.setPen(self.colours.text_soft)
            painter.drawText(at, text)

    def _paint_names(self, painter: QPainter, review: Review, metrics: QFontMetricsF) -> None:
        """What is what, left of the plot."""
        plot = self.plot
        first = self.tr("Points lead") if self._shows_leads(review) else self.tr("Chance of winning")
        second = self.tr("You are ahead") if review.is_rivalry else self.tr("With all cards visible")
        wide = plot.left() - 8 - metrics.horizontalAdvance(percent_text(1.0)) - 12 - 34
        rows = [
            (plot.center().y(), first, self._paint_wave),
            (plot.bottom() + ROOM + STRIP / 2, second, self._paint_key),
        ]
        for y, text, paint in rows:
            paint(painter, QRectF(12, y - 4, 16, 8))
            painter.setPen(self.colours.text)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, wide + 20)
            painter.drawText(QPointF(34, y + metrics.ascent() / 2 - 1), shown)

    def _paint_wave(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(self._pen)
        painter.drawLine(QPointF(box.left(), box.bottom()), QPointF(box.right(), box.top()))

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        fill(painter, _rounded(box), self._winnable)

    @property
    def _winnable(self) -> QColor:
        return self.colours.hint

    @property
    def _lost(self) -> QColor:
        return mix(self.colours.price, self.colours.text, 0.35 if self.colours.is_dark else 0.0)

    @property
    def _pen(self) -> QPen:
        line = mix(self.colours.text, self.colours.hint, 0.25)
        return QPen(line, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def _paint_curve(self, painter: QPainter, heights: list[float | None]) -> None:
        """The places that are known, joined; the ground below them is tinted."""
        places = [QPointF(self.across(at), y) for at, y in enumerate(heights) if y is not None]
        if not places:
            return
        curve = QPainterPath(places[0])
        for place in places[1:]:
            curve.lineTo(place)
        shows_leads = self.review is not None and self._shows_leads(self.review)
        base = self.plot.center().y() if shows_leads else self.plot.bottom()
        below = QPainterPath(curve)
        below.lineTo(places[-1].x(), base)
        below.lineTo(places[0].x(), base)
        below.closeSubpath()
        veil = vertical(
            self.plot.top(),
            self.plot.bottom(),
            (0.0, faded(self.colours.hint, 0.30)),
            (1.0, faded(self.colours.hint, 0.30 if shows_leads else 0.04)),
        )
        fill(painter, below, veil)
        painter.strokePath(curve, self._pen)
        for place in places if len(places) <= FEW else ():
            disc(painter, place.x(), place.y(), 2.8, self._pen.color())

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
                fill(painter, _rounded(box), self._winnable)
            elif known is KnownResult.LOST:
                fill(painter, _rounded(box), faded(self._lost, 0.16))
                painter.strokePath(_rounded(box.adjusted(0.7, 0.7, -0.7, -0.7)), QPen(self._lost, 1.4))
            else:
                painter.setPen(QPen(self.colours.text_soft, 2.0, Qt.PenStyle.DotLine))
                painter.drawLine(
                    QPointF(box.left() + 2, box.center().y()), QPointF(box.right(), box.center().y())
                )

    def _paint_loss(self, painter: QPainter, review: Review, metrics: QFontMetricsF) -> None:
        """The action that lost the voyage: a line, and its number in a flag."""
        if review.first_lost is None:
            return
        x, plot = round(self.across(review.first_lost)) + 0.5, self.plot
        painter.setPen(QPen(self._lost, 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + ROOM + STRIP))
        text = str(review.first_lost)
        wide = metrics.horizontalAdvance(text) + 10
        is_left = x + wide > plot.right() + self.right - 4
        flag = QRectF(x - wide if is_left else x, plot.top() - 6, wide, metrics.height() + 1)
        fill(painter, _rounded(flag, 3), self._lost)
        painter.setPen(self.colours.panel if self.colours.is_dark else QColor(255, 255, 255))
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_playhead(self, painter: QPainter, review: Review) -> None:
        if self.place > review.length:
            return
        x, plot = round(self.across(self.place)) + 0.5, self.plot
        painter.setPen(QPen(self.colours.text, 1.6))
        painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + ROOM + STRIP + 1))
        y = self._height_at(review, self.place)
        if y is not None:
            disc(painter, x, y, 5.2, self.colours.text)
            disc(painter, x, y, 3.4, self.colours.accent)


def _rounded(rect: QRectF, radius: float = 3.5) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
