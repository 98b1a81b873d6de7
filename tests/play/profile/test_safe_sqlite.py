"""A statistics file made by a stranger: nothing in it runs, waits, or leads out of the profile."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import struct
from pathlib import Path
from random import Random

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile import safe_sqlite
from shtil_desktop.play.profile.statistics.database import TABLES, Statistics
from shtil_desktop.play.profile.statistics.rows import COLUMNS
from shtil_desktop.play.session import Session
from tests.play.sailing import new_voyage, sail

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"
NAMES = ", ".join(COLUMNS)
pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")


def make(path, *scripts):
    with contextlib.closing(sqlite3.connect(path)) as base:
        for script in scripts:
            base.executescript(script)
        base.commit()


def finished_voyage() -> Match:
    session = Session(new_voyage(Options(Mode.STANDARD, 1)), None)
    sail(session, Random(1))
    return session.match


HOSTILE = {
    "view": f"CREATE VIEW matches (place, {NAMES}) AS {ENDLESS} {'x, ' * len(COLUMNS)} x FROM n",
    "trigger": f"{TABLES} CREATE TRIGGER t BEFORE INSERT ON matches"
    " BEGIN SELECT count(*) FROM matches a, matches b, matches c; END",
    "endless trigger": f"{TABLES} CREATE VIEW endless AS {ENDLESS} x FROM n;"
    " CREATE TRIGGER t BEFORE INSERT ON counted BEGIN SELECT count(*) FROM endless; END",
    "check": f"CREATE TABLE matches (place INTEGER PRIMARY KEY, {NAMES}, UNIQUE (id),"
    " CHECK (length(randomblob(100000000)) > 0))",
    "default": TABLES.replace("finished);", "finished DEFAULT (randomblob(1000000000)));"),
    "worked out": f"CREATE TABLE matches (place INTEGER PRIMARY KEY, {NAMES},"
    " more AS (zeroblob(1000000000)), UNIQUE (id))",
    "index": f"{TABLES} CREATE INDEX i ON matches (upper(id))",
    "another table": f"{TABLES} CREATE TABLE more (x)",
}


@pytest.mark.parametrize("script", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_schema_that_is_not_ours_is_set_aside_unused(tmp_path, script):
    path = tmp_path / "statistics.sqlite"
    make(path, script)
    statistics = Statistics(path)
    assert statistics.is_lasting and statistics.broken == tmp_path / "statistics.sqlite.broken"
    assert statistics.count(finished_voyage()) and statistics.figures().summary.matches == 1
    statistics.close()


def test_our_own_schema_is_taken_also_after_a_tool_has_analysed_it(tmp_path):
    path = tmp_path / "statistics.sqlite"
    statistics = Statistics(path)
    assert statistics.count(finished_voyage())
    statistics.close()
    make(path, "ANALYZE")
    again = Statistics(path)
    assert again.broken is None and again.figures().summary.matches == 1
    again.close()


def test_a_file_of_a_newer_version_is_left_alone_whatever_it_holds(tmp_path):
    path = tmp_path / "statistics.sqlite"
    make(path, "CREATE TABLE things_to_come (x)", "PRAGMA user_version = 99")
    before = path.read_bytes()
    statistics = Statistics(path)
    assert not statistics.is_lasting and statistics.broken is None
    assert path.read_bytes() == before
    statistics.close()


def test_a_statement_that_does_not_end_is_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(safe_sqlite, "MOST_LOOKS", 3)
    base = safe_sqlite.connect(tmp_path / "x.sqlite", 0.1)
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        base.execute(f"{ENDLESS} count(*) FROM n")
    assert base.limit.is_reached
    assert base.execute("SELECT 1").fetchone() == (1,), "the next one has all its steps again"
    base.close()


@pipes
@pytest.mark.parametrize("ending", ["", "-journal", "-wal", "-shm"])
def test_a_pipe_is_never_waited_for(tmp_path, ending):
    path = tmp_path / "statistics.sqlite"
    statistics = Statistics(path)
    statistics.close()
    if not ending:
        path.unlink()
    os.mkfifo(tmp_path / f"statistics.sqlite{ending}")
    again = Statistics(path)
    assert again.is_lasting and again.count(finished_voyage())
    assert (tmp_path / f"statistics.sqlite{ending}.broken").is_fifo()
    again.close()


def test_a_link_is_set_aside_and_what_it_leads_to_is_not_touched(tmp_path):
    profile, outside = tmp_path / "profile", tmp_path / "outside.sqlite"
    profile.mkdir()
    make(outside, TABLES)
    before = outside.read_bytes()
    (profile / "statistics.sqlite").symlink_to(outside)
    statistics = Statistics(profile / "statistics.sqlite")
    assert statistics.count(finished_voyage())
    statistics.close()
    assert outside.read_bytes() == before
    assert (profile / "statistics.sqlite.broken").is_symlink()


def journal_that_names(path: Path) -> bytes:
    """As SQLite leaves it when one change of two files was cut off: it deletes what this names."""
    name = os.fsencode(path)
    head = safe_sqlite.NAMES_ANOTHER + struct.pack(">IIIII", 0, 1, 2, 512, 4096)
    place = struct.pack(">I", 0x40000000 // 4096 + 1)
    return b"".join(
        (
            head.ljust(512, b"\0"),
            place,
            name,
            struct.pack(">II", len(name), sum(name)),
            safe_sqlite.NAMES_ANOTHER,
        )
    )


def test_a_journal_can_have_nothing_deleted_outside(tmp_path):
    profile, outside = tmp_path / "profile", tmp_path / "outside.txt"
    profile.mkdir()
    outside.write_text("precious")
    path = profile / "statistics.sqlite"
    Statistics(path).close()
    (profile / "statistics.sqlite-journal").write_bytes(journal_that_names(outside))
    statistics = Statistics(path)
    assert statistics.count(finished_voyage())
    statistics.close()
    assert outside.read_text() == "precious"
    assert (profile / "statistics.sqlite-journal.broken").exists()


def test_a_journal_of_our_own_still_undoes_a_change_that_was_cut_off(tmp_path):
    path = tmp_path / "statistics.sqlite"
    statistics = Statistics(path)
    assert statistics.count(finished_voyage())
    statistics.close()
    whole = path.read_bytes()
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA cache_size = 1")
        base.execute("DELETE FROM matches")
        base.executemany("INSERT INTO counted VALUES (?, ?)", [(str(i), "x" * 500) for i in range(200)])
        cut = path.read_bytes(), (tmp_path / "statistics.sqlite-journal").read_bytes()
        base.rollback()
    assert cut[0] != whole
    path.write_bytes(cut[0])
    (tmp_path / "statistics.sqlite-journal").write_bytes(cut[1])
    again = Statistics(path)
    assert again.broken is None and again.figures().summary.matches == 1
    again.close()


def test_a_file_too_large_to_be_ours_is_set_aside_unread(tmp_path):
    path = tmp_path / "statistics.sqlite"
    with path.open("wb") as file:
        file.truncate(safe_sqlite.LARGEST + 1)
    statistics = Statistics(path)
    assert statistics.is_lasting and statistics.broken is not None
    statistics.close()


@pytest.mark.parametrize(
    "name", ["100% mine", "what?", "a#b", "{x}", 'it\'s "quoted"', "мои рейсы", "file:x?mode=memory"]
)
def test_any_name_of_a_profile_is_a_name_and_no_address(tmp_path, monkeypatch, name):
    profile = tmp_path / name
    profile.mkdir()
    monkeypatch.chdir(tmp_path)
    statistics = Statistics(Path(name, "statistics.sqlite"))
    assert statistics.count(finished_voyage())
    statistics.close()
    assert (profile / "statistics.sqlite").stat().st_size > 0
    assert [path.name for path in tmp_path.iterdir()] == [name]
