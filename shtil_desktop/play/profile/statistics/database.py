"""Finished matches remembered in SQLite, each once."""

from __future__ import annotations

import contextlib
import csv
import io
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final

from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.files import write_whole
from shtil_desktop.play.profile.sqlite_file import (
    FileTrouble,
    Foreign,
    SqliteFile,
    check_content,
    check_version,
    columns_of,
    make_tables,
)
from shtil_desktop.play.profile.statistics import queries
from shtil_desktop.play.profile.statistics.csv_table import as_table
from shtil_desktop.play.profile.statistics.figures import (
    Figures,
    Finished,
    Selection,
    Standing,
    finished,
    is_counted,
)
from shtil_desktop.play.profile.statistics.migration import OLD_COLUMNS, OLD_TABLES, migrate
from shtil_desktop.play.profile.statistics.rows import COLUMNS, to_row, with_figures

VERSION: Final = 2
MATCHES: Final = (
    f"CREATE TABLE IF NOT EXISTS matches (place INTEGER PRIMARY KEY, {', '.join(COLUMNS)}, UNIQUE (id))"
)
TABLES: Final = f"""
{MATCHES};
CREATE TABLE IF NOT EXISTS counted (id PRIMARY KEY, finished);
"""
EVERYTHING: Final = Selection()


class Statistics:
    """All finished matches of one profile, in the order they were finished first.

    Every method that asks or changes something may raise `FileTrouble`.
    """

    def __init__(self, path: Path | None, *, opens_later: bool = False) -> None:
        """In the file of this path, or in memory. To open it later is for whoever asks in another thread."""
        self._file = SqliteFile(path, _prepare)
        if not opens_later:
            with contextlib.suppress(FileTrouble):
                self._file.open()

    @property
    def broken(self) -> Path | None:
        """The garbled file that was set aside, if there was one: the player is to be told."""
        return self._file.broken

    @property
    def is_lasting(self) -> bool:
        """Whether they will be there the next time."""
        return self._file.is_lasting

    def count(self, match: Match) -> bool:
        """Remember a finished match; counted again, it replaces itself. False if it isn't to be counted."""
        return is_counted(match) and self.add([finished(match)]) == 1

    def add(self, matches: Collection[Finished]) -> int:
        """Remember finished matches, all or none; how many were not counted before."""
        return self._file.do(lambda base: sum([_insert(base, one) for one in matches]))

    def note(self, match: str, more: Mapping[str, int]) -> None:
        """Remember figures of a counted match that became known later."""

        def work(base: sqlite3.Connection) -> None:
            found = base.execute("SELECT figures FROM matches WHERE id = ?", (match,)).fetchone()
            if found is not None:
                base.execute(
                    "UPDATE matches SET figures = ? WHERE id = ?", (with_figures(found[0], more), match)
                )

        self._file.do(work)

    def missing(self, over: Mapping[str, str]) -> list[str]:
        """Of matches that are over, with the moment of each, those that were not counted as they are now."""

        def work(base: sqlite3.Connection) -> list[str]:
            base.execute("CREATE TEMP TABLE IF NOT EXISTS kept (name PRIMARY KEY, moment)")
            base.execute("DELETE FROM temp.kept")
            base.executemany("INSERT INTO temp.kept VALUES (?, ?)", over.items())
            query = "SELECT name FROM temp.kept LEFT JOIN counted ON id = name WHERE finished IS NOT moment"
            return [name for (name,) in base.execute(query)]

        return self._file.do(work)

    def matches(self) -> list[Finished]:
        """All matches that can be read, in the order they were finished first."""
        return self._file.do(queries.matches)

    def figures(self, selection: Selection = EVERYTHING) -> Figures:
        """What the matches of a selection come to."""
        return self._file.do(lambda base: queries.figures(base, selection))

    def standing(self) -> Standing:
        """What the start page and the calendar tell."""
        return self._file.do(queries.standing)

    def reset(self) -> None:
        """Forget all matches; those still on disk are not counted again."""
        self._file.do(lambda base: base.execute("DELETE FROM matches"))

    def export(self, path: Path) -> None:
        """Write all matches to a CSV file; an `OSError` if that can't be done."""
        text = io.StringIO(newline="")
        csv.writer(text).writerows(as_table(self.matches()))
        write_whole(path, text.getvalue().encode())

    def close(self) -> None:
        self._file.close()


def _prepare(base: sqlite3.Connection, path: Path | None) -> None:
    is_old = check_version(base, VERSION) == 1 and path is not None
    check_content(base, OLD_TABLES if is_old else TABLES)
    if is_old and path is not None and columns_of(base, "voyages"):
        _require(base, "voyages", OLD_COLUMNS)
        try:
            migrate(base, path, MATCHES, VERSION)
        except OSError as error:  # the file is as it was: no room beside it, or nothing may be written there
            raise sqlite3.OperationalError(f"the old file can't be kept: {error}") from error
    make_tables(base, TABLES, VERSION)
    _require(base, "matches", COLUMNS)


def _require(base: sqlite3.Connection, table: str, columns: Sequence[str]) -> None:
    if columns_of(base, table) != ("place", *columns):
        raise Foreign


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
