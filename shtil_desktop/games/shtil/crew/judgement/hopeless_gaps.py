"""What can't be done any more: gaps that nothing can fill, and what a payment would leave without hope.

Told from the numbers alone, as a seat knows them: what lies, what has left the game, and its own discards.
Wherever that leaves a doubt, nothing is called hopeless.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from shtil_desktop.games.shtil.rules.actions import (
    HIGHEST_PRICE,
    PlayIsland,
    ShtilAction,
    Strike,
    Swap,
    Trade,
)
from shtil_desktop.games.shtil.rules.cards import FINISH, FINISHES, LAST_ISLAND, MONSTER, WILD, Card
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.line import BEYOND, Gap, Line, forced_payments
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Sea
from shtil_desktop.games.shtil.rules.turns.start import TO_GIVE
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.values import value

ISLANDS: Final = (1 << BEYOND) - 2
"""A bit for each island, from 1 up."""
EXPLORERS_MONSTERS: Final = 5


def narrow_gaps(view: View) -> list[Gap]:
    """The gaps that can't be filled any more, as far as a seat knows: from the grid and its own discards.

    None as long as wilds or monsters that are still to come could mend it.
    """
    return narrow(view.sea, view.discards)


def narrow(sea: Sea, away: Iterable[Card]) -> list[Gap]:
    """The same with these cards known to be away."""
    return NumbersLeft(sea, away).narrow()


def gaps_closed_by(view: View, action: ShtilAction) -> list[Gap]:
    """The gaps that nothing can fill once a paid action is done, and that something could fill before.

    A gap that was hopeless already, whole or in part, is not counted again.
    """
    lost = {cell for gap in narrow_gaps(view) for cell in range(gap.first, gap.last + 1)}
    after = narrow(*_after(view, action))
    return [gap for gap in after if lost.isdisjoint(range(gap.first, gap.last + 1))]


def _after(view: View, action: ShtilAction) -> tuple[Sea, tuple[Card, ...]]:
    """The sea and the seat's discards after an action, as far as gaps are concerned."""
    sea, pay = view.sea, getattr(action, "pay", ())
    if isinstance(action, PlayIsland):
        sea = sea.copy()
        sea.line_at(action.cell).place(action.number, action.cell)
        sea.wild_cells += (action.cell,) * (action.card == WILD)
    elif isinstance(action, Strike):
        sea = sea.copy()
        number = sea.line_at(action.cell).remove(action.cell)
        sea.gone += (WILD if action.cell in sea.wild_cells else number, MONSTER)
        sea.wild_cells = tuple(cell for cell in sea.wild_cells if cell != action.cell)
    elif isinstance(action, Trade | Swap):
        pay = view.hand
    elif getattr(action, "wild", False):
        sea = sea.copy()
        sea.gone += (WILD,)
    return sea, (*view.discards, *pay)


