"""What could be known: a decision beside the best one, by imagined worlds, without a look at hidden cards."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.cancelling import IsCancelled, never
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shkap.crew.hint import hint
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
    only_discards: bool = False
    """Whether the better row leads to no chest: it gets rid of cards."""
    is_for_later: bool = False
    """Whether the better row gains less here than by the hand that it leaves."""

    @property
    def lost(self) -> float:
        return max(0.0, self.better_coins - self.coins)

    @property
    def is_marked(self) -> bool:
        return self.lost >= NOTEWORTHY


def judge(game: Shkap, number: int, action: Action, is_cancelled: IsCancelled = never) -> Judged | None:
    """None for what is no announcement and no row, or leaves no choice.

    What a hint says at this moment is held against nothing: following it is never a mistake.
    """
    seat = game.decider
    assert seat is not None
    if len(game.view(seat).legal) == 1 and not isinstance(action, Lay):
        return None
    if not isinstance(action, Lay | Land | Pass):
        return None
    weigh = _judge_row if isinstance(action, Lay) else _judge_announcement
    found = weigh(_imagined(game, number), number, action, is_cancelled)
    if found.is_marked and _is_hinted(game, number, action):
        return replace(found, better=action, better_coins=found.coins)
    return found


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


def _is_hinted(game: Shkap, number: int, action: Action) -> bool:
    """Return whether a hint asked for now says the same, be it with other cards of the same kinds."""
    seat = game.decider
    assert seat is not None
    found = hint(game.view(seat), (game.options.key, game.number, seat, number))
    said = None if found is None else found.action
    if isinstance(said, Lay) and isinstance(action, Lay):
        return [KIND_OF[card] for card in said.cards] == [KIND_OF[card] for card in action.cards]
    return said == action


def _judge_row(judged: SeatJudgement, number: int, action: Action, is_cancelled: IsCancelled) -> Judged:
    assert isinstance(action, Lay)
    best = layings(judged, is_cancelled)[0]
    own = try_row(judged, tuple(KIND_OF[card] for card in action.cards))
    better = Lay(pick(judged.view.hand, best.row))
    mine, theirs = own.tally.coins + own.prospect, best.tally.coins + best.prospect
    if own.tally.worth >= best.tally.worth:
        return Judged(number, action, mine, action, mine)
    is_for_later = best.prospect - own.prospect > best.tally.coins - own.tally.coins
    return Judged(number, action, mine, better, theirs, best.tally.end is None, is_for_later)


def _judge_announcement(
    judged: SeatJudgement, number: int, action: Action, is_cancelled: IsCancelled
) -> Judged:
    best = layings(judged, is_cancelled)[0]
    landing, by_passing = best.tally.coins + best.prospect, prospect_of_passing(judged)
    should_land = best.tally.worth >= passing(judged)
    better: Action = Land() if should_land else Pass()
    coins = {Land: landing, Pass: by_passing}
    return Judged(number, action, coins[type(action)], better, coins[type(better)])
