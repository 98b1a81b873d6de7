"""Tiles and lines: what may lie on the board and what it scores, whoever's turn it is."""

from collections.abc import Iterable
from itertools import combinations, permutations

# A tile is its two letters of the record: colour, then shape. No letter is used for both.
COLOURS = "ROYGBP"
SHAPES = "osdctx"
KINDS = [colour + shape for colour in COLOURS for shape in SHAPES]
COPIES = 3
HAND = 6
LONGEST = 6
QWIRKLE_BONUS = 6

Cell = tuple[int, int]
Board = dict[Cell, str]
Laid = tuple[str, int, int]
Lay = frozenset[Laid]
Line = tuple[Cell, ...]

ORIGIN = (0, 0)
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def largest_set(hand: Iterable[str]) -> int:
    """The most different kinds of one colour or one shape: what a seat announces."""
    kinds = set(hand)
    return max(sum(letter in kind for kind in kinds) for letter in COLOURS + SHAPES)


def neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in STEPS]


def walk(board: Board, cell: Cell, step: Cell) -> Cell:
    """The first empty cell on the way from an occupied one."""
    x, y = cell
    while (x, y) in board:
        x, y = x + step[0], y + step[1]
    return x, y


def runs_through(board: Board, cell: Cell) -> list[Line]:
    """The row's and the column's unbroken run through an occupied cell, single tiles too."""
    x, y = cell
    left, right = walk(board, cell, (-1, 0))[0] + 1, walk(board, cell, (1, 0))[0]
    top, bottom = walk(board, cell, (0, -1))[1] + 1, walk(board, cell, (0, 1))[1]
    return [tuple((i, y) for i in range(left, right)), tuple((x, i) for i in range(top, bottom))]


def lines_through(board: Board, cells: Iterable[Cell]) -> set[Line]:
    """Every line that holds one of the cells, once."""
    return {line for cell in cells for line in runs_through(board, cell) if len(line) >= 2}


def fault_of_line(tiles: list[str]) -> str | None:
    # Different kinds of one colour differ in shape and the other way round, so no line gets longer than six.
    if len(set(tiles)) < len(tiles):
        return "same tile twice"
    if len({tile[0] for tile in tiles}) > 1 and len({tile[1] for tile in tiles}) > 1:
        return "no common property"
    return None


def cells_of(lay: Iterable[Laid]) -> list[Cell]:
    return [(x, y) for _, x, y in lay]


def put(board: Board, lay: Iterable[Laid]) -> Board:
    """A new board with the tiles laid."""
    return {**board, **{(x, y): tile for tile, x, y in lay}}


def fault_of_lay(board: Board, lay: Iterable[Laid]) -> str | None:
    """Why these tiles can't be laid on this board, in the words shown to a player, or None if they can.

    Only the arrangement is judged, never an order. Lines without a laid tile are as they were.
    """
    lay = list(lay)
    cells = cells_of(lay)
    columns, rows = {x for x, _ in cells}, {y for _, y in cells}
    if len(set(cells)) < len(cells) or any(cell in board for cell in cells):
        return "taken"
    if len(columns) > 1 and len(rows) > 1:
        return "not one line"
    after = put(board, lay)
    span = [(x, y) for x in range(min(columns), max(columns) + 1) for y in range(min(rows), max(rows) + 1)]
    if any(cell not in after for cell in span):
        return "gap"
    if board and not any(near in board for cell in cells for near in neighbours(cell)):
        return "touches nothing"
    faults = {fault_of_line([after[cell] for cell in line]) for line in lines_through(after, cells)}
    return next((fault for fault in ("same tile twice", "no common property") if fault in faults), None)


def points_of_lay(board: Board, lay: Iterable[Laid]) -> int:
    """The points of all lines with a laid tile; the six for going out are not the board's business."""
    lay = list(lay)
    lines = lines_through(put(board, lay), cells_of(lay))
    if not lines:
        return 1  # Only a lone first tile makes no line.
    return sum(len(line) + (QWIRKLE_BONUS if len(line) == LONGEST else 0) for line in lines)


def single_lays(board: Board, hand: Iterable[str]) -> set[Lay]:
    """Every legal lay of one tile beside the tiles of a board that isn't empty."""
    border = {near for cell in board for near in neighbours(cell)}
    tries = {frozenset([(tile, x, y)]) for tile in set(hand) for x, y in border}
    return {lay for lay in tries if fault_of_lay(board, lay) is None}


def all_lays(board: Board, hand: Iterable[str]) -> set[Lay]:
    """Every legal lay on a board that isn't empty, grown tile by tile.

    A legal lay of several tiles stays legal without one of its two outermost: the parts of legal lines are
    legal, no gap opens, and one of the two can go without the tile that touches an old one going too. So each
    lay is a smaller one with a tile more at the first empty cell on one of its sides.
    """
    kinds = set(hand)
    found: set[Lay] = set()
    fresh = single_lays(board, kinds)
    while fresh:
        found |= fresh
        larger = {lay | {(tile, x, y)} for lay in fresh for tile in kinds for x, y in _ends(board, lay)}
        fresh = {lay for lay in larger if fault_of_lay(board, lay) is None}
    return found


def _ends(board: Board, lay: Lay) -> list[Cell]:
    """Where a lay may grow; what leaves its line is for the judge to refuse."""
    _, x, y = min(lay)
    return [walk(put(board, lay), (x, y), step) for step in STEPS]


def opening_lays(hand: Iterable[str]) -> set[Lay]:
    """Every legal first lay: a set of the announced size in a row or a column that covers the origin."""
    size = largest_set(hand)
    lays: set[Lay] = set()
    for kinds in combinations(sorted(set(hand)), size):
        if fault_of_line(list(kinds)) is None:
            for tiles in permutations(kinds):
                for first in range(1 - size, 1):
                    lays.add(frozenset((tile, first + i, 0) for i, tile in enumerate(tiles)))
                    lays.add(frozenset((tile, 0, first + i) for i, tile in enumerate(tiles)))
    return lays
