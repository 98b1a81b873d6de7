"""What is kept of one match beside its moves: who sits where, and what the player was helped with."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, date, datetime
from random import SystemRandom
from typing import Any, Final

from shtil_desktop.games.face import AnyGame, GameFace
from shtil_desktop.games.values import state, value

MOST_DEALS: Final = 1_000_000
NOT_YET: Final = datetime.min.replace(tzinfo=UTC)


@value
class Seat:
    """One seat's name and level; the player has no level, and needs no name."""

    name: str
    level: str | None = None


@value
class Origin:
    """The moment of another match from which one was played on."""

    match: str
    """Its id."""
    action: int
    """After so many actions."""


@state
class Match:
    """One match: the game, and all that its record has no place for."""

    game: Any
    """An `AnyGame`; typed openly, for a game's own table and pages read more of it than the house knows."""
    player: int
    seating: tuple[Seat, ...]
    """Who sits where: one for each seat of the game."""
    id: str = ""
    """A new one, if there is none yet."""
    started: datetime = NOT_YET
    """Now, if it has not."""
    finished: datetime | None = None
    used_undo: bool = False
    undos_used: int = 0
    hints_used: int = 0
    is_repeat: bool = False
    """Whether the deal has been played before, so that the player may know it."""
    is_foreign: bool = False
    """Whether it came from a file, so that statistics leave it out."""
    daily: date | None = None
    """The day whose match this is."""
    origin: Origin | None = None
    """Where it was played on from, if it did not begin with its deal."""
    is_watched: bool = False
    """Whether computer seats played it all, so that it is nobody's own."""
    difficulty: int | None = None
    """Of its deal, from 1 to 5, once that is known; the deals that are known keep it."""

    def __post_init__(self) -> None:
        self.id = self.id or new_id()
        self.started = now() if self.started is NOT_YET else self.started
        players = [seat for seat, one in enumerate(self.seating) if one.level is None]
        if len(self.seating) != self.game.seats or players != [self.player]:
            raise ValueError("a match names every seat, and all but the player have a level")

    @classmethod
    def begin(
        cls,
        face: GameFace,
        options: Any,
        number: int,
        seating: Sequence[Seat],
        player: int = 0,
        first: int | None = None,
        daily: date | None = None,
    ) -> Match:
        """A new match of a numbered deal; `first` lets that seat begin."""
        game = face.new_game(options, number, first)
        return cls(game, player, tuple(seating), daily=daily)

    def again(self) -> Match:
        """The same deal and seats from the beginning."""
        return Match(self.game.beginning(), self.player, self.seating, is_repeat=True, daily=self.daily)

    def played_on(self, game: AnyGame, action: int) -> Match:
        """A match of its own from this position, which is that after so many actions of this one."""
        return Match(game, self.player, self.seating, is_repeat=True, origin=Origin(self.id, action))

    def otherwise(self, game: AnyGame) -> Match:
        """The same deal and seats, as it might have been played."""
        return Match(game, self.player, self.seating, is_foreign=self.is_foreign, is_repeat=True)

    def watched(self, game: AnyGame, levels: Sequence[str], name: str) -> Match:
        """What computer seats made of this match's deal, to be looked at; `name` is who sat in her seat."""
        seating = tuple(
            Seat(name) if seat == self.player else Seat(one.name, levels[seat])
            for seat, one in enumerate(self.seating)
        )
        return Match(game, self.player, seating, is_repeat=True, is_foreign=True, is_watched=True)

    def taken_by(self, name: str) -> Match:
        """The player sits down in her seat, under this name."""
        self.seating = tuple(
            Seat(name) if seat == self.player else one for seat, one in enumerate(self.seating)
        )
        return self

    @property
    def counts(self) -> bool:
        """Whether statistics remember it: not one from elsewhere."""
        return not self.is_foreign

    @property
    def is_played_on(self) -> bool:
        """Whether it began in the middle of another one: statistics count it apart."""
        return self.origin is not None

    @property
    def options(self) -> Any:
        return self.game.options

    @property
    def number(self) -> int:
        """The deal's number; 0 if it has none."""
        return int(self.game.number or 0)

    @property
    def is_hers(self) -> bool:
        """Whether the player plays it herself: one from elsewhere is nobody's until she takes the seat."""
        has_player = not self.is_foreign or bool(self.seating[self.player].name)
        return has_player and not self.is_watched

    @property
    def has_numbered_deal(self) -> bool:
        """Whether its cards are really those of its number: a record from elsewhere may have others."""
        return bool(self.game.has_numbered_deal())

    @property
    def has_moved(self) -> bool:
        """Whether anything has been done in it."""
        return bool(self.game.actions)

    @property
    def is_over(self) -> bool:
        return self.game.result is not None


def seating_of(seats: int, player: int, name: str, mates: Sequence[Seat]) -> tuple[Seat, ...]:
    """The player among her mates, who take the other seats in order.

    >>> [seat.name for seat in seating_of(3, 1, "Vera", [Seat("Ada", "captain"), Seat("Bo", "sailor")])]
    ['Ada', 'Vera', 'Bo']
    """
    seating = list(mates[: seats - 1])
    seating.insert(player, Seat(name))
    return tuple(seating)


def seated(seats: int, player: int, name: str, mates: Sequence[Seat]) -> tuple[Seat, ...]:
    """A crew as it sits: the mates follow the player in the order in which they were named, turn by turn.

    >>> [one.name for one in seated(3, 1, "Vera", [Seat("Ada", "captain"), Seat("Bo", "sailor")])]
    ['Bo', 'Vera', 'Ada']
    """
    round_the_table = [Seat(name), *mates[: seats - 1]]
    return tuple(round_the_table[(seat - player) % seats] for seat in range(seats))


def new_id() -> str:
    """A name that no other match has: when it began, and some letters by chance."""
    return f"{now():%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"


def now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


def any_deal() -> int:
    """A number for a deal that nobody has asked for."""
    return SystemRandom().randint(1, MOST_DEALS)
