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
    """The buttons that every game may show; in the order of the screen if a game wants no other."""

    UNDO = "undo"  # offered where a warning or a hint says that the match is lost
    PLAY_HINT = "play the hint"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    HINT = "hint"
