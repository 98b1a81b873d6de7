"""The least that must still be paid to fill a gap, whatever the order of the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.line import Gap, forced_payments, price_in_gap

NEVER: Final = 1000
"""The price of what can't be filled at all."""
FEW: Final = {1: 80, 2: 12, 3: 8}
"""Gaps whose cells and numbers are few enough to look at every way of filling them."""


def least_price(gap: Gap, numbers: tuple[Card, ...], reach: int) -> int:
    """The least sum of prices, none above `reach`, for filling a gap with these numbers; `NEVER` if none."""
    cells = gap.cells
    if len(numbers) < cells:
        return NEVER
    if len(numbers) > FEW.get(cells, 0):
        return forced_payments(cells, gap.low, gap.high)
    return _least(gap.low, gap.high, cells, numbers, reach)


@lru_cache(maxsize=1 << 16)
def _least(low: int, high: int, cells: int, numbers: tuple[Card, ...], reach: int) -> int:
    """Try every number in every cell as the one that is placed first."""
    if not cells:
        return 0
    best = NEVER
    for at, number in enumerate(numbers):
        for before in range(max(0, cells - len(numbers) + at), min(cells - 1, at) + 1):
            after = cells - 1 - before
            price = price_in_gap(number, low, high, before, after)
            if price <= reach and price < best:
                price += _least(low, number, before, numbers[:at], reach)
                price += _least(number, high, after, numbers[at + 1 :], reach)
                best = min(best, price)
    return best
