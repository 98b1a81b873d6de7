"""The hint: the admiral's move, its chance beside the runner-up's, and why, as the evaluation sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.hint_explanations import explain, explain_payment
from shtil_desktop.games.shtil.crew.hint_reasons import Reason, Why
from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.hopeless_gaps import gaps_closed_by, why_hopeless
from shtil_desktop.games.shtil.crew.judgement.payment import paid
from shtil_desktop.games.shtil.crew.networks.calibration import calibrated
from shtil_desktop.games.shtil.crew.seats.admiral import (
    TURNS,
    Trial,
    attempts,
    can_try,
    candidates,
    choose,
    compare,
)
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View

__all__ = ["Hint", "Reason", "Why", "explain", "hint"]

LUCK: Final = 3.0
"""Standard errors that a lead on the same deals may well owe to luck, as so many moves are compared."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with its payment; chances are None as long as, or where, they can't be told.

    Before a mate splits there is no move yet, only the number of cards to offer.
    """

    action: ShtilAction | None
    chance: float | None = None
    runner_up: ShtilAction | None = None
    runner_up_chance: float | None = None
    reason: Reason | None = None
    pledge: int | None = None


def hint(
    view: View,
    words: tuple[object, ...],
    report: Callable[[Hint], None] = lambda found: None,
    is_cancelled: Callable[[], bool] = lambda: False,
    begun: ShtilAction | None = None,
) -> Hint | None:
    """The move of an admiral that goes by these words; None if the seat has nothing to decide.

    The first answer is reported at once, a better one after each stage of the rollouts. If the move is
    already `begun`, only the cards that pay for it are to be chosen.
    """
    if _is_pledging(view):
        return Hint(None, reason=Reason(Why.AS_PLEDGED), pledge=Captain(Rng(*words)).say(view))
    if not view.legal:
        return None
    if begun is not None and begun.price and view.sea.rules.options.mode is not Mode.COMPETITIVE:
        return _payment(view, begun)
    dice = Rng("crew", "admiral", *words)
    captain = Captain(dice)
    first = captain.decide(view)
    if lost := lost_reason(view):
        return Hint(first, 0.0, reason=lost)
    options = view.sea.rules.options
    judged = None if options.mode is Mode.COMPETITIVE else captain.judge(view)
    trials = [Trial(first)]
    if judged is not None and view.decision is not None and view.decision.ask in (Ask.TURN, Ask.GIVE):
        trials += [trial for trial in candidates(judged) if trial.action != first]
    found = _hint(view, judged, trials)
    if judged is None or found.chance:
        return found
    report(found)
    for _ in attempts(trials, view, judged.weights, dice, TURNS, is_cancelled):
        found = _hint(view, judged, trials)
        if is_cancelled():
            break
        report(found)
    return found


def _is_pledging(view: View) -> bool:
    """Whether a mate is about to split and wants to hear a number first."""
    decision = view.decision
    if decision is None or decision.ask is not Ask.SPLIT or decision.seat == view.seat:
        return False
    return view.sea.pledges[view.seat] is None


def _payment(view: View, begun: ShtilAction) -> Hint:
    judged = Captain(Rng()).judge(view)
    action = paid(judged, begun)
    lost = lost_reason(view)
    return Hint(action, 0.0 if lost else None, reason=lost or explain_payment(judged, action))


def lost_reason(view: View) -> Reason | None:
    """Why nothing can win any more, if the numbers prove it."""
    lost = why_hopeless(view)
    if lost is None:
        return None
    if lost.gap is not None:
        return Reason(Why.LOST_GAP, {"low": lost.gap.low, "high": lost.gap.high})
    if lost.needed:
        return Reason(Why.LOST_CARDS, {"cards": lost.cards, "needed": lost.needed})
    return Reason(Why.LOST_FINISH)


def _hint(view: View, judged: Evaluation | None, trials: list[Trial]) -> Hint:
    best = choose(trials) if can_try(view) else trials[0]
    reason = explain(view, judged, best.action)
    if reason.why is Why.WINS_NOW:
        return Hint(best.action, 1.0, reason=reason)
    others = [trial for trial in trials if trial is not best]
    other_moves = [trial for trial in others if _unpaid(trial.action) != _unpaid(best.action)]
    second = max(
        other_moves or others, key=lambda trial: (len(trial.ends), float_sum(trial.ends)), default=None
    )
    chance = _chance(view, best, trials[0])
    if second is None:
        return Hint(best.action, chance, reason=reason)
    other = _chance(view, second, trials[0])
    if chance is not None and other is not None and not _is_ahead(second, best):
        other = min(chance, other)
    return Hint(best.action, chance, second.action, other, reason)


def _unpaid(action: ShtilAction) -> ShtilAction:
    """The same move whatever it is paid with."""
    return action.paid(()) if action.price else action


def _chance(view: View, trial: Trial, first: Trial) -> float | None:
    """By the rule of succession, set right: a few voyages never make a certainty, only the numbers do.

    A move that was left out early counts as if it had kept its lead over the captain's on all further deals:
    its own may have been easier ones, or harder.
    """
    if not trial.ends:
        return None
    if gaps_closed_by(view, trial.action):
        return 0.0
    deals, shared = len(first.ends), len(trial.ends)
    lead = (float_sum(trial.ends) - float_sum(first.ends[:shared])) / shared
    wins = min(float(deals), max(0.0, float_sum(first.ends) + lead * deals))
    return calibrated(view.sea.rules.options, (wins + 1) / (deals + 2))


def _is_ahead(second: Trial, best: Trial) -> bool:
    """Whether the runner-up won so much more often that it can't be luck.

    That is rare, but where captains sail the imagined voyages their own judgement alone chose the move.
    """
    ahead, apart = compare(best, second)
    return ahead > LUCK * sqrt(apart)
