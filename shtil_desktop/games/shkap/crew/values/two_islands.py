"""The admiral's measure of a hand: a route on the next island, the rivals there, and what it leaves."""

from __future__ import annotations

from functools import lru_cache

from shtil_desktop.games.shkap.crew.routes.hands import GUARD, MARK, MARKS, Hand, count
from shtil_desktop.games.shkap.crew.routes.tables import route_table
from shtil_desktop.games.shkap.crew.values.kept_hands import kept
from shtil_desktop.games.shkap.crew.values.prospects import Outlook
from shtil_desktop.games.shkap.crew.values.rivalry import haunts, worth_among
from shtil_desktop.games.values import value


@value
class Prices:
    """What else counts in coins, beside the coins themselves."""

    mark: float = 0.08
    """A mark to throw."""
    taken: float = 0.3
    """A card taken on the way."""
    denial: float = 1.25
    """A rival that comes behind at the same chest."""
    market: float = 0.2
    """After a pass, cards from the market instead of any two."""


PRICES = Prices()


class TwoIslands:
    __slots__ = ("_best", "_known", "_passed", "_prices", "_routes")

    def __init__(
        self, island_set_number: int, island_id: int, seats: int, following: int, prices: Prices
    ) -> None:
        """`following` islands come after this one."""
        table = route_table(island_set_number, island_id)
        there = haunts(table)
        self._routes = [
            (route.need, worth_among(route, there, seats - 1, prices.denial) + prices.taken * route.taken)
            for route in table.routes
        ]
        self._best = kept(seats, following).best if following else None
        self._passed = kept(seats, following).passed if following else None
        self._known: dict[Hand, float] = {}
        self._prices = prices

    def worth(self, hand: Hand) -> float:
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._search(hand)
        return found

    def _search(self, hand: Hand) -> float:
        guarded, later, marks = hand | GUARD, self._best, count(hand, MARK) * self._prices.mark
        best = 0.0 if self._passed is None else self._passed(hand) + self._prices.market
        for need, worth in self._routes:
            if (guarded - need) & GUARD == GUARD:
                total = worth + marks
                if later is not None:
                    total += later((hand - need) & ~MARKS)
                if total > best:
                    best = total
        return best


@lru_cache(256)
def two_islands(
    island_set_number: int, island_id: int, seats: int, following: int, prices: Prices = PRICES
) -> TwoIslands:
    return TwoIslands(island_set_number, island_id, seats, following, prices)


@lru_cache(16)
def outlook(
    island_set_number: int, island_id: int, seats: int, following: int, prices: Prices, source: Hand
) -> Outlook:
    """Hands on an island to come, drawn up from these cards."""
    measure = two_islands(island_set_number, island_id, seats, following, prices)
    return Outlook(measure.worth, source)
