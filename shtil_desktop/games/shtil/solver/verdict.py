"""What the solver answers: winnable with a line of play, lost with the reason, or unknown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import Card


class Cause(StrEnum):
    """Why a voyage can't be won any more."""

    OVER = "the voyage has ended"
    NO_FINISH = "no finish is left"
    NO_START = "no start is left"
    TOO_FEW_NUMBERS = "too few numbers are left for these cells"
    TOO_FAR = "no number that is left can be paid for in these cells"
    TOO_FEW_CARDS = "too few cards are left to fill the sea and pay for it"
    TOO_LATE = "the numbers for these cells come when too few cards are left to pay for them"
    FINISH_TOO_EARLY = "every finish comes before the number that takes a whole hand to pay for"
    SEAT_RUNS_OUT = "a seat runs out of cards before the sea is full"
    ROW_BARRED = "a storm lies on this row for good"
    ALL_TRIED = "every line of play has been tried"


class Doubt(StrEnum):
    """Why there is no answer."""

    STEPS = "the steps were not enough"
    CANCELLED = "the search was called off"
    RIVALS = "rivals don't sail to a common end"


@dataclass(frozen=True, slots=True)
class Winnable:
    """Played on from the position, `line` wins."""

    line: tuple[ShtilAction, ...]


@dataclass(frozen=True, slots=True)
class Lost:
    """No play wins. The facts that a cause doesn't need are empty.

    `cells` can't be filled from `numbers`, those that are left; `needed` of something are wanted and `left`
    of it remain.
    """

    cause: Cause
    cells: tuple[int, ...] = ()
    numbers: tuple[Card, ...] = ()
    needed: int = 0
    left: int = 0
    seat: int | None = None
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Unknown:
    doubt: Doubt


Verdict = Winnable | Lost | Unknown
