"""How a game can end."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from shtil_desktop.games.base import Outcome
from shtil_desktop.games.values import value


class Ending(StrEnum):
    OUT = "out"
    STUCK = "stuck"
    RESIGNED = "resigned"


@value
class QwirkleOutcome(Outcome):
    """The most points win; a tie is a shared win."""

    winners: tuple[int, ...]
    reason: Ending
    scores: tuple[int, ...]


def outcome_of(reason: Ending, scores: Sequence[int], resigned: int | None = None) -> QwirkleOutcome:
    """Who has won with these points; a seat that resigned has not.

    >>> outcome_of(Ending.OUT, [40, 52, 52]).winners
    (1, 2)
    """
    rivals = [seat for seat in range(len(scores)) if seat != resigned]
    best = max(scores[seat] for seat in rivals)
    winners = tuple(seat for seat in rivals if scores[seat] == best)
    return QwirkleOutcome(winners, reason, tuple(scores))
