"""What the worker can be asked for, by name, and the jobs of the crew."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.view import View


class Desk(Protocol):
    """What a job has at hand beside its arguments."""

    def report(self, value: Any) -> None:
        """Send an answer that may still get better; what the job returns is its last."""
        ...

    def is_cancelled(self) -> bool:
        """Whether nobody waits any more. A long job asks now and then, and returns; else it is cut off."""
        ...


Job = Callable[..., Any]
"""Called with its desk and the arguments of the request; all that goes in and out must be picklable."""

JOBS: Final[dict[str, str]] = {
    "decide": "shtil_desktop.voyage.jobs:decide",
    "pledge": "shtil_desktop.voyage.jobs:pledge",
}
"""Where each kind of job is found, as `module:function`: imported in the worker when first asked for."""


def find_job(place: str) -> Job:
    module, _, name = place.partition(":")
    job: Job = getattr(import_module(module), name)
    return job


def decide(desk: Desk, level: str, view: View, words: tuple[object, ...]) -> Action:
    """What a mate does now."""
    from shtil_desktop.crew import sign_on

    return sign_on(level, *words).decide(view)


def pledge(desk: Desk, level: str, view: View, words: tuple[object, ...]) -> int:
    """How many cards a mate would gladly give when a start is played."""
    from shtil_desktop.crew import sign_on

    return sign_on(level, *words).pledge(view)
