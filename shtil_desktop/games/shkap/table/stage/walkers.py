"""The pirates on the island: figures where they stand, and the trails behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSizeF

from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.rules.island.walk import start_of
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.items.figure_item import FigureItem
from shtil_desktop.games.shkap.table.items.trail_item import Trail, TrailItem
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.seat_signs import initial

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage

FIGURE: Final = QSizeF(0.50, 0.66)
"""Of a figure, in sides of a cell."""
APART: Final = 0.2
"""Two figures in one cell, in sides of a cell."""
BEHIND: Final = -0.22
"""How far up a figure stands at a chest, whose value stays to be read."""


class Walkers:
    def __init__(self, stage: ShkapStage, seats: int) -> None:
        self._stage = stage
        self.trails = stage.put(TrailItem(stage.pictures), Height.SKY)
        """Below the lit cells, whose words stay to be read."""
        self.plan = stage.put(TrailItem(stage.pictures), Height.RUN)
        """The way that is being looked at, above them."""
        self.figures = [
            stage.put(FigureItem(stage.pictures, seat, QSizeF(20, 26)), Height.MARK) for seat in range(seats)
        ]
        for figure in self.figures:
            figure.setVisible(False)
        self.cells: dict[int, Cell] = {}
        """Where each figure stands, by seat."""

    @property
    def _cell(self) -> float:
        return self._stage.places.island.width() / 5

    def lay(self) -> None:
        self.trails.place(self._stage.places.island)
        self.plan.place(self._stage.places.island)
        size = QSizeF(round(self._cell * FIGURE.width()), round(self._cell * FIGURE.height()))
        for figure in self.figures:
            figure.resize(size)
            if figure.seat in self.cells:
                figure.setPos(self.stand(figure.seat, self.cells[figure.seat]))

    def name_all(self, names: Sequence[str]) -> None:
        for figure, name in zip(self.figures, names, strict=True):
            figure.show_as(initial=initial(name))

    def offset(self, seat: int) -> float:
        """The place of a seat beside the others, from -1 to 1."""
        count = len(self.figures)
        return 2 * seat / (count - 1) - 1 if count > 1 else 0.0

    def stand(self, seat: int, cell: Cell) -> QPointF:
        """The middle of a figure in a cell: each seat has its own place there."""
        foot = self.trails.foot(cell)
        high = self.figures[seat].size.height()
        low = BEHIND if self._has_chest(cell) else 0.12
        return foot + QPointF(self.offset(seat) * APART * self._cell, self._cell * low - high / 2)

    def _has_chest(self, cell: Cell) -> bool:
        island = self._stage.furniture.chart.island
        return island is not None and island.coins_at(cell) > 0

    def sync(self, view: View) -> None:
        """Everyone whose route has been revealed on this island."""
        island = view.island
        walks = view.walks if view.walk is None else (*view.walks, view.walk)
        self.cells = {walk.seat: walk.cell for walk in walks} if island is not None else {}
        paths = view.paths()
        trails = []
        if island is not None:
            trails = [
                Trail(walk.seat, start_of(island, walk.route), paths[walk.seat], self.offset(walk.seat))
                for walk in walks
            ]
        self.trails.show_as(trails=tuple(trails))
        self.plan.show_as(planned=None)
        for figure in self.figures:
            figure.setVisible(figure.seat in self.cells)
            figure.setOpacity(1.0)
            figure.setScale(1.0)
            figure.setZValue(Height.MARK.value + figure.seat * 0.01)
        self.lay()
