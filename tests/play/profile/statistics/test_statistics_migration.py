"""Statistics of version 1 become version 2: every row once, whatever happens, and the old file kept."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile import safe_sqlite
from shtil_desktop.play.profile.statistics import migration
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Selection
from shtil_desktop.play.profile.statistics.migration import KEPT, OLD_COLUMNS, OLD_TABLES
from tests.processes import finish

PROFILE = Path(__file__).resolve().parents[3] / "records" / "profile-1" / "statistics.sqlite"
USUAL: dict[str, Any] = {
    **{"id": "a", "finished": "2026-11-16T12:00:00+00:00", "mode": "standard", "seats": 1, "removed": 0},
    **{"reefs": 0, "monsters": 0, "storms": 0, "wilds": 0, "number": 1, "result": "won", "reason": "finish"},
    **{"actions": 50, "cards_left": 4, "used_undo": 0, "hints_used": 0, "is_repeat": 0, "daily": None},
    "lost_cells": "[]",
}
DIES = """
import os, signal, sys
from collections.abc import Callable
from pathlib import Path
from shtil_desktop.play.profile.statistics.database import Statistics

left = int(sys.argv[2])

def count(frame, event, argument):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

sys.setprofile(count)
Statistics(Path(sys.argv[1])).close()
sys.setprofile(None)
sys.stdout.write(str(int(sys.argv[2]) - left))
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "statistics.sqlite"


def make_old(path: Path, *rows: dict[str, Any], also: str = "") -> None:
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.executescript(f"{OLD_TABLES}{also}; PRAGMA user_version = 1;")
        for row in rows:
            found = USUAL | row
            marks = ", ".join("?" * len(OLD_COLUMNS))
            values = [found[name] for name in OLD_COLUMNS]
            base.execute(f"INSERT INTO voyages ({', '.join(OLD_COLUMNS)}) VALUES ({marks})", values)
            base.execute("INSERT INTO counted VALUES (?, ?)", (found["id"], found["finished"]))


def old_rows(path: Path) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as base:
        return base.execute("SELECT * FROM voyages ORDER BY place").fetchall()


def test_every_row_means_what_it_meant(path):
    make_old(
        path,
        {"storms": 1, "wilds": 2, "seats": 3, "daily": "2026-11-16", "is_repeat": 1},
        {"id": "b", "mode": "arch", "result": "lost", "reason": "no-move", "lost_cells": "[3, 14]"},
    )
    statistics = Statistics(path)
    first, second = statistics.matches()
    assert first.options == Options(Mode.STANDARD, 3, storms=True, wilds=2) and first.is_repeat
    assert (first.game, first.daily, first.figures["cards_left"]) == ("shtil", first.finished.date(), 4)
    assert second.options == Options(Mode.ARCH, 1) and second.figures["lost_cells"] == (3, 14)
    assert statistics.is_lasting and statistics.broken is None
    assert statistics.missing({"a": USUAL["finished"], "c": "x"}) == ["c"], "what was counted stays so"


def test_the_old_file_is_kept_as_it_was_and_only_once(path):
    make_old(path, {})
    before = old_rows(path)
    Statistics(path).close()
    kept = path.with_name(KEPT)
    assert old_rows(kept) == before and kept.stat().st_mode & 0o077 == 0
    content = kept.read_bytes()
    Statistics(path).close()
    assert kept.read_bytes() == content
    assert sorted(file.name for file in path.parent.iterdir()) == [KEPT, path.name]


def test_another_old_file_is_kept_beside_the_first(path):
    for name in ("a", "b"):
        path.unlink(missing_ok=True)
        make_old(path, {"id": name})
        Statistics(path).close()
    assert [old_rows(path.with_name(name))[0][1] for name in (KEPT, "statistics-1-2.sqlite")] == ["a", "b"]


def test_an_old_file_without_a_row_or_a_table_is_no_trouble(path):
    make_old(path)
    assert Statistics(path).matches() == []
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.execute("PRAGMA user_version = 1")
    statistics = Statistics(path)
    assert statistics.matches() == [] and statistics.is_lasting and statistics.broken is None


