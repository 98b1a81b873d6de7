"""The thread that looks after the worker: starts it, feeds it, cuts it off and replaces it."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import threading
import time
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from queue import Empty, SimpleQueue
from typing import Any, Final

from shtil_desktop.games import GAMES
from shtil_desktop.play.worker import process as worker
from shtil_desktop.play.worker.availability import ATTEMPTS, WorkerAvailability
from shtil_desktop.play.worker.launch import launch
from shtil_desktop.play.worker.request_queue import Request, RequestQueue
from shtil_desktop.play.worker.ticket import Failure

log = logging.getLogger(__name__)

PATIENCE: Final = 0.15
"""Seconds that a cancelled job has to end by itself: nobody waits for it, and a new worker takes longer."""
PUT_OFF_WITHIN: Final = 0.5
"""Seconds that a quiet job has to make way: a move of a strong mate ends in it, a new worker takes longer."""
FAREWELL: Final = 2.0
"""Seconds that closing waits for the supervisor and the worker."""
SILENCE: Final = 3.0
"""Seconds of silence after which a busy worker is asked whether it lives."""
PONG_WITHIN: Final = 7.0
"""Seconds that it has to say so before it is replaced; a thread of its own does, whatever the job is at."""


class Supervisor:
    """Looks after the worker; everything here but `tell` and `close` runs in a thread of its own.

    The tickets of the requests are answered in that thread too.
    """

    def __init__(self, jobs: dict[str, str]) -> None:
        self._jobs = jobs
        self._told: SimpleQueue[tuple[str, Any]] = SimpleQueue()
        self._context = multiprocessing.get_context("spawn")
        self._waker, self._wake = self._context.Pipe(duplex=False)
        self._lock = threading.Lock()
        self._is_woken = False
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._is_ready = False
        self._availability = WorkerAvailability()
        self._waiting = RequestQueue()
        self._running: Request | None = None
        self._is_put_off = False
        """Whether what runs makes way for something else, and is to be done afterwards."""
        self._deadline: float | None = None
        """When a cancelled job that still runs is cut off."""
        self._heard = 0.0
        """When the worker last gave a sign of life, or was last asked for one."""
        self._is_asked_to_live = False
        self._warm_up: Request | None = None
        """What every new worker is to load before it is needed."""
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, name="thinker", daemon=True)
        self._thread.start()

    def tell(self, word: str, what: Any) -> None:
        """Called from outside: it only leaves a note, and one byte at most in the pipe."""
        self._told.put((word, what))
        with self._lock:
            if not self._is_woken and not self._wake.closed:
                self._is_woken = True
                self._wake.send_bytes(b"!")

    def close(self) -> None:
        """Called from outside as well: end the worker and this thread, but don't wait for ever."""
        self.tell("close", None)
        self._thread.join(FAREWELL)

    @property
    def worker_id(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def _run(self) -> None:
        try:
            while not self._is_closing:
                self._wait()
                self._heed()
                self._listen()
                self._make_way()
                self._cut_off()
                self._feel_pulse()
                self._send_next()
        finally:
            self._drop_worker()
            with self._lock:
                self._wake.close()
            self._waker.close()

    def _wait(self) -> None:
        """Sleep until there is something to do."""
        sources = [self._waker] if self._connection is None else [self._waker, self._connection]
        if self._waker in wait(sources, self._timeout()):
            with self._lock:
                self._waker.recv_bytes()
                self._is_woken = False

    def _timeout(self) -> float | None:
        if self._waiting and self._process is None:
            return 0.0
        moments = []
        if self._deadline is not None:
            moments.append(self._deadline)
        if self._running is not None:
            moments.append(self._heard + self._patience)
        if self._process is not None and not self._is_ready:
            moments.append(self._availability.next_look)
        return max(0.0, min(moments) - time.monotonic()) if moments else None

    def _heed(self) -> None:
        with contextlib.suppress(Empty):
            while True:
                word, what = self._told.get_nowait()
                if word == "ask":
                    self._waiting.add(what)
                elif word == "warm up":
                    self._warm_up = what
                    self._waiting.add(what)
                elif word == "cancel":
                    self._cancel(what)
                else:
                    self._is_closing = True

    def _cancel(self, number: int) -> None:
        self._waiting.drop(number)
        if self._running is not None and self._running.number == number:
            self._is_put_off = False
            self._end_job(PUT_OFF_WITHIN if self._running.is_quiet else PATIENCE)

    def _make_way(self) -> None:
        """A quiet job is put off when somebody waits for another one."""
        if self._running is not None and self._running.is_quiet and self._waiting.is_pressing:
            self._is_put_off = self._is_put_off or self._deadline is None
            self._end_job(PUT_OFF_WITHIN)

    def _end_job(self, seconds: float) -> None:
        """Ask the job that runs to end; if it doesn't within so many seconds it is cut off."""
        if self._running is not None and self._deadline is None:
            self._deadline = time.monotonic() + seconds
            self._send(ForkingPickler.dumps((worker.CANCEL, self._running.number, None)))

    def _put_back(self) -> None:
        if self._is_put_off and self._running is not None:
            self._waiting.put_back(self._running)
        self._is_put_off = False

    def _listen(self) -> None:
        """Take in what the worker says."""
        try:
            while self._connection is not None and self._connection.poll():
                self._hear(*self._understood(self._connection.recv_bytes()))
        except (EOFError, OSError):
            self._mourn()

    def _understood(self, message: bytes) -> tuple[str, int, Any]:
        """What the worker says; a job may return something that can't be made here."""
        try:
            word, number, value = ForkingPickler.loads(message)
        except Exception as error:
            assert self._running is not None
            return worker.FAILED, self._running.number, f"the answer can't be read: {error!r}"
        return word, number, value

    def _hear(self, word: str, number: int, value: Any) -> None:
        self._heard, self._is_asked_to_live = time.monotonic(), False
        if word == worker.READY:
            self._is_ready = True
            self._availability = WorkerAvailability()
            return
        if word == worker.PONG:
            return
        assert self._running is not None and self._running.number == number
        ticket = self._running.ticket
        if word == worker.REPORT:
            ticket.report(value)
            return
        is_put_off = self._is_put_off
        self._put_back()
        self._running = self._deadline = None
        if is_put_off:
            return
        if word == worker.DONE:
            ticket.answer(value)
        else:
            ticket.fail(Failure(value))

    def _mourn(self) -> None:
        """The worker has died: its request is tried again, but not for ever."""
        request, was_ready = self._running, self._is_ready
        is_wanted = self._deadline is None
        self._put_back()
        self._drop_worker()
        if not was_ready:
            self._availability.fail()
        if request is None or not is_wanted:
            return
        log.warning("the worker died over request %s", request.number)
        request.attempts += 1
        if request.attempts < ATTEMPTS:
            self._waiting.put_back(request)
        else:
            request.ticket.fail(Failure("the worker died", lacks_worker=True))

    def _cut_off(self) -> None:
        """End a cancelled job that doesn't end by itself, and have a new worker ready for the next."""
        if self._deadline is not None and time.monotonic() >= self._deadline:
            self._put_back()
            self._drop_worker()
            self._start_worker()
            if self._warm_up is not None and not self._waiting:
                self._waiting.add(self._warm_up)

    @property
    def _patience(self) -> float:
        """Seconds from the last sign of life, or from when it was asked for, to what is done about it."""
        return PONG_WITHIN if self._is_asked_to_live else SILENCE

    def _feel_pulse(self) -> None:
        """A worker that does not get ready, or stopped in the midst of a job, must not be waited for."""
        now = time.monotonic()
        if self._process is not None and not self._is_ready:
            self._availability.look(now)
            if self._availability.is_hopeless(now):
                log.error("the worker does not get ready")
                self._drop_worker()
                self._availability.fail()
        elif self._running is not None and now >= self._heard + self._patience:
            if self._is_asked_to_live:
                log.error("the worker does not move any more")
                self._mourn()
            else:
                self._heard, self._is_asked_to_live = now, True
                self._send(ForkingPickler.dumps((worker.PING, 0, None)))

    def _send_next(self) -> None:
        if self._running is not None or not self._waiting:
            return
        if self._process is None and self._availability.may_try(time.monotonic()):
            self._start_worker()
        if self._is_ready:
            self._heard, self._is_asked_to_live = time.monotonic(), False
            self._running = self._waiting.next()
            self._send(self._running.message)
        elif self._availability.is_in_vain:
            self._send_all_away()

    def _send_all_away(self) -> None:
        """There is no worker now, and nobody shall wait for one."""
        for request in self._waiting:
            request.ticket.fail(Failure("there is no worker", lacks_worker=True))
        self._waiting.clear()

    def _send(self, message: Any) -> None:
        assert self._connection is not None
        try:
            self._connection.send_bytes(message)
        except OSError:
            self._mourn()

    def _start_worker(self) -> None:
        self._availability.begin(time.monotonic())
        try:
            ours, theirs = self._context.Pipe()
        except OSError as error:
            log.error("no worker can be spoken to: %s", error)
            self._availability.fail()
            return
        process = self._context.Process(target=worker.work, args=(theirs, self._jobs, GAMES), daemon=True)
        try:
            launch(process)
        except OSError as error:
            log.error("no worker can be started: %s", error)
            ours.close()
            self._availability.fail()
            return
        finally:
            theirs.close()
        self._process, self._connection, self._is_ready = process, ours, False

    def _drop_worker(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(FAREWELL)
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = self._running = self._deadline = None
        self._is_ready = False
