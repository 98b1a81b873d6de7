"""The cells that a walk goes over on its way to a chest: for drawing a route on the island."""

from __future__ import annotations

from collections import deque

from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import Cell, Island
from shtil_desktop.games.shkap.rules.island.walk import Walk

Path = tuple[Step, ...]


def path_to(island: Island, cards: tuple[Card, ...], chest: Cell, steps: int | None = None) -> Path:
    """The steps of a row to a chest: in so many, or in the fewest; none if it doesn't lead there."""
    return path_on(island, Walk.begin(island, 0, cards, 0), chest, steps)


def path_on(island: Island, walk: Walk, chest: Cell, steps: int | None = None) -> Path:
    """The steps that are still to go on a walk that has begun; marks that it had received are counted."""
    best: tuple[int, Path] | None = None
    open_walks: deque[tuple[Walk, Path]] = deque([(walk, ())])
    seen = {(walk.cell, walk.used, walk.steps)}
    while open_walks:
        walk, path = open_walks.popleft()
        if walk.stop is Stop.CHEST and walk.cell == chest:
            if steps == walk.steps:
                return path
            if best is None or walk.steps < best[0]:
                best = (walk.steps, path)
        elif walk.stop is None:
            for step in walk.choices(island):
                there = walk.after(island, step).go_on(island)
                key = (there.cell, there.used, there.steps)
                if key not in seen:
                    seen.add(key)
                    open_walks.append((there, (*path, step)))
    return () if best is None else best[1]
