"""Tiles: 36 kinds, three of each; a kind is a colour with a shape."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

Tile = int
"""A kind of tile: 6 × colour + shape. The three copies of a kind are not told apart."""


class Colour(IntEnum):
    RED = 0
    ORANGE = 1
    YELLOW = 2
    GREEN = 3
    BLUE = 4
    PURPLE = 5


class Shape(IntEnum):
    CIRCLE = 0
    SQUARE = 1
    DIAMOND = 2
    CLOVER = 3
    STAR = 4
    CROSS = 5


SIDE: Final = 6
"""So many colours, shapes, tiles in a hand and in the longest line."""
KINDS: Final = SIDE * SIDE
COPIES: Final = 3
NAMES: Final = tuple(f"{colour}{shape}" for colour in "ROYGBP" for shape in "osdctx")
"""A tile in a record: two letters, colour then shape."""
BY_NAME: Final = {name: tile for tile, name in enumerate(NAMES)}

BITS: Final = tuple(1 << tile for tile in range(KINDS))
ALL_KINDS: Final = (1 << KINDS) - 1
OF_COLOUR: Final = tuple(sum(BITS[SIDE * colour + shape] for shape in range(SIDE)) for colour in range(SIDE))
OF_SHAPE: Final = tuple(sum(BITS[SIDE * colour + shape] for colour in range(SIDE)) for shape in range(SIDE))
GROUPS: Final = OF_COLOUR + OF_SHAPE
"""The kinds that share a property, as bits: six colours, then six shapes."""


def colour_of(tile: Tile) -> Colour:
    return Colour(tile // SIDE)


def shape_of(tile: Tile) -> Shape:
    return Shape(tile % SIDE)


def kinds_in(tiles: Iterable[Tile]) -> int:
    """The kinds among some tiles, as bits."""
    bits = 0
    for tile in tiles:
        bits |= BITS[tile]
    return bits


def tiles_of(bits: int) -> list[Tile]:
    """The kinds that are set in some bits, ascending.

    >>> [NAMES[tile] for tile in tiles_of(OF_SHAPE[Shape.STAR])]
    ['Rt', 'Ot', 'Yt', 'Gt', 'Bt', 'Pt']
    """
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def largest_sets(hand: Iterable[Tile]) -> list[int]:
    """The largest sets in a hand, each as bits: different kinds of one colour or of one shape.

    >>> [tiles_of(one) for one in largest_sets([0, 1, 1, 6, 14])]
    [[0, 1], [0, 6]]
    """
    kinds = kinds_in(hand)
    sets = {kinds & group for group in GROUPS}
    size = max(one.bit_count() for one in sets)
    return sorted(one for one in sets if one.bit_count() == size)
