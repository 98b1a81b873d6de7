"""How a hint looks on the table: beacons at what is to be touched, a ghost where an island goes."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START, WILD, Card
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wanted_side
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.art.board.marks import CellMark
from shtil_desktop.games.shtil.table.deciding.choices import ShtilChoices
from shtil_desktop.games.shtil.table.deciding.offers import STORM_SPOTS
from shtil_desktop.games.shtil.table.items.card_item import CardMark
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.shtil.table.stage import hand
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.table.items.beacons import Beacon
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.hint_panel import HintItem
from shtil_desktop.table.places import Spot

NOT_PLACES = (do.Discard, do.Give, do.HoldReef, do.Explore, do.TakeYellow)
"""All that there is to do is to part with cards."""


def hint_spots(choices: ShtilChoices) -> list[Spot]:
    """What is to be touched for the hint, as far as it is not done yet."""
    hint = choices.hint
    if hint is None:
        return []
    if hint.action is None:
        return [Spot(Kind.PLEDGE, hint.pledge or 0)]
    action = hint.action
    if choices.pending is not None:
        return []  # the cards that pay are raised, and marked as such
    if isinstance(action, NOT_PLACES):
        return [Spot(Kind.HAND, place) for place in payers(choices)]
    if isinstance(action, do.Trade | do.Swap):
        return [Spot(Kind.HAND, place) for place in range(len(choices.view.hand))]
    card, place = _card_of(choices, action), _place_of(choices, action)
    hand = [] if card is None else [Spot(Kind.HAND, i) for i in choices.places_of([card])]
    return [*hand, *([] if place is None else [place])]


def payers(choices: ShtilChoices) -> list[int]:
    """The places in the hand of the cards that the hint pays with."""
    action = choices.hint.action if choices.hint is not None else None
    pay: tuple[Card, ...] = getattr(action, "pay", ())
    played = getattr(action, "card", None)
    return choices.places_of(pay, choices.places_of([played]) if played is not None else ())


def _card_of(choices: ShtilChoices, action: ShtilAction) -> Card | None:
    """The card of the hand that the action is about."""
    match action:
        case do.PlayIsland(card):
            return card
        case do.PlayStart(wild):
            return WILD if wild else START
        case do.PlayFinish(wild):
            return WILD if wild else FINISH
        case do.Strike():
            return MONSTER if choices.ask is Ask.TURN else None
        case do.UseCompass(wild=True) | do.CancelStorm(wild=True):
            return WILD
    return None


def _place_of(choices: ShtilChoices, action: ShtilAction) -> Spot | None:
    """Where the action takes place."""
    match action:
        case do.PlayIsland(_, cell, number):
            return Spot(Kind.CELL, cell) if choices.naming is None else Spot(Kind.NUMBER, number)
        case do.PlayStart():
            return Spot(Kind.START)
        case do.PlayFinish():
            return Spot(Kind.FINISH)
        case do.Strike(cell) | do.TurnIsland(cell):
            return Spot(Kind.CELL, cell)
        case do.UseCompass(storm, at):
            return Spot(STORM_SPOTS[storm], at)
        case do.MoveReef(row) | do.TakePurple(int(row)):
            return Spot(Kind.ROW, row)
    return None


def show_hint(stage: ShtilStage, panel: HintItem, choices: ShtilChoices) -> None:
    """Mark the hint of these choices, or take the marks away if there is none."""
    if choices.hint is None or choices.told is None or not stage.is_laid:
        hide_hint(stage, panel)
        return
    column = stage.places.column
    room = panel.tell(choices.told, column, 0.0 if column.hangs else stage.foot)
    stage.make_room(room)
    _show_ghost(stage, choices)
    for place in payers(choices):
        stage.hand[place].show_as(mark=CardMark.CHOSEN)
    has_overlay = stage.split.isVisible() or stage.numbers.isVisible()
    stage.beacons.setZValue((Height.OVERLAY if has_overlay else Height.BEACON).value + 0.1)
    stage.beacons.light(_beacons(stage, choices))


def hide_hint(stage: ShtilStage, panel: HintItem) -> None:
    if panel.isVisible():
        panel.setVisible(False)
        stage.beacons.light(())
        stage.beacons.setZValue(Height.BEACON.value)
        stage.make_room(0.0)


def _show_ghost(stage: ShtilStage, choices: ShtilChoices) -> None:
    """The island where it would lie, with its price."""
    action = choices.hint.action if choices.hint is not None else None
    if not isinstance(action, do.PlayIsland) or choices.pending is not None or choices.naming is not None:
        return
    sea = choices.view.sea
    stage.cells[action.cell].show_as(
        mark=CellMark.NONE,
        ghost=action.number,
        ghost_turned=stage.side_turned(sea.facing),
        price=action.price if action.price else None,
        is_dim=False,
        is_wrong_way=stage.needs.has_sides and sea.facing != wanted_side(sea, action.cell),
    )


def _beacons(stage: ShtilStage, choices: ShtilChoices) -> list[Beacon]:
    rects, found = stage.spot_rects(), []
    for spot in hint_spots(choices):
        if spot.kind is Kind.HAND:
            centre, angle = hand.place_of(stage, choices, spot.index)
            found.append((stage.hand[spot.index].rect.translated(centre), angle))
        elif spot in rects:
            found.append((rects[spot], 0.0))
    return found + [(rect, 0.0) for rect in _other_rects(stage, choices)]


def _other_rects(stage: ShtilStage, choices: ShtilChoices) -> list[QRectF]:
    """What a hint is about that can't be touched: the storm, the compasses, the open row."""
    action = choices.hint.action if choices.hint is not None else None
    if isinstance(action, do.CancelStorm) and not action.wild:
        return [stage.compasses.rect]
    if isinstance(action, do.TakeOrange) or (isinstance(action, do.TakeYellow) and not action.price):
        return [] if stage.revealed is None else [stage.revealed.area]
    return [card.area for card in stage.row] if isinstance(action, do.Swap) else []
