"""One SQLite file of the profile, with the care that all of them need.

A garbled or foreign file is set aside and a fresh one begun; one of a newer version is left alone, and what
is done is kept in memory; a full disk or a file that someone holds is told, and nothing is lost by it.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from shtil_desktop.games.values import value
from shtil_desktop.play.profile import safe_sqlite
from shtil_desktop.play.profile.safe_sqlite import SafeConnection

log = logging.getLogger(__name__)

PATIENCE: Final = 0.5
"""Seconds to wait for another program that holds the file."""
REASONS: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
}
"""What the system would have said, by the code of SQLite; anything else is an error of reading or writing."""
Found = TypeVar("Found")
Prepare = Callable[[sqlite3.Connection, "Path | None"], None]
"""Makes a file that has just been opened fit to be used; None is one in memory."""


@value
class Table:
    """Columns that may hold anything, as SQLite has it; rows are known by the values of the keys."""

    name: str
    keys: tuple[str, ...]
    others: tuple[str, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        return self.keys + self.others

    @property
    def statement(self) -> str:
        unique = f"PRIMARY KEY ({', '.join(self.keys)})"
        return f"CREATE TABLE IF NOT EXISTS {self.name} ({', '.join(self.columns)}, {unique});"

    @property
    def put(self) -> str:
        """Puts a row in place of one with the same keys."""
        return f"INSERT OR REPLACE INTO {self.name} VALUES ({', '.join('?' * len(self.columns))})"


class FileTrouble(OSError):
    """The file can't be read or written now; `errno` says why, as the system would: a full disk, a lock."""

    def __init__(self, error: Exception) -> None:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        super().__init__(REASONS.get(code, errno.EIO), str(error))


class TooNew(Exception):
    """Written by a newer version of the program."""


class Foreign(Exception):
    """A sound file, but not one of ours."""


class SqliteFile:
    """Opened when it is first needed; every piece of work is one transaction, done wholly or not at all."""

    def __init__(self, path: Path | None, prepare: Prepare) -> None:
        """In the file of this path, or in memory."""
        self._path = path
        self._prepare = prepare
        self.broken: Path | None = None
        """The garbled file that was set aside, if there was one: the player is to be told."""
        self.is_lasting = path is not None
        """Whether what is kept will be there the next time."""
        self._base: SafeConnection | None = None

    def do(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        """Do some work in one step; if the file turns out to be garbled, with a fresh one."""
        base = self.open()
        try:
            with base:
                return work(base)
        except (sqlite3.OperationalError, sqlite3.ProgrammingError) as error:
            if not base.limit.is_reached:
                raise FileTrouble(error) from error
            log.warning("%s: a statement that does not end", self._path)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if self._path is None or not self.is_lasting:
                raise FileTrouble(error) from error
            log.warning("%s: %s", self._path, error)
        self.close()
        self._set_aside()
        base = self.open()
        try:
            with base:
                return work(base)
        except sqlite3.Error as error:
            raise FileTrouble(error) from error

    def close(self) -> None:
        if self._base is not None:
            with contextlib.suppress(sqlite3.Error):
                self._base.close()
        self._base = None

    def open(self) -> SafeConnection:
        """Open it now, unless that is done; `FileTrouble` if it can't be."""
        if self._base is None:
            self._base = self._open()
        return self._base

    def _open(self) -> SafeConnection:
        if self._path is None:
            return self._connect(None)
        try:
            return self._connect(self._path)
        except TooNew:
            log.warning("%s was written by a newer version and is left alone", self._path)
        except sqlite3.OperationalError as error:
            if _is_held(error):
                raise FileTrouble(error) from error
            log.warning("%s can't be opened: %s", self._path, error)
        except (sqlite3.DatabaseError, Foreign):
            self._set_aside()
            with contextlib.suppress(sqlite3.Error, Foreign, TooNew):
                return self._connect(self._path)
        self.is_lasting = False
        return self._connect(None)

    def _set_aside(self) -> None:
        assert self._path is not None
        self.broken = safe_sqlite.set_aside_whole(self._path)

    def _connect(self, path: Path | None) -> SafeConnection:
        base = safe_sqlite.connect(path, PATIENCE)
        try:
            self._prepare(base, path)
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


def tables_of(version: int, tables: Sequence[Table]) -> Prepare:
    """What makes these tables, and holds a file to them."""
    script = "".join(table.statement for table in tables)

    def prepare(base: sqlite3.Connection, path: Path | None) -> None:
        check_version(base, version)
        check_content(base, script)
        make_tables(base, script, version)
        for table in tables:
            if columns_of(base, table.name) != table.columns:
                raise Foreign

    return prepare


def check_version(base: sqlite3.Connection, newest: int) -> int:
    """The version that the file has; `TooNew` if it is newer than this."""
    version = int(base.execute("PRAGMA user_version").fetchone()[0])
    if version > newest:
        raise TooNew
    return version


def check_content(base: sqlite3.Connection, script: str) -> None:
    """An `sqlite3.DatabaseError` if the file is garbled, or holds what this script would not make."""
    safe_sqlite.check_schema(base, script)
    if base.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("malformed")


def make_tables(base: sqlite3.Connection, script: str, version: int) -> None:
    """Those that are missing."""
    with base:
        base.executescript(script)
        base.execute(f"PRAGMA user_version = {version}")


def columns_of(base: sqlite3.Connection, table: str) -> tuple[str, ...]:
    return tuple(row[1] for row in base.execute(f"PRAGMA table_info({table})"))


def _is_held(error: sqlite3.Error) -> bool:
    """Whether another program works on the file just now."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
