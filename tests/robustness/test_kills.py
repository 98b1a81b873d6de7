"""A slice of `python -m tests.robustness.kills`, and that it would notice."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import sys
from random import Random

import pytest

from shtil_desktop.play.profile.training.database import Training
from tests.processes import environment, finish
from tests.robustness.kills import (
    Kept,
    Shown,
    Wreckage,
    compare_first,
    compare_kept,
    count_all,
    look,
    sail_and_kill,
)
from tests.robustness.preloaded import preloaded


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_the_killed_program_goes_on_where_it_was(tmp_path):
    wreckage, dice = Wreckage(tmp_path / "profile", preloaded("fuse", tmp_path)), Random(3)
    while wreckage.kills < 5:
        sail_and_kill(wreckage, dice)
    count_all(wreckage)
    assert wreckage.faults == []
    assert wreckage.positions > 0, "it played at all"


def test_a_lost_action_is_noticed_unless_it_is_the_last_and_nothing_was_decided_on_it():
    shown = Shown("x", ["a", "b", "c"], ["a", "b"], is_undoing=False)
    assert shown.allows(["a", "b", "c"]) and shown.allows(["a", "b", "c", "d"])
    assert shown.allows(["a", "b"]), "it was being written"
    assert not shown.allows(["a"])
    assert not shown.allows(["a", "b", "d"])
    assert not shown.allows(["a", "b", "c", "d", "e"])
    assert not Shown("x", ["a", "b", "c"], None, is_undoing=False).allows(["a", "b"]), "it was decided on"
    assert Shown("x", ["a", "b", "c"], None, is_undoing=True).allows(["a", "b"])


def test_what_was_decided_on_is_told_from_what_was_only_shown():
    lines = ['x {"actions": []}', "x decides", 'x {"actions": ["a"]}', 'x {"actions": ["a"]}']
    assert Shown.last_of(lines) == Shown("x", ["a"], [], is_undoing=False)
    assert Shown.last_of([*lines, "x decides"]) == Shown("x", ["a"], None, is_undoing=False)
    assert Shown.last_of([*lines, "x undo"]) == Shown("x", ["a"], None, is_undoing=True)
    assert Shown.last_of([*lines, 'y {"actions": []}']) == Shown("y", [], None, is_undoing=False)
    undone = [*lines, "x undo", 'x {"actions": []}']
    assert Shown.last_of(undone) == Shown("x", [], ["a"], is_undoing=False), "undo may be lost as well"


def test_going_on_with_another_voyage_is_noticed(tmp_path):
    wreckage = Wreckage(tmp_path, shown=Shown("x", ["a"], None, is_undoing=False))
    wreckage.kept = {"x": Kept(["a"], is_over=False), "y": Kept([], is_over=False)}
    compare_first(wreckage, 'x {"actions": ["a"]}')
    assert wreckage.faults == []
    compare_first(wreckage, 'y {"actions": []}')
    compare_first(wreckage, 'x {"actions": []}')
    assert len(wreckage.faults) == 2
    wreckage.kept["x"] = Kept(["a"], is_over=True)
    compare_first(wreckage, 'y {"actions": []}')
    assert len(wreckage.faults) == 2, "a voyage that is over is not gone on with"


def test_what_is_lost_after_the_last_kill_is_noticed(tmp_path):
    wreckage = Wreckage(tmp_path)
    wreckage.kept = {"x": Kept(["a", "b", "c"], is_over=False)}
    compare_kept(wreckage, {"x": Kept(["a"], is_over=False)})
    assert wreckage.faults == []
    compare_kept(wreckage, {"x": Kept(["a", "d"], is_over=False), "y": Kept([], is_over=False)})
    assert len(wreckage.faults) == 2


def test_a_voyage_that_is_gone_is_noticed(tmp_path):
    wreckage = Wreckage(tmp_path, shown=Shown("x", ["a"], None, is_undoing=False))
    look(wreckage)
    assert wreckage.faults == ["kill 0: x is not what was shown: nothing instead of 1"]


DATABASES = ("statistics.sqlite", "training.sqlite", "deals.sqlite")


def test_progress_that_is_gone_is_noticed(tmp_path):
    wreckage = Wreckage(tmp_path)
    training = Training(tmp_path / "training.sqlite")
    for problem in ("p1", "p2"):
        training.note_hint("qwirkle", problem)
        look(wreckage)
    assert wreckage.faults == [] and wreckage.trained == {("qwirkle", "p1"), ("qwirkle", "p2")}
    training.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "training.sqlite")) as base, base:
        base.execute("DELETE FROM problems WHERE problem = 'p1'")
    look(wreckage)
    assert wreckage.faults == ["kill 0: progress is lost: {('qwirkle', 'p1')}"]


@pytest.mark.parametrize("name", ["voyages/x.shtil", "voyages/x.json", "settings.json", *DATABASES])
def test_a_file_that_is_half_written_is_noticed(tmp_path, name):
    (tmp_path / "voyages").mkdir()
    (tmp_path / name).write_text('{"format": "shtil-record", "ver')
    wreckage = Wreckage(tmp_path)
    look(wreckage)
    assert wreckage.faults


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="loaded as Linux does")
def test_the_fuse_kills_inside_a_write(tmp_path):
    fuse, profile = preloaded("fuse", tmp_path), tmp_path / "profile"
    if fuse is None:
        pytest.skip("no compiler")
    profile.mkdir()
    code = f"import os; os.write(os.open({str(profile / 'x')!r}, os.O_WRONLY | os.O_CREAT), b'0123456789')"
    burning = environment(LD_PRELOAD=str(fuse), FUSE_FOLDER=str(profile))
    for stops, left in (("1", b""), ("2", b"01234"), ("3", b"0123456789"), ("4", b"0123456789")):
        done = finish([sys.executable, "-c", code], env=burning | {"FUSE_LEFT": stops})
        assert done.returncode == (0 if stops == "4" else -signal.SIGKILL)
        assert (profile / "x").read_bytes() == left
        (profile / "x").unlink()
