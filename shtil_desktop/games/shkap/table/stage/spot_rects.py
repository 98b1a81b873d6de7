"""The places of Shkap's table by name: where they are now, and which item each of them is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.view import View
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.places import (
    DECK,
    Place,
    cell_spot,
    hand_spot,
    island_spot,
    market_spot,
    pack_spot,
    route_spot,
    seat_spot,
)
from shtil_desktop.games.shkap.table.words.captions import is_over
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage


def spot_rects(stage: ShkapStage) -> dict[Spot, QRectF]:
    """Every place that can be touched now."""
    choices = stage.display.choices
    view = stage.shown_view
    found = {} if view is None or is_over(view) else _horizon_rects(stage, view)
    if choices is not None and choices.ask is not None:
        found |= _asked_rects(stage, choices)
    return found | stage.button_rects()


def _horizon_rects(stage: ShkapStage, view: View) -> dict[Spot, QRectF]:
    """The islands to come."""
    ahead = len(view.open_islands) - 1
    return {island_spot(i): rect for i, rect in enumerate(stage.places.horizon[:ahead])}


def _asked_rects(stage: ShkapStage, choices: ShkapChoices) -> dict[Spot, QRectF]:
    places, cards = stage.places, stage.cards
    match choices.ask:
        case Ask.KEEP:
            rects = zip(cards.pack, cards.row_places(len(cards.pack)), strict=True)
            return {pack_spot(card): rect for card, rect in rects}
        case Ask.TAKE:
            market = {market_spot(i): rect for i, rect in enumerate(places.market)}
            return {**market, DECK: places.deck}
        case Ask.STEP:
            return {cell_spot(cell): places.cell(cell) for cell in choices.view.land}
        case Ask.MARK:
            seats = {seat_spot(i): item.rect for i, item in enumerate(stage.furniture.seats)}
            return {**seats, **_hand_rects(stage)}
    count = len(choices.plan.cards) + 1
    row = dict(zip(map(route_spot, range(count)), cards.plan_places, strict=False))
    return {**row, **_hand_rects(stage)}


def _hand_rects(stage: ShkapStage) -> dict[Spot, QRectF]:
    return {hand_spot(card): stage.cards.rect_of(card) for card in stage.cards.hand}


def told_rects(stage: ShkapStage) -> dict[Spot, QRectF]:
    """Seats, cells, market, piles and horizon besides."""
    places = stage.places
    end = stage.end.spots() if stage.end.isVisible() else {}
    view = stage.shown_view
    if view is None:
        return {**end, **stage.log_rects()}
    found = {seat_spot(i): item.rect for i, item in enumerate(stage.furniture.seats)}
    if not is_over(view):
        found |= {cell_spot(cell): places.cell(cell) for cell in view.land}
        found |= _horizon_rects(stage, view)
        found |= {market_spot(i): rect for i, rect in enumerate(places.market)}
        found |= {DECK: places.deck, Spot(Place.DISCARD): places.discard}
        if view.route or view.walk is not None:
            found |= {
                route_spot(i): rect for i, rect in enumerate(stage.cards.row_places(len(stage.cards.row)))
            }
        found |= _hand_rects(stage)
    return {**found, **spot_rects(stage), **end, **stage.log_rects()}


def item_at(stage: ShkapStage, spot: Spot) -> FlatItem | PieceItem | None:
    """The item of a place."""
    match spot.kind:
        case Place.HAND | Place.PACK:
            return stage.cards.own.get(spot.index)
        case Place.ROUTE:
            plan = stage.cards.plan
            return stage.cards.own.get(plan[spot.index]) if spot.index < len(plan) else None
        case Place.MARKET:
            return stage.cards.market[spot.index]
        case Place.SEAT:
            return stage.furniture.seats[spot.index]
        case Place.ISLAND:
            return stage.furniture.horizon[spot.index]
    return stage.furniture.deck if spot == DECK else None


def focusable(stage: ShkapStage) -> Iterable[FlatItem | PieceItem]:
    """All that can show the keyboard's mark."""
    cards = [item for item in (*stage.cards.own.values(), *stage.cards.market) if item is not None]
    furniture = stage.furniture
    return [*cards, *furniture.seats, *furniture.horizon, furniture.deck]
