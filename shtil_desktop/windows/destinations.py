"""Where the menus and the harbour lead."""

from __future__ import annotations

from enum import Enum


class Place(Enum):
    """Where the menus lead, beside the table."""

    HARBOUR = "harbour"
    NEW_VOYAGE = "new voyage"
    GO_ON = "go on"
    DAILY = "daily"
    CALENDAR = "calendar"
    VOYAGES = "voyages"
    STATISTICS = "statistics"
    RULES = "rules"
    LEARN = "learn"
    SETTINGS = "settings"
    SHORTCUTS = "shortcuts"
    ABOUT = "about"
