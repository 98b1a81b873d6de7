"""A writer that writes when the test lets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Task = tuple[Callable[[], Any], Callable[[Any], object], Callable[[OSError], object]]


class HeldWriter:
    """Keeps what it is asked for until `write_next` or `finish`; unless held it writes at once."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: list[
            tuple[Callable[[], Any], Callable[[Any], object], Callable[[OSError], object]]
        ] = []

    def do(
        self, work: Callable[[], Any], then: Callable[[Any], object], failed: Callable[[OSError], object]
    ) -> None:
        self.waiting.append((work, then, failed))
        if not self.is_held:
            self.finish()

    def write_next(self) -> None:
        work, then, failed = self.waiting.pop(0)
        try:
            found = work()
        except OSError as error:
            failed(error)
        else:
            then(found)

    def finish(self) -> None:
        while self.waiting:
            self.write_next()
