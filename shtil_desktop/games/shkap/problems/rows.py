"""Every row that a hand can lay, with the chests that it leads to and in how few steps."""

from __future__ import annotations

from collections.abc import Iterator

from shtil_desktop.games.shkap.crew.routes.hands import (
    FLAG,
    KIND_OF,
    MARKS,
    ONE,
    Hand,
    kinds_in,
    pack,
)
from shtil_desktop.games.shkap.crew.routes.sequences import row_ends
from shtil_desktop.games.shkap.crew.routes.tables import Row
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.game import Shkap

Reached = dict[int, int]
"""For each chest, by the number of its cell, the fewest steps to it."""


def reached_by(game: Shkap, cards: tuple[Card, ...]) -> Reached:
    """Where a route leads on the island that is played."""
    return _reached(game, tuple(KIND_OF[card] for card in cards))


def _reached(game: Shkap, row: Row) -> Reached:
    found: Reached = {}
    for end in row_ends(game.options.island_set, game.island.id, row):
        cell = end.chest.bit_length() - 1
        found[cell] = min(end.steps, found.get(cell, end.steps))
    return found


def all_rows(game: Shkap, seat: int) -> Iterator[tuple[Row, Reached]]:
    """Every order of some of the seat's cards, by kinds, short ones first; a flag is good only in front."""
    rows: list[tuple[Row, Hand]] = [((), pack(game.hands[seat]) & ~MARKS)]
    while rows:
        longer = []
        for row, left in rows:
            for kind in kinds_in(left):
                if kind == FLAG and row:
                    continue
                more = (*row, kind)
                yield more, _reached(game, more)
                longer.append((more, left - ONE[kind]))
        rows = longer
