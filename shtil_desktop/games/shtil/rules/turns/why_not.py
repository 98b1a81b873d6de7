"""Why a seat may not do something, as far as its view tells: the table asks here before it says a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, START, WILD, Card, is_island
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wrong_sides
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.turns.placement import refused

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.rules.view import View


def why_not(view: View, action: ShtilAction) -> IllegalAction | None:
    """None if the action is open to the seat, as it stands or once its price is paid."""
    opening = action.paid(()) if action.pay else action
    if opening in view.legal:
        return wrong_payment(view, action) if action.pay else None
    match action:
        case do.PlayIsland(card, cell, number):
            return _misplaced(view, card, cell, number)
        case do.PlayStart() | do.PlayFinish():
            return _misdocked(view, START if isinstance(action, do.PlayStart) else FINISH)
        case do.MoveReef(row):
            return IllegalAction(Refusal.REEF_STAYS if view.sea.reef == row else Refusal.ROW_FULL)
        case do.TakePurple(int()):
            return IllegalAction(Refusal.ROW_FULL)
        case do.Strike():
            return IllegalAction(Refusal.CELL_EMPTY)
    return IllegalAction(Refusal.WRONG_MOMENT)


def why_not_docked(view: View, dock: Card, card: Card | None) -> IllegalAction | None:
    """Why a card of the hand is not the start or finish that a dock is for; None if it may serve as one."""
    action = do.PlayStart() if dock == START else do.PlayFinish()
    is_right = card in (dock, WILD) or action in view.legal
    return None if is_right else IllegalAction(Refusal.NOT_AN_ISLAND)


def wrong_payment(view: View, action: ShtilAction) -> IllegalAction | None:
    """Why the cards of an action don't pay its price."""
    if len(action.pay) != action.price:
        return IllegalAction(Refusal.WRONG_PRICE, price=action.price, paid=len(action.pay))
    purse = view.purse(action.card if isinstance(action, do.PlayIsland) else None)
    for card in action.pay:
        if card not in purse:
            return IllegalAction(Refusal.CANNOT_PAY_WITH)
        purse.remove(card)
    return None


def _misplaced(view: View, card: Card, cell: int, number: int) -> IllegalAction:
    if card not in view.hand:
        return IllegalAction(Refusal.NOT_IN_HAND)
    if not is_island(card) and card != WILD:
        return IllegalAction(Refusal.NOT_AN_ISLAND)
    if not view.legal:
        return IllegalAction(Refusal.WRONG_MOMENT)
    if not any(isinstance(listed, do.PlayIsland) for listed in view.legal) and do.PlayStart() in view.legal:
        return IllegalAction(Refusal.START_FORCED)
    answer = view.answers(card, number)[cell]
    if not isinstance(answer, Refusal):  # it fits, at another price than the action says
        return IllegalAction(Refusal.WRONG_PRICE, price=answer, paid=0)
    return refused(view.sea, answer, number, cell, len(view.purse(card)))


def _misdocked(view: View, card: Card) -> IllegalAction:
    """A start or a finish that may not be played yet, or no more."""
    sea = view.sea
    if card == START:
        return IllegalAction(Refusal.START_LIES if sea.start_lies else Refusal.START_TOO_EARLY)
    if not sea.is_full:
        return IllegalAction(Refusal.GRID_NOT_FULL)
    if not sea.start_lies and sea.options.has_start:
        return IllegalAction(Refusal.NO_START)
    if sea.options.mode is Mode.SUN_MOON and (wrong := len(wrong_sides(sea))):
        return IllegalAction(Refusal.WRONG_SIDES, islands=wrong)
    has_finish = FINISH in view.hand or WILD in view.hand
    return IllegalAction(Refusal.MONSTER_HELD if has_finish else Refusal.NOT_IN_HAND)
