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
from shtil_desktop.crew.prospects import learned
from shtil_desktop.crew.rollout import Rollouts, is_swift
from shtil_desktop.crew.weights import Weights
from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.actions import PlayIsland
from shtil_desktop.games.shtil.cards import Card
from shtil_desktop.games.shtil.options import Options
from shtil_desktop.games.shtil.sea import Ask
from shtil_desktop.games.shtil.view import View

TURNS: Final = 16_000
"""Swift moves for one decision, in all: so there are more voyages late in the game than early."""
EARLY: Final = 20
"""With more empty cells than this the voyages would be too few to tell moves apart."""
FORESEEN: Final = 32
"""So many may be empty where the voyages needn't be sailed to their end."""
CANDIDATES: Final = 5
"""Moves that are tried, beside other payments for the first ones."""
LEAD: Final = 4.0
"""A move whose value is behind the captain's by more than this is not tried."""
PAYMENTS: Final = 2
"""The first moves for which other payments are tried."""
PROBE: Final = 10
"""Imagined deals that the captain's move is tried on alone: if it wins them all, that will do."""
STAGES: Final = ((40, -0.6), (60, 0.0), (100, 0.3), (150, 0.6))
"""Imagined deals, and the standard errors by which a move must then be ahead of the captain's to go on."""
BEHIND: Final = 1.0
"""Standard errors behind the best move that leave a move out."""
PRIOR: Final = 0.8
"""Voyages that speak for the captain's move beforehand."""
DOUBT: Final = 0.6
"""Standard errors by which another move must be better."""


@dataclass(slots=True)
class Trial:
    """A move and how the voyages ended that went on from it, one for each imagined deal: 1 won, 0 lost."""

    action: Action
    ends: list[float] = field(default_factory=list)

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
        if len(trials) > 1 and not self._is_safe(view, trials[0].action, judged.weights):
            for _ in attempts(trials, view, judged.weights, self._dice, self._turns):
                pass
        return choose(trials).action

    def _is_safe(self, view: View, action: Action, weights: Weights) -> bool:
        """Whether the captain's move wins all of a few deals."""
        imagination, rollouts = Imagination(view), _rollouts(view, weights)
        for _ in range(PROBE):
            rollouts.begin(imagination.deal(self._dice))
            if rollouts.end_after(action) < 1:
                return False
        return True

    def pledge(self, view: View) -> int:
        return self._captain.pledge(view)


def can_try(view: View) -> bool:
    """Whether there is something to choose, in a voyage that can be imagined and played out."""
    options: Options = view.sea.rules.options
    is_turn = view.decision is not None and view.decision.ask is Ask.TURN
    most = FORESEEN if learned(options) else EARLY
    is_open = is_turn and len(view.legal) > 1 and empty_cells(view) <= most
    return is_open and can_imagine(options) and is_swift(options)


def candidates(judged: Evaluation, count: int = CANDIDATES) -> list[Action]:
    """The moves of the least value with their payments, the captain's own first; then other payments."""
    valued = sorted(((value_of(judged, action), at) for at, action in enumerate(judged.view.legal)))
    near = [at for value, at in valued[:count] if value <= valued[0][0] + LEAD]
    found = [paid(judged, judged.view.legal[at]) for at in near]
    for action in found[:PAYMENTS]:
        found += [other for other in other_payments(judged, action) if other not in found]
    return found


def other_payments(judged: Evaluation, action: Action) -> list[Action]:
    """The same move with one of its cards kept, the last one parted with or the first, and another given."""
    pay: tuple[Card, ...] = getattr(action, "pay", ())
    if not pay:
        return []
    rest = judged.view.purse(action.card if isinstance(action, PlayIsland) else None)
    for card in pay:
        rest.remove(card)
    by_rank = [card for _, card in judged.ranking if card in rest]
    found = [action.paid([*pay[:-1], card]) for card in by_rank[:2]]
    if len(pay) > 1 and by_rank:
        found.append(action.paid([*pay[1:], by_rank[0]]))
    return found


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
    imagination, rollouts = Imagination(view), _rollouts(view, weights)
    running = trials if rollouts.is_swift else trials[:2]
    for deals, boldness in STAGES:
        for _ in range(deals):
            rollouts.begin(imagination.deal(dice))
            for trial in running:
                if is_over():
                    yield
                    return
                trial.ends.append(rollouts.end_after(trial.action))
            if rollouts.turns >= turns:
                break
        yield
        running = still_running(trials[0], running, boldness)
        if len(running) < 2 <= len(trials) or min(trials[0].ends) == 1 or rollouts.turns >= turns:
            return


def _rollouts(view: View, weights: Weights) -> Rollouts:
    return Rollouts(view.sea.rules.options, weights, view.seat, empty_cells(view))


def still_running(first: Trial, running: list[Trial], boldness: float) -> list[Trial]:
    """The captain's move, and those that may still turn out better than it and than all others."""
    best = max(running, key=_wins)
    others = [trial for trial in running if trial is not first]
    return [first, *(trial for trial in others if _leads(trial, first, boldness) and _keeps_up(trial, best))]


def _leads(trial: Trial, first: Trial, boldness: float) -> bool:
    ahead, apart = _compare(first, trial)
    return ahead > boldness * sqrt(apart)


def _keeps_up(trial: Trial, best: Trial) -> bool:
    behind, apart = _compare(trial, best)
    return behind <= BEHIND * sqrt(apart) + 0.5


def empty_cells(view: View) -> int:
    return view.sea.rules.size - len(view.sea.islands())


def _wins(trial: Trial) -> float:
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
    ahead, apart = _compare(first, other)
    return ahead - PRIOR - DOUBT * sqrt(apart)


def _compare(one: Trial, other: Trial) -> tuple[float, float]:
    """On the deals that both sailed: how far ahead the other one is, and the squares of the differences."""
    differences = [theirs - own for own, theirs in zip(one.ends, other.ends, strict=False)]
    return sum(differences), sum(difference * difference for difference in differences)
