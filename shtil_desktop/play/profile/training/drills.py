"""Drills: decisions of the player's own that were mistakes, and the days on which they come back. No file."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.values import replace, value

INTERVALS: Final = (1, 3, 7, 21)
"""Days until a drill comes back: one after the other, and the last one again and again."""
IN_A_ROW: Final = 2
"""Solved so often, one time after the other, it is done."""


@value
class Drill:
    """A decision of a finished match: which one, what was lost by it, and when it is to be tried again."""

    game: str
    match: str
    action: int
    """Its number in the match, from 0: what was played before it is the position."""
    loss: Loss
    amount: int
    made: date
    due: date
    times: int = 0
    """How often it has come back."""
    in_a_row: int = 0
    is_dropped: bool = False

    @property
    def key(self) -> tuple[str, str, int]:
        """Which decision it is."""
        return self.game, self.match, self.action

    @property
    def is_done(self) -> bool:
        return self.in_a_row >= IN_A_ROW

    @property
    def is_open(self) -> bool:
        return not self.is_done and not self.is_dropped

    def is_due(self, day: date) -> bool:
        """Also if it comes back later than any drill can: the clock was wrong when it was tried."""
        return self.is_open and not day < self.due <= _later(day, INTERVALS[-1])


def new_drill(game: str, match: str, mistake: Mistake, day: date) -> Drill:
    """A mistake found on a day: it comes back on the next.

    >>> new_drill("shtil", "m", Mistake(23, Loss.MATCH), date(2026, 11, 12)).due
    datetime.date(2026, 11, 13)
    """
    due = _later(day, INTERVALS[0])
    return Drill(game, match, mistake.action, mistake.loss, mistake.amount, day, due)


def after_try(drill: Drill, day: date, is_solved: bool) -> Drill:
    """A try of a day. Before it is due it is practice, which doesn't change when it comes back."""
    if not drill.is_open:
        return drill
    if not drill.is_due(day):
        return drill if is_solved else replace(drill, in_a_row=0)
    times = drill.times + 1
    interval = INTERVALS[min(times, len(INTERVALS) - 1)]
    in_a_row = drill.in_a_row + 1 if is_solved else 0
    return replace(drill, times=times, in_a_row=in_a_row, due=_later(day, interval))


def _later(day: date, days: int) -> date:
    """The calendar ends somewhere."""
    return date.fromordinal(min(day.toordinal() + days, date.max.toordinal()))


def due_on(drills: Iterable[Drill], day: date) -> list[Drill]:
    """Those to be tried on a day, the longest overdue first; of one day the costliest."""
    found = [drill for drill in drills if drill.is_due(day)]
    return sorted(found, key=lambda drill: (drill.due, drill.loss is not Loss.MATCH, -drill.amount))
