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
LONGER: Final = 3.0
"""To find a better move."""
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
    trials = _tried(game, action, SECONDS, is_cancelled)
    return Judgement(Verdict.UNKNOWN) if trials is None else _verdict(trials[0], trials[1:])


def move_of_best_chance(game: Shtil, is_cancelled: Callable[[], bool]) -> ShtilAction | None:
    """The move that wins most often; None where that can't be found out."""
    trials = _tried(game, None, LONGER, is_cancelled)
    return None if trials is None else max(trials, key=lambda trial: float_sum(trial.ends)).action


def _tried(
    game: Shtil, action: ShtilAction | None, seconds: float, is_cancelled: Callable[[], bool]
) -> list[Trial] | None:
    """An action, if there is one, and those that look best, on the same imagined deals; None without time."""
    decision, until = game.decision, time.monotonic() + seconds
    assert decision is not None
    view = game.view(decision.seat)
    if not can_try(view):
        return None
    dice = Rng("drill", game.options.key, game.number, len(game.actions))
    judged = Captain(dice).judge(view)
    own = [] if action is None else [Trial(action)]
    trials = [*own, *[trial for trial in candidates(judged) if trial.action != action][:OTHERS]]
    rollouts = Rollouts(view.sea.rules.options, judged.weights, view.seat)
    imagination = Imagination(view)
    done = 0
    while done < DEALS and not is_cancelled() and time.monotonic() < until:
        rollouts.begin(imagination.deal(dice))
        for trial in trials:
            trial.ends.append(rollouts.end_after(trial.action))
        done += 1
    return trials if trials and done >= LEAST else None


def _verdict(own: Trial, others: list[Trial]) -> Judgement:
    best = max(others, key=lambda trial: float_sum(trial.ends), default=own)
    ahead, apart = compare(own, best)
    lead = ahead / len(own.ends)
    if lead >= NOTEWORTHY and ahead > LUCK * sqrt(apart):
        return Judgement(Verdict.LOSES, BetterChance(best.action, lead))
    return Judgement(Verdict.SOLVES)
