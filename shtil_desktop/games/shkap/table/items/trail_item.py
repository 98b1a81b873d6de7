"""Where pirates have walked, and where a route would lead: trails on the island, side by side."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.table.art.figures import paint_trail
from shtil_desktop.games.shkap.table.art.island import cell_rect
from shtil_desktop.games.shkap.table.pictures import ShkapPictures
from shtil_desktop.games.values import value
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.theme import INK_DARK, faded


@value
class Trail:
    """A walk from its start; `offset` is its place beside the others, from -1 to 1.

    `numbers` are what the steps come to after each of them, for a way that shows them.
    """

    seat: int
    start: Cell
    steps: tuple[Step, ...]
    offset: float = 0.0
    numbers: tuple[int, ...] = ()


class TrailItem(FlatItem):
    """All trails of the island, and above them the route that is being looked at."""

    def __init__(self, pictures: ShkapPictures) -> None:
        super().__init__(pictures)
        self.trails: tuple[Trail, ...] = ()
        self.planned: Trail | None = None
        """What is only thought of: dashes, with a figure at each step."""
        self.are_hidden = False
        """Whether another island is looked at: the trails of this one have no place there."""

    def paint_self(self, painter: QPainter) -> None:
        palette = self._pictures.palette
        cell = self.rect.width() / 5
        for trail in () if self.are_hidden else self.trails:
            for points in self._shortened(trail, cell):
                paint_trail(painter, points, palette, trail.seat, trail.offset * cell * 0.13)
        if self.planned is not None:
            self._paint_plan(painter, self.planned, cell)

    def stretches(self, trail: Trail) -> list[list[QPointF]]:
        """Its points; out of a cave begins a new stretch."""
        found = [[self.foot(trail.start)]]
        for step in trail.steps:
            found[-1].append(self.foot(step.to))
            if step.exit is not None:
                found.append([self.foot(step.exit)])
        return [points for points in found if len(points) > 1]

    def _shortened(self, plan: Trail, cell: float) -> list[list[QPointF]]:
        """A walk ends at the edge of its last cell: what is there stays free."""
        found = self.stretches(plan)
        if found and plan.steps and plan.steps[-1].exit is None:
            before, last = found[-1][-2:]
            way = last - before
            length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
            found[-1][-1] = last - way * min(0.6, cell * 0.34 / length)
        return found

    def foot(self, cell: Cell) -> QPointF:
        """Where a figure stands in a cell."""
        rect = cell_rect(self.rect, cell)
        return QPointF(rect.center().x(), rect.top() + rect.height() * 0.68)

    def _paint_plan(self, painter: QPainter, plan: Trail, cell: float) -> None:
        palette = self._pictures.palette
        line = QPainterPath()
        for points in self._shortened(plan, cell):
            line.moveTo(points[0])
            for before, after in pairwise(points):
                _lead(line, before, after, cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(2.4, cell * 0.045)
        painter.setPen(QPen(faded(palette.panel, 0.9), width * 1.9, c=Qt.PenCapStyle.RoundCap))
        painter.drawPath(line)
        pen = QPen(palette.accent, width, c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1.2, 1.7])
        painter.setPen(pen)
        painter.drawPath(line)
        self._paint_numbers(painter, plan, cell)

    def _paint_numbers(self, painter: QPainter, plan: Trail, cell: float) -> None:
        """Card by card, but not on the chest: that has its own figures."""
        font = self._pictures.font(11, bold=True)
        size = max(font.pixelSize() * 1.5, cell * 0.25)
        painter.setFont(font)
        by_cell: dict[Cell, list[int]] = {}
        for step, number in zip(plan.steps[:-1], plan.numbers, strict=False):
            by_cell.setdefault(step.to, []).append(number)
        for at, numbers in by_cell.items():
            text = "\N{THIN SPACE}".join(map(str, numbers))
            wide = size + (len(numbers) - 1) * size * 0.55
            disc = QRectF(0, 0, wide, size)
            disc.moveCenter(self.foot(at))
            painter.setPen(QPen(self._pictures.palette.panel, max(1.4, size * 0.09)))
            painter.setBrush(self._pictures.palette.accent)
            painter.drawRoundedRect(disc, size / 2, size / 2)
            painter.setPen(INK_DARK)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text)


def _lead(line: QPainterPath, before: QPointF, after: QPointF, cell: float) -> None:
    """Straight to a neighbour; a knight leaps in an arc."""
    way = after - before
    if abs(way.x()) > 1 and abs(way.y()) > 1:
        middle = (before + after) / 2 - QPointF(0, cell * 0.8)
        line.quadTo(middle, after)
    else:
        line.lineTo(after)
