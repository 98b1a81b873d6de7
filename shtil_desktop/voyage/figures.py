"""Figures about finished voyages: which to count, and what they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.voyage.logbook import Voyage
from shtil_desktop.voyage.outlook import facts_of


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished voyage, as statistics remember it. `result` is the player's, also among rivals."""

    id: str
    finished: datetime
    options: Options
    number: int
    result: Result
    reason: str
    actions: int
    cards_left: int
    used_undo: bool
    hints_used: int
    is_repeat: bool
    daily: date | None
    lost_cells: tuple[int, ...]
    """Where it was lost: the gaps that nothing could fill, or else the empty cells."""

    @property
    def is_won(self) -> bool:
        return self.result is Result.WON


def finished(voyage: Voyage) -> Finished:
    """What is remembered of a voyage that is over."""
    facts = facts_of(voyage.game)
    assert facts is not None and voyage.finished is not None
    result = facts.outcome.result
    if (
        voyage.options.mode is Mode.COMPETITIVE
        and result is Result.WON
        and facts.outcome.seat != voyage.player
    ):
        result = Result.LOST
    narrow = tuple(cell for gap in facts.narrow for cell in range(gap.first, gap.last + 1))
    return Finished(
        id=voyage.id,
        finished=voyage.finished,
        options=voyage.options,
        number=voyage.number,
        result=result,
        reason=facts.outcome.reason.value,
        actions=len(voyage.game.actions),
        cards_left=facts.cards_left,
        used_undo=voyage.used_undo,
        hints_used=voyage.hints_used,
        is_repeat=voyage.is_repeat,
        daily=voyage.daily,
        lost_cells=(narrow or facts.empty_cells) if result is Result.LOST else (),
    )


class Expansion(StrEnum):
    """What may be added to the standard game."""

    REEFS = "reefs"
    MONSTERS = "monsters"
    STORMS = "storms"
    WILDS = "wilds"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Choice:
    """Which voyages to count; None takes all."""

    mode: Mode | None = None
    seats: int | None = None
    expansion: Expansion | None = None
    """Those that have it, whatever else they have."""
    undo: bool | None = None
    hints: bool | None = None
    repeats: bool | None = None
    since: date | None = None

    def takes(self, one: Finished) -> bool:
        wanted = (
            (self.mode, one.options.mode),
            (self.seats, one.options.seats),
            (self.undo, one.used_undo),
            (self.hints, one.hints_used > 0),
            (self.repeats, one.is_repeat),
        )
        if any(want is not None and want != found for want, found in wanted):
            return False
        if self.expansion is not None and not getattr(one.options, self.expansion):
            return False
        return self.since is None or one.finished.date() >= self.since


@dataclass(frozen=True, slots=True)
class Summary:
    """What some voyages come to. Those without help had neither undo nor hints, nor was the deal known."""

    voyages: int
    wins: int
    draws: int
    current_streak: int
    best_streak: int
    shortest: int | None
    """Actions of the shortest voyage that was won."""
    cards_left: float | None
    """On average, when a voyage was won."""
    unhelped: int
    unhelped_wins: int

    @property
    def rate(self) -> float | None:
        return self.wins / self.voyages if self.voyages else None


def summary(voyages: Iterable[Finished]) -> Summary:
    """What voyages come to, in the order they were finished."""
    found = list(voyages)
    won = [one for one in found if one.is_won]
    alone = [one for one in found if not (one.used_undo or one.hints_used or one.is_repeat)]
    current, best = _streaks(found)
    return Summary(
        voyages=len(found),
        wins=len(won),
        draws=sum(one.result is Result.DRAW for one in found),
        current_streak=current,
        best_streak=best,
        shortest=min((one.actions for one in won), default=None),
        cards_left=sum(one.cards_left for one in won) / len(won) if won else None,
        unhelped=len(alone),
        unhelped_wins=sum(one.is_won for one in alone),
    )


def _streaks(voyages: list[Finished]) -> tuple[int, int]:
    """Wins in a row, now and at best."""
    current = best = 0
    for one in voyages:
        current = current + 1 if one.is_won else 0
        best = max(best, current)
    return current, best


def by_kind(voyages: Iterable[Finished]) -> dict[Options, Summary]:
    """A summary for each kind of voyage, the most sailed first."""
    kinds: dict[Options, list[Finished]] = {}
    for one in voyages:
        kinds.setdefault(one.options, []).append(one)
    return {kind: summary(kinds[kind]) for kind in sorted(kinds, key=lambda kind: -len(kinds[kind]))}


def rate_over_time(voyages: Iterable[Finished], window: int = 20) -> list[tuple[datetime, float]]:
    """After each voyage, the share of wins among the last so many."""
    found = list(voyages)
    points = []
    for at in range(len(found)):
        last = found[max(0, at + 1 - window) : at + 1]
        points.append((found[at].finished, sum(one.is_won for one in last) / len(last)))
    return points


def lost_at(voyages: Iterable[Finished], mode: Mode) -> Counter[int]:
    """How often each cell of a mode's grid was where a voyage was lost."""
    return Counter(cell for one in voyages if one.options.mode is mode for cell in one.lost_cells)
