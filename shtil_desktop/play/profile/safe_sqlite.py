"""Opens an SQLite file of the profile as if a stranger had made it: what it holds is data, never a program.

A file from elsewhere may have views and triggers that never end, stand for a pipe, or have a pipe as its
journal. So only plain files of a sensible size are opened, only with a schema that is ours, and every
statement may take so many steps and no more.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any, Final

from shtil_desktop.play.profile.files import NotPlain, check_plain, open_plain, set_aside

LARGEST: Final = 256 << 20
"""Bytes of a file; a hundred thousand matches take 30 million."""
COMPANIONS: Final = ("-journal", "-wal", "-shm")
"""What SQLite keeps beside a file, by the ends of their names."""
NAMES_ANOTHER: Final = bytes.fromhex("d9d505f920a163d7")
"""How a journal ends that names another file, which SQLite would delete wherever it lies. Ours never do."""
STEPS: Final = 100_000
"""Of SQLite's machine, between two looks at how many it has been."""
MOST_LOOKS: Final = 3_000
"""After 300 million steps, some seconds: twenty thousand matches are read in less than one million."""
PRAGMAS: Final = ("trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY", "mmap_size = 0")
HARMLESS: Final = frozenset(
    {
        ("table", "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
        ("table", "sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
    }
)
"""What SQLite itself adds when a tool analyses a file."""

Entry = tuple[str, str, str | None]
"""Of a schema: its kind, its name and how it was made."""


class UnsafeFile(sqlite3.DatabaseError):
    """A file that SQLite could perhaps open, and that is none of ours."""


class Limit:
    """Ends a statement that takes too many steps."""

    def __init__(self) -> None:
        self._looks = 0

    def renew(self) -> None:
        """Another statement begins."""
        self._looks = 0

    @property
    def is_reached(self) -> bool:
        return self._looks > MOST_LOOKS

    def __call__(self) -> int:
        """What SQLite asks now and then: anything but 0 ends the statement."""
        self._looks += 1
        return int(self.is_reached)


class SafeConnection(sqlite3.Connection):
    """A connection whose statements end, also those that a garbled file would make endless."""

    def __init__(self, *details: Any, **options: Any) -> None:
        super().__init__(*details, **options)
        self.limit = Limit()
        self.set_progress_handler(self.limit, STEPS)

    def execute(self, *details: Any) -> sqlite3.Cursor:
        self.limit.renew()
        return super().execute(*details)


def connect(path: Path | None, timeout: float) -> SafeConnection:
    """Open a file, or one in memory; its schema is to be checked before anything is done with it.

    `UnsafeFile` if it is to be set aside rather than opened, `sqlite3.OperationalError` if it can't be opened
    now.
    """
    if path is not None:
        _check_files(path)
    place = ":memory:" if path is None else os.path.abspath(path)  # which no SQLite takes for an address
    base = sqlite3.connect(place, timeout=timeout, factory=SafeConnection)
    try:
        base.text_factory = lambda content: content.decode("utf-8", "replace")  # garbled text is no error
        for pragma in PRAGMAS:
            base.execute(f"PRAGMA {pragma}")
    except BaseException:
        base.close()
        raise
    return base


def check_schema(base: sqlite3.Connection, tables: str) -> None:
    """`UnsafeFile` if it holds what this script would not make: a view, a trigger, a column worked out."""
    strange = _schema(base) - _schema_of(tables) - HARMLESS
    if strange:
        raise UnsafeFile(f"{len(strange)} things are not ours, such as {min(map(str, strange))[:100]}")


def set_aside_whole(path: Path) -> Path | None:
    """Set a file aside with all that SQLite has beside it, else that would be applied to a fresh one."""
    for ending in COMPANIONS:
        beside = companion(path, ending)
        if os.path.lexists(beside):
            set_aside(beside)
    return set_aside(path)


def companion(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _check_files(path: Path) -> None:
    """The file and its companions; a new one is made for its owner alone."""
    for each in (path, *(companion(path, ending) for ending in COMPANIONS)):
        try:
            check_plain(each)
        except NotPlain as error:
            raise UnsafeFile(str(error)) from error
        except IsADirectoryError as error:
            if each is not path:
                raise UnsafeFile(str(error)) from error
            continue
        except OSError:  # it is not there, or SQLite will say what is wrong
            continue
        if each.stat().st_size > LARGEST:
            raise UnsafeFile(f"{each.name} is too large")
    if _end_of(companion(path, "-journal"), len(NAMES_ANOTHER)) == NAMES_ANOTHER:
        raise UnsafeFile("the journal names another file")
    with contextlib.suppress(OSError):
        os.close(open_plain(path, os.O_RDWR | os.O_CREAT))


def _end_of(path: Path, count: int) -> bytes:
    with contextlib.suppress(OSError), os.fdopen(open_plain(path, os.O_RDONLY), "rb") as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - count))
        return file.read(count)
    return b""


def _schema(base: sqlite3.Connection) -> set[Entry]:
    rows = base.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    return {(str(kind), str(name), _plain(sql)) for kind, name, sql in rows}


def _plain(sql: Any) -> str | None:
    return None if sql is None else " ".join(str(sql).split())


@cache
def _schema_of(tables: str) -> frozenset[Entry]:
    with contextlib.closing(sqlite3.connect(":memory:")) as base:
        base.executescript(tables)
        return frozenset(_schema(base))
