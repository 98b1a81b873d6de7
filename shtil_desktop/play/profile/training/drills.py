"""Drills: decisions of the player's own that were mistakes, and the days on which they come back. No file.

`fsrs`, a scheduler of flash cards, decides when: one that was found comes back later each time, one that was
missed comes back soon.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, time
from typing import Final

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.values import replace, value

LONGEST_INTERVAL: Final = 180
"""Days: a drill that would come back later than that is done."""
MOST_OF_A_MATCH: Final = 3
MOST_NEW: Final = 10
"""Drills that are begun on one day; the others wait."""
LAST_DAY: Final = date(9998, 1, 1)
"""Later days of tries count as this one: the calendar ends somewhere."""


@value
class CardState:
    """How well a decision is remembered, in the terms of `fsrs`."""

    stability: float
    """Days until it would be found with a chance of 90 %."""
    difficulty: float
    """From 1 to 10."""
    tried: date
    """When it was tried last."""


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
    """How many tries have counted."""
    was_found: bool = False
    """At the last of these tries."""
    card: CardState | None = None
    """None before the first try, or if it was tried only under the fixed intervals of older versions."""
    is_done: bool = False
    is_dropped: bool = False

    @property
    def key(self) -> tuple[str, str, int]:
        """Which decision it is."""
        return self.game, self.match, self.action

    @property
    def is_open(self) -> bool:
        return not self.is_done and not self.is_dropped

    @property
    def is_new(self) -> bool:
        return not self.times

    def is_due(self, day: date) -> bool:
        """Also if it comes back later than any drill can: the clock was wrong when it was tried."""
        return self.is_open and not day < self.due <= _later(day, LONGEST_INTERVAL)

    def was_tried_on(self, day: date) -> bool:
        return self.card is not None and self.card.tried == day


def new_drill(game: str, match: str, mistake: Mistake, day: date) -> Drill:
    """Make the drill of a mistake that was found on a day: it comes back on the next.

    >>> new_drill("shtil", "m", Mistake(23, Loss.MATCH), date(2026, 11, 12)).due
    datetime.date(2026, 11, 13)
    """
    return Drill(game, match, mistake.action, mistake.loss, mistake.amount, day, _later(day, 1))


def after_try(drill: Drill, day: date, is_found: bool) -> Drill:
    """Return the drill after a try.

    One try a day counts. To find it before it is due is practice and changes nothing; to miss it then lets it
    come back sooner, never later.
    """
    day = min(day, LAST_DAY)
    is_due = drill.is_due(day)
    if not drill.is_open or drill.was_tried_on(day) or (is_found and not is_due):
        return drill
    card, interval = _next_interval(drill.card, day, is_found)
    due = _later(day, interval)
    return replace(
        drill,
        times=drill.times + 1,
        was_found=is_found,
        card=card,
        due=due if is_due else min(due, drill.due),
        is_done=interval > LONGEST_INTERVAL,
    )


def _next_interval(known: CardState | None, day: date, is_found: bool) -> tuple[CardState, int]:
    """Ask `fsrs` how well a decision is remembered after a try, and in how many days it is to come back."""
    from fsrs import Card, Rating, Scheduler, State

    scheduler = Scheduler(
        desired_retention=0.9,
        learning_steps=(),
        relearning_steps=(),
        enable_fuzzing=False,
        maximum_interval=365,
    )
    card = Card(card_id=0, due=_noon(day))
    if known is not None:
        card.state, card.step, card.last_review = State.Review, None, _noon(known.tried)
        card.stability, card.difficulty = known.stability, known.difficulty
    card, _ = scheduler.review_card(card, Rating.Good if is_found else Rating.Again, _noon(day))
    assert card.stability is not None and card.difficulty is not None
    return CardState(card.stability, card.difficulty, day), (card.due - _noon(day)).days


def _noon(day: date) -> datetime:
    """`fsrs` takes no other time zone; what it counts are the player's calendar days."""
    return datetime.combine(day, time(12), UTC)


def _later(day: date, days: int) -> date:
    """The calendar ends somewhere."""
    return date.fromordinal(min(day.toordinal() + days, date.max.toordinal()))


def due_on(drills: Iterable[Drill], day: date) -> list[Drill]:
    """Return those to be tried on a day: what comes back, the longest overdue first, then some new ones.

    The costliest new ones come first, and only so many are begun on one day.
    """
    every = list(drills)
    due = [drill for drill in every if drill.is_due(day)]
    back = sorted((drill for drill in due if not drill.is_new), key=lambda one: (one.due, *_by_cost(one)))
    new = sorted((drill for drill in due if drill.is_new), key=_by_cost)
    begun = sum(drill.times == 1 and drill.was_tried_on(day) for drill in every)
    return back + new[: max(MOST_NEW - begun, 0)]


def _by_cost(drill: Drill) -> tuple[bool, int]:
    """The costliest first."""
    return drill.loss is not Loss.MATCH, -drill.amount
