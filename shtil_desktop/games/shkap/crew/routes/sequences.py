"""Cards in a row: the chests that it can lead to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import FLAG, MAP
from shtil_desktop.games.shkap.crew.routes.tables import Row
from shtil_desktop.games.shkap.crew.routes.terrain import LABYRINTHS, Cells, Reach, Terrain, terrain
from shtil_desktop.games.values import value

REMEMBERED: Final = 4096


@value
class ReachedChest:
    """A chest that a walk can end at."""

    chest: Cells
    coins: int
    steps: int
    taken: int
    used: int
    """Cards of the row that the walk uses."""


def walk_ends(
    ground: Terrain, reach: Reach, row: Sequence[int], has_map: bool = False
) -> tuple[ReachedChest, ...]:
    """The chests that a row leads to from there; to each the ways that no other beats."""
    found: dict[Cells, list[ReachedChest]] = {}
    moves = 0
    for used, kind in enumerate(row, start=1):
        if kind == MAP:
            has_map = True
            continue
        if kind == FLAG or not reach:
            break
        moves += 1
        reach, arrivals = ground.after(reach, kind, has_map)
        has_map = False
        for chest, key in arrivals:
            end = ReachedChest(chest, ground.coins[chest], moves + key // LABYRINTHS, key % LABYRINTHS, used)
            _add(found.setdefault(chest, []), end)
    return tuple(end for ends in found.values() for end in ends)


def _add(ends: list[ReachedChest], end: ReachedChest) -> None:
    if not any(other.steps <= end.steps and other.taken >= end.taken for other in ends):
        ends[:] = [other for other in ends if other.steps < end.steps or other.taken > end.taken]
        ends.append(end)


@lru_cache(REMEMBERED)
def row_ends(island_set_number: int, island_id: int, row: Row) -> tuple[ReachedChest, ...]:
    """The chests that a whole row leads to from its flag."""
    ground = terrain(island_set_number, island_id)
    if row and row[0] == FLAG:
        ends = walk_ends(ground, {0: ground.black}, row[1:])
        return tuple(ReachedChest(e.chest, e.coins, e.steps, e.taken, e.used + 1) for e in ends)
    return walk_ends(ground, {0: ground.white}, row)
