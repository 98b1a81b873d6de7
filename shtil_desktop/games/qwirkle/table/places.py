"""The places of Qwirkle's table that can be touched or heard, and its own buttons."""

from __future__ import annotations

from enum import Enum

from shtil_desktop.table.places import Spot, TableButton


class Place(Enum):
    SLOT = "slot"  # of the rack, by its number from 0
    CELL = "cell"  # of the board, by the number that the rules have for it
    BAG = "bag"
    TOOL = "tool"  # a small button beside the rack, by the name of its command
    # Only to be looked at, or heard
    SEAT = "seat"
    UNSEEN = "unseen"  # the table of unseen tiles
    MOVE = "move"  # all cells of one move, as a line of the log shows them


class QwirkleButton(TableButton):
    TRADE = "trade"
    PASS = "pass"


BAG = Spot(Place.BAG)


def slot_spot(slot: int) -> Spot:
    return Spot(Place.SLOT, slot)


def cell_spot(cell: int) -> Spot:
    return Spot(Place.CELL, cell)
