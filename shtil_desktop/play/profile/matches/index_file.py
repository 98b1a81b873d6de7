"""The file of the index: an entry a row, with what many rows have in common written once.

Version 2 knew Shtil alone, when no match could be played on from another, and is still read; the program of
that time makes its index anew where it finds this one.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.play.profile.files import read_limited, write_whole
from shtil_desktop.play.profile.matches.entry import Entry, is_plain

log = logging.getLogger(__name__)

FORMAT: Final = "shtil-index"
VERSION: Final = 4
LARGEST: Final = 64 << 20
OLD_OPTIONS: Final = ("mode", "seats", "removed", "reefs", "monsters", "storms", "wilds")
"""Of Shtil, in the rows of version 2; those that are true or false stand there as 1 or 0."""
OLD_FLAGS: Final = ("reefs", "storms")


def write_index(path: Path, entries: Iterable[Entry]) -> None:
    """Keep the index; an `OSError` if that can't be done."""
    kinds, outcomes = _Shared(), _Shared()
    rows = [_to_row(entry, kinds, outcomes) for entry in entries]
    content = {
        "format": FORMAT,
        "version": VERSION,
        "kinds": kinds.values,
        "outcomes": outcomes.values,
        "matches": rows,
    }
    write_whole(path, json.dumps(content).encode(), is_precious=False)


class _Shared:
    """Values that many rows have, each once; a row has its place among them."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._places: dict[tuple[str, Any], int] = {}

    def place(self, game: str, key: Any, plain: Callable[[Any], Any]) -> int:
        found = self._places.get((game, key))
        if found is None:
            found = self._places[game, key] = len(self.values)
            self.values.append([game, plain(key)])
        return found


def _to_row(entry: Entry, kinds: _Shared, outcomes: _Shared) -> list[Any]:
    face, ended = face_of(entry.game), entry.outcome
    return [
        entry.name,
        entry.stamp,
        kinds.place(entry.game, entry.options, face.write_options),
        entry.number,
        entry.player,
        entry.progress,
        None if ended is None else outcomes.place(entry.game, ended, face.write_outcome),
        None if entry.finished is None else entry.finished.isoformat(),
        None if entry.daily is None else entry.daily.isoformat(),
        *map(int, (entry.counts, entry.is_begun, entry.has_moved, entry.is_played_on)),
    ]


def read_index(path: Path | None) -> dict[str, Entry]:
    """The index of the last time; empty if there is none, or it makes no sense."""
    if path is None:
        return {}
    try:
        found = json.loads(read_limited(path, LARGEST))
        if found["format"] != FORMAT or found["version"] not in (2, VERSION):
            return {}
        entries = _old_entries(found) if found["version"] == 2 else _entries(found)
        return {entry.name: entry for entry in entries}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        log.warning("%s can't be used and is made anew: %s", path, str(error)[:100])
        return {}


def _entries(found: dict[str, Any]) -> list[Entry]:
    """What is of a game that isn't here is left out: it is looked at again, as everything unknown is."""
    kinds = [
        (game, face_of(game).read_options(plain)) if game in GAMES else None for game, plain in found["kinds"]
    ]
    outcomes = [
        face_of(game).read_outcome(plain) if game in GAMES else None for game, plain in found["outcomes"]
    ]
    entries = []
    for row in found["matches"]:
        kind = kinds[_whole(row[2])]
        if kind is not None:
            entries.append(_from_row(row, *kind, None if row[6] is None else outcomes[_whole(row[6])]))
    return entries


def _old_entries(found: dict[str, Any]) -> list[Entry]:
    """Version 2 has options and outcome in every row, and all of them are Shtil's."""
    shtil = face_of("shtil")
    options: dict[tuple[Any, ...], Any] = {}
    entries = []
    for row in found["voyages"]:
        kind = tuple(row[2])
        if kind not in options:
            plain = dict(zip(OLD_OPTIONS, kind, strict=True))
            flags = {name: bool(_whole(plain[name])) for name in OLD_FLAGS}
            options[kind] = shtil.read_options({**plain, **flags})
        outcome = None if row[6] is None else shtil.read_outcome(row[6])
        entries.append(_from_row([*row, 0], "shtil", options[kind], outcome))
    return entries


def _from_row(row: Sequence[Any], game: str, options: Any, outcome: Any) -> Entry:
    name, stamp, _, number, player, progress, _, finished, daily, *flags = row
    counts, begun, moved, played_on = map(bool, flags)
    moment = None if finished is None else datetime.fromisoformat(finished)
    if (moment is not None and moment.tzinfo is None) or not is_plain(name):
        raise ValueError("a row that can't be")
    first, size, second, other = map(_whole, stamp)
    return Entry(
        name,
        (first, size, second, other),
        game,
        options,
        None if number is None else _whole(number),
        _whole(player),
        _whole(progress),
        outcome,
        moment,
        None if daily is None else date.fromisoformat(daily),
        counts,
        begun,
        moved,
        played_on,
    )


def _whole(value: Any) -> int:
    if type(value) is not int or not -(1 << 70) < value < 1 << 70:
        raise ValueError("no whole number")
    return value
