"""With all cards open: the most that a hand could have brought, and what each mark has changed."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.shkap.crew.routes.hands import pack, pick
from shtil_desktop.games.shkap.crew.routes.paths import Path, path_to
from shtil_desktop.games.shkap.crew.routes.tables import Route, route_table
from shtil_desktop.games.shkap.crew.routes.terrain import Cells, bit, cell_of
from shtil_desktop.games.shkap.review.retelling import Arrival, Cards, Chapter, Throw, retell
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.island.islands import Cell, island_set
from shtil_desktop.games.values import replace, value


@value
class Missed:
    """The best route that the hand had, the others' routes and marks as they were."""

    coins: int
    cards: Cards
    chest: Cell
    steps: int
    path: Path


@value
class MarkEffect:
    """A mark that changed who got what: coins by seat without it, and with it."""

    throw: Throw
    without: dict[int, int]
    with_it: dict[int, int]


def best_in_hindsight(chapter: Chapter, seat: int, set_number: int) -> Missed | None:
    """None if the hand had no route at all."""
    hand = pack(chapter.hands[seat])
    marks = chapter.marks_on(seat)
    others = [one for one in chapter.arrivals if one.seat != seat and one.stop is Stop.CHEST]
    best: tuple[int, int, int] | None = None
    chosen: Route | None = None
    for route in route_table(set_number, chapter.island).fitting(hand, _fewest_steps):
        coins = _coins(chapter, seat, route.chest, route.coins, route.steps + marks, others)
        rank = (coins, -route.steps, -route.cards)
        if best is None or rank > best:
            best, chosen = rank, route
    if best is None or chosen is None:
        return None
    cards = pick(chapter.hands[seat], chosen.row)
    island = island_set(set_number)[chapter.island]
    path = path_to(island, cards, cell_of(chosen.chest), chosen.steps)
    return Missed(best[0], cards, cell_of(chosen.chest), chosen.steps, path)


def missed_islands(game: Shkap, seat: int) -> list[int]:
    """The places, among the islands of a game, of those on which the seat's hand could have brought more."""
    found = []
    for at, chapter in enumerate(retell(game)):
        best = best_in_hindsight(chapter, seat, game.options.island_set) if seat in chapter.hands else None
        if best is not None and best.coins > chapter.coins_of(seat):
            found.append(at)
    return found


def _fewest_steps(route: Route) -> float:
    return -route.steps


def _coins(
    chapter: Chapter, seat: int, chest: Cells, value_of_chest: int, steps: int, others: Sequence[Arrival]
) -> int:
    """What a seat gets there; of equals the one nearer to the first player comes before."""
    place = chapter.order.index(seat)
    before = [
        other
        for other in others
        if bit(other.cell) == chest
        and (other.steps < steps or (other.steps == steps and chapter.order.index(other.seat) < place))
    ]
    return max(0, value_of_chest - len(before))


def mark_effects(chapter: Chapter, set_number: int) -> tuple[MarkEffect, ...]:
    """The throws without which somebody had got other coins, all walks being what they were."""
    with_all = share(chapter, set_number, chapter.arrivals)
    found = []
    for throw in chapter.throws:
        lighter = [
            replace(one, steps=one.steps - 1) if one.seat == throw.at else one for one in chapter.arrivals
        ]
        without = share(chapter, set_number, lighter)
        if without != with_all:
            found.append(MarkEffect(throw, without, with_all))
    return tuple(found)


def share(chapter: Chapter, set_number: int, arrivals: Sequence[Arrival]) -> dict[int, int]:
    """Coins by seat, of those who came to a chest."""
    island = island_set(set_number)[chapter.island]
    there = [one for one in arrivals if one.stop is Stop.CHEST]
    return {
        one.seat: _coins(
            chapter,
            one.seat,
            bit(one.cell),
            island.coins_at(one.cell),
            one.steps,
            [other for other in there if other.seat != one.seat],
        )
        for one in there
    }
