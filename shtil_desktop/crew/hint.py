"""The hint: the admiral's move, its chance beside the runner-up's, and why, as the evaluation sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from shtil_desktop.crew.admiral import TURNS, Trial, attempts, can_try, candidates, choose
from shtil_desktop.crew.captain import Captain
from shtil_desktop.crew.evaluation import Evaluation
from shtil_desktop.crew.imagined import can_imagine
from shtil_desktop.crew.rollout import can_play_out
from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.actions import HIGHEST_PRICE, PlayFinish, PlayIsland, PlayStart
from shtil_desktop.games.shtil.cards import LAST_ISLAND, Card
from shtil_desktop.games.shtil.line import BEYOND, Gap
from shtil_desktop.games.shtil.options import Mode
from shtil_desktop.games.shtil.sea import Ask
from shtil_desktop.games.shtil.view import View

TIGHT: Final = 1
"""Numbers to spare in a gap that is worth a word."""


class Why(StrEnum):
    """What speaks most for a move, and the facts that belong to it."""

    WINS_NOW = "wins-now"
    FORCED_START = "forced-start"
    ONLY_MOVE = "only-move"
    ONLY_NUMBERS = "only-numbers"
    """`numbers` are left for `cells`."""
    FREE_NOW = "free-now"
    """`later` is what the number costs next to the island `beside`."""
    KEEPS = "keeps"
    """The payment leaves `number` in the hand, for the gap beside `beside`."""
    LEAST_USEFUL = "least-useful"
    """`cards` are missed least."""
    FILLS = "fills"
    """The last cell between `low` and `high`, 0 and 81 being the borders."""
    ROOM = "room"
    """`numbers_below` for `cells_below` on one side, `numbers_above` for `cells_above` on the other."""


@dataclass(frozen=True, slots=True)
class Reason:
    why: Why
    facts: dict[str, int] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with its payment; chances are None as long as, or where, they can't be told."""

    action: Action
    chance: float | None = None
    runner_up: Action | None = None
    runner_up_chance: float | None = None
    reason: Reason | None = None


def hint(
    view: View,
    words: tuple[object, ...],
    report: Callable[[Hint], None],
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Hint | None:
    """The move of an admiral that goes by these words; None if the seat has nothing to decide.

    The first answer is reported at once, a better one after each stage of the rollouts.
    """
    if not view.legal:
        return None
    dice = Rng("crew", "admiral", *words)
    captain = Captain(dice)
    first = captain.decide(view)
    options = view.sea.rules.options
    judged = None if options.mode is Mode.COMPETITIVE else captain.judge(view)
    trials = [Trial(first)]
    if judged is not None and view.decision is not None and view.decision.ask is Ask.TURN:
        trials += [Trial(action) for action in candidates(judged) if action != first]
    found = _hint(view, judged, trials)
    if judged is None or found.chance or not (can_imagine(options) and can_play_out(options)):
        return found
    report(found)
    for _ in attempts(trials, view, judged.weights, dice, TURNS):
        found = _hint(view, judged, trials)
        if is_cancelled():
            break
        report(found)
    return found


def _hint(view: View, judged: Evaluation | None, trials: list[Trial]) -> Hint:
    best = choose(trials) if can_try(view) else trials[0]
    reason = explain(view, judged, best.action)
    if reason is not None and reason.why is Why.WINS_NOW:
        return Hint(best.action, 1.0, reason=reason)
    others = [trial for trial in trials if trial is not best]
    second = max(others, key=lambda trial: (len(trial.ends), sum(trial.ends)), default=None)
    return Hint(
        best.action,
        _chance(best),
        second.action if second else None,
        _chance(second) if second else None,
        reason,
    )


def _chance(trial: Trial) -> float | None:
    """By the rule of succession: a few voyages never make a certainty."""
    return (sum(trial.ends) + 1) / (len(trial.ends) + 2) if trial.ends else None


def explain(view: View, judged: Evaluation | None, action: Action) -> Reason | None:
    """What speaks most for a move; None if there is nothing that a player would not see."""
    if judged is not None and isinstance(action, PlayFinish):
        return Reason(Why.WINS_NOW)
    if isinstance(action, PlayStart) and view.is_start_forced:
        return Reason(Why.FORCED_START)
    if len(view.legal) == 1 and not action.price:
        return Reason(Why.ONLY_MOVE)
    if judged is None:
        return None
    if isinstance(action, PlayIsland):
        return _explain_island(judged, action)
    pay: tuple[Card, ...] = getattr(action, "pay", ())
    return Reason(Why.LEAST_USEFUL, cards=pay) if pay else None


def _explain_island(judged: Evaluation, action: PlayIsland) -> Reason:
    line = judged.view.sea.line_at(action.cell)
    gap = line.gap(action.number)
    cells, numbers = gap.last - gap.first + 1, _numbers(judged, gap.low, gap.high)
    if cells == 1 and line.is_priced:
        numbers = _payable(judged, gap)
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
    counts = judged.outlook.counts
    return counts[high - 1] - counts[low]


def _payable(judged: Evaluation, gap: Gap) -> int:
    """The numbers that a hand can pay for in a lone cell."""
    worth = judged.outlook.worth
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
