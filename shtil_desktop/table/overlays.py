"""What lies over the board for a while: the split of the eight, a wild's numbers, and the end."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from shtil_desktop.table.art.badge import price_text
from shtil_desktop.table.art.board import paint_shadow
from shtil_desktop.table.art.faces import corner_radius
from shtil_desktop.table.board_items import FlatItem
from shtil_desktop.table.panels import seat_colour
from shtil_desktop.table.pictures import Pictures, elided, paint_panel
from shtil_desktop.table.spots import Kind, Spot
from shtil_desktop.table.theme import AMBER, Palette, faded, sky
from shtil_desktop.table.words import translate

WHITE = QColor(255, 255, 255)


@dataclass(frozen=True, slots=True)
class ShareRow:
    """One seat's part of the eight."""

    seat: int
    name: str
    share: int
    most: int
    pledge: int | None


class OverlayItem(FlatItem):
    """A sheet over the board with places to touch."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.board = QRectF()
        self.focused: Spot | None = None
        self.open: frozenset[Spot] = frozenset()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-30, -30, 30, 30)

    def spots(self) -> dict[Spot, QRectF]:
        return {}

    def paint_sheet(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        shade = self.rect.adjusted(4, 6, -4, 0)
        paint_shadow(painter, shade, palette, 0.3)
        paint_panel(painter, self.rect, palette)

    def paint_focus_ring(self, painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._pictures.palette.text, 2.5))
        radius = rect.height() * 0.3
        painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), radius, radius)


class SplitItem(OverlayItem):
    """How many cards each seat gives: pips that always sum up, and what each mate said."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.rows: tuple[ShareRow, ...] = ()
        self.total = 0

    def fit(self, board: QRectF) -> None:
        self.board = board
        line = self._line
        high = line * (len(self.rows) + 1.5)
        wide = min(board.width() * 0.94, 620 * max(0.9, self._pictures.scale))
        rect = QRectF(0, 0, wide, high)
        rect.moveCenter(board.center())
        self.place(rect)

    @property
    def _line(self) -> float:
        return min(54 * max(0.9, self._pictures.scale), self.board.height() / (len(self.rows) + 1.7))

    def _row_rect(self, i: int) -> QRectF:
        line = self._line
        return QRectF(self.rect.left() + 18, self.rect.top() + line * (i + 1.1), self.rect.width() - 36, line)

    def _track(self, i: int) -> QRectF:
        row = self._row_rect(i)
        return QRectF(row.left() + row.width() * 0.42, row.top(), row.width() * 0.42, row.height())

    def _knob(self, i: int, is_more: bool) -> QRectF:
        track, size = self._track(i), self._line * 0.62
        x = track.right() + size * 0.35 if is_more else track.left() - size * 1.35
        return QRectF(x, track.center().y() - size / 2, size, size)

    def spots(self) -> dict[Spot, QRectF]:
        found = {}
        for i, row in enumerate(self.rows):
            found[Spot(Kind.LESS, row.seat)] = self._knob(i, False)
            found[Spot(Kind.SHARE, row.seat)] = self._knob(i, True)
        return found

    def pip_at(self, point: QPointF) -> tuple[int, int] | None:
        """The seat and the number of cards that a point on a track means."""
        for i, row in enumerate(self.rows):
            track = self._track(i)
            if track.contains(point) and row.most:
                part = (point.x() - track.left()) / track.width()
                return row.seat, min(row.most, max(0, round(part * row.most)))
        return None

    def paint_self(self, painter: QPainter) -> None:
        self.paint_sheet(painter)
        palette = self._pictures.palette
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(15, bold=True))
        head = QRectF(self.rect.left() + 18, self.rect.top() + 4, self.rect.width() - 36, self._line)
        title = translate("overlays", "{total} cards for the start").format(total=self.total)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, title)
        for i, row in enumerate(self.rows):
            self._paint_row(painter, i, row)

    def _paint_row(self, painter: QPainter, i: int, row: ShareRow) -> None:
        palette, place = self._pictures.palette, self._row_rect(i)
        name_font, font = self._pictures.font(14, bold=True), self._pictures.font(12)
        wide = place.width() * 0.42 - self._line
        painter.setPen(palette.text)
        painter.setFont(name_font)
        half = QRectF(place.left(), place.top(), wide, place.height() / 2)
        painter.drawText(half, Qt.AlignmentFlag.AlignBottom, elided(name_font, row.name, wide))
        painter.setPen(palette.text_soft)
        painter.setFont(font)
        text = translate("overlays", "your own hand")
        if row.pledge is not None:
            text = translate("overlays", "would gladly give {count}").format(count=row.pledge)
        painter.drawText(
            half.translated(0, half.height()), Qt.AlignmentFlag.AlignTop, elided(font, text, wide)
        )
        self._paint_pips(painter, i, row)
        for is_more in (False, True):
            self._paint_knob(painter, i, row, is_more)

    def _paint_pips(self, painter: QPainter, i: int, row: ShareRow) -> None:
        track, palette = self._track(i), self._pictures.palette
        y = track.center().y()
        painter.setPen(QPen(palette.panel_line, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(track.left(), y), QPointF(track.right(), y))
        if not row.most:
            return
        step = track.width() / row.most
        at = track.left() + step * row.share
        painter.setPen(QPen(seat_colour(row.seat), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(track.left(), y), QPointF(at, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.text_soft)
        for pip in range(row.most + 1):
            painter.drawEllipse(QPointF(track.left() + step * pip, y), 2, 2)
        size = self._line * 0.27
        painter.setPen(QPen(WHITE, 2))
        painter.setBrush(seat_colour(row.seat))
        painter.drawEllipse(QPointF(at, y), size, size)
        painter.setPen(WHITE)
        painter.setFont(self._pictures.font(13, bold=True))
        painter.drawText(
            QRectF(at - size, y - size, 2 * size, 2 * size), Qt.AlignmentFlag.AlignCenter, str(row.share)
        )

    def _paint_knob(self, painter: QPainter, i: int, row: ShareRow, is_more: bool) -> None:
        spot = Spot(Kind.SHARE if is_more else Kind.LESS, row.seat)
        rect, palette = self._knob(i, is_more), self._pictures.palette
        painter.setOpacity(1.0 if spot in self.open else 0.35)
        painter.setPen(QPen(palette.text_soft, 1.2))
        painter.setBrush(palette.well)
        painter.drawEllipse(rect)
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(16, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "+" if is_more else "\N{MINUS SIGN}")
        painter.setOpacity(1.0)
        if spot == self.focused:
            self.paint_focus_ring(painter, rect)


class NumbersItem(OverlayItem):
    """The numbers that a wild may have, each with its sky and its price."""

    COLUMNS = 10

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.numbers: dict[int, int | None] = {}
        self.kind = Kind.NUMBER

    def fit(self, board: QRectF) -> None:
        self.board = board
        columns = max(1, min(self.COLUMNS, len(self.numbers)))
        rows = -(-len(self.numbers) // columns)
        size = min(
            board.width() * 0.92 / columns,
            board.height() * 0.86 / max(1, rows),
            self._pictures.card.height() * 0.8,
        )
        rect = QRectF(0, 0, columns * size + 24, rows * size + 24)
        rect.moveCenter(board.center())
        self.place(rect)

    def spots(self) -> dict[Spot, QRectF]:
        columns = max(1, min(self.COLUMNS, len(self.numbers)))
        size = (self.rect.width() - 24) / columns
        return {
            Spot(self.kind, number): QRectF(
                self.rect.left() + 12 + i % columns * size + 3,
                self.rect.top() + 12 + i // columns * size + 3,
                size - 6,
                size - 6,
            )
            for i, number in enumerate(self.numbers)
        }

    def paint_self(self, painter: QPainter) -> None:
        self.paint_sheet(painter)
        for spot, rect in self.spots().items():
            self._paint_chip(painter, rect, spot.index)
            if spot == self.focused:
                self.paint_focus_ring(painter, rect)

    def _paint_chip(self, painter: QPainter, rect: QRectF, number: int) -> None:
        price = self.numbers[number]
        ground = sky(number if price is not None else 8 + number * 7)
        ink = QColor(16, 34, 48) if ground.lightness() > 130 else WHITE
        painter.setPen(QPen(faded(ink, 0.25), 1))
        painter.setBrush(ground)
        radius = corner_radius(rect.height()) * 1.6
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(ink)
        painter.setFont(self._pictures.font(15, bold=True))
        painter.drawText(
            rect.adjusted(0, 0, 0, -rect.height() * 0.3), Qt.AlignmentFlag.AlignCenter, str(number)
        )
        painter.setFont(self._pictures.font(11))
        text = price_text(price) if price is not None else ""
        painter.drawText(rect.adjusted(0, rect.height() * 0.5, 0, 0), Qt.AlignmentFlag.AlignCenter, text)


class VeilItem(FlatItem):
    """The light of the end over the board: a sunrise for a win, a fog for a loss."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.is_won = False
        self.part = 0.0
        self.setVisible(False)

    def paint_self(self, painter: QPainter) -> None:
        rect = self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            sunrise(rect, self.part) if self.is_won else fog(rect, self.part, self._pictures.palette)
        )
        painter.drawRoundedRect(rect, 16, 16)


def sunrise(rect: QRectF, part: float) -> QRadialGradient:
    """Warm light that climbs from the lower edge."""
    centre = QPointF(rect.center().x(), rect.bottom() + rect.height() * (0.25 - 0.45 * part))
    gradient = QRadialGradient(centre, rect.height() * (0.4 + 0.9 * part))
    gradient.setColorAt(0.0, QColor(255, 250, 220, round(190 * part)))
    gradient.setColorAt(0.35, QColor(255, 214, 130, round(120 * part)))
    gradient.setColorAt(0.75, QColor(255, 170, 110, round(50 * part)))
    gradient.setColorAt(1.0, QColor(255, 170, 110, 0))
    return gradient


def fog(rect: QRectF, part: float, palette: Palette) -> QLinearGradient:
    """A grey that drifts in from the left."""
    colour = QColor(38, 48, 66) if palette.is_dark else QColor(214, 224, 230)
    shift = rect.width() * (1 - part) * 0.8
    gradient = QLinearGradient(QPointF(rect.left() - shift, 0), QPointF(rect.right() - shift, 0))
    for at, alpha in ((0.0, 0.82), (0.45, 0.62), (0.7, 0.74), (1.0, 0.55 * part)):
        gradient.setColorAt(at, faded(colour, alpha * min(1.0, part * 1.4)))
    return gradient


class EndItem(OverlayItem):
    """The end in words, and what can be done now."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.title = ""
        self.text = ""
        self.is_won = False
        self.choices: tuple[str, ...] = ()

    def fit(self, board: QRectF) -> None:
        self.board = board
        scale = max(0.85, self._pictures.scale)
        rect = QRectF(0, 0, min(board.width() * 0.9, 560 * scale), min(board.height() * 0.7, 190 * scale))
        rect.moveCenter(board.center())
        self.place(rect)

    def choice_rects(self) -> list[QRectF]:
        if not self.choices:
            return []
        high = 38 * max(0.85, self._pictures.scale)
        inner = self.rect.adjusted(20, 0, -20, -16)
        wide = inner.width() / len(self.choices)
        return [
            QRectF(inner.left() + i * wide + 5, inner.bottom() - high, wide - 10, high)
            for i in range(len(self.choices))
        ]

    def choice_at(self, point: QPointF) -> int | None:
        return next((i for i, rect in enumerate(self.choice_rects()) if rect.contains(point)), None)

    def paint_self(self, painter: QPainter) -> None:
        self.paint_sheet(painter)
        palette = self._pictures.palette
        inner = self.rect.adjusted(24, 18, -24, -18)
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(24, bold=True))
        painter.drawText(inner, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.title)
        painter.setFont(self._pictures.font(14))
        painter.setPen(palette.text_soft)
        words = inner.adjusted(0, 38 * max(0.85, self._pictures.scale), 0, 0)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, self.text)
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
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, elided(font, text, rect.width() - 14))
        if self.focused == Spot(Kind.NUMBER, i):
            self.paint_focus_ring(painter, rect)
