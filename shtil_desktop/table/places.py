"""What can be clicked, dropped on or reached with the arrow keys: one name for each place on the table."""

from __future__ import annotations

from enum import Enum
from typing import Any

from shtil_desktop.games.values import value


class Fixture(Enum):
    """The kinds of places that every table has; a game adds an enum of its own."""

    BUTTON = "button"  # by the button itself
    CHOICE = "choice"  # what can be done after the end, by its place
    TOOL = "tool"  # undo or redo
    LOG = "log"  # a line of the log, by its number


class Kind(Enum):
    HAND = "hand"  # a card of the hand, by its place
    CELL = "cell"
    ROW = "row"  # a row's marker
    START = "start"
    FINISH = "finish"
    DISCARDS = "discards"  # the own discard pile
    YELLOW = "yellow"  # a storm before a seat
    ORANGE = "orange"
    BUTTON = "button"
    NUMBER = "number"  # for a wild
    PLEDGE = "pledge"  # how many cards the player offers
    SHARE = "share"  # one card more from a seat
    LESS = "less"  # one card less from a seat
    CHOICE = "choice"  # what can be done after the end
    TOOL = "tool"  # undo or redo
    # Only to be looked at, or heard
    MATE = "mate"  # a seat and its cards
    PILE = "pile"  # deck, compasses, explorers
    REVEALED = "revealed"  # the card that was turned over last
    OFFERED = "offered"  # a card of the rivals' open row
    LOG = "log"  # a line of the log


@value
class Spot:
    """A place: its kind, a member of `Fixture` or of a game's own enum, and which one of them it is."""

    kind: Enum
    index: Any = 0
    """Any hashable value: a cell, a place in the hand, (x, y)."""


class TableButton(Enum):
    """What a button below the board does. A game's own buttons are an enum of this kind."""

    @property
    def spot(self) -> Spot:
        return Spot(Fixture.BUTTON, self)


class Button(TableButton):
    """What a button below the board does; the order is that on the screen."""

    UNDO = "undo"  # and SAIL_ON: what can be done about a voyage that can't be won any more
    SAIL_ON = "sail on"
    PLAY_HINT = "play the hint"
    CONFIRM = "confirm"
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
    CANCEL = "cancel"
    HINT = "hint"

    @property
    def spot(self) -> Spot:
        return Spot(Kind.BUTTON, list(Button).index(self))  # becomes Spot(Fixture.BUTTON, self)

    @classmethod
    def at(cls, spot: Spot) -> Button:
        return list(cls)[spot.index]
