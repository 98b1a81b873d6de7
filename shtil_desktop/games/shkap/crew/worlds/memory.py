"""What a rival did on the last island tells of the cards it still holds: better ones had done better."""

from __future__ import annotations

from typing import Protocol

from shtil_desktop.games.shkap.crew.routes.hands import MARK, Hand, count, pack
from shtil_desktop.games.shkap.crew.routes.tables import RouteTable, route_table
from shtil_desktop.games.shkap.crew.sailor import sailor_route
from shtil_desktop.games.shkap.crew.worlds.knowledge import Rival
from shtil_desktop.games.shkap.crew.worlds.minds import CaptainsMind
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Mark, Pass, Take
from shtil_desktop.games.shkap.rules.options import BLOCK, HAND, PACK
from shtil_desktop.games.shkap.rules.view import View


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


class Memory(Protocol):
    """What is remembered of one rival: how many hidden cards it has held for longer, and what they can be."""

    @property
    def hidden(self) -> int: ...

    def allows(self, old: Hand) -> bool: ...


class SailorsPast:
    """How many of its hidden cards a sailor held on the last island, and what it did there.

    To think back over more islands tells hardly more: most cards are gone by then.
    """

    __slots__ = ("_archipelago", "_could_throw", "_known", "_laid", "_table", "hidden")

    def __init__(self, view: View, deed: Deed, could_throw: bool, known: Hand, hidden: int) -> None:
        self._table: RouteTable = route_table(view.options.island_set, view.past_islands[-1])
        self._archipelago = view.options.has_draft
        self._laid = pack(deed.laid)
        self._could_throw = could_throw
        self._known = known
        self.hidden = hidden

    def allows(self, old: Hand) -> bool:
        """Whether a sailor with these cards besides had done the same."""
        if self._could_throw and count(old, MARK):
            return False
        route = sailor_route(self._table, self._laid + self._known + old, self._archipelago)
        return (0 if route is None else route.need) == self._laid


def is_cunning(view: View, seat: int, deeds: list[list[Deed]]) -> bool:
    """Whether a seat has laid what no sailor would: cards behind the chest, or not the best of its cards."""
    for deed, island in zip(deeds[seat], view.past_islands, strict=False):
        laid = pack(deed.laid)
        route = sailor_route(route_table(view.options.island_set, island), laid, view.options.has_draft)
        if deed.landed and (route is None or route.need != laid):
            return True
    return False


class CaptainsPast:
    """How many cards a captain has kept for this island, besides some that are known."""

    __slots__ = ("_known", "_mind", "hidden")

    def __init__(self, mind: CaptainsMind, known: Hand, hidden: int) -> None:
        self._mind = mind
        self._known = known
        self.hidden = hidden

    def allows(self, old: Hand) -> bool:
        return self._mind.would_keep(self._known + old)


def recall(
    view: View, rival: Rival, deeds: list[list[Deed]], captain: CaptainsMind | None = None
) -> Memory | None:
    """None if there is nothing to remember: hands were dealt afresh, or no card of that time is left."""
    is_fresh = view.at % BLOCK == 0 if view.options.has_draft else view.at == 0
    if is_fresh or view.extra is not None:
        return None
    last = view.at - 1
    own = deeds[rival.seat]
    taken = view.taken[rival.seat]
    recent = sum(deed.market for deed in own[last:])
    older = taken[: max(0, len(taken) - recent)]
    hidden = max(0, min(rival.hidden, own[last].kept - len(older)))
    if not hidden:
        return None
    if captain is not None:
        return CaptainsPast(captain, pack(older), hidden)
    could_throw = any(deeds[seat][last].landed for seat in range(len(deeds)) if seat != rival.seat)
    return SailorsPast(view, own[last], could_throw, pack(older), hidden)
