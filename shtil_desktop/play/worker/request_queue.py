"""What the worker is asked for, in the order in which it is done."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from shtil_desktop.games.values import state
from shtil_desktop.play.worker.ticket import Ticket


@state
class Request:
    """`is_quiet` if it is done only while nothing else is wanted, and put off when something is."""

    number: int
    message: bytes
    ticket: Ticket
    is_quiet: bool = False
    attempts: int = 0


class RequestQueue:
    """First come, first served; but quiet requests come after all others."""

    def __init__(self) -> None:
        self._usual: deque[Request] = deque()
        self._quiet: deque[Request] = deque()

    def _line(self, request: Request) -> deque[Request]:
        return self._quiet if request.is_quiet else self._usual

    def add(self, request: Request) -> None:
        self._line(request).append(request)

    def put_back(self, request: Request) -> None:
        """It was begun, and is to be the next of its kind."""
        self._line(request).appendleft(request)

    def drop(self, number: int) -> None:
        for line in (self._usual, self._quiet):
            for request in [one for one in line if one.number == number]:
                line.remove(request)

    def next(self) -> Request:
        """Take out the one to be done now."""
        return (self._usual or self._quiet).popleft()

    def clear(self) -> None:
        self._usual.clear()
        self._quiet.clear()

    @property
    def is_pressing(self) -> bool:
        """Whether more than quiet requests wait."""
        return bool(self._usual)

    def __len__(self) -> int:
        return len(self._usual) + len(self._quiet)

    def __iter__(self) -> Iterator[Request]:
        yield from self._usual
        yield from self._quiet
