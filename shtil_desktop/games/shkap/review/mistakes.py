"""The player's mistakes in a game that was reviewed: the choices that are marked, by what could be known."""

from __future__ import annotations

from shtil_desktop.games.mistakes import Loss, Mistake, worst_first
from shtil_desktop.games.shkap.review.review import Review


def mistakes_of(review: Review) -> tuple[Mistake, ...]:
    """Worst first."""
    marked = [judged for island in review.islands for judged in island.judged if judged.is_marked]
    return worst_first([Mistake(judged.number, Loss.COINS, round(10 * judged.lost)) for judged in marked])