class NumbersLeft:
    """The islands that may still come, and what else may mend a gap."""

    __slots__ = ("_free", "_lacking", "_monsters", "_sea", "wilds")

    def __init__(self, sea: Sea, away: Iterable[Card]) -> None:
        self._sea = sea
        self._monsters = _monsters_left(sea)
        self.wilds = sea.rules.options.wilds - len(sea.wild_cells) - sea.start_is_wild
        self._free = ISLANDS
        self._lacking: dict[Gap, int] | None = None
        for line in sea.lines:
            for number in line.numbers[1:-1]:
                self._free &= ~(1 << number)
        for cell in sea.wild_cells:  # the island of its number is still somewhere
            self._free |= 1 << (sea.number_at(cell) or 0)
        for cards in (away, sea.gone):
            for card in cards:
                self._remove(card)

    def _remove(self, card: Card) -> None:
        if card <= LAST_ISLAND:
            self._free &= ~(1 << card)
        elif card == WILD:
            self.wilds -= 1

    def without(self, card: Card) -> NumbersLeft:
        twin: NumbersLeft = object.__new__(NumbersLeft)
        twin._sea, twin._free, twin._lacking = self._sea, self._free, None
        twin._monsters, twin.wilds = self._monsters, self.wilds
        twin._remove(card)
        return twin

    def narrow(self) -> list[Gap]:
        """The gaps that can't be filled any more, along the lines."""
        lacking = self.lacking
        if not lacking:
            return []
        hopeless = [gap for gap, lacks in lacking.items() if _has_no_room(gap) or lacks > self.wilds]
        if self._monsters:
            strikes = sum(_strikes_needed(line, self._is_hopeless) for line in self._sea.lines)
            return hopeless if strikes > self._monsters else []
        return list(lacking) if sum(lacking.values()) > self.wilds else hopeless

    def closes(self, card: Card) -> bool:
        """Whether a gap that could be filled can't be any more once this card has gone."""
        if card > LAST_ISLAND and card != WILD:
            return False
        if not self.lacking and not self._is_missed(card):
            return False
        return not set(self.without(card).narrow()) <= set(self.narrow())

    def _is_missed(self, card: Card) -> bool:
        """Whether a gap lacks numbers without this one."""
        if card > LAST_ISLAND:
            return False
        free, is_missed = self._free, False
        self._free = free & ~(1 << card)
        for line in self._sea.lines:
            at = bisect_left(line.numbers, card)
            gap = Gap(line.cells[at - 1] + 1, line.cells[at] - 1, line.numbers[at - 1], line.numbers[at])
            is_missed |= gap.first <= gap.last and self._lacks(gap, line.is_priced) > 0
        self._free = free
        return is_missed

    @property
    def lacking(self) -> dict[Gap, int]:
        """The gaps that have too few numbers, and how many are missing."""
        if self._lacking is None:
            gaps = ((gap, line.is_priced) for line in self._sea.lines for gap in line.gaps())
            found = {gap: self._lacks(gap, is_priced) for gap, is_priced in gaps}
            self._lacking = {gap: lacks for gap, lacks in found.items() if lacks > 0}
        return self._lacking

    def _is_hopeless(self, gap: Gap, is_priced: bool) -> bool:
        return _has_no_room(gap) or self._lacks(gap, is_priced) > self.wilds

    def _lacks(self, gap: Gap, is_priced: bool) -> int:
        """How many numbers are missing for the cells of a gap; one that nobody can pay for is no help."""
        first, last, low, high = gap
        cells = last - first + 1
        numbers = self._free >> low + 1 & (1 << high - low - 1) - 1
        missing = cells - numbers.bit_count()
        if missing > 0 or cells > 2 or not is_priced:
            return missing
        if cells < 2:
            return int(cells > 0 and not can_be_paid(low, high, numbers))
        return int(not can_pair(low, high, numbers))


def to_spare(view: View, cards: Iterable[Card]) -> Iterator[Card]:
    """Those of some cards, in their order, that can go without leaving a gap without hope."""
    numbers = NumbersLeft(view.sea, view.discards)
    return (card for card in cards if not numbers.closes(card))


def spared_together(view: View, cards: list[Card], count: int) -> list[Card]:
    """So many of some cards, the first ones if possible, that can go together like this; [] if none can."""

    def find(numbers: NumbersLeft, cards: list[Card], count: int) -> list[Card] | None:
        if not count:
            return []
        for at in range(len(cards) - count + 1):
            if not numbers.closes(cards[at]):
                rest = find(numbers.without(cards[at]), cards[at + 1 :], count - 1)
                if rest is not None:
                    return [cards[at], *rest]
        return None

    return find(NumbersLeft(view.sea, view.discards), cards, count) or []


@value
class HopelessReason:
    """Why a voyage can't be won any more: a gap, too few cards, or else no finish."""

    gap: Gap | None = None
    cards: int = 0
    needed: int = 0


