"""The worker process: does one job after another, and ends with the program that started it."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import traceback
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from shtil_desktop.voyage.jobs import Job, find_job

READY = "ready"
ASK = "ask"
CANCEL = "cancel"
REPORT = "report"
DONE = "done"
FAILED = "failed"


class WorkersDesk:
    """The desk of one request."""

    def __init__(self, connection: Connection, request: int) -> None:
        self._connection = connection
        self.request = request
        self.cancelled = threading.Event()

    def report(self, value: Any) -> None:
        self._connection.send((REPORT, self.request, value))

    def is_cancelled(self) -> bool:
        return self.cancelled.is_set()


def work(connection: Connection, jobs: dict[str, str]) -> None:
    """Serve requests until the connection ends."""
    with contextlib.suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then ends us
    inbox: SimpleQueue[tuple[WorkersDesk, str, tuple[Any, ...]]] = SimpleQueue()
    threading.Thread(target=_listen, args=(connection, inbox), daemon=True).start()
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the program is gone, and so are we
        connection.send((READY, 0, None))
        _serve(connection, jobs, inbox)


def _serve(
    connection: Connection, jobs: dict[str, str], inbox: SimpleQueue[tuple[WorkersDesk, str, tuple[Any, ...]]]
) -> None:
    found: dict[str, Job] = {}
    while True:
        desk, kind, arguments = inbox.get()
        try:
            if kind not in found:
                found[kind] = find_job(jobs[kind])
            value = None if desk.is_cancelled() else found[kind](desk, *arguments)
            connection.send((DONE, desk.request, value))
        except (BrokenPipeError, ConnectionResetError):
            raise
        except Exception:
            connection.send((FAILED, desk.request, traceback.format_exc(limit=20)))


def _listen(connection: Connection, inbox: SimpleQueue[tuple[WorkersDesk, str, tuple[Any, ...]]]) -> None:
    """Take requests in while a job runs, so that a cancel is heard and the program's end is seen at once."""
    asked: WorkersDesk | None = None
    try:
        while True:
            word, request, rest = connection.recv()
            if word == ASK:
                asked = WorkersDesk(connection, request)
                inbox.put((asked, *rest))
            elif word == CANCEL and asked is not None and asked.request == request:
                asked.cancelled.set()
    finally:
        os._exit(0)  # whatever the job is at: nobody will read its answer
