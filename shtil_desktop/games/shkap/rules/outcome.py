"""How a game can end."""

from __future__ import annotations

from enum import StrEnum

from shtil_desktop.games.base import Outcome
from shtil_desktop.games.values import value


class Ending(StrEnum):
    COINS = "coins"
    EXTRA_ISLAND = "extra-island"
    SHARED = "shared"
    RESIGNED = "resigned"


@value
class ShkapOutcome(Outcome):
    """The most coins win; tied leaders play one more island, and may share the victory after that."""

    winners: tuple[int, ...]
    reason: Ending
    scores: tuple[int, ...]
    """Without the coins of an extra island."""
    extra: tuple[int | None, ...] | None = None
    """Coins on the extra island, None for seats that were not in it; None if there was no such island."""


def leaders(coins: dict[int, int]) -> tuple[int, ...]:
    """The seats with the most coins, ascending."""
    best = max(coins.values())
    return tuple(sorted(seat for seat, count in coins.items() if count == best))
