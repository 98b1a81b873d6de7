"""The problems of a game as a page shows them: in their order, with how far each is solved. No widgets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from shtil_desktop.games import face_of, load
from shtil_desktop.games.problems import BadProblem, GameProblems, Problem, of_the_day, read_readable
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.training.progress import ProblemState
from shtil_desktop.windows.pages.training.problems.problem_exercise import parts_of

if TYPE_CHECKING:
    from shtil_desktop.play.profile.training.progress import Progress


class KnowsProgress(Protocol):
    def of_problem(self, game: str, problem: str) -> Progress: ...


@value
class Sifting:
    """Which problems are wanted; what is empty or 0 leaves all of them in."""

    kind: str = ""
    difficulty: int = 0
    is_open_only: bool = False


class ProblemSet:
    """Those of one game that can be read, easiest first; their numbers are their places, from 1."""

    def __init__(self, game: str, progress: KnowsProgress) -> None:
        self.game, self._progress = game, progress
        self._problems: GameProblems = load(face_of(game).problems)
        self.all: tuple[Problem, ...] = ()
        self.damaged: tuple[tuple[Path, BadProblem | OSError], ...] = ()
        """Files that can't be read, and why."""
        self.all, self.damaged = read_readable(self._problems.folder, game, self._problems.kinds)
        self._kinds = {problem.id: parts_of(game).kinds_of(problem) for problem in self.all}
        self._numbers = {problem.id: number for number, problem in enumerate(self.all, start=1)}

    @property
    def folder(self) -> Path:
        return self._problems.folder

    @property
    def kinds(self) -> tuple[str, ...]:
        """Those that there are problems of, in the game's order."""
        found = set(chain.from_iterable(self._kinds.values()))
        return tuple(kind for kind in parts_of(self.game).kinds if kind in found)

    def number(self, problem: Problem) -> int:
        return self._numbers[problem.id]

    def progress(self, problem: Problem) -> Progress:
        return self._progress.of_problem(self.game, problem.id)

    def standing(self, problem: Problem) -> ProblemState:
        return self.progress(problem).standing

    def sifted(self, sifting: Sifting) -> list[Problem]:
        return [problem for problem in self.all if self._is_wanted(problem, sifting)]

    def _is_wanted(self, problem: Problem, sifting: Sifting) -> bool:
        return (
            (not sifting.kind or sifting.kind in self._kinds[problem.id])
            and sifting.difficulty in (0, problem.difficulty)
            and not (sifting.is_open_only and self.standing(problem) is not ProblemState.OPEN)
        )

    def counts(self) -> Counter[ProblemState]:
        """How many problems are how far."""
        return Counter(map(self.standing, self.all))

    def of_day(self, day: date) -> Problem | None:
        return of_the_day(self.all, self.game, day) if self.all else None

    def next_open(self, problems: Sequence[Problem], after: Problem | None = None) -> Problem | None:
        """The first of these that is not solved, behind one of them if there is any, else from the front."""
        start = problems.index(after) + 1 if after in problems else 0
        in_turn = [*problems[start:], *problems[:start]]
        found = (one for one in in_turn if one != after and self.standing(one) is ProblemState.OPEN)
        return next(found, None)
