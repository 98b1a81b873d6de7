"""How hard a gap will be to fill: the measure that the evaluation rests on."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp, lgamma, log, sqrt
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.crew.judgement.expected_cards import AT_HAND, ExpectedCards
from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.rules.actions import MOST_CELLS
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.line import BEYOND

DEAD: Final = 30.0
"""A gap that can't be filled any more."""
FINE: Final = 4
"""Steps of the tables between two whole numbers."""
FREE: Final = 2.0
"""How welcome the numbers are where no price is paid."""
GRAIN: Final = 40
"""Steps of the chance that an unseen number is in play."""


class GapDifficulty:
    """The penalty of gaps for what one seat expects. Bounds are the numbers around a gap."""

    __slots__ = ("_expected", "_grain", "_rooms", "_weights")

    def __init__(self, expected: ExpectedCards, weights: Weights) -> None:
        self._expected = expected
        self._weights = weights
        self._rooms = choice_table(weights)
        self._grain = round(expected.present * GRAIN) if weights.doubt else GRAIN

    def penalty(self, cells: int, low: int, high: int, is_priced: bool = True) -> float:
        """What `cells` empty cells between two numbers cost; 0 for none."""
        return self.penalties(cells, low, high, is_priced)[cells]

    def penalties(self, most: int, low: int, high: int, is_priced: bool = True) -> list[float]:
        """What 0, 1, 2 and so on up to `most` empty cells between two numbers cost."""
        if not most:
            return [0.0]
        expected, weights = self._expected, self._weights
        counts, sums = expected.counts, expected.sums
        numbers = counts[high - 1] - counts[low]
        found = self._rooms[int(FINE * (sums[high - 1] - sums[low]) + 0.5)][: most + 1]
        if self._grain != GRAIN:
            held = expected.held[high - 1] - expected.held[low]
            lacks = lacking(held, numbers - held, self._grain)
            found = [a + weights.doubt * b for a, b in zip(found, lacks, strict=False)]
        if numbers < most:
            found[numbers + 1 :] = [DEAD] * (most - numbers)
        if numbers:
            welcome = self.near(low, high) if is_priced else FREE
            found[1] += self._alone(welcome)
            if most > 1 and weights.pair and is_priced and low and high < BEYOND:
                found[2] += weights.pair * exp(-weights.pair_slope * welcome)
        return found

    def _alone(self, welcome: float) -> float:
        if not welcome:
            return DEAD
        return self._weights.single * exp(-self._weights.single_slope * welcome)

    def near(self, low: int, high: int, without: int = 0) -> float:
        """The numbers that can pay their way to one of the bounds, each as welcome as it is cheap."""
        expected = self._expected
        worth, held = expected.worth, expected.held
        found = 0.0
        is_bound_low, is_bound_high = low > 0, high < BEYOND
        if not (is_bound_low or is_bound_high):
            return expected.sums[LAST_ISLAND]
        for step, welcome in expected.near:
            up, down = low + step, high - step
            if is_bound_low and up < high and up != without and (not is_bound_high or up <= down):
                found += welcome * (AT_HAND if held[up] > held[up - 1] else worth[up])
            if is_bound_high and down > low and down != without and (not is_bound_low or down > up):
                found += welcome * (AT_HAND if held[down] > held[down - 1] else worth[down])
        return found

    def loss(self, number: int, cells: int, low: int, high: int, is_priced: bool = True) -> float:
        """How much harder a gap gets without a number of the hand that belongs there."""
        expected = self._expected
        numbers = expected.counts[high - 1] - expected.counts[low]
        if numbers <= cells:
            return DEAD
        step = int(FINE * (expected.sums[high - 1] - expected.sums[low]) + 0.5)
        found = self._rooms[max(0, step - FINE)][cells] - self._rooms[step][cells]
        if cells == 1:
            without = self.near(low, high, number) if is_priced else FREE
            found += self._alone(without) - self._alone(self.near(low, high) if is_priced else FREE)
        return found


@cache
def choice_table(weights: Weights) -> ChoiceTable:
    return ChoiceTable(weights)


class ChoiceTable(dict[int, list[float]]):
    """By what the numbers of a gap count, in steps, and by its cells: how much choice there is."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self._weights = weights

    def __missing__(self, step: int) -> list[float]:
        self[step] = [0.0, *(self._penalty(cells, step / FINE) for cells in range(1, MOST_CELLS + 1))]
        return self[step]

    def __reduce__(self) -> tuple[object, ...]:
        return choice_table, (self._weights,)

    def _penalty(self, cells: int, numbers: float) -> float:
        weights = self._weights
        squeeze = exp(min(6.0, -weights.squeeze_slope * (numbers - cells) / sqrt(cells)))
        as_such = (0.0, weights.gap_one, weights.gap_two, weights.gap_three, weights.gap_four)
        found = weights.squeeze * squeeze - weights.room * choices(numbers, cells)
        return found + as_such[cells] if cells < len(as_such) else found


def choices(numbers: float, cells: int) -> float:
    """The logarithm of the ways to choose numbers for the cells, below none a steep slope.

    >>> round(choices(5, 2), 3)
    2.303
    """
    if numbers < cells:
        return 1.5 * (numbers - cells)
    return lgamma(numbers + 1) - lgamma(cells + 1) - lgamma(numbers - cells + 1)


@lru_cache(maxsize=1 << 17)
def lack(needed: int, unseen: int, grain: int) -> float:
    """Minus the logarithm of the chance that `needed` of the unseen numbers are in play.

    >>> round(lack(1, 2, 20), 3)
    0.288
    """
    chance = grain / GRAIN
    enough = float_sum(
        comb(unseen, there) * chance**there * (1 - chance) ** (unseen - there)
        for there in range(needed, unseen + 1)
    )
    return min(DEAD, -log(enough)) if enough > 0 else DEAD


@lru_cache(maxsize=1 << 15)
def lacking(held: int, unseen: int, grain: int) -> tuple[float, ...]:
    """For 0, 1, 2 and so on cells: the doubt whether the unseen numbers suffice beside those in the hand."""
    cells = range(MOST_CELLS + 1)
    return tuple(0.0 if need <= held else lack(need - held, unseen, grain) for need in cells)
