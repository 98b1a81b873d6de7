"""Rows worth thinking about: card after card from a hand, with all the cells that they can lead to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import FLAG, MAP, MARKS, MOVES, ONE, Hand, holds
from shtil_desktop.games.shkap.crew.routes.sequences import ReachedChest
from shtil_desktop.games.shkap.crew.routes.tables import Row
from shtil_desktop.games.shkap.crew.routes.terrain import LABYRINTHS, Cells, Reach, Terrain, terrain
from shtil_desktop.games.values import value

MOST_CARDS: Final = 7
MOST_NODES: Final = 3000
STEP: Final = 0.3
TAKEN: Final = 0.3
SECOND_CHEST: Final = 0.3
CARD: Final = 0.06

Ends = dict[Cells, ReachedChest]
"""The best end at each chest."""


@value
class Candidate:
    """A row that ends with a card that reaches a chest, and how good it looks by itself."""

    row: Row
    need: Hand
    looks: float


class _Search:
    """One search through a hand; rows with the same cards and the same ends are found once."""

    def __init__(self, ground: Terrain) -> None:
        self.ground = ground
        self.has_obstacles = bool(ground.jungle | ground.buried)
        self.found: dict[tuple[Hand, tuple[tuple[Cells, int], ...]], Candidate] = {}
        self.nodes = 0

    def go(self, row: Row, need: Hand, left: Hand, reach: Reach, has_map: bool, ends: Ends) -> None:
        if len(row) >= MOST_CARDS or self.nodes > MOST_NODES:
            return
        for kind in MOVES:
            if not holds(left, ONE[kind]):
                continue
            self.nodes += 1
            there, arrivals = self.ground.after(reach, kind, has_map)
            longer, more = (*row, kind), need + ONE[kind]
            reached = self._with_arrivals(ends, arrivals, longer) if arrivals else ends
            if reached is not ends:
                self._note(longer, more, reached)
            if there:
                self.go(longer, more, left - ONE[kind], there, False, reached)
        if self.has_obstacles and not has_map and holds(left, ONE[MAP]):
            self.go((*row, MAP), need + ONE[MAP], left - ONE[MAP], reach, True, ends)

    def _with_arrivals(self, ends: Ends, arrivals: list[tuple[Cells, int]], row: Row) -> Ends:
        """The best end at each chest; the same ends if the card brought nothing new."""
        moves = sum(kind in MOVES for kind in row)
        found = ends
        for chest, key in arrivals:
            steps, taken = moves + key // LABYRINTHS, key % LABYRINTHS
            known = found.get(chest)
            if known is None or _score(known.coins, known.steps, known.taken) < _score(
                known.coins, steps, taken
            ):
                found = dict(found) if found is ends else found
                found[chest] = ReachedChest(chest, self.ground.coins[chest], steps, taken, len(row))
        return found

    def _note(self, row: Row, need: Hand, ends: Ends) -> None:
        key = (need, tuple(sorted((end.chest, end.steps) for end in ends.values())))
        if key not in self.found:
            best = max(_score(end.coins, end.steps, end.taken) for end in ends.values())
            looks = best + SECOND_CHEST * (len(ends) > 1) - CARD * len(row)
            self.found[key] = Candidate(row, need, looks)


def _score(coins: int, steps: int, taken: int) -> float:
    return coins - STEP * steps + TAKEN * taken


@lru_cache(64)
def candidates(island_set_number: int, island_id: int, hand: Hand) -> tuple[Candidate, ...]:
    """All rows of a hand that reach a chest, the best looking first."""
    ground = terrain(island_set_number, island_id)
    hand &= ~MARKS
    search = _Search(ground)
    if holds(hand, ONE[FLAG]):
        search.go((FLAG,), ONE[FLAG], hand - ONE[FLAG], {0: ground.black}, False, {})
    search.nodes = 0
    search.go((), 0, hand, {0: ground.white}, False, {})
    return tuple(sorted(search.found.values(), key=lambda one: (-one.looks, one.row)))
