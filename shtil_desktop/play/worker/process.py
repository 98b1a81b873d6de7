"""The worker process: does one job after another, and ends with the program that started it."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import traceback
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from queue import SimpleQueue
from typing import Any, Final

from shtil_desktop.games import GAMES, load
from shtil_desktop.play.worker.jobs import Job

READY = "ready"
ASK = "ask"
CANCEL = "cancel"
PING = "ping"
PONG = "pong"
REPORT = "report"
DONE = "done"
FAILED = "failed"

PR_SET_PDEATHSIG: Final = 1
"""Of Linux: what to send us when the program ends."""


class ReplyChannel:
    """The way back to the program, used by two threads: one does the jobs, the other says that we live."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self._lock = connection, threading.Lock()

    def send(self, word: str, request: int = 0, value: Any = None) -> None:
        message = ForkingPickler.dumps((word, request, value))
        with self._lock:
            self._connection.send_bytes(message)


class RequestContext:
    """What the job of one request has at hand."""

    def __init__(self, line: ReplyChannel, request: int) -> None:
        self._line = line
        self.request = request
        self.cancelled = threading.Event()

    def report(self, value: Any) -> None:
        self._line.send(REPORT, self.request, value)

    def is_cancelled(self) -> bool:
        return self.cancelled.is_set()


Inbox = SimpleQueue[tuple[RequestContext, str, tuple[Any, ...]]]


def work(connection: Connection, jobs: dict[str, str], games: dict[str, str]) -> None:
    """Serve requests until the connection ends; `games` is the registry as the program has it."""
    GAMES.update(games)
    with contextlib.suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then ends us
    _end_with_program()
    inbox = Inbox()
    line = ReplyChannel(connection)
    threading.Thread(target=_listen, args=(connection, line, inbox), daemon=True).start()
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the program is gone, and so are we
        line.send(READY)
        _serve(line, jobs, inbox)


def _end_with_program() -> None:
    """Have the system end us with the program, also while we are stopped and can't see its end ourselves."""
    if sys.platform.startswith("linux"):
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _serve(line: ReplyChannel, jobs: dict[str, str], inbox: Inbox) -> None:
    found: dict[str, Job] = {}
    while True:
        context, kind, arguments = inbox.get()
        try:
            if kind not in found:
                found[kind] = load(jobs[kind])
            value = None if context.is_cancelled() else found[kind](context, *arguments)
            line.send(DONE, context.request, value)
        except (BrokenPipeError, ConnectionResetError):
            raise
        except Exception:
            line.send(FAILED, context.request, traceback.format_exc(limit=20))


def _listen(connection: Connection, line: ReplyChannel, inbox: Inbox) -> None:
    """Take requests in while a job runs, so that a cancel is heard and the program's end is seen at once."""
    asked: RequestContext | None = None
    try:
        while True:
            word, request, rest = connection.recv()
            if word == ASK:
                asked = RequestContext(line, request)
                inbox.put((asked, *rest))
            elif word == PING:
                line.send(PONG)
            elif word == CANCEL and asked is not None and asked.request == request:
                asked.cancelled.set()
    finally:
        os._exit(0)  # whatever the job is at: nobody will read its answer
