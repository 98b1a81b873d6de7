"""Islands: five by five cells, read from a file for each set of them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from shtil_desktop.games.values import value

Cell = tuple[int, int]
"""Row and column, from the top left."""
SIDE: Final = 5
SETS: Final = (1,)

SEA, CAVE, LABYRINTH, JUNGLE = "~", "C", "L", "J"
WHITE_FLAG, BLACK_FLAG = "W", "B"
CHESTS: Final = {"1": 1, "2": 2, "3": 3}
BURIED: Final = {"a": 1, "b": 2, "c": 3}
TAKING: Final = {"+": 1, "*": 2}
"""Cells on which cards are taken."""


@value
class Island:
    id: int
    names: dict[str, str]
    """By language."""
    rows: tuple[str, ...]

    def sign(self, cell: Cell) -> str:
        """What is at a cell; outside the grid there is sea."""
        row, column = cell
        return self.rows[row][column] if 0 <= row < SIDE and 0 <= column < SIDE else SEA

    def find(self, sign: str) -> tuple[Cell, ...]:
        """All cells with this sign, in reading order."""
        cells = ((row, column) for row in range(SIDE) for column in range(SIDE))
        return tuple(cell for cell in cells if self.sign(cell) == sign)

    @property
    def start(self) -> Cell:
        return self.find(WHITE_FLAG)[0]

    @property
    def black_flag(self) -> Cell:
        return self.find(BLACK_FLAG)[0]

    @property
    def caves(self) -> tuple[Cell, ...]:
        return self.find(CAVE)

    def coins_at(self, cell: Cell) -> int:
        """The value of the chest at a cell, buried or not; 0 if there is none."""
        sign = self.sign(cell)
        return CHESTS.get(sign) or BURIED.get(sign) or 0


@cache
def island_set(number: int) -> dict[int, Island]:
    """The islands of a set, by their ids."""
    text = files(__package__).joinpath("island_sets", f"set-{number}.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)
    return {one["id"]: Island(one["id"], one["name"], tuple(one["rows"])) for one in found}
