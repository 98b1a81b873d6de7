"""What a game tells the house about itself. It is cheap to import: what takes time comes by a late import.

The house knows games by this class alone: it deals, reads, writes, and asks for computer seats, a table and
pages without knowing which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Protocol

from shtil_desktop.games.base import Action, Game, Outcome

AnyGame = Game[Any, Any, Any]
Figure = int | tuple[int, ...]
"""One of the things that a game's statistics remember of a match."""


class Mate(Protocol):
    """A computer seat: it decides from its view and its own dice alone."""

    def decide(self, view: Any) -> Action: ...


class TalkingMate(Mate, Protocol):
    """A mate of a game that is not silent."""

    def say(self, view: Any) -> Any:
        """Its word, where `Game.talk_wanted` asks for one."""
        ...


class JobContext(Protocol):
    """What a job of the worker has at hand beside its arguments."""

    def report(self, value: Any) -> None:
        """Send an answer that may still get better; what the job returns is its last."""
        ...

    def is_cancelled(self) -> bool:
        """Whether nobody waits any more. A long job asks now and then, and returns; else it is cut off."""
        ...


class GameFace(ABC):
    """One game of the house."""

    id: ClassVar[str]
    """As records, settings and the command line name it."""
    levels: ClassVar[tuple[str, ...]]
    """Of computer seats, weakest first, as they are offered to the player."""
    simplest_level: ClassVar[str]
    """The one that decides at once, should no worker process be had."""
    jobs: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """What the worker can be asked for in this game: a name, and its function as `module:function`.

    It is called with a `JobContext` and the arguments of the request; all that goes in and out is
    picklable. A job named `get-ready` loads what the first hint would otherwise wait for. `judge` says
    what a move would have done after so many actions of a record, `advise` what would be best there.
    `same-deal` lets computer seats play a record's deal once more; it is also given the levels by seat,
    and the player has none. `difficulty` measures the deal of options and a number, and `daily` finds
    that of a day.
    """
    table: ClassVar[str]
    """Its table, as `module:OBJECT`: a `GameTable` of the table package."""
    problems: ClassVar[str] = ""
    """Its problems, as `module:OBJECT`: a `GameProblems` of `games/problems.py`. A game may have none."""
    pages: ClassVar[str]
    """Its pages, as `module:OBJECT`: a `GamePages` of the windows package."""

    keys: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Keys of its own beside those of every table: commands by their names in the settings, each with its
    usual key as Qt writes it. What they do is told by `Words.command` of its table.
    """
    looks: ClassVar[tuple[str, ...]] = ()
    """Those of these commands that only look or put in order: the View menu offers them too."""

    @abstractmethod
    def default_options(self) -> Any:
        """What is offered to someone who has never chosen any."""

    @abstractmethod
    def read_options(self, plain: Mapping[str, Any]) -> Any:
        """Options from plain JSON values; `ValueError` if they make no sense. What is missing is as usual."""

    @abstractmethod
    def write_options(self, options: Any) -> dict[str, Any]:
        """The options as plain JSON values: `read_options` makes the same of them again."""

    def read_choices(self, plain: Mapping[str, Any]) -> Any:
        """What the player chose for the last new match, from plain JSON values: options, mates, who begins.

        Without any values it is what is offered to someone who has never chosen; `ValueError` if they make no
        sense. It is for the game's own pages alone.
        """
        return dict(plain)

    def write_choices(self, chosen: Any) -> dict[str, Any]:
        """Such choices as plain JSON values."""
        return dict(chosen)

    @abstractmethod
    def new_game(self, options: Any, number: int, first: int | None = None) -> AnyGame:
        """The numbered deal of these options; `first` lets that seat begin, where a game knows that."""

    @abstractmethod
    def read_record(self, record: dict[str, Any]) -> AnyGame:
        """Replay a record of this game; `InvalidRecord` or `IllegalAction` if it can't be."""

    @property
    def usual_level(self) -> str:
        """Of a mate whose own level nobody knows here."""
        return self.levels[len(self.levels) // 2]

    def has_level(self, level: str) -> bool:
        """Whether `mate` can make one of this level, also if it isn't offered."""
        return level in self.levels

    def progress(self, game: AnyGame) -> int:
        """How far a game has come, in a measure of its own: what the list of matches is to tell."""
        return len(game.actions)

    @abstractmethod
    def write_outcome(self, outcome: Any) -> list[Any]:
        """How a game ended as plain JSON values: `read_outcome` makes the same of them again."""

    @abstractmethod
    def read_outcome(self, plain: Sequence[Any]) -> Outcome:
        """An outcome from plain JSON values; `ValueError` or `TypeError` if they make no sense."""

    # What its statistics count beside matches, wins and streaks

    groups: ClassVar[tuple[str, ...]] = ("",)
    """What its results are told apart by, such as modes, in the order in which they are shown."""
    averages: ClassVar[tuple[str, ...]] = ()
    """The names of those `figures` that are averaged over the matches that were won."""
    overall: ClassVar[tuple[str, ...]] = ()
    """The names of those that are averaged over all matches, won or not."""
    largest: ClassVar[tuple[str, ...]] = ()
    """The names of those of which the largest is told."""
    course: ClassVar[str | None] = None
    """The name of that one which is told from match to match; it may become known later, by a review."""
    counts_levels: ClassVar[bool] = False
    """Whether matches are told apart by their strongest mate: a figure `level`, from 1 for the weakest."""
    lost_places: ClassVar[str | None] = None
    """The name of that one of its `figures` that lists the places where a match was lost."""

    def group_of(self, options: Any) -> str:
        """The one of `groups` that matches of these options belong to."""
        return self.groups[0]

    def figures(self, game: AnyGame, player: int) -> dict[str, Figure]:
        """What is remembered of a finished game: small whole numbers from 0 on, and tuples of them.

        Names are lower case letters and underscores.
        """
        return {}

    # Codes, mates and the command line

    code_number: ClassVar[int]
    """Its number in deal codes, from 0 to 31: never changed, and no other game's."""

    @abstractmethod
    def pack_options(self, options: Any) -> int:
        """The options as bits of a deal code: 12, but 17 for the game numbered 0. Frozen."""

    @abstractmethod
    def unpack_options(self, bits: int) -> Any:
        """What `pack_options` was given; `ValueError` for bits that it never makes."""

    @abstractmethod
    def mate(self, level: str, *words: object) -> Mate:
        """A computer seat whose dice belong to the words that name the match, the seat and the moment."""

    @abstractmethod
    def add_flags(self, parser: ArgumentParser) -> None:
        """Its own options on the command line."""

    @abstractmethod
    def options_from_flags(self, chosen: Namespace) -> Any:
        """The options that the flags ask for; None if none of them was given."""
