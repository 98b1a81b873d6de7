"""What the worker can be asked for, by name: the house's own jobs, and the way to those of each game.

A game is imported when it is first asked for, and never a second one beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action
from shtil_desktop.games.face import AnyGame, JobContext, TalkingMate

if TYPE_CHECKING:
    from shtil_desktop.games.problems import GameProblems, Judgement, Problem

Job = Callable[..., Any]
"""Called with a `JobContext` and the arguments of the request; all that goes in and out must be picklable."""

JOBS: Final[dict[str, str]] = {
    "decide": "shtil_desktop.play.worker.jobs:decide",
    "say": "shtil_desktop.play.worker.jobs:say",
    "game": "shtil_desktop.play.worker.jobs:do_games_job",
    "get-ready": "shtil_desktop.play.worker.jobs:get_ready",
    "judge-problem": "shtil_desktop.play.worker.jobs:judge_in_problem",
    "advise-in-problem": "shtil_desktop.play.worker.jobs:advise_in_problem",
    "reply-in-problem": "shtil_desktop.play.worker.jobs:reply_in_problem",
    "survey": "shtil_desktop.play.profile.matches.survey:survey",
}
"""Where each kind of job is found, as `module:function`: imported in the worker when first asked for."""
GET_READY: Final = "get-ready"


def decide(context: JobContext, game: str, level: str, view: Any, words: tuple[object, ...]) -> Action:
    """What a mate does now."""
    return face_of(game).mate(level, *words).decide(view)


def say(context: JobContext, game: str, level: str, view: Any, words: tuple[object, ...]) -> Any:
    """A mate's word, before another seat decides."""
    return cast(TalkingMate, face_of(game).mate(level, *words)).say(view)


def do_games_job(context: JobContext, game: str, name: str, *arguments: Any) -> Any:
    """One of the jobs that a game has of its own."""
    job: Job = load(face_of(game).jobs[name])
    return job(context, *arguments)


def judge_in_problem(
    context: JobContext, problem: Problem, done: Sequence[Action], action: Action
) -> Judgement:
    """What a move does in a problem, after what was done in it before."""
    problems, position = _position(problem, done)
    return problems.judge(problem, position, action, context.is_cancelled)


def reply_in_problem(context: JobContext, problem: Problem, done: Sequence[Action]) -> Action | None:
    """What another seat does in a problem now; None where the player moves."""
    problems, position = _position(problem, done)
    return problems.reply(problem, position)


def advise_in_problem(context: JobContext, problem: Problem, done: Sequence[Action]) -> Action | None:
    """A right move in a problem, after what was done in it; None if none is found in time."""
    problems, position = _position(problem, done)
    return problems.advise(problem, position, context.is_cancelled)


def _position(problem: Problem, done: Sequence[Action]) -> tuple[GameProblems, AnyGame]:
    from shtil_desktop.games.problems import position_of

    face = face_of(problem.game)
    position = position_of(face, problem)
    for action in done:
        position.apply(action)
    return load(face.problems), position


def get_ready(context: JobContext, game: str) -> None:
    """Load what the first hint would otherwise wait for."""
    if GET_READY in face_of(game).jobs:
        do_games_job(context, game, GET_READY)
