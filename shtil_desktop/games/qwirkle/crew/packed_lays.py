"""Lays and rim cells packed into numbers, for speed.

A tile with its cell is one number, `cell << 6 | tile`, and a lay is a tuple of these, ascending: so lays
compare as greed breaks its ties, by (y, x, tile).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from shtil_desktop.games.qwirkle.rules.lines import LINE_POINTS
from shtil_desktop.games.qwirkle.rules.tiles import KINDS, Tile

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
SHAPES: Final = tuple(shape << SHAPE_OF_CELL for shape in range(LONGEST * LONGEST))


def placed(steps: Steps) -> tuple[tuple[int, Tile], ...]:
    """A lay as the rules have it."""
    return tuple((step >> TILE_BITS, step & TILE) for step in steps)


def steps_of(cells: Iterable[tuple[int, Tile]]) -> Steps:
    return tuple(sorted(cell << TILE_BITS | tile for cell, tile in cells))
