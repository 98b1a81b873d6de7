"""A walk that has begun: which ends each of its next steps leaves open, and what they would pay now."""

from __future__ import annotations

from collections.abc import Iterable

from shtil_desktop.games.shkap.crew.routes.hands import KIND_OF
from shtil_desktop.games.shkap.crew.routes.sequences import ReachedChest, walk_ends
from shtil_desktop.games.shkap.crew.routes.terrain import bit, terrain
from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.walk import Walk, cards_to_take
from shtil_desktop.games.shkap.rules.view import View


def ways_on(view: View) -> list[tuple[Step, tuple[ReachedChest, ...]]]:
    """Each step that may be chosen, with the ends it can still lead to; steps are counted from the start."""
    walk, island = view.walk, view.island
    assert walk is not None and island is not None
    ground = terrain(view.options.island_set, island.id)
    found = []
    for step in walk.choices(island):
        there, taken = walk.after(island, step), cards_to_take(island, step)
        if there.stop is Stop.CHEST:
            chest = bit(there.cell)
            ends: tuple[ReachedChest, ...] = (
                ReachedChest(chest, ground.coins[chest], there.steps, 0, there.used),
            )
        elif there.stop is not None:
            ends = ()
        else:
            row = [KIND_OF[card] for card in there.unused]
            further = walk_ends(ground, {0: bit(there.cell)}, row)
            ends = tuple(_from_start(end, there, taken) for end in further)
        found.append((step, ends))
    return found


def _from_start(end: ReachedChest, there: Walk, taken: int) -> ReachedChest:
    return ReachedChest(
        end.chest, end.coins, there.steps + end.steps, end.taken + taken, there.used + end.used
    )


def coins_now(end: ReachedChest, steps: int, walks: Iterable[Walk]) -> int:
    """What an end pays if nobody else comes: equal steps go to those who walked before."""
    before = sum(w.stop is Stop.CHEST and bit(w.cell) == end.chest and w.steps <= steps for w in walks)
    return max(0, end.coins - before)
