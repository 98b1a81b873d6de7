"""Reefs, storms and compasses: what they hinder, and what is worth a compass."""

from __future__ import annotations

from typing import Final

from shtil_desktop.crew.evaluation import NOWHERE, Evaluation
from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.actions import (
    CancelStorm,
    HoldReef,
    MoveReef,
    PlayIsland,
    TakePurple,
    UseCompass,
)
from shtil_desktop.games.shtil.cards import ORANGE, PURPLE, YELLOW, Card
from shtil_desktop.games.shtil.sea import YELLOW_HAND, Sea

FEW_CELLS: Final = 5
"""With so few cells left outside the barred rows a purple storm begins to hurt."""
MANY_CELLS: Final = 9
"""Below this an orange storm hardly hinders: most empty cells have a neighbour."""


def choose_compass(judged: Evaluation) -> Action | None:
    """A storm to drive away before the turn's action, if it is worth it now."""
    uses = [action for action in judged.view.legal if isinstance(action, UseCompass)]
    if not uses:
        return None
    worst = max(uses, key=lambda use: (_harm(judged, use.storm, use.at), not use.wild, -use.at))
    harm = _harm(judged, worst.storm, worst.at)
    return worst if harm > (_WILD_WORTHY if worst.wild else 0.0) else None


_WILD_WORTHY: Final = 2.5


def _harm(judged: Evaluation, storm: Card, at: int) -> float:
    """How much a storm in play hinders; nothing or less: it can wait."""
    view, outlook = judged.view, judged.outlook
    if storm == YELLOW:
        cards = view.hand_sizes[at] + view.deck_sizes[at]
        return 2.0 + outlook.empty / 36 if cards > YELLOW_HAND else 0.0
    if storm == ORANGE:
        return 1.0 if outlook.empty > MANY_CELLS else 0.0
    return _harm_purple(judged, at)


def _harm_purple(judged: Evaluation, row: int) -> float:
    """It must go before the end; at once if cards wait for its row or little else is left to do."""
    view = judged.view
    free = judged.outlook.empty - sum(empty_in_row(view.sea, other) for other in set(view.sea.purples))
    if not empty_in_row(view.sea, row):
        return 0.0
    if free <= FEW_CELLS or not any(isinstance(action, PlayIsland) for action in view.legal):
        return 3.0
    return 1.5 if view.sea.compasses > 1 else 0.0


def wants_compass(judged: Evaluation) -> bool:
    """Whether a storm lies that one would be spent on, and none is at hand."""
    view = judged.view
    if view.sea.compasses:
        return False
    return bool(view.sea.purples) or any(view.sea.yellows) or view.sea.oranges[view.seat] > 0


def meet_storm(judged: Evaluation) -> Action:
    """Cancel a storm that hurts; let a purple one come where it bars least."""
    view = judged.view
    storm = view.sea.waiting[0][1]
    cancel = next((a for a in view.legal if isinstance(a, CancelStorm) and not a.wild), None)
    if cancel is not None and _is_worth_cancelling(judged, storm):
        return cancel
    rows = [a for a in view.legal if isinstance(a, TakePurple)]
    if rows:
        return min(rows, key=lambda a: _barring(judged, a.row))
    return next(a for a in view.legal if not isinstance(a, CancelStorm))


def _is_worth_cancelling(judged: Evaluation, storm: Card) -> bool:
    view = judged.view
    if storm == YELLOW:
        return sum(view.deck_sizes) > 0
    if storm == PURPLE:
        return bool(view.sea.open_rows()) and (view.sea.compasses > 1 or not any(view.sea.yellows))
    return judged.outlook.empty > MANY_CELLS and view.sea.compasses > 1


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
