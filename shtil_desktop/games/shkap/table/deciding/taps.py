"""Taps on Shkap's table: each lays a card, takes one back, goes a step, or ends in one action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.cards import Card, is_mark
from shtil_desktop.games.shkap.rules.checks import why_not_in_route
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.rules.island.preview import End
from shtil_desktop.games.shkap.table.places import Place, ShkapButton
from shtil_desktop.table.choices import Reply
from shtil_desktop.table.places import Button, Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices


def tap(choices: ShkapChoices, spot: Spot) -> Reply:
    """The player touches a place."""
    if spot == Button.PLAY_HINT.spot:
        return choices.play_hint()
    choices.hint_leads, choices.carried = False, None
    if choices.ask is None:
        return choices.view.why_not(do.Done()) if spot.kind in Place else None
    if isinstance(spot.index, ShkapButton):
        return _press(choices, spot.index)
    if spot == Button.CANCEL.spot:
        choices.cancel()
        return None
    match spot.kind:
        case Place.HAND:
            return _tap_card(choices, spot.index)
        case Place.ROUTE:
            return _tap_route(choices, spot.index)
        case Place.CELL:
            return _tap_cell(choices, spot.index)
        case Place.SEAT:
            return _throw_at(choices, spot.index)
        case Place.PACK:
            return checked(choices, do.Keep(spot.index))
        case Place.MARKET:
            return checked(choices, do.Take(spot.index))
        case Place.DECK:
            return checked(choices, do.Take())
    return None


def checked(choices: ShkapChoices, action: Action) -> Reply:
    """The action, or why it may not be."""
    return choices.view.why_not(action) or action


def _press(choices: ShkapChoices, button: ShkapButton) -> Reply:
    match button:
        case ShkapButton.LAND:
            return checked(choices, do.Land())
        case ShkapButton.PASS:
            return checked(choices, do.Pass())
        case ShkapButton.READY:
            return checked(choices, do.Lay(tuple(choices.plan.cards)))
        case ShkapButton.DONE:
            return checked(choices, do.Done())
    return None if choices.best is None else _set_out(choices, choices.best)


def _tap_card(choices: ShkapChoices, card: Card) -> Reply:
    if choices.ask is Ask.MARK:
        if not is_mark(card):
            return choices.view.why_not(do.Mark(card, choices.view.seat))
        choices.picked = None if card == choices.picked else card
        return None
    return lay(choices, card) if choices.is_planning else None


def lay(choices: ShkapChoices, card: Card, place: int | None = None) -> Reply:
    """A card comes into the route, at the open place if no other is named."""
    refused = why_not_in_route(card)
    if refused is None:
        choices.plan.lay(card, place)
    return refused


def _tap_route(choices: ShkapChoices, place: int) -> Reply:
    """The card goes back to the hand, and the next one in its place."""
    if choices.is_planning:
        if place < len(choices.plan.cards):
            choices.plan.take_back(place)
        else:
            choices.plan.at = len(choices.plan.cards)
    return None


def _tap_cell(choices: ShkapChoices, cell: Cell) -> Reply:
    if choices.ask is not Ask.STEP or choices.view.walk is None:
        return None
    if choices.cave is not None:
        return _come_out(choices, choices.cave, cell)
    steps = choices.steps_to(cell)
    if len(steps) == 1:
        return steps[0]
    if steps:
        choices.cave = cell
        return None
    end = next((end for end in choices.ends if end.chest == cell), None)
    return checked(choices, do.Step(cell)) if end is None else _set_out(choices, end)


def _come_out(choices: ShkapChoices, cave: Cell, cell: Cell) -> Reply:
    if cell == cave:
        choices.cave = None
        return None
    return checked(choices, do.Step(cave, cell))


def _set_out(choices: ShkapChoices, end: End) -> Reply:
    """All the way to a chest; the steps after the first follow by themselves."""
    choices.walk_plan.follow(end.path[1:], choices.view)
    return end.path[0]


def _throw_at(choices: ShkapChoices, seat: int) -> Reply:
    if choices.ask is not Ask.MARK:
        return None
    cards = (*(() if choices.picked is None else (choices.picked,)), *choices.marks, *choices.view.hand)
    return checked(choices, do.Mark(cards[0], seat)) if cards else None
