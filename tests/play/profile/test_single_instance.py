"""Two programs on one profile: the first has the lock, the second calls it."""

from __future__ import annotations

import os
import sys
import threading

import pytest

from shtil_desktop.play.profile.single_instance import MOST, Call, SingleInstance
from tests.processes import LONG, PIPE, running

HOLDER = """
import sys, time
from pathlib import Path
from shtil_desktop.play.profile.single_instance import SingleInstance
print(SingleInstance(Path(sys.argv[1])).take(), flush=True)
time.sleep(6000)
"""


@pytest.fixture
def instance(tmp_path):
    instance = SingleInstance(tmp_path)
    assert instance.take()
    yield instance
    instance.leave()


def test_only_one_can_have_it(instance, tmp_path):
    second = SingleInstance(tmp_path)
    assert not second.take()
    assert not second.take()
    instance.leave()
    assert second.take()
    second.leave()


def test_profiles_do_not_disturb_each_other(instance, tmp_path):
    (tmp_path / "other").mkdir()
    other = SingleInstance(tmp_path / "other")
    assert other.take()
    other.leave()


def test_a_killed_program_frees_it(tmp_path):
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with running(command, stdout=PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        instance = SingleInstance(tmp_path)
        assert not instance.take()
        holder.kill()
        holder.wait()
    assert instance.take()
    instance.leave()


def test_a_call_is_heard(instance, tmp_path):
    heard: list[Call] = []

    is_over = threading.Event()

    def listen():
        while not heard and not is_over.wait(0.01):
            heard.extend(instance.answer())

    listener = threading.Thread(target=listen)
    listener.start()
    wish = Call(file="/home/мила/voyage 1.shtil", deal="0400-R19")
    try:
        assert SingleInstance(tmp_path).call(wish, patience=LONG)
    finally:
        is_over.set()
        listener.join()
    assert heard == [wish]
    assert instance.answer() == []


def test_a_call_that_nobody_answers_leaves_nothing_behind(instance, tmp_path):
    assert not SingleInstance(tmp_path).call(Call(), patience=0.05)
    assert instance.answer() == []
    assert list(instance.calls.iterdir()) == []


@pytest.mark.parametrize(
    "content", [b"", b"[1", b"[]", b"\xff", b"[" * 9000, b'{"file": 7, "deal": ""}', b'{"file": "a\\u0000b"}']
)
def test_a_garbled_call_only_calls(instance, content):
    (instance.calls / "x.call").write_bytes(content)
    assert instance.answer() == [Call()]


def test_folders_links_and_pipes_named_like_calls_keep_no_real_call_waiting(instance):
    for number in range(MOST):
        (instance.calls / f"{number:02}.call").mkdir()
    (instance.calls / "link.call").symlink_to(os.devnull)
    if hasattr(os, "mkfifo"):
        os.mkfifo(instance.calls / "pipe.call")
    (instance.calls / "real.call").write_bytes(b'{"deal": "0400-R19"}')
    assert instance.answer() == [Call(deal="0400-R19")]
    assert instance.answer() == []


def test_old_calls_are_forgotten(instance, tmp_path):
    instance.leave()
    (instance.calls / "old.call").write_bytes(b'{"file": "/x"}')
    assert instance.take()
    assert instance.answer() == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nobody is kept from writing here")
def test_without_a_folder_to_write_to_one_sails_alone(tmp_path):
    tmp_path.chmod(0o500)
    assert SingleInstance(tmp_path).take()


def test_without_a_folder_one_sails_alone(tmp_path):
    assert SingleInstance(tmp_path / "none").take()


def test_what_a_killed_program_left_half_written_is_swept_away(instance, tmp_path):
    left = tmp_path / ".settings.json.abc.unfinished"
    left.write_bytes(b"{")
    SingleInstance(tmp_path).tidy(tmp_path)
    assert left.exists(), "only whoever has the lock may"
    instance.tidy(tmp_path)
    assert not left.exists()


def test_a_program_that_is_starting_has_more_time_than_one_that_listens(instance, tmp_path, monkeypatch):
    """Only the one whose door is open is known to be stuck when it does not answer soon."""
    monkeypatch.setattr("shtil_desktop.play.profile.single_instance.PATIENCE", 0.0)
    instance.open_door()
    assert not SingleInstance(tmp_path).call(Call())
    instance.leave()
    assert instance.take()
    is_over = threading.Event()
    heard: list[Call] = []

    def listen():
        while not heard and not is_over.wait(0.05):
            heard.extend(instance.answer())

    listener = threading.Thread(target=listen)
    listener.start()
    try:
        assert SingleInstance(tmp_path).call(Call(deal="0400-R19"))
    finally:
        is_over.set()
        listener.join()
    assert heard == [Call(deal="0400-R19")]


def test_nobody_waits_for_a_program_that_has_ended(instance, tmp_path):
    instance.leave()
    assert not SingleInstance(tmp_path).call(Call(), patience=10_000)
    assert list(instance.calls.iterdir()) == []
