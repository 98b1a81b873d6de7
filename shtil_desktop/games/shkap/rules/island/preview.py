"""Where a route can lead: every cell after each card, the chests it can end at, and what would go wrong.

A player lays cards without choosing directions yet, so all of them are looked at together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from shtil_desktop.games.shkap.rules.actions import Step
from shtil_desktop.games.shkap.rules.cards import KINDS, STEPS, Card, Kind
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import BURIED, JUNGLE, Cell, Island
from shtil_desktop.games.shkap.rules.island.walk import Walk, start_of
from shtil_desktop.games.values import value

Path = tuple[Step, ...]


@value
class End:
    """A chest that a route can end at, by its shortest way."""

    chest: Cell
    coins: int
    steps: int
    used: int
    """Cards of the route up to the chest; all behind them have no effect."""
    path: Path


@value
class RouteFlaw:
    """Where every way of a route breaks off, and why."""

    at: int
    """The place of the card in the route; behind the last one if no card is left."""
    stop: Stop
    cells: tuple[Cell, ...]
    """Where it leaves the pirate."""


@value
class Preview:
    """What a route can come to."""

    start: Cell
    after: tuple[dict[Cell, int], ...]
    """For each card the cells where it can have led, chests aside, with the fewest steps."""
    barred: tuple[frozenset[Cell], ...]
    """For each card the jungle and the buried chests that it leads to, and that want a map."""
    ends: tuple[End, ...]
    """The most coins first, then the fewest steps."""
    mistake: RouteFlaw | None
    """None if a chest can be reached."""

    @property
    def thrown_from(self) -> int:
        """The first card that is behind every chest, whatever is chosen; the number of cards if none is."""
        return max((end.used for end in self.ends), default=len(self.after))

    @property
    def frontier(self) -> dict[Cell, int]:
        """Where the pirate can stand after the last card, still on its way."""
        return self.after[-1] if self.after else {self.start: 0}


def preview(island: Island, cards: Sequence[Card], marks: int = 0) -> Preview:
    """Look at every way of a route on an island."""
    route = tuple(cards)
    if not route:
        return Preview(island.start, (), (), (), None)
    return _look(island, Walk.begin(island, 0, route, marks))


def preview_walk(island: Island, walk: Walk) -> Preview:
    """The same for what is still to go of a walk that has begun."""
    return _look(island, walk)


def _look(island: Island, begun: Walk) -> Preview:
    after: list[dict[Cell, int]] = [{} for _ in begun.route]
    barred: list[set[Cell]] = [set() for _ in begun.route]
    stopped: list[Walk] = []
    ends: dict[Cell, End] = {}
    for walk, path in _ways(island, begun):
        if path and walk.stop is Stop.CHEST:
            known = ends.get(walk.cell)
            if known is None or walk.steps < known.steps:
                coins = island.coins_at(walk.cell)
                ends[walk.cell] = End(walk.cell, coins, walk.steps, walk.used, path)
            continue
        if path and walk.stop is not Stop.BURIED:
            _note(after[_led_by(walk, begun)], walk.cell, walk.steps)
        if walk.stop is not None:
            stopped.append(walk)
        if walk.stop in (None, Stop.NOWHERE):
            barred[walk.used] |= _barred(island, walk)
    start = start_of(island, begun.route) if begun.used <= 1 and not begun.steps else begun.cell
    _fill_gaps(after, begun, start)
    found = sorted(ends.values(), key=lambda end: (-end.coins, end.steps))
    mistake = None if ends else _mistake(stopped)
    return Preview(start, tuple(after), tuple(map(frozenset, barred)), tuple(found), mistake)


def _ways(island: Island, begun: Walk) -> Iterator[tuple[Walk, Path]]:
    """Every state of every way, each once, breadth first."""
    open_walks: list[tuple[Walk, Path]] = [(begun, ())]
    seen = {_key(begun)}
    for walk, path in open_walks:
        yield walk, path
        if walk.stop is not None:
            continue
        for step in walk.choices(island):
            there = walk.after(island, step).go_on(island)
            if _key(there) not in seen:
                seen.add(_key(there))
                open_walks.append((there, (*path, step)))


def _key(walk: Walk) -> tuple[Cell, int, int, Stop | None]:
    return walk.cell, walk.used, walk.steps, walk.stop


def _led_by(walk: Walk, begun: Walk) -> int:
    """The place of the move card that led a walk to where it is: maps behind it are passed over."""
    at = walk.used - 1
    while at > begun.used and KINDS[walk.route[at]] is Kind.MAP:
        at -= 1
    return at


def _note(cells: dict[Cell, int], cell: Cell, steps: int) -> None:
    cells[cell] = min(steps, cells.get(cell, steps))


def _fill_gaps(after: list[dict[Cell, int]], begun: Walk, start: Cell) -> None:
    """A flag and a map leave the pirate where it is; so do cards that are behind already."""
    here = {start: begun.steps}
    for at, card in enumerate(begun.route):
        if at < begun.used or KINDS[card] is Kind.MAP:
            after[at] = here
        here = after[at]


def _barred(island: Island, walk: Walk) -> set[Cell]:
    """What the next card leads to, and may not enter for want of a map."""
    if walk.has_map:
        return set()
    row, column = walk.cell
    led = ((row + down, column + right) for down, right in STEPS[KINDS[walk.card]])
    return {cell for cell in led if island.sign(cell) == JUNGLE or island.sign(cell) in BURIED}


def _mistake(stopped: Iterable[Walk]) -> RouteFlaw | None:
    """That of the ways that come farthest."""
    walks = list(stopped)
    if not walks:
        return None
    at = max(_breaks_at(walk) for walk in walks)
    farthest = [walk for walk in walks if _breaks_at(walk) == at]
    stop = min((walk.stop for walk in farthest if walk.stop is not None), key=list(Stop).index)
    cells = sorted({walk.cell for walk in farthest if walk.stop is stop})
    return RouteFlaw(at, stop, tuple(cells))


def _breaks_at(walk: Walk) -> int:
    """The place of the card that can't be followed; a buried chest is met by the card before."""
    return walk.used - 1 if walk.stop is Stop.BURIED else walk.used


def pay_now(end: End, walks: Iterable[Walk]) -> int:
    """What an end pays if nobody comes after: of equal steps those go first who walked before."""
    before = sum(
        walk.stop is Stop.CHEST and walk.cell == end.chest and walk.steps <= end.steps for walk in walks
    )
    return max(0, end.coins - before)


def best_end(ends: Iterable[End], walks: Sequence[Walk]) -> End | None:
    """What pays most now; of equals the fewest steps."""
    return max(ends, key=lambda end: (pay_now(end, walks), -end.steps), default=None)
