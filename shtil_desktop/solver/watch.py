"""The limit of a search: time, and someone who may call it off."""

from __future__ import annotations

import time
from collections.abc import Callable

from shtil_desktop.solver.verdict import Doubt


class Stopped(Exception):
    """The search must end now."""

    def __init__(self, doubt: Doubt) -> None:
        super().__init__(doubt)
        self.doubt = doubt


class Watch:
    """Asked at every step of a search; raises `Stopped` when it must end."""

    __slots__ = ("_cancel", "_deadline")

    def __init__(self, seconds: float, cancel: Callable[[], bool]) -> None:
        self._deadline = time.perf_counter() + seconds
        self._cancel = cancel

    def check(self) -> None:
        if self._cancel():
            raise Stopped(Doubt.CANCELLED)
        if time.perf_counter() > self._deadline:
            raise Stopped(Doubt.TIME)
