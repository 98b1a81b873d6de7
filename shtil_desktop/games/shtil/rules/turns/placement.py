"""Where an island may go, what it costs and why not: the answers for one cell and for the whole grid."""

from __future__ import annotations

from collections.abc import Iterable

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import Placements, PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import LAST_ISLAND
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Sea

Answer = int | Refusal
"""A price, or why not."""


def appraise(sea: Sea, seat: int, number: int, cell: int, purse: int) -> Answer:
    """The price of `number` in `cell` for a seat with `purse` further cards to pay with."""
    rules = sea.rules
    if not 0 <= cell < rules.size:
        return Refusal.NO_SUCH_CELL
    price = sea.lines[rules.line_of[cell]].quote(number, cell)
    if price is None:
        return _misfit(sea, number, cell)
    for bar in rules.bars:
        if (refusal := bar(sea, seat, number, cell)) is not None:
            return refusal
    return price if price <= purse else Refusal.TOO_DEAR


def appraise_all(sea: Sea, seat: int, number: int, purse: int) -> tuple[Answer, ...]:
    """The answer for every cell of the grid."""
    return tuple(appraise(sea, seat, number, cell, purse) for cell in range(sea.layout.size))


def offer(
    sea: Sea, seat: int, numbers: Iterable[int], purse: int, made: Placements, actions: list[ShtilAction]
) -> None:
    """Add every placement of these numbers that nothing bars."""
    bars = sea.rules.bars
    offers: list[ShtilAction] = [] if bars else actions
    for line in sea.open_lines():
        line.offer(numbers, purse, made, offers)
    for bar in bars:
        offers = [o for o in offers if isinstance(o, PlayIsland) and bar(sea, seat, o.number, o.cell) is None]
    if bars:
        actions += offers


def refused(sea: Sea, refusal: Refusal, number: int, cell: int, purse: int) -> IllegalAction:
    """The refusal with the figures that its sentence needs."""
    if refusal is Refusal.TOO_DEAR:
        return IllegalAction(refusal, price=sea.line_at(cell).price(number, cell), held=purse)
    if refusal is Refusal.AFTER_HIGHER:
        return IllegalAction(refusal, number=number, other=_bounds(sea, cell)[0])
    if refusal is Refusal.BEFORE_LOWER:
        return IllegalAction(refusal, number=number, other=_bounds(sea, cell)[1])
    return IllegalAction(refusal, number=number)


def _misfit(sea: Sea, number: int, cell: int) -> Refusal:
    if not 1 <= number <= LAST_ISLAND:
        return Refusal.NO_SUCH_NUMBER
    if sea.number_at(cell) is not None:
        return Refusal.CELL_TAKEN
    if sea.line_at(cell).has(number):
        return Refusal.NUMBER_LIES
    return Refusal.AFTER_HIGHER if _bounds(sea, cell)[0] > number else Refusal.BEFORE_LOWER


def _bounds(sea: Sea, cell: int) -> tuple[int, int]:
    """The nearest numbers before and after an empty cell, the borders included."""
    gap = next(gap for gap in sea.line_at(cell).gaps() if gap.first <= cell <= gap.last)
    return gap.low, gap.high
