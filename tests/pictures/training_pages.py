"""The page of training and problems of every game and kind at their moments, for `page_pictures.py`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shtil_desktop.games import face_of, load
from shtil_desktop.games.problems import Problem, Verdict
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.page import TrainingPage
from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemExercise
from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace
from tests.table.quick_thinker import QuickThinker


class Answers(QObject):
    answered = Signal(object)
    changed = Signal()


def some_solved(game: str) -> BackgroundTraining:
    """A training that knows of a few dozen solved problems."""
    training = BackgroundTraining(Training(None))
    for at, problem in enumerate(load(face_of(game).problems).shipped()[:23]):
        if at % 5 == 1:
            training.note_wrong_move(game, problem.id)
        if at % 5 == 2:
            training.note_hint(game, problem.id)
        if at % 5 != 3:
            training.note_solution(game, problem.id)
    return training


def listed(game: str) -> Callable[[Palette], QWidget]:
    def make(palette: Palette) -> QWidget:
        page = TrainingPage(palette, some_solved(game), ListPlace(game))
        return page

    return make


def chosen(game: str, kind: str, seats: int | None) -> tuple[int, Problem]:
    """A problem of a kind, of middling difficulty, with its number."""
    face = face_of(game)
    for number, problem in enumerate(load(face.problems).shipped(), start=1):
        fits = seats is None or face.read_options(problem.options).seats == seats
        if problem.kind == kind and problem.difficulty >= 3 and fits:
            return number, problem
    raise LookupError(kind)


def solving(game: str, kind: str, moment: str, seats: int | None = None) -> Callable[[Palette], QWidget]:
    """A problem as it is asked, nudged at, hinted at, wrongly tried, gone on with, or solved."""

    def make(palette: Palette) -> QWidget:
        number, problem = chosen(game, kind, seats)
        page = ExercisePage(
            palette, ProblemExercise(problem, number, BackgroundTraining(Training(None))), Speed.OFF
        )
        page.offer(has_previous=True, has_next=True, has_more=True)
        thinker, answers = QuickThinker(), Answers()
        page.use(thinker, answers)  # type: ignore[arg-type]
        page.resize(1024, 640)

        def hear() -> None:
            while found := thinker.poll():
                for answer in found:
                    answers.answered.emit(answer)

        lead_to(moment, page, problem, hear)
        return page

    return make


def lead_to(moment: str, page: ExercisePage, problem: Problem, hear: Callable[[], None]) -> None:
    problems = load(face_of(problem.game).problems)
    if moment in ("nudge", "hint"):
        page.flow.hints.give()
        hear()
        if moment == "hint" and page.scene.choices.hint is None:
            page.flow.hints.give()
    elif moment == "wrong":
        page.decide(worst_move(problems, problem, page.position))
        hear()
    elif moment in ("kept", "solved"):
        while page.state is State.ASKED:
            page.decide(problems.advise(problem, page.position, lambda: False))
            hear()
            if moment == "kept":
                break


def worst_move(problems: Any, problem: Problem, position: Any) -> Any:
    """Of some moves that lose, the one with most to be said about it."""
    found = []
    for opening in position.legal_actions():
        for action in islice(position.completions(opening), 8):
            judged = problems.judge(problem, position, action, lambda: False)
            if judged.verdict is Verdict.LOSES:
                found.append((len(getattr(judged.refutation, "line", ())), action))
    return max(found, key=lambda one: one[0])[1]


PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "training": listed("shtil"),
    "training-qwirkle": listed("qwirkle"),
    "training-shkap": listed("shkap"),
    "problem-solo": solving("shtil", "win", "asked", 1),
    "problem-solo-hint": solving("shtil", "win", "hint", 1),
    "problem-solo-wrong": solving("shtil", "win", "wrong", 1),
    "problem-solo-solved": solving("shtil", "win", "solved", 1),
    "problem-crew": solving("shtil", "win", "asked", 3),
    "problem-crew-wrong": solving("shtil", "win", "wrong", 3),
    "problem-crew-kept": solving("shtil", "win", "kept", 3),
    "problem-best": solving("qwirkle", "best", "nudge"),
    "problem-best-solved": solving("qwirkle", "best", "solved"),
    "problem-endgame": solving("qwirkle", "endgame", "kept"),
    "problem-endgame-wrong": solving("qwirkle", "endgame", "wrong"),
    "problem-shortest": solving("shkap", "shortest", "asked"),
    "problem-shortest-wrong": solving("shkap", "shortest", "wrong"),
    "problem-two-chests": solving("shkap", "two-chests", "hint"),
    "problem-two-chests-solved": solving("shkap", "two-chests", "solved"),
}
