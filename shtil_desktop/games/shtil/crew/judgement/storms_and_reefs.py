"""Reefs, storms and compasses: what they hinder, and what is worth a compass."""

from __future__ import annotations

from math import exp
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.crew.judgement.evaluation import NOWHERE, Evaluation
from shtil_desktop.games.shtil.crew.judgement.expected_cards import (
    all_unseen_storms,
    empty_in_row,
    unseen_storms,
)
from shtil_desktop.games.shtil.crew.networks.best_choice import JUDGEMENT, best_way
from shtil_desktop.games.shtil.crew.networks.look_ahead import (
    after_cancelling,
    after_compass,
    after_reef,
    after_taking,
)
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    HoldReef,
    MoveReef,
    ShtilAction,
    TakePurple,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import ORANGE, PURPLE, YELLOW, Card
from shtil_desktop.games.shtil.rules.sea import YELLOW_HAND

MANY_CARDS: Final = 15
"""With this many cards to come, or more, a hand limit of three does its full harm."""
URGENT: Final = 50.0
"""A storm that keeps the crew from going on at all."""
MOST_SAID: Final = 8.0
"""The most that is said for or against a compass beside the storm network."""


def choose_compass(judged: Evaluation) -> ShtilAction | None:
    """A storm to drive away before the turn's action, if it is worth it now; a wild only if it must be."""
    uses = [action for action in judged.view.legal if isinstance(action, UseCompass)]
    if not uses:
        return None
    if judged.storm_network is not None and judged.view.sea.compasses:
        return _heed_for_compass(judged, [use for use in uses if not use.wild])
    worst = max(uses, key=lambda use: (harm(judged, use.storm, use.at), not use.wild, -use.at))
    worth = compass_worth(judged)
    if worst.wild:
        worth = max(worth, judged.weights.wild_compass * judged.weights.wild)
    return worst if harm(judged, worst.storm, worst.at) > worth else None


def _heed_for_compass(judged: Evaluation, uses: list[UseCompass]) -> ShtilAction | None:
    """The storm that the storm network would see driven away, if any."""
    view = judged.view
    ways = [(0.0, view)]
    ways += [(_against(judged, harm(judged, use.storm, use.at)), after_compass(view, use)) for use in uses]
    chosen = best_way(judged, ways, is_reef_near=True)
    return uses[chosen - 1] if chosen else None


def _against(judged: Evaluation, harm: float) -> float:
    """What speaks against a compass for so much harm."""
    return -JUDGEMENT * max(-MOST_SAID, min(MOST_SAID, harm - compass_worth(judged)))


def compass_worth(judged: Evaluation) -> float:
    """What a compass of the pool is kept for: less the more there are."""
    sea, weights = judged.view.sea, judged.weights
    worth = weights.compass
    if weights.compass_more:
        worth += weights.compass_more * all_unseen_storms(sea)
    return worth / max(1, sea.compasses)


def harm(judged: Evaluation, storm: Card, at: int) -> float:
    """How much harm a storm in play does to the crew from now on."""
    if storm == YELLOW:
        return _harm_yellow(judged, at)
    if storm == ORANGE:
        return _harm_orange(judged, at)
    return _harm_purple(judged, at)


def _harm_yellow(judged: Evaluation, seat: int) -> float:
    """The more there is to draw the worse; one of several gone is little help, and so with more to come."""
    view, weights, sea = judged.view, judged.weights, judged.view.sea
    cards = view.hand_sizes[seat] + view.deck_sizes[seat] - YELLOW_HAND
    found = weights.yellow * min(1.0, max(0, cards) / MANY_CARDS)
    found += weights.yellow_cells * judged.expected.empty / sea.rules.size
    found /= 1 + weights.yellow_stack * (sea.yellows[seat] - 1)
    return found * exp(-weights.yellow_more * unseen_storms(sea, YELLOW) / sea.rules.seats)


def _harm_orange(judged: Evaluation, seat: int) -> float:
    """The more empty cells lie alone the worse; with no cell beside an island nothing can be placed."""
    sea = judged.view.sea
    empty = judged.expected.empty
    beside = sum(
        sea.number_at(cell) is None and sea.line_at(cell).has_neighbour(cell)
        for cell in range(sea.rules.size)
    )
    if not empty or not judged.view.deck_sizes[seat] + judged.view.hand_sizes[seat]:
        return 0.0
    weights = judged.weights
    always = weights.orange_base * empty / sea.rules.size
    return weights.orange * (1 - beside / empty) + always if beside else URGENT


