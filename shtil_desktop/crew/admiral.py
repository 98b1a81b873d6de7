"""The strongest seat: a captain who plays its best moves out on imagined deals before it chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from shtil_desktop.crew.captain import Captain, value_of
from shtil_desktop.crew.evaluation import Evaluation
from shtil_desktop.crew.imagined import Imagination, can_imagine
from shtil_desktop.crew.payment import paid
from shtil_desktop.crew.rollout import can_play_out, play_out
from shtil_desktop.crew.weights import Weights
from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.options import Options
from shtil_desktop.games.shtil.sea import Ask
from shtil_desktop.games.shtil.view import View

TURNS: Final = 5000
"""Quick moves for one decision, in all: so there are more voyages late in the game than early."""
MOST: Final = 900
"""Voyages for one decision."""
EARLY: Final = 28
"""With more empty cells than this the voyages would be too few to tell moves apart."""
CANDIDATES: Final = 5
STAGES: Final = ((0.4, 3), (0.3, 2), (0.3, 1))
"""The share of the voyages, and how many moves go on after it; the captain's own is one of the first two."""
PRIOR: Final = 3.0
"""Voyages that speak for the captain's move beforehand."""
DOUBT: Final = 1.0
"""Standard errors by which another move must be better."""


@dataclass(slots=True)
class Trial:
    """A move and how the voyages ended that went on from it, one for each imagined deal."""

    action: Action
    ends: list[bool] = field(default_factory=list)

    @property
    def chance(self) -> float | None:
        return sum(self.ends) / len(self.ends) if self.ends else None


class Admiral:
    """Decides by the captain's evaluation, and by rollouts in voyages that it can imagine."""

    def __init__(self, dice: Rng, turns: int | None = None) -> None:
        self._dice = dice
        self._turns = TURNS if turns is None else turns
        self._captain = Captain(dice)

    def decide(self, view: View) -> Action:
        if not can_try(view):
            return self._captain.decide(view)
        judged = self._captain.judge(view)
        trials = [Trial(action) for action in candidates(judged)]
        for _ in attempts(trials, view, judged.weights, self._dice, self._turns):
            pass
        return choose(trials).action

    def pledge(self, view: View) -> int:
        return self._captain.pledge(view)


def can_try(view: View) -> bool:
    """Whether there is something to choose, in a voyage that can be imagined and played out."""
    options: Options = view.sea.rules.options
    is_turn = view.decision is not None and view.decision.ask is Ask.TURN
    is_open = is_turn and len(view.legal) > 1 and empty_cells(view) <= EARLY
    return is_open and can_imagine(options) and can_play_out(options)


def candidates(judged: Evaluation, count: int = CANDIDATES) -> list[Action]:
    """The moves of the least value with their payments, the captain's own first."""
    ranked = sorted(judged.view.legal, key=lambda action: value_of(judged, action))
    return [paid(judged, action) for action in ranked[:count]]


def attempts(
    trials: list[Trial],
    view: View,
    weights: Weights,
    dice: Rng,
    turns: int,
    is_over: Callable[[], bool] = lambda: False,
) -> Iterator[None]:
    """Play the trials out, a stage at a time; every imagined deal is shared by all that are still in it.

    Asked before every voyage, `is_over` breaks it off.
    """
    imagination = Imagination(view)
    voyages = min(MOST, turns // length_left(view))
    running = trials
    for share, left in STAGES:
        for _ in range(int(voyages * share) // len(running)):
            deal = imagination.deal(dice)
            for trial in running:
                if is_over():
                    yield
                    return
                game = deal.copy()
                game.apply(trial.action)
                trial.ends.append(play_out(game, weights))
        yield
        if all(trials[0].ends) or len(running) < 2:
            return
        challengers = sorted(running[1:], key=_wins, reverse=True)
        running = [trials[0], *challengers[: max(1, left - 1)]]


def empty_cells(view: View) -> int:
    return view.sea.rules.size - len(view.sea.islands())


def length_left(view: View) -> int:
    """About how many moves a voyage still takes."""
    return empty_cells(view) * 5 // 4 + 4


def _wins(trial: Trial) -> int:
    return sum(trial.ends)


def choose(trials: list[Trial]) -> Trial:
    """The captain's move, unless another one won clearly more often on the same deals."""
    first = trials[0]
    margins = [_margin(first, trial) for trial in trials]
    return trials[margins.index(max(margins))]


def _margin(first: Trial, other: Trial) -> float:
    """By how many voyages the other one is ahead, beyond what chance and the prior account for."""
    if other is first:
        return 0.0
    pairs = list(zip(first.ends, other.ends, strict=False))
    ahead = sum(theirs - own for own, theirs in pairs)
    apart = sum(theirs != own for own, theirs in pairs)
    return ahead - PRIOR - DOUBT * sqrt(apart)
