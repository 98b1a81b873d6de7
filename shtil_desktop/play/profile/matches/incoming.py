"""Records from elsewhere: read, compared with those that are kept, and copied. Any thread may do it."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path

from shtil_desktop.games.record import LARGEST, read, write
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.files import read_limited, write_whole
from shtil_desktop.play.profile.matches.entry import Entry, is_plain
from shtil_desktop.play.profile.matches.index import RECORD, SIDECAR, entry_of, look_at, stamp_of
from shtil_desktop.play.profile.matches.sidecar import restore, to_sidecar


@value
class Taken:
    """A record that is kept now."""

    name: str
    """The id of its match."""
    is_over: bool
    entry: Entry | None
    """What the index is to know of it; None if it was kept already."""


class Incoming:
    """Takes records in, one after the other, with one look at the folder for all of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[int, list[str]] | None = None
        """The ids of the kept matches by the size of their record, once the folder was looked at."""

    def take(self, path: Path) -> Taken:
        """Keep a copy of a record, unless it is kept already.

        `InvalidRecord`, `IllegalAction` or `OSError` if it can't be read or the copy not be written.
        """
        game = read(read_limited(path, LARGEST, follows=True))  # the player's own file: it may be a link
        is_over = game.result is not None
        if path.suffix == RECORD and os.path.dirname(os.path.realpath(path)) == os.path.realpath(
            self._folder
        ):
            if not is_plain(path.stem):
                raise FileNotFoundError(f"no match {path.stem[:100]!r}")
            return Taken(path.stem, is_over, None)
        content = f"{write(game)}\n".encode()
        name = self._name_of(content)
        if name is not None:
            return Taken(name, is_over, None)
        match = restore(game, None, None)
        sidecar = json.dumps(to_sidecar(match), ensure_ascii=False, indent=1)
        write_whole(self._folder / f"{match.id}{SIDECAR}", f"{sidecar}\n".encode())
        write_whole(self._folder / f"{match.id}{RECORD}", content)
        self._by_size().setdefault(len(content), []).append(match.id)
        stamp = stamp_of(self._folder, match.id)
        return Taken(match.id, is_over, None if stamp is None else entry_of(match, stamp))

    def _name_of(self, content: bytes) -> str | None:
        """The id of a kept match with exactly this record."""
        for name in self._by_size().get(len(content), ()):
            with contextlib.suppress(OSError):
                if read_limited(self._folder / f"{name}{RECORD}", LARGEST) == content:
                    return name
        return None

    def _by_size(self) -> dict[int, list[str]]:
        if self._known is None:
            self._known = {}
            for name, stamp in look_at(self._folder).items():
                self._known.setdefault(stamp[1], []).append(name)
        return self._known
