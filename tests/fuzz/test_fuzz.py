"""A slice of what `python3 dev.py fuzz` tries, and proof that it would notice."""

from __future__ import annotations

import os
import socket
import sqlite3
import time

import pytest

from tests.fuzz.__main__ import ALL
from tests.fuzz.feeding import feed
from tests.fuzz.mutations import Spoiler
from tests.fuzz.targets import Record, Target
from tests.processes import LONG


@pytest.mark.parametrize("target", ALL, ids=lambda target: target.name)
def test_garbled_input_is_refused_in_good_order(target, tmp_path):
    count = len(target.sound()) + target.share * 12
    stumbles, taken = feed(target, count, "tests", tmp_path, seconds=LONG)
    assert stumbles == []
    assert len(target.sound()) <= taken < count, "sound inputs are taken, and not everything is"


def test_same_seed_makes_the_same_inputs():
    sound = Record().sound()
    first, second, other = Spoiler("1", sound), Spoiler("1", sound), Spoiler("2", sound)
    made = [first.next() for _ in range(50)]
    assert made == [second.next() for _ in range(50)] != [other.next() for _ in range(50)]
    assert len(set(made)) > 40


class Naughty(Target):
    name, share = "naughty", 1

    def __init__(self, act):
        self.act = act

    def sound(self):
        return [b"x"]

    def take(self, content, folder):
        self.act(folder)
        return True


def open_through_a_link(folder):
    (folder / "link.sqlite").symlink_to(folder.with_name("behind.sqlite"))
    sqlite3.connect(folder / "link.sqlite").close()


@pytest.mark.parametrize(
    "act",
    [
        lambda folder: folder.with_name("elsewhere").write_text("x"),
        lambda folder: os.rename(folder, folder.with_name("moved")),
        lambda folder: (folder / ".." / "outside").mkdir(),
        lambda folder: socket.socket().connect(("127.0.0.1", 9)),
        lambda folder: sqlite3.connect(folder.with_name("elsewhere.sqlite")).close(),
        lambda folder: open_through_a_link(folder),
        lambda folder: os.system("true"),
        lambda folder: [][0],
    ],
    ids=[
        "file elsewhere",
        "moved",
        "folder outside",
        "network",
        "database elsewhere",
        "database by a link",
        "program",
        "exception",
    ],
)
def test_what_no_input_may_do_is_noticed(act, tmp_path):
    stumbles, _ = feed(Naughty(act), 1, "1", tmp_path)
    assert len(stumbles) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no alarm")
def test_an_input_that_hangs_is_noticed(tmp_path):
    stumbles, _ = feed(Naughty(lambda folder: time.sleep(5)), 1, "1", tmp_path, seconds=0.05)
    assert "TooSlow" in stumbles[0].error
