"""How rivals choose among their routes: sailors by the chest alone, captains by what comes after it, too."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final, Protocol

from shtil_desktop.games.shkap.crew.routes.hands import MARKS, ONE, Hand, holds, kinds_in, parts, size
from shtil_desktop.games.shkap.crew.routes.tables import Route, RouteTable
from shtil_desktop.games.shkap.crew.sailor import rank_in_archipelago, sailor_route
from shtil_desktop.games.shkap.crew.values.prospects import Outlook
from shtil_desktop.games.shkap.crew.values.rivalry import haunts, worth_among
from shtil_desktop.games.shkap.crew.values.two_islands import PRICES, outlook
from shtil_desktop.games.shkap.crew.worlds.knowledge import (
    deck_to_come,
    has_horizon,
    islands_left,
)
from shtil_desktop.games.shkap.rules.options import HAND
from shtil_desktop.games.shkap.rules.view import View

WHIM: Final = 0.9
"""How far a captain's view of a route may be from ours, in coins."""
DOUBT: Final = 0.05
"""How much worse than without it a kept card may make a hand, in coins: captains know other cards."""
NOWHERE: Final = -9.0
ROUTES_OF_A_DRAFTER: Final = 6
WHIM_OF_A_DRAFTER: Final = 1.4
Chance = Callable[[], float]


class Mind(Protocol):
    """How a rival sees the island that is played now."""

    def choose(self, hand: Hand, chance: Chance) -> tuple[Route | None, int]:
        """The route that it may think the best, and how many cards it lays with it."""
        ...


class SailorsMind:
    def __init__(self, view: View, table: RouteTable) -> None:
        self._table = table
        self._is_archipelago = view.options.has_draft

    def choose(self, hand: Hand, chance: Chance) -> tuple[Route | None, int]:
        route = sailor_route(self._table, hand, self._is_archipelago)
        return route, 0 if route is None else route.cards


class DraftersMind:
    """Captains of the Archipelago: nothing is thrown away, and each has plans of its own."""

    def __init__(self, table: RouteTable) -> None:
        self._table = table

    def choose(self, hand: Hand, chance: Chance) -> tuple[Route | None, int]:
        best, chosen = NOWHERE, None
        for route in islice(self._table.fitting(hand, rank_in_archipelago), ROUTES_OF_A_DRAFTER):
            looks = rank_in_archipelago(route) + WHIM_OF_A_DRAFTER * chance()
            if looks > best:
                best, chosen = looks, route
        return chosen, 0 if chosen is None else chosen.cards


class CaptainsMind:
    """Captains where hands are drawn up: they throw away what is no good on the next island."""

    def __init__(self, view: View, table: RouteTable) -> None:
        options = view.options
        there, others = haunts(table), options.seats - 1
        self._routes = [
            (route, worth_among(route, there, others, PRICES.denial) + PRICES.taken * route.taken)
            for route in table.routes
        ]
        source, left = deck_to_come(view), islands_left(view)
        self._ahead: Outlook | None = None
        if has_horizon(view):
            horizon = view.open_islands[1]
            self._ahead = outlook(options.island_set, horizon, options.seats, left - 1, PRICES, source)
        here = view.open_islands[0]
        self._here = outlook(options.island_set, here, options.seats, left, PRICES, source)
        self._best_kept: dict[Hand, tuple[float, int]] = {}

    def would_keep(self, kept: Hand) -> bool:
        """Whether a captain would have kept all these cards for this island; marks it can't lay."""
        if size(kept) > HAND:
            return True
        worth = self._here.of(kept) + DOUBT
        return all(self._here.of(kept - ONE[kind]) <= worth for kind in kinds_in(kept & ~MARKS))

    def choose(self, hand: Hand, chance: Chance) -> tuple[Route | None, int]:
        best, chosen, laid = NOWHERE, None, 0
        for route, worth in self._routes:
            if holds(hand, route.need):
                ahead, thrown = self._rest((hand - route.need) & ~MARKS)
                looks = worth + ahead + WHIM * chance()
                if looks > best:
                    best, chosen, laid = looks, route, route.cards + thrown
        return chosen, laid

    def _rest(self, rest: Hand) -> tuple[float, int]:
        """What the other cards are worth, and how many of them are better thrown away."""
        if self._ahead is None:
            return 0.0, 0
        found = self._best_kept.get(rest)
        if found is None:
            kept = max(parts(rest), key=self._ahead.of)
            found = self._best_kept[rest] = self._ahead.of(kept), size(rest) - size(kept)
        return found
