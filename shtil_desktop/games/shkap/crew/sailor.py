"""The sailor: the nearest rich chest, whatever comes after; also what stronger pirates expect of others."""

from __future__ import annotations

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.crew.pirate import Pirate, lay_row, table_of
from shtil_desktop.games.shkap.crew.routes.choices import coins_now, ways_on
from shtil_desktop.games.shkap.crew.routes.hands import (
    ACROSS,
    CROSS,
    FLAG,
    KIND_OF,
    KNIGHT,
    MAP,
    MARK,
    UNIT,
    UPDOWN,
    Hand,
    pack,
)
from shtil_desktop.games.shkap.crew.routes.tables import Rank, Route, RouteTable
from shtil_desktop.games.shkap.rules.actions import Done, Keep, Land, Lay, Mark, Pass, Take
from shtil_desktop.games.shkap.rules.view import View

NOTHING = -1.0
"""The rank of a hand without a route."""
WORTH_LANDING = -0.25
"""In the Archipelago cards are dear: a route below this rank is passed up."""
DRAFT_ORDER = (CROSS, KNIGHT, ACROSS, UPDOWN, FLAG, MAP, MARK)


def rank_in_base(route: Route) -> float:
    return route.coins - 0.45 * route.steps + 0.3 * route.taken


def rank_in_archipelago(route: Route) -> float:
    return route.coins - 0.15 * route.steps + 0.25 * route.taken - 0.35 * route.cards


def rank_for(view: View) -> Rank:
    return rank_in_archipelago if view.options.has_draft else rank_in_base


def sailor_route(table: RouteTable, hand: Hand, is_archipelago: bool) -> Route | None:
    """The route that a sailor with this hand lays; None if it passes."""
    if not is_archipelago:
        return table.best(hand, rank_in_base)
    route = table.best(hand, rank_in_archipelago)
    return route if route is not None and rank_in_archipelago(route) >= WORTH_LANDING else None


class Sailor(Pirate):
    def keep(self, view: View) -> Action:
        return Keep(min(view.pack, key=lambda card: (DRAFT_ORDER.index(KIND_OF[card]), card)))

    def announce(self, view: View) -> Action:
        return Land() if self._route(view) is not None else Pass()

    def _route(self, view: View) -> Route | None:
        table = table_of(view)
        assert table is not None
        return sailor_route(table, pack(view.hand), view.options.has_draft)

    def lay(self, view: View) -> Action:
        route = self._route(view)
        if route is None:
            return Lay((next(card for card in view.hand if KIND_OF[card] != MARK),))
        return lay_row(view, route.row)

    def take(self, view: View) -> Action:
        """What helps most on the horizon, else a cross, else a surprise."""
        hand, table, rank = pack(view.hand), table_of(view, ahead=1), rank_for(view)
        now = _best_rank(table, hand, rank)
        chosen, gain = None, 0.0
        for place, card in enumerate(view.market):
            if card is None:
                continue
            more = _best_rank(table, hand + UNIT[card], rank) - now
            if more > gain:
                chosen, gain = place, more
        if chosen is None:
            crosses = (p for p, card in enumerate(view.market) if card is not None and KIND_OF[card] == CROSS)
            chosen = next(crosses, None)
        action = Take(chosen)
        return action if action in view.legal else view.legal[0]

    def throw(self, view: View) -> Action:
        """At the richest who has landed, all it has."""
        target = richest_target(view)
        mark = next((card for card in sorted(view.hand) if KIND_OF[card] == MARK), None)
        return Done() if mark is None or target is None else Mark(mark, target)

    def step(self, view: View) -> Action:
        """To the chest that pays most now, in the fewest steps."""
        best, chosen = (-1, 0, 0), view.legal[0]
        for step, ends in ways_on(view):
            for end in ends:
                pays = (coins_now(end, end.steps, view.walks), -end.steps, end.taken)
                if pays > best:
                    best, chosen = pays, step
        return chosen


def _best_rank(table: RouteTable | None, hand: Hand, rank: Rank) -> float:
    route = None if table is None else table.best(hand, rank)
    return NOTHING if route is None else rank(route)


def richest_target(view: View) -> int | None:
    """The richest other seat that has landed, of equals the next one clockwise."""
    seats = view.options.seats
    clockwise = [(view.seat + i) % seats for i in range(1, seats)]
    landed = [seat for seat in clockwise if view.landed[seat]]
    return max(landed, key=lambda seat: view.coins[seat], default=None)
