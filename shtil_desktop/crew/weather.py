"""Reefs, storms and compasses: what they hinder, and what is worth a compass."""

from __future__ import annotations

from typing import Final

from shtil_desktop.crew.evaluation import NOWHERE, Evaluation
from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.actions import (
    CancelStorm,
    HoldReef,
    MoveReef,
    TakePurple,
    UseCompass,
)
from shtil_desktop.games.shtil.cards import ORANGE, PURPLE, YELLOW, Card
from shtil_desktop.games.shtil.sea import YELLOW_HAND, Sea

MANY_CARDS: Final = 15
"""With so many cards to come, or more, a hand of three hinders fully."""
URGENT: Final = 50.0
"""A storm that keeps the crew from going on at all."""
ALONE: Final = 0.3
"""The share of a purple storm's harm that does not wait for the end."""


def choose_compass(judged: Evaluation) -> Action | None:
    """A storm to drive away before the turn's action, if it is worth it now; a wild only if it must be."""
    uses = [action for action in judged.view.legal if isinstance(action, UseCompass)]
    if not uses:
        return None
    worst = max(uses, key=lambda use: (harm(judged, use.storm, use.at), not use.wild, -use.at))
    worth = judged.weights.compass / max(1, judged.view.sea.compasses)
    if worst.wild:
        worth = max(worth, 2 * judged.weights.wild)
    return worst if harm(judged, worst.storm, worst.at) > worth else None


def harm(judged: Evaluation, storm: Card, at: int) -> float:
    """How much a storm in play hinders the crew from now on."""
    view, weights = judged.view, judged.weights
    if storm == YELLOW:
        cards = view.hand_sizes[at] + view.deck_sizes[at] - YELLOW_HAND
        return weights.yellow * min(1.0, max(0, cards) / MANY_CARDS)
    if storm == ORANGE:
        return _harm_orange(judged, at)
    return _harm_purple(judged, at)


def _harm_orange(judged: Evaluation, seat: int) -> float:
    """The more empty cells lie alone the worse; with no cell beside an island nothing can be placed."""
    sea = judged.view.sea
    empty = judged.outlook.empty
    beside = sum(
        sea.number_at(cell) is None and sea.line_at(cell).has_neighbour(cell)
        for cell in range(sea.rules.size)
    )
    if not empty or not judged.view.deck_sizes[seat] + judged.view.hand_sizes[seat]:
        return 0.0
    return judged.weights.orange * (1 - beside / empty) if beside else URGENT


def _harm_purple(judged: Evaluation, row: int) -> float:
    """It must go before the end: the less there is to do elsewhere the sooner."""
    sea, empty = judged.view.sea, judged.outlook.empty
    barred = sum(empty_in_row(sea, other) for other in set(sea.purples))
    if not empty_in_row(sea, row):
        return 0.0
    if barred == empty:
        return URGENT
    return judged.weights.purple * (ALONE + (1 - ALONE) * barred / empty)


def worst_harm(judged: Evaluation) -> float:
    """The harm of the storm that the next compass would be spent on."""
    return max((harm(judged, storm, at) for storm, at in judged.view.sea.storms()), default=0.0)


def meet_storm(judged: Evaluation) -> Action:
    """Cancel a storm that would do more harm than a compass is worth; let a purple one bar least."""
    view = judged.view
    seat, storm = view.sea.waiting[0]
    cancel = next((a for a in view.legal if isinstance(a, CancelStorm) and not a.wild), None)
    if cancel is not None and _is_worth_cancelling(judged, storm, seat):
        return cancel
    rows = [a for a in view.legal if isinstance(a, TakePurple)]
    if rows:
        return min(rows, key=lambda a: _barring(judged, a.row))
    return next(a for a in view.legal if not isinstance(a, CancelStorm))


def _is_worth_cancelling(judged: Evaluation, storm: Card, seat: int) -> bool:
    view, weights = judged.view, judged.weights
    if storm == PURPLE:
        coming = weights.purple * ALONE if view.sea.open_rows() else 0.0
    else:
        coming = harm(judged, storm, seat)
    if storm == YELLOW:
        coming += judged.charge(max(0, len(view.hand) - YELLOW_HAND))
    return coming > weights.compass / view.sea.compasses and coming >= worst_harm(judged)


def empty_in_row(sea: Sea, row: int) -> int:
    return sum(sea.number_at(cell) is None for cell in sea.layout.rows[row])


def _barring(judged: Evaluation, row: int | None) -> float:
    """How much it hinders when a row is barred: the hand's best placement elsewhere, and the empty cells."""
    if row is None:
        return 0.0
    row_of = judged.view.sea.rules.row_of
    barred = {row, *judged.view.sea.purples}
    best: dict[int, float] = {}
    for (number, cell), score in judged.scores.items():
        if row_of[cell] not in barred:
            best[number] = min(score, best.get(number, NOWHERE))
    ordered = sorted(best.values())
    hand = sum(
        min(score, judged.patience) * share for score, share in zip(ordered, (1.0, 0.3, 0.1), strict=False)
    )
    if not ordered:
        hand = 1.5 * judged.patience
    return hand + judged.weights.barred * empty_in_row(judged.view.sea, row)


def step_reef(judged: Evaluation) -> Action:
    """To the row where it hinders least, or two cards to leave it if that is far better."""
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
    return best
