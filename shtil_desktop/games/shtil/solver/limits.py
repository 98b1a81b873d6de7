"""The limits of a search: steps, and someone who may call it off."""

from __future__ import annotations

from math import inf

from shtil_desktop.games.cancelling import IsCancelled, never
from shtil_desktop.games.shtil.solver.verdict import Doubt


class SearchStopped(Exception):
    """The search must end now."""

    def __init__(self, doubt: Doubt) -> None:
        super().__init__(doubt)
        self.doubt = doubt


class SearchLimits:
    """Count the steps of a search, and raise `SearchStopped` when it must end.

    A step takes about 0.1 ms, but no clock is asked: the same search ends in the same place on every machine.
    """

    __slots__ = ("_is_cancelled", "_steps", "taken")

    def __init__(self, steps: float = inf, is_cancelled: IsCancelled = never) -> None:
        self._is_cancelled = is_cancelled
        self._steps = steps
        self.taken = 0

    def check(self) -> None:
        self.taken += 1
        if self.taken > self._steps:
            raise SearchStopped(Doubt.STEPS)
        if self._is_cancelled():
            raise SearchStopped(Doubt.CANCELLED)
