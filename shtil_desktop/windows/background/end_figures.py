"""What the statistics have to say at the end of a voyage: asked once it is counted, told when it comes."""

from __future__ import annotations

from collections.abc import Callable

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.daily import streak
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.statistics.figures import Choice, Figures, finished, is_counted
from shtil_desktop.windows.background.statistics_desk import StatisticsDesk


def tell_record(match: Match, desk: StatisticsDesk, then: Callable[..., object]) -> None:
    """Ask after the voyage has been handed in: errands are done in their order, and nobody waits for them."""
    if not is_counted(match):
        return
    result = finished(match).result

    def told(figures: Figures) -> None:
        from shtil_desktop.games.shtil.table.items.tally_words import Record

        row = 0
        if match.daily is not None:
            days = {day for day, how in desk.standing.days.items() if how is Result.WON}
            row = streak(days | ({match.daily} if result is Result.WON else set()), match.daily)
        then(Record(match.id, figures.summary, match.daily, row))

    desk.figures(Choice(mode=match.options.mode, seats=match.options.seats), told, lambda _: None)
