"""What a seat will see once something is done, and which of its few best moves the network speaks for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.networks.best_choice import best_way
from shtil_desktop.games.shtil.rules.actions import (
    Discard,
    PlayIsland,
    ShtilAction,
    Strike,
    Trade,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import MONSTER, WILD, Card
from shtil_desktop.games.shtil.rules.expansions.reef import ROWS_TO_END
from shtil_desktop.games.shtil.rules.expansions.storms import drive_away, lay_storm
from shtil_desktop.games.shtil.rules.sea import Sea, changed
from shtil_desktop.games.shtil.rules.view import View
from shtil_desktop.games.values import replace

FEW: Final = 8
"""Moves that are looked at, beside the best of each kind."""
Valued = list[tuple[float, ShtilAction]]
"""Moves with their values, the best first."""


def weigh(judged: Evaluation, valued: Valued) -> ShtilAction:
    """The move with the best chance, as far as the storm network is trusted beside its value."""
    trust = judged.weights.trust
    few = [(value, action) for value, action in shortlist(valued) if type(action) in FORESEEN]
    return few[best_way(judged, [(trust * value, foresee(judged, action)) for value, action in few])][1]


def shortlist(valued: Valued) -> Valued:
    """The few best moves, and the best of each kind that is not among them."""
    found = valued[:FEW]
    kinds = {_kind(action) for _, action in found}
    for value, action in valued[FEW:]:
        if _kind(action) not in kinds:
            kinds.add(_kind(action))
            found.append((value, action))
    return found


def _kind(action: ShtilAction) -> tuple[type[ShtilAction], bool]:
    return type(action), isinstance(action, PlayIsland) and action.card == WILD


def foresee(judged: Evaluation, action: ShtilAction) -> View:
    """The view after a move, paid with the most dispensable cards, before a card is drawn."""
    view, sea = judged.view, judged.view.sea.copy()
    if isinstance(action, PlayIsland):
        _place(sea, action)
        return _without(view, sea, judged.payment(action.price, action.card), action.card)
    if isinstance(action, Strike):
        number = sea.line_at(action.cell).remove(action.cell)
        sea.gone += (WILD if action.cell in sea.wild_cells else number, MONSTER)
        return _without(view, sea, (), MONSTER)
    if isinstance(action, Trade):
        _win_compass(sea)
        return _without(view, sea, view.hand)
    assert isinstance(action, Discard)
    return _without(view, sea, judged.payment(action.price))


FORESEEN: Final = (PlayIsland, Strike, Trade, Discard)


def _place(sea: Sea, action: PlayIsland) -> None:
    line, row = sea.line_at(action.cell), sea.rules.row_of[action.cell]
    line.place(action.number, action.cell)
    if not sea.is_row_full(row):
        return
    cells = sea.layout.rows[row]
    first, last = line.number_at(cells[0]), line.number_at(cells[-1])
    assert first is not None and last is not None
    if last - first == len(cells) - 1:
        _win_compass(sea)
    if len(sea.layout.rows) - len(sea.open_rows()) >= ROWS_TO_END:
        sea.reef = None


def _win_compass(sea: Sea) -> None:
    if sea.supply:
        sea.supply -= 1
        sea.compasses += 1


def _without(view: View, sea: Sea, discarded: Iterable[Card], played: Card | None = None) -> View:
    """The seat's cards without the one played and those discarded."""
    hand, gone = list(view.hand), tuple(discarded)
    for card in gone if played is None else (played, *gone):
        hand.remove(card)
    return replace(
        view,
        sea=sea,
        hand=tuple(hand),
        hand_sizes=changed(view.hand_sizes, view.seat, len(hand) - len(view.hand)),
        discards=(*view.discards, *gone),
        discard_sizes=changed(view.discard_sizes, view.seat, len(gone)),
    )


def after_compass(view: View, use: UseCompass) -> View:
    """With a storm driven away by a compass of the pool."""
    sea = view.sea.copy()
    sea.compasses -= 1
    drive_away(sea, use.storm, use.at)
    return replace(view, sea=sea)


def after_cancelling(view: View) -> View:
    """With the storm that has come cancelled by a compass of the pool."""
    sea = view.sea.copy()
    sea.compasses -= 1
    sea.gone += (sea.waiting[0][1],)
    return replace(view, sea=sea)


def after_taking(view: View, action: ShtilAction) -> View:
    """With the storm that has come in play, before cards are discarded for it."""
    sea = view.sea.copy()
    lay_storm(sea, *sea.waiting[0], getattr(action, "row", None))
    return replace(view, sea=sea)


def after_reef(view: View, row: int) -> View:
    """With the reef in another row."""
    sea = view.sea.copy()
    sea.reef = row
    return replace(view, sea=sea)
