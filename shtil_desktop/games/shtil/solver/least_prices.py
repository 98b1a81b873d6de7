"""The least that must still be paid to fill a gap, whatever the order of the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.line import Gap
from shtil_desktop.games.shtil.solver.cards_left import is_border

NEVER: Final = 1000
"""The price of what can't be filled at all."""
FEW: Final = {1: 80, 2: 12, 3: 8}
"""Gaps whose cells and numbers are few enough to look at every way of filling them."""


def forced_payments(gap: Gap) -> int:
    """Cells of a gap that can't all be filled without an occupied neighbour: each costs at least one card.

    >>> [forced_payments(Gap(1, cells, 10, 60)) for cells in (1, 2, 3, 5)]
    [1, 2, 2, 3]
    """
    cells = gap.last - gap.first + 1
    open_ends = is_border(gap.low) + is_border(gap.high)
    return cells - (cells - 1 + open_ends) // 2


def least_price(gap: Gap, numbers: tuple[Card, ...], reach: int) -> int:
    """The least sum of prices, none above `reach`, for filling a gap with these numbers; `NEVER` if none."""
    cells = gap.last - gap.first + 1
    if len(numbers) < cells:
        return NEVER
    if len(numbers) > FEW.get(cells, 0):
        return forced_payments(gap)
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
            price = _price(low, high, number, before, after)
            if price <= reach and price < best:
                price += _least(low, number, before, numbers[:at], reach)
                price += _least(number, high, after, numbers[at + 1 :], reach)
                best = min(best, price)
    return best


def _price(low: int, high: int, number: int, before: int, after: int) -> int:
    """What a number costs with so many empty cells before and after it."""
    prices = []
    if not before and not is_border(low):
        prices.append(number - low)
    if not after and not is_border(high):
        prices.append(high - number)
    return min(prices, default=0)
