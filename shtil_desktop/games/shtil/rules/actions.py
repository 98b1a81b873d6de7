"""What a seat can decide. What costs cards has a `price`, and a `pay` once its cards are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.rules.cards import HIDDEN, WILD, Card
from shtil_desktop.games.values import value


class ShtilAction(Action):
    """An action of a voyage. One with a `price` is listed unpaid: open until `paid` has named its cards."""

    __slots__ = ()
    price: int = 0
    pay: tuple[Card, ...] = ()

    @property
    def is_open(self) -> bool:
        return len(self.pay) < self.price

    def paid(self, items: Sequence[Card]) -> Self:
        """The same action, paid with these cards."""
        raise TypeError(f"{type(self).__name__} costs nothing")

    def seen_by(self, seat: int, decider: int) -> ShtilAction:
        """What others pay with is hidden."""
        return self if seat == decider or not self.pay else self.paid((HIDDEN,) * len(self.pay))


@value
class PlayIsland(ShtilAction):
    """Place a card as the island `number`; only for a wild do the two differ."""

    card: Card
    cell: int
    number: int
    price: int = 0
    pay: tuple[Card, ...] = ()

    def paid(self, items: Sequence[Card]) -> PlayIsland:
        return PlayIsland(self.card, self.cell, self.number, self.price, tuple(items))


@value
class PlayStart(ShtilAction):
    wild: bool = False


@value
class Split(ShtilAction):
    """How many of the eight each seat gives, blind discards included."""

    shares: tuple[int, ...]


@value
class Give(ShtilAction):
    price: int
    pay: tuple[Card, ...] = ()

    def paid(self, items: Sequence[Card]) -> Give:
        return Give(self.price, tuple(items))


@value
class PlayFinish(ShtilAction):
    wild: bool = False


@value
class Discard(ShtilAction):
    pay: tuple[Card, ...] = ()
    price = 2

    def paid(self, items: Sequence[Card]) -> Discard:
        return Discard(tuple(items))


@value
class Strike(ShtilAction):
    """A monster takes the island at `cell` with it."""

    cell: int


@value
class Trade(ShtilAction):
    """The whole hand for a compass."""


@value
class TurnIsland(ShtilAction):
    """Turn the island at `cell` upside down."""

    cell: int
    pay: tuple[Card, ...] = ()
    price = 1

    def paid(self, items: Sequence[Card]) -> TurnIsland:
        return TurnIsland(self.cell, tuple(items))


@value
class UseCompass(ShtilAction):
    """Remove a storm in play: `at` is the seat it lies before or, for a purple one, the row."""

    storm: Card
    at: int
    wild: bool = False


@value
class MoveReef(ShtilAction):
    row: int


@value
class HoldReef(ShtilAction):
    pay: tuple[Card, ...] = ()
    price = 2

    def paid(self, items: Sequence[Card]) -> HoldReef:
        return HoldReef(tuple(items))


@value
class CancelStorm(ShtilAction):
    """Spend a compass on the storm just revealed."""

    wild: bool = False


@value
class TakeYellow(ShtilAction):
    """Let a yellow storm come: discard down to three."""

    price: int
    pay: tuple[Card, ...] = ()

    def paid(self, items: Sequence[Card]) -> TakeYellow:
        return TakeYellow(self.price, tuple(items))


@value
class TakePurple(ShtilAction):
    """Let a purple storm come on a row; None when no row has an empty cell."""

    row: int | None


@value
class TakeOrange(ShtilAction):
    """Let an orange storm come."""


@value
class Explore(ShtilAction):
    """In a full pyramid without a finish: discard two, turn over an explorer card."""

    pay: tuple[Card, ...] = ()
    price = 2

    def paid(self, items: Sequence[Card]) -> Explore:
        return Explore(tuple(items))


@value
class Swap(ShtilAction):
    """The whole hand for the whole row."""


@value
class Pass(ShtilAction):
    """Nothing else can be done."""


@value
class Resign(ShtilAction):
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
