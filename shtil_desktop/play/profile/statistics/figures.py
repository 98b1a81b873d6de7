"""Figures about finished voyages: which to count, and what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.lost_gaps import facts_of
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match


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


def is_counted(match: Match) -> bool:
    """Whether statistics remember such a voyage at all."""
    return match.counts and match.is_over and match.finished is not None


def finished(match: Match) -> Finished:
    """What is remembered of a voyage that is over."""
    facts = facts_of(match.game)
    assert facts is not None and match.finished is not None
    result = facts.outcome.result_for(match.player)
    narrow = tuple(cell for gap in facts.narrow for cell in range(gap.first, gap.last + 1))
    return Finished(
        id=match.id,
        finished=match.finished,
        options=match.options,
        number=match.number,
        result=result,
        reason=facts.outcome.reason.value,
        actions=len(match.game.actions),
        cards_left=facts.cards_left,
        used_undo=match.used_undo,
        hints_used=match.hints_used,
        is_repeat=match.is_repeat,
        daily=match.daily,
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


@dataclass(frozen=True, slots=True)
class Summary:
    """What some voyages come to. Those without help had neither undo nor hints, nor was the deal known."""

    matches: int
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
        return self.wins / self.matches if self.matches else None


@dataclass(frozen=True, slots=True)
class Tally:
    """How the voyages of one mode ended."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def all(self) -> int:
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Figures:
    """All that the statistics tell of some voyages."""

    summary: Summary
    rates: tuple[float, ...]
    """The share of wins among the last so many, from voyage to voyage; of very many only some."""
    first: datetime | None
    """When the first of them was finished."""
    last: datetime | None
    tallies: Mapping[Mode, Tally]
    """Of the modes that were sailed, in their usual order."""
    grid: Mode
    """The mode whose grid shows where voyages were lost: the one chosen, or the one with the most losses."""
    lost_at: Mapping[int, int]
    """How often each cell of that grid was where a voyage was lost."""
    all: int
    """How many voyages there are, whatever the choice."""
    unreadable: int
    """Rows that are damaged and so left out of everything else."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the harbour and the calendar tell of all voyages."""

    matches: int = 0
    wins: int = 0
    days: Mapping[date, Result] = field(default_factory=dict)
    """How each daily voyage ended; of several on one day the best."""
    unreadable: int = 0

    @property
    def rate(self) -> float | None:
        return self.wins / self.matches if self.matches else None
