"""What has happened."""

from __future__ import annotations

from enum import StrEnum

from shtil_desktop.games.base import Event
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome
from shtil_desktop.games.values import value


@value
class CardsDealt(Event):
    """Cards from the deck: at a deal, or drawn up to five. Others see how many."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: int) -> CardsDealt:
        return self if seat == self.seat else CardsDealt(self.seat, self.count)


@value
class CardKept(Event):
    """In a draft; others don't see which."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int) -> CardKept:
        return self if seat == self.seat else CardKept(self.seat, None)


@value
class PacksPassed(Event):
    """Every pack went to the left."""


@value
class HandsDiscarded(Event):
    """All hands, openly, by seat."""

    hands: tuple[tuple[Card, ...], ...]


@value
class IslandBegan(Event):
    """An island is played now; `first` has the marker."""

    island: int
    first: int
    is_extra: bool


@value
class IslandsOpened(Event):
    """Islands that were closed, or the next one on the horizon."""

    islands: tuple[int, ...]


@value
class Announced(Event):
    seat: int
    lands: bool


@value
class CardTaken(Event):
    """From a place of the market, seen by all, or from the deck, seen by its seat."""

    seat: int
    place: int | None
    card: Card | None

    def seen_by(self, seat: int) -> CardTaken:
        hides = self.place is None and seat != self.seat
        return CardTaken(self.seat, None, None) if hides else self


@value
class MarketRefilled(Event):
    place: int
    card: Card


@value
class DeckReshuffled(Event):
    """The discard has become the deck."""

    count: int


@value
class RouteLaid(Event):
    """A route is committed; until all are, others don't see how long it is."""

    seat: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: int) -> RouteLaid:
        return self if seat == self.seat else RouteLaid(self.seat)


@value
class RoutesCounted(Event):
    """All are ready: how many cards lie before each seat."""

    counts: tuple[int, ...]


@value
class MarkThrown(Event):
    seat: int
    at: int
    card: Card


@value
class MarksDone(Event):
    seat: int


@value
class RouteRevealed(Event):
    """A seat turns its route over, and begins its walk at a flag."""

    seat: int
    cards: tuple[Card, ...]
    start: Cell


@value
class Walked(Event):
    """One move card used; `exit` is the cave that the seat came out of."""

    seat: int
    card: Card
    to: Cell
    exit: Cell | None
    steps: int
    """Counted so far, marks included."""


class Stop(StrEnum):
    """Why a walk ended."""

    CHEST = "at a chest"
    BURIED = "before a buried chest, without a map"
    NOWHERE = "the next card leads nowhere"
    MISPLACED_FLAG = "a flag that is not the first card"
    NO_CARD = "no card is left"


@value
class WalkEnded(Event):
    seat: int
    stop: Stop
    cell: Cell
    steps: int
    unused: tuple[Card, ...]


@value
class CoinsWon(Event):
    """What a seat got at a chest, and the seats that were there before it."""

    seat: int
    cell: Cell
    steps: int
    coins: int
    behind: tuple[int, ...]


@value
class GameEnded(Event):
    outcome: ShkapOutcome
