"""The places of Qwirkle's table by name: where they are now, and which item each of them is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.rules.tiles import SIDE
from shtil_desktop.games.qwirkle.table.places import BAG, Place, cell_spot, slot_spot
from shtil_desktop.table.items.flat_item import FlatItem
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage


def spot_rects(stage: QwirkleStage) -> dict[Spot, QRectF]:
    """With a tile in the fingers, every empty cell in sight: where it may not stay it says why."""
    turn = stage.display.turn
    cells: Iterable[int] = ()
    if turn is not None:
        cells = turn.loose if turn.picked is None else _empty_cells(stage)
    return _cell_rects(stage, cells) | _other_rects(stage)


def _cell_rects(stage: QwirkleStage, cells: Iterable[int]) -> dict[Spot, QRectF]:
    return {cell_spot(cell): stage.places.cell(cell) for cell in cells if _in_sight(stage, cell)}


def _other_rects(stage: QwirkleStage) -> dict[Spot, QRectF]:
    found, turn = {BAG: stage.places.bag}, stage.display.turn
    for slot, rect in enumerate(stage.places.slots):
        if turn is not None and turn.rack.slots[slot] is not None:
            found[slot_spot(slot)] = rect
    for name, item in stage.furniture.tools.items():
        if item.isVisible():
            found[Spot(Place.TOOL, name)] = item.rect
    return found | stage.button_rects()


def _empty_cells(stage: QwirkleStage) -> list[int]:
    """All of them that are in sight, loose tiles among them."""
    places = stage.places
    left, top = places.position_at(places.board.topLeft())
    right, bottom = places.position_at(places.board.bottomRight())
    cells = [cell_at(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]
    return [cell for cell in cells if cell not in stage.tiles.laid]


def _in_sight(stage: QwirkleStage, cell: int) -> bool:
    return stage.places.board.contains(stage.places.middle_of(cell))


def told_rects(stage: QwirkleStage) -> dict[Spot, QRectF]:
    """Tiles, seats and tables besides; of the empty cells those that are worth a word."""
    places, turn = stage.places, stage.display.turn
    cells = set(stage.tiles.laid) if turn is None else {*stage.tiles.laid, *turn.loose, *turn.offered_cells()}
    seats = {Spot(Place.SEAT, i): item.rect for i, item in enumerate(stage.furniture.seats)}
    unseen = {} if places.unseen is None else {Spot(Place.UNSEEN): places.unseen}
    end = stage.end.spots() if stage.end.isVisible() else {}
    told = _cell_rects(stage, sorted(cells)) | _other_rects(stage)
    return {**seats, **told, **unseen, **end, **stage.log_rects()}


def item_at(stage: QwirkleStage, spot: Spot) -> FlatItem | PieceItem | None:
    """The item of a place."""
    if spot.kind is Place.SLOT:
        return stage.tiles.hand[spot.index]
    if spot.kind is Place.CELL and spot.index in stage.tiles.loose:
        return stage.tiles.hand[stage.tiles.loose[spot.index]]
    return stage.furniture.bag if spot == BAG else None


def focusable(stage: QwirkleStage) -> Iterable[FlatItem | PieceItem]:
    """All that can show the keyboard's mark."""
    return [item for item in (*stage.tiles.hand, stage.furniture.bag) if item is not None]


def landing(stage: QwirkleStage, item: PieceItem) -> Spot | None:
    """The bag, a slot, or the cell under the middle of the tile: any cell in sight."""
    middle = item.pos()
    places = stage.places
    if places.bag.contains(middle):
        return BAG
    if places.rack.adjusted(-8, -8, 8, 8).contains(middle):
        nearest = min(range(SIDE), key=lambda slot: abs(places.slots[slot].center().x() - middle.x()))
        return slot_spot(nearest)
    if places.board.contains(middle):
        return cell_spot(cell_at(*places.position_at(middle)))
    return None
