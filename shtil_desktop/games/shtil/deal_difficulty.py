"""How hard a numbered deal is: measured by voyages of deckhands, sailors and captains, not guessed."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.values import value

WEIGHTS: Final = {"deckhand": 1, "sailor": 2, "captain": 1}
"""How much the wins of each level count."""
ONCE: Final = "captain"
"""The level that has no dice: it would sail the same each time."""
ROUND: Final = 24
"""Voyages of each other level, until another round would hardly change the difficulty."""
MOST_ROUNDS: Final = 12
SURE: Final = 1.6
"""Standard errors that must lie between the share of wins and the nearest bound."""
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
    options: Options, number: int, is_cancelled: Callable[[], bool], first: int = 0
) -> DealDifficulty | None:
    """The same for everyone, as voyages are counted; None if it is called off, or rivals play.

    `first` counts other voyages of the same deal: to see how steady the result is.
    """
    if options.mode is Mode.COMPETITIVE:
        return None
    wins, voyages = dict.fromkeys(WEIGHTS, 0), dict.fromkeys(WEIGHTS, 0)
    for turn in range(MOST_ROUNDS):
        for level in WEIGHTS:
            again = ROUND if level != ONCE else int(turn == 0)
            for voyage in range(again):
                is_won = _sail(options, number, level, first + turn * ROUND + voyage, is_cancelled)
                if is_won is None:
                    return None
                voyages[level] += 1
                wins[level] += is_won
        if _is_sure(wins, voyages):
            break
    return DealDifficulty(1 + sum(_share(wins, voyages) < bound for bound in BOUNDS), wins, voyages)


def _sail(
    options: Options, number: int, level: str, voyage: int, is_cancelled: Callable[[], bool]
) -> bool | None:
    """Whether one voyage was won; None if it was called off."""
    game = SHTIL.new_game(options, number)
    if not play_out(SHTIL, game, [level] * options.seats, ("difficulty", voyage), is_cancelled):
        return None
    return game.result is not None and bool(game.result.winners)


def _share(wins: dict[str, int], voyages: dict[str, int]) -> float:
    counted = sum(weight * wins[level] / voyages[level] for level, weight in WEIGHTS.items())
    return counted / sum(WEIGHTS.values())


def _is_sure(wins: dict[str, int], voyages: dict[str, int]) -> bool:
    """Whether the share of wins is far enough from the next difficulty."""
    spread = 0.0
    for level, weight in WEIGHTS.items():
        if level != ONCE:
            count = voyages[level]
            rate = (wins[level] + 1) / (count + 2)  # even if all were won, the next one may not be
            spread += weight * weight * rate * (1 - rate) / count
    error = sqrt(spread) / sum(WEIGHTS.values())
    share = _share(wins, voyages)
    return min(abs(share - bound) for bound in BOUNDS) >= SURE * error
