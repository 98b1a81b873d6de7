"""The index of kept voyages: what the list shows of each, without reading their records again.

It is never the truth itself. An entry counts as long as its files have the times and sizes that they had when
it was made; what is missing, changed or garbled here is read anew from the files.
"""

from __future__ import annotations

import json
import logging
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.files import read_limited, write_whole

log = logging.getLogger(__name__)

RECORD: Final = ".shtil"
SIDECAR: Final = ".json"
FORMAT: Final = "shtil-index"
VERSION: Final = 2
LARGEST: Final = 64 << 20
LONGEST_NAME: Final = 64
OPTIONS: Final = ("seats", "removed", "reefs", "monsters", "storms", "wilds")
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

Stamp = tuple[int, int, int, int]
"""When the record and the sidecar were written, in nanoseconds, each with its size; 0 without a sidecar."""


class Entry(NamedTuple):
    """One kept voyage, as far as the list shows it."""

    name: str
    stamp: Stamp
    options: Options
    number: int
    player: int
    placed: int
    outcome: VoyageOutcome | None
    finished: datetime | None
    daily: date | None
    counts: bool
    """Whether statistics count it."""
    is_begun: bool
    """Whether there is anything in it that the player has done, or that came from elsewhere."""
    has_moved: bool
    """Whether anyone has moved, so that there is something to replay."""

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def is_saved(self) -> bool:
        """Whether it is on disk as it is: what is only in memory has no size there."""
        return self.stamp[1] > 0

    @property
    def seconds(self) -> int:
        """When it was finished, or else last sailed, as a number that any date has."""
        if self.finished is not None:
            return (self.finished - EPOCH) // timedelta(seconds=1)
        return self.stamp[0] // 1_000_000_000

    @property
    def is_listed(self) -> bool:
        """A deal in which only mates have moved is none of her voyages yet."""
        return self.is_over or self.is_begun


class Unread(NamedTuple):
    """A kept voyage that nobody has read yet."""

    name: str
    stamp: Stamp

    @property
    def seconds(self) -> int:
        return self.stamp[0] // 1_000_000_000


Row = Entry | Unread
"""Of the list."""


def entry_of(match: Match, stamp: Stamp) -> Entry:
    numbers = match.game.sea.numbers()
    return Entry(
        name=match.id,
        stamp=stamp,
        options=match.options,
        number=match.number,
        player=match.player,
        placed=len(numbers) - numbers.count(None),
        outcome=match.game.result,
        finished=match.finished,
        daily=match.daily,
        counts=match.counts,
        is_begun=is_begun(match),
        has_moved=match.has_moved,
    )


def is_begun(match: Match) -> bool:
    """Whether the player has done anything in it, or it came from elsewhere."""
    return (
        not match.counts
        or match.used_undo
        or match.hints_used > 0
        or any(seat == match.player for seat, _ in match.game.actions)
    )


class Listing(NamedTuple):
    """What a folder holds: the voyages that the index knows, and those that are to be read."""

    known: dict[str, Entry]
    unread: dict[str, Stamp]


class Index:
    """All entries of one folder. `load` and `write` may run in another thread, the rest is for one alone."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        self.folder, self._path = folder, path
        self.known: dict[str, Entry] = {}
        self.unread: dict[str, Stamp] = {}
        self.is_ready = False
        """Whether the folder has been looked at."""
        self._is_written = True
        self._unfit: dict[str, Stamp] = {}
        """What can't be read and yet isn't garbled, such as the voyages of a newer version."""

    def put(self, match: Match) -> None:
        """A voyage was written or read."""
        stamp = stamp_of(self.folder, match.id)
        if stamp is not None:
            self.take(entry_of(match, stamp))

    def take(self, entry: Entry) -> None:
        self.known[entry.name] = entry
        self.unread.pop(entry.name, None)
        self._is_written = False

    def drop(self, name: str) -> None:
        self.known.pop(name, None)
        self.unread.pop(name, None)
        self._is_written = False

    def give_up(self, name: str) -> None:
        """Leave a voyage out that can't be read, as long as it stays as it is."""
        if (stamp := self.unread.pop(name, None)) is not None:
            self._unfit[name] = stamp

    def stamp_now(self, name: str) -> Stamp | None:
        return stamp_of(self.folder, name)

    def load(self) -> Listing:
        """Look at the folder and at the kept index; nothing here is changed, so that any thread may do it."""
        stamps = look_at(self.folder)
        kept = self.known.copy() if self.is_ready else _read(self._path)
        known = {name: entry for name, entry in kept.items() if stamps.get(name) == entry.stamp}
        return Listing(known, {name: stamp for name, stamp in stamps.items() if name not in known})

    def update(self, found: Listing) -> None:
        """Take over what was found, unless a voyage was written meanwhile: that is newer."""
        for name, stamp in found.unread.items():
            if self._unfit.get(name) == stamp:
                continue
            if name not in self.known or stamp_of(self.folder, name) != self.known[name].stamp:
                self.unread[name] = stamp
                self.known.pop(name, None)
        for name, entry in found.known.items():
            self.known.setdefault(name, entry)
        for name in [name for name in self.known if name not in found.known]:
            if stamp_of(self.folder, name) is None:
                self.drop(name)
        self.is_ready = True

    def ready(self) -> Index:
        """Look at the folder now, if nobody has done so."""
        if not self.is_ready:
            self.update(self.load())
        return self

    def snapshot(self) -> list[Entry] | None:
        """What is to be kept for the next start; None if that is kept already."""
        if self._is_written or self._path is None:
            return None
        self._is_written = True
        return list(self.known.values())

    def write(self, entries: Iterable[Entry]) -> None:
        """Keep the index; an `OSError` costs nothing but time at the next start."""
        if self._path is not None:
            rows = [_to_row(entry) for entry in entries]
            content = json.dumps({"format": FORMAT, "version": VERSION, "voyages": rows})
            write_whole(self._path, content.encode(), is_precious=False)


