"""Finished matches remembered in SQLite, each once."""

from __future__ import annotations

import contextlib
import csv
import io
import logging
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from shtil_desktop.play.match import Match
from shtil_desktop.play.profile import safe_sqlite
from shtil_desktop.play.profile.files import write_whole
from shtil_desktop.play.profile.safe_sqlite import SafeConnection
from shtil_desktop.play.profile.statistics import queries
from shtil_desktop.play.profile.statistics.csv_table import as_table
from shtil_desktop.play.profile.statistics.figures import (
    Choice,
    Figures,
    Finished,
    Standing,
    finished,
    is_counted,
)
from shtil_desktop.play.profile.statistics.migration import OLD_COLUMNS, OLD_TABLES, migrate
from shtil_desktop.play.profile.statistics.rows import COLUMNS, to_row, with_figures

log = logging.getLogger(__name__)

VERSION: Final = 2
PATIENCE: Final = 0.5
"""Seconds to wait for another program that holds the file."""
MATCHES: Final = (
    f"CREATE TABLE IF NOT EXISTS matches (place INTEGER PRIMARY KEY, {', '.join(COLUMNS)}, UNIQUE (id))"
)
TABLES: Final = f"""
{MATCHES};
CREATE TABLE IF NOT EXISTS counted (id PRIMARY KEY, finished);
"""
EVERYTHING: Final = Choice()
Found = TypeVar("Found")


class StatisticsTrouble(OSError):
    """Statistics can't be read or written now: a full disk, a file that someone else holds."""


