"""Coins: who gets what at a chest."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.shkap.rules.events import CoinsWon, Stop
from shtil_desktop.games.shkap.rules.island.islands import Cell, Island
from shtil_desktop.games.shkap.rules.island.walk import Walk


def share_out(island: Island, walks: Sequence[Walk]) -> list[CoinsWon]:
    """What each seat at a chest gets, chest by chest; `walks` are in the order from the first player.

    The fewest steps take the value, the next one less, and so on; of equals the one nearer to the first
    player comes before.
    """
    arrivals: dict[Cell, list[Walk]] = {}
    for walk in walks:
        if walk.stop is Stop.CHEST:
            arrivals.setdefault(walk.cell, []).append(walk)
    won = []
    for cell, there in sorted(arrivals.items()):
        there.sort(key=lambda walk: walk.steps)  # a stable sort keeps the order of equals
        for place, walk in enumerate(there):
            coins = max(0, island.coins_at(cell) - place)
            behind = tuple(other.seat for other in there[:place])
            won.append(CoinsWon(walk.seat, cell, walk.steps, coins, behind))
    return won
