"""What could be known: a decision beside the best one, by imagined worlds, without a look at hidden cards."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.cancelling import IsCancelled, never
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF, pick
from shtil_desktop.games.shkap.crew.thinking.judgement import SeatJudgement
from shtil_desktop.games.shkap.crew.thinking.landing import (
    layings,
    passing,
    prospect_of_passing,
    try_row,
)
from shtil_desktop.games.shkap.crew.thinking.style import ADMIRAL
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Pass
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.values import replace, value

WORLDS: Final = 300
NOTEWORTHY: Final = 0.3
"""Coins from which on a choice is marked."""


@value
class Judged:
    """One decision of the player and the best one, in coins: on this island and for the hand that is left."""

    number: int
    """The action, from 0."""
    action: Action
    coins: float
    better: Action
    better_coins: float

    @property
    def lost(self) -> float:
        return max(0.0, self.better_coins - self.coins)

    @property
    def is_marked(self) -> bool:
        return self.lost >= NOTEWORTHY


def judge(game: Shkap, number: int, action: Action, is_cancelled: IsCancelled = never) -> Judged | None:
    """None for what is no announcement and no row, or leaves no choice."""
    seat = game.decider
    assert seat is not None
    if len(game.view(seat).legal) == 1 and not isinstance(action, Lay):
        return None
    judged = _imagined(game, number)
    if isinstance(action, Lay):
        return _judge_row(judged, number, action, is_cancelled)
    return (
        _judge_announcement(judged, number, action, is_cancelled) if isinstance(action, Land | Pass) else None
    )


def best_choice(game: Shkap, number: int, is_cancelled: IsCancelled = never) -> Action | None:
    """What others are held against at this moment; None where no row is laid and nothing announced."""
    if game.ask is Ask.LAY:
        judged = _imagined(game, number)
        return Lay(pick(judged.view.hand, layings(judged, is_cancelled)[0].row))
    if game.ask is not Ask.ANNOUNCE:
        return None
    return _judge_announcement(_imagined(game, number), number, Pass(), is_cancelled).better


def _imagined(game: Shkap, number: int) -> SeatJudgement:
    """The decider's moment, in the same worlds for every choice."""
    seat = game.decider
    assert seat is not None
    dice = Rng("shkap-review", game.options.key, game.number, seat, number)
    return SeatJudgement(game.view(seat), dice, replace(ADMIRAL, worlds=WORLDS))


def _judge_row(judged: SeatJudgement, number: int, action: Lay, is_cancelled: IsCancelled) -> Judged:
    best = layings(judged, is_cancelled)[0]
    own = try_row(judged, tuple(KIND_OF[card] for card in action.cards))
    better = Lay(pick(judged.view.hand, best.row))
    mine, theirs = own.tally.coins + own.prospect, best.tally.coins + best.prospect
    if own.tally.worth >= best.tally.worth:
        better, theirs = action, mine
    return Judged(number, action, mine, better, theirs)


def _judge_announcement(
    judged: SeatJudgement, number: int, action: Action, is_cancelled: IsCancelled
) -> Judged:
    best = layings(judged, is_cancelled)[0]
    landing, by_passing = best.tally.coins + best.prospect, prospect_of_passing(judged)
    should_land = best.tally.worth >= passing(judged)
    better: Action = Land() if should_land else Pass()
    coins = {Land: landing, Pass: by_passing}
    return Judged(number, action, coins[type(action)], better, coins[type(better)])
