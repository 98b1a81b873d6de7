"""Statistics of version 1, which knew Shtil alone, become version 2: all rows or none, the old file kept."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from shtil_desktop.play.profile.files import read_limited, write_whole
from shtil_desktop.play.profile.safe_sqlite import LARGEST
from shtil_desktop.play.profile.statistics.rows import COLUMNS, HIGHEST

log = logging.getLogger(__name__)

OLD_OPTIONS: Final = ("mode", "seats", "removed", "reefs", "monsters", "storms", "wilds")
OLD_FLAGS: Final = ("reefs", "storms")
OLD_COLUMNS: Final = (
    *("id", "finished"),
    *OLD_OPTIONS,
    *("number", "result", "reason", "actions", "cards_left", "used_undo", "hints_used", "is_repeat"),
    *("daily", "lost_cells"),
)
OLD_TABLES: Final = f"""
CREATE TABLE IF NOT EXISTS voyages (place INTEGER PRIMARY KEY, {", ".join(OLD_COLUMNS)}, UNIQUE (id));
CREATE TABLE IF NOT EXISTS counted (id PRIMARY KEY, finished);
"""
KEPT: Final = "statistics-1.sqlite"
"""The file as it was, beside the new one; another name if that is taken by something else."""


def migrate(base: sqlite3.Connection, path: Path, table: str, version: int) -> None:
    """Bring a sound file of version 1 up to date in one transaction.

    An `OSError` or an `sqlite3.Error` leaves the file as it is.
    """
    base.execute("BEGIN IMMEDIATE")
    try:
        _keep(base, path)
        rows = base.execute(f"SELECT place, {', '.join(OLD_COLUMNS)} FROM voyages").fetchall()
        base.execute(table)
        names, marks = ", ".join(("place", *COLUMNS)), ", ".join("?" * (len(COLUMNS) + 1))
        base.executemany(f"INSERT INTO matches ({names}) VALUES ({marks})", map(_migrated, rows))
        base.execute("DROP TABLE voyages")
        base.execute(f"PRAGMA user_version = {version}")
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:
            base.execute("ROLLBACK")
        raise
    log.info("%s: %s matches are as version %s has them now", path, len(rows), version)


def _keep(base: sqlite3.Connection, path: Path) -> None:
    """Write the old file once more under another name, unless a start that was cut short has done so."""
    content = base.serialize()
    for name in (KEPT, *(f"statistics-1-{number}.sqlite" for number in range(2, 100))):
        beside = path.with_name(name)
        try:
            if read_limited(beside, LARGEST) == content:
                return
        except FileNotFoundError:
            write_whole(beside, content)
            return
        except OSError as error:
            log.info("%s is something else: %s", beside, error)
    raise OSError("no name is free for the old statistics")


def _migrated(columns: Sequence[Any]) -> list[Any]:
    """A row as it is written now. One that made no sense makes none afterwards either, and stays."""
    place, *rest = columns
    row = dict(zip(OLD_COLUMNS, rest, strict=True))
    options = {name: _plain(row[name]) for name in OLD_OPTIONS}
    options |= {name: bool(row[name]) for name in OLD_FLAGS if row[name] in (0, 1) and type(row[name]) is int}
    row["game"], row["options"] = "shtil", json.dumps(options)
    row["figures"] = json.dumps(
        {"cards_left": _count(row["cards_left"]), "lost_cells": _cells(row["lost_cells"])}
    )
    return [place, *(row[name] for name in COLUMNS)]


def _plain(found: Any) -> Any:
    """Anything as a value that JSON has."""
    return found if type(found) in (int, str) else repr(found)


def _count(found: Any) -> Any:
    return found if type(found) is int and 0 <= found <= HIGHEST else repr(found)


def _cells(found: Any) -> Any:
    """The cells of a list as version 1 wrote it; anything else as text, which no row may have."""
    is_list = type(found) is str and found[:1] == "[" and found[-1:] == "]" and len(found) <= HIGHEST
    if is_list and all(letter in "0123456789, " for letter in found[1:-1]):
        return [int(digits) for digits in found[1:-1].replace(",", " ").split()]
    return repr(found)
