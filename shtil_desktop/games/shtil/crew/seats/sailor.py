"""A sound seat: the captain's eye, a less steady judgement."""

from __future__ import annotations

from functools import cache
from typing import Final

from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.crew.seats.captain import Captain
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.view import View

UNSTEADY: Final[dict[str, tuple[float, float]]] = {
    "storms": (0.5, 0.65),
    "monsters": (2.8, 1.2),
    "reefs": (6.5, 1.7),
    "wilds": (8.0, 2.6),
    "removed": (3.3, 1.7),
    "sun-moon": (1.6, 0.5),
    "pyramid": (8.0, 3.0),
    "standard": (8.0, 1.7),
}
"""How far a value may be misjudged either way with a card to spare for each empty cell, alone and with mates.

The first kind that a voyage is of counts: the harsher it is the less can be misjudged.
"""
OTHERWISE: Final = (2.8, 1.7)
LEAST: Final = 0.3
MOST: Final = 16.0
STEPS: Final = 512


class Sailor(Captain):
    """Judges like a captain, but each move of a turn a little too well or too badly.

    The more cards there are to spare the less care is taken, least of all alone in the plain game. A
    storm network it has none.
    """

    def __init__(self, dice: Rng) -> None:
        super().__init__(dice, noise=self._misjudgement, asks_network=False)
        self._dice = dice
        self._unsteady = 0.0

    def decide(self, view: View) -> ShtilAction:
        self._unsteady = unsteadiness(view.sea.options)
        return super().decide(view)

    def _misjudgement(self, slack: float) -> float:
        """Mostly small: the difference of two throws."""
        spread = min(MOST, self._unsteady * max(LEAST, slack))
        return spread * (self._dice.below(STEPS) - self._dice.below(STEPS)) / STEPS


@cache
def unsteadiness(options: Options) -> float:
    """So much that a sailor wins some 10 to 25 voyages of 100 less than a captain."""
    kinds = [name for name in ("storms", "monsters", "reefs", "wilds", "removed") if getattr(options, name)]
    alone, with_mates = UNSTEADY.get((kinds or [options.mode.value])[0], OTHERWISE)
    return alone if options.seats == 1 else with_mates
