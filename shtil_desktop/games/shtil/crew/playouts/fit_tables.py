"""How a number would lie in a gap, measured once and looked up ever after: what makes fast voyages fast.

The measure is the evaluation's own, as in `gap_difficulty`, but taken from bits: the lowest one stands for
the number just above a gap's lower bound.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final, NamedTuple

from shtil_desktop.games.shtil.crew.judgement.evaluation import EASE, NOWHERE
from shtil_desktop.games.shtil.crew.judgement.expected_cards import AT_HAND, NEAR
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import DEAD, FINE, GRAIN, choice_table, lacking
from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.rules.actions import HIGHEST_PRICE, MOST_CELLS
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.line import BEYOND, forced_payments, price_in_gap
from shtil_desktop.games.shtil.rules.turns.start import TO_GIVE
from shtil_desktop.games.values import value

STEPS: Final = 10
"""Of the share of unseen numbers that are in play; finer ones make no better moves, but more to measure."""
COARSE: Final = GRAIN // STEPS
SPANS: Final = tuple((1 << size) - 1 for size in range(BEYOND + 1))

Bounds = tuple[int, int, int, int]
"""The first and the last cell of a gap, and the numbers around it."""
Ends = tuple[bool, bool, int]
"""Whether an island lies below a gap and above it, and how many numbers belong between."""
Seen = tuple[int, int, int, int]
"""A number, which of the numbers of its gap may still come and which are in the hand, both as bits, and the
share of the unseen ones that are in play, in steps."""


@value
class Fit:
    """How a number would lie in its gap; what its prices count is not in the scores."""

    best: float
    """Its best score in a cell that costs nothing, `NOWHERE` if there is none."""
    cell: int
    """That cell."""
    at_low: float
    """Its score beside the lower bound."""
    low_price: int
    """The price there, 0 if it can't go there or would not pay."""
    at_high: float
    high_price: int
    loss: float
    """What the gap loses without the number."""


class FastGap:
    """A gap made ready, with all that was ever measured in it."""

    __slots__ = ("cells", "due", "first", "fits", "high", "last", "low", "near", "shift", "span")

    def __init__(self, tables: FitTables, bounds: Bounds) -> None:
        self.first, self.last, self.low, self.high = bounds
        low, high, size = self.low, self.high, self.high - self.low - 1
        self.cells = cells = self.last - self.first + 1
        self.due = forced_payments(cells, low, high)
        """How many of its cells must cost a card at least."""
        self.shift = low + 1
        """How far the bits of its numbers are shifted, and which there are."""
        self.span = SPANS[size]
        self.near = _near_bits(low > 0, high < BEYOND, size) << low + 1
        """The numbers that can pay their way into a lone cell here, as bits from 0 up."""
        self.fits = _Fits(tables, self)


class _Fits(dict[Seen, Fit]):
    """Measured when it is asked for the first time."""

    __slots__ = ("_gap", "_tables")

    def __init__(self, tables: FitTables, gap: FastGap) -> None:
        super().__init__()
        self._tables, self._gap = tables, gap

    def __missing__(self, seen: Seen) -> Fit:
        found = self[seen] = self._tables.measure(self._gap, *seen)
        return found


class CardCounts(NamedTuple):
    """What a seat knows of the cards that are left, beside their numbers."""

    own: int
    left: int
    """In all hands and decks."""
    hidden: int
    """Those of them that the seat does not see."""
    gone: int
    """Cards that left the game unseen by the seat."""
    empty: int
    """Cells, not cards."""


class Scarcity(NamedTuple):
    """What follows from the counts."""

    weigh: float
    """What a card to pay counts."""
    patience: float
    """What discarding two counts."""
    grain: int
    """The share of the unseen cards that are in play, in steps."""


class FitTables:
    """For one set of weights, on a line of so many cells where prices are paid."""

    def __init__(self, weights: Weights, cells: int, seats: int) -> None:
        self.weights = weights
        self.gaps: dict[Bounds, FastGap | None] = {}
        self.scarcities: tuple[dict[CardCounts, Scarcity], ...] = {}, {}
        """Before a start has been played, and after."""
        self.measured = 0
        self._cells = cells
        self._seats = seats
        self._rooms = choice_table(weights)
        self._choices: dict[tuple[int, int, int], list[float]] = {}
        self._alone: dict[tuple[Ends, int, int, int], tuple[float, float]] = {}

    def measure(self, gap: FastGap, number: int, there: int, held: int, grain: int) -> Fit:
        self.measured += 1
        first, last, low, high = gap.first, gap.last, gap.low, gap.high
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
        low_price = price_in_gap(number, low, high, 0, most)
        high_price = price_in_gap(number, low, high, most, 0) if most else 0
        best, best_cell = NOWHERE, first
        for at in range(1 if low_price else 0, most if high_price else most + 1):
            if scores[at] < best:
                best, best_cell = scores[at], first + at
        return Fit(
            best=best,
            cell=best_cell,
            at_low=scores[0],
            low_price=low_price if low_price <= HIGHEST_PRICE else 0,
            at_high=scores[most],
            high_price=high_price if high_price <= HIGHEST_PRICE else 0,
            loss=self._loss(most + 1, low, high, there, held, grain, 1 << cut),
        )

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
        ends = low > 0, high < BEYOND, high - low - 1
        near = _near_bits(*ends)
        key = ends, there & near, held & near, grain
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

    def gap(self, first: int, last: int, low: int, high: int) -> FastGap | None:
        """The gap between two numbers made ready; None if it has no cells."""
        bounds = first, last, low, high
        if bounds not in self.gaps:
            self.gaps[bounds] = FastGap(self, bounds) if first <= last else None
        return self.gaps[bounds]

    def scarcity(self, counts: CardCounts, start_lies: bool) -> Scarcity:
        own, left, hidden, gone, empty = counts
        weights = self.weights
        owed = empty + 1 if start_lies else empty + 1 + TO_GIVE
        ease = (left - owed) / (empty + 1) - EASE
        balance = (own - left / self._seats) / HAND
        haste = -weights.price_slack * ease - weights.price_balance * balance
        weigh = weights.price * exp(max(-4.0, min(4.0, haste)))
        thrift = weights.thrift * exp(-weights.thrift_slope * max(-4.0, own - owed / self._seats))
        patience = weights.patience + weights.patience_slack * ease + weights.patience_balance * balance
        grain = COARSE * ((2 * STEPS * hidden + hidden + gone) // (2 * (hidden + gone))) if hidden else 0
        found = self.scarcities[start_lies][counts] = Scarcity(weigh + thrift, patience + thrift, grain)
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
    ends = low > 0, high < BEYOND, high - low - 1
    near = _near_bits(*ends)
    return _welcome(ends, there & near, held & near, grain)


def _welcome(ends: Ends, there: int, held: int, grain: int) -> float:
    is_low, is_high, size = ends
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