class Statistics:
    """All finished matches of one profile, in the order they were finished first."""

    def __init__(self, path: Path | None, *, opens_later: bool = False) -> None:
        """In the file of this path, or in memory. To open it later is for whoever asks in another thread."""
        self._path = path
        self.broken: Path | None = None
        """The garbled file that was set aside, if there was one: the player is to be told."""
        self.is_lasting = path is not None
        """Whether they will be there the next time."""
        self._base: SafeConnection | None = None
        if not opens_later:
            with contextlib.suppress(StatisticsTrouble):
                self._opened()

    def _opened(self) -> SafeConnection:
        if self._base is None:
            self._base = self._open()
        return self._base

    def _open(self) -> SafeConnection:
        if self._path is None:
            return _connect(None)
        try:
            return _connect(self._path)
        except _TooNew:
            log.warning("%s was written by a newer version and is left alone", self._path)
        except sqlite3.OperationalError as error:
            if _is_held(error):
                raise StatisticsTrouble(str(error)) from error
            log.warning("%s can't be opened: %s", self._path, error)
        except (sqlite3.DatabaseError, _Foreign):
            self._set_aside()
            with contextlib.suppress(sqlite3.Error, _Foreign, _TooNew):
                return _connect(self._path)
        self.is_lasting = False
        return _connect(None)

    def _set_aside(self) -> None:
        assert self._path is not None
        self.broken = safe_sqlite.set_aside_whole(self._path)

    def _do(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        """Do some work in one step; if the file turns out to be garbled, with a fresh one."""
        base = self._opened()
        try:
            with base:
                return work(base)
        except (sqlite3.OperationalError, sqlite3.ProgrammingError) as error:
            if not base.limit.is_reached:
                raise StatisticsTrouble(str(error)) from error
            log.warning("%s: a statement that does not end", self._path)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if self._path is None or not self.is_lasting:
                raise StatisticsTrouble(str(error)) from error
            log.warning("%s: %s", self._path, error)
        self.close()
        self._set_aside()
        base = self._opened()
        try:
            with base:
                return work(base)
        except sqlite3.Error as error:
            raise StatisticsTrouble(str(error)) from error

    def count(self, match: Match) -> bool:
        """Remember a finished match; counted again, it replaces itself. False if it isn't to be counted."""
        return is_counted(match) and self.add([finished(match)]) == 1

    def add(self, matches: Collection[Finished]) -> int:
        """Remember finished matches, all or none; how many were not counted before."""
        return self._do(lambda base: sum([_insert(base, one) for one in matches]))

    def note(self, match: str, more: Mapping[str, int]) -> None:
        """Remember figures of a counted match that became known later."""

        def work(base: sqlite3.Connection) -> None:
            found = base.execute("SELECT figures FROM matches WHERE id = ?", (match,)).fetchone()
            if found is not None:
                base.execute(
                    "UPDATE matches SET figures = ? WHERE id = ?", (with_figures(found[0], more), match)
                )

        self._do(work)

    def missing(self, over: Mapping[str, str]) -> list[str]:
        """Of matches that are over, with the moment of each, those that were not counted as they are now."""

        def work(base: sqlite3.Connection) -> list[str]:
            base.execute("CREATE TEMP TABLE IF NOT EXISTS kept (name PRIMARY KEY, moment)")
            base.execute("DELETE FROM temp.kept")
            base.executemany("INSERT INTO temp.kept VALUES (?, ?)", over.items())
            query = "SELECT name FROM temp.kept LEFT JOIN counted ON id = name WHERE finished IS NOT moment"
            return [name for (name,) in base.execute(query)]

        return self._do(work)

    def matches(self) -> list[Finished]:
        """All matches that can be read, in the order they were finished first."""
        return self._do(queries.matches)

    def figures(self, choice: Choice = EVERYTHING) -> Figures:
        """What the matches of a choice come to."""
        return self._do(lambda base: queries.figures(base, choice))

    def standing(self) -> Standing:
        """What the start page and the calendar tell."""
        return self._do(queries.standing)

    def reset(self) -> None:
        """Forget all matches; those still on disk are not counted again."""
        self._do(lambda base: base.execute("DELETE FROM matches"))

    def export(self, path: Path) -> None:
        """Write all matches to a CSV file; an `OSError` if that can't be done."""
        text = io.StringIO(newline="")
        csv.writer(text).writerows(as_table(self.matches()))
        write_whole(path, text.getvalue().encode())

    def close(self) -> None:
        if self._base is not None:
            with contextlib.suppress(sqlite3.Error):
                self._base.close()
        self._base = None


class _TooNew(Exception):
    """Written by a newer version of the program."""


class _Foreign(Exception):
    """A sound file, but not one of ours."""


def _connect(path: Path | None) -> SafeConnection:
    base = safe_sqlite.connect(path, PATIENCE)
    try:
        _prepare(base, path)
    except UnicodeDecodeError as error:  # SQLite's complaint quotes what is garbled
        base.close()
        raise sqlite3.DatabaseError("malformed") from error
    except sqlite3.OperationalError as error:
        base.close()
        if base.limit.is_reached:
            raise safe_sqlite.UnsafeFile("a check that does not end") from error
        raise
    except BaseException:
        base.close()
        raise
    return base


def _is_held(error: sqlite3.Error) -> bool:
    """Whether another program works on the file just now."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _prepare(base: sqlite3.Connection, path: Path | None) -> None:
    version = base.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise _TooNew
    is_old = version == 1 and path is not None
    safe_sqlite.check_schema(base, OLD_TABLES if is_old else TABLES)
    if base.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("malformed")
    if is_old and path is not None and _columns(base, "voyages"):
        _require(_columns(base, "voyages"), OLD_COLUMNS)
        try:
            migrate(base, path, MATCHES, VERSION)
        except OSError as error:  # the file is as it was: no room beside it, or nothing may be written there
            raise sqlite3.OperationalError(f"the old file can't be kept: {error}") from error
    with base:
        base.executescript(TABLES)
        base.execute(f"PRAGMA user_version = {VERSION}")
    _require(_columns(base, "matches"), COLUMNS)


def _columns(base: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in base.execute(f"PRAGMA table_info({table})")]


def _require(found: list[str], wanted: Sequence[str]) -> None:
    if found != ["place", *wanted]:
        raise _Foreign


def _insert(base: sqlite3.Connection, one: Finished) -> bool:
    stamp = one.finished.isoformat()
    known = base.execute("SELECT finished FROM counted WHERE id = ?", (one.id,)).fetchone()
    there = base.execute("SELECT finished, figures FROM matches WHERE id = ?", (one.id,)).fetchone()
    if known == (stamp,) and not there:
        return False  # it was counted, and forgotten by a reset
    row = to_row(one)
    if there and there[0] == stamp:  # what became known later stays, as long as it is the same end
        at = COLUMNS.index("figures")
        row[at] = with_figures(there[1], one.figures)
    marks = ", ".join("?" * len(COLUMNS))
    changes = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS[1:])
    inserting = f"INSERT INTO matches ({', '.join(COLUMNS)}) VALUES ({marks})"
    base.execute(f"{inserting} ON CONFLICT (id) DO UPDATE SET {changes}", row)
    base.execute("INSERT OR REPLACE INTO counted VALUES (?, ?)", (one.id, stamp))
    return bool(known != (stamp,))
