"""Why a move is a good one: a true fact that a player understands, from the evaluation's own terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from shtil_desktop.games.shtil.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shtil.crew.judgement.competitive import CARD_POINTS, OwnedLine
from shtil_desktop.games.shtil.crew.judgement.evaluation import NOWHERE, Evaluation
from shtil_desktop.games.shtil.crew.judgement.expected_cards import empty_in_row
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import HIGHEST_PRICE, PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import (
    FINISH,
    LAST_ISLAND,
    ORANGE,
    PURPLE,
    START,
    WILD,
    YELLOW,
    Card,
    is_island,
)
from shtil_desktop.games.shtil.rules.line import BEYOND, Gap
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.view import View

TIGHT: Final = 1
"""Numbers to spare in a gap that is worth a word."""


def explain(view: View, judged: Evaluation | None, action: ShtilAction) -> Reason:
    """What speaks most for a move; `judged` is None where rivals count points instead."""
    if isinstance(action, do.PlayStart) and view.is_start_forced:
        return Reason(Why.FORCED_START)
    if isinstance(action, do.PlayFinish):
        return Reason(Why.WINS_NOW)
    if len(view.legal) == 1 and not action.price:
        return Reason(PLAIN.get(type(action), Why.ONLY_MOVE))
    if judged is None:
        return _explain_rival(view, action)
    answer = ANSWERS.get(type(action))
    return Reason(PLAIN.get(type(action), Why.ONLY_MOVE)) if answer is None else answer(judged, action)


# Placements


def _explain_island(judged: Evaluation, action: ShtilAction) -> Reason:
    assert isinstance(action, PlayIsland)
    line = judged.view.sea.line_at(action.cell)
    gap = line.gap(action.number)
    cells, numbers = gap.cells, _numbers(judged, gap.low, gap.high)
    if cells == 1 and line.is_priced:
        numbers = _payable(judged, gap)
    if action.card == WILD and numbers < cells:
        return Reason(Why.ONLY_WILD, {"numbers": numbers, "cells": cells})
    if numbers - cells <= TIGHT:
        return Reason(Why.ONLY_NUMBERS, {"numbers": numbers, "cells": cells})
    if action.price:
        kept = _kept(judged, action)
        if kept is not None:
            return kept
    elif line.is_priced:
        later, beside = _nearest(gap, action.number)
        if later <= HIGHEST_PRICE:
            return Reason(Why.FREE_NOW, {"later": later, "beside": beside})
    if cells == 1:
        return Reason(Why.FILLS, {"low": gap.low, "high": gap.high})
    facts = {
        "numbers_below": _numbers(judged, gap.low, action.number),
        "cells_below": action.cell - gap.first,
        "numbers_above": _numbers(judged, action.number, gap.high),
        "cells_above": gap.last - action.cell,
    }
    return Reason(Why.ROOM, facts)


def _numbers(judged: Evaluation, low: int, high: int) -> int:
    """How many numbers between the two may still come, as far as the seat knows."""
    counts = judged.expected.counts
    return counts[high - 1] - counts[low]


def _payable(judged: Evaluation, gap: Gap) -> int:
    """The numbers that a hand can pay for in a lone cell."""
    worth = judged.expected.worth
    between = range(gap.low + 1, gap.high)
    return sum(bool(worth[number]) and _nearest(gap, number)[0] <= HIGHEST_PRICE for number in between)


def _nearest(gap: Gap, number: int) -> tuple[int, int]:
    """The difference to the nearer island at the gap's ends, and that island; the borders are none."""
    bounds = [bound for bound in (gap.low, gap.high) if 0 < bound < BEYOND]
    return min(((abs(number - bound), bound) for bound in bounds), default=(BEYOND, 0))


def _kept(judged: Evaluation, action: PlayIsland) -> Reason | None:
    """The card that is parted with last, if an island near its own place is what it waits for."""
    line = judged.view.sea.line_at(action.cell).copy()
    line.place(action.number, action.cell)
    left = list(judged.view.hand)
    for card in (action.card, *action.pay):
        left.remove(card)
    for _, card in reversed(judged.ranking):
        if card <= LAST_ISLAND and card in left:
            gap = line.gap(card)
            away, beside = _nearest(gap, card)
            is_near = gap.first <= gap.last and away <= HIGHEST_PRICE
            return Reason(Why.KEEPS, {"number": card, "beside": beside}) if is_near else None
    return None


