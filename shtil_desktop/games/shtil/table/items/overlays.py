"""Numbers to choose from, on a sheet over the board."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from shtil_desktop.games.shtil.table.art.cards.badge import price_text
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.table.art.plates import corner_radius
from shtil_desktop.table.items.overlay import OverlayItem
from shtil_desktop.table.places import Spot
from shtil_desktop.table.theme import faded, sky

WHITE = QColor(255, 255, 255)


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
            self._pictures.piece.height() * 0.8,
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
