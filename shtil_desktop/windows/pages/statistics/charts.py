"""Charts of finished matches, drawn by hand: crisp at any size and in every theme, told in words too."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from shtil_desktop.play.profile.statistics.figures import Tally
from shtil_desktop.table.art.shapes import disc, fill, vertical
from shtil_desktop.table.theme import Palette, contrast, faded, mix
from shtil_desktop.table.words.locale_words import moment_text, percent_text

FEW: Final = 40
"""With no more points than these, each is marked."""
MOST_COUNTED: Final = 10**15
"""What is more than this is shown as this: Qt writes no larger figures."""


class Chart(QWidget):
    """A chart with a title; without figures it says so instead.

    All that could go wrong with a figure is dealt with when it is shown: an exception in the middle of
    painting would leave Qt with a painter that never ends.
    """

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.title = ""
        self.empty = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    def say(self, title: str, empty: str) -> None:
        self.title = title
        self.empty = empty
        self.setAccessibleName(title)
        self.update()

    @property
    def is_empty(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(360, 170)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_plate(painter)
            high = self._paint_title(painter)
            area = QRectF(self.rect()).adjusted(16, 12 + high + 10, -16, -14)
            if self.is_empty:
                painter.setPen(self.colours.text_soft)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.empty)
            elif area.width() > 0 and area.height() > 0:
                self.paint_figures(painter, area)

    def _paint_plate(self, painter: QPainter) -> None:
        plate = QPainterPath()
        plate.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        fill(painter, plate, self.colours.panel)
        painter.strokePath(plate, QPen(self.colours.panel_line, 1.0))

    def _paint_title(self, painter: QPainter) -> float:
        """Returns how high it is."""
        font = QFont(self.font())
        font.setBold(True)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self.colours.text)
        painter.drawText(QPointF(16, 12 + metrics.ascent()), self.title)
        painter.setFont(self.font())
        return metrics.height()

    def paint_figures(self, painter: QPainter, area: QRectF) -> None:
        """Draw the figures into the space below the title."""

    def ink_on(self, ground: QColor) -> QColor:
        """The colour of letters that is read best on this ground."""
        return max((self.colours.text, self.colours.panel), key=lambda ink: contrast(ink, ground))


class RateChart(Chart):
    """The share of wins, match after match."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.points: list[float] = []
        self._skipped = 0
        """Matches before the first point."""
        self._dates = "", ""

    @property
    def is_empty(self) -> bool:
        return not self.points

    def show_rates(
        self, rates: Sequence[float | None], first: datetime | None, last: datetime | None
    ) -> None:
        """One share after the other, and the days of the first and the last; None has no point."""
        self.points = [min(1.0, max(0.0, rate)) for rate in rates if rate is not None]
        self._skipped = len(rates) - len(self.points)
        self._dates = _day_text(first), _day_text(last)
        self.setAccessibleDescription(percent_text(self.points[-1]) if self.points else "")
        self.update()

    def scale_text(self, part: float) -> str:
        """What is written at this part of the height."""
        return percent_text(part)

    def paint_figures(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        left = metrics.horizontalAdvance(self.scale_text(1.0)) + 8
        plot = area.adjusted(left, metrics.height() / 2, -metrics.height() / 2, -metrics.height() - 6)
        self._paint_scale(painter, plot, metrics)
        self._paint_dates(painter, plot, metrics)
        self._paint_curve(painter, plot)

    def _paint_scale(self, painter: QPainter, plot: QRectF, metrics: QFontMetricsF) -> None:
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = round(plot.bottom() - plot.height() * part) + 0.5
            painter.setPen(QPen(faded(self.colours.text, 0.32 if part == 0 else 0.13), 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if part in (0.0, 0.5, 1.0):
                text = self.scale_text(part)
                x = plot.left() - 8 - metrics.horizontalAdvance(text)
                painter.setPen(self.colours.text_soft)
                painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 1), text)

    def _paint_dates(self, painter: QPainter, plot: QRectF, metrics: QFontMetricsF) -> None:
        first, last = self._dates
        y = plot.bottom() + 6 + metrics.ascent()
        painter.setPen(self.colours.text_soft)
        painter.drawText(QPointF(plot.left(), y), first)
        if first != last:
            painter.drawText(QPointF(plot.right() - metrics.horizontalAdvance(last), y), last)

    def _paint_curve(self, painter: QPainter, plot: QRectF) -> None:
        last = self._skipped + len(self.points) - 1
        places = [
            QPointF(
                plot.left() + plot.width() * (at / last if last else 0.5),
                plot.bottom() - plot.height() * rate,
            )
            for at, rate in enumerate(self.points, start=self._skipped)
        ]
        colour = self.colours.hint
        curve = QPainterPath(places[0])
        for place in places[1:]:
            curve.lineTo(place)
        if len(places) > 1:
            below = QPainterPath(curve)
            below.lineTo(places[-1].x(), plot.bottom())
            below.lineTo(places[0].x(), plot.bottom())
            below.closeSubpath()
            veil = vertical(plot.top(), plot.bottom(), (0.0, faded(colour, 0.28)), (1.0, faded(colour, 0.02)))
            fill(painter, below, veil)
        pen = QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(curve, pen)
        for place in places if len(places) <= FEW else places[-1:]:
            disc(painter, place.x(), place.y(), 3.4, colour)
            disc(painter, place.x(), place.y(), 1.5, self.colours.panel)


def _day_text(moment: datetime | None) -> str:
    return "" if moment is None else moment_text(moment, has_time=False)


class TallyChart(Chart):
    """Wins and losses of each group, side by side in one bar with their figures."""

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self.tallies: list[tuple[str, Tally]] = []

    @property
    def is_empty(self) -> bool:
        return not self.tallies

    def show_tallies(self, tallies: Sequence[tuple[str, Tally]]) -> None:
        """How the matches of each group ended, with its name."""
        self.tallies = [(label, each) for label, each in tallies if 0 < each.all <= MOST_COUNTED]
        words = (f"{label}: {each.won}/{each.all}" for label, each in self.tallies)
        self.setAccessibleDescription("; ".join(words))
        self.update()

    def paint_figures(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        longest = max(metrics.horizontalAdvance(label) for label, _ in self.tallies)
        left = min(longest, area.width() * 0.6) + 12
        right = metrics.horizontalAdvance(percent_text(1.0)) + 10
        pitch = min(34.0, area.height() / len(self.tallies))
        most = max(each.all for _, each in self.tallies)
        high = min(20.0, pitch * 0.72)
        for at, (label, each) in enumerate(self.tallies):
            y = area.top() + pitch * at + (pitch - high) / 2
            middle = y + high / 2 + metrics.ascent() / 2 - 1.5
            painter.setPen(self.colours.text)
            name = metrics.elidedText(label, Qt.TextElideMode.ElideRight, left - 12)
            painter.drawText(QPointF(area.left(), middle), name)
            room = QRectF(area.left() + left, y, area.width() - left - right, high)
            end = self._paint_bar(painter, room, each, most)
            painter.setPen(self.colours.text_soft)
            painter.drawText(QPointF(end + 8, middle), percent_text(each.won / each.all))

    def _paint_bar(self, painter: QPainter, room: QRectF, each: Tally, most: int) -> float:
        """One bar; returns where it ends."""
        width = max(3.0, room.width() * each.all / most)
        x = room.left()
        for count, colour in (
            (each.won, self.colours.hint),
            (each.drawn, self.colours.text_soft),
            (each.lost, mix(self.colours.price, self.colours.panel, 0.30)),
        ):
            part = width * count / each.all
            if part <= 0:
                continue
            piece = QRectF(x, room.top(), max(1.0, part - 1.5), room.height())
            path = QPainterPath()
            path.addRoundedRect(piece, 3, 3)
            fill(painter, path, colour)
            text = QLocale().toString(count)
            if QFontMetricsF(painter.font()).horizontalAdvance(text) + 8 < piece.width():
                painter.setPen(self.ink_on(colour))
                painter.drawText(piece, Qt.AlignmentFlag.AlignCenter, text)
            x += part
        return room.left() + width
