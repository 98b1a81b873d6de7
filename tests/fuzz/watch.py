"""A watch over a program that reads: nothing written elsewhere, no network, no other program."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES: Final = {
    "os.rename": 2,
    "os.remove": 1,
    "os.mkdir": 1,
    "os.rmdir": 1,
    "os.link": 2,
    "os.chmod": 1,
    "os.truncate": 1,
}
"""Events that change files, and how many paths each names."""
FORBIDDEN: Final = ("socket.", "subprocess.", "os.exec", "os.system", "os.posix_spawn", "os.fork", "pickle.")


class Trespass(Exception):
    """The program did what no input may make it do."""


class TooSlow(Exception):
    """An input took too long."""


class Watch:
    """Looks on through Python's audit events; such a hook stays for good, so it is idle in between."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        sys.addaudithook(self._see)

    @contextlib.contextmanager
    def over(self, folder: Path, seconds: float) -> Iterator[None]:
        """Let what runs inside write to `folder` alone, for at most so many seconds."""
        wrote_bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
        self._folder = folder.resolve()
        try:
            with _limit(seconds):
                yield
        finally:
            self._folder = None
            sys.dont_write_bytecode = wrote_bytecode

    def _see(self, event: str, details: tuple[Any, ...]) -> None:
        if self._folder is None:
            return
        if event.startswith(FORBIDDEN):
            raise Trespass(f"{event} {details!r}"[:200])
        paths: tuple[Any, ...] = ()
        if event == "open" and isinstance(details[2], int) and details[2] & WRITING:
            paths = details[:1]
        elif event in CHANGES:
            paths = details[: CHANGES[event]]
        elif event == "sqlite3.connect" and details[0] != ":memory:":
            paths = details[:1]
            if os.path.islink(details[0]):
                raise Trespass(f"{event} through a link {details[0]!r}"[:200])
        elif event == "os.symlink":
            paths = details[1:2]  # what it leads to is not changed by it
        for path in paths:
            if isinstance(path, str | bytes | os.PathLike) and not self._is_inside(os.fsdecode(path)):
                raise Trespass(f"{event} {path!r}"[:200])

    def _is_inside(self, path: str) -> bool:
        folder = str(self._folder)
        above = os.path.realpath(os.path.dirname(path))
        return os.path.join(above, os.path.basename(path)) in (folder, os.devnull) or (
            os.path.commonpath((above, folder)) == folder
        )


@contextlib.contextmanager
def _limit(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer"):  # pragma: no cover: Windows has no such alarm
        yield
        return

    def ring(number: int, frame: FrameType | None) -> NoReturn:
        raise TooSlow(f"not done after {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
