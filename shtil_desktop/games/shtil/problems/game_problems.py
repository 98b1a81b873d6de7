"""Shtil's problems as the house asks for them: the shipped ones, new ones, and what a move does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from shtil_desktop import program_files
from shtil_desktop.games.problems import GameProblems, Judgement, Problem
from shtil_desktop.games.shtil.game import SHTIL, ShtilFace
from shtil_desktop.games.shtil.problems.kinds import WIN

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.actions import ShtilAction
    from shtil_desktop.games.shtil.rules.voyage import Shtil


class ShtilProblems(GameProblems):
    """A page that only lists them doesn't wait for the solver: it comes with a late import."""

    kinds = (WIN,)
    needed_facts = MappingProxyType({WIN: ()})

    @property
    def face(self) -> ShtilFace:
        return SHTIL

    @property
    def folder(self) -> Path:
        return program_files.resources("shtil") / "problems"

    def has_sound_facts(self, problem: Problem, position: Shtil) -> bool:
        """What is asked tells in how few decisions it can be done."""
        return problem.measures.get("decisions", 0) > 0

    def make(self, number: int) -> Problem:
        from shtil_desktop.games.shtil.problems.making import make

        return make(number)

    def judge(
        self, problem: Problem, position: Shtil, action: ShtilAction, is_cancelled: Callable[[], bool]
    ) -> Judgement:
        from shtil_desktop.games.shtil.problems.judging import judge

        return judge(position, action, is_cancelled)

    def advise(
        self, problem: Problem, position: Shtil, is_cancelled: Callable[[], bool]
    ) -> ShtilAction | None:
        """The problem's own line as far as it was kept to, else whatever wins."""
        from shtil_desktop.games.shtil.problems.judging import winning_move
        from shtil_desktop.games.shtil.rules.actions import ShtilAction

        known = super().advise(problem, position, is_cancelled)
        return known if isinstance(known, ShtilAction) else winning_move(position, is_cancelled)


PROBLEMS: Final = ShtilProblems()
