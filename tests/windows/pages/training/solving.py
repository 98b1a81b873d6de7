"""What tests of training share: a worker that answers at once, and problems by their games and kinds."""

from __future__ import annotations

from itertools import islice
from typing import Any

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import GameProblems, Problem, Verdict
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemExercise
from tests.table.fake_worker import FakeWorker


def problems_of(game: str) -> GameProblems:
    found: GameProblems = load(face_of(game).problems)
    return found


def problem_of(game: str, kind: str, **options: Any) -> Problem:
    """The easiest of a kind, from a match of these options."""
    face = face_of(game)
    for one in problems_of(game).shipped():
        chosen = face.read_options(one.options)
        if one.kind == kind and all(getattr(chosen, name) == value for name, value in options.items()):
            return one
    raise LookupError(kind)


def never() -> bool:
    return False


def right_move(problem: Problem, position: Any) -> Action:
    found = problems_of(problem.game).advise(problem, position, never)
    assert found is not None
    return found


def wrong_move(problem: Problem, position: Any) -> Action:
    """One that loses the problem."""
    for opening in position.legal_actions():
        for action in islice(position.completions(opening), 20):
            judged = problems_of(problem.game).judge(problem, position, action, never)
            if judged.verdict is Verdict.LOSES:
                found: Action = action
                return found
    raise AssertionError("all moves are right")


class Solver:
    """A page with a problem, and the worker that judges in it."""

    def __init__(self, qtbot: Any, problem: Problem, training: BackgroundTraining | None = None) -> None:
        self.problem = problem
        self.training = training or BackgroundTraining(Training(None))
        self.page: Any = ExercisePage(DAY, ProblemExercise(problem, 7, self.training), Speed.OFF)
        self.flow = self.page.flow
        self.worker = FakeWorker()
        self.page.use(self.worker)
        qtbot.addWidget(self.page)
        self.page.resize(1024, 640)
        self.page.show()

    def hear(self) -> None:
        """Whatever the worker has answered, and what that has led to."""
        self.worker.deliver()

    def is_at(self, state: State) -> bool:
        return self.flow.state is state

    def play(self, action: Action) -> None:
        self.flow.decide(action)
        self.hear()

    def play_right(self) -> None:
        self.play(right_move(self.problem, self.flow.position))

    def play_wrong(self) -> None:
        self.play(wrong_move(self.problem, self.flow.position))

    @property
    def progress(self) -> Any:
        return self.training.of_problem(self.problem.game, self.problem.id)
