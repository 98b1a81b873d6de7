"""What the plate beside an exercise says: told once, it can be said again in another language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QSizeF

from shtil_desktop.games.values import replace
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import unbound
from shtil_desktop.windows.notices.screen_reader import announce
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise
from shtil_desktop.windows.pages.training.exercise.exercise_words import State, Told, told_text
from shtil_desktop.windows.pages.training.exercise.plate import ExercisePlate

PICTURE: Final = QSizeF(120, 120)
Words = Callable[[], str]
"""A sentence in the language that is spoken when it is asked for."""


class PlateText:
    def __init__(self, exercise: Exercise, plate: ExercisePlate, palette: Palette) -> None:
        self._exercise, self._plate, self.colours = exercise, plate, palette
        self._told: Callable[[], Told] = Told

    def tell_state(self, state: State, words: Words | None = None, why: Words | None = None) -> None:
        """What a state is told with; `words` stand in place of its own, `why` after them."""

        def told() -> Told:
            found = told_text(state, self._exercise)
            told = found.words if words is None else words()
            return replace(found, words=told if why is None else f"{told} {why()}".strip())

        self.tell(told)

    def tell(self, told: Callable[[], Told]) -> None:
        self._told = told
        self._show()

    def speak(self) -> None:
        """Say the last words to those who listen."""
        spoken = self._plate.spoken
        self._plate.main.setAccessibleDescription(unbound(spoken))
        if spoken:
            announce(self._plate, spoken)

    def tell_task(self) -> None:
        self._plate.ask(self._exercise.asked(), self._exercise.about())

    def tell_again(self) -> None:
        """In another language."""
        self.tell_task()
        self._show()
        self._plate.main.setAccessibleDescription(unbound(self._plate.spoken))

    def _show(self) -> None:
        told = self._told()
        self._plate.tell(told.tone, told.verdict, told.words, told.kept)

    def show_picture(self, position: Any | None) -> None:
        """What was reached in the end, small; None takes the picture away."""
        if position is None:
            self._plate.show_picture(None)
            return
        underway = pages_of(self._exercise.game).underway(self._exercise.match(position))
        self._plate.show_picture(underway.miniature(PICTURE, self.colours, self._plate.devicePixelRatioF()))
