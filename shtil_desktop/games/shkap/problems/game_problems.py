"""Shkap's problems as the house asks for them: the shipped ones, new ones, and what a route does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shtil_desktop import program_files
from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import GameProblems, Judgement, Problem, Verdict
from shtil_desktop.games.shkap.game import SHKAP, ShkapFace
from shtil_desktop.games.shkap.problems.kinds import CHESTS, KINDS, NEEDED, SHORTEST
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.game import Shkap


@value
class Astray:
    """Why a route is not the one: chests, by the number of their cell, that it misses, or steps too many."""

    missed: tuple[int, ...] = ()
    steps: int = 0


class ShkapProblems(GameProblems):
    """A page that only lists them doesn't wait for the search: it comes with a late import."""

    kinds = KINDS
    needed_facts = NEEDED

    @property
    def face(self) -> ShkapFace:
        return SHKAP

    @property
    def folder(self) -> Path:
        return program_files.resources("shkap") / "problems"

    def has_sound_facts(self, problem: Problem, position: Shkap) -> bool:
        from shtil_desktop.games.shkap.rules.island.islands import SIDE

        cells = [problem.facts[name] for name in CHESTS if name in problem.facts]
        return all(0 <= cell < SIDE * SIDE and position.island.coins_at(divmod(cell, SIDE)) for cell in cells)

    def make(self, number: int) -> Problem:
        from shtil_desktop.games.shkap.problems.making import make

        return make(number)

    def judge(
        self, problem: Problem, position: Shkap, action: Action, is_cancelled: Callable[[], bool]
    ) -> Judgement:
        from shtil_desktop.games.shkap.problems.rows import reached_by
        from shtil_desktop.games.shkap.rules.actions import Lay

        assert isinstance(action, Lay)
        facts, reached = problem.facts, reached_by(position, action.cards)
        wanted = (facts["chest"],) if problem.kind == SHORTEST else (facts["first"], facts["second"])
        missed = tuple(chest for chest in wanted if chest not in reached)
        if missed:
            return Judgement(Verdict.LOSES, Astray(missed))
        longer = reached[facts["chest"]] - facts["steps"] if problem.kind == SHORTEST else 0
        return Judgement(Verdict.LOSES, Astray((), longer)) if longer else Judgement(Verdict.SOLVES)


PROBLEMS: Final = ShkapProblems()
