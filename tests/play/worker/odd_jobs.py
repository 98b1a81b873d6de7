"""Jobs that a worker of the tests can be asked for."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from shtil_desktop.games import GAMES
from shtil_desktop.games.face import JobContext
from shtil_desktop.play.worker.jobs import JOBS

ODD_JOBS = (
    JOBS
    | {
        name: f"tests.play.worker.odd_jobs:{name}"
        for name in (
            "echo",
            "stubborn",
            "polite",
            "until_there",
            "crash",
            "crash_once",
            "stumble",
            "improve",
            "where",
            "games_here",
            "riddle",
            "knot",
        )
    }
    | {"missing": "tests.play.worker.odd_jobs:nowhere"}
)


def echo(context: JobContext, value: object) -> object:
    return value


def games_here(context: JobContext) -> list[str]:
    """The games of which anything has been imported."""
    found = {name.split(".")[2] for name in sys.modules if name.startswith("shtil_desktop.games.")}
    return sorted(found & {*GAMES, "qwirkle", "shkap"})


def where(context: JobContext) -> int:
    return os.getpid()


def stubborn(context: JobContext, seconds: float) -> str:
    """Computes and never looks up."""
    context.report("at it")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return "at last"


def polite(context: JobContext, seconds: float) -> str:
    context.report("at it")
    end = time.monotonic() + seconds
    while time.monotonic() < end and not context.is_cancelled():
        time.sleep(0.002)
    return "at last"


def until_there(context: JobContext, path: str) -> str:
    """At it until a file is there."""
    context.report("at it")
    while not Path(path).exists():
        time.sleep(0.002)
    return "at last"


def crash(context: JobContext) -> None:
    os._exit(3)


def crash_once(context: JobContext, trace: str) -> str:
    if not Path(trace).exists():
        Path(trace).touch()
        os._exit(3)
    return "second time lucky"


def stumble(context: JobContext) -> None:
    raise ValueError("a stone")


def improve(context: JobContext) -> int:
    context.report(1)
    context.report(2)
    return 3


class Riddle:
    """It can be sent, but not be made again."""

    def __reduce__(self):
        return int, ("a riddle",)


def riddle(context: JobContext) -> Riddle:
    return Riddle()


def knot(context: JobContext) -> object:
    return lambda: None
