"""The board: tiles on square cells without bounds, and its rim, the empty cells that touch a tile.

A cell is one number, so that a step is one addition. Each rim cell knows the kinds in the four runs that end
at it, as bits; a run holds no kind twice, so the number of bits is its length.
"""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.qwirkle.rules.lines import JOINING, LINE_POINTS
from shtil_desktop.games.qwirkle.rules.tiles import BITS, Tile

ROW: Final = 256
"""From a cell to the one below it."""
CENTRE: Final = 128 * ROW + 128
FARTHEST: Final = 107
"""No coordinate is farther from the first tile: 108 tiles hang together."""

Runs = tuple[int, int, int, int]
"""The kinds left, right, above and below a cell."""
NO_RUNS: Final[Runs] = (0, 0, 0, 0)


def cell_at(x: int, y: int) -> int:
    return CENTRE + y * ROW + x


def position_of(cell: int) -> tuple[int, int]:
    """The (x, y) of a cell.

    >>> position_of(cell_at(-3, 7))
    (-3, 7)
    """
    y, x = divmod(cell - CENTRE + 128, ROW)
    return x - 128, y


class Board:
    """What lies where; it takes any tile in any empty cell: what is legal is asked elsewhere."""

    __slots__ = ("open", "rim", "tiles")

    def __init__(self) -> None:
        self.tiles: dict[int, Tile] = {}
        self.rim: dict[int, Runs] = {}
        self.open: dict[int, int] = {}
        """For each rim cell that anything fits: the kinds, as bits."""

    def copy(self) -> Board:
        twin = Board.__new__(Board)
        twin.tiles = self.tiles.copy()
        twin.rim = self.rim.copy()
        twin.open = self.open.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.tiles == other.tiles

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (tuple(self.tiles.items()),)

    def lay(self, cell: int, tile: Tile) -> None:
        """Put a tile into an empty cell, and bring the four ends of its two lines up to date."""
        left, right, up, down = self.rim.pop(cell, NO_RUNS)
        self.open.pop(cell, None)
        self.tiles[cell] = tile
        bit = BITS[tile]
        row, column = left | bit | right, up | bit | down
        self._end_at(cell - 1 - left.bit_count(), 1, row)
        self._end_at(cell + 1 + right.bit_count(), 0, row)
        self._end_at(cell - ROW * (1 + up.bit_count()), 3, column)
        self._end_at(cell + ROW * (1 + down.bit_count()), 2, column)

    def _end_at(self, cell: int, side: int, run: int) -> None:
        """A run now ends at this cell, on this side of it."""
        left, right, up, down = self.rim.get(cell, NO_RUNS)
        if side == 0:
            left = run
        elif side == 1:
            right = run
        elif side == 2:
            up = run
        else:
            down = run
        self.rim[cell] = (left, right, up, down)
        kinds = 0
        if not (left & right or up & down):  # else two runs would become one line with a kind twice
            kinds = JOINING[left | right] & JOINING[up | down]
        if kinds:
            self.open[cell] = kinds
        else:
            self.open.pop(cell, None)

    def points_at(self, cell: int) -> int:
        """What one tile scores in a rim cell, whichever fits."""
        left, right, up, down = self.rim[cell]
        row, column = (left | right).bit_count(), (up | down).bit_count()
        return (LINE_POINTS[row + 1] if row else 0) + (LINE_POINTS[column + 1] if column else 0)


def restored(tiles: tuple[tuple[int, Tile], ...]) -> Board:
    """A board with these tiles, laid in this order."""
    board = Board()
    for cell, tile in tiles:
        board.lay(cell, tile)
    return board
