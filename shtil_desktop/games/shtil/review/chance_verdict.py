"""Whether a decision keeps the chance of winning, by what its seat could know, without a hidden card."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.playouts.imagined_deal import Imagination
from shtil_desktop.games.shtil.crew.playouts.rollout import Rollouts
from shtil_desktop.games.shtil.crew.seats.admiral import Trial, can_try, candidates, compare
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.values import value

SECONDS: Final = 0.7
"""For all of it: a player waits for the verdict."""
OTHERS: Final = 4
"""The best moves by a captain's judgement, which the decision is held against."""
DEALS: Final = 240
"""Imagined ones, each played out from every move."""
LEAST: Final = 60
"""With fewer nothing is said."""
NOTEWORTHY: Final = 0.10
"""Of the chance: less is no mistake."""
LUCK: Final = 2.0
"""Standard errors that a lead must be ahead by."""


@value
class BetterChance:
    """Another move wins so much more often: a share of all deals that fit what could be known."""

    action: ShtilAction
    lead: float


def judge_chance(game: Shtil, action: ShtilAction, is_cancelled: Callable[[], bool]) -> Judgement:
    """Unknown where voyages can't be imagined fast enough, and where there was no time."""
    decision, until = game.decision, time.monotonic() + SECONDS
    assert decision is not None
    view = game.view(decision.seat)
    if not can_try(view):
        return Judgement(Verdict.UNKNOWN)
    dice = Rng("drill", game.options.key, game.number, len(game.actions))
    judged = Captain(dice).judge(view)
    own = Trial(action)
    others = [trial for trial in candidates(judged) if trial.action != action][:OTHERS]
    rollouts = Rollouts(view.sea.rules.options, judged.weights, view.seat)
    imagination = Imagination(view)
    while len(own.ends) < DEALS and not is_cancelled() and time.monotonic() < until:
        rollouts.begin(imagination.deal(dice))
        for trial in (own, *others):
            trial.ends.append(rollouts.end_after(trial.action))
    if len(own.ends) < LEAST:
        return Judgement(Verdict.UNKNOWN)
    return _verdict(own, others)


def _verdict(own: Trial, others: list[Trial]) -> Judgement:
    best = max(others, key=lambda trial: float_sum(trial.ends), default=own)
    ahead, apart = compare(own, best)
    lead = ahead / len(own.ends)
    if lead >= NOTEWORTHY and ahead > LUCK * sqrt(apart):
        return Judgement(Verdict.LOSES, BetterChance(best.action, lead))
    return Judgement(Verdict.SOLVES)
