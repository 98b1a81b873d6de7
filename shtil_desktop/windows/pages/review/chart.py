"""A curve under the slider of a replay: one moment after each action; a click goes there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from shtil_desktop.table.art.shapes import disc, fill, vertical
from shtil_desktop.table.theme import Palette, faded, mix

HIGH: Final = 96
STRIP: Final = 9.0
"""The height of what is below the plot."""
ROOM: Final = 7.0
"""Between the plot and the strip."""
TOP, EDGE = 13.0, 9.0
"""Above the plot and below the strip."""
FEW: Final = 24
"""With no more places than these, each is marked."""


class MomentChart(QWidget):
    """A click or a drag goes to that moment. The plot is as wide as the slider above it.

    A game's own chart says how many moments there are (`length`), how high each is, and paints the rest.
    """

    jumped = Signal(int)
    strip = STRIP

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = palette
        self.place = 0
        self.left, self.right = 200.0, 10.0
        """Where the plot begins and how far from the edge it ends."""
        self.setFixedHeight(HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    # What a game says

    @property
    def length(self) -> int | None:
        """How many actions there are; None as long as nothing is known."""
        return None

    def words_at(self, place: int) -> str:
        """What is told of a moment."""
        return ""

    def paint_known(self, painter: QPainter) -> None:
        """All that is known, on the plate."""

    # What it is told

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    def go_to(self, place: int) -> None:
        self.place = place
        if self.length is not None and place <= self.length:
            self.setAccessibleDescription(self.words_at(place))
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
        high = self.height() - TOP - self.strip - ROOM - EDGE
        return QRectF(self.left, TOP, self.width() - self.left - self.right, high)

    def across(self, place: float) -> float:
        return self.plot.left() + self.plot.width() * place / max(1, self.length or 1)

    def place_at(self, x: float) -> int:
        """The moment nearest to a point."""
        length = self.length or 0
        part = (x - self.plot.left()) / max(1.0, self.plot.width())
        return max(0, min(length, round(part * length)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def _jump(self, event: QMouseEvent) -> None:
        x = event.position().x()
        is_near = x >= self.left - 12
        if self.length is not None and event.buttons() & Qt.MouseButton.LeftButton and is_near:
            self.jumped.emit(self.place_at(x))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.length is not None and event.pos().x() >= self.left - 12:
            text = self.words_at(self.place_at(event.pos().x()))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    # Pictures

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10)
        fill(painter, plate, faded(self.colours.panel, 0.86))
        painter.strokePath(plate, QPen(self.colours.panel_line, 1.0))
        if self.length is not None:
            self.paint_known(painter)
        painter.end()

    @property
    def pen(self) -> QPen:
        """Of the curve."""
        line = mix(self.colours.text, self.colours.hint, 0.25)
        return QPen(line, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def paint_scale(self, painter: QPainter, marks: Sequence[tuple[float, str, bool]]) -> None:
        """Lines across the plot: how high in parts of it, what is written there, whether it is the base."""
        plot, metrics = self.plot, QFontMetricsF(painter.font())
        for part, text, is_base in marks:
            y = round(plot.bottom() - plot.height() * part) + 0.5
            painter.setPen(QPen(faded(self.colours.text, 0.32 if is_base else 0.13), 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            at = QPointF(plot.left() - 8 - metrics.horizontalAdvance(text), y + metrics.ascent() / 2 - 1)
            painter.setPen(self.colours.text_soft)
            painter.drawText(at, text)

    def paint_curve(self, painter: QPainter, heights: Sequence[float | None], base: float) -> None:
        """The places that are known, joined; the ground between them and the base is tinted."""
        places = [QPointF(self.across(at), y) for at, y in enumerate(heights) if y is not None]
        if not places:
            return
        curve = QPainterPath(places[0])
        for place in places[1:]:
            curve.lineTo(place)
        below = QPainterPath(curve)
        below.lineTo(places[-1].x(), base)
        below.lineTo(places[0].x(), base)
        below.closeSubpath()
        fades = 0.04 if base >= self.plot.bottom() else 0.30
        veil = vertical(
            self.plot.top(),
            self.plot.bottom(),
            (0.0, faded(self.colours.hint, 0.30)),
            (1.0, faded(self.colours.hint, fades)),
        )
        fill(painter, below, veil)
        painter.strokePath(curve, self.pen)
        for place in places if len(places) <= FEW else ():
            disc(painter, place.x(), place.y(), 2.8, self.pen.color())

    def paint_wave(self, painter: QPainter, box: QRectF) -> None:
        """The curve's sign beside its name."""
        painter.setPen(self.pen)
        painter.drawLine(QPointF(box.left(), box.bottom()), QPointF(box.right(), box.top()))

    def paint_playhead(self, painter: QPainter, y: float | None) -> None:
        """The moment that is shown, at this height of the curve."""
        if self.place > (self.length or 0):
            return
        x, plot = round(self.across(self.place)) + 0.5, self.plot
        painter.setPen(QPen(self.colours.text, 1.6))
        painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + ROOM + self.strip + 1))
        if y is not None:
            disc(painter, x, y, 5.2, self.colours.text)
            disc(painter, x, y, 3.4, self.colours.accent)


def rounded(rect: QRectF, radius: float = 3.5) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
