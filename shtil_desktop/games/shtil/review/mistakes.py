"""The player's mistakes in a voyage that was reviewed: what lost it, and what cost much of its chance."""

from __future__ import annotations

from shtil_desktop.games.mistakes import Loss, Mistake, worst_first
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.games.shtil.rules.voyage import Shtil


def mistakes_of(review: Review, game: Shtil, player: int) -> tuple[Mistake, ...]:
    """Worst first; what mates did is not the player's, and what a hint says is no mistake."""
    losing = None if review.first_lost is None or not review.is_exact else review.first_lost - 1
    found = [Mistake(one.action, Loss.CHANCE, one.hundredths) for one in review.chances_lost]
    found = [one for one in found if one.action != losing]
    if (
        losing is not None
        and losing >= 0
        and not review.is_lost_as_hinted
        and game.actions[losing][0] == player
    ):
        found.append(Mistake(losing, Loss.MATCH))
    return worst_first(found)
