"""How long the event loop of the program stood still, less what its threads waited for a processor."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

LONGEST = 1.0
"""Seconds of a standstill that is a fault: a player would take the program for frozen."""


def waited_for_processor() -> float:
    """Return the seconds that the threads of this process were ready and had no processor.

    All of them: while one that holds Python's lock waits its turn, the window's can't go on either. 0 where
    the system doesn't say.
    """
    return sum(map(_waited, Path("/proc/self/task").glob("*/schedstat")))


def _waited(path: Path) -> float:
    try:
        return int(path.read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


class StandstillWatch:
    """Measures the time between two beats of the event loop.

    >>> now, waited = iter([0.0, 0.1, 3.1, 6.1]), iter([0.0, 0.0, 0.0, 2.8])
    >>> watch = StandstillWatch(now.__next__, waited.__next__)
    >>> [round(watch.beat(), 1) for _ in range(4)]
    [0.0, 0.1, 3.0, 0.2]
    """

    def __init__(
        self, now: Callable[[], float] = time.monotonic, waited: Callable[[], float] = waited_for_processor
    ) -> None:
        self._now, self._waited = now, waited
        self._last: tuple[float, float] | None = None
        self.longest = 0.0

    def beat(self) -> float:
        """Return the seconds since the last beat, less those in which its threads waited for a processor."""
        now, waited = self._now(), self._waited()
        gap = 0.0
        if self._last is not None:
            gap = max(0.0, now - self._last[0] - max(0.0, waited - self._last[1]))
        self._last = now, waited
        self.longest = max(self.longest, gap)
        return gap

    def forget(self) -> None:
        """Start afresh: what lies between was not the program's doing."""
        self._last = None
