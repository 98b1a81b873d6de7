"""A sound seat: the captain's eye, a less steady judgement."""

from __future__ import annotations

from typing import Final

from shtil_desktop.crew.captain import Captain
from shtil_desktop.games.rng import Rng

UNSTEADY: Final = 2.4
"""How far a value may be misjudged either way with one card to spare for each empty cell."""
BOUNDS: Final = (0.3, 4.0)
"""The spare cards a cell between which a sailor gets careless."""
STEPS: Final = 512


class Sailor(Captain):
    """Judges like a captain, but each move of a turn a little too well or too badly.

    The more cards there are to spare the less care is taken.
    """

    def __init__(self, dice: Rng) -> None:
        super().__init__(dice, noise=lambda slack: misjudgement(dice, slack))


def misjudgement(dice: Rng, slack: float) -> float:
    """Mostly small: the difference of two throws."""
    least, most = BOUNDS
    spread = UNSTEADY * min(most, max(least, slack))
    return spread * (dice.below(STEPS) - dice.below(STEPS)) / STEPS
