"""The places of Shtil's table, and its buttons."""

from __future__ import annotations

from enum import Enum
from typing import Final

from shtil_desktop.table.places import Button, TableButton


class Kind(Enum):
    HAND = "hand"  # a card of the hand, by its place
    CELL = "cell"
    ROW = "row"  # a row's marker
    START = "start"
    FINISH = "finish"
    DISCARDS = "discards"  # the own discard pile
    YELLOW = "yellow"  # a storm before a seat
    ORANGE = "orange"
    NUMBER = "number"  # for a wild
    PLEDGE = "pledge"  # how many cards the player offers
    SHARE = "share"  # one card more from a seat
    LESS = "less"  # one card less from a seat
    FAN = "fan"  # the hand as a whole, for a card that comes back
    # Only to be looked at, or heard
    MATE = "mate"  # a seat and its cards
    PILE = "pile"  # deck, compasses, explorers
    REVEALED = "revealed"  # the card that was turned over last
    OFFERED = "offered"  # a card of the rivals' open row


ONLY_TOLD: Final = frozenset({Kind.MATE, Kind.PILE, Kind.REVEALED, Kind.OFFERED})


class MoveButton(TableButton):
    """What can be done with a button in Shtil alone."""

    PLAY_ON = "play on"  # with a voyage that can't be won any more
    DISCARD = "discard"
    START = "start"
    FINISH = "finish"
    TRADE = "trade"
    SWAP = "swap"
    PASS = "pass"
    EXPLORE = "explore"
    HOLD = "hold"
    LET_COME = "let come"
    SPEND = "spend a compass"
    SPEND_WILD = "spend a wild"


BUTTONS: Final[tuple[TableButton, ...]] = (
    Button.UNDO,
    MoveButton.PLAY_ON,
    Button.PLAY_HINT,
    Button.CONFIRM,
    *(button for button in MoveButton if button is not MoveButton.PLAY_ON),
    Button.CANCEL,
    Button.HINT,
)
"""In the order of the screen."""
