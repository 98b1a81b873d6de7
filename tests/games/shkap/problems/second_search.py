"""A second search for problems, on the referee's islands: every order of the cards, walked cell by cell."""

from __future__ import annotations

from itertools import permutations

from tests.games.shkap.referee.components import (
    BURIED,
    CHESTS,
    ISLANDS,
    Cell,
    Rows,
    cells_with,
    kind,
    sign_at,
)
from tests.games.shkap.referee.components import targets as targets_of

Reached = dict[Cell, int]


def chests_of(rows: Rows, cards: tuple[int, ...]) -> Reached:
    """The chests that a route can end at, each with the fewest steps to it."""
    found: Reached = {}
    start, route = _begin(rows, cards)
    walkers = {(start, 0)}
    has_map = False
    for card in route:
        if kind(card) == "map":
            has_map = True
            continue
        if kind(card) == "flag":
            break
        walkers = {
            there for cell, steps in walkers for there in _walk(rows, cell, steps, card, has_map, found)
        }
        has_map = False
    return found


def _begin(rows: Rows, cards: tuple[int, ...]) -> tuple[Cell, tuple[int, ...]]:
    if kind(cards[0]) == "flag":
        return cells_with(rows, "B")[0], cards[1:]
    return cells_with(rows, "W")[0], cards


def _walk(
    rows: Rows, cell: Cell, steps: int, card: int, has_map: bool, found: Reached
) -> set[tuple[Cell, int]]:
    """Where a walker may be after one card; a chest that it comes to ends its walk and is noted."""
    after: set[tuple[Cell, int]] = set()
    for there in targets_of(rows, cell, card, has_map):
        sign = sign_at(rows, there)
        if sign in CHESTS or (sign in BURIED and has_map):
            found[there] = min(steps + 1, found.get(there, steps + 1))
        elif sign == "C":
            after |= {(cave, steps + 1) for cave in cells_with(rows, "C") if cave != there}
        elif sign not in BURIED:
            after.add((there, steps + (2 if sign == "L" else 1)))
    return after


def every_route(hand: list[int]) -> dict[tuple[int, ...], tuple[int, ...]]:
    """Every order of some cards of a hand, one for each order of kinds."""
    cards = [card for card in hand if kind(card) != "mark"]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for count in range(1, len(cards) + 1):
        for route in permutations(sorted(cards), count):
            found.setdefault(kinds_of(route), route)
    return found


def kinds_of(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of one kind are alike: the first of a kind stands for all."""
    names = ("across", "updown", "cross", "knight", "flag", "mark", "map")
    return tuple(names.index(kind(card)) for card in cards)


def island_of(number: int) -> Rows:
    return ISLANDS[number]
