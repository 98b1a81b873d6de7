"""The index of kept matches: what the list shows of each, without reading their records again.

It is never the truth itself. An entry counts as long as its files have the times and sizes that they had when
it was made; what is missing, changed or garbled here is read anew from the files.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from shtil_desktop.games import face_of
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.entry import Entry, Stamp, is_plain
from shtil_desktop.play.profile.matches.index_file import read_index, write_index

RECORD: Final = ".shtil"
SIDECAR: Final = ".json"


def entry_of(match: Match, stamp: Stamp) -> Entry:
    game = match.game
    return Entry(
        name=match.id,
        stamp=stamp,
        game=game.id,
        options=match.options,
        number=match.number if match.has_numbered_deal else None,
        player=match.player,
        progress=face_of(game.id).progress(game),
        outcome=game.result,
        finished=match.finished,
        daily=match.daily,
        counts=match.counts,
        is_begun=is_begun(match),
        has_moved=match.has_moved,
        is_played_on=match.is_played_on,
    )


def is_begun(match: Match) -> bool:
    """Tell whether the player has done anything in it, or it came from elsewhere.

    What was done before the moment that it is played on from was done in another match.
    """
    first = 0 if match.origin is None else match.origin.action
    return (
        match.is_foreign
        or match.used_undo
        or match.hints_used > 0
        or any(seat == match.player for seat, _ in match.game.actions[first:])
    )


class Listing(NamedTuple):
    """What a folder holds: the matches that the index knows, and those that are to be read."""

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
        """What can't be read and yet isn't garbled, such as the matches of a newer version."""

    def put(self, match: Match) -> None:
        """A match was written or read."""
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
        """Leave a match out that can't be read, as long as it stays as it is."""
        if (stamp := self.unread.pop(name, None)) is not None:
            self._unfit[name] = stamp

    def stamp_now(self, name: str) -> Stamp | None:
        return stamp_of(self.folder, name)

    def load(self) -> Listing:
        """Look at the folder and at the kept index; nothing here is changed, so that any thread may do it."""
        stamps = look_at(self.folder)
        kept = self.known.copy() if self.is_ready else read_index(self._path)
        known = {name: entry for name, entry in kept.items() if stamps.get(name) == entry.stamp}
        return Listing(known, {name: stamp for name, stamp in stamps.items() if name not in known})

    def update(self, found: Listing) -> None:
        """Take over what was found, unless a match was written meanwhile: that is newer."""
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
            write_index(self._path, entries)


def stamp_of(folder: Path, name: str) -> Stamp | None:
    """The stamp of one match now; None if it has no record."""
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
    """The stamps of all matches in a folder."""
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
