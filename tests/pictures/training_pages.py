"""The page of training and problems of every game and kind at their moments, for `page_pictures.py`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from shtil_desktop.games import face_of, load
from shtil_desktop.games.problems import Problem, Verdict
from shtil_desktop.games.shkap.rules.options import Mode as Archipelago
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from shtil_desktop.windows.pages.training.page import TrainingPage
from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemExercise
from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace
from tests.table.fake_worker import FakeWorker

MOST_MOVES: Final = 15


def some_solved(game: str) -> BackgroundTraining:
    """A desk that knows of a few dozen solved problems."""
    desk = BackgroundTraining(Training(None))
    for at, problem in enumerate(load(face_of(game).problems).shipped()[:23]):
        if at % 5 == 1:
            desk.note_wrong_move(game, problem.id)
        if at % 5 == 2:
            desk.note_hint(game, problem.id)
        if at % 5 != 3:
            desk.note_solution(game, problem.id)
    return desk


def listed(game: str) -> Callable[[Palette], QWidget]:
    """With progress."""
    return lambda palette: TrainingPage(palette, some_solved(game), ListPlace(game))


def listed_anew(game: str) -> Callable[[Palette], QWidget]:
    """When nothing is solved yet."""
    return lambda palette: TrainingPage(palette, BackgroundTraining(Training(None)), ListPlace(game))


def chosen(game: str, kind: str, options: dict[str, Any]) -> tuple[int, Problem]:
    """A problem of a kind, of middling difficulty where there is one, with its number."""
    face = face_of(game)
    fits = [
        (number, problem)
        for number, problem in enumerate(load(face.problems).shipped(), start=1)
        if problem.kind == kind
        and all(
            getattr(face.read_options(problem.options), name) == wanted for name, wanted in options.items()
        )
    ]
    return next((one for one in fits if one[1].difficulty >= 3), fits[-1])


def solving(game: str, kind: str, moment: str, **options: Any) -> Callable[[Palette], QWidget]:
    """A problem at one of `MOMENTS`."""

    def make(palette: Palette) -> QWidget:
        number, problem = chosen(game, kind, options)
        exercise = ProblemExercise(problem, number, BackgroundTraining(Training(None)))
        page, hear = opened(palette, exercise)
        if moment == "wrong":
            page.decide(worst_move(load(face_of(game).problems), problem, page.position))
            hear()
        else:
            lead_to(moment, page, hear)
        return page

    return make


def opened(palette: Palette, exercise: Exercise) -> tuple[ExercisePage, Callable[[], None]]:
    """An exercise on its page, and what hands it the worker's answers."""
    page = ExercisePage(palette, exercise, Speed.OFF)
    page.offer(has_previous=True, has_next=True, has_more=True)
    worker = FakeWorker()
    page.use(worker)
    page.resize(1024, 640)
    page.show()

    return page, worker.deliver


def lead_to(moment: str, page: ExercisePage, hear: Callable[[], None]) -> None:
    """To any of `MOMENTS` but a wrong move."""
    flow = page.flow
    if moment in ("nudge", "hint"):
        flow.hints.give()
        hear()
        if moment == "hint" and page.scene.choices.hint is None:
            flow.hints.give()
    elif moment in ("kept", "solved"):
        for _ in range(1 if moment == "kept" else MOST_MOVES):
            if page.state is State.ASKED:
                flow.requests.ask(flow.exercise.advise(list(flow.done)), page.decide)
                hear()
    elif moment in ("showing", "shown"):
        flow.solution.begin()
        hear()
        flow.solution.show_next()
        while moment == "shown" and page.state is not State.SHOWN:
            flow.solution.show_next()


def worst_move(problems: Any, problem: Problem, position: Any) -> Any:
    """Of some moves that lose, the one with most to be said about it."""
    found = []
    for opening in position.legal_actions():
        for action in islice(position.completions(opening), 8):
            judged = problems.judge(problem, position, action, lambda: False)
            if judged.verdict is Verdict.LOSES:
                found.append((len(getattr(judged.refutation, "line", ())), action))
    return max(found, key=lambda one: one[0])[1]


MOMENTS: Final = ("asked", "nudge", "hint", "wrong", "kept", "solved", "showing", "shown")
SORTS: Final[dict[str, tuple[str, str, dict[str, Any]]]] = {
    "solo": ("shtil", "win", {"mode": Mode.STANDARD, "seats": 1}),
    "pair": ("shtil", "win", {"mode": Mode.STANDARD, "seats": 2}),
    "crew": ("shtil", "win", {"mode": Mode.STANDARD, "seats": 3}),
    "arch": ("shtil", "win", {"mode": Mode.ARCH}),
    "sun-moon": ("shtil", "win", {"mode": Mode.SUN_MOON, "seats": 1}),
    "sun-moon-pair": ("shtil", "win", {"mode": Mode.SUN_MOON, "seats": 2}),
    "pyramid": ("shtil", "win", {"mode": Mode.PYRAMID}),
    "best": ("qwirkle", "best", {"seats": 2}),
    "best-four": ("qwirkle", "best", {"seats": 4}),
    "endgame": ("qwirkle", "endgame", {}),
    "shortest": ("shkap", "shortest", {"mode": Archipelago.BASE}),
    "shortest-archipelago": ("shkap", "shortest", {"mode": Archipelago.ARCHIPELAGO}),
    "two-chests": ("shkap", "two-chests", {"mode": Archipelago.BASE, "seats": 4}),
    "two-chests-archipelago": ("shkap", "two-chests", {"mode": Archipelago.ARCHIPELAGO}),
}
"""Problems of every kind and mode: the game, the kind, and options of its match."""
OF_ONE_MOVE: Final = ("best", "shortest", "two-chests")
"""Kinds in which a right move is the solution."""

PAGES: dict[str, Callable[[Palette], QWidget]] = {
    "training": listed("shtil"),
    "training-qwirkle": listed("qwirkle"),
    "training-shkap": listed("shkap"),
    "training-anew": listed_anew("shtil"),
    "training-anew-qwirkle": listed_anew("qwirkle"),
    "training-anew-shkap": listed_anew("shkap"),
    **{
        f"problem-{name}-{moment}": solving(game, kind, moment, **options)
        for name, (game, kind, options) in SORTS.items()
        for moment in MOMENTS
        if moment != "kept" or kind not in OF_ONE_MOVE
    },
}
