"""A board to try lays on: what the rules' board knows of its rim, packed for speed and copied for each trial.

A tile with its cell is one number, `cell << 6 | tile`, and a lay is a tuple of these, ascending: so lays
compare as greed breaks its ties, by (y, x, tile).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from shtil_desktop.games.qwirkle.rules.board import CENTRE, NO_RUNS, ROW, Board, Runs
from shtil_desktop.games.qwirkle.rules.lays import lays_on
from shtil_desktop.games.qwirkle.rules.lines import JOINING, LINE_POINTS
from shtil_desktop.games.qwirkle.rules.tiles import ALL_KINDS, BITS, KINDS, Tile, largest_sets, tiles_of

Steps = tuple[int, ...]
"""A lay, each step a cell and a tile."""
Found = tuple[int, Steps]
"""Points and the lay; no steps if nothing fits."""
NOTHING: Final[Found] = (0, ())
TILE_BITS: Final = 6
TILE: Final = (1 << TILE_BITS) - 1

SHAPE_OF_CELL: Final = KINDS
"""Above the kinds that fit, a rim cell has 6 × the length of its row + that of its column."""
LONGEST: Final = 6
POINTS_BY_SHAPE: Final = tuple(
    (LINE_POINTS[row + 1] if row else 0) + (LINE_POINTS[column + 1] if column else 0)
    for row in range(LONGEST)
    for column in range(LONGEST)
)
_SHAPES: Final = tuple(shape << SHAPE_OF_CELL for shape in range(LONGEST * LONGEST))


def placed(steps: Steps) -> tuple[tuple[int, Tile], ...]:
    """A lay as the rules have it."""
    return tuple((step >> TILE_BITS, step & TILE) for step in steps)


def steps_of(cells: Iterable[tuple[int, Tile]]) -> Steps:
    return tuple(sorted(cell << TILE_BITS | tile for cell, tile in cells))


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
        for step in steps:
            cell, bit = step >> TILE_BITS, BITS[step & TILE]
            left, right, up, down = rim.pop(cell, NO_RUNS)
            fitting.pop(cell, 0)
            row, column = left | bit | right, up | bit | down
            at = cell - 1 - left.bit_count()
            one, _, three, four = rim.get(at, NO_RUNS)
            rim[at] = runs = (one, row, three, four)
            _set(fitting, at, runs)
            at = cell + 1 + right.bit_count()
            _, two, three, four = rim.get(at, NO_RUNS)
            rim[at] = runs = (row, two, three, four)
            _set(fitting, at, runs)
            at = cell - ROW * (1 + up.bit_count())
            one, two, three, _ = rim.get(at, NO_RUNS)
            rim[at] = runs = (one, two, three, column)
            _set(fitting, at, runs)
            at = cell + ROW * (1 + down.bit_count())
            one, two, _, four = rim.get(at, NO_RUNS)
            rim[at] = runs = (one, two, column, four)
            _set(fitting, at, runs)

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
        best: list[Found] = [NOTHING]
        rim = self.rim
        for cell, fitting in self.open.items():
            here = fitting & kinds
            if here:
                _from_anchor(rim, best, cell, here, kinds, POINTS_BY_SHAPE[fitting >> SHAPE_OF_CELL])
        return best[0]


def _set(fitting: dict[int, int], cell: int, runs: Runs) -> None:
    packed = _packed(runs)
    if packed & ALL_KINDS:
        fitting[cell] = packed
    elif cell in fitting:
        del fitting[cell]


def _packed(runs: Runs) -> int:
    left, right, up, down = runs
    if left & right or up & down:
        return 0
    row, column = left | right, up | down
    kinds = JOINING[row] & JOINING[column]
    return kinds | _SHAPES[6 * row.bit_count() + column.bit_count()] if kinds else 0


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


def _keep(best: list[Found], points: int, steps: Steps) -> None:
    """Remember a lay that has at least the points of the best so far, if greed likes it better."""
    most, others = best[0]
    steps = tuple(sorted(steps))
    if points > most or len(steps) > len(others) or (len(steps) == len(others) and steps < others):
        best[0] = (points, steps)


def _from_anchor(
    rim: dict[int, Runs], best: list[Found], cell: int, here: int, kinds: int, points: int
) -> None:
    """All lays whose first cell that touches an old tile is this one."""
    left, right, up, down = rim[cell]
    row, column = left | right, up | down
    while here:
        bit = here & -here
        here ^= bit
        steps = (cell << TILE_BITS | bit.bit_length() - 1,)
        if points >= best[0][0]:
            _keep(best, points, steps)
        rest = kinds ^ bit
        if JOINING[row | bit] & rest:
            before = cell - 1 - left.bit_count()
            after = cell + 1 + right.bit_count()
            across = LINE_POINTS[column.bit_count() + 1]
            if before not in rim:
                _grow_back(rim, best, 1, before, row | bit, rest, across, steps)
            _grow_along_row(rim, best, before, after, row | bit, rest, across, steps)
        if JOINING[column | bit] & rest:
            before = cell - ROW * (1 + up.bit_count())
            after = cell + ROW * (1 + down.bit_count())
            across = LINE_POINTS[row.bit_count() + 1]
            if before not in rim:
                _grow_back(rim, best, ROW, before, column | bit, rest, across, steps)
            _grow_along_column(rim, best, before, after, column | bit, rest, across, steps)


def _grow_along_row(
    rim: dict[int, Runs],
    best: list[Found],
    before: int,
    cell: int,
    line: int,
    rest: int,
    across: int,
    steps: Steps,
) -> None:
    """A tile in the next empty cell, then one more, then some before all of them; see `lays.py`."""
    after = cell + 1
    runs = rim.get(cell)
    if runs is None:
        here = rest & JOINING[line]
    else:
        _, ahead, up, down = runs
        if ahead & line or up & down:
            return
        line |= ahead
        after += ahead.bit_count()
        here = rest & JOINING[up | down] & JOINING[line]
        if not here:
            return
        across += LINE_POINTS[(up | down).bit_count() + 1]
    if not here:
        return
    points = across + LINE_POINTS[line.bit_count() + 1]
    while here:
        bit = here & -here
        here ^= bit
        grown = (*steps, cell << TILE_BITS | bit.bit_length() - 1)
        if points >= best[0][0]:
            _keep(best, points, grown)
        left = rest ^ bit
        if JOINING[line | bit] & left:
            if before not in rim:
                _grow_back(rim, best, 1, before, line | bit, left, across, grown)
            _grow_along_row(rim, best, before, after, line | bit, left, across, grown)


def _grow_along_column(
    rim: dict[int, Runs],
    best: list[Found],
    before: int,
    cell: int,
    line: int,
    rest: int,
    across: int,
    steps: Steps,
) -> None:
    after = cell + ROW
    runs = rim.get(cell)
    if runs is None:
        here = rest & JOINING[line]
    else:
        left, right, _, ahead = runs
        if ahead & line or left & right:
            return
        line |= ahead
        after += ROW * ahead.bit_count()
        here = rest & JOINING[left | right] & JOINING[line]
        if not here:
            return
        across += LINE_POINTS[(left | right).bit_count() + 1]
    if not here:
        return
    points = across + LINE_POINTS[line.bit_count() + 1]
    while here:
        bit = here & -here
        here ^= bit
        grown = (*steps, cell << TILE_BITS | bit.bit_length() - 1)
        if points >= best[0][0]:
            _keep(best, points, grown)
        others = rest ^ bit
        if JOINING[line | bit] & others:
            if before not in rim:
                _grow_back(rim, best, ROW, before, line | bit, others, across, grown)
            _grow_along_column(rim, best, before, after, line | bit, others, across, grown)


def _grow_back(
    rim: dict[int, Runs],
    best: list[Found],
    step: int,
    cell: int,
    line: int,
    rest: int,
    across: int,
    steps: Steps,
) -> None:
    """Tiles before the first that touches, where they touch nothing old."""
    here = rest & JOINING[line]
    if not here:
        return
    points = across + LINE_POINTS[line.bit_count() + 1]
    before = cell - step
    while here:
        bit = here & -here
        here ^= bit
        grown = (*steps, cell << TILE_BITS | bit.bit_length() - 1)
        if points >= best[0][0]:
            _keep(best, points, grown)
        if before not in rim:
            _grow_back(rim, best, step, before, line | bit, rest ^ bit, across, grown)
