"""A strong seat: every decision by the full evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.judgement.competitive import take_rival_turn
from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.payment import paid
from shtil_desktop.games.shtil.crew.judgement.storms_and_reefs import (
    choose_compass,
    meet_storm,
    step_reef,
    worst_harm,
)
from shtil_desktop.games.shtil.crew.judgement.weights import Weights, weights_for
from shtil_desktop.games.shtil.crew.networks.look_ahead import weigh
from shtil_desktop.games.shtil.crew.networks.storm_network import storm_network_for
from shtil_desktop.games.shtil.rules.actions import (
    Discard,
    Give,
    PlayFinish,
    PlayIsland,
    PlayStart,
    ShtilAction,
    Split,
    Strike,
    Trade,
    TurnIsland,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import MONSTER, START, WILD
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.view import View

NEVER: Final = 1000.0
"""Only when there is nothing else to do."""
LAST_CARDS: Final = 2
"""A mate with so few can discard once, and then no more."""
BEHIND: Final = 0.001
"""The next best."""
SMALL_GAP: Final = 2
"""Cells of a gap that a wild may be spent on, and the most it may cost there."""
Noise = Callable[[float], float]
"""A random error, from how many cards there are to spare for each cell."""


class Captain:
    """Takes the move of the least value; `noise`, if any, blurs the values of a turn's moves.

    In stormy seas a storm network has a say, too, unless the decision must be swift.
    """

    def __init__(
        self,
        dice: Rng,
        weights: Weights | None = None,
        noise: Noise | None = None,
        asks_network: bool = True,
    ) -> None:
        self._weights = weights
        self._noise = noise
        self._asks_network = asks_network

    def decide(self, view: View) -> ShtilAction:
        assert view.decision is not None
        ask = view.decision.ask
        if ask is Ask.TURN and view.sea.rules.options.mode is Mode.COMPETITIVE:
            return take_rival_turn(view, self._noise)
        if len(view.legal) == 1 and not view.legal[0].price:
            return view.legal[0]
        judged = self.judge(view)
        if ask is Ask.TURN:
            return take_turn(judged, self._noise)
        answer = ANSWERS[ask]  # type: ignore[index]
        return answer(judged)

    def judge(self, view: View) -> Evaluation:
        options = view.sea.rules.options
        storm_network = storm_network_for(options) if self._asks_network else None
        return Evaluation(view, self._weights or weights_for(options), storm_network)

    def say(self, view: View) -> int:
        """As many cards as it can spare."""
        judged = self.judge(view)
        return sum(junk > judged.weights.junk for junk, _ in judged.ranking)


def take_turn(judged: Evaluation, noise: Noise | None = None) -> ShtilAction:
    """The turn's action of the least value, once no compass is to be used before it."""
    view = judged.view
    if view.sea.rules.stirring or view.sea.compasses:
        compass = choose_compass(judged)
        if compass is not None:
            return compass
    if judged.storm_network is not None:
        return paid(judged, _heed(judged))
    best, least = view.legal[0], float("inf")
    scores = judged.scores
    for action in view.legal:
        # Free placements are by far the most.
        if type(action) is PlayIsland and not action.price and action.card != WILD:
            value = scores[action.number, action.cell]
        else:
            value = value_of(judged, action)
        if noise is not None:
            value += noise(judged.expected.slack)
        if value < least:
            best, least = action, value
    return paid(judged, best)


def _heed(judged: Evaluation) -> ShtilAction:
    """What the network speaks for, where there is a choice: starts, finishes and last resorts need none."""
    valued = [(value_of(judged, action), action) for action in judged.view.legal]
    valued.sort(key=lambda each: each[0])
    value, best = valued[0]
    is_plain = -NEVER < value < NEVER / 2 and not isinstance(best, PlayStart)
    return weigh(judged, [each for each in valued if each[0] < NEVER / 2]) if is_plain else best


def value_of(judged: Evaluation, action: ShtilAction) -> float:
    """What an action of the turn counts: the less the better."""
    kind = type(action)
    if kind is PlayIsland:
        assert isinstance(action, PlayIsland)
        if action.card == WILD and not _is_worth_a_wild(judged, action):
            return NEVER / 2
        return judged.value(action)
    if kind is Discard:
        return judged.discard()
    return OTHERS[kind](judged, action) if kind in OTHERS else NEVER


def _is_worth_a_wild(judged: Evaluation, action: PlayIsland) -> bool:
    gap = judged.view.sea.line_at(action.cell).gap(action.number)
    return gap.last - gap.first < SMALL_GAP and action.price <= SMALL_GAP


