"""The worker asked by tests without a window: whoever asks waits for the answer."""

from __future__ import annotations

import queue
from typing import Any

from shtil_desktop.play.session import Question
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.play.worker.ticket import Failure, Ticket
from tests.processes import LONG


class Asked:
    """A request under way; its answers are taken out in the order in which they come."""

    def __init__(self, thinker: Thinker, job: str, *arguments: Any, is_quiet: bool = False) -> None:
        self._heard: queue.SimpleQueue[tuple[str, Any]] = queue.SimpleQueue()
        self.ticket: Ticket = thinker.ask(
            job,
            *arguments,
            done=lambda found: self._heard.put(("done", found)),
            failed=lambda failure: self._heard.put(("failed", failure)),
            partial=lambda found: self._heard.put(("partial", found)),
            is_quiet=is_quiet,
        )

    def next(self) -> tuple[str, Any]:
        """The next answer: `done`, `failed` or `partial`, and what it says."""
        return self._heard.get(timeout=LONG)

    def begin(self) -> Asked:
        """Wait until the job says that it is at it."""
        assert self.next()[0] == "partial"
        return self

    def all(self) -> list[tuple[str, Any]]:
        """Wait for the last answer."""
        found = [self.next()]
        while found[-1][0] == "partial":
            found.append(self.next())
        return found

    @property
    def answer(self) -> Any:
        """What is found in the end; it must not fail."""
        word, found = self.all()[-1]
        assert word == "done", found
        return found

    @property
    def failure(self) -> Failure:
        word, found = self.all()[-1]
        assert word == "failed" and isinstance(found, Failure)
        return found

    @property
    def is_silent(self) -> bool:
        """Whether nothing has been heard that was not taken out."""
        return self._heard.empty()


def ask_game(thinker: Thinker, game: str, job: str, *arguments: Any) -> Asked:
    return Asked(thinker, "game", game, job, *arguments)


def ask_mate(thinker: Thinker, question: Question) -> Asked:
    job = "say" if question.is_talk else "decide"
    return Asked(thinker, job, question.game, question.level, question.view, question.words)
