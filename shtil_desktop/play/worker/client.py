"""Thinking apart: one worker process, looked after by a thread, so that the window never waits.

The window's side only puts requests in and takes answers out. The supervisor's thread starts the worker,
sends it one request at a time, cuts a cancelled job off and starts a crashed worker anew. It is fetched
with the first request: all that processes need takes 10 ms to import, which a table that is just being laid
can do without.
"""

from __future__ import annotations

import atexit
import contextlib
import itertools
import logging
import socket
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shtil_desktop.play.session import Question
from shtil_desktop.play.worker.jobs import GET_READY, JOBS
from shtil_desktop.play.worker.request_queue import Answer, Request

if TYPE_CHECKING:
    from shtil_desktop.play.worker.supervisor import Supervisor

__all__ = ["Answer", "Thinker"]

log = logging.getLogger(__name__)


class Thinker:
    """Requests in, answers out; no method but `close` ever waits."""

    def __init__(self, jobs: Mapping[str, str] = JOBS) -> None:
        self._numbers = itertools.count(1)
        self._live: set[int] = set()
        self._answers: deque[Answer] = deque()
        self._bell, self._ringer = socket.socketpair()
        self._bell.setblocking(False)
        self._ringer.setblocking(False)
        self._jobs = dict(jobs)
        self._supervisor: Supervisor | None = None
        self._is_closed = False

    def warm_up(self, game: str) -> None:
        """Start the worker before it is needed, and have it load what a hint needs; nobody waits for that."""
        self._tell("warm up", self._request(GET_READY, game))

    def ask(self, kind: str, *arguments: Any, is_quiet: bool = False) -> int:
        """Put a request in; its number comes back with the answers.

        A quiet one is done only while nothing else is wanted: it makes way, and begins anew afterwards.
        """
        request = self._request(kind, *arguments, is_quiet=is_quiet)
        self._live.add(request.number)
        self._tell("ask", request)
        return request.number

    def _request(self, kind: str, *arguments: Any, is_quiet: bool = False) -> Request:
        """As it is sent, so that whatever changes afterwards is not asked about."""
        from multiprocessing.reduction import ForkingPickler

        from shtil_desktop.play.worker.process import ASK

        number = next(self._numbers)
        message = bytes(ForkingPickler.dumps((ASK, number, (kind, arguments))))
        return Request(number, message, is_quiet)

    def _tell(self, word: str, what: Request) -> None:
        from shtil_desktop.play.worker.supervisor import Supervisor

        if self._is_closed:
            return
        if self._supervisor is None:
            try:
                self._supervisor = Supervisor(self._jobs, self._answers, self._ringer)
            except (OSError, RuntimeError) as error:  # no pipe or no thread can be had
                log.error("nobody looks after a worker: %s", error)
                self._answers.append(Answer(what.number, None, error="there is no worker", lacks_worker=True))
                self._ringer.send(b"!")
                return
            # After those of `multiprocessing`, else the supervisor would replace the worker that exit ends.
            atexit.register(self.close)
        self._supervisor.tell(word, what)

    def ask_mate(self, question: Question) -> int:
        """Ask a mate what a session wants to know."""
        kind = "say" if question.is_talk else "decide"
        return self.ask(kind, question.game, question.level, question.view, question.words)

    def ask_game(self, game: str, job: str, *arguments: Any) -> int:
        """Ask for one of the jobs that a game has of its own, as its face names them."""
        return self.ask("game", game, job, *arguments)

    def ask_quietly(self, game: str, job: str, *arguments: Any) -> int:
        """The same for what nobody waits for: mates, hints and reviews come first."""
        return self.ask("game", game, job, *arguments, is_quiet=True)

    def cancel(self, request: int) -> None:
        """Nobody waits for this one any more: no answer to it is told from now on."""
        if request in self._live:
            self._live.remove(request)
            if self._supervisor is not None:
                self._supervisor.tell("cancel", request)

    def cancel_all(self) -> None:
        for request in sorted(self._live, reverse=True):
            self.cancel(request)

    def is_waited_for(self, request: int) -> bool:
        """Whether answers to it may still come."""
        return request in self._live

    @property
    def is_idle(self) -> bool:
        """Whether no answer is waited for."""
        return not self._live

    def fileno(self) -> int:
        """Becomes readable when there are answers: for the window's loop. It stays the same for good."""
        return self._bell.fileno()

    def poll(self) -> list[Answer]:
        """The answers that have come in."""
        if self._is_closed:
            return []
        with contextlib.suppress(BlockingIOError, InterruptedError):
            while self._bell.recv(4096):
                pass
        found = []
        while self._answers:
            answer = self._answers.popleft()
            if answer.request in self._live:
                found.append(answer)
                if answer.is_last:
                    self._live.remove(answer.request)
        return found

    @property
    def worker_id(self) -> int | None:
        """The process that thinks now, if there is one."""
        return None if self._supervisor is None else self._supervisor.worker_id

    def close(self) -> None:
        """End the worker, whatever it is at."""
        if not self._is_closed:
            self._is_closed = True
            atexit.unregister(self.close)
            self._live.clear()
            if self._supervisor is None:
                self._ringer.close()
            else:
                self._supervisor.close()
            self._bell.close()