def _value_finish(judged: Evaluation, action: ShtilAction) -> float:
    """It wins; a wild is as good."""
    return -NEVER


def _value_start(judged: Evaluation, action: ShtilAction) -> float:
    """A real one is forced; a wild stands in only if none can come, or the sea is full."""
    assert isinstance(action, PlayStart)
    if not action.wild:
        return -NEVER
    can_come = judged.view.discards.count(START) < judged.view.sea.rules.seats and any(judged.view.deck_sizes)
    return NEVER / 2 if can_come and judged.expected.empty else judged.weights.wild


def _value_strike(judged: Evaluation, action: ShtilAction) -> float:
    assert isinstance(action, Strike)
    weights, expected = judged.weights, judged.expected
    view = judged.view
    late = 1 - expected.empty / view.sea.rules.size
    crowd = weights.strike_crowd * (view.hand.count(MONSTER) - 1)
    if view.sea.yellows[view.seat]:
        crowd += weights.strike_yellow
    return weights.strike - weights.strike_late * late - crowd - judged.thrift + judged.strike(action.cell)


def _value_turn(judged: Evaluation, action: ShtilAction) -> float:
    assert isinstance(action, TurnIsland)
    sea = judged.view.sea
    if sea.sides[action.cell] == wanted_side(sea, action.cell):
        return NEVER / 4
    value = judged.weights.turn + judged.charge(1)
    return max(value, _value_first(judged)) if _is_pressed(judged.view) else value


def _is_pressed(view: View) -> bool:
    """Whether a mate has no more than its last cards: there may not be another round."""
    others = (seat for seat in range(len(view.hand_sizes)) if seat != view.seat)
    return any(view.hand_sizes[seat] + view.deck_sizes[seat] <= LAST_CARDS for seat in others)


def _value_first(judged: Evaluation) -> float:
    """Just behind the best island that can be placed: that only this seat can do, to turn one all of them."""
    islands = (action for action in judged.view.legal if isinstance(action, PlayIsland))
    return min(map(judged.value, islands), default=-NEVER) + BEHIND


def _value_trade(judged: Evaluation, action: ShtilAction) -> float:
    """All cards of the hand go for a compass; only if there is none, and a storm to spend it on."""
    view = judged.view
    if view.sea.compasses:
        return NEVER / 2
    cards = len(view.hand)
    relief = worst_harm(judged)
    return judged.discard(cards) + judged.weights.trade * (cards - 2) - relief if relief else NEVER / 2


OTHERS: Final[dict[type[ShtilAction], Callable[[Evaluation, ShtilAction], float]]] = {
    PlayFinish: _value_finish,
    PlayStart: _value_start,
    Strike: _value_strike,
    TurnIsland: _value_turn,
    Trade: _value_trade,
    UseCompass: lambda judged, action: NEVER / 2,
}


def split(judged: Evaluation) -> ShtilAction:
    """Close to what the mates offer; the rest from the hands with most cards."""
    view = judged.view
    own = sum(junk > judged.weights.junk for junk, _ in judged.ranking)
    wanted = []
    for seat, pledge in enumerate(view.sea.pledges):
        glad = own if seat == view.seat else pledge
        wealth = (view.hand_sizes[seat] + view.deck_sizes[seat]) * judged.weights.wealth
        wanted.append((view.hand_sizes[seat] / 2 if glad is None else glad) + wealth)
    shares = [action for action in view.legal if isinstance(action, Split)]
    return min(shares, key=lambda action: _distance(action.shares, wanted))


def _distance(shares: tuple[int, ...], wanted: list[float]) -> float:
    return float_sum((share - want) ** 2 for share, want in zip(shares, wanted, strict=True))


def give(judged: Evaluation) -> ShtilAction:
    action = judged.view.legal[0]
    assert isinstance(action, Give)
    return paid(judged, action)


def strike(judged: Evaluation) -> ShtilAction:
    """Where the explorer's monster hurts least."""
    strikes = [action for action in judged.view.legal if isinstance(action, Strike)]
    return min(strikes, key=lambda action: (judged.strike(action.cell), action.cell))


def _answer_storm(judged: Evaluation) -> ShtilAction:
    return paid(judged, meet_storm(judged))


def _answer_reef(judged: Evaluation) -> ShtilAction:
    return paid(judged, step_reef(judged))


ANSWERS: Final[dict[Ask, Callable[[Evaluation], ShtilAction]]] = {
    Ask.SPLIT: split,
    Ask.GIVE: give,
    Ask.REEF: _answer_reef,
    Ask.STORM: _answer_storm,
    Ask.STRIKE: strike,
}
