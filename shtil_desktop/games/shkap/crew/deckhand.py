"""The deckhand: any short route but the best, which it overlooks, and otherwise whatever comes to hand."""

from __future__ import annotations

from math import ceil
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.crew.pirate import Pirate, lay_row, table_of
from shtil_desktop.games.shkap.crew.routes.choices import ways_on
from shtil_desktop.games.shkap.crew.routes.hands import FLAG, KIND_OF, MAP, MARK, count, pack
from shtil_desktop.games.shkap.crew.routes.tables import Route
from shtil_desktop.games.shkap.crew.sailor import rank_for
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Pass, Take
from shtil_desktop.games.shkap.rules.view import View

MOST_MOVES: Final = 4
MOST_MAPS: Final = 1
ENOUGH: Final = 3
"""With so many routes it overlooks the best one."""
SEEN: Final = 0.6
"""Of its routes, the better ones: even a deckhand leaves the worst alone."""


class Deckhand(Pirate):
    def keep(self, view: View) -> Action:
        return self._any(view)

    def take(self, view: View) -> Action:
        """A surprise, as long as there is one."""
        surprise = Take(None)
        return surprise if surprise in view.legal else self._any(view)

    def throw(self, view: View) -> Action:
        return self._any(view)

    def announce(self, view: View) -> Action:
        return Land() if self._routes(view) else Pass()

    def lay(self, view: View) -> Action:
        routes = self._routes(view)
        if not routes:
            return Lay((next(card for card in view.hand if KIND_OF[card] != MARK),))
        return lay_row(view, routes[self.dice.below(len(routes))].row)

    def step(self, view: View) -> Action:
        """On to any chest that its cards still lead to."""
        ways = [step for step, ends in ways_on(view) if ends]
        return ways[self.dice.below(len(ways))] if ways else self._any(view)

    def _any(self, view: View) -> Action:
        return view.legal[self.dice.below(len(view.legal))]

    def _routes(self, view: View) -> list[Route]:
        table = table_of(view)
        assert table is not None
        routes = [route for route in table.fitting(pack(view.hand), rank_for(view)) if _is_plain(route)]
        return routes[len(routes) >= ENOUGH : ceil(len(routes) * SEEN)]


def _is_plain(route: Route) -> bool:
    """No more than a deckhand can see through."""
    maps, flags = count(route.need, MAP), count(route.need, FLAG)
    return maps <= MOST_MAPS and route.cards - maps - flags <= MOST_MOVES
