"""How a match can end, and why an action may not be."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from shtil_desktop.games.base import Outcome
from shtil_desktop.games.values import value


class Ending(StrEnum):
    ROUNDS = "rounds"
    EMPTY = "empty"


@value
class PebblesOutcome(Outcome):
    winners: tuple[int, ...]
    reason: Ending
    scores: tuple[int, ...]


def outcome_of(reason: Ending, heaps: Sequence[int]) -> PebblesOutcome:
    """The most pebbles win; a tie is a shared win.

    >>> outcome_of(Ending.EMPTY, [3, 5, 5]).winners
    (1, 2)
    """
    best = max(heaps)
    winners = tuple(seat for seat, heap in enumerate(heaps) if heap == best)
    return PebblesOutcome(winners, reason, tuple(heaps))


class Refusal(StrEnum):
    MATCH_OVER = "the match is over"
    WRONG_SEAT = "another seat is to choose"
    WRONG_COUNT = "one to three pebbles can be taken"
    NOT_ENOUGH = "there are fewer pebbles in the pile"
    WRONG_DIE = "the die is thrown when all have chosen"
