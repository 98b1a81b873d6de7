"""How the table looks for choices: cells that may take a tile light up, lines show their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Score
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn
from shtil_desktop.games.qwirkle.table.items.tile_item import TileItem
from shtil_desktop.games.qwirkle.table.layout.geometry import Places
from shtil_desktop.games.qwirkle.table.places import BAG, Place
from shtil_desktop.table.items.height import Height
from shtil_desktop.table.places import Spot

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage

GHOST = 0.55
"""How solid a tile looks that is only proposed, or about to be laid."""


class Display:
    """Lights and dims what the stage has; it decides nothing."""

    def __init__(self, stage: QwirkleStage) -> None:
        self._stage = stage
        self.turn: Turn | None = None
        """The turn that is shown; None while things move."""
        self._ghosts: dict[int, TileItem] = {}
        """By cell."""

    def show(self, choices: QwirkleChoices, target: Spot | None, marked: Spot | None) -> None:
        turn = self.turn = choices.turn
        furniture, stage = self._stage.furniture, self._stage
        lit = turn.lit_cells()
        cell = target.index if target is not None and target.kind is Place.CELL else None
        shown = frozenset(marked.index) if marked is not None and marked.kind is Place.MOVE else frozenset()
        taken = frozenset([*turn.view.board.tiles, *turn.loose])
        furniture.board.show_as(lit=lit, target=cell, taken=taken, shown=shown)
        judged, fault = turn.judgement, turn.fault
        furniture.lines.show_as(
            lines=judged.lines if isinstance(judged, Score) else (),
            wrong=() if fault is None else fault.cells,
            wrong_line=() if fault is None else fault.line,
        )
        self._show_hand(turn)
        furniture.rack.show_as(vacant=frozenset(turn.loose.values()), is_trading=turn.is_trading)
        furniture.bag.show_as(is_open=turn.is_trading, is_aimed_at=target == BAG)
        for at, item in stage.tiles.laid.items():
            item.show_as(is_shown=at in shown)
        self._show_ghosts(choices, cell)
        self._show_score(turn)

    def _show_hand(self, turn: Turn) -> None:
        given, wanted = turn.given or (), turn.wanted_slots
        for slot, item in enumerate(self._stage.tiles.hand):
            if item is not None:
                is_loose = slot in turn.loose.values()
                is_picked = slot == turn.picked_slot or (
                    turn.picked_cell is not None and turn.loose[turn.picked_cell] == slot
                )
                item.show_as(
                    is_loose=is_loose,
                    is_picked=is_picked,
                    is_given=slot in given,
                    is_lifted=is_picked,
                    is_wanted=slot in wanted,
                )

    def _show_score(self, turn: Turn) -> None:
        """The player's own box tells what the tiles on the table would score."""
        points = turn.points
        self._stage.furniture.seats[turn.view.seat].show_as(now=points)

    def _show_ghosts(self, choices: QwirkleChoices, target: int | None) -> None:
        """What a hint would lay, or the tile in the fingers where the pointer is."""
        wanted: dict[int, int] = {}
        action = choices.proposed if choices.hint_leads else None
        if isinstance(action, Lay):
            is_free = not choices.misfits(choices.hint)
            wanted = {
                cell: tile for cell, tile in action.placed if is_free and cell not in choices.turn.loose
            }
        elif target is not None and choices.turn.picked is not None and self._is_free(choices.turn, target):
            wanted = {target: choices.turn.picked}
        for cell in [cell for cell, ghost in self._ghosts.items() if wanted.get(cell) != ghost.tile]:
            self._stage.drop(self._ghosts.pop(cell))
        for cell, tile in wanted.items():
            if cell not in self._ghosts:
                ghost = self._stage.tiles.new_tile(tile, self._stage.tiles.board_size, Height.LYING)
                ghost.setOpacity(GHOST)
                self._ghosts[cell] = ghost
            self._stage.tiles.put_on_cell(self._ghosts[cell], cell)
        if isinstance(action, Trade):
            for slot in choices.slots_of(action.tiles):
                item = self._stage.tiles.hand[slot]
                if item is not None:
                    item.show_as(is_given=True)

    def _is_free(self, turn: Turn, cell: int) -> bool:
        return cell not in turn.view.board.tiles and cell not in turn.loose

    def lay(self, places: Places) -> None:
        """The board has moved."""
        for cell, ghost in self._ghosts.items():
            self._stage.tiles.put_on_cell(ghost, cell)

    def rest(self) -> None:
        """Things are about to move: nothing is lit, nothing proposed."""
        self.turn = None
        furniture = self._stage.furniture
        furniture.board.show_as(lit={}, target=None, focused=None)
        furniture.lines.show_as(lines=(), wrong=(), wrong_line=())
        furniture.rack.show_as(vacant=frozenset(), is_trading=False)
        furniture.bag.show_as(is_open=False, is_aimed_at=False)
        for ghost in self._ghosts.values():
            self._stage.drop(ghost)
        self._ghosts = {}
        for item in self._stage.tiles.hand:
            if item is not None:
                item.show_as(is_picked=False, is_given=False, is_lifted=False, is_wanted=False)
        for seat in furniture.seats:
            seat.show_as(now=None)

    def grip(self, at: QPointF) -> BoardGrip:
        return BoardGrip(self._stage, at)


class BoardGrip:
    """The empty board under the finger: it follows."""

    def __init__(self, stage: QwirkleStage, at: QPointF) -> None:
        self._stage, self._at = stage, QPointF(at)

    def draw_to(self, at: QPointF) -> bool:
        self._stage.camera.move(at - self._at)
        self._at = QPointF(at)
        self._stage.lay_places(self._stage.places, True)
        return False
