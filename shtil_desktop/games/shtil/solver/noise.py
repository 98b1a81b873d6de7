"""Noise that spreads values, so that each try is another."""

from __future__ import annotations

import random
from math import log


class Noise:
    """Gumbel's noise of a given strength; none at all at 0."""

    __slots__ = ("dice", "strength")

    def __init__(self, dice: random.Random, strength: float = 0.0) -> None:
        self.dice = dice
        self.strength = strength

    def __call__(self) -> float:
        return self.strength * log(-log(self.dice.random() or 0.5)) if self.strength else 0.0
