"""What a move does in an open position, within a second: whether it can still be won, and if not, why."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.games.shtil.problems.proof import Proof, Refutation
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost, Winnable, solve
from shtil_desktop.games.shtil.solver.exhaustive_search import BudgetSpent
from shtil_desktop.games.shtil.solver.limits import SearchStopped

SECONDS: Final = 0.9
"""For a verdict and what refutes a move, together."""
STEPS: Final = 20_000
"""For the refutation: with more, the proof alone must do."""


def judge(position: Shtil, action: ShtilAction, is_cancelled: Callable[[], bool]) -> Judgement:
    """Whether a voyage that can be won still can after a move, every card known, and if not, why."""
    until = time.monotonic() + SECONDS
    after = position.copy()
    after.apply(action)
    if after.result is not None and after.result.winners:
        return Judgement(Verdict.SOLVES)
    verdict = solve(after, SECONDS, is_cancelled)
    if isinstance(verdict, Winnable):
        return Judgement(Verdict.KEEPS)
    if not isinstance(verdict, Lost):
        return Judgement(Verdict.UNKNOWN)
    if verdict.cause is not Cause.ALL_TRIED:
        return Judgement(Verdict.LOSES, Refutation((), verdict))
    return Judgement(Verdict.LOSES, _refutation(after, verdict, until - time.monotonic(), is_cancelled))


def _refutation(after: Shtil, lost: Lost, seconds: float, is_cancelled: Callable[[], bool]) -> Refutation:
    """What can be seen in the end; if there is no time to look for that, that everything was tried."""
    try:
        return Proof(STEPS, is_cancelled, seconds).refute(after)
    except (BudgetSpent, SearchStopped):
        return Refutation((), lost)


def winning_move(position: Shtil, is_cancelled: Callable[[], bool]) -> ShtilAction | None:
    """A move that wins, if one is found in time."""
    found = solve(position, SECONDS, is_cancelled)
    return found.line[0] if isinstance(found, Winnable) and found.line else None
