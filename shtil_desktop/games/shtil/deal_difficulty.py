"""How hard a numbered deal is: measured by voyages of deckhands, sailors and captains, not guessed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.values import value

VOYAGES: Final = {"deckhand": 48, "sailor": 48, "captain": 1}
"""So many that the difficulty hardly changes with more. Captains have no dice: they would sail the same."""
WEIGHTS: Final = {"deckhand": 1, "sailor": 2, "captain": 1}
"""How much the wins of each level count."""
BOUNDS: Final = (0.8, 0.6, 0.4, 0.2)
"""The least share of wins for each difficulty from 1 to 4; below them all it is 5."""


@value
class DealDifficulty:
    """From 1, which nearly everyone wins, to 5."""

    difficulty: int
    wins: dict[str, int]
    """By level."""
    voyages: dict[str, int]


def measure(
    options: Options, number: int, is_cancelled: Callable[[], bool], first: int = 0, scale: int = 1
) -> DealDifficulty | None:
    """The same for everyone, as voyages are counted; None if it is called off, or rivals play.

    `first` counts other voyages of the same deal, `scale` times as many: to see how steady the result is.
    """
    if options.mode is Mode.COMPETITIVE:
        return None
    wins: dict[str, int] = {}
    voyages = {level: count * (scale if count > 1 else 1) for level, count in VOYAGES.items()}
    for level, count in voyages.items():
        wins[level] = 0
        for voyage in range(first, first + count):
            game = SHTIL.new_game(options, number)
            if not play_out(SHTIL, game, [level] * options.seats, ("difficulty", voyage), is_cancelled):
                return None
            wins[level] += game.result is not None and bool(game.result.winners)
    share = sum(WEIGHTS[level] * wins[level] / voyages[level] for level in voyages) / sum(WEIGHTS.values())
    return DealDifficulty(1 + sum(share < bound for bound in BOUNDS), wins, voyages)
