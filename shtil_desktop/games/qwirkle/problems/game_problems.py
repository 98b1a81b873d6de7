"""Qwirkle's problems as the house asks for them: the shipped ones, new ones, and what a move does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shtil_desktop import program_files
from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import GameProblems, Judgement, Problem, Verdict
from shtil_desktop.games.qwirkle.game import QWIRKLE, QwirkleFace
from shtil_desktop.games.qwirkle.problems.kinds import BEST, KINDS, NEEDED
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.rules.game import Qwirkle


@value
class Shortfall:
    """Why a move is not the one: so many points less than could be had, and how the other seat shows it."""

    points: int
    line: tuple[Action, ...] = ()


class QwirkleProblems(GameProblems):
    """A page that only lists them doesn't wait for the search: it comes with a late import."""

    kinds = KINDS
    needed_facts = NEEDED

    @property
    def face(self) -> QwirkleFace:
        return QWIRKLE

    @property
    def folder(self) -> Path:
        return program_files.resources("qwirkle") / "problems"

    def make(self, number: int) -> Problem:
        from shtil_desktop.games.qwirkle.problems.making import make

        return make(number)

    def judge(
        self, problem: Problem, position: Qwirkle, action: Action, is_cancelled: Callable[[], bool]
    ) -> Judgement:
        from shtil_desktop.games.qwirkle.crew.endgame import TooLong
        from shtil_desktop.games.qwirkle.problems.ends import best_line, best_margin

        seat = position.turn
        after = position.copy()
        after.apply(action)
        if problem.kind == BEST:
            scored = after.scores[seat] - position.scores[seat]
            short = problem.facts["points"] - scored
            return Judgement(Verdict.SOLVES) if short <= 0 else Judgement(Verdict.LOSES, Shortfall(short))
        try:
            short = problem.facts["margin"] - best_margin(after, seat)
            if short > 0:
                return Judgement(Verdict.LOSES, Shortfall(short, tuple(best_line(after))))
        except TooLong:
            return Judgement(Verdict.UNKNOWN)
        return Judgement(Verdict.KEEPS if after.result is None else Verdict.SOLVES)

    def advise(self, problem: Problem, position: Qwirkle, is_cancelled: Callable[[], bool]) -> Action | None:
        """The one that scores most, or in an endgame what wins by most from here."""
        from shtil_desktop.games.qwirkle.crew.endgame import TooLong
        from shtil_desktop.games.qwirkle.problems.ends import best_action

        known = super().advise(problem, position, is_cancelled)
        if known is not None or problem.kind == BEST or position.result is not None:
            return known
        try:
            return best_action(position)
        except TooLong:
            return None

    def reply(self, problem: Problem, position: Qwirkle) -> Action | None:
        """In an endgame the other seat plays as well as can be."""
        from shtil_desktop.games.qwirkle.problems.ends import best_action

        is_players = position.result is not None or position.turn == player_of(problem)
        return None if problem.kind == BEST or is_players else best_action(position)


def player_of(problem: Problem) -> int:
    """The seat that the player has."""
    return int(problem.line[0]["seat"])


PROBLEMS: Final = QwirkleProblems()
