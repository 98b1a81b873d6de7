"""A board to try lays on: what the rules' board knows of its rim, packed and copied for each world."""

from __future__ import annotations

from shtil_desktop.games.qwirkle.crew.greedy_search import best_lay
from shtil_desktop.games.qwirkle.crew.packed_lays import (
    NOTHING,
    SHAPES,
    TILE,
    TILE_BITS,
    Found,
    Steps,
    steps_of,
)
from shtil_desktop.games.qwirkle.rules.board import CENTRE, NO_RUNS, ROW, Board, Runs
from shtil_desktop.games.qwirkle.rules.lays import lays_on
from shtil_desktop.games.qwirkle.rules.lines import JOINING, LINE_POINTS
from shtil_desktop.games.qwirkle.rules.tiles import BITS, SIDE, largest_sets, tiles_of


class ImaginedBoard:
    """The rim alone: the tiles themselves are of no use any more."""

    __slots__ = ("open", "rim")

    def __init__(self, rim: dict[int, Runs], fitting: dict[int, int]) -> None:
        self.rim = rim
        self.open = fitting
        """For each rim cell that anything fits: the kinds as bits, and above them the shape of the cell."""

    @classmethod
    def of(cls, board: Board) -> ImaginedBoard:
        return cls(board.rim.copy(), {cell: _packed(board.rim[cell]) for cell in board.open})

    def copy(self) -> ImaginedBoard:
        return ImaginedBoard(self.rim.copy(), self.open.copy())

    def lay(self, steps: Steps) -> None:
        """Put tiles down; see `Board.lay`, of which this is the swift twin."""
        rim, fitting = self.rim, self.open
        changed: set[int] = set()
        for step in steps:
            cell, bit = step >> TILE_BITS, BITS[step & TILE]
            left, right, up, down = rim.pop(cell, NO_RUNS)
            fitting.pop(cell, 0)
            row, column = left | bit | right, up | bit | down
            before, after = cell - 1 - left.bit_count(), cell + 1 + right.bit_count()
            above, below = cell - ROW * (1 + up.bit_count()), cell + ROW * (1 + down.bit_count())
            one, _, three, four = rim.get(before, NO_RUNS)
            rim[before] = (one, row, three, four)
            _, two, three, four = rim.get(after, NO_RUNS)
            rim[after] = (row, two, three, four)
            one, two, three, _ = rim.get(above, NO_RUNS)
            rim[above] = (one, two, three, column)
            one, two, _, four = rim.get(below, NO_RUNS)
            rim[below] = (one, two, column, four)
            changed.update((before, after, above, below))
        for cell in changed:
            runs = rim.get(cell)
            if runs is not None:  # else a later tile went there
                packed = _packed(runs)
                if packed:
                    fitting[cell] = packed
                elif cell in fitting:
                    del fitting[cell]

    def points_of(self, steps: Steps) -> int:
        """What a legal lay scores."""
        along_row = len(steps) == 1 or (steps[1] >> TILE_BITS) - (steps[0] >> TILE_BITS) < ROW
        line = points = 0
        for step in steps:
            left, right, up, down = self.rim.get(step >> TILE_BITS, NO_RUNS)
            along, across = (left | right, up | down) if along_row else (up | down, left | right)
            line |= along | BITS[step & TILE]
            points += LINE_POINTS[across.bit_count() + 1]
        return points + LINE_POINTS[line.bit_count()]

    def has_lay(self, kinds: int) -> bool:
        return not self.rim or any(fitting & kinds for fitting in self.open.values())

    def lays(self, kinds: int) -> list[Found]:
        """Everything that can be laid on a board with tiles."""
        return [(points, steps_of(cells)) for points, cells in lays_on(self.rim, self.open, kinds)]

    def best(self, kinds: int) -> Found:
        """What greed would lay: most points, then most tiles, then the smallest (y, x, tile)."""
        if not self.rim:
            return greedy_first(kinds)
        return best_lay(self.rim, self.open, kinds)


def _packed(runs: Runs) -> int:
    left, right, up, down = runs
    if left & right or up & down:
        return 0
    row, column = left | right, up | down
    kinds = JOINING[row] & JOINING[column]
    return kinds | SHAPES[SIDE * row.bit_count() + column.bit_count()] if kinds else 0


def first_sets(kinds: int) -> list[Found]:
    """What may open a game: each largest set in a column that ends at the first cell, ascending.

    How the tiles of a first set lie makes hardly a difference, so one way stands for all.
    """
    found = []
    for one in largest_sets(tiles_of(kinds)):
        tiles = tiles_of(one)
        top = CENTRE - ROW * (len(tiles) - 1)
        steps = tuple((top + ROW * at) << TILE_BITS | tile for at, tile in enumerate(tiles))
        found.append((LINE_POINTS[len(tiles)] or 1, steps))
    return found


def greedy_first(kinds: int) -> Found:
    return min(first_sets(kinds), key=lambda one: one[1], default=NOTHING)
