"""The Archipelago's measure of a hand: the best plan for all islands of the block that are still to come."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import Hand
from shtil_desktop.games.shkap.crew.routes.tables import Route, route_table

SKIP: Final = 0.5
"""What it is worth to pass an island and take two cards."""
ROUTES: Final = 7
"""Routes an island that are looked at."""


def rank_in_plan(route: Route) -> float:
    return 0.85 * route.coins - 0.12 * route.steps + 0.2 * route.taken


class BlockPlan:
    """Plans for a row of islands: on each a route is laid, or it is skipped; no cards are drawn between."""

    __slots__ = ("_best", "_known", "_tables")

    def __init__(self, island_set_number: int, islands: tuple[int, ...]) -> None:
        self._tables = [route_table(island_set_number, one) for one in islands]
        self._known: list[dict[Hand, float]] = [{} for _ in islands]
        self._best: list[dict[Hand, float]] = [{} for _ in islands]

    def worth(self, hand: Hand) -> float:
        return self._from(0, hand)

    def _from(self, at: int, hand: Hand) -> float:
        """The best plan from an island on."""
        if at == len(self._tables):
            return 0.0
        if at == len(self._tables) - 1:
            return self._alone(at, hand)
        found = self._known[at].get(hand)
        if found is None:
            found = self._known[at][hand] = self._search(at, hand)
        return found

    def _search(self, at: int, hand: Hand) -> float:
        ahead = sum(self._alone(later, hand) for later in range(at + 1, len(self._tables)))
        best = SKIP + self._from(at + 1, hand)
        for route in islice(self._tables[at].fitting(hand, rank_in_plan), ROUTES):
            rank = rank_in_plan(route)
            if rank + ahead <= best:
                break
            best = max(best, rank + self._from(at + 1, hand - route.need))
        return best

    def _alone(self, at: int, hand: Hand) -> float:
        """What the hand could bring on one island by itself; more than any plan for several gets there."""
        found = self._best[at].get(hand)
        if found is None:
            route = self._tables[at].best(hand, rank_in_plan)
            found = self._best[at][hand] = SKIP if route is None else max(SKIP, rank_in_plan(route))
        return found


@lru_cache(16)
def block_plan(island_set_number: int, islands: tuple[int, ...]) -> BlockPlan:
    return BlockPlan(island_set_number, islands)
