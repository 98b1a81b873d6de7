"""The contract that every game of this house fulfils; it knows no particular game.

A game is a position that changes only through `apply`. It tells who decides what next, lists what may be
done, carries one action out or refuses it with a reason, and shows each seat no more than that seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from enum import Enum, StrEnum
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from shtil_desktop.games.values import value


class Action:
    """One decision of one seat: a plain value, immutable and comparable.

    A game may list an action without all that belongs to it (a placement without the cards that pay for it):
    that is an *opening*, and `Game.completions` yields the whole actions that it leads to.
    """

    __slots__ = ()

    def seen_by(self, seat: int, decider: int) -> Action:
        """What `seat` sees of it when `decider` has done it; an open action is the same for all."""
        return self


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


class Outcome:
    """How a game ended. Each game has a class of its own that says what else is to be told."""

    __slots__ = ()
    winners: tuple[int, ...]
    """The seats that have won, ascending: all of a crew, or nobody."""
    reason: StrEnum
    scores: tuple[int, ...] | None

    def result_for(self, seat: int) -> Result:
        """Who has won is said here and nowhere else."""
        return Result.WON if seat in self.winners else Result.LOST


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


class Silence(StrEnum):
    """Why a word is refused in a game in which nobody talks."""

    NOT_ASKED = "nobody is asked to say anything"


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


class View(Protocol):
    """What one seat may know, as far as every game has it: a snapshot that leads to nothing hidden."""

    @property
    def seat(self) -> int: ...

    @property
    def decision(self) -> Decision | None:
        """Who decides what next; None when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""

    @property
    def legal(self) -> Sequence[Action]:
        """What the seat may do now, openings among it; nothing while another one decides."""

    def why_not(self, action: Any) -> IllegalAction | None:
        """Why the seat may not do this now; None if it may, or if it may begin with it."""


ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[ActionT, EventT, ViewT]):
    """A game in progress or finished."""

    __slots__ = ()
    id: ClassVar[str]
    """The game's name in records, in the registry, and on the command line."""

    @property
    @abstractmethod
    def options(self) -> Any:
        """What was chosen for it before it began: a value of the game's own."""

    @property
    @abstractmethod
    def number(self) -> int | None:
        """Of its deal; None if it never had one."""

    @abstractmethod
    def has_numbered_deal(self) -> bool:
        """Whether its cards are really those of its number: a record from elsewhere may have others."""

    @abstractmethod
    def beginning(self) -> Self:
        """The same deal before its first action, as a new game."""

    def position_after(self, actions: int) -> Self:
        """The same deal after so many of its actions, as a new game."""
        position = self.beginning()
        for _, action in self.actions[:actions]:
            position.apply(action)
        return position

    @property
    def first_seat(self) -> int:
        """The seat that begins."""
        decision = self.beginning().decision
        return 0 if decision is None else decision.seat

    @property
    @abstractmethod
    def opening_events(self) -> list[EventT]:
        """What happened before the first decision."""

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

    @property
    @abstractmethod
    def actions(self) -> list[tuple[int, ActionT]]:
        """Everything done so far, with the seat that decided it; what chance added is part of it."""

    @abstractmethod
    def legal_actions(self) -> list[ActionT]:
        """All that the deciding seat may do, each once: whole actions and openings."""

    def completions(self, opening: ActionT) -> Iterator[ActionT]:
        """Every whole action that a listed one leads to, each once, made as they are asked for."""
        yield opening

    def is_legal(self, action: ActionT) -> bool:
        """Whether `apply` would carry it out."""
        try:
            self.copy().apply(action)
        except IllegalAction:
            return False
        return True

    @abstractmethod
    def apply(self, action: ActionT) -> list[EventT]:
        """Carry the action out and tell what happened, or raise `IllegalAction` and change nothing.

        What chance decides is drawn from the number of the deal and of the action, and written in `actions`:
        undoing never changes it, and a record replays without it being drawn again.
        """

    def talk_wanted(self) -> list[int]:
        """The seats that have yet to say something before the next decision; most games are silent."""
        return []

    def say(self, seat: int, word: Any) -> None:
        """A seat says what it was asked for; `IllegalAction` if nobody asked, or the word makes no sense.

        Views tell it to those who may hear it. Talk is no action: it is neither recorded nor undone.
        """
        raise IllegalAction(Silence.NOT_ASKED)

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
