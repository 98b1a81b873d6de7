"""What a rival did on past islands tells of the cards it still holds: with better ones it had done better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import MARK, Hand, count, pack, units
from shtil_desktop.games.shkap.crew.routes.tables import RouteTable, route_table
from shtil_desktop.games.shkap.crew.sailor import sailor_route
from shtil_desktop.games.shkap.crew.worlds.knowledge import Rival
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Mark, Pass, Take
from shtil_desktop.games.shkap.rules.options import BLOCK, HAND, PACK
from shtil_desktop.games.shkap.rules.view import View

DEEPEST: Final = 3
"""Islands that are thought back."""
Chance = Callable[[], float]


class Deed:
    """What one seat did on one island, and how many cards it kept of those that it had then."""

    __slots__ = ("kept", "laid", "landed", "market", "takes")

    def __init__(self, lands: bool, size: int) -> None:
        self.landed = lands
        self.laid: tuple[int, ...] = ()
        self.kept = size
        self.takes = 0
        """Cards taken on the island, after its route was laid or its pass was said."""
        self.market = 0
        """Of these the ones from the market."""


def tell(view: View) -> list[list[Deed]]:
    """Each seat's deeds, island by island, the current one included."""
    found: list[list[Deed]] = [[] for _ in view.coins]
    for seat, action in view.history:
        deeds = found[seat]
        match action:
            case Land() | Pass():
                deeds.append(Deed(isinstance(action, Land), _size_before(view, deeds)))
            case Lay(cards):
                deeds[-1].laid = cards
                deeds[-1].kept -= len(cards)
            case Mark():
                deeds[-1].kept -= 1
            case Take(place):
                deeds[-1].takes += 1
                deeds[-1].market += place is not None
    return found


def _size_before(view: View, deeds: list[Deed]) -> int:
    """The size of a hand when its seat announces."""
    if view.options.has_draft:
        return PACK if len(deeds) % BLOCK == 0 else deeds[-1].kept + deeds[-1].takes
    return max(HAND, deeds[-1].kept + deeds[-1].takes) if deeds else HAND


class Memory:
    """Of one rival: how many of its hidden cards it held on the last island, and what it did before."""

    __slots__ = ("_archipelago", "_known", "_past", "hidden")

    def __init__(self, view: View, past: list[tuple[Deed, int, bool]], known: Hand, hidden: int) -> None:
        """`past` has the last island first: what was done, the island, whether marks could be thrown."""
        set_number = view.options.island_set
        self._past: list[tuple[RouteTable, Hand, int, bool]] = [
            (route_table(set_number, island), pack(deed.laid), deed.kept, could_throw)
            for deed, island, could_throw in past
        ]
        self._archipelago = view.options.has_draft
        self._known = known
        self.hidden = hidden

    @property
    def depth(self) -> int:
        return len(self._past)

    def agreement(self, old: Hand, chance: Chance) -> int:
        """On how many past islands, from the last one back, a sailor with these cards had done the same.

        Which cards it had two islands ago already is not known: some are chosen by chance.
        """
        held = self._known + old
        for back, (table, laid, kept, could_throw) in enumerate(self._past):
            if back:
                held = _some(held, kept, chance)
            if could_throw and count(held, MARK):
                return back
            route = sailor_route(table, laid + held, self._archipelago)
            if (0 if route is None else route.need) != laid:
                return back
            held += laid
        return self.depth


def _some(hand: Hand, number: int, chance: Chance) -> Hand:
    cards = units(hand)
    total, found = len(cards), 0
    for place in range(min(number, total)):
        chosen = place + int(chance() * (total - place))
        cards[place], cards[chosen] = cards[chosen], cards[place]
        found += cards[place]
    return found


def recall(view: View, rival: Rival, deeds: list[list[Deed]]) -> Memory | None:
    """None if there is nothing to remember, or if the rival doesn't play as a sailor does."""
    began = view.at - view.at % BLOCK if view.options.has_draft else 0
    if view.at == began or view.extra is not None:
        return None
    own = deeds[rival.seat]
    past = []
    for island in range(view.at - 1, max(began, view.at - DEEPEST) - 1, -1):
        could_throw = any(deeds[s][island].landed for s in range(len(deeds)) if s != rival.seat)
        past.append((own[island], view.past_islands[island], could_throw))
    taken = view.taken[rival.seat]
    recent = sum(deed.market for deed in own[view.at - 1 :])
    older = taken[: max(0, len(taken) - recent)]
    hidden = max(0, min(rival.hidden, own[view.at - 1].kept - len(older)))
    memory = Memory(view, past, pack(older), hidden)
    return memory if hidden and _is_sailor(view, past) else None


def _is_sailor(view: View, past: list[tuple[Deed, int, bool]]) -> bool:
    """Whether a sailor could have laid these routes: nothing behind the chest, the best of its cards."""
    for deed, island, _ in past:
        laid = pack(deed.laid)
        route = sailor_route(route_table(view.options.island_set, island), laid, view.options.has_draft)
        if deed.landed and (route is None or route.need != laid):
            return False
    return True
