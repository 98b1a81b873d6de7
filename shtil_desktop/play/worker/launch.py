"""How a worker process is begun: it says nothing if the program ends, or is told to, before it is ready."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import spawn
from multiprocessing.process import BaseProcess
from typing import Any


def launch(process: BaseProcess) -> None:
    """Start a process of the context `spawn`."""
    with _deaf_to_interrupts(), _quiet_about_the_programs_end():
        process.start()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl+C in a terminal reaches the worker too, long before it can say that it does not care."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where a window has no terminal either
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # to start it later would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _quiet_about_the_programs_end() -> Iterator[None]:
    """A new process waits for the program to tell it what it is; a program that was killed never does."""
    usual = spawn.get_command_line

    def quiet(**handles: Any) -> list[str]:
        command = usual(**handles)
        if "-c" in command:  # a packed program has its own way: see __main__
            at = command.index("-c") + 1
            command[at] = f"with __import__('contextlib').suppress(EOFError): {command[at]}"
        return command

    spawn.get_command_line = quiet
    try:
        yield
    finally:
        spawn.get_command_line = usual