# Cards to part with


def _explain_discard(judged: Evaluation, action: ShtilAction) -> Reason:
    """A turn spent on discards: the cards are useless, or placing them now would be worse."""
    placements = [offer for offer in judged.view.legal if isinstance(offer, PlayIsland)]
    if not placements:
        return Reason(_why_nothing_fits(judged.view))
    plain = explain_payment(judged, action)
    if plain.why is not Why.LEAST_USEFUL:
        return plain
    best = min(placements, key=judged.value)
    numbers, cells = _tightest_side(judged, best)
    if cells and numbers - cells <= TIGHT:
        return Reason(Why.SQUEEZES, {"number": best.number, "numbers": numbers, "cells": cells})
    if best.price > 1:
        return Reason(Why.TOO_DEAR, {"number": best.number, "price": best.price})
    return plain


def _why_nothing_fits(view: View) -> Why:
    sea = view.sea
    if sea.is_full:
        if sea.options.has_start and not sea.start_lies:
            return Why.ONLY_START_MISSING
        has_finish = FINISH in view.hand or WILD in view.hand
        return Why.FINISH_WAITS if has_finish else Why.ONLY_FINISH_MISSING
    if sea.oranges[view.seat] and any(Refusal.NEEDS_NEIGHBOUR in view.answers(card) for card in view.hand):
        return Why.NOTHING_BESIDE
    return Why.NOTHING_FITS


def _tightest_side(judged: Evaluation, action: PlayIsland) -> tuple[int, int]:
    """The numbers and the cells on the side of a placement that has the fewest to spare."""
    gap = judged.view.sea.line_at(action.cell).gap(action.number)
    sides = [
        (_numbers(judged, gap.low, action.number), action.cell - gap.first),
        (_numbers(judged, action.number, gap.high), gap.last - action.cell),
    ]
    return min((side for side in sides if side[1]), key=lambda side: side[0] - side[1], default=(0, 0))


def explain_payment(judged: Evaluation, action: ShtilAction) -> Reason:
    """Why these cards and not others."""
    pay: tuple[Card, ...] = getattr(action, "pay", ())
    if isinstance(action, PlayIsland):
        kept = _kept(judged, action)
        if kept is not None:
            return kept
    if all(_is_to_spare(judged.view, card, pay) for card in pay):
        return Reason(Why.TO_SPARE, cards=pay)
    if all(is_island(card) and not _has_cell(judged, card) for card in pay):
        return Reason(Why.FIT_NOWHERE, cards=pay)
    return Reason(Why.LEAST_USEFUL, cards=pay)


def _is_to_spare(view: View, card: Card, pay: Iterable[Card]) -> bool:
    if card == FINISH:
        return list(view.hand).count(FINISH) > list(pay).count(FINISH)
    return card == START and view.sea.start_lies


def _has_cell(judged: Evaluation, card: Card) -> bool:
    gaps = [line.gap(card) for line in judged.view.sea.lines]
    return any(gap.first <= gap.last for gap in gaps)


# The start


def _explain_start(judged: Evaluation, action: ShtilAction) -> Reason:
    return Reason(Why.NO_START_COMES if judged.expected.empty else Why.ONLY_START_MISSING)


# Reef, storms and compasses


def _explain_reef(judged: Evaluation, action: ShtilAction) -> Reason:
    assert isinstance(action, do.MoveReef)
    return _explain_row(judged, action.row)


def _explain_row(judged: Evaluation, row: int) -> Reason:
    facts = {"row": row, "cells": empty_in_row(judged.view.sea, row)}
    if _best_cells(judged) and row not in _wanted_rows(judged):
        return Reason(Why.UNWANTED_ROW, facts)
    return Reason(Why.BARS_LITTLE, facts)


def _best_cells(judged: Evaluation) -> dict[int, int]:
    """The cell that each island of the hand fits best."""
    best: dict[int, tuple[float, int]] = {}
    for (number, cell), score in judged.scores.items():
        if score < best.get(number, (NOWHERE, 0))[0]:
            best[number] = (score, cell)
    return {number: cell for number, (_, cell) in best.items()}


def _wanted_rows(judged: Evaluation) -> set[int]:
    row_of = judged.view.sea.rules.row_of
    return {row_of[cell] for cell in _best_cells(judged).values()}


