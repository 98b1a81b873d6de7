"""What came of each island that is behind, read from what everyone knows: who landed, walks, and coins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import Cell, Island, island_set
from shtil_desktop.games.shkap.rules.island.walk import Walk
from shtil_desktop.games.shkap.rules.phases.coins import share_out

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.view import View


@dataclass(slots=True)
class SeatResult:
    """One seat on one island."""

    lands: bool
    stop: Stop | None = None
    """None if it has not walked to its end."""
    cell: Cell | None = None
    steps: int = 0
    marks: int = 0
    coins: int = 0
    behind: tuple[int, ...] = ()
    """The seats that were at the chest before it."""


@dataclass(slots=True)
class IslandResult:
    island: int
    """Its id."""
    seats: dict[int, SeatResult] = field(default_factory=dict)
    """In the order of announcing, which is that of walking."""
    routes: dict[int, do.Lay] = field(default_factory=dict)
    steps: dict[int, list[do.Step]] = field(default_factory=dict)


def past_results(view: View) -> list[IslandResult]:
    """All islands that were left, in the order of play; and the one on which somebody gave up."""
    known = island_set(view.options.island_set)
    begun = list(_begun(view))
    if view.outcome is None and view.open_islands:
        begun = begun[: view.at]
    for result in begun:
        _settle(result, known[result.island])
    return begun


def _begun(view: View) -> Iterator[IslandResult]:
    """Each island with what was done there: a new one begins with an announcement after all have walked."""
    islands = iter((*view.past_islands, *view.open_islands))
    result: IslandResult | None = None
    has_laid = False
    for seat, action in view.history:
        if isinstance(action, do.Land | do.Pass):
            if result is None or has_laid or seat in result.seats:
                if result is not None:
                    yield result
                result, has_laid = IslandResult(next(islands)), False
            result.seats[seat] = SeatResult(isinstance(action, do.Land))
        elif result is not None:
            has_laid = has_laid or isinstance(action, do.Lay | do.Laid)
            _note(result, seat, action)
    if result is not None:
        yield result


def _note(result: IslandResult, seat: int, action: Action) -> None:
    match action:
        case do.Lay():
            result.routes[seat] = action
        case do.Mark(_, at):
            result.seats[at].marks += 1
        case do.Step():
            result.steps.setdefault(seat, []).append(action)


def _settle(result: IslandResult, island: Island) -> None:
    """Walk every route again, and share the coins out."""
    walks = []
    for seat, one in result.seats.items():
        route = result.routes.get(seat)
        if route is None:
            continue
        walk = Walk.begin(island, seat, route.cards, one.marks)
        for step in result.steps.get(seat, ()):
            walk = walk.after(island, step).go_on(island)
        one.stop, one.cell, one.steps = walk.stop, walk.cell, walk.steps
        walks.append(walk)
    if any(walk.stop is None for walk in walks):
        return  # somebody gave up on the way
    for won in share_out(island, walks):
        of = result.seats[won.seat]
        of.coins, of.behind = won.coins, won.behind
