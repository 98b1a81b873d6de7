"""What covers the board for a while: sheets that hide as little as possible."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from shtil_desktop.table.art.plates import paint_panel
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.pictures.table_pictures import TablePictures
from shtil_desktop.table.places import Spot
from shtil_desktop.table.theme import faded


class OverlayItem(FlatItem):
    """A sheet over the board with places to touch."""

    def __init__(self, pictures: TablePictures) -> None:
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
