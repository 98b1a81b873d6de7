"""What a move does in an open position: whether it can still be won, and if not, why."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.cancelling import IsCancelled
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.games.shtil.problems.proof import Proof, Refutation
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost, SearchLimits, Winnable, solve
from shtil_desktop.games.shtil.solver.exhaustive_search import BudgetSpent
from shtil_desktop.games.shtil.solver.limits import SearchStopped

STEPS: Final = 8_500
"""For a verdict and what refutes a move, together: the player waits for it, less than a second."""


def judge(position: Shtil, action: ShtilAction, is_cancelled: IsCancelled) -> Judgement:
    """Whether a voyage that can be won still can after a move, every card known, and if not, why."""
    after = position.copy()
    after.apply(action)
    if after.result is not None and after.result.winners:
        return Judgement(Verdict.SOLVES)
    limits = SearchLimits(STEPS, is_cancelled)
    verdict = solve(after, limits)
    if isinstance(verdict, Winnable):
        return Judgement(Verdict.KEEPS)
    if not isinstance(verdict, Lost):
        return Judgement(Verdict.UNKNOWN)
    if verdict.cause is not Cause.ALL_TRIED:
        return Judgement(Verdict.LOSES, Refutation((), verdict))
    return Judgement(Verdict.LOSES, _refutation(after, verdict, STEPS - limits.taken, is_cancelled))


def _refutation(after: Shtil, lost: Lost, steps: int, is_cancelled: IsCancelled) -> Refutation:
    """What can be seen in the end; if that takes too many steps, that everything was tried."""
    try:
        return Proof(steps, is_cancelled).refute(after)
    except (BudgetSpent, SearchStopped):
        return Refutation((), lost)


def winning_move(position: Shtil, is_cancelled: IsCancelled) -> ShtilAction | None:
    """A move that wins, if one is found within as many steps."""
    found = solve(position, SearchLimits(STEPS, is_cancelled))
    return found.line[0] if isinstance(found, Winnable) and found.line else None
