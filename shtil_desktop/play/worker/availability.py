"""Whether a worker can be had: some systems let none start, or let it hang before it can say a word."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.values import state

ATTEMPTS: Final = 2
"""How often a request is tried that the worker crashes over, and how often a worker that does not start."""
READY_WITHIN: Final = 10.0
"""Seconds that a request waits for a worker that is starting; it usually takes less than one."""
GIVEN_UP_AFTER: Final = 60.0
"""Seconds after which a worker that is still not ready is ended."""
REST: Final = 30.0
"""Seconds from one try to the next, when no worker gets ready."""


@state
class WorkerAvailability:
    """What became of the workers that were started since the last one that got ready.

    One that dies at once is tried again at once, since somebody may have killed it. After that, or when one
    is late, nobody waits for it any more; yet now and then another is tried, and a late one may still come.
    """

    failures: int = 0
    begun: float = 0.0
    was_late: bool = False

    def begin(self, now: float) -> None:
        self.begun = now

    def fail(self) -> None:
        """The worker died before it was ready, or could not be started."""
        self.failures += 1

    def may_try(self, now: float) -> bool:
        return self.failures < ATTEMPTS or now >= self.begun + REST

    def look(self, now: float) -> None:
        """See whether the one that is starting is late."""
        self.was_late = self.was_late or now >= self.begun + READY_WITHIN

    @property
    def is_in_vain(self) -> bool:
        """Whether requests had better not wait for it."""
        return self.was_late or self.failures >= ATTEMPTS

    def is_hopeless(self, now: float) -> bool:
        """Whether one that is not ready by now never will be."""
        return now >= self.begun + GIVEN_UP_AFTER

    @property
    def next_look(self) -> float:
        """When one of the answers above may change."""
        return self.begun + (GIVEN_UP_AFTER if self.was_late else READY_WITHIN)
