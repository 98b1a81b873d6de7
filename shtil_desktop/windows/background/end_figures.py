"""What the statistics have to say at the end of a match: asked once it is counted, told when it comes."""

from __future__ import annotations

from collections.abc import Callable

from shtil_desktop.games.base import Result
from shtil_desktop.games.daily import streak
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.statistics.figures import Figures, Selection, finished, is_counted
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.pages.game_pages import pages_of


def tell_record(match: Match, statistics: BackgroundStatistics, then: Callable[..., object]) -> None:
    """Ask after the match has been handed in: tasks are done in their order, and nobody waits for them."""
    if not is_counted(match) or match.is_played_on:
        return
    result, pages = finished(match).result, pages_of(match.game.id)

    def told(figures: Figures) -> None:
        row = 0
        if match.daily is not None:
            days = {
                day for day, how in statistics.standing.of(match.game.id).days.items() if how is Result.WON
            }
            row = streak(days | ({match.daily} if result is Result.WON else set()), match.daily)
        record = pages.ending_figures(match, figures.summary, row)
        if record is not None:
            then(record)

    similar = pages.statistics().similar(match.options)
    statistics.figures(statistics, replace(Selection(match.game.id), **similar), told, lambda _: None)
