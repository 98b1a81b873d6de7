"""Coasts: smooth outlines around the land of an island, the same for the same island, forever.

Lengths are hundredths of a cell, as in all drawings of islands: the grid is 500 by 500.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from shtil_desktop.games.shkap.rules.island.islands import SEA, SIDE, Cell, Island
from shtil_desktop.games.values import value
from shtil_desktop.table.art.noise import Dice
from shtil_desktop.table.art.shapes import Point, smooth

CELL: Final = 100.0
STRETCH: Final = 30.0
"""About how far apart the points of a straight coast are."""
EDGES: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))
"""Around a cell, with the land to the right; from and to, as x and y from its top left corner."""
BEYOND: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""What lies beyond each of them, in rows and columns."""

Corner = tuple[int, int]
"""Of cells, as x and y."""


@value
class Shore:
    """How an outline follows the edges of the cells."""

    topic: str
    away: float
    """How far outside the edges it runs; less than 0 is inside."""
    round_by: float
    sway: float
    pinch: float
    """How far it keeps from a corner where two pieces of land would touch."""


COAST: Final = Shore("coast", away=8.0, round_by=28.0, sway=4.2, pinch=13.0)
MEADOW: Final = Shore("meadow", away=-4.0, round_by=24.0, sway=3.2, pinch=23.0)


def outline(island: Island, shore: Shore) -> QPainterPath:
    """All pieces of land in one path; the caller does not change it."""
    return _outline(island.id, island.rows, shore)


@cache
def _outline(number: int, rows: tuple[str, ...], shore: Shore) -> QPainterPath:
    path, dice = QPainterPath(), Dice(number, shore.topic)
    for loop, pinched in _loops(rows):
        path.addPath(smooth(_shore_points(loop, pinched, shore, dice), is_closed=True))
    return path


def _loops(rows: tuple[str, ...]) -> list[tuple[list[Corner], list[bool]]]:
    """The edges between land and sea as closed walks from corner to corner, and which corners are pinched.

    Where land meets land by a corner only, a walk stays with its cell, so that the two are kept apart.
    """
    left = {
        (cell, k): edge for cell in _land(rows) for k, edge in enumerate(EDGES) if _is_shore(rows, cell, k)
    }
    loops = []
    while left:
        cell, k = next(iter(left))
        corners, pinched, steps = [], [], []
        while (edge := left.pop((cell, k), None)) is not None:
            begin, end = ((cell[1] + x, cell[0] + y) for x, y in edge)
            steps.append((begin, end))
            cell, k, is_pinched = _next_edge(rows, cell, k)
            pinched.append(is_pinched)
        for i, (begin, end) in enumerate(steps):
            following = steps[(i + 1) % len(steps)]
            if (following[1][0] - following[0][0], following[1][1] - following[0][1]) != (
                end[0] - begin[0],
                end[1] - begin[1],
            ):
                corners.append((end, pinched[i]))
        loops.append(([corner for corner, _ in corners], [is_pinched for _, is_pinched in corners]))
    return loops


def _land(rows: tuple[str, ...]) -> list[Cell]:
    return [(row, column) for row in range(SIDE) for column in range(SIDE) if rows[row][column] != SEA]


def _is_land(rows: tuple[str, ...], cell: Cell) -> bool:
    return 0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE and rows[cell[0]][cell[1]] != SEA


def _is_shore(rows: tuple[str, ...], cell: Cell, k: int) -> bool:
    return not _is_land(rows, (cell[0] + BEYOND[k][0], cell[1] + BEYOND[k][1]))


def _next_edge(rows: tuple[str, ...], cell: Cell, k: int) -> tuple[Cell, int, bool]:
    """Where the shore goes on behind an edge, and whether other land touches the corner between."""
    (row, column), right = cell, (k + 1) % 4
    ahead = (row + BEYOND[right][0], column + BEYOND[right][1])
    across = (ahead[0] + BEYOND[k][0], ahead[1] + BEYOND[k][1])
    if not _is_land(rows, ahead):
        return cell, right, _is_land(rows, across)
    if not _is_land(rows, across):
        return ahead, k, False
    return across, (k - 1) % 4, False


def _shore_points(loop: list[Corner], pinched: list[bool], shore: Shore, dice: Dice) -> list[Point]:
    points: list[QPointF] = []
    count = len(loop)
    for i, (x, y) in enumerate(loop):
        corner = QPointF(x, y) * CELL
        before, after = QPointF(*loop[i - 1]) * CELL, QPointF(*loop[(i + 1) % count]) * CELL
        came, goes = _direction(before, corner), _direction(corner, after)
        points += _around_corner(corner, came, goes, pinched[i], shore)
        begin = shore.round_by if not pinched[i] else 40.0
        end = shore.round_by if not pinched[(i + 1) % count] else 40.0
        points += _along_edge(corner, after, (begin, end), shore, dice)
    return [(point.x(), point.y()) for point in points]


def _direction(here: QPointF, there: QPointF) -> QPointF:
    way = there - here
    return way / max(abs(way.x()), abs(way.y()))


def _outward(way: QPointF) -> QPointF:
    return QPointF(way.y(), -way.x())


def _around_corner(
    corner: QPointF, came: QPointF, goes: QPointF, is_pinched: bool, shore: Shore
) -> list[QPointF]:
    first, second = _outward(came), _outward(goes)
    if is_pinched:
        inward = goes - came
        return [
            corner - came * 40 + first * (shore.away * 0.7),
            corner + inward * shore.pinch + inward * 2,
            corner + goes * 40 + second * (shore.away * 0.7),
        ]
    turn, radius = corner + (first + second) * shore.away, shore.round_by
    middle = turn - (came - goes) * (radius * 0.29)
    return [turn - came * radius, middle, turn + goes * radius]


def _along_edge(
    corner: QPointF, after: QPointF, kept: tuple[float, float], shore: Shore, dice: Dice
) -> list[QPointF]:
    """Points between two corners, each swaying a little to land or sea."""
    way = _direction(corner, after)
    length = abs((after - corner).x()) + abs((after - corner).y()) - sum(kept)
    count = max(0, round(length / STRETCH - 0.35))
    return [
        corner
        + way * (kept[0] + length * (i + 1) / (count + 1) + dice.between(-4, 4))
        + _outward(way) * (shore.away + dice.between(-shore.sway, shore.sway))
        for i in range(count)
    ]
