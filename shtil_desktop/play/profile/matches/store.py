"""The matches kept on disk: for each its record, and a sidecar with what the record has no place for.

The record `<id>.shtil` is the truth about the game; the sidecar `<id>.json` says who sat where and what help
was used. It is written first, so that a crash between the two never hides an undo.

One thread writes the files, in the order of the changes. Until a change is written, and after it could not
be, its match is read from memory. Everything else here is done at once, for one thread alone.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord
from shtil_desktop.games.face import AnyGame
from shtil_desktop.games.record import LARGEST, read, write
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.files import (
    PRIVATE_FOLDER,
    make_private,
    open_plain,
    read_limited,
    set_aside,
    sweep,
    write_whole,
)
from shtil_desktop.play.profile.matches.entry import Entry, Row, Stamp, Unread, is_plain
from shtil_desktop.play.profile.matches.incoming import Incoming, Taken
from shtil_desktop.play.profile.matches.index import RECORD, SIDECAR, Index, entry_of, is_begun, look_at
from shtil_desktop.play.profile.matches.sidecar import BadSidecar, restore, to_sidecar
from shtil_desktop.play.profile.matches.unsaved import UnsavedMatches
from shtil_desktop.play.profile.writer import WriteAtOnce, Writer

log = logging.getLogger(__name__)

CURRENT: Final = "current"
"""The file that names the match last played, since a clock can jump back."""
UNDECIDED: Final = b'"outcome": null}\n'
"""How the record of a match under way ends."""
NOTHING: Final = ("", b"", b"")
FEW: Final = 100
"""Matches not yet in the index that are looked at for the one to go on with."""

Done = Callable[[OSError | None], object]
"""Told that a write has ended, with the error if it failed."""


class Store:
    """All matches of one profile."""

    def __init__(self, folder: Path, index: Index | None = None, writer: Writer | None = None) -> None:
        """With an index that is filled by someone else, or with one of its own; without a writer it waits."""
        self.folder = folder
        self.index = index or Index(folder)
        self._fills_index = index is None
        self._writer: Writer = writer or WriteAtOnce()
        self._pending: dict[str, Match] = {}
        """By id, the matches that are being written, the last changed at the end."""
        self.when_written: Callable[[Match], object] = lambda match: None
        """Called with every match that has just been written, or could not be."""
        self.broken: list[Path] = []
        """What was garbled and has been set aside since the program began: the player is to be told."""
        self._written: tuple[str, bytes, bytes] = NOTHING
        """Id, record and sidecar as they were written last; set by the writer."""
        self._fresh: str | None = None
        """A match saved by this store that the player has done nothing in yet."""
        self._last = ""
        """The id of the match that was to be saved last."""
        self.unsaved = UnsavedMatches()
        """What could not be written, and so is read from memory: an older file may be there."""
        with contextlib.suppress(OSError):
            make_private(folder)
        sweep(folder)

    def save(self, match: Match, done: Done = lambda error: None) -> None:
        """Have a match written; `done` is told when that has ended, with the error if it failed.

        With an `OSError` the file is as before, and the match kept in memory.
        """
        self._last = match.id
        kept = replace(match)

        def end(error: OSError | None) -> None:
            if is_begun(kept):
                self._fresh = None if self._fresh == kept.id else self._fresh
            elif error is None:
                self._fresh = kept.id
            if error is None and self.unsaved:
                self.save_again()
            done(error)

        self._write_soon(kept, end)

    def save_again(self, done: Callable[[], object] = lambda: None) -> bool:
        """Try once more to write what could not be written, then call `done`; whether nothing is left now.

        A match that is being written anyway is left alone: what was kept of it is older.
        """
        for match in reversed(self.unsaved.matches):
            if match.id not in self._pending:
                self._write_soon(match)
        self._writer.do(lambda: None, lambda _: done(), lambda _: None)
        return not self.unsaved

    def finish(self) -> None:
        """Wait until all that was to be written is written, or could not be."""
        self._writer.finish()

    def _write_soon(self, match: Match, done: Done = lambda error: None) -> None:
        """Have the files of a match written as it is now."""
        is_current = match.id == self._last
        record = f"{write(match.game)}\n".encode()
        sidecar = json.dumps(to_sidecar(match), ensure_ascii=False, indent=1)
        content = f"{sidecar}\n".encode("utf-8", "replace")
        self._pending.pop(match.id, None)
        self._pending[match.id] = match

        def end(is_new: bool) -> None:
            self.unsaved.forget(match.id)
            if self._forget_pending(match):
                self.index.put(match)
            if is_new and is_current:
                self._forget_fresh(match.id)
            self.when_written(match)
            done(None)

        def hold(error: OSError) -> None:
            self._forget_pending(match)
            self.unsaved.keep(match, error)
            self.when_written(match)
            done(error)

        self._writer.do(lambda: self._write(match.id, record, content, is_current), end, hold)

    def _forget_pending(self, match: Match) -> bool:
        """Note the end of a write; False if a later one of the same match is still to come."""
        if self._pending.get(match.id) is not match:
            return False
        del self._pending[match.id]
        return True

    def _write(self, name: str, record: bytes, sidecar: bytes, is_current: bool) -> bool:
        """Write what has changed, in the writer's thread; whether the match is another than before."""
        last, last_record, last_sidecar = self._written
        is_new = last != name
        try:
            if is_new:
                with contextlib.suppress(OSError):  # someone may have removed it
                    self.folder.mkdir(PRIVATE_FOLDER)
            if is_new or sidecar != last_sidecar:
                write_whole(self._path(name, SIDECAR), sidecar)
            if is_new or record != last_record:
                write_whole(self._path(name, RECORD), record)
            if is_new and is_current:
                write_whole(self.folder / CURRENT, f"{name}\n".encode())
        except OSError:
            self._written = NOTHING  # who knows what is there when it works again
            raise
        if is_current:
            self._written = name, record, sidecar
        return is_new

    def _forget_fresh(self, current: str) -> None:
        """A deal that was left before the player's first move isn't worth keeping, whatever mates did."""
        if self._fresh not in (None, current) and self._fresh not in self._pending:
            with contextlib.suppress(OSError):
                self.delete(str(self._fresh))

    def load(self, name: str) -> Match:
        """The match of an id; `InvalidRecord` or `IllegalAction` if it is garbled, and so set aside."""
        path = self._path(name, RECORD)
        kept = self._in_memory().get(name)
        if kept is not None:
            return replace(kept)
        try:
            game = _read(path)
        except (InvalidRecord, IllegalAction) as error:
            if getattr(error, "flaw", None) is not Flaw.NEWER_VERSION:
                self._set_aside(path)
                self._set_aside(self._path(name, SIDECAR))
                self.index.drop(name)
            raise
        return self._with_sidecar(game, name)

    def _with_sidecar(self, game: AnyGame, name: str) -> Match:
        path = self._path(name, SIDECAR)
        try:
            return restore(game, name, read_limited(path, LARGEST))
        except FileNotFoundError:
            log.info("%s has no file beside it", name)
        except BadSidecar as error:
            log.warning("%s: %s", path, error)
            self._set_aside(path)
        except OSError as error:
            log.warning("%s can't be read: %s", path, error)
        return restore(game, name, None)

    def names(self) -> list[str]:
        """The ids of all matches, the last changed first."""
        found = look_at(self.folder)
        on_disk = sorted(found, key=lambda name: (found[name][0], name), reverse=True)
        in_memory = self._in_memory()
        return [*in_memory, *(name for name in on_disk if name not in in_memory)]

    def _in_memory(self) -> dict[str, Match]:
        """The matches that are not on disk as they are, the last changed first."""
        found: dict[str, Match] = {}
        for match in (*reversed(self._pending.values()), *self.unsaved.matches):
            found.setdefault(match.id, match)
        return found

    def listing(self) -> list[Row]:
        """The matches that the list shows, the last played first."""
        found: list[Row] = [entry for entry in self._known().values() if entry.is_listed]
        found += [Unread(name, stamp) for name, stamp in self._unread()]
        return sorted(found, key=lambda row: (row.seconds, row.stamp[0], row.name), reverse=True)

    def _known(self) -> dict[str, Entry]:
        """What the index knows, and what could not be written as it is in memory."""
        index = self.index.ready() if self._fills_index else self.index
        return index.known | {name: self._entry(match) for name, match in self._in_memory().items()}

    def _entry(self, match: Match) -> Entry:
        """That of a match in memory; what could not be written has no size on disk."""
        size = 0 if match.id in self.unsaved else 1
        return entry_of(match, (time.time_ns(), size, 0, 0))

    def _unread(self) -> list[tuple[str, Stamp]]:
        """What nobody has read yet, the last changed first."""
        in_memory = self._in_memory()
        found = [item for item in self.index.unread.items() if item[0] not in in_memory]
        return sorted(found, key=lambda item: item[1], reverse=True)

    def matches(self) -> Iterator[Match]:
        """All matches that can be read, the last changed first."""
        for name in self.names():
            try:
                yield self.load(name)
            except (InvalidRecord, IllegalAction, OSError) as error:
                log.warning("match %s can't be loaded: %s", name, error)

    def latest(self) -> Match | None:
        """The unfinished match to go on with: the one last played, else the last changed."""
        kept = self._in_memory().get(self._last)
        current = self._current() if kept is None else replace(kept)
        if current is not None and not current.is_over:
            return current
        return next(self.unfinished(), None)

    def unfinished(self) -> Iterator[Match]:
        """The matches under way, the last changed first; those that are over are not even read."""
        under_way = {name: entry.stamp for name, entry in self._known().items() if not entry.is_over}
        under_way |= {name: stamp for name, stamp in self._unread()[:FEW] if not self._seems_over(name)}
        for name in sorted(under_way, key=lambda name: under_way[name], reverse=True):
            try:
                match = self.load(name)
            except (InvalidRecord, IllegalAction, OSError) as error:
                log.warning("match %s can't be loaded: %s", name, error)
                continue
            if not match.is_over:
                yield match

    def daily_under_way(self, game: str) -> dict[date, str]:
        """The daily matches of a game that were left under way, by their day."""
        known = sorted(self._known().values(), key=lambda entry: entry.stamp)
        mine = [entry for entry in known if entry.game == game and not entry.is_over]
        unread = [name for name, _ in self._unread()[:FEW] if not self._seems_over(name)]
        days = {day: name for name in unread if (day := self._day_of(name, game)) is not None}
        return days | {entry.daily: entry.name for entry in mine if entry.daily is not None}

    def begun_on(self, day: date, game: str) -> Match | None:
        """The match of this day that was left under way."""
        name = self.daily_under_way(game).get(day)
        with contextlib.suppress(InvalidRecord, IllegalAction, OSError):
            return None if name is None else self.load(name)
        return None

    def least_played(self, game: str, options: Any, numbers: Sequence[int]) -> int:
        """Return any of these deals that was never played, else the one last played the longest ago."""
        last: dict[int | None, int] = {}
        for entry in self._known().values():
            if entry.game == game and entry.options == options:
                last[entry.number] = max(entry.seconds, last.get(entry.number, 0))
        unplayed = [number for number in numbers if number not in last]
        return random.choice(unplayed) if unplayed else min(numbers, key=last.__getitem__)

    def _day_of(self, name: str, game: str) -> date | None:
        """The day of a daily match of this game, without replaying it."""
        try:
            if json.loads(read_limited(self._path(name, RECORD), LARGEST))["game"] != game:
                return None
            day = json.loads(read_limited(self._path(name, SIDECAR), LARGEST))["daily"]
            return None if day is None else date.fromisoformat(day)
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return None

    def _seems_over(self, name: str) -> bool:
        """Told by the end of its record, which has the outcome; one that is cut off is neither."""
        end = self._end_of(name)
        return end.endswith(b"}}\n") and end != UNDECIDED

    def _end_of(self, name: str) -> bytes:
        try:
            with os.fdopen(open_plain(self._path(name, RECORD), os.O_RDONLY), "rb") as file:
                file.seek(0, os.SEEK_END)
                file.seek(max(0, file.tell() - len(UNDECIDED)))
                return file.read(len(UNDECIDED))
        except OSError:
            return b""

    def _current(self) -> Match | None:
        try:
            name = read_limited(self.folder / CURRENT, 100).decode("ascii").strip()
            return self.load(name)
        except (OSError, ValueError, InvalidRecord, IllegalAction):
            return None

    def delete(self, name: str) -> None:
        """Remove a match for good; one that is being written is written first."""
        if name in self._pending:
            self._writer.finish()
        for ending in (RECORD, SIDECAR):
            self._path(name, ending).unlink(missing_ok=True)
        self.unsaved.forget(name)
        self.index.drop(name)
        if self._written[0] == name:
            self._written = NOTHING

    def export(self, match: Match, path: Path) -> None:
        """Write a match's record to a file of the player's choice."""
        write_whole(path, f"{write(match.game)}\n".encode())

    def take_in(self, path: Path) -> Match:
        """Keep a copy of a record from elsewhere, unless it is here already.

        It does not become the match to go on with. `InvalidRecord`, `IllegalAction` or `OSError` if it
        can't be read.
        """
        taken = Incoming(self.folder).take(path)
        self.note_taken(taken)
        return self.load(taken.name)

    def note_taken(self, taken: Taken) -> None:
        """A record from elsewhere is kept now."""
        if taken.entry is not None:
            self.index.take(taken.entry)

    def _path(self, name: str, ending: str) -> Path:
        if not is_plain(name):
            raise FileNotFoundError(f"no match {name[:100]!r}")
        return self.folder / f"{name}{ending}"

    def _set_aside(self, path: Path) -> None:
        if os.path.lexists(path) and (aside := set_aside(path)) is not None:
            self.broken.append(aside)


def _read(path: Path) -> AnyGame:
    return read(read_limited(path, LARGEST))
