"""A request whose answer somebody waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shtil_desktop.games.values import value

Heard = Callable[[Any], object]


def ignore(_: Any) -> None:
    """Do nothing with an answer that nobody needs."""


@value
class Failure:
    """Why a request has no answer.

    With `lacks_worker` the request was not to blame: no worker got ready, or it died again and again.
    """

    reason: str
    lacks_worker: bool = False


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

    def report(self, found: Any) -> None:
        """Hand on what has been found so far."""
        self._partial(found)

    def answer(self, found: Any) -> None:
        """Hand on the final answer."""
        done = self._done
        self.drop()
        done(found)

    def fail(self, reason: Any) -> None:
        """Say why there is no answer."""
        failed = self._failed
        self.drop()
        failed(reason)

    def cancel(self) -> None:
        """Hear nothing any more, and stop the work."""
        if self._is_open:
            self.drop()
            self.stop()

    def drop(self) -> None:
        """Hear nothing any more, but let the work go on."""
        self._is_open = False
        self._done = self._failed = self._partial = ignore
