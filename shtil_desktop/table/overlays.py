"""What lies over the board for a while: the split of the eight, and numbers to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.values import value
from shtil_desktop.table.art.badge import price_text
from shtil_desktop.table.art.faces import corner_radius
from shtil_desktop.table.board_items import FlatItem
from shtil_desktop.table.counting import counted
from shtil_desktop.table.ground import paint_panel
from shtil_desktop.table.lettering import elided
from shtil_desktop.table.pictures import Pictures
from shtil_desktop.table.seat_signs import seat_colour, seat_ink
from shtil_desktop.table.spots import Kind, Spot
from shtil_desktop.table.theme import faded, sky
from shtil_desktop.table.words import translate

WHITE = QColor(255, 255, 255)
KNOB = 0.27  # half the width of a share's knob, in heights of its line


@value
class ShareRow:
    """One seat's part of the eight."""

    seat: int
    name: str
    share: int
    most: int
    pledge: int | None
    is_own: bool = False


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

    def lie(self, size: QSizeF, aside: Iterable[QRectF], clear: Iterable[QRectF]) -> None:
        """Take the place on the board where the least is hidden of `aside`, and hardly any of `clear`."""
        self.place(least_hiding(size, self.board, list(aside), list(clear)))

    def paint_sheet(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.shadow, palette.shadow.alphaF() * 0.2))
        for grow in range(14, 0, -2):  # soft, whatever the sheet's size
            painter.drawRoundedRect(self.rect.adjusted(-grow, 8 - grow, grow, 6 + grow), 10 + grow, 10 + grow)
        paint_panel(painter, self.rect, palette, opacity=0.985)

    def paint_focus_ring(self, painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._pictures.palette.text, 2.5))
        radius = rect.height() * 0.3
        painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), radius, radius)


def least_hiding(size: QSizeF, board: QRectF, aside: list[QRectF], clear: list[QRectF]) -> QRectF:
    """Where a sheet of this size hides the least of the board; the nearer to its middle the better."""
    rect = QRectF(QPointF(0, 0), size)
    rect.moveCenter(board.center())
    wide, high = (board.width() - size.width()) / 2, (board.height() - size.height()) / 2
    steps = [i / 6 for i in range(-6, 7)]
    places = [
        rect.translated(x * max(0.0, wide), y * max(0.0, high))
        for y in steps
        for x in (-1.0, -0.5, 0.0, 0.5, 1.0)
    ]

    def hidden(place: QRectF) -> float:
        loss = sum(_shared(place, other) for other in aside) + 100 * sum(
            _shared(place, other) for other in clear
        )
        off = place.center() - board.center()
        return loss + 0.02 * size.height() * (abs(off.x()) + abs(off.y()))

    return min(places, key=hidden)


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


class SplitItem(OverlayItem):
    """How many cards each seat gives: pips that always sum up, and what each mate said."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.rows: tuple[ShareRow, ...] = ()
        self.total = 0

    def fit(self, board: QRectF, islands: Iterable[QRectF]) -> None:
        self.board = board
        wide = min(board.width() * 0.94, 560 * max(0.9, self._pictures.scale))
        self.lie(QSizeF(wide, self._line * (len(self.rows) + 1.25)), islands, ())

    @property
    def _line(self) -> float:
        return min(47 * max(0.9, self._pictures.scale), self.board.height() / (len(self.rows) + 1.7))

    def _row_rect(self, i: int) -> QRectF:
        line = self._line
        return QRectF(self.rect.left() + 18, self.rect.top() + line * (i + 1.0), self.rect.width() - 36, line)

    def _track(self, i: int) -> QRectF:
        row = self._row_rect(i)
        return QRectF(row.left() + row.width() * 0.47, row.top(), row.width() * 0.40, row.height())

    def _knob(self, i: int, is_more: bool) -> QRectF:
        track, size = self._track(i), self._line * 0.62
        x = track.right() + size * 0.7 if is_more else track.left() - size * 1.7
        return QRectF(x, track.center().y() - size / 2, size, size)

    def spots(self) -> dict[Spot, QRectF]:
        found = {}
        for i, row in enumerate(self.rows):
            found[Spot(Kind.LESS, row.seat)] = self._knob(i, False)
            found[Spot(Kind.SHARE, row.seat)] = self._knob(i, True)
        return found

    def pip_at(self, point: QPointF, held: int | None = None) -> tuple[int, int] | None:
        """The seat and the number of cards that a point means: on a track, or anywhere for the one held."""
        room = self._line * KNOB  # at the ends it stands over the track
        for i, row in enumerate(self.rows):
            track = self._track(i)
            is_near = held is None and track.adjusted(-room, 0, room, 0).contains(point)
            if (row.seat == held or is_near) and row.most:
                part = (point.x() - track.left()) / track.width()
                return row.seat, min(row.most, max(0, round(part * row.most)))
        return None

    def paint_self(self, painter: QPainter) -> None:
        self.paint_sheet(painter)
        palette = self._pictures.palette
        painter.setPen(palette.text)
        painter.setFont(self._pictures.font(15, bold=True))
        head = QRectF(self.rect.left() + 18, self.rect.top() + 4, self.rect.width() - 36, self._line)
        title = counted(translate("overlays", "%n card(s) for the start", "", self.total), self.total)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, title)
        for i, row in enumerate(self.rows):
            self._paint_row(painter, i, row)

    def _paint_row(self, painter: QPainter, i: int, row: ShareRow) -> None:
        palette, place = self._pictures.palette, self._row_rect(i)
        name_font, font = self._pictures.font(14, bold=True), self._pictures.font(12)
        wide = place.width() * 0.47 - self._line * 1.1
        painter.setPen(palette.text)
        painter.setFont(name_font)
        half = QRectF(place.left(), place.top(), wide, place.height() / 2)
        painter.drawText(half, Qt.AlignmentFlag.AlignBottom, elided(name_font, row.name, wide))
        painter.setPen(palette.text_soft)
        painter.setFont(font)
        text = translate("overlays", "still thinking…")
        if row.is_own:
            text = translate("overlays", "your hand")
        elif row.pledge is not None:
            text = translate("overlays", "offers\xa0{count}").format(count=row.pledge)
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
        size = self._line * KNOB
        painter.setPen(QPen(WHITE, 2))
        painter.setBrush(seat_colour(row.seat))
        painter.drawEllipse(QPointF(at, y), size, size)
        painter.setPen(seat_ink(row.seat))
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

    def fit(self, board: QRectF, islands: Iterable[QRectF], clear: Iterable[QRectF]) -> None:
        """`clear` is the cell that the number is for, with what lies beside it."""
        self.board = board
        columns = max(1, min(self.COLUMNS, len(self.numbers)))
        rows = -(-len(self.numbers) // columns)
        size = min(
            board.width() * 0.92 / columns,
            board.height() * 0.86 / max(1, rows),
            self._pictures.card.height() * 0.8,
        )
        self.lie(QSizeF(columns * size + 24, rows * size + 24), islands, clear)

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
        figure = rect if price is None else rect.adjusted(0, 0, 0, -rect.height() * 0.3)
        painter.drawText(figure, Qt.AlignmentFlag.AlignCenter, str(number))
        if price is not None:
            painter.setFont(self._pictures.font(11))
            below = rect.adjusted(0, rect.height() * 0.5, 0, 0)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, price_text(price))