@pytest.mark.parametrize(
    "damage",
    [
        {"mode": "submarine"},
        {"mode": None},
        {"mode": "arch", "reefs": 1},
        {"mode": "competitive", "seats": 3},
        {"removed": 4, "storms": 1},
        {"seats": 1.5},
        {"seats": "1"},
        {"reefs": 2},
        {"hints_used": None},
        {"actions": b"\x00\xff"},
        {"cards_left": "four"},
        {"cards_left": 1e300},
        {"cards_left": 1 << 62},
        {"lost_cells": "[[1, 2], 3]"},
        {"lost_cells": "{}"},
        {"lost_cells": None},
        {"lost_cells": "[99999999999]"},
        {"daily": "2026-02-31"},
        {"finished": 0},
        {"result": "sunk"},
        {"number": "one"},
        {"id": None},
    ],
    ids=str,
)
def test_a_row_that_made_no_sense_makes_none_afterwards_and_stays(path, damage):
    make_old(path, damage, {"id": "b", "number": 2})
    statistics = Statistics(path)
    assert [found.number for found in statistics.matches()] == [2]
    assert (statistics.figures().summary.matches, statistics.standing().unreadable) == (1, 1)
    assert statistics.broken is None


def test_an_old_file_with_something_strange_is_set_aside(path):
    make_old(path, {}, also="CREATE VIEW strange AS SELECT 1")
    statistics = Statistics(path)
    assert statistics.broken is not None and statistics.is_lasting and statistics.matches() == []
    assert not path.with_name(KEPT).exists()


def limited(connect: Callable[..., Any], limit: str) -> Callable[..., Any]:
    """Connections to a file that can't do something."""

    def connected(path: Path | None, timeout: float) -> Any:
        base = connect(path, timeout)
        if path is not None:
            base.execute(f"PRAGMA {limit}")
        return base

    return connected


@pytest.mark.parametrize("trouble", ["no room for the copy", "no room for the rows", "read-only"])
def test_what_cannot_be_written_is_left_as_it_was(path, monkeypatch, trouble):
    make_old(path, *({"id": str(at)} for at in range(500)))
    before = path.read_bytes()

    def full(*details: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    with monkeypatch.context() as patch:
        if trouble == "no room for the copy":
            patch.setattr(migration, "write_whole", full)
        else:
            room = f"max_page_count = {len(before) // 4096 + 1}"
            limit = room if trouble == "no room for the rows" else "query_only = ON"
            patch.setattr(safe_sqlite, "connect", limited(safe_sqlite.connect, limit))
        statistics = Statistics(path)
        assert not statistics.is_lasting and statistics.broken is None, (
            "the player is told that they don't last"
        )
        statistics.close()
    assert path.read_bytes() == before
    statistics = Statistics(path)
    assert len(statistics.matches()) == 500 and statistics.is_lasting


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_killed_anywhere_the_next_start_has_all_rows_once(tmp_path):
    """The program dies at the nth call of a function, for many n from its first to its last."""
    (tmp_path / "dies.py").write_text(DIES, encoding="utf-8")
    wanted = [row[1] for row in old_rows(PROFILE)]
    whole, _ = killed(tmp_path / "whole", 0)
    states = set()
    for at in range(0, 25):
        number = max(1, whole * at // 24)
        _, path = killed(tmp_path / str(at), number)
        is_kept = path.with_name(KEPT).exists()
        with contextlib.closing(sqlite3.connect(path)) as base:
            states.add((is_kept, base.execute("PRAGMA user_version").fetchone()[0]))
        if is_kept:
            assert [row[1] for row in old_rows(path.with_name(KEPT))] == wanted
        statistics = Statistics(path)
        assert [found.id for found in statistics.matches()] == wanted
        assert statistics.figures(Selection(game="shtil")).summary.matches == len(wanted)
        assert statistics.is_lasting and statistics.broken is None
        assert [row[1] for row in old_rows(path.with_name(KEPT))] == wanted
        assert not path.with_name("statistics-1-2.sqlite").exists()
        statistics.close()
    assert states == {(False, 1), (True, 1), (True, 2)}, "before, within and after"


def killed(folder: Path, number: int) -> tuple[int, Path]:
    """Open a copy of the old profile's statistics and die at that call; how many there are, if none."""
    folder.mkdir()
    path = Path(shutil.copy(PROFILE, folder / "statistics.sqlite"))
    found = finish([sys.executable, str(folder.parent / "dies.py"), str(path), str(number)])
    assert found.returncode in (0, -signal.SIGKILL)
    return (int(found.stdout) if found.stdout else 0), path
