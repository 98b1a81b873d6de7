"""What came of each island, read from the events: who landed, where a walk ended, and the coins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules import events as ev
from shtil_desktop.games.shkap.rules.islands import Cell


@dataclass(slots=True)
class SeatResult:
    """One seat on one island."""

    lands: bool | None = None
    stop: ev.Stop | None = None
    """None if it has not walked."""
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
    first: int
    is_extra: bool
    seats: dict[int, SeatResult] = field(default_factory=dict)
    is_over: bool = False
    """Whether the island has been left."""


def island_results(events: Iterable[Event]) -> list[IslandResult]:
    """All islands that were begun, in the order of play; `events` are those of a whole game."""
    found: list[IslandResult] = []
    for event in events:
        if isinstance(event, ev.IslandBegan | ev.GameEnded) and found:
            found[-1].is_over = True
        if isinstance(event, ev.IslandBegan):
            found.append(IslandResult(event.island, event.first, event.is_extra))
        elif found:
            _note(found[-1], event)
    return found


def _note(result: IslandResult, event: Event) -> None:
    match event:
        case ev.Announced(seat, lands):
            _seat(result, seat).lands = lands
        case ev.MarkThrown(_, at):
            _seat(result, at).marks += 1
        case ev.WalkEnded(seat, stop, cell, steps):
            of = _seat(result, seat)
            of.stop, of.cell, of.steps = stop, cell, steps
        case ev.CoinsWon(seat, _, _, coins, behind):
            of = _seat(result, seat)
            of.coins, of.behind = coins, behind


def _seat(result: IslandResult, seat: int) -> SeatResult:
    return result.seats.setdefault(seat, SeatResult())
