"""The Archipelago's measure of a hand: the best plan for all islands of the block that are still to come."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import MARKS, Hand
from shtil_desktop.games.shkap.crew.routes.tables import Route, route_table

SKIP: Final = 0.5
"""What it is worth to pass an island and take two cards."""
ROUTES: Final = 7
"""Routes an island that are looked at."""


def rank_in_plan(route: Route) -> float:
    return 0.85 * route.coins - 0.12 * route.steps + 0.2 * route.taken


class BlockPlan:
    """Plans for a row of islands: on each a route is laid, or it is skipped; no cards are drawn between.

    What is known of the later islands is kept by their own plan, for when they are the next ones.
    """

    __slots__ = ("_alone", "_known", "_rest", "_table")

    def __init__(self, island_set_number: int, islands: tuple[int, ...]) -> None:
        self._table = route_table(island_set_number, islands[0])
        self._rest = block_plan(island_set_number, islands[1:]) if len(islands) > 1 else None
        self._known: dict[Hand, float] = {}
        self._alone: dict[Hand, float] = {}

    def worth(self, hand: Hand) -> float:
        """Of the best plan. Marks make no difference to it."""
        return self._best(hand & ~MARKS)

    def _best(self, hand: Hand) -> float:
        if self._rest is None:
            return self.alone(hand)
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._search(hand, self._rest)
        return found

    def _search(self, hand: Hand, rest: BlockPlan) -> float:
        ahead = rest.most(hand)
        best = SKIP + rest._best(hand)
        for route in islice(self._table.fitting(hand, rank_in_plan), ROUTES):
            rank = rank_in_plan(route)
            if rank + ahead <= best:
                break
            best = max(best, rank + rest._best(hand - route.need))
        return best

    def alone(self, hand: Hand) -> float:
        """What the hand could bring on the first island by itself."""
        found = self._alone.get(hand)
        if found is None:
            route = self._table.best(hand, rank_in_plan)
            found = self._alone[hand] = SKIP if route is None else max(SKIP, rank_in_plan(route))
        return found

    def most(self, hand: Hand) -> float:
        """More than any plan gets: as if every island could be played with the whole hand."""
        return self.alone(hand) + (0.0 if self._rest is None else self._rest.most(hand))


@lru_cache(16)
def block_plan(island_set_number: int, islands: tuple[int, ...]) -> BlockPlan:
    return BlockPlan(island_set_number, islands)
