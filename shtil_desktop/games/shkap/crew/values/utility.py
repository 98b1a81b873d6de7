"""What coins are worth for winning: a soft comparison of all seats, softer with more islands to come."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shkap.crew.worlds.knowledge import has_horizon, islands_left
from shtil_desktop.games.shkap.crew.worlds.reveal import Settled
from shtil_desktop.games.shkap.rules.view import View

MOST_COINS: Final = 3
"""In one chest."""


class Utility:
    """How likely the seat wins: 1 / (1 + weight of the others x lightness of its own coins and hand)."""

    __slots__ = ("_mine", "_others", "_warmth")

    def __init__(self, view: View, sharp: float, soft: float, rival: float) -> None:
        """`rival` is what each of the others is expected to get on the islands that lie open."""
        self._warmth = 1 / (sharp + soft * sqrt(islands_left(view)))
        more = rival if has_horizon(view) else 0.0
        is_extra = view.extra is not None
        coins = [0.0] * len(view.coins) if is_extra else [float(coins) for coins in view.coins]
        seats = view.players if is_extra else range(len(coins))
        self._mine = coins[view.seat]
        self._others = [(seat, coins[seat] + more - self._mine) for seat in seats if seat != view.seat]

    def weigh(self, settled: Settled) -> float:
        """How heavy the others are with what they get on this island."""
        warmth = self._warmth
        return float_sum(exp((lead + settled.get(seat, 0)) * warmth) for seat, lead in self._others)

    def lightness(self, prospect: float) -> list[float]:
        """By coins on this island: what the others' weight is multiplied with, for a hand of this worth."""
        return [exp(-(coins + prospect) * self._warmth) for coins in range(MOST_COINS + 1)]