def why_hopeless(view: View) -> HopelessReason | None:
    """What proves that a crew can't win any more, as far as a seat knows; None among rivals, or in doubt."""
    options = view.sea.rules.options
    if options.mode is Mode.COMPETITIVE or view.outcome is not None:
        return None
    numbers = NumbersLeft(view.sea, view.discards)
    if gaps := numbers.narrow():
        return HopelessReason(gaps[0])
    cards, needed = sum(view.hand_sizes) + sum(view.deck_sizes), fewest_cards(view.sea)
    if cards < needed:
        return HopelessReason(cards=cards, needed=needed)
    is_finish_gone = view.discards.count(FINISH) >= FINISHES and numbers.wilds < 1
    return HopelessReason() if is_finish_gone else None


def fewest_cards(sea: Sea) -> int:
    """The fewest cards that a crew must have yet to win: islands, prices, the start and a finish."""
    options = sea.rules.options
    needed = sea.rules.size - len(sea.islands()) + (options.mode is not Mode.PYRAMID)
    if options.has_start:
        needed += sum(sea.owed) if sea.start_lies else TO_GIVE + 1
        needed += 0 if sea.to_split is None else sea.to_split - sum(sea.blind)
    if options.mode is Mode.SUN_MOON:
        needed += sum(sea.sides[cell] != wanted_side(sea, cell) for cell in sea.islands())
    if _monsters_left(sea):
        return needed
    gaps = (gap for line in sea.lines if line.is_priced for gap in line.gaps())
    return needed + sum(forced_payments(gap.cells, gap.low, gap.high) for gap in gaps)


def is_last_finish(view: View) -> bool:
    """Whether all finishes but one are known to be gone, and wilds as well, which could stand in for it."""
    return view.discards.count(FINISH) + 1 >= FINISHES and NumbersLeft(view.sea, view.discards).wilds < 1


def _has_no_room(gap: Gap) -> bool:
    return gap.high - gap.low - 1 < gap.cells


def can_be_paid(low: int, high: int, numbers: int) -> bool:
    """Whether one of these numbers, as bits above the lower bound, can pay its way into a lone cell."""
    size = high - low - 1
    near = (1 << min(size, HIGHEST_PRICE)) - 1
    payable = (near if low else 0) | (near << size - min(size, HIGHEST_PRICE) if high < BEYOND else 0)
    return bool(numbers & payable) if payable else numbers != 0


@lru_cache(maxsize=1 << 14)
def can_pair(low: int, high: int, numbers: int) -> bool:
    """Whether two of these numbers, as bits above the lower bound, can pay their way into two cells."""
    found = [low + 1 + at for at in range(high - low - 1) if numbers >> at & 1]
    for at, one in enumerate(found):
        for other in found[at + 1 :]:
            below = one - low if low else 0
            above = high - other if high < BEYOND else 0
            between = other - one
            after_one = min(between, above or between)
            after_other = min(between, below or between)
            if max(below, after_one) <= HIGHEST_PRICE or max(above, after_other) <= HIGHEST_PRICE:
                return True
    return False


def _monsters_left(sea: Sea) -> int:
    if sea.rules.options.mode is Mode.PYRAMID:
        return EXPLORERS_MONSTERS - sea.gone.count(MONSTER)
    return sea.rules.options.monsters - sea.gone.count(MONSTER)


def _strikes_needed(line: Line, is_hopeless: Callable[[Gap, bool], bool]) -> int:
    """The fewest islands that would have to leave a line so that each of its gaps could be filled."""
    numbers, cells = line.numbers, line.cells
    fewest = [0]
    for at in range(1, len(cells)):
        ways = [
            fewest[before] + at - before - 1
            for before in range(at)
            if not is_hopeless(
                Gap(cells[before] + 1, cells[at] - 1, numbers[before], numbers[at]), line.is_priced
            )
        ]
        fewest.append(min(ways, default=len(cells)))
    return fewest[-1]
