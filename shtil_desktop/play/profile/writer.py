"""What is to be written is written by one thread, in the order in which it was asked for."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

Found = TypeVar("Found")


class Writer(Protocol):
    """Who writes."""

    def do(
        self, work: Callable[[], Found], then: Callable[[Found], object], failed: Callable[[OSError], object]
    ) -> None:
        """Do some work after all that was asked for before, and tell what it returned, or its `OSError`."""
        ...

    def finish(self) -> None:
        """Wait until all that was asked for is done, and tell what came of it."""
        ...


class WriteAtOnce:
    """Writes here and now, for whoever can wait."""

    def do(
        self, work: Callable[[], Found], then: Callable[[Found], object], failed: Callable[[OSError], object]
    ) -> None:
        try:
            found = work()
        except OSError as error:
            failed(error)
        else:
            then(found)

    def finish(self) -> None:
        """Do nothing: all is done already."""


class WriterThread:
    """Writes in a thread of its own. All but the work is done in the thread that asks."""

    def __init__(self, wake: Callable[[], object]) -> None:
        """`wake` is called by the writing thread when there is something for `tell` to tell."""
        self._wake = wake
        self._waiting: SimpleQueue[tuple[int, Callable[[], Any]] | None] = SimpleQueue()
        self._done: SimpleQueue[tuple[int, Any, Exception | None]] = SimpleQueue()
        self._asked: dict[int, tuple[Callable[[Any], object], Callable[[OSError], object]]] = {}
        """Who is told of each task. The thread holds none of these, so it never frees what they hold."""
        self._number = 0
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def do(
        self, work: Callable[[], Found], then: Callable[[Found], object], failed: Callable[[OSError], object]
    ) -> None:
        self._number += 1
        self._asked[self._number] = then, failed
        self._waiting.put((self._number, work))

    def _run(self) -> None:
        while (task := self._waiting.get()) is not None:
            number, work = task
            found, failure = None, None
            try:
                found = work()
            except Exception as error:
                failure = error
            self._done.put((number, found, failure))
            del task, work, found, failure
            self._wake()

    def tell(self) -> None:
        """Tell what came of the work that is done."""
        while not self._done.empty():
            self._tell_next()

    def _tell_next(self) -> None:
        number, found, failure = self._done.get()
        then, failed = self._asked.pop(number)
        if failure is None:
            then(found)
        elif isinstance(failure, OSError):
            failed(failure)
        else:  # a mistake of the program: it is reported, and the game goes on
            failed(OSError(errno.EIO, str(failure)))
            raise failure

    def finish(self) -> None:
        """Wait until all that was asked for is done, and tell what came of it."""
        while self._asked:
            self._tell_next()

    def close(self) -> None:
        """Wait until all that was asked for is done; nobody is told any more."""
        self._waiting.put(None)
        self._thread.join()
