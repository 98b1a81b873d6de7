"""What has been done in an exercise so far: its positions, one after another. No widgets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shtil_desktop.games.base import Action, Event
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise


class ExerciseCourse:
    """The moves of the player, and those of others among them."""

    def __init__(self, exercise: Exercise) -> None:
        self._exercise = exercise
        self._positions: list[Any] = [exercise.position()]
        self.done: list[Action] = []

    @property
    def position(self) -> Any:
        return self._positions[-1]

    @property
    def before(self) -> Any:
        """The position in which the last move was made."""
        return self._positions[-2]

    def advance(self, action: Action) -> list[Event]:
        """Do it; `IllegalAction` changes nothing."""
        after = self.position.copy()
        events = after.apply(action)
        self._positions.append(after)
        self.done.append(action)
        return list(events)

    def go_to(self, done: Iterable[Action]) -> None:
        """From the beginning to where these have been done."""
        self._positions, self.done = [self._exercise.position()], []
        for action in done:
            self.advance(action)

    def is_players(self, position: Any) -> bool:
        """Whether the player moves in a position, and not another seat."""
        decision = position.decision
        return decision is not None and decision.seat == self._exercise.match(position).player

    def take_back(self) -> None:
        """To the last decision of the player's own."""
        while self.done:
            self._positions.pop()
            self.done.pop()
            if self.is_players(self.position):
                return
