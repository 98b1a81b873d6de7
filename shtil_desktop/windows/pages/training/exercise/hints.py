"""Hints in an exercise, step by step: where to look, then the move itself, marked on the table."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action
from shtil_desktop.windows.pages.training.exercise.exercise_words import State, hint_told, no_hint_told

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.training.exercise.flow import ExerciseFlow


class HintStep(IntEnum):
    """How much has been told of what is right now."""

    NOTHING = 0
    NUDGED = 1
    SHOWN = 2


class ExerciseHints:
    """Asks the worker once in a position; what it has answered is told bit by bit."""

    def __init__(self, flow: ExerciseFlow) -> None:
        self._flow = flow
        self._advice: Action | None = None
        """What would be right in the position that is shown, once that was asked for."""
        self._is_nudged = False

    def forget(self) -> None:
        """There is another position, or the same one anew."""
        self._advice, self._is_nudged = None, False

    @property
    def step(self) -> HintStep:
        choices = self._flow.scene.choices
        if choices is not None and choices.hint is not None:
            return HintStep.SHOWN
        return HintStep.NUDGED if self._is_nudged else HintStep.NOTHING

    def give(self) -> None:
        """First a nudge, then the move itself; asked once more, it is played."""
        flow = self._flow
        flow.scene.animator.complete()
        choices = flow.scene.choices
        if flow.state is not State.ASKED or choices is None or not flow.exercise.gives_hints:
            return
        if self.step is HintStep.SHOWN:
            flow.scene.answer(choices.play_hint())
        elif self._advice is not None:
            self._tell(self._advice)
        elif not flow.requests.is_waiting:
            done = list(flow.done)
            flow.requests.ask(flow.exercise.advise(done), self._hear)

    def _hear(self, action: Action | None) -> None:
        if self._flow.state is not State.ASKED:
            return
        if action is None:
            self._flow.telling.tell(no_hint_told)
            self._flow.telling.speak()
            return
        self._advice = action
        self._tell(action)

    def _tell(self, action: Action) -> None:
        flow, position = self._flow, self._flow.position
        flow.exercise.note_hint()
        flow.telling.tell_task()
        is_first, self._is_nudged = not self._is_nudged, True
        if is_first and flow.exercise.nudge(position, action):
            flow.telling.tell(lambda: hint_told(flow.exercise.nudge(position, action)))
        else:
            self._show(action)
            flow.table.view.setFocus()
        flow.offer_buttons()
        flow.telling.speak()

    def _show(self, action: Action) -> None:
        """The move itself, on the table and in words."""
        flow, position = self._flow, self._flow.position
        found = flow.exercise.hint(position, action)
        if found is None:
            return
        flow.scene.hints.wait()  # a card in the fingers goes back
        flow.scene.hints.give(*found)

        def words() -> str:
            again = flow.exercise.hint(position, action)
            return "" if again is None else again[1].spoken

        flow.telling.tell(lambda: hint_told(words()))

    def tell_again(self) -> None:
        """In another language: the table has words of the hint, too."""
        if self.step is HintStep.SHOWN and self._advice is not None:
            found = self._flow.exercise.hint(self._flow.position, self._advice)
            if found is not None:
                self._flow.scene.hints.give(*found)
