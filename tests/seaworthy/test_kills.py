"""A slice of `python -m tests.seaworthy.kills`, and that it would notice."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.seaworthy.kills import Shown, Wreckage, count_all, sail_and_kill


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_the_killed_program_goes_on_where_it_was(tmp_path):
    wreckage, dice = Wreckage(tmp_path / "profile"), Random(3)
    while wreckage.kills < 5:
        sail_and_kill(wreckage, dice)
    count_all(wreckage)
    assert wreckage.faults == []
    assert wreckage.actions > 0, "it played at all"


def test_a_lost_action_is_noticed():
    shown = Shown("x", ["a", "b", "c"], is_undoing=False)
    assert shown.allows(["a", "b", "c"]) and shown.allows(["a", "b", "c", "d"])
    assert not shown.allows(["a", "b"])
    assert not shown.allows(["a", "b", "d"])
    assert not shown.allows(["a", "b", "c", "d", "e"])
    assert Shown("x", ["a", "b", "c"], is_undoing=True).allows(["a", "b"])


def test_a_voyage_on_disk_that_is_garbled_is_noticed(tmp_path):
    wreckage = Wreckage(tmp_path)
    (tmp_path / "voyages").mkdir()
    (tmp_path / "voyages" / "x.shtil").write_text('{"format": "shtil-record", "ver')
    count_all(wreckage)
    assert wreckage.faults
