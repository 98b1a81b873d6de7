"""What the worker can be asked for, by name: the house's own jobs, and the way to those of each game.

A game is imported when it is first asked for, and never a second one beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action
from shtil_desktop.games.face import Desk, TalkingMate

Job = Callable[..., Any]
"""Called with its desk and the arguments of the request; all that goes in and out must be picklable."""

JOBS: Final[dict[str, str]] = {
    "decide": "shtil_desktop.play.worker.jobs:decide",
    "say": "shtil_desktop.play.worker.jobs:say",
    "game": "shtil_desktop.play.worker.jobs:do_games_job",
    "get-ready": "shtil_desktop.play.worker.jobs:get_ready",
    "survey": "shtil_desktop.play.profile.matches.survey:survey",
}
"""Where each kind of job is found, as `module:function`: imported in the worker when first asked for."""
GET_READY: Final = "get-ready"


def decide(desk: Desk, game: str, level: str, view: Any, words: tuple[object, ...]) -> Action:
    """What a mate does now."""
    return face_of(game).mate(level, *words).decide(view)


def say(desk: Desk, game: str, level: str, view: Any, words: tuple[object, ...]) -> Any:
    """A mate's word, before another seat decides."""
    return cast(TalkingMate, face_of(game).mate(level, *words)).say(view)


def do_games_job(desk: Desk, game: str, name: str, *arguments: Any) -> Any:
    """One of the jobs that a game has of its own."""
    job: Job = load(face_of(game).jobs[name])
    return job(desk, *arguments)


def get_ready(desk: Desk, game: str) -> None:
    """Load what the first hint would otherwise wait for."""
    if GET_READY in face_of(game).jobs:
        do_games_job(desk, game, GET_READY)
