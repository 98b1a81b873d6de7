"""What a seat can decide. What costs cards has a `price`, and a `pay` once its cards are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.cards import WILD, Card
from shtil_desktop.games.values import value


@value
class PlayIsland(Action):
    """Place a card as the island `number`; only for a wild do the two differ."""

    card: Card
    cell: int
    number: int
    price: int = 0
    pay: tuple[Card, ...] = ()

    def paid(self, items: Sequence[Card]) -> PlayIsland:
        return PlayIsland(self.card, self.cell, self.number, self.price, tuple(items))


@value
class PlayStart(Action):
    wild: bool = False


@value
class Split(Action):
    """How many of the eight each seat gives, blind discards included."""

    shares: tuple[int, ...]


@value
class Give(Action):
    price: int
    pay: tuple[Card, ...] = ()

    def paid(self, items: Sequence[Card]) -> Give:
        return Give(self.price, tuple(items))


@value
class PlayFinish(Action):
    wild: bool = False


@value
class Discard(Action):
    pay: tuple[Card, ...] = ()
    price = 2

    def paid(self, items: Sequence[Card]) -> Discard:
        return Discard(tuple(items))


@value
class Strike(Action):
    """A monster takes the island at `cell` with it."""

    cell: int


@value
class Trade(Action):
    """The whole hand for a compass."""


@value
class TurnIsland(Action):
    """Turn the island at `cell` upside down."""

    cell: int
    pay: tuple[Card, ...] = ()
    price = 1

    def paid(self, items: Sequence[Card]) -> TurnIsland:
        return TurnIsland(self.cell, tuple(items))


@value
class UseCompass(Action):
    """Remove a storm in play: `at` is the seat it lies before or, for a purple one, the row."""

    storm: Card
    at: int
    wild: bool = False


@value
class MoveReef(Action):
    row: int


@value
class HoldReef(Action):
    pay: tuple[Card, ...] = ()
    price = 2

    def paid(self, items: Sequence[Card]) -> HoldReef:
        return HoldReef(tuple(items))


@value
class CancelStorm(Action):
    """Spend a compass on the storm just revealed."""

    wild: bool = False


@value
class TakeYellow(Action):
    """Let a yellow storm come: discard down to three."""

    price: int
    pay: tuple[Card, ...] = ()

    def paid(self, items: Sequence[Card]) -> TakeYellow:
        return TakeYellow(self.price, tuple(items))


@value
class TakePurple(Action):
    """Let a purple storm come on a row; None when no row has an empty cell."""

    row: int | None


@value
class TakeOrange(Action):
    """Let an orange storm come."""


@value
class Explore(Action):
    """In a full pyramid without a finish: discard two, turn over an explorer card."""

    pay: tuple[Card, ...] = ()
    price = 2

    def paid(self, items: Sequence[Card]) -> Explore:
        return Explore(tuple(items))


@value
class Swap(Action):
    """The whole hand for the whole row."""


@value
class Pass(Action):
    """Nothing else can be done."""


@value
class Resign(Action):
    """The crew gives up."""


MOST_CELLS = 36
"""Of the largest layout."""
HIGHEST_PRICE = 4


class Placements(dict[int, tuple[tuple[PlayIsland, ...], ...]]):
    """Placements by number, price and cell, as they are listed: a run of cells is a slice."""

    def __init__(self, wild: Card | None = None) -> None:
        super().__init__()
        self._wild = wild

    def __missing__(self, number: int) -> tuple[tuple[PlayIsland, ...], ...]:
        card, cells = self._wild or number, range(MOST_CELLS)
        made = [
            tuple(PlayIsland(card, cell, number, price) for cell in cells)
            for price in range(HIGHEST_PRICE + 1)
        ]
        self[number] = tuple(made)
        return self[number]


ISLAND_PLACEMENTS = Placements()
WILD_PLACEMENTS = Placements(WILD)
