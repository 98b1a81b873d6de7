"""What the list of matches knows of each, without reading its record again."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

LONGEST_NAME: Final = 64
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

Stamp = tuple[int, int, int, int]
"""When the record and the sidecar were written, in nanoseconds, each with its size; 0 without a sidecar."""


class Entry(NamedTuple):
    """One kept match, as far as the list shows it."""

    name: str
    stamp: Stamp
    game: str
    """The id of the game it is a match of."""
    options: Any
    number: int | None
    """Of its deal; None where its cards are not those of a number."""
    player: int
    progress: int
    """How far it has come, as its game measures that."""
    outcome: Any
    """How it ended, an `Outcome` of the game's own; None while it is under way."""
    finished: datetime | None
    daily: date | None
    counts: bool
    """Whether statistics count it."""
    is_begun: bool
    """Whether there is anything in it that the player has done, or that came from elsewhere."""
    has_moved: bool
    """Whether anyone has moved, so that there is something to replay."""
    is_played_on: bool
    """Whether it began in the middle of another match."""

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def is_saved(self) -> bool:
        """Whether it is on disk as it is, or being written: what could not be written has no size there."""
        return self.stamp[1] > 0

    @property
    def seconds(self) -> int:
        """When it was finished, or else last played, as a number that any date has."""
        if self.finished is not None:
            return (self.finished - EPOCH) // timedelta(seconds=1)
        return self.stamp[0] // 1_000_000_000

    @property
    def is_listed(self) -> bool:
        """A deal in which only mates have moved is none of her matches yet."""
        return self.is_over or self.is_begun


class Unread(NamedTuple):
    """A kept match that nobody has read yet."""

    name: str
    stamp: Stamp

    @property
    def seconds(self) -> int:
        return self.stamp[0] // 1_000_000_000


Row = Entry | Unread
"""Of the list."""


def is_plain(name: str) -> bool:
    """Whether this can be an id: never a path."""
    return 0 < len(name) <= LONGEST_NAME and name.isascii() and name.replace("-", "x").isalnum()
