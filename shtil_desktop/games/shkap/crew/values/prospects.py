"""What a hand is worth on the next island, drawn up to five: exact over all that may be drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shkap.crew.routes.hands import BITS, ORDER, Hand, heaps, packed, size
from shtil_desktop.games.shkap.crew.routes.tables import Route, route_table
from shtil_desktop.games.shkap.rules.options import HAND

Worth = Callable[[Hand], float]
"""What a whole hand is worth when the island is announced."""


@lru_cache(64)
def _packed_heaps(number: int) -> tuple[tuple[Hand, tuple[int, ...]], ...]:
    return tuple((packed(counts), counts) for counts in heaps(number))


class Draws:
    """What may be drawn from a heap of cards, and how likely."""

    __slots__ = ("_counts", "_known")

    def __init__(self, source: Hand) -> None:
        self._counts = [source >> BITS * kind & 0xFF for kind in range(len(ORDER))]
        self._known: dict[int, list[tuple[Hand, float]]] = {0: [(0, 1.0)]}

    def of(self, number: int) -> list[tuple[Hand, float]]:
        """Every heap of so many cards with its chance; fewer cards if there are no more."""
        number = min(number, sum(self._counts))
        found = self._known.get(number)
        if found is None:
            found = self._known[number] = self._chances(number)
        return found

    def _chances(self, number: int) -> list[tuple[Hand, float]]:
        ways = [[comb(there, n) for n in range(number + 1)] for there in self._counts]
        across, updown, cross, knight, flag, chart, mark = ways
        total = comb(sum(self._counts), number)
        found = []
        for heap, (a, u, c, k, f, m, x) in _packed_heaps(number):
            weight = across[a] * updown[u] * cross[c] * knight[k] * flag[f] * chart[m] * mark[x]
            if weight:
                found.append((heap, weight / total))
        return found


@lru_cache(16)
def draws_from(source: Hand) -> Draws:
    """Between two decisions of a seat the cards that it hasn't seen are often the same."""
    return Draws(source)


def expected(worth: Worth, kept: Hand, draws: Draws) -> float:
    """The mean worth of what was kept and drawn up to five."""
    missing = HAND - size(kept)
    if missing <= 0:
        return worth(kept)
    return float_sum([chance * worth(kept + heap) for heap, chance in draws.of(missing)])


class Outlook:
    """What kept hands are worth once they have been drawn up from some cards; each is reckoned once."""

    __slots__ = ("_known", "draws", "worth")

    def __init__(self, worth: Worth, source: Hand) -> None:
        self.worth = worth
        self.draws = draws_from(source)
        self._known: dict[Hand, float] = {}

    def of(self, kept: Hand) -> float:
        found = self._known.get(kept)
        if found is None:
            found = self._known[kept] = expected(self.worth, kept, self.draws)
        return found


STEP: Final = 0.25
TAKEN: Final = 0.3


def rank_ahead(route: Route) -> float:
    return route.coins - STEP * route.steps + TAKEN * route.taken


class NextIsland:
    """The best route that a hand has on one island: the captain's measure."""

    __slots__ = ("_known", "_table")

    def __init__(self, island_set_number: int, island_id: int) -> None:
        self._table = route_table(island_set_number, island_id)
        self._known: dict[Hand, float] = {}

    def worth(self, hand: Hand) -> float:
        found = self._known.get(hand)
        if found is None:
            route = self._table.best(hand, rank_ahead)
            found = self._known[hand] = 0.0 if route is None else max(0.0, rank_ahead(route))
        return found


@lru_cache(256)
def next_island(island_set_number: int, island_id: int) -> NextIsland:
    return NextIsland(island_set_number, island_id)
