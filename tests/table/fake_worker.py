"""The worker of the tests: does a job at once in the test's process, or leaves it until the test answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games import face_of, load
from shtil_desktop.play.worker.jobs import JOBS
from shtil_desktop.play.worker.ticket import Failure, Heard, Ticket, ignore
from shtil_desktop.table.requests.worker_requests import WorkerRequests

MATES = ("decide", "say")


class FakeRequest:
    """What the worker was asked for; it is the context of its job too."""

    def __init__(self, worker: FakeWorker, job: tuple[Any, ...], ticket: Ticket, is_quiet: bool) -> None:
        self._worker, self.job, self.is_quiet = worker, job, is_quiet
        self._ticket = ticket

    @property
    def name(self) -> str:
        """Of the job, without the game."""
        name: str = self.job[2] if self.job[0] == "game" else self.job[0]
        return name

    @property
    def arguments(self) -> tuple[Any, ...]:
        return self.job[3:] if self.job[0] == "game" else self.job[1:]

    @property
    def is_open(self) -> bool:
        """Whether somebody waits for its answer."""
        return self._ticket.is_open

    def is_cancelled(self) -> bool:
        return not self.is_open

    def report(self, found: Any) -> None:
        self._ticket.report(found)

    def work(self) -> None:
        """Do the job; the answer comes when the loop runs."""
        name, *arguments = self.job
        if name in MATES and not face_of(arguments[0]).has_level(arguments[1]):
            arguments[1] = face_of(arguments[0]).simplest_level
        self._ticket.answer(load(JOBS[name])(self, *arguments))

    # What a test says in its place: but for `send` and `refuse` it is heard before the call returns

    def send(self, found: Any) -> None:
        """Answer, and leave the answer on its way."""
        self._ticket.answer(found)

    def refuse(self, reason: str) -> None:
        """Fail, and leave that on its way."""
        self._ticket.fail(Failure(reason))

    def tell(self, found: Any) -> None:
        """Report something."""
        self.report(found)
        self._worker.deliver()

    def answer(self, found: Any) -> None:
        self.send(found)
        self._worker.deliver()

    def fail(self, reason: str = "it was cut short", *, lacks_worker: bool = False) -> None:
        self._ticket.fail(Failure(reason, lacks_worker))
        self._worker.deliver()


class FakeWorker(WorkerRequests):
    """Does each job at once, but for those that wait for the test; `requests` are all that were ever made."""

    def __init__(self, waits: Callable[[FakeRequest], bool] = lambda request: False) -> None:
        super().__init__(_Process(self, waits))
        self.requests: list[FakeRequest] = []
        self._heard = 0

    @property
    def last(self) -> FakeRequest:
        return self.requests[-1]

    @property
    def waiting(self) -> list[FakeRequest]:
        """Those that are to be answered yet."""
        return [request for request in self.requests if request.is_open]

    @property
    def quiet(self) -> list[FakeRequest]:
        """Those of them that make way for others."""
        return [request for request in self.waiting if request.is_quiet]

    @property
    def pressing(self) -> list[FakeRequest]:
        """Those of them that don't."""
        return [request for request in self.waiting if not request.is_quiet]

    def work(self) -> None:
        """Do all that was asked quietly; the answers come when the loop runs."""
        for request in self.quiet:
            request.work()

    def deliver(self) -> None:
        """Have all answers heard that are on their way, and those to what is asked because of them."""
        heard = -1
        while heard != self._heard:
            heard = self._heard
            QCoreApplication.sendPostedEvents(self)

    def _hand_on(self, tell: Callable[[], object]) -> None:
        self._heard += 1
        super()._hand_on(tell)


class _Process:
    def __init__(self, worker: FakeWorker, waits: Callable[[FakeRequest], bool]) -> None:
        self._worker, self._waits = worker, waits

    def warm_up(self, game: str) -> None:
        """It is always ready."""

    def ask(
        self,
        job: str,
        *arguments: Any,
        done: Heard,
        failed: Heard = ignore,
        partial: Heard = ignore,
        is_quiet: bool = False,
    ) -> Ticket:
        ticket = Ticket(done, failed, partial)
        request = FakeRequest(self._worker, (job, *arguments), ticket, is_quiet)
        self._worker.requests.append(request)
        if not self._waits(request):
            request.work()
        return ticket
