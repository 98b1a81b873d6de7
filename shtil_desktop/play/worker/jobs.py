"""What the worker can be asked for, by name: the jobs of crew and solver."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from shtil_desktop.games.shtil.daily import DailyDeal, proven_deal
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.record import read
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.shtil.rules.voyage import Shtil

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.hint import Hint
    from shtil_desktop.games.shtil.review.review import Review
    from shtil_desktop.games.shtil.solver import Verdict

LONG_ENOUGH: Final = 20.0
"""Seconds for one deal: hundreds of times what it usually takes."""


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
    "decide": "shtil_desktop.play.worker.jobs:decide",
    "say": "shtil_desktop.play.worker.jobs:say",
    "hint": "shtil_desktop.play.worker.jobs:find_hint",
    "solve": "shtil_desktop.play.worker.jobs:solve_record",
    "daily": "shtil_desktop.play.worker.jobs:find_daily",
    "winnable": "shtil_desktop.play.worker.jobs:find_winnable",
    "review": "shtil_desktop.play.worker.jobs:review_record",
    "survey": "shtil_desktop.play.profile.voyage_reading:survey",
    "get-ready": "shtil_desktop.play.worker.jobs:get_ready",
}
"""Where each kind of job is found, as `module:function`: imported in the worker when first asked for."""


def find_job(place: str) -> Job:
    module, _, name = place.partition(":")
    job: Job = getattr(import_module(module), name)
    return job


def decide(desk: Desk, level: str, view: View, words: tuple[object, ...]) -> ShtilAction:
    """What a mate does now."""
    from shtil_desktop.games.shtil.crew import sign_on

    return sign_on(level, *words).decide(view)


def say(desk: Desk, level: str, view: View, words: tuple[object, ...]) -> int:
    """How many cards a mate would gladly give when a start is played."""
    from shtil_desktop.games.shtil.crew import sign_on

    return sign_on(level, *words).say(view)


def find_hint(
    desk: Desk, view: View, words: tuple[object, ...], begun: ShtilAction | None = None
) -> Hint | None:
    """What an admiral would do in the player's place, and why; None if nothing is asked of the seat."""
    from shtil_desktop.games.shtil.crew.hint import hint

    return hint(view, words, desk.report, desk.is_cancelled, begun)


def get_ready(desk: Desk) -> None:
    """Load what the first hint would otherwise wait for."""
    import shtil_desktop.games.shtil.crew.hint  # noqa: F401


def solve_record(desk: Desk, record: str, actions: int | None, seconds: float) -> Verdict:
    """Whether a voyage can still be won after so many of its actions, with every card known."""
    from shtil_desktop.games.shtil.solver import solve

    whole = read(record)
    game = Shtil(whole.options, whole.number, whole.dealt)
    for _, action in whole.actions[:actions]:
        game.apply(action)
    return solve(game, seconds, desk.is_cancelled)


def review_record(desk: Desk, record: str, player: int, knows_cards: bool) -> Review:
    """A voyage read afterwards, told piece by piece as it is found out."""
    from shtil_desktop.games.shtil.review.review import review

    return review(read(record), player, desk.report, desk.is_cancelled, knows_cards=knows_cards)


def find_daily(desk: Desk, day: date) -> DailyDeal:
    """The deal of a day, proven winnable."""
    return proven_deal(day, desk.is_cancelled)


def find_winnable(desk: Desk, options: Options, first: int, tries: int) -> int | None:
    """The first number, from `first` on, whose deal is proven winnable; None if so many are not."""
    for number in range(first, first + tries):
        if desk.is_cancelled():
            break
        if _is_winnable(desk, options, number):
            return number
    return None


def _is_winnable(desk: Desk, options: Options, number: int) -> bool:
    from shtil_desktop.games.shtil.solver import Winnable, solve

    return isinstance(solve(Shtil(options, number), LONG_ENOUGH, desk.is_cancelled), Winnable)
