"""Programs that a test starts: however the test ends, neither they nor what they have started outlive it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

LONG: Final = 590.0
"""Seconds that nothing takes unless it has failed, however busy the machine is; less than a test may take."""
LOOK: Final = 0.02
PIPE: Final = subprocess.PIPE


def environment(**variables: str) -> dict[str, str]:
    """Where a program of the tests finds its modules and needs no screen."""
    path = os.pathsep.join(filter(None, sys.path))
    return os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": path} | variables


@contextlib.contextmanager
def running(command: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A program in a group of its own, all of which is killed when the block is left.

    `Popen` as a context only waits, so a test that fails inside it would wait for a program that nobody ends.
    """
    options = {"env": environment()} | options
    words = [str(word) for word in command]
    program: subprocess.Popen[str] = subprocess.Popen(words, text=True, start_new_session=True, **options)
    try:
        yield program
    finally:
        kill_group(program)
        for pipe in (program.stdin, program.stdout, program.stderr):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()


def kill_group(program: subprocess.Popen[str]) -> None:
    """End a program of `running` and whatever it has started, and wait until it is gone."""
    if os.name == "nt":
        program.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS: only corpses are left
            os.killpg(program.pid, signal.SIGKILL)
    program.wait()


def finish(
    command: Sequence[str | Path], timeout: float = LONG, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Let a program run to its end; what it said and complained of."""
    options = {"stdout": PIPE, "stderr": PIPE, "stdin": subprocess.DEVNULL} | options
    with running(command, **options) as program:
        said, complaints = program.communicate(timeout=timeout)
    return subprocess.CompletedProcess(program.args, program.returncode, said, complaints)


def wait_until(
    is_so: Callable[[], Any],
    program: subprocess.Popen[str] | None = None,
    seconds: float = LONG,
) -> None:
    """Look again and again; the program that is to bring it about must not end before."""
    end = time.monotonic() + seconds
    while not is_so():
        assert program is None or program.poll() is None, f"it has ended: {program.returncode}"
        assert time.monotonic() < end, "it has not happened"
        time.sleep(LOOK)


def voyages_in(profile: Path) -> list[Path]:
    """The voyages kept in a profile, also while a program is changing other folders of it."""
    return sorted((profile / "voyages").glob("*.shtil"))


def is_alive(process: int) -> bool:
    """Whether a process is there and no corpse."""
    with contextlib.suppress(OSError):
        return _state(process)[0] != "Z"
    return False


def children_of(process: int) -> list[int]:
    """The processes that it has started, as the system lists them."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state, parent = _state(int(path.name))[:2]
            if int(parent) == process and state != "Z":
                found.append(int(path.name))
    return found


def workers_of(process: int) -> list[int]:
    """Those of its processes that think for it."""
    return [child for child in children_of(process) if _is_worker(child)]


def _is_worker(process: int) -> bool:
    with contextlib.suppress(OSError):
        return b"--multiprocessing-fork" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


def _state(process: int) -> list[str]:
    """The words after a process's name in the system's list; the name itself may hold anything."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
