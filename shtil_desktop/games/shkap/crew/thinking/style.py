"""How deep a level thinks, and what it holds dear."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.shkap.crew.values.two_islands import PRICES, Prices
from shtil_desktop.games.values import value


@value
class PlayStyle:
    worlds: int = 40
    rows: int = 8
    """Rows that are tried in these worlds."""
    rows_of_two: int = 3
    """The same with two seats, where a captain would else be as strong as an admiral."""
    keeps: int = 1
    """For each row, so many ways to keep some of the other cards."""
    fills: int = 40
    """Completions of a hand that are imagined in the draft."""
    sharp: float = 0.2
    soft: float = 0.75
    """How much a coin decides: see `Utility`."""
    rival: float = 1.6
    """What a rival is expected to get on the next island."""
    rival_in_block: float = 0.55
    """The same in the Archipelago, for each island of the block that is left."""
    taken: float = 0.3
    """What a card taken on the way is worth."""
    is_farsighted: bool = True
    """Whether hands are valued for two islands ahead."""
    remembers: bool = False
    """Whether what rivals did on past islands tells of their hands."""
    prices: Prices = PRICES


CAPTAIN: Final = PlayStyle()
ADMIRAL: Final = PlayStyle(worlds=60, rows=60, rows_of_two=60, keeps=2, remembers=True)
