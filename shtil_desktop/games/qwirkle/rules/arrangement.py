"""An arrangement of loose tiles judged as it lies: its lines with their points, or why it isn't legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Final

from shtil_desktop.games.qwirkle.rules.board import CENTRE, FARTHEST, ROW, Board, position_of
from shtil_desktop.games.qwirkle.rules.lines import LINE_POINTS, has_common_property
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import BITS, Tile, kinds_in, largest_sets
from shtil_desktop.games.values import value

Placed = tuple[tuple[int, Tile], ...]
STEPS: Final = (1, ROW)


@value
class ScoredLine:
    """A line with its cells, from left to right or from top to bottom."""

    cells: tuple[int, ...]
    points: int


@value
class Score:
    """A legal arrangement: every line that it makes or grows; a lone first tile makes none."""

    lines: tuple[ScoredLine, ...]

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines) or 1


Judgement = Score | Refusal


@value
class Fault:
    """Where an arrangement breaks a rule."""

    cells: tuple[int, ...]
    """Of the tiles that lie wrong, or the empty cells that are a gap."""
    line: tuple[int, ...] = ()
    """The whole line that is wrong, if it is one."""


def cell_refusal(board: Board, cell: int) -> Refusal | None:
    """Why no tile at all can be laid on a cell."""
    if cell in board.tiles:
        return Refusal.TAKEN
    return Refusal.TOO_FAR if max(map(abs, position_of(cell))) > FARTHEST else None


def judge(board: Board, placed: Placed) -> Judgement:
    """What an arrangement scores, or the first thing that is wrong with it.

    Only the arrangement counts, not the order in which its tiles were laid.
    """
    if not placed:
        return Refusal.NOTHING_CHOSEN
    cells = sorted(cell for cell, _ in placed)
    if len(set(cells)) < len(cells):
        return Refusal.TAKEN
    barred = {refused for cell in cells if (refused := cell_refusal(board, cell)) is not None}
    if barred:
        return Refusal.TAKEN if Refusal.TAKEN in barred else Refusal.TOO_FAR
    step = _common_step(cells)
    if step is None:
        return Refusal.NOT_ONE_LINE
    after = board.tiles | dict(placed)
    if any(cell not in after for cell in range(cells[0], cells[-1], step)):
        return Refusal.GAP
    if board.tiles and not any(cell + by in board.tiles for cell in cells for by in (-1, 1, -ROW, ROW)):
        return Refusal.TOUCHES_NOTHING
    return _score(after, cells)


def _common_step(cells: list[int]) -> int | None:
    """One cell along the row or column that they share; None if they share none."""
    if len(set(map(_row, cells))) == 1:
        return 1
    return ROW if len(set(map(_column, cells))) == 1 else None


def _score(after: Mapping[int, Tile], cells: list[int]) -> Judgement:
    lines = []
    for line in sorted(set(_lines_through(after, cells))):
        refused = _line_refusal(after, line)
        if refused is not None:
            return refused
        lines.append(ScoredLine(line, LINE_POINTS[len(line)]))
    return Score(tuple(lines))


def _line_refusal(after: Mapping[int, Tile], line: tuple[int, ...]) -> Refusal | None:
    kinds = kinds_in(after[cell] for cell in line)
    if kinds.bit_count() < len(line):
        return Refusal.SAME_TILE_TWICE
    return None if has_common_property(kinds) else Refusal.NO_COMMON_PROPERTY


def _lines_through(after: Mapping[int, Tile], cells: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Every line of two or more that holds one of these cells."""
    for cell in cells:
        for step in STEPS:
            first, last = cell, cell
            while first - step in after:
                first -= step
            while last + step in after:
                last += step
            if first != last:
                yield tuple(range(first, last + 1, step))


def judge_first(hand: Iterable[Tile], placed: Placed) -> Refusal | None:
    """What else the first move of a game must fulfil; None if it does."""
    if kinds_in(tile for _, tile in placed) not in largest_sets(hand):
        return Refusal.NOT_THE_LARGEST_SET
    if all(cell != CENTRE for cell, _ in placed):
        return Refusal.NOT_AT_THE_START
    return None


def fault_of(board: Board, hand: Iterable[Tile], placed: Placed, refused: Refusal) -> Fault:
    """Return where an arrangement is wrong for which `judge` or `judge_first` gave this reason.

    `placed` is in the order of laying: of two tiles that don't go together the later one is wrong.
    """
    cells = [cell for cell, _ in placed]
    match refused:
        case Refusal.NOT_ONE_LINE:
            return Fault(_off_line(cells))
        case Refusal.GAP:
            step = _common_step(cells)
            assert step is not None
            between = range(min(cells), max(cells), step)
            return Fault(tuple(cell for cell in between if cell not in board.tiles and cell not in cells))
        case Refusal.SAME_TILE_TWICE | Refusal.NO_COMMON_PROPERTY:
            after = board.tiles | dict(placed)
            line = next(
                line for line in sorted(set(_lines_through(after, cells))) if _line_refusal(after, line)
            )
            if refused is Refusal.SAME_TILE_TWICE:
                tiles = [after[cell] for cell in line]
                return Fault(tuple(cell for cell in line if tiles.count(after[cell]) > 1), line)
            return Fault(_unlike(after, line, cells), line)
        case Refusal.NOT_THE_LARGEST_SET:
            return Fault(_outside_set(hand, placed))
    return Fault(tuple(cells))


def _off_line(cells: list[int]) -> tuple[int, ...]:
    """The cells beside the row or column that holds most of them, or else the first."""
    lines = [[other for other in cells if by(other) == by(cell)] for cell in cells for by in (_row, _column)]
    longest = max(lines, key=len)
    return tuple(cell for cell in cells if cell not in longest)


def _row(cell: int) -> int:
    return cell // ROW


def _column(cell: int) -> int:
    return cell % ROW


def _unlike(after: Mapping[int, Tile], line: tuple[int, ...], loose: list[int]) -> tuple[int, ...]:
    """The fewest loose tiles of a line without which the rest would share a colour or a shape.

    If more than one choice of so few would do, all of these tiles.
    """
    free = [cell for cell in line if cell in loose]
    for count in range(1, len(free)):
        enough = [
            one
            for one in combinations(free, count)
            if has_common_property(kinds_in(after[cell] for cell in line if cell not in one))
        ]
        if enough:
            return tuple(cell for cell in free if any(cell in one for one in enough))
    return tuple(free)


def _outside_set(hand: Iterable[Tile], placed: Placed) -> tuple[int, ...]:
    """The tiles that don't belong to the largest set that holds most of the others, or come twice."""
    kinds = kinds_in(tile for _, tile in placed)
    whole = max(largest_sets(hand), key=lambda one: (one & kinds).bit_count())
    found, seen = [], 0
    for cell, tile in placed:
        if not whole & BITS[tile] or seen & BITS[tile]:
            found.append(cell)
        seen |= BITS[tile]
    return tuple(found)
