"""Taps on Shtil's table: each choices a card up, chooses what pays, or ends in one action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START, WILD, Card
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.deciding.offers import calm_storm, compass_at, plain_action
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.table.choices import Reply, Say
from shtil_desktop.table.places import Button, Fixture, Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices


def tap(choices: ShtilChoices, spot: Spot) -> Reply:
    """The player touches a place: pick, choose, confirm."""
    if spot == Button.PLAY_HINT.spot:
        return choices.play_hint()
    choices.hint_leads = False
    if spot.kind is Kind.PLEDGE and choices.is_pledging:
        return Say(spot.index)
    if spot == Button.CANCEL.spot:
        choices.cancel()
        return None
    if choices.ask is None:
        return None
    if spot.kind is Fixture.BUTTON:
        return _press(choices, spot.index)
    if choices.naming is not None:
        return _name(choices, spot)
    if choices.pending is not None:
        return _choose(choices, spot)
    act = TAPS.get(choices.ask)
    return None if act is None else act(choices, spot)


def open_decision(choices: ShtilChoices) -> None:
    """Some decisions begin with a payment or a proposal."""
    for action in choices.view.legal:
        if isinstance(action, do.Give | do.TakeYellow) and action.price:
            _await_payment(choices, action)
    if choices.pending is not None and do.CancelStorm() in choices.view.legal:
        from shtil_desktop.games.shtil.crew.proposal import would_cancel  # late, as below

        choices.is_to_spend = would_cancel(choices.view)
    if choices.ask is Ask.SPLIT:
        from shtil_desktop.games.shtil.crew.proposal import propose_split  # late: the crew is large

        choices.shares = list(propose_split(choices.view))


def _press(choices: ShtilChoices, button: TableButton) -> Reply:
    if button is Button.CONFIRM:
        return do.Split(tuple(choices.shares)) if choices.ask is Ask.SPLIT else _pay(choices)
    if button is MoveButton.PLAY_ON:
        choices.dismiss()
        return None
    if button in (MoveButton.SPEND, MoveButton.SPEND_WILD):
        return do.CancelStorm(button is MoveButton.SPEND_WILD)
    if button in (MoveButton.START, MoveButton.FINISH):
        return _play_special(choices, START if button is MoveButton.START else FINISH)
    if button is MoveButton.DISCARD:
        return _tap_turn(choices, Spot(Kind.DISCARDS))
    if button not in choices.buttons():
        return None
    if button is MoveButton.LET_COME:
        return calm_storm(choices)
    return begin(choices, plain_action(choices, button))


def _pay(choices: ShtilChoices) -> Reply:
    if choices.pending is None:
        return None
    action = choices.pending.paid([choices.view.hand[i] for i in choices.chosen])
    return choices.view.why_not_paid(action) or action


def _play_special(choices: ShtilChoices, card: Card) -> Reply:
    is_wild = choices.card == WILD
    action = do.PlayStart(is_wild) if card == START else do.PlayFinish(is_wild)
    return choices.view.why_not_docked(card, choices.card) or _if_open(choices, action)


def _if_open(choices: ShtilChoices, action: ShtilAction) -> Reply:
    """An action that costs nothing, or why it may not be."""
    return choices.view.why_not(action) or action


def begin(choices: ShtilChoices, action: ShtilAction, first: Iterable[int] = ()) -> Reply:
    """Play an action, or ask for its price."""
    if not action.price:
        return action
    _await_payment(choices, action, first)
    return None


def _await_payment(choices: ShtilChoices, action: ShtilAction, first: Iterable[int] = ()) -> None:
    choices.pending = action
    choices.naming = None
    choices.chosen = list(first)
    others = _proposed(choices, action) if choices.taught is None else choices.taught
    taken = choices.chosen if choices.played is None else (*choices.chosen, choices.played)
    choices.chosen += choices.places_of(others, without=taken)[: action.price - len(choices.chosen)]


def _proposed(choices: ShtilChoices, action: ShtilAction) -> tuple[Card, ...]:
    """What the captain would pay with, beside what is chosen already."""
    from shtil_desktop.games.shtil.crew.proposal import propose_payment  # late: the crew is large

    view = choices.view
    cards = propose_payment(view, action, [view.hand[place] for place in choices.chosen])
    return tuple(cards[len(choices.chosen) :])


def _choose(choices: ShtilChoices, spot: Spot) -> Reply:
    if spot.kind is not Kind.HAND or choices.pending is None:
        return None
    if not choices.may_pay(spot.index):
        is_played = spot.index == choices.played
        return None if is_played else choices.view.why_not_paid_with(choices.view.hand[spot.index])
    choices.is_to_spend = False
    if spot.index in choices.chosen:
        choices.chosen.remove(spot.index)
    else:
        choices.chosen = [*choices.chosen, spot.index][-choices.pending.price :]
    return None


def _name(choices: ShtilChoices, spot: Spot) -> Reply:
    for action in choices.listed(do.PlayIsland):
        is_there = (action.card, action.cell) == (WILD, choices.naming)
        if is_there and spot == Spot(Kind.NUMBER, action.number):
            return begin(choices, action)
    return None


def _tap_turn(choices: ShtilChoices, spot: Spot) -> Reply:
    if spot.kind is Kind.HAND:
        choices.picked = None if choices.picked == spot.index else spot.index
        return None
    if spot.kind is Kind.CELL:
        return _tap_cell(choices, spot.index)
    if spot.kind in (Kind.START, Kind.FINISH):
        return _play_special(choices, START if spot.kind is Kind.START else FINISH)
    if spot.kind is Kind.DISCARDS and do.Discard() in choices.view.legal:
        first = [] if choices.picked is None or choices.card == MONSTER else [choices.picked]
        return begin(choices, do.Discard(), first)
    return compass_at(choices, spot)


def _tap_cell(choices: ShtilChoices, cell: int) -> Reply:
    if choices.picked is None:
        turn = do.TurnIsland(cell)
        return begin(choices, turn) if turn in choices.view.legal else None
    card = choices.card
    if card == MONSTER:
        return _if_open(choices, do.Strike(cell))
    if cell not in choices.prices():
        return _misplaced(choices, cell)
    if card == WILD:
        choices.naming = cell
        return None
    for action in choices.listed(do.PlayIsland):
        if (action.card, action.cell) == (card, cell):
            return begin(choices, action)
    return None


def _misplaced(choices: ShtilChoices, cell: int) -> IllegalAction | None:
    """Why the picked card may not go to a cell; a wild finds no number only where an island lies."""
    card = choices.card or 0
    return choices.view.why_not(do.PlayIsland(card, cell, 1 if card == WILD else card))


def _tap_reef(choices: ShtilChoices, spot: Spot) -> Reply:
    return _if_open(choices, do.MoveReef(spot.index)) if spot.kind is Kind.ROW else None


def _tap_storm(choices: ShtilChoices, spot: Spot) -> Reply:
    if spot.kind is not Kind.ROW or not choices.listed(do.TakePurple):
        return None
    return _if_open(choices, do.TakePurple(spot.index))


def _tap_strike(choices: ShtilChoices, spot: Spot) -> Reply:
    return _if_open(choices, do.Strike(spot.index)) if spot.kind is Kind.CELL else None


def _tap_split(choices: ShtilChoices, spot: Spot) -> Reply:
    if spot.kind is Kind.HAND:
        return choices.view.why_not(do.Give(1))
    shares = choices.shared(spot)
    choices.shares = choices.shares if shares is None else shares
    return None


TAPS = {
    Ask.TURN: _tap_turn,
    Ask.REEF: _tap_reef,
    Ask.STORM: _tap_storm,
    Ask.STRIKE: _tap_strike,
    Ask.SPLIT: _tap_split,
}
