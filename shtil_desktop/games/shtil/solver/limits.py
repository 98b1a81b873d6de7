"""The limits of a search: time, steps, and someone who may call it off."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from shtil_desktop.games.shtil.solver.verdict import Doubt


class SearchStopped(Exception):
    """The search must end now."""

    def __init__(self, doubt: Doubt) -> None:
        super().__init__(doubt)
        self.doubt = doubt


class SearchLimits:
    """Asked at every step of a search; raises `Stopped` when it must end."""

    __slots__ = ("_cancel", "_deadline", "_steps", "taken")

    def __init__(self, seconds: float, cancel: Callable[[], bool], steps: int | None = None) -> None:
        self._deadline = time.perf_counter() + seconds
        self._cancel = cancel
        self._steps = inf if steps is None else steps
        self.taken = 0

    def check(self) -> None:
        self.taken += 1
        if self.taken > self._steps:
            raise SearchStopped(Doubt.STEPS)
        if self._cancel():
            raise SearchStopped(Doubt.CANCELLED)
        if time.perf_counter() > self._deadline:
            raise SearchStopped(Doubt.TIME)
