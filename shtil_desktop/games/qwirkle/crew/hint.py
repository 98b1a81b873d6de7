"""The hint: the lay that a master would choose, what it is worth beside the next best, and why."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from shtil_desktop.games.base import Action
from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.qwirkle.crew.endgame import TooLong, can_prove, gains_on_greed, is_open, prove
from shtil_desktop.games.qwirkle.crew.hint_reasons import Reason, Why, explain
from shtil_desktop.games.qwirkle.crew.lookahead import Trial, trials_of
from shtil_desktop.games.qwirkle.crew.mates import POOL, Master, lay_of, nothing_fits
from shtil_desktop.games.qwirkle.crew.packed_lays import Found
from shtil_desktop.games.qwirkle.crew.situation import Situation, greed, lays_of
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.values import replace


@dataclass(frozen=True, slots=True)
class Hint:
    """An action with what speaks for it."""

    action: Action
    reason: Reason
    points: int = 0
    """What it scores now."""
    runner_up: Lay | None = None
    runner_up_points: int = 0
    ahead: float | None = None
    """Points over the next round that it is worth more than the runner-up; None if there is none."""
    worlds: int = 0
    """In so many imagined worlds the two were held against each other; 0 by the evaluation alone."""


def hint(
    view: View,
    words: tuple[object, ...],
    tell: Callable[[Hint], None] = lambda found: None,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Hint | None:
    """The action of a master that goes by these words; None if the seat has nothing to decide.

    A first answer is told at once, a better one after each stage; the last is returned.
    """
    if not view.legal:
        return None
    lays = lays_of(view)[:POOL]
    if not lays:
        return Hint(nothing_fits(view), Reason(Why.NOTHING_FITS))
    situation = Situation.of(view)
    trials = trials_of(situation, lays)
    found = _hint(view, situation, lays, trials)
    if len(trials) == 1:
        return found
    tell(found)
    if is_open(situation):
        return _end_of_two(view, situation, lays, trials)
    return _tried(view, situation, lays, trials, words, tell, is_cancelled)


def _tried(
    view: View,
    situation: Situation,
    lays: list[Found],
    trials: list[Trial],
    words: tuple[object, ...],
    tell: Callable[[Hint], None],
    is_cancelled: Callable[[], bool],
) -> Hint:
    master = Master(Rng("crew", "qwirkle", "master", *words))
    found = _hint(view, situation, lays, trials)
    for alive in master.stages(view, situation, trials):
        found = _hint(
            view, situation, lays, alive if len(alive) > 1 else [*alive, *_beaten(trials, alive[0])]
        )
        if is_cancelled():
            break
        tell(found)
    return found


def _beaten(trials: list[Trial], best: Trial) -> list[Trial]:
    """The one that fell out last, if all others have."""
    others = [trial for trial in trials if trial is not best]
    return sorted(others, key=lambda trial: (-len(trial.ends), -trial.mean()))[:1]


def _hint(view: View, situation: Situation, lays: list[Found], ranked: list[Trial]) -> Hint:
    """Return the first of these with the second as its runner-up, which the reason compares with."""
    best = ranked[0]
    points, steps = best.lay
    if len(ranked) == 1:
        return Hint(lay_of(steps), explain(view.board, situation, best.lay, None), points)
    second = ranked[1]
    most = max((lay[0] for lay in lays if lay != best.lay), default=None)
    worlds = min(len(best.ends), len(second.ends))
    return Hint(
        lay_of(steps),
        explain(view.board, situation, best.lay, second.lay, most=most),
        points,
        lay_of(second.lay[1]),
        second.lay[0],
        max(0.0, ahead(best, second)),
        worlds,
    )


def ahead(best: Trial, second: Trial) -> float:
    """By how much one lay did better than another in the worlds that both were tried in."""
    worlds = min(len(best.ends), len(second.ends))
    if not worlds:
        return best.value - second.value
    pairs = zip(best.ends[:worlds], second.ends[:worlds], strict=True)
    return float_sum(one - other for one, other in pairs) / worlds


def _end_of_two(view: View, situation: Situation, lays: list[Found], trials: list[Trial]) -> Hint:
    if can_prove(situation):
        with suppress(TooLong):
            return _proven(view, situation, trials)
    gains = dict(zip(lays, gains_on_greed(situation, lays), strict=True))
    ranked = sorted(trials, key=lambda trial: (-gains[trial.lay], greed(trial.lay)))
    found = _hint(view, situation, lays, ranked)
    return replace(found, ahead=float(gains[ranked[0].lay] - gains[ranked[1].lay]))


def _proven(view: View, situation: Situation, trials: list[Trial]) -> Hint:
    gain, steps = prove(situation)
    points = next(trial.lay[0] for trial in trials if trial.lay[1] == steps)
    reason = explain(view.board, situation, (points, steps), None)
    if reason.why is Why.ONLY_LAY:
        reason = Reason(Why.PROVEN, {"gain": gain})
    return Hint(lay_of(steps), reason, points)