def _harm_purple(judged: Evaluation, row: int) -> float:
    """It must go before the end: the less there is to do elsewhere the sooner."""
    sea, empty = judged.view.sea, judged.expected.empty
    barred = sum(empty_in_row(sea, other) for other in set(sea.purples))
    if not empty_in_row(sea, row):
        return 0.0
    if barred == empty:
        return URGENT
    weights = judged.weights
    return weights.purple * (weights.purple_alone + (1 - weights.purple_alone) * barred / empty)


def worst_harm(judged: Evaluation) -> float:
    """The harm of the storm that the next compass would be spent on."""
    return max((harm(judged, storm, at) for storm, at in judged.view.sea.storms()), default=0.0)


def meet_storm(judged: Evaluation) -> ShtilAction:
    """Cancel a storm that would do more harm than a compass is worth; let a purple one bar least."""
    view = judged.view
    seat, storm = view.sea.waiting[0]
    cancel = next((a for a in view.legal if isinstance(a, CancelStorm) and not a.wild), None)
    rows = [a for a in view.legal if isinstance(a, TakePurple)]
    if rows:
        take: ShtilAction = min(rows, key=lambda a: _barring(judged, a.row))
    else:
        take = next(a for a in view.legal if not isinstance(a, CancelStorm))
    if cancel is not None and _is_cancelled(judged, storm, seat, take):
        return cancel
    if judged.storm_network is None or not rows:
        return take
    ways = [(JUDGEMENT * _barring(judged, a.row), after_taking(view, a)) for a in rows]
    return rows[best_way(judged, ways)]


def _is_cancelled(judged: Evaluation, storm: Card, seat: int, take: ShtilAction) -> bool:
    coming = _harm_to_come(judged, storm, seat)
    if judged.storm_network is None:
        return coming > compass_worth(judged) and coming >= worst_harm(judged)
    view = judged.view
    ways = [(0.0, after_taking(view, take)), (_against(judged, coming), after_cancelling(view))]
    return best_way(judged, ways) == 1


def _harm_to_come(judged: Evaluation, storm: Card, seat: int) -> float:
    """The harm of a storm that has just come."""
    view, weights = judged.view, judged.weights
    if storm == PURPLE:
        coming = weights.purple * weights.purple_come if view.sea.open_rows() else 0.0
    else:
        coming = harm(judged, storm, seat)
    if storm == YELLOW:
        coming += judged.charge(max(0, len(view.hand) - YELLOW_HAND))
    return coming


def _barring(judged: Evaluation, row: int | None) -> float:
    """How much harm it does to block a row: the hand's best placement elsewhere, and the empty cells."""
    if row is None:
        return 0.0
    row_of = judged.view.sea.rules.row_of
    barred = {row, *judged.view.sea.purples}
    best: dict[int, float] = {}
    for (number, cell), score in judged.scores.items():
        if row_of[cell] not in barred:
            best[number] = min(score, best.get(number, NOWHERE))
    ordered = sorted(best.values())
    second = judged.weights.hand_second
    shares = (1.0, second, second / 3)
    hand = float_sum(
        min(score, judged.patience) * share for score, share in zip(ordered, shares, strict=False)
    )
    if not ordered:
        hand = 1.5 * judged.patience
    return hand + judged.weights.barred * empty_in_row(judged.view.sea, row)


def step_reef(judged: Evaluation) -> ShtilAction:
    """To the row where it does least harm, or two cards to keep it where it is if that is far better."""
    view = judged.view
    moves = [action for action in view.legal if isinstance(action, MoveReef)]
    hold = next((action for action in view.legal if isinstance(action, HoldReef)), None)
    if not moves:
        assert hold is not None
        return hold
    best = min(moves, key=lambda move: (_barring(judged, move.row), move.row))
    if hold is not None:
        price = judged.weights.hold + judged.charge(hold.price)
        if _barring(judged, view.sea.reef) + price < _barring(judged, best.row):
            return hold
    if judged.storm_network is None:
        return best
    ways = [(JUDGEMENT * _barring(judged, move.row), after_reef(view, move.row)) for move in moves]
    return moves[best_way(judged, ways, is_reef_near=True)]
