"""One line of cells and the numbers on it, strictly increasing."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from shtil_desktop.games.shtil.rules.actions import Placements, ShtilAction
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.layouts import LineSpec

BEYOND = LAST_ISLAND + 1


class Gap(NamedTuple):
    """The run of empty cells `first` to `last` where numbers between `low` and `high` belong."""

    first: int
    last: int
    low: int
    high: int

    @property
    def cells(self) -> int:
        return self.last - self.first + 1


def is_border(bound: int) -> bool:
    """Whether a gap's bound is the end of the line, where nothing lies and nothing costs."""
    return not 0 < bound < BEYOND


def price_in_gap(number: int, low: int, high: int, before: int, after: int) -> int:
    """Cards to discard for a number in a gap, with so many empty cells before and after it.

    It is the smaller difference to an island just beside it, 0 with none.

    >>> [price_in_gap(46, 45, 49, before, 1 - before) for before in (0, 1)], price_in_gap(46, 45, 49, 0, 0)
    ([1, 3], 1)
    """
    below = number - low if low and not before else 0
    above = high - number if high < BEYOND and not after else 0
    return min(below, above) if below and above else below or above


def forced_payments(cells: int, low: int, high: int) -> int:
    """Cells of a gap that can't all be filled without an island beside them: each costs at least one card.

    >>> [forced_payments(cells, 10, 60) for cells in (1, 2, 3, 5)]
    [1, 2, 2, 3]
    """
    return cells - (cells - 1 + is_border(low) + is_border(high)) // 2


class Line:
    """Placed numbers in ascending order, each with its cell, between two borders (0 and 81).

    A number fits only between its two nearest placed numbers, so its open cells are one run, and only the
    run's ends touch an island and can cost.
    """

    __slots__ = ("cells", "is_priced", "numbers")

    def __init__(self, numbers: list[int], cells: list[int], is_priced: bool) -> None:
        self.numbers = numbers
        self.cells = cells
        self.is_priced = is_priced

    @classmethod
    def empty(cls, spec: LineSpec) -> Line:
        return cls([0, BEYOND], [spec.first - 1, spec.last + 1], spec.is_priced)

    @classmethod
    def parse(cls, picture: str) -> Line:
        """A line from a text: a number or a dot for each cell.

        >>> Line.parse("45 . 49").price(46, 1)
        1
        """
        words = picture.split()
        line = cls.empty(LineSpec(0, len(words) - 1, True))
        for cell, word in enumerate(words):
            if word != ".":
                line.place(int(word), cell)
        return line

    def copy(self) -> Line:
        return Line(self.numbers[:], self.cells[:], self.is_priced)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and (self.numbers, self.cells) == (other.numbers, other.cells)

    __hash__ = None  # type: ignore[assignment]

    @property
    def is_full(self) -> bool:
        return len(self.numbers) - 1 == self.cells[-1] - self.cells[0]

    def is_filled(self, first: int, last: int) -> bool:
        """Whether all cells from `first` to `last` are occupied."""
        cells = self.cells
        at = bisect_left(cells, first) + last - first
        return at < len(cells) and cells[at] == last

    def gap(self, number: int) -> Gap:
        """Where a number that doesn't lie here belongs; `first` > `last` if no cell is left there."""
        at = bisect_left(self.numbers, number)
        return Gap(self.cells[at - 1] + 1, self.cells[at] - 1, self.numbers[at - 1], self.numbers[at])

    def gaps(self) -> list[Gap]:
        """All runs of empty cells."""
        found = []
        for at in range(1, len(self.cells)):
            first, last = self.cells[at - 1] + 1, self.cells[at] - 1
            if first <= last:
                found.append(Gap(first, last, self.numbers[at - 1], self.numbers[at]))
        return found

    def has(self, number: int) -> bool:
        return self.numbers[bisect_left(self.numbers, number)] == number

    def number_at(self, cell: int) -> int | None:
        """The number in a cell, None if it is empty."""
        at = bisect_left(self.cells, cell)
        return self.numbers[at] if 0 < at < len(self.cells) - 1 and self.cells[at] == cell else None

    def price(self, number: int, cell: int) -> int:
        """Cards to discard for a number that fits: the smaller difference to a neighbour, 0 with none."""
        return self.quote(number, cell) or 0

    def quote(self, number: int, cell: int) -> int | None:
        """The price of a number in a cell, None if it doesn't fit there."""
        numbers, cells = self.numbers, self.cells
        at = bisect_left(numbers, number)
        if at == len(numbers):  # beyond the border: no number of an island
            return None
        before, after = cells[at - 1], cells[at]
        if not before < cell < after or numbers[at] == number:
            return None
        if not self.is_priced:
            return 0
        return price_in_gap(number, numbers[at - 1], numbers[at], cell - before - 1, after - cell - 1)

    def has_neighbour(self, cell: int) -> bool:
        """Whether an island lies just before or just after the cell."""
        return self.number_at(cell - 1) is not None or self.number_at(cell + 1) is not None

    def offer(self, wanted: Iterable[int], purse: int, made: Placements, offers: list[ShtilAction]) -> None:
        """Add every placement of the islands among `wanted` that `purse` further cards can pay.

        The prices are `price_in_gap` once more: calling it makes a random voyage take 1.05 times as long.
        """
        numbers, cells, is_priced = self.numbers, self.cells, self.is_priced
        beyond = len(numbers) - 1
        for number in wanted:
            if number > LAST_ISLAND:
                continue
            at = bisect_left(numbers, number)
            first, last = cells[at - 1] + 1, cells[at] - 1
            if first > last or numbers[at] == number:
                continue
            by_price = made[number]
            low = number - numbers[at - 1] if at > 1 and is_priced else 0
            high = numbers[at] - number if at < beyond and is_priced else 0
            if first == last and low and high:
                low, high = (low if low < high else high), 0
            if low:
                if low <= purse:
                    offers.append(by_price[low][first])
                first += 1
            if high:
                if high <= purse:
                    offers.append(by_price[high][last])
                last -= 1
            if first <= last:
                offers += by_price[0][first : last + 1]

    def place(self, number: int, cell: int) -> None:
        at = bisect_left(self.numbers, number)
        self.numbers.insert(at, number)
        self.cells.insert(at, cell)

    def remove(self, cell: int) -> int:
        """Take the island off a cell and tell its number."""
        at = self.cells.index(cell, 1, -1)
        del self.cells[at]
        return self.numbers.pop(at)
