"""For each island the routes worth laying: heaps of cards that reach a chest, none beaten by a smaller one.

They are read from a file, as to find them takes a while; `making` has found them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import GUARD, ONE, Hand
from shtil_desktop.games.shkap.crew.routes.terrain import Cells, Terrain, terrain
from shtil_desktop.games.values import value

Row = tuple[int, ...]
"""Kinds of cards, left card first."""
REMEMBERED: Final = 4096
"""Hands of which the best route is kept in mind, for each island."""
LETTERS: Final = "auckfmx"
"""A letter a kind, in the order of the packed hand."""


@value
class Route:
    """What a heap of cards is good for when it is laid in the right order."""

    need: Hand
    chest: Cells
    coins: int
    steps: int
    taken: int
    """Cards taken on the way."""
    cards: int
    row: Row
    """An order in which they lead there."""


Rank = Callable[[Route], float]


class RouteTable:
    """The routes of one island, and which of them is the best that a hand has, by any ranking."""

    __slots__ = ("_best", "_ranked", "routes", "terrain")

    def __init__(self, ground: Terrain) -> None:
        self.terrain = ground
        self.routes = tuple(read_route(ground, text) for text in _written(ground.set)[str(ground.id)])
        self._ranked: dict[Rank, tuple[tuple[Hand, Route], ...]] = {}
        self._best: dict[tuple[Rank, Hand], Route | None] = {}

    def ranked(self, rank: Rank) -> tuple[tuple[Hand, Route], ...]:
        """All routes with what they need, the best first."""
        found = self._ranked.get(rank)
        if found is None:
            best_first = sorted(self.routes, key=rank, reverse=True)
            found = self._ranked[rank] = tuple((route.need, route) for route in best_first)
        return found

    def best(self, hand: Hand, rank: Rank) -> Route | None:
        """The best route that a hand can lay; None if it has none."""
        key = (rank, hand)
        if key not in self._best:
            if len(self._best) >= REMEMBERED:
                self._best.clear()
            self._best[key] = next(self.fitting(hand, rank), None)
        return self._best[key]

    def fitting(self, hand: Hand, rank: Rank) -> Iterator[Route]:
        """All routes that a hand can lay, the best first."""
        guarded = hand | GUARD
        return (route for need, route in self.ranked(rank) if (guarded - need) & GUARD == GUARD)


@cache
def route_table(island_set_number: int, island_id: int) -> RouteTable:
    return RouteTable(terrain(island_set_number, island_id))


def read_route(ground: Terrain, text: str) -> Route:
    """A line of the file: the row in letters, the number of the chest's cell, steps, cards taken."""
    letters, cell, steps, taken = text.split()
    row = tuple(LETTERS.index(letter) for letter in letters)
    chest = 1 << int(cell)
    return Route(
        sum(ONE[kind] for kind in row), chest, ground.coins[chest], int(steps), int(taken), len(row), row
    )


def written_route(route: Route) -> str:
    letters = "".join(LETTERS[kind] for kind in route.row)
    return f"{letters} {route.chest.bit_length() - 1} {route.steps} {route.taken}"


@cache
def _written(island_set_number: int) -> dict[str, list[str]]:
    path = files(__package__).joinpath(f"set-{island_set_number}.json")
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return found
