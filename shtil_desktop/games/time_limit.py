"""A limit of time for what a player waits for: asked between two pieces of work, it ends them."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf


class TimeIsUp(Exception):
    """Nothing can be said in time, or nobody waits any more."""


def never() -> bool:
    return False


class TimeLimit:
    """
    >>> TimeLimit().check()
    >>> TimeLimit(0.0).check()
    Traceback (most recent call last):
    shtil_desktop.games.time_limit.TimeIsUp
    """

    __slots__ = ("_is_cancelled", "_until")

    def __init__(self, seconds: float = inf, is_cancelled: Callable[[], bool] = never) -> None:
        self._until = time.monotonic() + seconds
        self._is_cancelled = is_cancelled

    def check(self) -> None:
        """`TimeIsUp`, if it is."""
        if time.monotonic() >= self._until or self._is_cancelled():
            raise TimeIsUp
