"""What mates have done on the board since the player's last own decision."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules import events as ev
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.games.values import value
from shtil_desktop.play.session import SeenAction
from shtil_desktop.table.places import Spot


class Deed(Enum):
    """What was done at a place; each looks different."""

    PLACED = "placed"
    TURNED = "turned"
    STRUCK = "struck"


@value
class MateMove:
    seat: int
    deed: Deed
    spot: Spot
    is_reef: bool = False


def moves_since(history: Sequence[SeenAction], player: int) -> list[MateMove]:
    """The mates' moves after the player's last step, at most one for each place: the latest."""
    found: dict[Spot, MateMove] = {}
    for step in _after_own(history, player):
        for event in step.events:
            if isinstance(event, ev.ReefMoved | ev.ReefLeft):
                found = {spot: move for spot, move in found.items() if not move.is_reef}
            move = _move(event)
            if move is not None:
                found[move.spot] = move
    return list(found.values())


def own_last_cell(history: Sequence[SeenAction], player: int) -> int | None:
    """The cell that the player herself touched last, if that was not long ago."""
    for step in reversed(history[-12:]):
        cells = [getattr(event, "cell", None) for event in step.events] if step.seat == player else []
        for cell in cells:
            if cell is not None:
                return int(cell)
    return None


def _after_own(history: Sequence[SeenAction], player: int) -> Sequence[SeenAction]:
    for at in range(len(history) - 1, -1, -1):
        if history[at].seat == player:
            return history[at + 1 :]
    return history


def _move(event: Event) -> MateMove | None:
    match event:
        case ev.IslandPlayed(seat, _, _, cell):
            return MateMove(seat, Deed.PLACED, Spot(Kind.CELL, cell))
        case ev.IslandTurned(seat, cell):
            return MateMove(seat, Deed.TURNED, Spot(Kind.CELL, cell))
        case ev.MonsterStruck(seat, cell):
            return MateMove(seat, Deed.STRUCK, Spot(Kind.CELL, cell))
        case ev.ReefMoved(seat, row):
            return MateMove(seat, Deed.PLACED, Spot(Kind.ROW, row), is_reef=True)
        case ev.StormCame(seat, _, int(row)):
            return MateMove(seat, Deed.PLACED, Spot(Kind.ROW, row))
        case ev.StartPlayed(seat):
            return MateMove(seat, Deed.PLACED, Spot(Kind.START))
        case ev.FinishPlayed(seat):
            return MateMove(seat, Deed.PLACED, Spot(Kind.FINISH))
    return None
