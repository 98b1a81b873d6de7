"""Shtil's problems as the house asks for them: the shipped ones, new ones, and what a move does."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shtil_desktop import places
from shtil_desktop.games.problems import GameProblems, Judgement, Problem, Verdict
from shtil_desktop.games.shtil.game import SHTIL, ShtilFace
from shtil_desktop.games.shtil.problems.proof import Proof, Refutation
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost, Winnable, solve
from shtil_desktop.games.shtil.solver.exhaustive_search import BudgetSpent
from shtil_desktop.games.shtil.solver.limits import SearchStopped

WIN: Final = "win"
SECONDS: Final = 0.9
"""For a verdict and what refutes a move, together."""
STEPS: Final = 20_000
"""For the refutation: with more, the proof alone must do."""


class ShtilProblems(GameProblems):
    kinds = (WIN,)

    @property
    def face(self) -> ShtilFace:
        return SHTIL

    @property
    def folder(self) -> Path:
        return places.resources("shtil") / "problems"

    def make(self, number: int) -> Problem:
        from shtil_desktop.games.shtil.problems.making import make

        return make(number)

    def judge(
        self, problem: Problem, position: Shtil, action: ShtilAction, is_cancelled: Callable[[], bool]
    ) -> Judgement:
        return judge(position, action, is_cancelled)

    def advise(
        self, problem: Problem, position: Shtil, is_cancelled: Callable[[], bool]
    ) -> ShtilAction | None:
        """The problem's own line as far as it was kept to, else whatever wins."""
        known = super().advise(problem, position, is_cancelled)
        if isinstance(known, ShtilAction):
            return known
        found = solve(position, SECONDS, is_cancelled)
        return found.line[0] if isinstance(found, Winnable) and found.line else None


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


PROBLEMS: Final = ShtilProblems()
