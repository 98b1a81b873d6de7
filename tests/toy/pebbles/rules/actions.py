"""What a seat can decide."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.values import value

MOST: Final = 3
"""Pebbles that can be taken at once."""


@value
class Take(Action):
    """Choose how many pebbles to take.

    The choice that ends a round also holds what the `die` showed. That belongs to chance: a seat decides
    without it, and the game writes it down.
    """

    count: int
    die: int | None = None

    def seen_by(self, seat: int, decider: int) -> Action:
        return Take(self.count) if seat == decider else Chosen()


@value
class Chosen(Action):
    """What others see of a choice before it is revealed: that it was made. It can't be carried out."""
