"""An island as sets of cells, one bit a cell, and where a card leads from a whole set of them at once."""

from __future__ import annotations

from functools import cache
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import ACROSS, CROSS, KNIGHT, UPDOWN
from shtil_desktop.games.shkap.rules.island.islands import (
    BURIED,
    CAVE,
    CHESTS,
    JUNGLE,
    LABYRINTH,
    SEA,
    SIDE,
    TAKING,
    Cell,
    island_set,
)

Cells = int
"""A set of cells, one bit each."""
Reach = dict[int, Cells]
"""Where a walker can be, by what it has met on the way: labyrinths and cards taken, see `LABYRINTHS`."""
Arrivals = list[tuple[Cells, int]]
"""Chests that can be reached by a card, with what was met on the way to them."""

_EVERY: Final = (1 << SIDE * SIDE) - 1
_COLUMN: Final = sum(1 << SIDE * row for row in range(SIDE))
_NOT_FIRST: Final = _EVERY & ~_COLUMN
_NOT_LAST: Final = _EVERY & ~(_COLUMN << SIDE - 1)
_NOT_FIRST_TWO: Final = _NOT_FIRST & ~(_COLUMN << 1)
_NOT_LAST_TWO: Final = _NOT_LAST & ~(_COLUMN << SIDE - 2)
LABYRINTHS: Final = 1 << 4
"""What one labyrinth adds to what was met; below it cards are counted."""
MOST_LABYRINTHS: Final = 2


def led_across(cells: Cells) -> Cells:
    return (cells & _NOT_LAST) << 1 | (cells & _NOT_FIRST) >> 1


def led_updown(cells: Cells) -> Cells:
    return (cells << SIDE | cells >> SIDE) & _EVERY


def led_cross(cells: Cells) -> Cells:
    return led_across(cells) | led_updown(cells)


def led_knight(cells: Cells) -> Cells:
    one, two = led_across(cells), (cells & _NOT_LAST_TWO) << 2 | (cells & _NOT_FIRST_TWO) >> 2
    return (one << 2 * SIDE | one >> 2 * SIDE | two << SIDE | two >> SIDE) & _EVERY


LED: Final = {ACROSS: led_across, UPDOWN: led_updown, CROSS: led_cross, KNIGHT: led_knight}


def bit(cell: Cell) -> Cells:
    return 1 << SIDE * cell[0] + cell[1]


def cell_of(one: Cells) -> Cell:
    """The cell of a single bit.

    >>> cell_of(bit((3, 4)))
    (3, 4)
    """
    row, column = divmod(one.bit_length() - 1, SIDE)
    return row, column


def single(cells: Cells) -> list[Cells]:
    """Each cell of a set by itself."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low)
        cells ^= low
    return found


class Terrain:
    """The cells of one island by what they do."""

    __slots__ = (
        "black",
        "buried",
        "caves",
        "chests",
        "coins",
        "id",
        "jungle",
        "labyrinth",
        "plain",
        "set",
        "take_one",
        "take_two",
        "white",
    )

    def __init__(self, island_set_number: int, island_id: int) -> None:
        island = island_set(island_set_number)[island_id]
        signs: dict[str, Cells] = {}
        for row in range(SIDE):
            for column in range(SIDE):
                sign = island.sign((row, column))
                signs[sign] = signs.get(sign, 0) | bit((row, column))
        by_taking = {number: signs.get(sign, 0) for sign, number in TAKING.items()}
        special = (SEA, CAVE, LABYRINTH, JUNGLE, *CHESTS, *BURIED, *TAKING)
        self.set, self.id = island_set_number, island_id
        self.chests = sum(signs.get(sign, 0) for sign in CHESTS)
        self.buried = sum(signs.get(sign, 0) for sign in BURIED)
        self.coins = {one: island.coins_at(cell_of(one)) for one in single(self.chests | self.buried)}
        self.caves, self.labyrinth = signs.get(CAVE, 0), signs.get(LABYRINTH, 0)
        self.jungle = signs.get(JUNGLE, 0)
        self.take_one, self.take_two = by_taking[1], by_taking[2]
        self.plain = sum(cells for sign, cells in signs.items() if sign not in special)
        self.white, self.black = bit(island.start), bit(island.black_flag)

    def cave_exits(self, entered: Cells) -> Cells:
        """The caves that a walker can come out of when it enters any of these."""
        return self.caves if entered & (entered - 1) else self.caves ^ entered

    def after(self, reach: Reach, kind: int, has_map: bool) -> tuple[Reach, Arrivals]:
        """Where a move card leads from there, and the chests it may end at; entries that end without gold
        are left out, as nobody wants them."""
        led, found, arrivals = LED[kind], dict[int, Cells](), list[tuple[Cells, int]]()
        for key, cells in reach.items():
            there = led(cells)
            ends = there & (self.chests | self.buried if has_map else self.chests)
            if ends:
                arrivals += [(one, key) for one in single(ends)]
            stay = there & (self.plain | self.jungle if has_map else self.plain)
            if there & self.caves:
                stay |= self.cave_exits(there & self.caves)
            if stay:
                found[key] = found.get(key, 0) | stay
            if there & self.labyrinth and key < LABYRINTHS * MOST_LABYRINTHS:
                more = key + LABYRINTHS
                found[more] = found.get(more, 0) | there & self.labyrinth
            if there & self.take_one:
                found[key + 1] = found.get(key + 1, 0) | there & self.take_one
            if there & self.take_two:
                found[key + 2] = found.get(key + 2, 0) | there & self.take_two
        return found, arrivals


@cache
def terrain(island_set_number: int, island_id: int) -> Terrain:
    return Terrain(island_set_number, island_id)
