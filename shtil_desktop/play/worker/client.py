"""Thinking apart: one worker process, looked after by a thread, so that the window never waits.

The window's side only puts requests in; the answers come as callbacks in the supervisor's thread. That thread
starts the worker, sends it one request at a time, cuts a cancelled job off and starts a crashed worker anew.
It is fetched with the first request: all that processes need takes 10 ms to import, which a table that is
just being laid can do without.
"""

from __future__ import annotations

import atexit
import itertools
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shtil_desktop.play.worker.jobs import GET_READY, JOBS
from shtil_desktop.play.worker.request_queue import Request
from shtil_desktop.play.worker.ticket import Failure, Heard, Ticket, ignore

if TYPE_CHECKING:
    from shtil_desktop.play.worker.supervisor import Supervisor

log = logging.getLogger(__name__)


class Thinker:
    """Has jobs done by the worker; no method but `close` ever waits."""

    def __init__(self, jobs: Mapping[str, str] = JOBS) -> None:
        self._numbers = itertools.count(1)
        self._jobs = dict(jobs)
        self._supervisor: Supervisor | None = None
        self._is_closed = False

    def warm_up(self, game: str) -> None:
        """Start the worker before it is needed, and have it load what a hint needs; nobody waits for that."""
        self._tell("warm up", self._request(Ticket(ignore), GET_READY, game))

    def ask(
        self,
        job: str,
        *arguments: Any,
        done: Heard,
        failed: Heard = ignore,
        partial: Heard = ignore,
        is_quiet: bool = False,
    ) -> Ticket:
        """Have a job of `JOBS` done; `failed` gets a `Failure`. The callbacks run in the supervisor's thread.

        A quiet one is done only while nothing else is wanted: it makes way, and begins anew afterwards.
        """
        ticket = Ticket(done, failed, partial)
        request = self._request(ticket, job, *arguments, is_quiet=is_quiet)
        ticket.stop = lambda: self._cancel(request.number)
        self._tell("ask", request)
        return ticket

    def _request(self, ticket: Ticket, job: str, *arguments: Any, is_quiet: bool = False) -> Request:
        """As it is sent, so that whatever changes afterwards is not asked about."""
        from multiprocessing.reduction import ForkingPickler

        from shtil_desktop.play.worker.process import ASK

        number = next(self._numbers)
        message = bytes(ForkingPickler.dumps((ASK, number, (job, arguments))))
        return Request(number, message, ticket, is_quiet)

    def _tell(self, word: str, request: Request) -> None:
        from shtil_desktop.play.worker.supervisor import Supervisor

        if self._is_closed:
            return
        if self._supervisor is None:
            try:
                self._supervisor = Supervisor(self._jobs)
            except (OSError, RuntimeError) as error:  # no pipe or no thread can be had
                log.error("nobody looks after a worker: %s", error)
                request.ticket.fail(Failure("there is no worker", lacks_worker=True))
                return
            # After those of `multiprocessing`, else the supervisor would replace the worker that exit ends.
            atexit.register(self.close)
        self._supervisor.tell(word, request)

    def _cancel(self, number: int) -> None:
        if self._supervisor is not None:
            self._supervisor.tell("cancel", number)

    @property
    def worker_id(self) -> int | None:
        """The process that thinks now, if there is one."""
        return None if self._supervisor is None else self._supervisor.worker_id

    def close(self) -> None:
        """End the worker, whatever it is at."""
        if not self._is_closed:
            self._is_closed = True
            atexit.unregister(self.close)
            if self._supervisor is not None:
                self._supervisor.close()
