"""The places of Shtil's table by name: where they are now, and which item each of them is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from shtil_desktop.games.shtil.rules.cards import ORANGE, YELLOW
from shtil_desktop.games.shtil.table.layout.fan import LIFT
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.table.places import Spot
from shtil_desktop.table.stage import Markable

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage


def spot_rects(stage: ShtilStage) -> dict[Spot, QRectF]:
    """Every place that can be touched now; the later ones lie above the earlier."""
    for overlay in (stage.split, stage.numbers):
        if overlay.isVisible():
            return {**overlay.spots(), **stage.button_rects(), **_hand_rects(stage)}
    return {**_board_rects(stage), **stage.button_rects(), **_hand_rects(stage)}


def told_rects(stage: ShtilStage) -> dict[Spot, QRectF]:
    """Every place that has something to tell, touched or only looked at; the later ones lie above."""
    hand = {} if stage.end.isVisible() else _hand_rects(stage)
    overlays = [item.spots() for item in (stage.split, stage.numbers, stage.end) if item.isVisible()]
    found = {**_side_rects(stage), **_board_rects(stage), **hand, **stage.button_rects()}
    for spots in overlays:
        found.update(spots)
    return found | stage.log.spots() if stage.log.isVisible() else found


def _board_rects(stage: ShtilStage) -> dict[Spot, QRectF]:
    found = {Spot(Kind.CELL, i): rect for i, rect in enumerate(stage.places.cells)}
    found.update({Spot(Kind.ROW, i): marker.rect for i, marker in enumerate(stage.markers)})
    for kind, dock in stage.docks.items():
        if not dock.rect.isEmpty():
            found[Spot(kind)] = dock.rect
    found[Spot(Kind.DISCARDS)] = stage.discards.rect
    for seat, mate in enumerate(stage.mates):
        for kind, storm in ((Kind.YELLOW, YELLOW), (Kind.ORANGE, ORANGE)):
            if storm in mate.storms:
                found[Spot(kind, seat)] = mate.storm_rect(storm)
    return found


def _side_rects(stage: ShtilStage) -> dict[Spot, QRectF]:
    """Mates, piles and open cards."""
    seats = enumerate(stage.mates)
    found = {Spot(Kind.MATE, seat): mate.rect for seat, mate in seats if mate.isVisible()}
    found.update({Spot(Kind.PILE, i): pile.rect for i, pile in enumerate(stage.piles) if pile.isVisible()})
    found.update({Spot(Kind.OFFERED, i): card.area for i, card in enumerate(stage.row)})
    if stage.revealed is not None:
        found[Spot(Kind.REVEALED)] = stage.revealed.area
    return found


def _hand_rects(stage: ShtilStage) -> dict[Spot, QRectF]:
    """A card that has risen under the pointer is still there where it lay: else it would not stay up."""
    found = {Spot(Kind.HAND, i): item.area for i, item in enumerate(stage.hand)}
    if stage.hovered is not None and stage.hovered < len(stage.hand):
        low = stage.pictures.card.height() * LIFT
        found[Spot(Kind.HAND, stage.hovered)].adjust(0, 0, 0, low)
    return found


def focusable(stage: ShtilStage) -> list[Markable]:
    """All that can show the keyboard's mark."""
    cards: list[Markable] = [*stage.hand, *stage.islands.values(), *stage.cells]
    return [*cards, *stage.markers, *stage.docks.values(), stage.discards]


def item_at(stage: ShtilStage, spot: Spot) -> Markable | None:
    """The item that shows the focus of a place."""
    match spot.kind:
        case Kind.HAND:
            return stage.hand[spot.index] if spot.index < len(stage.hand) else None
        case Kind.CELL:
            return stage.islands.get(spot.index) or stage.cells[spot.index]
        case Kind.ROW:
            return stage.markers[spot.index] if stage.markers else None
        case Kind.START | Kind.FINISH:
            return stage.docks[spot.kind]
        case Kind.DISCARDS:
            return stage.discards
    return None
