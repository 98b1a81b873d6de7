"""The end of a voyage: a sunrise or a fog over the table, and words where the hand lay."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from shtil_desktop.table.art.mist import paint_fog, paint_sunrise
from shtil_desktop.table.board_items import FlatItem
from shtil_desktop.table.counting import bound
from shtil_desktop.table.geometry import Places
from shtil_desktop.table.ground import panel_radius
from shtil_desktop.table.lettering import elided, text_width
from shtil_desktop.table.overlays import OverlayItem
from shtil_desktop.table.pictures import Pictures
from shtil_desktop.table.spots import Kind, Spot
from shtil_desktop.table.theme import AMBER, faded

WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
PAD = 14.0  # inside the sheet, at its sides
BETWEEN = 8.0  # two choices


class VeilItem(FlatItem):
    """The light of the end over the table: a sunrise for a win, a fog for a loss."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.is_won = False
        self.part = 0.0
        self.board = QRectF()
        self._open_air = QPainterPath()
        """All but the panels, which are to be read."""
        self.setVisible(False)

    def lay(self, places: Places) -> None:
        self.board = places.frame
        self._open_air = QPainterPath()
        self._open_air.addRect(QRectF(QPointF(0, 0), places.size))
        for panel in (places.crew, places.log):
            if panel is not None:
                plate = QPainterPath()
                plate.addRoundedRect(panel, panel_radius(panel), panel_radius(panel))
                self._open_air = self._open_air.subtracted(plate)
        self.place(QRectF(QPointF(0, 0), places.size))

    def paint_self(self, painter: QPainter) -> None:
        paint = paint_sunrise if self.is_won else paint_fog
        painter.save()
        painter.setClipPath(self._open_air)
        paint(painter, self.rect, self.board, self.part, self._pictures.palette)
        painter.restore()


class EndItem(OverlayItem):
    """The end in words, and what can be done now; the board above stays to be looked at."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.title = ""
        self.text = ""
        self.is_won = False
        self.choices: tuple[str, ...] = ()

    def lay(self, places: Places) -> None:
        """Below the board, as wide and high as the words want it."""
        widest = places.hand.width() + places.card.width() * 0.5  # the piles stay to be seen
        wide = min(widest, max(self._choices_width, 420 * self._scale) + 2 * self._pad)
        lines = self._words_height(wide - 2 * self._pad)
        if lines > self._line * 1.5:  # a wider sheet saves a line
            whole = text_width(self._pictures.font(14), self.text) + 2 * self._pad + 4
            wide = min(widest, whole if whole <= widest else max(wide, 640 * self._scale))
            lines = self._words_height(wide - 2 * self._pad)
        high = self._title_height + lines + self._choice_height + 3.2 * self._gap
        low, top = places.hand.bottom(), places.prompt.top()
        rect = QRectF(0, 0, wide, high)
        rect.moveCenter(QPointF(places.hand.center().x(), (low + top) / 2))
        rect.moveBottom(min(rect.bottom(), places.size.height() - 4))
        self.place(rect)

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

    def choice_rects(self) -> list[QRectF]:
        """One row in the middle; too long words give way evenly."""
        widths = self._choice_widths()
        room = self.rect.width() - 2 * self._pad - self._between * max(0, len(widths) - 1)
        shrink = min(1.0, room / sum(widths)) if widths else 1.0
        x = self.rect.center().x() - (sum(widths) * shrink + self._between * (len(widths) - 1)) / 2
        y = self.rect.bottom() - self._gap * 1.2 - self._choice_height
        rects = []
        for width in widths:
            rects.append(QRectF(x, y, width * shrink, self._choice_height))
            x += width * shrink + self._between
        return rects

    def spots(self) -> dict[Spot, QRectF]:
        return {Spot(Kind.CHOICE, i): rect for i, rect in enumerate(self.choice_rects())}

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
        for i, (rect, text) in enumerate(zip(self.choice_rects(), self.choices, strict=True)):
            self._paint_choice(painter, rect, text, i)

    def _paint_choice(self, painter: QPainter, rect: QRectF, text: str, i: int) -> None:
        palette = self._pictures.palette
        ground, ink = (AMBER, QColor(16, 34, 48)) if i == 0 else (palette.panel, palette.text)
        painter.setPen(QPen(faded(palette.text, 0.35), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(ink)
        font = self._pictures.font(13, bold=i == 0)
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, elided(font, text, rect.width() - 12))
        if self.focused == Spot(Kind.CHOICE, i):
            self.paint_focus_ring(painter, rect)