def _explain_compass(judged: Evaluation, action: ShtilAction) -> Reason:
    assert isinstance(action, do.UseCompass)
    if action.storm == PURPLE:
        sea = judged.view.sea
        return Reason(Why.BARS, {"cells": empty_in_row(sea, action.at), "empty": judged.expected.empty})
    return _harm_in_words(judged, action.storm, action.at)


def _explain_cancel(judged: Evaluation, action: ShtilAction) -> Reason:
    seat, storm = judged.view.sea.waiting[0]
    return Reason(Why.BARS_A_ROW) if storm == PURPLE else _harm_in_words(judged, storm, seat)


def _harm_in_words(judged: Evaluation, storm: Card, seat: int) -> Reason:
    view = judged.view
    if storm == YELLOW:
        return Reason(Why.TOO_FEW_IN_HAND, {"cards": view.hand_sizes[seat] + view.deck_sizes[seat]})
    assert storm == ORANGE
    sea = view.sea
    beside = sum(
        sea.number_at(cell) is None and sea.line_at(cell).has_neighbour(cell)
        for cell in range(sea.rules.size)
    )
    return Reason(Why.FEW_BESIDE, {"beside": beside, "empty": judged.expected.empty})


def _explain_taking(judged: Evaluation, action: ShtilAction) -> Reason:
    """A storm is let come."""
    if isinstance(action, do.TakePurple):
        return Reason(Why.HARMLESS) if action.row is None else _explain_row(judged, action.row)
    if action.price:
        return explain_payment(judged, action)
    can_cancel = any(isinstance(offer, do.CancelStorm) for offer in judged.view.legal)
    return Reason(Why.COMPASS_LATER if can_cancel else Why.NO_COMPASS)


# Monsters


def _explain_strike(judged: Evaluation, action: ShtilAction) -> Reason:
    assert isinstance(action, do.Strike)
    line = judged.view.sea.line_at(action.cell)
    at = line.cells.index(action.cell)
    low, high = line.numbers[at - 1], line.numbers[at + 1]
    facts = {"numbers": _numbers(judged, low, high), "cells": line.cells[at + 1] - line.cells[at - 1] - 1}
    return Reason(Why.RELIEVES if judged.strike(action.cell) < 0 else Why.HURTS_LEAST, facts)


# Sun against moon


def _explain_rival(view: View, action: ShtilAction) -> Reason:
    if isinstance(action, PlayIsland):
        sea = view.sea
        gain = OwnedLine(sea.lines[0], bytes(sea.sides)).run_gain(action.number, action.cell, view.seat)
        points = int(CARD_POINTS) - action.price + (int(gain) if gain >= 1 else 0)
        if points > 0:
            return Reason(Why.RUN if gain >= 1 else Why.POINTS, {"points": points})
        return Reason(Why.BALANCE)
    if isinstance(action, do.Discard):
        return Reason(Why.LEAST_PROSPECT, cards=action.pay)
    return Reason(Why.NOTHING_FITS if isinstance(action, do.Swap) else Why.ONLY_MOVE)


PLAIN: Final[dict[type[ShtilAction], Why]] = {
    do.PlayFinish: Why.WINS_NOW,
    do.Split: Why.AS_PLEDGED,
    do.HoldReef: Why.WELL_WHERE_IT_IS,
    do.Trade: Why.STORM_IS_WORSE,
    do.TurnIsland: Why.WRONG_SIDE,
    do.Explore: Why.ONLY_FINISH_MISSING,
    do.TakeOrange: Why.NO_COMPASS,
    do.TakeYellow: Why.NO_COMPASS,
    do.TakePurple: Why.HARMLESS,
    do.Swap: Why.NOTHING_FITS,
}
"""What is always so of a move."""
ANSWERS: Final[dict[type[ShtilAction], Callable[[Evaluation, ShtilAction], Reason]]] = {
    PlayIsland: _explain_island,
    do.Discard: _explain_discard,
    do.Give: explain_payment,
    do.PlayStart: _explain_start,
    do.MoveReef: _explain_reef,
    do.UseCompass: _explain_compass,
    do.CancelStorm: _explain_cancel,
    do.TakeYellow: _explain_taking,
    do.TakePurple: _explain_taking,
    do.TakeOrange: _explain_taking,
    do.Strike: _explain_strike,
}
