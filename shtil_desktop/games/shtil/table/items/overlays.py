"""What covers the board for a while: sheets that hide as little as possible, and numbers to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shtil.table.art.cards.badge import price_text
from shtil_desktop.games.shtil.table.art.cards.faces import corner_radius
from shtil_desktop.games.shtil.table.ground import paint_panel
from shtil_desktop.games.shtil.table.items.board_items import FlatItem
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.places import Kind, Spot
from shtil_desktop.table.theme import faded, sky

WHITE = QColor(255, 255, 255)


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
