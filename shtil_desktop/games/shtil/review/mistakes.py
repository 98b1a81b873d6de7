"""The player's mistakes in a voyage that was reviewed: what lost it, and what cost much of its chance."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.mistakes import Loss, Mistake, worst_first
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.games.shtil.rules.voyage import Shtil

NOTEWORTHY: Final = 15
"""Hundredths of a chance: less may be the luck of what was drawn, or of the reckoning."""


def mistakes_of(review: Review, game: Shtil, player: int) -> tuple[Mistake, ...]:
    """Worst first; what mates did is not the player's."""
    own = [at for at, (seat, _) in enumerate(game.actions) if seat == player]
    found = []
    losing = None if review.first_lost is None or not review.is_exact else review.first_lost - 1
    for at in own:
        if at == losing:
            found.append(Mistake(at, Loss.MATCH))
        elif (lost := _chance_lost(review, at)) >= NOTEWORTHY:
            found.append(Mistake(at, Loss.CHANCE, lost))
    return worst_first(found)


def _chance_lost(review: Review, at: int) -> int:
    """Hundredths that the action at this place cost, with what was drawn after it."""
    if at + 1 >= len(review.chances):
        return 0
    before, after = review.chances[at], review.chances[at + 1]
    return 0 if before is None or after is None else round(100 * (before - after))
