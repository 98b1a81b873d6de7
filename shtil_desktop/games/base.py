"""The contract that every game of this house fulfils; it knows no particular game.

A game is a position that changes only through `apply`. It tells who decides what next, lists what may be
done, carries one action out or refuses it with a reason, and shows each seat no more than that seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from enum import Enum, StrEnum
from itertools import combinations
from typing import Any, Generic, Self, TypeVar

from shtil_desktop.games.values import value

Item = int
"""A card or a tile, by the number that its game gives it."""


class Action:
    """One decision of one seat: a plain value, immutable and comparable.

    An action with a `price` is listed once, without its payment: it is *open* until `paid` has named the
    items that pay for it.
    """

    __slots__ = ()
    price: int = 0
    pay: tuple[Item, ...] = ()

    @property
    def is_open(self) -> bool:
        return len(self.pay) < self.price

    def paid(self, items: Sequence[Item]) -> Self:
        """The same action, paid with `items`."""
        raise TypeError(f"{type(self).__name__} costs nothing")


class Event:
    """Something that has happened, with its result."""

    __slots__ = ()

    def seen_by(self, seat: int) -> Event:
        """What `seat` sees of it; an open event is the same for all."""
        return self


class Result(StrEnum):
    WON = "won"
    LOST = "lost"
    DRAW = "draw"


@value
class Outcome:
    """How a game ended: `seat` is the one that could not move, or the winner among rivals."""

    result: Result
    seat: int | None
    reason: StrEnum
    scores: tuple[int, ...] | None = None


@value
class Decision:
    """Who decides, and what is asked."""

    seat: int
    ask: Enum


class IllegalAction(Exception):
    """An action against the rules. Nothing has changed.

    `facts` are the figures that a sentence about it needs; `number` is its place in a record, from 1.
    """

    def __init__(self, reason: StrEnum, **facts: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts
        self.number: int | None = None

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        words = f"{self.reason.value} ({facts})" if facts else self.reason.value
        return words if self.number is None else f"action {self.number}: {words}"


class Flaw(StrEnum):
    """Why a record can't be read at all."""

    TOO_LARGE = "too large"
    NOT_JSON = "not JSON"
    UNKNOWN_FORMAT = "unknown format"
    NEWER_VERSION = "written by a newer version"
    UNKNOWN_GAME = "unknown game"
    BAD_SHAPE = "a part is missing, unknown or of the wrong kind"
    BAD_OPTIONS = "options that don't go together"
    BAD_DEAL = "a deal that can't be"
    WRONG_OUTCOME = "the outcome isn't what the actions lead to"


class InvalidRecord(Exception):
    """A record that is unreadable; one whose action breaks a rule raises `IllegalAction` instead."""

    def __init__(self, flaw: Flaw, detail: str = "", number: int | None = None) -> None:
        super().__init__(flaw)
        self.flaw = flaw
        self.detail = detail
        self.number = number

    def __str__(self) -> str:
        words = f"{self.flaw.value}: {self.detail}" if self.detail else self.flaw.value
        return words if self.number is None else f"action {self.number}: {words}"


ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT")


class Game(ABC, Generic[ActionT, EventT, ViewT]):
    """A game in progress or finished."""

    __slots__ = ()

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many sit at the table."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """Who decides what next; None when the game is over."""

    @property
    @abstractmethod
    def result(self) -> Outcome | None:
        """How it ended; None while it runs."""

    @abstractmethod
    def legal_actions(self) -> list[ActionT]:
        """All that the deciding seat may do, each once; those with a price are listed unpaid."""

    @abstractmethod
    def purse(self, action: ActionT) -> list[Item]:
        """The items that may pay for a listed action."""

    @abstractmethod
    def apply(self, action: ActionT) -> list[EventT]:
        """Carry the action out and tell what happened, or raise `IllegalAction` and change nothing."""

    @abstractmethod
    def view(self, seat: int) -> ViewT:
        """All that `seat` may know, and nothing more."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, cheaper than an action."""

    @abstractmethod
    def to_record(self) -> dict[str, Any]:
        """The game from its deal to now, as plain JSON values."""

    @classmethod
    @abstractmethod
    def from_record(cls, record: dict[str, Any]) -> Self:
        """Replay a record; `InvalidRecord` or `IllegalAction` if it can't be."""

    def completions(self, action: ActionT) -> Iterator[ActionT]:
        """Every way to pay for a listed action, each once."""
        if not action.price:
            yield action
            return
        purse = sorted(self.purse(action))
        seen = set()
        for pay in combinations(purse, action.price):
            if pay not in seen:
                seen.add(pay)
                yield action.paid(pay)