def stamp_of(folder: Path, name: str) -> Stamp | None:
    """The stamp of one voyage now; None if it has no record."""
    found: list[int] = []
    for ending in (RECORD, SIDECAR):
        try:
            about = os.lstat(folder / f"{name}{ending}")
            found += [about.st_mtime_ns, about.st_size]
        except OSError:
            if not found:
                return None
            found += [0, 0]
    return found[0], found[1], found[2], found[3]


def look_at(folder: Path) -> dict[str, Stamp]:
    """The stamps of all voyages in a folder."""
    files: dict[str, tuple[int, int]] = {}
    with suppress(OSError), os.scandir(folder) as found:
        for file in found:
            with suppress(OSError):
                if file.name.endswith((RECORD, SIDECAR)):
                    about = file.stat(follow_symlinks=False)
                    if stat.S_ISREG(about.st_mode):
                        files[file.name] = about.st_mtime_ns, about.st_size
    names = [name.removesuffix(RECORD) for name in files if name.endswith(RECORD)]
    return {
        name: (*files[f"{name}{RECORD}"], *files.get(f"{name}{SIDECAR}", (0, 0)))
        for name in names
        if is_plain(name)
    }


def is_plain(name: str) -> bool:
    """Whether this can be an id: never a path."""
    return 0 < len(name) <= LONGEST_NAME and name.isascii() and name.replace("-", "x").isalnum()


# The file


def _to_row(entry: Entry) -> list[Any]:
    options, outcome = entry.options, entry.outcome
    return [
        entry.name,
        entry.stamp,
        [options.mode.value, *(int(getattr(options, name)) for name in OPTIONS)],
        entry.number,
        entry.player,
        entry.placed,
        None if outcome is None else [outcome.winners, outcome.reason, outcome.scores, outcome.stuck],
        None if entry.finished is None else entry.finished.isoformat(),
        None if entry.daily is None else entry.daily.isoformat(),
        *map(int, (entry.counts, entry.is_begun, entry.has_moved)),
    ]


def _read(path: Path | None) -> dict[str, Entry]:
    """The index of the last time; empty if there is none, or it makes no sense."""
    if path is None:
        return {}
    try:
        content = read_limited(path, LARGEST)
        found = json.loads(content)
        if found["format"] != FORMAT or found["version"] != VERSION:
            return {}
        return {entry.name: entry for entry in map(_from_row, found["voyages"])}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        log.warning("%s can't be used and is made anew: %s", path, str(error)[:100])
        return {}


def _from_row(row: list[Any]) -> Entry:
    name, stamp, options, number, player, placed, outcome, finished, daily, *flags = row
    counts, begun, moved = map(bool, flags)
    moment = None if finished is None else datetime.fromisoformat(finished)
    if (moment is not None and moment.tzinfo is None) or not is_plain(name):
        raise ValueError("a row that can't be")
    first, size, second, other = map(_whole, stamp)
    return Entry(
        name,
        (first, size, second, other),
        _options(*options),
        _whole(number),
        _whole(player),
        _whole(placed),
        None if outcome is None else _read_outcome(*outcome),
        moment,
        None if daily is None else date.fromisoformat(daily),
        counts,
        begun,
        moved,
    )


def _whole(value: Any) -> int:
    if type(value) is not int or not -(1 << 70) < value < 1 << 70:
        raise ValueError("no whole number")
    return value


def _scores(value: Any) -> tuple[int, ...] | None:
    return None if value is None else tuple(map(_whole, value))


@lru_cache(1024)
def _options(mode: str, *figures: int) -> Options:
    found: dict[str, Any] = dict(zip(OPTIONS, map(_whole, figures), strict=True))
    found |= {name: bool(found[name]) for name in ("reefs", "storms")}
    return Options(Mode(mode), **found)


def _read_outcome(winners: Any, reason: Any, scores: Any, stuck: Any) -> VoyageOutcome:
    return _outcome(tuple(map(_whole, winners)), reason, _scores(scores), stuck)


@lru_cache(1024)
def _outcome(
    winners: tuple[int, ...], reason: str, scores: tuple[int, ...] | None, stuck: int | None
) -> VoyageOutcome:
    return VoyageOutcome(winners, Ending(reason), scores, None if stuck is None else _whole(stuck))
