"""The solution of an exercise, played through on the table with a pause after each move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from shtil_desktop.games.base import Action
from shtil_desktop.table.motion import timings
from shtil_desktop.windows.pages.training.exercise.exercise_words import (
    State,
    no_solution_told,
    solution_told,
)

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.training.exercise.flow import ExerciseFlow

PAUSE: Final = timings.PACES["calm"]


class SolutionShow(QObject):
    def __init__(self, flow: ExerciseFlow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._moves: Sequence[Action] = ()
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.pause.timeout.connect(self.show_next)

    def begin(self) -> None:
        """From the beginning of the exercise; where its moves aren't known, the worker is asked for one."""
        flow = self._flow
        if not flow.exercise.has_solution:
            return
        flow.stop()
        flow.exercise.note_hint()
        flow.course.go_to(())
        self._moves = flow.exercise.solution()
        flow.enter(State.SHOWING)
        flow.show_position(is_asked=False)
        if self._moves:
            self.pause.start()
        else:
            flow.requests.ask(flow.exercise.advise(()), self._hear)

    def _hear(self, action: Action | None) -> None:
        if action is None:
            self._flow.restart()
            self._flow.telling.tell(no_solution_told)
            self._flow.telling.speak()
            return
        self._moves = (action,)
        self.pause.start()

    def go_on(self) -> None:
        """The last move has been seen, or the page is seen again."""
        if self._moves:
            self.pause.start()

    def rest(self) -> None:
        self.pause.stop()

    def show_next(self) -> None:
        flow = self._flow
        if flow.state is not State.SHOWING:
            return
        if len(flow.done) == len(self._moves):
            flow.enter(State.SHOWN, why=flow.why_last)
            return
        flow.advance(self._moves[len(flow.done)])
        position = flow.position
        flow.telling.tell(lambda: solution_told(flow.table.words_of_last(position)))
        flow.telling.speak()
