"""The ways of training: its page, the exercises that are opened from it, and back to where one was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shtil_desktop.games import face_of
from shtil_desktop.windows.pages.game_pages import games_with_problems

if TYPE_CHECKING:
    from shtil_desktop.games.problems import Problem
    from shtil_desktop.table.requests.worker_requests import WorkerRequests
    from shtil_desktop.windows.background.background_training import BackgroundTraining
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.mistake_drills import MistakeDrills
    from shtil_desktop.windows.pages.page import Page
    from shtil_desktop.windows.pages.training.exercise.exercise import Exercise
    from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
    from shtil_desktop.windows.pages.training.mistakes.drill_exercise import DrillExercise
    from shtil_desktop.windows.pages.training.page import TrainingPage
    from shtil_desktop.windows.pages.training.problems.problem_set import ProblemSet
    from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace


class TrainingNavigator(QObject):
    """Opens what has to do with training; the pages come with a late import."""

    def __init__(
        self,
        window: MainWindow,
        kept: BackgroundTraining,
        cover: Callable[[Page], None],
        show_rules: Callable[[str, str, Callable[[Page], None]], Page],
    ) -> None:
        """`cover` shows a page; `show_rules` that of a game's rules at a chapter, in the way it is given."""
        super().__init__(window)
        self._window, self.kept = window, kept
        self._cover, self._show_rules = cover, show_rules
        self.worker: WorkerRequests | None = None
        """Who judges, once it is at work."""
        self.drills: MistakeDrills | None = None
        """Who knows of the player's own mistakes."""
        self._spot: ListPlace | None = None
        """Where one was in the list."""
        self._section: int | None = None
        """Which part of the page was seen last: 0 the problems, 1 the player's mistakes."""

    # The page

    def show(self, game: str = "") -> TrainingPage:
        """The page of training, as it was left."""
        from shtil_desktop.windows.pages.training.page import TrainingPage
        from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace

        if self._spot is None or (game and game != self._spot.game):
            usual = game or self._window.new_matches.usual_game()
            self._spot = ListPlace(usual if usual in games_with_problems() else "")
        sections = [] if self.drills is None else [self.drills.section()]
        page = TrainingPage(self._window.colours, self.kept, self._spot, sections)
        if sections:
            page.show_section(int(bool(sections[0].due)) if self._section is None else self._section)
        page.problem_wanted.connect(lambda problem: self._open_problem(page, problem))
        page.closed.connect(lambda: self._leave(page))
        self._cover(page)
        return page

    def open_anew(self) -> TrainingPage:
        """From the start page or a menu: what is to be tried again today comes first."""
        self._section = None
        return self.show()

    def _leave(self, page: TrainingPage) -> None:
        self._spot, self._section = page.spot, page.section

    def _open_problem(self, page: TrainingPage, problem: Problem) -> None:
        from shtil_desktop.games.problems import BadProblem, check

        try:
            check(face_of(problem.game), problem)
        except BadProblem as error:
            page.tell_damaged(problem, error)
            return
        self._leave(page)
        self.show_problem(problem, page.listed)

    # Exercises

    def show_exercise(self, exercise: Exercise) -> ExercisePage:
        """An exercise on a table of its own; who closes it comes back to the page of training."""
        page = make_exercise_page(self._window, self.worker, exercise)
        self._cover(page)
        page.closed.connect(self.show)
        return page

    def show_drill(self, exercise: DrillExercise) -> ExercisePage:
        """A decision of the player's own; after it comes the next one of today."""
        self._section = 1
        page = self.show_exercise(exercise)
        following = None if self.drills is None else self.drills.next_due(exercise)
        page.offer(has_previous=False, has_next=False, has_more=following is not None)
        if following is not None:
            page.more_wanted.connect(lambda: self.show_drill(following))
        return page

    def show_problem(self, problem: Problem, listed: Sequence[Problem]) -> ExercisePage:
        """A problem among those that were listed."""
        from shtil_desktop.games.values import replace
        from shtil_desktop.windows.pages.training.problems.problem_exercise import ProblemExercise
        from shtil_desktop.windows.pages.training.problems.problem_set import ProblemSet

        known = ProblemSet(problem.game, self.kept)
        around = list(listed) if problem in listed else list(known.all)
        exercise = ProblemExercise(problem, known.number(problem), self.kept)
        page = self.show_exercise(exercise)
        at = around.index(problem)
        page.offer(has_previous=at > 0, has_next=at + 1 < len(around), has_more=True)
        page.previous_wanted.connect(lambda: self.show_problem(around[at - 1], around))
        page.next_wanted.connect(lambda: self.show_problem(around[at + 1], around))
        page.more_wanted.connect(lambda: self._show_next(known, problem, around))
        if self._spot is not None:
            self._spot = replace(self._spot, chosen=problem.id)
        return page

    def _show_next(self, known: ProblemSet, problem: Problem, around: Sequence[Problem]) -> None:
        """The next unsolved one of those that were listed, else of all, else the list itself."""
        found = known.next_open(around, problem) or known.next_open(known.all, problem)
        if found is None:
            self.show()
        else:
            self.show_problem(found, around)

    def show_rules(self) -> bool:
        """The rules of what is shown, which stays behind them: an exercise, or a game's problems or mistakes.

        False if it is neither.
        """
        page = self._window.page
        if page is None:
            return False
        from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
        from shtil_desktop.windows.pages.training.page import TrainingPage

        if isinstance(page, ExercisePage):
            self._show_rules(page.exercise.game, page.flow.chapter, self._window.lay_over)
        elif isinstance(page, TrainingPage) and page.game:
            self._show_rules(page.game, "", self._window.lay_over)
        else:
            return False
        return True


def make_exercise_page(window: MainWindow, worker: WorkerRequests | None, exercise: Exercise) -> ExercisePage:
    """The page of an exercise, as the window's settings want it, with who judges in it."""
    from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage

    page = ExercisePage(window.colours, exercise, window.scene.animator.speed)
    page.heed(window.settings)
    if worker is not None:
        page.use(worker)
    return page
