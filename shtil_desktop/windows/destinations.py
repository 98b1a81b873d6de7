"""Where the menus and the start page lead."""

from __future__ import annotations

from enum import Enum

from shtil_desktop.games.values import value


class Destination(Enum):
    """Where the menus lead, beside the table."""

    START_PAGE = "start page"
    NEW_MATCH = "new match"
    GO_ON = "go on"
    DAILY = "daily"
    CALENDAR = "calendar"
    MATCHES = "matches"
    STATISTICS = "statistics"
    TRAINING = "training"
    RULES = "rules"
    LEARN = "learn"
    SETTINGS = "settings"
    SHORTCUTS = "shortcuts"
    ABOUT = "about"


@value
class GameDestination:
    """A destination within one game."""

    destination: Destination
    game: str


AnyDestination = Destination | GameDestination
