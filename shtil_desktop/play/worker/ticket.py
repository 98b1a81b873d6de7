"""A request whose answer somebody waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Heard = Callable[[Any], object]


def ignore(_: Any) -> None:
    """Do nothing with an answer that nobody needs."""


class Ticket:
    """Hands at most one final answer to whoever asked, and nothing after `cancel`."""

    def __init__(self, done: Heard, failed: Heard = ignore, partial: Heard = ignore) -> None:
        self._done, self._failed, self._partial = done, failed, partial
        self._is_open = True
        self.stop: Callable[[], object] = lambda: None
        """Called by `cancel`: ends the work that the answer would have come from."""

    @property
    def is_open(self) -> bool:
        """Whether the final answer is still to come."""
        return self._is_open

    def report(self, value: Any) -> None:
        """Hand on what has been found so far."""
        self._partial(value)

    def answer(self, value: Any) -> None:
        """Hand on the final answer."""
        done = self._done
        self._close()
        done(value)

    def fail(self, reason: Any) -> None:
        """Say why there is no answer."""
        failed = self._failed
        self._close()
        failed(reason)

    def cancel(self) -> None:
        """Hear nothing any more, and stop the work."""
        if self._is_open:
            self._close()
            self.stop()

    def _close(self) -> None:
        self._is_open = False
        self._done = self._failed = self._partial = ignore
