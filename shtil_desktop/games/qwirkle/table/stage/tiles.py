"""The tiles of a match: on the rack, loose, and laid; each is moved, and never rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from shtil_desktop.games.qwirkle.rules.tiles import SIDE, Tile
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.deciding.rack import Rack
from shtil_desktop.games.qwirkle.table.items.tile_item import TileItem
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.pictures import whole_pixels
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.items.piece import PieceItem
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.animator import Animator

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage


class Tiles:
    """Every tile that the player can see, and where each belongs."""

    def __init__(self, stage: QwirkleStage) -> None:
        self._stage = stage
        self.rack = Rack()
        self.hand: list[TileItem | None] = [None] * SIDE
        """By slot."""
        self.laid: dict[int, TileItem] = {}
        """By cell."""
        self.loose: dict[int, int] = {}
        """By cell, the slot whose tile lies there until it is confirmed."""
        self.picked: int | None = None
        self.raised: int | None = None
        """The slots whose tiles stand higher: one is in the fingers, one under the pointer."""

    @property
    def _places(self) -> Places:
        return self._stage.places

    # Where they lie

    def lay(self, is_crisp: bool) -> None:
        """All of them where they belong, at once."""
        for cell, item in self.laid.items():
            self.put_on_cell(item, cell, is_crisp)
        for slot in range(SIDE):
            self._put_in_hand(slot, is_crisp)

    @property
    def board_size(self) -> float:
        """The side of a tile on the board, in whole pixels of the screen."""
        return whole_pixels(self._places.tile, self._stage.ratio)

    def put_on_cell(self, item: TileItem, cell: int, is_crisp: bool = True) -> None:
        """Where it lies now; scaled rather than rendered anew while the board glides."""
        if is_crisp:
            item.resize(self.board_size)
            item.setScale(1.0)
        else:
            item.setScale(self._places.tile / item.size)
        item.setPos(self.cell_middle(cell) if is_crisp else self._places.middle_of(cell))

    def cell_middle(self, cell: int) -> QPointF:
        """The middle of a tile that lies on whole pixels."""
        ratio, half = self._stage.ratio, self.board_size / 2
        at = self._places.middle_of(cell)
        return QPointF(
            round((at.x() - half) * ratio) / ratio + half, round((at.y() - half) * ratio) / ratio + half
        )

    def _put_in_hand(self, slot: int, is_crisp: bool = True) -> None:
        item = self.hand[slot]
        cell = self.cell_of(slot)
        if item is None:
            return
        if cell is not None:
            self.put_on_cell(item, cell, is_crisp)
            return
        item.resize(self._places.rack_tile)
        item.setScale(1.0)
        item.setPos(self.slot_middle(slot))

    def slot_middle(self, slot: int) -> QPointF:
        """Where a tile stands on the rack; one that is picked up or under the pointer stands higher."""
        rect = self._places.slots[slot]
        lift = 0.16 if slot == self.picked else 0.07 if slot == self.raised else 0.0
        return rect.center() - QPointF(0, rect.height() * lift)

    def cell_of(self, slot: int) -> int | None:
        return next((cell for cell, of in self.loose.items() if of == slot), None)

    # In line with a view

    def sync(self, view: View) -> None:
        self._sync_board(view)
        self._sync_hand(view)

    def _sync_board(self, view: View) -> None:
        tiles = view.board.tiles
        for cell in [cell for cell, item in self.laid.items() if tiles.get(cell) != item.tile]:
            self._stage.drop(self.laid.pop(cell))
        for cell, tile in tiles.items():
            if cell not in self.laid:
                self.adopt(cell, self.new_tile(tile, self.board_size))

    def adopt(self, cell: int, item: TileItem) -> None:
        """A tile lies there for good: the board shows it, as far as it is in sight."""
        old = self.laid.get(cell)
        if old is not None and old is not item:
            self._stage.drop(old)
        self.laid[cell] = item
        item.setParentItem(self._stage.furniture.board)
        item.setOpacity(1.0)
        item.setZValue(0.0)
        item.show_as(is_loose=False, is_picked=False, is_given=False, is_lifted=False, is_wanted=False)
        self.put_on_cell(item, cell)

    def _sync_hand(self, view: View) -> None:
        self.loose = {}
        self.rack.take(view.hand)
        spare = [item for item in self.hand if item is not None]
        found: list[TileItem | None] = []
        for slot, tile in enumerate(self.rack.slots):
            item = self.hand[slot]
            if item is None or item.tile != tile or item not in spare:
                item = next((one for one in spare if one.tile == tile), None)
            if item is not None:
                spare.remove(item)
            elif tile is not None:
                item = self.new_tile(tile, self._places.rack_tile)
            found.append(item)
        for item in spare:
            self._stage.drop(item)
        self.hand = found
        for item in self.hand:
            if item is not None:
                item.setVisible(view.outcome is None)
                item.setOpacity(1.0)
                item.setZValue(Height.HAND.value)

    def new_tile(self, tile: Tile | None, size: float, height: Height = Height.HAND) -> TileItem:
        return self._stage.put(TileItem(self._stage.pictures, tile, size), height)

    # In line with what the player does

    def settle(self, slots: list[Tile | None], held: PieceItem | None, animator: Animator | None) -> None:
        """Those of the hand go to their slots or cells, all but the one held."""
        self._follow_rack(slots)
        for slot, item in enumerate(self.hand):
            if item is not None and item is not held:
                self._send(slot, item, animator)

    def raise_slot(self, slot: int | None, animator: Animator) -> None:
        """The pointer is over this slot."""
        self.raised = slot
        for i, item in enumerate(self.hand):
            if item is not None and self.cell_of(i) is None:
                self._send(i, item, animator)

    def _follow_rack(self, slots: list[Tile | None]) -> None:
        """The player has put the rack in another order: each item follows its tile."""
        spare = [item for item in self.hand if item is not None]
        ordered: list[TileItem | None] = []
        for slot, tile in enumerate(slots):
            now = self.hand[slot]
            item = now if now in spare and now is not None and now.tile == tile else None
            item = item or next((one for one in spare if one.tile == tile), None)
            if item is not None:
                spare.remove(item)
            ordered.append(item)
        self.hand = ordered

    def _send(self, slot: int, item: TileItem, animator: Animator | None) -> None:
        cell = self.cell_of(slot)
        item.setZValue(Height.HAND.value + slot * 0.01 if cell is None else Height.LYING.value)
        to = self.slot_middle(slot) if cell is None else self.cell_middle(cell)
        size = self._places.rack_tile if cell is None else self.board_size
        begin, grow = item.pos(), item.size * item.scale() / size
        item.resize(size)
        item.setScale(1.0)
        if animator is None or (begin - to).manhattanLength() < 1:
            item.setPos(to)
            return

        def step(part: float) -> None:
            end = self.slot_middle(slot) if cell is None else self.cell_middle(cell)
            item.setPos(begin + (end - begin) * part)
            item.setScale(grow + (1.0 - grow) * part)

        animator.add(step, timings.SETTLE, item=item)
