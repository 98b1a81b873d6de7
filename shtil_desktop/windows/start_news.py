"""What the harbour tells of the voyage under way and of those that ended."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.daily import streak
from shtil_desktop.windows.start_page import DailyState, News, Underway

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.statistics.figures import Standing

STATES = {Result.WON: DailyState.WON, Result.LOST: DailyState.LOST}


def with_standing(news: News, standing: Standing) -> News:
    """The news with all that statistics know."""
    won = {day for day, result in standing.days.items() if result is Result.WON}
    today = standing.days.get(news.today)
    return replace(
        news,
        daily=DailyState.OPEN if today is None else STATES.get(today, DailyState.OPEN),
        streak=streak(won, news.today),
        voyages=standing.matches,
        win_rate=standing.rate,
    )


def underway_of(match: Match | None, is_unsaved: bool = False) -> Underway | None:
    """The voyage to go on with, as far as the harbour shows it."""
    if match is None:
        return None
    numbers = match.game.sea.numbers()
    return Underway(match.options, match.number, numbers, match.daily is not None, is_unsaved)
