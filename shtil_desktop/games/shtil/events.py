"""What has happened, in past tense: the table shows it, the log tells it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from shtil_desktop.games.base import Event, Outcome
from shtil_desktop.games.shtil.cards import HIDDEN, Card

Cards = tuple[Card, ...]


class CompassFrom(StrEnum):
    START = "start"
    ROW = "row"
    TRADE = "trade"
    EXPLORER = "explorer"


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class IslandPlayed(Event):
    seat: int
    card: Card
    number: int
    cell: int
    price: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Face down: only their owner knows them."""

    seat: int
    cards: Cards

    def seen_by(self, seat: int) -> CardsDiscarded:
        return self if seat == self.seat else CardsDiscarded(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class BlindDiscarded(Event):
    """From the top of the deck, unseen by all."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    seat: int
    cards: Cards

    def seen_by(self, seat: int) -> CardsDrawn:
        return self if seat == self.seat else CardsDrawn(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class StartPlayed(Event):
    seat: int
    wild: bool


@dataclass(frozen=True, slots=True)
class SharesSet(Event):
    seat: int
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FinishPlayed(Event):
    seat: int
    wild: bool


@dataclass(frozen=True, slots=True)
class RowCompleted(Event):
    row: int


@dataclass(frozen=True, slots=True)
class ReefMoved(Event):
    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class ReefHeld(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ReefLeft(Event):
    """The reef is gone for good."""


@dataclass(frozen=True, slots=True)
class MonsterStruck(Event):
    seat: int
    cell: int
    number: int


@dataclass(frozen=True, slots=True)
class StormRevealed(Event):
    seat: int
    storm: Card


@dataclass(frozen=True, slots=True)
class StormCame(Event):
    """The storm lies before the seat, or on `row`; a purple one without a row is gone."""

    seat: int
    storm: Card
    row: int | None = None


@dataclass(frozen=True, slots=True)
class StormCancelled(Event):
    seat: int
    storm: Card
    wild: bool


@dataclass(frozen=True, slots=True)
class StormRemoved(Event):
    """`at` is the seat or the row that is free of it."""

    seat: int
    storm: Card
    at: int
    wild: bool


@dataclass(frozen=True, slots=True)
class CompassWon(Event):
    seat: int
    by: CompassFrom


@dataclass(frozen=True, slots=True)
class IslandTurned(Event):
    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class HandsTurned(Event):
    """A compass came up: every hand now faces the other way."""

    seat: int
    moon_up: bool


@dataclass(frozen=True, slots=True)
class ExplorerTurned(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class FinishOpened(Event):
    """The first finish of the explorer deck lies open."""


@dataclass(frozen=True, slots=True)
class CardsTaken(Event):
    """From the open row, so everyone has seen them."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class RowRefilled(Event):
    cards: Cards


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """Shown to the rival and discarded, in a swap."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    outcome: Outcome
