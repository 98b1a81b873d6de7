"""Two programs on one profile: the first has the berth, the second calls it."""

from __future__ import annotations

import os
import sys
import threading

import pytest

from shtil_desktop.play.profile.single_instance import Berth, Call
from tests.processes import LONG, PIPE, running

HOLDER = """
import sys, time
from pathlib import Path
from shtil_desktop.play.profile.single_instance import Berth
print(Berth(Path(sys.argv[1])).take(), flush=True)
time.sleep(6000)
"""


@pytest.fixture
def berth(tmp_path):
    berth = Berth(tmp_path)
    assert berth.take()
    yield berth
    berth.leave()


def test_only_one_can_have_it(berth, tmp_path):
    second = Berth(tmp_path)
    assert not second.take()
    assert not second.take()
    berth.leave()
    assert second.take()
    second.leave()


def test_profiles_do_not_disturb_each_other(berth, tmp_path):
    (tmp_path / "other").mkdir()
    other = Berth(tmp_path / "other")
    assert other.take()
    other.leave()


def test_a_killed_program_frees_it(tmp_path):
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with running(command, stdout=PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        berth = Berth(tmp_path)
        assert not berth.take()
        holder.kill()
        holder.wait()
    assert berth.take()
    berth.leave()


def test_a_call_is_heard(berth, tmp_path):
    heard: list[Call] = []

    is_over = threading.Event()

    def listen():
        while not heard and not is_over.wait(0.01):
            heard.extend(berth.answer())

    listener = threading.Thread(target=listen)
    listener.start()
    wish = Call(file="/home/мила/voyage 1.shtil", deal="0400-R19")
    try:
        assert Berth(tmp_path).call(wish, patience=LONG)
    finally:
        is_over.set()
        listener.join()
    assert heard == [wish]
    assert berth.answer() == []


def test_a_call_that_nobody_answers_leaves_nothing_behind(berth, tmp_path):
    assert not Berth(tmp_path).call(Call(), patience=0.05)
    assert berth.answer() == []
    assert list(berth.calls.iterdir()) == []


@pytest.mark.parametrize(
    "content", [b"", b"[1", b"[]", b"\xff", b"[" * 9000, b'{"file": 7, "deal": ""}', b'{"file": "a\\u0000b"}']
)
def test_a_garbled_call_only_calls(berth, content):
    (berth.calls / "x.call").write_bytes(content)
    assert berth.answer() == [Call()]


def test_old_calls_are_forgotten(berth, tmp_path):
    berth.leave()
    (berth.calls / "old.call").write_bytes(b'{"file": "/x"}')
    assert berth.take()
    assert berth.answer() == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nobody is kept from writing here")
def test_without_a_folder_to_write_to_one_sails_alone(tmp_path):
    tmp_path.chmod(0o500)
    assert Berth(tmp_path).take()


def test_without_a_folder_one_sails_alone(tmp_path):
    assert Berth(tmp_path / "none").take()


def test_what_a_killed_program_left_half_written_is_swept_away(berth, tmp_path):
    left = tmp_path / ".settings.json.abc.unfinished"
    left.write_bytes(b"{")
    Berth(tmp_path).tidy(tmp_path)
    assert left.exists(), "only whoever has the berth may"
    berth.tidy(tmp_path)
    assert not left.exists()


def test_a_program_that_is_starting_has_more_time_than_one_that_listens(berth, tmp_path, monkeypatch):
    """Only the one whose door is open is known to be stuck when it does not answer soon."""
    monkeypatch.setattr("shtil_desktop.play.profile.single_instance.PATIENCE", 0.0)
    berth.open_door()
    assert not Berth(tmp_path).call(Call())
    berth.leave()
    assert berth.take()
    is_over = threading.Event()
    heard: list[Call] = []

    def listen():
        while not heard and not is_over.wait(0.05):
            heard.extend(berth.answer())

    listener = threading.Thread(target=listen)
    listener.start()
    try:
        assert Berth(tmp_path).call(Call(deal="0400-R19"))
    finally:
        is_over.set()
        listener.join()
    assert heard == [Call(deal="0400-R19")]


def test_nobody_waits_for_a_program_that_has_ended(berth, tmp_path):
    berth.leave()
    assert not Berth(tmp_path).call(Call(), patience=10_000)
    assert list(berth.calls.iterdir()) == []
