"""Finding the routes of an island, for the file that they are read from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import FLAG, MAP, MOVES, ONE, Hand, holds, kinds_in, size
from shtil_desktop.games.shkap.crew.routes.sequences import row_ends
from shtil_desktop.games.shkap.crew.routes.tables import Route, Row
from shtil_desktop.games.shkap.crew.routes.terrain import LABYRINTHS, Arrivals, Cells, Reach, Terrain, terrain
from shtil_desktop.games.values import replace

MOST_MOVES: Final = 6
MOST_MAPS: Final = 2
REMEMBERED: Final = 512


def find_routes(ground: Terrain) -> list[Route]:
    """Small heaps first, so that a heap is only ever beaten by one that is already there."""
    found: list[Route] = []
    by_chest: dict[Cells, list[Route]] = {}
    for need, moves, chest, key in _arrivals(ground):
        steps, taken = moves + key // LABYRINTHS, key % LABYRINTHS
        known = by_chest.setdefault(chest, [])
        route = Route(need, chest, ground.coins[chest], steps, taken, size(need), ())
        if not any(_beats(other, route) for other in known):
            known.append(route)
            found.append(replace(route, row=first_row(ground, route)))
    return found


def _beats(smaller: Route, route: Route) -> bool:
    """With fewer cards as good a way to the same chest; a card taken is never worth more than a step."""
    later = route.steps - smaller.steps
    return 0 <= later >= route.taken - smaller.taken and holds(route.need, smaller.need)


def _arrivals(ground: Terrain) -> Iterator[tuple[Hand, int, Cells, int]]:
    """Every way to a chest: the heap, its move cards, the chest and what was met, small heaps first."""
    heaps: dict[Hand, Reach] = {0: {0: ground.white}, ONE[FLAG]: {0: ground.black}}
    levels: list[dict[Hand, Reach]] = [heaps]
    for moves in range(1, MOST_MOVES + 1):
        following: dict[Hand, Reach] = {}
        arrived: set[tuple[Hand, Cells, int]] = set()
        for heap, reach in levels[-1].items():
            for kind in MOVES:
                for has_map in (False, True):
                    if has_map and heap >> 8 * MAP & 0xFF >= MOST_MAPS:
                        continue
                    need = heap + ONE[kind] + has_map * ONE[MAP]
                    there, ends = (
                        _by_map(ground, reach, kind) if has_map else ground.after(reach, kind, False)
                    )
                    arrived |= {(need, chest, key) for chest, key in ends}
                    if there:
                        _join(following.setdefault(need, {}), there)
        yield from ((need, moves, chest, key) for need, chest, key in sorted(arrived, key=_small_first))
        levels.append(following)


def _small_first(arrival: tuple[Hand, Cells, int]) -> tuple[int, int, int, int]:
    """Of one heap the fewest steps first, then the most cards taken."""
    need, chest, key = arrival
    return size(need), key // LABYRINTHS, -(key % LABYRINTHS), chest + (need << 25)


def _by_map(ground: Terrain, reach: Reach, kind: int) -> tuple[Reach, Arrivals]:
    """A move with a map, only where the map is needed."""
    there, ends = ground.after(reach, kind, True)
    jungle = {key: cells & ground.jungle for key, cells in there.items() if cells & ground.jungle}
    return jungle, [(chest, key) for chest, key in ends if chest & ground.buried]


def _join(reach: Reach, more: Reach) -> None:
    for key, cells in more.items():
        reach[key] = reach.get(key, 0) | cells


def first_row(ground: Terrain, route: Route) -> Row:
    """An order in which a route's cards lead to its chest: the first that is found."""
    return next(iter(_rows(ground, route)))


@lru_cache(REMEMBERED)
def flexible_row(island_set_number: int, island_id: int, route: Route) -> Row:
    """Of all orders of a route's cards the one that leaves most chests open."""
    ground = terrain(island_set_number, island_id)
    rows = _rows(ground, route)
    return max(rows, key=lambda row: len({end.chest for end in row_ends(ground.set, ground.id, row)}))


def _rows(ground: Terrain, route: Route) -> Iterable[Row]:
    row, reach = _begin(ground, route.need)
    return _orders(ground, route, row, reach, route.need - ONE[FLAG] * len(row), False)


def _begin(ground: Terrain, need: Hand) -> tuple[Row, Reach]:
    begins_black = bool(need >> 8 * FLAG & 0xFF)
    return ((FLAG,), {0: ground.black}) if begins_black else ((), {0: ground.white})


def _orders(
    ground: Terrain, route: Route, row: Row, reach: Reach, left: Hand, has_map: bool
) -> Iterable[Row]:
    for kind in kinds_in(left):
        if kind == MAP:
            if not has_map:
                yield from _orders(ground, route, (*row, MAP), reach, left - ONE[MAP], True)
            continue
        there, arrivals = ground.after(reach, kind, has_map)
        rest = left - ONE[kind]
        if rest:
            yield from _orders(ground, route, (*row, kind), there, rest, False)
            continue
        moves = route.cards - sum(one in (FLAG, MAP) for one in row)
        for chest, key in arrivals:
            is_it = chest == route.chest and key % LABYRINTHS == route.taken
            if is_it and moves + key // LABYRINTHS == route.steps:
                yield (*row, kind)
                break
