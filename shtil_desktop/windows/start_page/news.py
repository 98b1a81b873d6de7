"""What the start page tells."""

from __future__ import annotations

from datetime import date
from enum import Enum
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Result
from shtil_desktop.games.daily import streak
from shtil_desktop.games.values import value

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
    is_daily_proven: bool = False
    """Whether it is known that the day's deal can be won."""
    daily_difficulty: int | None = None
    """Of the day's deal, from 1 to 5, once it is known."""
    streak: int = 0
    lesson: int = 0
    """The lesson that comes next; 0 if they wait at their beginning."""
    lessons: int = 0
    is_taught: bool = False
    """Whether the lessons have been done to their end."""
    matches: int = 0
    win_rate: float | None = None
    drills: int = 0
    """Decisions of the player's own that are to be tried again today."""


STATES = {Result.WON: DailyState.WON, Result.LOST: DailyState.LOST}


def with_standing(news: News, standing: Standing, game: str = "") -> News:
    """The news with all that statistics know; `game` is the one whose daily matches they tell of."""
    from shtil_desktop.games.values import replace

    days = standing.of(game).days if game else {}
    won = {day for day, result in days.items() if result is Result.WON}
    today = days.get(news.today)
    return replace(
        news,
        daily=DailyState.OPEN if today is None else STATES.get(today, DailyState.OPEN),
        streak=streak(won, news.today),
        matches=standing.matches,
        win_rate=standing.rate,
    )
