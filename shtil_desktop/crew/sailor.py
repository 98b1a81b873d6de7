"""A sound seat: the captain's eye, a less steady judgement."""

from __future__ import annotations

from functools import cache
from typing import Final

from shtil_desktop.crew.captain import Captain
from shtil_desktop.games.base import Action
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.shtil.options import Options
from shtil_desktop.games.shtil.view import View

UNSTEADY: Final = 1.7
"""How far a value may be misjudged either way with one card to spare for each empty cell."""
ALONE: Final = 2.8
"""The same without a mate at the table."""
AT_EASE: Final = 8.0
"""The same alone in the plain game, where nearly every voyage could be won."""
FEWER_ISLANDS: Final = 3.3
"""The same alone with islands removed: slack is small there."""
STORMS: Final = 1.0
"""The same in storms, which forgive little; and alone in them."""
STORMS_ALONE: Final = 1.5
LEAST: Final = 0.3
MOST: Final = 16.0
STEPS: Final = 512


class Sailor(Captain):
    """Judges like a captain, but each move of a turn a little too well or too badly.

    The more cards there are to spare the less care is taken, least of all alone in the plain game.
    """

    def __init__(self, dice: Rng) -> None:
        super().__init__(dice, noise=self._misjudgement)
        self._dice = dice
        self._unsteady = UNSTEADY

    def decide(self, view: View) -> Action:
        self._unsteady = unsteadiness(view.sea.options)
        return super().decide(view)

    def _misjudgement(self, slack: float) -> float:
        """Mostly small: the difference of two throws."""
        spread = min(MOST, self._unsteady * max(LEAST, slack))
        return spread * (self._dice.below(STEPS) - self._dice.below(STEPS)) / STEPS


@cache
def unsteadiness(options: Options) -> float:
    """So much that a sailor wins 10 to 25 voyages of 100 less than a captain, in every kind."""
    is_alone = options.seats == 1
    if options.storms:
        return STORMS_ALONE if is_alone else STORMS
    if not is_alone:
        return UNSTEADY
    if options.removed:
        return FEWER_ISLANDS
    return AT_EASE if options == Options(seats=1) else ALONE
