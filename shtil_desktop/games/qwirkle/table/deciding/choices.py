"""What may be touched on Qwirkle's table now, and how taps and drags become one action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.tiles import SIDE
from shtil_desktop.games.qwirkle.rules.view import View
from shtil_desktop.games.qwirkle.table.deciding.rack import Rack
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn
from shtil_desktop.games.qwirkle.table.places import BAG, Place, QwirkleButton, cell_spot, slot_spot
from shtil_desktop.table.choices import Choices, Reply
from shtil_desktop.table.places import Button, Spot, TableButton

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.crew.hint import Hint

COMMANDS = {"trade": BAG}
"""The keys of this game that touch a place."""


class QwirkleChoices(Choices):
    """The player's turn, told in the places of the table."""

    view: View

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.turn = Turn(view, Rack())
        self._loose_when_asked: dict[int, int] = {}

    def stand_on(self, rack: Rack) -> None:
        """Use the rack of the table, whose order is the player's own."""
        self.turn = Turn(self.view, rack)

    # What is open

    def open_spots(self) -> list[Spot]:
        turn = self.turn
        buttons = [button.spot for button in self.buttons() if self.is_enabled(button)]
        if not turn.is_open:
            return buttons
        cells = set() if turn.is_trading else turn.loose.keys() | turn.offered_cells()
        slots = [slot for slot in range(SIDE) if turn.rack.slots[slot] is not None]
        bag = [BAG] if turn.can_trade else []
        return [*map(cell_spot, sorted(cells)), *buttons, *bag, *map(slot_spot, slots)]

    def move_buttons(self) -> Sequence[TableButton]:
        turn = self.turn
        if turn.loose or turn.is_trading:
            return [Button.CONFIRM]
        if turn.must_pass:
            return [QwirkleButton.PASS]
        return [QwirkleButton.TRADE] if turn.can_trade else []

    def is_enabled(self, button: TableButton) -> bool:
        return button is not Button.CONFIRM or self.turn.can_confirm

    def is_main(self, button: TableButton) -> bool:
        if button is Button.CONFIRM:
            return self.turn.can_confirm and self.turn.picked is None
        return button in (Button.PLAY_HINT, QwirkleButton.PASS)

    def entered_at(self, spot: Spot | None) -> Spot | None:
        """Enter confirms as soon as the tiles lie well and none is in the fingers; else it touches."""
        is_button = spot is not None and spot in [button.spot for button in self.buttons()]
        if self.turn.picked is None and self.entered is not None and not is_button:
            return self.entered.spot
        return spot

    def numbered(self, number: int) -> Spot | None:
        return slot_spot(number - 1) if number <= SIDE else None

    def next_focus(self, touched: Spot, reachable: Sequence[Spot], taught: Sequence[Spot]) -> Spot | None:
        """From a picked tile to its dearest cell; back to the rack while a first set is not yet whole."""
        turn = self.turn
        if touched.kind is Place.SLOT and turn.picked is not None:
            lit = turn.lit_cells()
            wanted = [spot for spot in taught if spot.kind is Place.CELL and spot.index in lit]
            if wanted:
                return wanted[0]
            best = max(lit, key=lambda cell: (lit[cell], -cell), default=None)
            if best is not None and cell_spot(best) in reachable:
                return cell_spot(best)
        if touched.kind is Place.CELL and turn.is_unfinished:
            slots = (spot for spot in (*taught, *reachable) if spot.kind is Place.SLOT)
            return next((spot for spot in slots if turn.is_on_rack(spot.index)), touched)
        return super().next_focus(touched, reachable, taught)

    def keeps_focus(self, spot: Spot) -> bool:
        """The mark stays on the rack from one turn to the next."""
        return spot.kind is Place.SLOT

    def command(self, name: str) -> Spot | None:
        return COMMANDS.get(name)

    # What the player does

    def tap(self, spot: Spot) -> Reply:
        turn = self.turn
        if spot == Button.PLAY_HINT.spot:
            return self.play_hint()
        self.hint_leads = False
        if spot.kind is Place.SLOT:
            return turn.tap_slot(spot.index)
        if spot.kind is Place.CELL:
            return turn.tap_cell(spot.index)
        if spot in (BAG, QwirkleButton.TRADE.spot):
            return turn.tap_bag()
        if spot in (Button.CONFIRM.spot, QwirkleButton.PASS.spot):
            return turn.confirm()
        if spot == Button.CANCEL.spot:
            self.cancel()
        return None

    @property
    def is_begun(self) -> bool:
        return self.turn.is_begun

    def put_back(self) -> bool:
        return self.turn.cancel()

    @property
    def holds_fast(self) -> bool:
        """Loose tiles stay where they lie, and a trade in the making goes on."""
        return self.turn.is_trading or (bool(self.turn.loose) and self.turn.picked is None)

    # Dragging

    def may_lift(self, spot: Spot) -> bool:
        """A tile of the rack at any time, if only to put the rack in order; a loose one to move it."""
        if spot.kind is Place.SLOT:
            return self.turn.is_on_rack(spot.index)
        return spot.kind is Place.CELL and spot.index in self.turn.loose and not self.turn.is_trading

    def taps_on_press(self, spot: Spot) -> bool:
        """Not while tiles are chosen for a trade, nor in another seat's turn: then a tap is no pick."""
        return self.turn.is_open and not self.turn.is_trading

    def is_picked(self, spot: Spot) -> bool:
        turn = self.turn
        if spot.kind is Place.SLOT:
            return turn.picked_slot == spot.index
        return spot.kind is Place.CELL and turn.picked_cell == spot.index

    def lift(self, spot: Spot) -> bool:
        """The press has picked the tile up already, where that means something."""
        return False

    def aims_at(self, spot: Spot) -> bool:
        return spot.kind is Place.CELL or spot == BAG

    def drop(self, carried: Spot, over: Spot | None) -> Reply:
        """On a cell, onto the bag, or elsewhere on the rack; else it goes back to where it was."""
        self.hint_leads = False
        turn = self.turn
        slot = carried.index if carried.kind is Place.SLOT else turn.loose.get(carried.index)
        if slot is None:
            return None
        if over is not None and over.kind is Place.CELL:
            return self._drop_on_cell(slot, over.index)
        if over == BAG:
            return turn.give(slot)
        if over is not None and over.kind is Place.SLOT:
            self._drop_on_rack(carried, slot, over.index)
        turn.let_go()
        return None

    def _drop_on_cell(self, slot: int, cell: int) -> Reply:
        reply = self.turn.lay(slot, cell)
        self.turn.let_go()
        return reply

    def _drop_on_rack(self, carried: Spot, slot: int, over: int) -> None:
        """A loose tile goes back to its slot, one of the rack to another slot."""
        if carried.kind is Place.CELL:
            self.turn.take_back(carried.index)
        else:
            self.turn.move_slot(slot, over)

    # A hint

    def ask_for_hint(self) -> None:
        """What lies loose stays: a hint may go on from there, or says what to take back."""
        self.turn.stop_picking()
        self._loose_when_asked = dict(self.turn.loose)
        self.is_asking = True

    def is_about(self, hint: Hint) -> bool:
        """Whether the player has done nothing since the hint was asked for."""
        turn = self.turn
        return turn.loose == self._loose_when_asked and turn.picked is None and not turn.is_trading

    def misfits(self, hint: Hint) -> list[int]:
        """The cells whose loose tiles have to go before what the hint proposes can be laid."""
        wanted = hint.action.placed if isinstance(hint.action, Lay) else ()
        return [cell for cell, tile in self.turn.placed if (cell, tile) not in wanted]

    def play_hint(self) -> Reply:
        if self.hint is not None and self.misfits(self.hint):
            self.turn.clear()
        return super().play_hint()

    def hint_spots(self) -> list[Spot]:
        """Loose tiles to be taken back, else the cells of a proposed lay or the slots of a proposed trade."""
        action = self.proposed
        misfits = [] if self.hint is None else self.misfits(self.hint)
        if misfits:
            return list(map(cell_spot, misfits))
        if isinstance(action, Lay):
            return [cell_spot(cell) for cell, _ in action.placed if cell not in self.turn.loose]
        if isinstance(action, Trade):
            return [slot_spot(slot) for slot in self.slots_of(action.tiles)]
        return []

    @property
    def proposed(self) -> Action | None:
        """What the hint would do, while there is one."""
        hint: Hint | None = self.hint
        return None if hint is None else hint.action

    def slots_of(self, tiles: Sequence[int]) -> list[int]:
        """Where these tiles stand on the rack, each slot once."""
        free: list[Any] = list(self.turn.rack.slots)
        found = []
        for tile in tiles:
            if tile in free:
                slot = free.index(tile)
                free[slot] = None
                found.append(slot)
        return found
