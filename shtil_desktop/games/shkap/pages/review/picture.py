"""An island of the review: the way that was walked, and the one that would have brought more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.shkap.pages.island_picture import IslandPicture
from shtil_desktop.games.shkap.review.review import IslandReview
from shtil_desktop.games.shkap.rules.cards import KINDS, Card, Kind
from shtil_desktop.games.shkap.rules.island.islands import Cell, Island
from shtil_desktop.games.shkap.table.art.figures import paint_trail
from shtil_desktop.games.shkap.table.art.island import cell_rect
from shtil_desktop.table.theme import Palette, faded

HEIGHT: Final = 158


def walked_cells(island: Island, row: tuple[Card, ...], path: tuple[Cell, ...]) -> list[Cell]:
    """From the flag at which a row begins, over all cells of its path."""
    starts_black = bool(row) and KINDS[row[0]] is Kind.FLAG
    return [island.black_flag if starts_black else island.start, *path]


class RoutePicture(IslandPicture):
    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(palette, HEIGHT, parent)
        self._seat = 0
        self._walked: list[Cell] = []
        self._better: list[Cell] = []

    def show_island(self, island: Island, review: IslandReview, seat: int) -> None:
        """The player's way, and the better one where there was one."""
        arrival = next((one for one in review.arrivals if one.seat == seat), None)
        walked = [] if arrival is None else walked_cells(island, arrival.row, arrival.path)
        better: list[Cell] = []
        if review.missed and review.best is not None:
            steps = tuple(step.exit or step.to for step in review.best.path)
            better = walked_cells(island, review.best.cards, steps)
        if (island, walked, better) != (self.island, self._walked, self._better):
            self.island, self._walked, self._better, self._seat = island, walked, better, seat
            self.paint_anew()

    def paint_marks(self, painter: QPainter, grid: QRectF) -> None:
        if self._better:
            points = [cell_rect(grid, cell).center() + QPointF(2, 2) for cell in self._better]
            paint_dashes(painter, points, self.colours)
        points = [cell_rect(grid, cell).center() for cell in self._walked]
        paint_trail(painter, points, self.colours, self._seat, -2.0)


def paint_dashes(painter: QPainter, points: list[QPointF], palette: Palette) -> None:
    """A way that was not walked: dashes with an arrowhead at their end."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    halo = QColor(0, 0, 0) if palette.is_dark else QColor(255, 255, 255)
    for colour, width in ((faded(halo, 0.85), 5.0), (palette.price, 2.4)):
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if colour == palette.price:
            pen.setDashPattern([2.2, 2.0])
        painter.setPen(pen)
        painter.drawPath(path)
    painter.setPen(QPen(halo, 1.2))
    painter.setBrush(palette.price)
    painter.drawEllipse(points[-1], 4.6, 4.6)
