"""Whether a decision keeps the chance of winning, by what its seat could know, without a hidden card."""

from __future__ import annotations

from math import sqrt
from typing import Final

from shtil_desktop.games.cancelling import IsCancelled
from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.hint import hint
from shtil_desktop.games.shtil.crew.playouts.imagined_deal import Imagination
from shtil_desktop.games.shtil.crew.playouts.rollout import Rollouts
from shtil_desktop.games.shtil.crew.seats.admiral import Trial, can_try, candidates, compare
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.values import value

OTHERS: Final = 4
"""The best moves by a captain's judgement, which the decision is held against."""
DEALS: Final = 240
"""Imagined ones, each played out from every move: the player waits for it, less than a second."""
NOTEWORTHY: Final = 0.10
"""Of the chance: less is no mistake."""
LUCK: Final = 2.0
"""Standard errors that a lead must be ahead by."""


@value
class BetterChance:
    """Another move wins so much more often: a share of all deals that fit what could be known."""

    action: ShtilAction
    lead: float


def judge_chance(game: Shtil, action: ShtilAction, is_cancelled: IsCancelled) -> Judgement:
    """Unknown where voyages can't be imagined fast enough.

    What a hint says at this moment is held against nothing: following it is never a mistake.
    """
    trials = _tried(game, action, is_cancelled)
    if trials is None:
        return Judgement(Verdict.UNKNOWN)
    found = _verdict(trials[0], trials[1:])
    is_right = found.verdict is Verdict.LOSES and is_hinted(game, action)
    return Judgement(Verdict.SOLVES) if is_right else found


def is_hinted(game: Shtil, action: ShtilAction) -> bool:
    """Return whether a hint asked for now says the same, paid with the same cards."""
    decision = game.decision
    assert decision is not None
    words = game.options.key, game.number, decision.seat, len(game.actions)
    found = hint(game.view(decision.seat), words)
    return found is not None and found.action is not None and _sorted(found.action) == _sorted(action)


def _sorted(action: ShtilAction) -> ShtilAction:
    return action.paid(sorted(action.pay)) if action.pay else action


def move_of_best_chance(game: Shtil, is_cancelled: IsCancelled) -> ShtilAction | None:
    """The move that wins most often; None where that can't be found out."""
    trials = _tried(game, None, is_cancelled)
    return None if trials is None else max(trials, key=lambda trial: float_sum(trial.ends)).action


def _tried(game: Shtil, action: ShtilAction | None, is_cancelled: IsCancelled) -> list[Trial] | None:
    """An action, if there is one, and those that look best, on the same deals; None if called off."""
    decision = game.decision
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
    for _ in range(DEALS):
        if is_cancelled():
            return None
        rollouts.begin(imagination.deal(dice))
        for trial in trials:
            trial.ends.append(rollouts.end_after(trial.action))
    return trials or None


def _verdict(own: Trial, others: list[Trial]) -> Judgement:
    best = max(others, key=lambda trial: float_sum(trial.ends), default=own)
    ahead, apart = compare(own, best)
    lead = ahead / len(own.ends)
    if lead >= NOTEWORTHY and ahead > LUCK * sqrt(apart):
        return Judgement(Verdict.LOSES, BetterChance(best.action, lead))
    return Judgement(Verdict.SOLVES)
