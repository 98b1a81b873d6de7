"""The deckhand: any short route it finds; cards and marks as they come to hand."""

from __future__ import annotations

from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.crew.pirate import Pirate, lay_row, table_of
from shtil_desktop.games.shkap.crew.routes.hands import FLAG, KIND_OF, MAP, MARK, count, pack
from shtil_desktop.games.shkap.crew.routes.tables import Route
from shtil_desktop.games.shkap.crew.sailor import rank_in_base, step_to_most_coins
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Pass
from shtil_desktop.games.shkap.rules.view import View

MOST_MOVES: Final = 4
MOST_MAPS: Final = 1


class Deckhand(Pirate):
    def keep(self, view: View) -> Action:
        return self._any(view)

    def take(self, view: View) -> Action:
        return self._any(view)

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
        """With the cards on the table it sees as well as anybody where the coins are."""
        return step_to_most_coins(view)

    def _any(self, view: View) -> Action:
        return view.legal[self.dice.below(len(view.legal))]

    def _routes(self, view: View) -> list[Route]:
        table = table_of(view)
        assert table is not None
        return [route for route in table.fitting(pack(view.hand), rank_in_base) if _is_plain(route)]


def _is_plain(route: Route) -> bool:
    """No more than a deckhand can see through."""
    maps, flags = count(route.need, MAP), count(route.need, FLAG)
    return maps <= MOST_MAPS and route.cards - maps - flags <= MOST_MOVES
