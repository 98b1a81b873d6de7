"""What a route on an island to come is worth when others are after the same chests."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shkap.crew.routes.hands import ALL
from shtil_desktop.games.shkap.crew.routes.tables import Route, RouteTable
from shtil_desktop.games.shkap.crew.routes.terrain import Cells
from shtil_desktop.games.shkap.crew.sailor import rank_in_base
from shtil_desktop.games.shkap.crew.values.prospects import Draws
from shtil_desktop.games.shkap.rules.options import HAND

Haunts = dict[Cells, dict[int, float]]
"""By chest: how likely a rival comes there in so many steps."""


@lru_cache(1)
def _any_hand() -> list[tuple[int, float]]:
    return Draws(ALL).of(HAND)


@lru_cache(64)
def haunts(table: RouteTable) -> Haunts:
    """Where a sailor with any five cards would go."""
    found: Haunts = {}
    for hand, chance in _any_hand():
        route = table.best(hand, rank_in_base)
        if route is not None:
            there = found.setdefault(route.chest, {})
            there[route.steps] = there.get(route.steps, 0.0) + chance
    return found


def worth_among(route: Route, there: Haunts, rivals: int, denial: float) -> float:
    """The coins that a route is likely to bring among so many rivals, and some for what they lose by it."""
    steps = there.get(route.chest, {})
    before = float_sum(
        chance * (1.0 if s < route.steps else 0.5) for s, chance in steps.items() if s <= route.steps
    )
    behind = float_sum(steps.values()) - before
    coins = 0.0
    for ahead in range(min(rivals, route.coins - 1) + 1):
        chance = comb(rivals, ahead) * before**ahead * (1 - before) ** (rivals - ahead)
        coins += chance * (route.coins - ahead)
    return coins + denial * behind
