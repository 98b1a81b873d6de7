"""All that a hand can lay, with its points.

A lay holds no kind twice, so a hand is a set of kinds. Each lay of several tiles is found once: from the
first of its cells, in reading order, that touches an old tile. Beyond that cell it goes on over any cells,
and before it only over cells that touch nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Final

from shtil_desktop.games.qwirkle.rules.board import CENTRE, ROW, Board, Runs
from shtil_desktop.games.qwirkle.rules.lines import JOINING, LINE_POINTS
from shtil_desktop.games.qwirkle.rules.tiles import Tile, kinds_in, largest_sets, tiles_of

Placed = tuple[tuple[int, Tile], ...]
"""Cells and the tiles laid there."""
Scored = tuple[int, Placed]
"""The points of a lay, and the lay."""


def all_lays(board: Board, hand: Iterable[Tile]) -> list[Scored]:
    """Every lay of a hand, each once. On an empty board these are its largest sets."""
    if not board.tiles:
        return list(first_lays(hand))
    return lays_on(board.rim, board.open, kinds_in(hand))


def lays_on(rim: dict[int, Runs], fitting_at: dict[int, int], kinds: int) -> list[Scored]:
    """Every lay of some kinds on a board that has tiles, by its rim and by what fits each cell of it."""
    found: list[Scored] = []
    for cell, fitting in fitting_at.items():
        here = fitting & kinds
        if not here:
            continue
        left, right, up, down = rim[cell]
        row, column = left | right, up | down
        row_points = LINE_POINTS[row.bit_count() + 1] if row else 0
        column_points = LINE_POINTS[column.bit_count() + 1] if column else 0
        points = row_points + column_points
        while here:
            bit = here & -here
            here ^= bit
            placed = ((cell, bit.bit_length() - 1),)
            found.append((points, placed))
            rest = kinds ^ bit
            if JOINING[row | bit] & rest:
                _grow(rim, found, ALONG_ROW, cell, left, right, row | bit, rest, column_points, placed)
            if JOINING[column | bit] & rest:
                _grow(rim, found, ALONG_COLUMN, cell, up, down, column | bit, rest, row_points, placed)
    return found


Direction = tuple[int, int, int, int]
"""A step, where a cell's runs have the one ahead, and the two across."""
ALONG_ROW: Final[Direction] = (1, 1, 2, 3)
ALONG_COLUMN: Final[Direction] = (ROW, 3, 0, 1)


def _grow(
    rim: dict[int, Runs],
    found: list[Scored],
    direction: Direction,
    anchor: int,
    behind: int,
    ahead: int,
    line: int,
    rest: int,
    across: int,
    placed: Placed,
) -> None:
    """Lay more tiles of `rest` along one direction; `across` are the points of crossing lines so far."""
    step = direction[0]
    before = anchor - step * (1 + behind.bit_count())
    after = anchor + step * (1 + ahead.bit_count())
    if before not in rim:
        _grow_back(rim, found, step, before, line, rest, across, placed)
    _grow_on(rim, found, direction, before, after, line, rest, across, placed)


def _grow_on(
    rim: dict[int, Runs],
    found: list[Scored],
    direction: Direction,
    before: int,
    cell: int,
    line: int,
    rest: int,
    across: int,
    placed: Placed,
) -> None:
    """A tile in the next empty cell, then one more, then some before all of them."""
    step, ahead_at, first_across, second_across = direction
    runs = rim.get(cell)
    ahead = crossing = 0
    here = rest
    if runs is not None:
        ahead = runs[ahead_at]
        if ahead & line:
            return
        line |= ahead
        one, other = runs[first_across], runs[second_across]
        if one & other:
            return
        crossing = one | other
        here &= JOINING[crossing]
        if crossing and here:
            across += LINE_POINTS[crossing.bit_count() + 1]
    here &= JOINING[line]
    if not here:
        return
    after = cell + step * (1 + ahead.bit_count())
    points = across + LINE_POINTS[line.bit_count() + 1]
    is_free_before = before not in rim
    while here:
        bit = here & -here
        here ^= bit
        grown = (*placed, (cell, bit.bit_length() - 1))
        found.append((points, grown))
        longer, left = line | bit, rest ^ bit
        if JOINING[longer] & left:
            if is_free_before:
                _grow_back(rim, found, step, before, longer, left, across, grown)
            _grow_on(rim, found, direction, before, after, longer, left, across, grown)


def _grow_back(
    rim: dict[int, Runs],
    found: list[Scored],
    step: int,
    cell: int,
    line: int,
    rest: int,
    across: int,
    placed: Placed,
) -> None:
    """Tiles before the first that touches: only where they touch nothing old themselves."""
    here = rest & JOINING[line]
    if not here:
        return
    points = across + LINE_POINTS[line.bit_count() + 1]
    before = cell - step
    while here:
        bit = here & -here
        here ^= bit
        grown = (*placed, (cell, bit.bit_length() - 1))
        found.append((points, grown))
        longer, left = line | bit, rest ^ bit
        if before not in rim:
            _grow_back(rim, found, step, before, longer, left, across, grown)


def first_lays(hand: Iterable[Tile]) -> Iterator[Scored]:
    """The lays that open a game: a largest set in any order, in a line that covers the first cell."""
    for kinds in largest_sets(hand):
        tiles = tiles_of(kinds)
        size = len(tiles)
        points = LINE_POINTS[size] or 1
        for order in permutations(tiles):
            for step in (1, ROW) if size > 1 else (1,):
                for shift in range(size):
                    start = CENTRE - step * shift
                    yield points, tuple((start + step * i, tile) for i, tile in enumerate(order))


def has_lay(board: Board, hand: Iterable[Tile]) -> bool:
    """Whether anything can be laid: if so, one of its tiles alone can."""
    kinds = kinds_in(hand)
    if not board.tiles:
        return bool(kinds)
    return any(fitting & kinds for fitting in board.open.values())
