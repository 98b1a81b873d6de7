"""The player's mistakes in a game that was reviewed: the moves that are marked."""

from __future__ import annotations

from shtil_desktop.games.mistakes import Loss, Mistake, worst_first
from shtil_desktop.games.qwirkle.review.review import Review


def mistakes_of(review: Review) -> tuple[Mistake, ...]:
    """Worst first."""
    marked = [move for move in review.moves if move.is_flagged and move.seat == review.seat]
    return worst_first([Mistake(move.number, Loss.POINTS, round(10 * move.lost)) for move in marked])
