"""What is open to the player: the places and buttons of a decision in the making."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, ORANGE, PURPLE, START, WILD, YELLOW
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.table.places import Button, Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices

STORM_SPOTS = {YELLOW: Kind.YELLOW, ORANGE: Kind.ORANGE, PURPLE: Kind.ROW}
PLAIN_BUTTONS: dict[TableButton, type[ShtilAction]] = {
    MoveButton.DISCARD: do.Discard,
    MoveButton.START: do.PlayStart,
    MoveButton.FINISH: do.PlayFinish,
    MoveButton.TRADE: do.Trade,
    MoveButton.SWAP: do.Swap,
    MoveButton.PASS: do.Pass,
    MoveButton.EXPLORE: do.Explore,
    MoveButton.HOLD: do.HoldReef,
}


def open_spots(choices: ShtilChoices) -> list[Spot]:
    """Everything that leads somewhere now, in reading order."""
    ask = choices.ask
    if choices.is_pledging:
        pledges = [Spot(Kind.PLEDGE, count) for count in choices.pledges()]
        return pledges + [button.spot for button in buttons(choices)]
    if ask is None:
        return []
    spots: list[Spot] = []
    if choices.naming is not None:
        spots += [Spot(Kind.NUMBER, number) for number in choices.numbers()]
    elif choices.pending is not None:
        spots += [Spot(Kind.HAND, i) for i in range(len(choices.view.hand)) if choices.may_pay(i)]
    elif ask is Ask.TURN:
        spots += [Spot(Kind.HAND, i) for i in range(len(choices.view.hand))]
        spots += _turn_targets(choices)
    elif ask is Ask.REEF:
        spots += [Spot(Kind.ROW, action.row) for action in choices.listed(do.MoveReef)]
    elif ask is Ask.STORM:
        spots += [Spot(Kind.ROW, a.row) for a in choices.listed(do.TakePurple) if a.row is not None]
    elif ask is Ask.STRIKE:
        spots += [Spot(Kind.CELL, action.cell) for action in choices.listed(do.Strike)]
    elif ask is Ask.SPLIT:
        spots += [s for s in _share_spots(choices) if choices.shared(s) is not None]
    return spots + [button.spot for button in buttons(choices)]


def _turn_targets(choices: ShtilChoices) -> list[Spot]:
    spots = [Spot(Kind.CELL, cell) for cell in sorted(choices.prices())]
    if choices.card is None:
        spots += [Spot(Kind.CELL, action.cell) for action in choices.listed(do.TurnIsland)]
    wild = choices.card == WILD
    if do.PlayStart(wild) in choices.view.legal and choices.card in (None, START, WILD):
        spots.append(Spot(Kind.START))
    if do.PlayFinish(wild) in choices.view.legal and choices.card in (None, FINISH, WILD):
        spots.append(Spot(Kind.FINISH))
    if choices.card is None or wild:
        for action in choices.listed(do.UseCompass):
            if action.wild == wild:
                spots.append(Spot(STORM_SPOTS[action.storm], action.at))
    if do.Discard() in choices.view.legal and choices.card not in (START, MONSTER):
        spots.append(Spot(Kind.DISCARDS))
    return spots


def _share_spots(choices: ShtilChoices) -> list[Spot]:
    seats = range(choices.view.sea.rules.seats)
    return [Spot(kind, seat) for seat in seats for kind in (Kind.LESS, Kind.SHARE)]


def buttons(choices: ShtilChoices) -> list[TableButton]:
    """The buttons that are on the table now; one that can't be pressed yet is there too."""
    ask = choices.ask
    found: list[TableButton] = []
    if choices.hint is not None and choices.hint_leads:
        undo = [Button.UNDO] if choices.hint.chance == 0 else []
        return [Button.PLAY_HINT, *undo, Button.CANCEL]
    can_ask = choices.gives_hints and choices.hint is None and not choices.is_asking
    if ask is None:
        return [Button.HINT] * (can_ask and choices.is_pledging)
    if choices.pending is not None or ask is Ask.SPLIT:
        found = [Button.CONFIRM]
    elif choices.naming is None:
        kinds = {type(action) for action in choices.view.legal}
        found = [button for button, kind in PLAIN_BUTTONS.items() if kind in kinds and _fits(choices, button)]
        found += [MoveButton.LET_COME] * (calm_storm(choices) is not None)
    if ask is Ask.STORM:
        found += [MoveButton.SPEND] * (do.CancelStorm() in choices.view.legal)
        found += [MoveButton.SPEND_WILD] * (do.CancelStorm(wild=True) in choices.view.legal)
    if choices.warning is not None:
        undo = [Button.UNDO] * choices.warnings.can_undo
        found = [*undo, MoveButton.PLAY_ON, *found]
    can_cancel = choices.hint is not None or choices.is_asking or choices.is_begun
    return [*found, *[Button.CANCEL] * can_cancel, *[Button.HINT] * can_ask]


def _fits(choices: ShtilChoices, button: TableButton) -> bool:
    """With a card in the hand's air only what concerns that card is offered."""
    card = choices.card
    if button is MoveButton.START:
        return card in (None, START) if do.PlayStart() in choices.view.legal else card == WILD
    if button is MoveButton.FINISH:
        return card in (None, FINISH) if do.PlayFinish() in choices.view.legal else card == WILD
    return card is None or (button is MoveButton.DISCARD and card != MONSTER)


def entered(choices: ShtilChoices) -> TableButton | None:
    """What Enter means while nothing is touched: the one thing to do, or what ends the voyage well."""
    shown = buttons(choices)
    if choices.is_to_spend and MoveButton.SPEND in shown and Button.PLAY_HINT not in shown:
        return MoveButton.SPEND
    first = (Button.PLAY_HINT, Button.CONFIRM, MoveButton.FINISH, MoveButton.PASS, MoveButton.EXPLORE)
    for button in first:
        if button in shown:
            return button
    if MoveButton.START in shown and choices.view.is_start_forced:
        return MoveButton.START
    is_choice = MoveButton.SPEND in shown or MoveButton.SPEND_WILD in shown
    return MoveButton.LET_COME if MoveButton.LET_COME in shown and not is_choice else None


def calm_storm(choices: ShtilChoices) -> ShtilAction | None:
    """The way to let a storm come that asks for nothing."""
    calm = (do.TakeOrange(), do.TakePurple(None), do.TakeYellow(0))
    return next((action for action in calm if action in choices.view.legal), None)


def plain_action(choices: ShtilChoices, button: TableButton) -> ShtilAction:
    """What a button stands for that is always the same thing."""
    found: ShtilAction = choices.listed(PLAIN_BUTTONS[button])[0]
    return found


def compass_at(choices: ShtilChoices, spot: Spot) -> ShtilAction | None:
    """A compass spent on the storm at a place, if that is open."""
    for action in choices.listed(do.UseCompass):
        there = Spot(STORM_SPOTS[action.storm], action.at)
        if spot == there and action.wild == (choices.card == WILD):
            found: ShtilAction = action
            return found
    return None
