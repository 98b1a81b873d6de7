"""The strongest seat: a captain who plays its best moves out on imagined deals before it chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.payment import paid
from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.crew.playouts.imagined_deal import Imagination
from shtil_desktop.games.shtil.crew.playouts.rollout import Rollouts, is_fast
from shtil_desktop.games.shtil.crew.seats.captain import Captain, value_of
from shtil_desktop.games.shtil.rules.actions import PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import Card
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View

TURNS: Final = 18_000
"""Fast moves for one decision late in the game, in all."""
OPEN: Final = 60
"""Each empty cell takes that part of them away: moves take longer where gaps are wide."""
CANDIDATES: Final = 8
"""Moves that are tried, beside other payments for the first ones."""
LEAD: Final = 6.0
"""A move whose value is behind the captain's by more than this is not tried."""
PAYMENTS: Final = 2
"""The first moves for which other payments are tried."""
GIVEN: Final = 3
"""The last cards of a gift for which others are tried."""
KEPT: Final = 4
"""Cards that are tried for each of them."""
SURE: Final = 40
"""Imagined deals that the captain's move is tried on alone: if it wins them all, that will do."""
STAGES: Final = (25, 25, 50, 100, 200)
"""Imagined deals, after each of which moves are left out."""
BEHIND: Final = 1.5
"""Standard errors behind the best move, or the captain's, that leave a move out."""
TRUST: Final = 0.006
"""What the captain's judgement counts beforehand: chances of winning for each step of its values."""
DOUBT: Final = 0.3
"""Standard errors by which another move must be better."""


@dataclass(slots=True)
class Trial:
    """A move and how the voyages ended that went on from it, one for each imagined deal: 1 won, 0 lost."""

    action: ShtilAction
    ends: list[float] = field(default_factory=list)
    behind: float = 0.0
    """By how much its value is behind the captain's."""

    @property
    def chance(self) -> float | None:
        return float_sum(self.ends) / len(self.ends) if self.ends else None


class Admiral:
    """Decides by the captain's evaluation, and by rollouts in voyages that it can imagine."""

    def __init__(self, dice: Rng, turns: int | None = None) -> None:
        self._dice = dice
        self._turns = TURNS if turns is None else turns
        self._captain = Captain(dice)

    def decide(self, view: View) -> ShtilAction:
        if not can_try(view):
            return self._captain.decide(view)
        judged = self._captain.judge(view)
        trials = candidates(judged)
        if len(trials) > 1:
            for _ in attempts(trials, view, judged.weights, self._dice, self._turns):
                pass
        return choose(trials).action

    def say(self, view: View) -> int:
        return self._captain.say(view)


def can_try(view: View) -> bool:
    """Whether there is something to choose, in a voyage that can be played out fast."""
    options: Options = view.sea.rules.options
    is_turn = view.decision is not None and view.decision.ask is Ask.TURN
    is_open = (is_turn and len(view.legal) > 1) or may_choose_gift(view)
    return is_open and is_fast(options)


def may_choose_gift(view: View) -> bool:
    """Whether cards are to be given for a start, and some can be kept."""
    is_giving = view.decision is not None and view.decision.ask is Ask.GIVE and bool(view.legal)
    return is_giving and view.legal[0].price < len(view.hand)


def candidates(judged: Evaluation, count: int = CANDIDATES) -> list[Trial]:
    """The moves of the least value with their payments, the captain's own first; then other payments."""
    if may_choose_gift(judged.view):
        return gifts(judged)
    valued = sorted(((value_of(judged, action), at) for at, action in enumerate(judged.view.legal)))
    least = valued[0][0]
    found = [
        Trial(paid(judged, judged.view.legal[at]), behind=value - least)
        for value, at in valued[:count]
        if value <= least + LEAD
    ]
    tried = [trial.action for trial in found]
    for trial in found[:PAYMENTS]:
        for other in other_payments(judged, trial.action):
            if other not in tried:
                tried.append(other)
                found.append(Trial(other, behind=trial.behind))
    return found


def gifts(judged: Evaluation) -> list[Trial]:
    """The captain's gift, then others with one of its last cards kept and another given."""
    first = paid(judged, judged.view.legal[0])
    pay: tuple[Card, ...] = getattr(first, "pay", ())
    rest = list(judged.view.hand)
    for card in pay:
        rest.remove(card)
    by_rank = [card for _, card in judged.ranking if card in rest]
    found = [first]
    for at in range(len(pay) - 1, max(-1, len(pay) - 1 - GIVEN), -1):
        for card in by_rank[:KEPT]:
            other = first.paid([*pay[:at], *pay[at + 1 :], card])
            if card != pay[at] and other not in found:
                found.append(other)
    return [Trial(action) for action in found]


def other_payments(judged: Evaluation, action: ShtilAction) -> list[ShtilAction]:
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
    imagination = Imagination(view)
    rollouts = Rollouts(view.sea.rules.options, weights, view.seat)
    turns -= turns * empty_cells(view) // OPEN
    if rollouts.is_fast and _is_sure(trials[0], imagination, rollouts, dice, is_over):
        yield
        return
    running = trials if rollouts.is_fast else trials[:2]
    for deals in STAGES:
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
        running = still_running(trials[0], running)
        if len(running) < 2 <= len(trials) or rollouts.turns >= turns:
            return


def _is_sure(
    first: Trial, imagination: Imagination, rollouts: Rollouts, dice: Rng, is_over: Callable[[], bool]
) -> bool:
    """Whether the captain's move wins all of some deals, sailed to their end."""
    for _ in range(SURE):
        rollouts.begin(imagination.deal(dice))
        if is_over() or rollouts.end_after(first.action, is_told=False) < 1:
            return False
    first.ends = [1.0] * SURE
    return True


def still_running(first: Trial, running: list[Trial]) -> list[Trial]:
    """The captain's move, and those that may still turn out better than it and than all others."""
    best = max(running, key=_wins)
    others = [trial for trial in running if trial is not first]
    return [first, *(trial for trial in others if _keeps_up(trial, first) and _keeps_up(trial, best))]


def _keeps_up(trial: Trial, other: Trial) -> bool:
    if trial is other:
        return True
    behind, apart = compare(trial, other)
    return apart > 0 and behind <= BEHIND * sqrt(apart)


def empty_cells(view: View) -> int:
    return view.sea.rules.size - len(view.sea.islands())


def _wins(trial: Trial) -> float:
    return float_sum(trial.ends)


def choose(trials: list[Trial]) -> Trial:
    """The captain's move, unless another one won clearly more often on the same deals."""
    first = trials[0]
    margins = [_margin(first, trial) for trial in trials]
    return trials[margins.index(max(margins))]


def _margin(first: Trial, other: Trial) -> float:
    """How much likelier the other one wins, beyond what chance and the captain's judgement account for."""
    if other is first or not other.ends:
        return 0.0
    ahead, apart = compare(first, other)
    return (ahead - DOUBT * sqrt(apart)) / len(other.ends) - TRUST * other.behind


def compare(one: Trial, other: Trial) -> tuple[float, float]:
    """On the deals that both sailed: how far ahead the other one is, and the squares of the differences."""
    differences = [theirs - own for own, theirs in zip(one.ends, other.ends, strict=False)]
    return float_sum(differences), float_sum(difference * difference for difference in differences)
