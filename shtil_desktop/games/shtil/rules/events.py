"""What has happened, in past tense: the table shows it, the log tells it."""

from __future__ import annotations

from enum import StrEnum

from shtil_desktop.games.base import Event
from shtil_desktop.games.shtil.rules.cards import HIDDEN, Card
from shtil_desktop.games.shtil.rules.outcome import VoyageOutcome
from shtil_desktop.games.values import value

Cards = tuple[Card, ...]


class CompassFrom(StrEnum):
    START = "start"
    ROW = "row"
    TRADE = "trade"
    EXPLORER = "explorer"


@value
class TurnBegan(Event):
    seat: int


@value
class IslandPlayed(Event):
    seat: int
    card: Card
    number: int
    cell: int
    price: int


@value
class CardsDiscarded(Event):
    """Face down: only their owner knows them."""

    seat: int
    cards: Cards

    def seen_by(self, seat: int) -> CardsDiscarded:
        return self if seat == self.seat else CardsDiscarded(self.seat, (HIDDEN,) * len(self.cards))


@value
class BlindDiscarded(Event):
    """From the top of the deck, unseen by all."""

    seat: int
    count: int


@value
class CardsDrawn(Event):
    seat: int
    cards: Cards

    def seen_by(self, seat: int) -> CardsDrawn:
        return self if seat == self.seat else CardsDrawn(self.seat, (HIDDEN,) * len(self.cards))


@value
class StartPlayed(Event):
    seat: int
    wild: bool


@value
class SharesSet(Event):
    seat: int
    shares: tuple[int, ...]


@value
class FinishPlayed(Event):
    seat: int
    wild: bool


@value
class RowCompleted(Event):
    row: int


@value
class ReefMoved(Event):
    seat: int
    row: int


@value
class ReefHeld(Event):
    seat: int


@value
class ReefLeft(Event):
    """The reef is gone for good."""


@value
class MonsterStruck(Event):
    """`card` left the game with the monster: the island, or the wild that lay as one."""

    seat: int
    cell: int
    card: Card


@value
class MonstersShown(Event):
    """Only monsters in hand keep the seat to move from playing a finish: how many each seat holds is open."""

    seat: int
    held: tuple[int, ...]


@value
class StormRevealed(Event):
    seat: int
    storm: Card


@value
class StormCame(Event):
    """The storm lies before the seat, or on `row`; a purple one without a row is gone."""

    seat: int
    storm: Card
    row: int | None = None


@value
class StormCancelled(Event):
    seat: int
    storm: Card
    wild: bool


@value
class StormRemoved(Event):
    """`at` is the seat or the row that is free of it."""

    seat: int
    storm: Card
    at: int
    wild: bool


@value
class CompassWon(Event):
    seat: int
    by: CompassFrom


@value
class IslandTurned(Event):
    seat: int
    cell: int


@value
class HandsTurned(Event):
    """A compass came up: every hand now faces the other way."""

    seat: int
    moon_up: bool


@value
class ExplorerTurned(Event):
    seat: int
    card: Card


@value
class FinishOpened(Event):
    """The first finish of the explorer deck lies open."""


@value
class CardsTaken(Event):
    """From the open row, so everyone has seen them."""

    seat: int
    cards: Cards


@value
class RowRefilled(Event):
    cards: Cards


@value
class HandShown(Event):
    """Shown to the rival and discarded, in a swap."""

    seat: int
    cards: Cards


@value
class TurnPassed(Event):
    seat: int


@value
class GameEnded(Event):
    outcome: VoyageOutcome
