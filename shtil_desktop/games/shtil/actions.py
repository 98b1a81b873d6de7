"""What a seat can decide. What costs cards has a `price`, and a `pay` once its cards are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Self

from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.cards import Card


class Priced(Action):
    """An action that is paid for with cards of the hand."""

    __slots__ = ()

    def paid(self, items: Sequence[Card]) -> Self:
        return replace(self, pay=tuple(items))  # type: ignore[type-var]


@dataclass(frozen=True, slots=True)
class PlayIsland(Priced):
    """Place a card as the island `number`; only for a wild do the two differ."""

    card: Card
    cell: int
    number: int
    price: int = 0
    pay: tuple[Card, ...] = ()

    def paid(self, items: Sequence[Card]) -> PlayIsland:
        return PlayIsland(self.card, self.cell, self.number, self.price, tuple(items))


@dataclass(frozen=True, slots=True)
class PlayStart(Action):
    wild: bool = False


@dataclass(frozen=True, slots=True)
class Split(Action):
    """How many of the eight each seat gives, blind discards included."""

    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Give(Priced):
    price: int
    pay: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayFinish(Action):
    wild: bool = False


@dataclass(frozen=True, slots=True)
class Discard(Priced):
    pay: tuple[Card, ...] = ()
    price = 2


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """A monster takes the island at `cell` with it."""

    cell: int


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """The whole hand for a compass."""


@dataclass(frozen=True, slots=True)
class TurnIsland(Priced):
    """Turn the island at `cell` upside down."""

    cell: int
    pay: tuple[Card, ...] = ()
    price = 1


@dataclass(frozen=True, slots=True)
class UseCompass(Action):
    """Remove a storm in play: `at` is the seat it lies before or, for a purple one, the row."""

    storm: Card
    at: int
    wild: bool = False


@dataclass(frozen=True, slots=True)
class MoveReef(Action):
    row: int


@dataclass(frozen=True, slots=True)
class HoldReef(Priced):
    pay: tuple[Card, ...] = ()
    price = 2


@dataclass(frozen=True, slots=True)
class CancelStorm(Action):
    """Spend a compass on the storm just revealed."""

    wild: bool = False


@dataclass(frozen=True, slots=True)
class TakeYellow(Priced):
    """Let a yellow storm come: discard down to three."""

    price: int
    pay: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TakePurple(Action):
    """Let a purple storm come on a row; None when no row has an empty cell."""

    row: int | None


@dataclass(frozen=True, slots=True)
class TakeOrange(Action):
    """Let an orange storm come."""


@dataclass(frozen=True, slots=True)
class Explore(Priced):
    """In a full pyramid without a finish: discard two, turn over an explorer card."""

    pay: tuple[Card, ...] = ()
    price = 2


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """The whole hand for the whole row."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Nothing else can be done."""


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """The crew gives up."""


@cache
def placement(card: Card, cell: int, number: int, price: int) -> PlayIsland:
    """A placement as it is listed: there are few enough to make each only once."""
    return PlayIsland(card, cell, number, price)


@cache
def free_placements(card: Card, number: int, cells: int) -> tuple[PlayIsland, ...]:
    """The free placements of a card into each cell, so that listing a run of cells is taking a slice."""
    return tuple(placement(card, cell, number, 0) for cell in range(cells))
