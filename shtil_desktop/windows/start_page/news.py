"""What the start page tells."""

from __future__ import annotations

from datetime import date
from enum import Enum
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Result
from shtil_desktop.games.values import replace, value

if TYPE_CHECKING:
    from shtil_desktop.play.profile.statistics.figures import Standing
    from shtil_desktop.windows.pages.game_parts import Underway


class DailyState(Enum):
    OPEN = "open"
    WON = "won"
    LOST = "lost"


@value
class News:
    """All that the start page tells: nothing in it is asked for by the page itself."""

    today: date
    underway: Underway | None = None
    game: str = ""
    """Of the match under way."""
    is_unsaved: bool = False
    """Whether the last moves of the match under way are not on disk."""
    daily: DailyState = DailyState.OPEN
    has_days: bool = True
    """Whether any game has a daily match."""
    daily_difficulty: int | None = None
    """Of the day's deal, from 1 to 5, once it is known."""
    drills: int = 0
    """Decisions of the player's own that are to be tried again today."""


STATES = {Result.WON: DailyState.WON, Result.LOST: DailyState.LOST}


def with_standing(news: News, standing: Standing, game: str = "") -> News:
    """Return the news with how today's daily match of `game` has ended, as the statistics know it."""
    today = standing.of(game).days.get(news.today) if game else None
    return replace(news, daily=DailyState.OPEN if today is None else STATES.get(today, DailyState.OPEN))
