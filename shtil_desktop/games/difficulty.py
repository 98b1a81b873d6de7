"""How hard a deal is, from 1 to 5, as a game's job `difficulty` measures it."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.values import value

HARDEST: Final = 5
DIFFICULTIES: Final = range(1, HARDEST + 1)


@value
class DealDifficulty:
    """From 1, which nearly everyone wins, to 5."""

    difficulty: int
    wins: dict[str, int]
    """By level."""
    matches: dict[str, int]


@value
class DealFound:
    """What a search for a deal of some difficulty came to."""

    number: int | None
    """None if there was none among those that were looked at."""
    looked_at: int
    closest: int | None = None
    """In vain: the deal that came closest, if any is known, and its own difficulty."""
    difficulty: int = 0
