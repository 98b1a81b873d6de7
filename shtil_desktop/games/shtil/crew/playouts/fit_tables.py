"""How a number would lie in a gap, measured once and looked up ever after: what makes quick voyages quick.

The measure is the evaluation's own, as in `gaps`, but taken from bits: the lowest one stands for the number
just above a gap's lower bound.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from shtil_desktop.games.shtil.crew.judgement.evaluation import EASE, NOWHERE
from shtil_desktop.games.shtil.crew.judgement.expected_cards import AT_HAND, NEAR
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import DEAD, FINE, GRAIN, lacking, rooms
from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.rules.actions import HIGHEST_PRICE, MOST_CELLS
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.line import BEYOND
from shtil_desktop.games.shtil.rules.start import TO_GIVE

STEPS: Final = 10
"""Of the share of unseen numbers that are in play; finer ones make no better moves, but more to measure."""
COARSE: Final = GRAIN // STEPS
SPANS: Final = tuple((1 << size) - 1 for size in range(BEYOND + 1))

Bounds = tuple[int, int, int, int]
"""The first and the last cell of a gap, and the numbers around it."""
Strait = tuple[int, int, int, int, int, int, tuple[int, int, int, int]]
"""A gap made ready: its key, how far its bits are shifted, which bits it has, its first and its last cell and
the lower bound; then the higher bound, how many cells, how many of them must cost a card at least, and the
numbers that can pay their way into a lone cell there, as bits from 0 up."""
Place = tuple[int, int, int, int, int]
"""A number, the key of its gap, which of the numbers between the bounds may still come and which are in the
hand, both as bits, and the share of the unseen ones that are in play, in steps."""
Sounding = tuple[float, int, float, int, float, int, float]
"""The number's best score in a cell that costs nothing, and that cell; its scores beside the lower and beside
the higher bound, each followed by the price, 0 where it can't go; what the gap loses without it. What the
prices count is not in the scores."""
Stock = tuple[int, int, int, int, int]
"""The own cards and all that are left, those of them hidden and those gone unseen; the empty cells."""
Supplies = tuple[float, float, int]
"""What a card to pay counts, what discarding two counts, and the share of the unseen in play, in steps."""


class Soundings(dict[Place, Sounding]):
    """For one set of weights, on a line of so many cells where prices are paid."""

    def __init__(self, weights: Weights, cells: int, seats: int) -> None:
        super().__init__()
        self.weights = weights
        self.straits: dict[Bounds, Strait | None] = {}
        self.supplies: tuple[dict[Stock, Supplies], ...] = {}, {}
        """Before a start has been played, and after."""
        self._bounds: list[Bounds] = []
        self._cells = cells
        self._seats = seats
        self._rooms = rooms(weights)
        self._choices: dict[tuple[int, int, int], list[float]] = {}
        self._alone: dict[tuple[bool, bool, int, int, int, int], tuple[float, float]] = {}

    def __missing__(self, place: Place) -> Sounding:
        number, key, there, held, grain = place
        first, last, low, high = self._bounds[key]
        most, cut = last - first, number - low - 1
        there_before, held_before = there & SPANS[cut], held & SPANS[cut]
        there_after, held_after = there >> cut + 1, held >> cut + 1
        before = self._choice(there_before.bit_count(), held_before.bit_count(), grain)
        after = self._choice(there_after.bit_count(), held_after.bit_count(), grain)
        whole = self._penalty(most + 1, low, high, there, held, grain)
        weights = self.weights
        ideal = (number - 0.5) * self._cells / LAST_ISLAND - 0.5
        share = first - 1 + (number - low) / (high - low) * (most + 2)
        scores = [
            before[cell - first]
            + after[last - cell]
            - whole
            + weights.place * abs(cell - ideal)
            + weights.share * abs(cell - share)
            for cell in range(first, last + 1)
        ]
        if most:
            if there_before:
                one, two = self._few(low, number, there_before, held_before, grain)
                scores[1] += one
                if most > 1:
                    scores[2] += two
            if there_after:
                one, two = self._few(number, high, there_after, held_after, grain)
                scores[most - 1] += one
                if most > 1:
                    scores[most - 2] += two
        low_price = number - low if low else 0
        high_price = high - number if high < BEYOND else 0
        if not most and low_price and high_price:
            low_price, high_price = min(low_price, high_price), 0
        best, best_cell = NOWHERE, first
        for at in range(1 if low_price else 0, most if high_price else most + 1):
            if scores[at] < best:
                best, best_cell = scores[at], first + at
        found = self[place] = (
            best,
            best_cell,
            scores[0],
            low_price if low_price <= HIGHEST_PRICE else 0,
            scores[most],
            high_price if high_price <= HIGHEST_PRICE else 0,
            self._loss(most + 1, low, high, there, held, grain, 1 << cut),
        )
        return found

    def _choice(self, numbers: int, held: int, grain: int) -> list[float]:
        """What 0, 1, 2 and so on cells count by how many numbers there are for them."""
        found = self._choices.get((numbers, held, grain))
        if found is None:
            found = self._rooms[_step(numbers, held, grain)][:]
            if self.weights.doubt and grain != GRAIN:
                lacks = lacking(held, numbers - held, grain)
                found = [a + self.weights.doubt * b for a, b in zip(found, lacks, strict=True)]
            found[numbers + 1 :] = [DEAD] * (MOST_CELLS - numbers)
            self._choices[numbers, held, grain] = found
        return found

    def _penalty(self, cells: int, low: int, high: int, there: int, held: int, grain: int) -> float:
        found = self._choice(there.bit_count(), held.bit_count(), grain)[cells]
        if cells < 3 and there:
            found += self._few(low, high, there, held, grain)[cells - 1]
        return found

    def _few(self, low: int, high: int, there: int, held: int, grain: int) -> tuple[float, float]:
        """What one cell and what two count beyond that, by the numbers that can pay their way to a bound."""
        size = high - low - 1
        near = _near_bits(low > 0, high < BEYOND, size)
        key = low > 0, high < BEYOND, size, there & near, held & near, grain
        found = self._alone.get(key)
        if found is None:
            weights = self.weights
            wanted = _welcome(*key)
            one = weights.single * exp(-weights.single_slope * wanted) if wanted else DEAD
            is_pair = weights.pair and low and high < BEYOND
            two = weights.pair * exp(-weights.pair_slope * wanted) if is_pair else 0.0
            found = self._alone[key] = one, two
        return found

    def _loss(self, cells: int, low: int, high: int, there: int, held: int, grain: int, bit: int) -> float:
        numbers = there.bit_count()
        if numbers <= cells:
            return DEAD
        step = _step(numbers, held.bit_count(), grain)
        found = self._rooms[max(0, step - FINE)][cells] - self._rooms[step][cells]
        if cells == 1:
            with_it = self._few(low, high, there, held, grain)[0]
            found += self._few(low, high, there & ~bit, held & ~bit, grain)[0] - with_it
        return found

    def strait(self, first: int, last: int, low: int, high: int) -> Strait | None:
        """The gap between two numbers made ready; None if it has no cells."""
        bounds = first, last, low, high
        if bounds not in self.straits:
            cells = last - first + 1
            if cells:
                due = cells - (cells - 1 + (not low) + (high == BEYOND)) // 2
                rest = high, cells, due, _near_bits(low > 0, high < BEYOND, high - low - 1) << low + 1
                self.straits[bounds] = (
                    len(self._bounds),
                    low + 1,
                    SPANS[high - low - 1],
                    first,
                    last,
                    low,
                    rest,
                )
                self._bounds.append(bounds)
            else:
                self.straits[bounds] = None
        return self.straits[bounds]

    def supply(self, stock: Stock, start_lies: bool) -> Supplies:
        own, left, hidden, gone, empty = stock
        weights = self.weights
        owed = empty + 1 if start_lies else empty + 1 + TO_GIVE
        ease = (left - owed) / (empty + 1) - EASE
        balance = (own - left / self._seats) / HAND
        haste = -weights.price_slack * ease - weights.price_balance * balance
        weigh = weights.price * exp(max(-4.0, min(4.0, haste)))
        thrift = weights.thrift * exp(-weights.thrift_slope * max(-4.0, own - owed / self._seats))
        patience = weights.patience + weights.patience_slack * ease + weights.patience_balance * balance
        grain = COARSE * ((2 * STEPS * hidden + hidden + gone) // (2 * (hidden + gone))) if hidden else 0
        found = self.supplies[start_lies][stock] = weigh + thrift, patience + thrift, grain
        return found


def _step(numbers: int, held: int, grain: int) -> int:
    """What the numbers count, in the steps of the tables."""
    return int(FINE * (held + (numbers - held) * grain / GRAIN) + 0.5)


@cache
def _near_bits(is_low: bool, is_high: bool, size: int) -> int:
    """The numbers that a hand can pay for beside a bound; all of them if there is no bound."""
    if not (is_low or is_high):
        return SPANS[size]
    low = SPANS[min(size, HIGHEST_PRICE)] if is_low else 0
    return low | (SPANS[size] & ~SPANS[max(0, size - HIGHEST_PRICE)] if is_high else 0)


def welcome(low: int, high: int, there: int, held: int, grain: int) -> float:
    """The numbers of a gap that a hand can pay for beside its bounds, each as welcome as it is cheap."""
    size = high - low - 1
    near = _near_bits(low > 0, high < BEYOND, size)
    return _welcome(low > 0, high < BEYOND, size, there & near, held & near, grain)


def _welcome(is_low: bool, is_high: bool, size: int, there: int, held: int, grain: int) -> float:
    present = grain / GRAIN
    if not (is_low or is_high):
        return held.bit_count() + present * (there.bit_count() - held.bit_count())
    found = 0.0
    for step, welcome in NEAR:
        up, down = step - 1, size - step
        if is_low and up < size and (not is_high or up <= down) and there >> up & 1:
            found += welcome * (AT_HAND if held >> up & 1 else present)
        if is_high and down >= 0 and (not is_low or down > up) and there >> down & 1:
            found += welcome * (AT_HAND if held >> down & 1 else present)
    return found
