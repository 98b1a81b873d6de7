"""No worker can be had: every request is answered all the same, and a worker that comes back is used."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator

import pytest

from shtil_desktop.play.worker import availability, supervisor
from shtil_desktop.play.worker.availability import (
    ATTEMPTS,
    GIVEN_UP_AFTER,
    READY_WITHIN,
    REST,
    WorkerAvailability,
)
from shtil_desktop.play.worker.client import Thinker
from tests.broken_workers import EXITS, HANGS, mend, spoil
from tests.play.worker.asking import Asked
from tests.play.worker.odd_jobs import ODD_JOBS
from tests.processes import LONG, is_alive, wait_until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="looks at processes as POSIX does")


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    with contextlib.closing(Thinker(ODD_JOBS)) as thinker:
        yield thinker


def is_echoed(thinker: Thinker) -> bool:
    return Asked(thinker, "echo", 5).all() == [("done", 5)]


def lacks_worker(thinker: Thinker) -> bool:
    return Asked(thinker, "echo", 5).failure.lacks_worker


def test_a_worker_that_dies_at_once_is_not_waited_for(thinker, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", spoil(tmp_path / "site", EXITS))
    for _ in range(3):
        assert lacks_worker(thinker)


def test_when_workers_live_again_one_is_used(thinker, tmp_path, monkeypatch):
    monkeypatch.setattr(availability, "REST", 0.0)
    monkeypatch.setenv("PYTHONPATH", spoil(tmp_path / "site", EXITS))
    assert not is_echoed(thinker)
    mend(tmp_path / "site")
    wait_until(lambda: is_echoed(thinker))


def test_a_worker_that_hangs_at_its_start_is_not_waited_for_and_used_when_it_comes(
    thinker, tmp_path, monkeypatch
):
    sign = tmp_path / "sign"
    monkeypatch.setattr(availability, "READY_WITHIN", 0.2)
    monkeypatch.setenv("PYTHONPATH", spoil(tmp_path / "site", HANGS.format(sign=str(sign))))
    for _ in range(3):
        assert lacks_worker(thinker)
    hanging = thinker.worker_id
    assert hanging is not None and is_alive(hanging)
    sign.touch()
    wait_until(lambda: is_echoed(thinker))
    assert thinker.worker_id == hanging


def test_a_worker_that_hangs_for_good_is_ended(thinker, tmp_path, monkeypatch):
    monkeypatch.setattr(availability, "READY_WITHIN", 0.1)
    monkeypatch.setattr(availability, "GIVEN_UP_AFTER", 0.3)
    monkeypatch.setenv("PYTHONPATH", spoil(tmp_path / "site", HANGS.format(sign="/nowhere/at/all")))
    Asked(thinker, "echo", 5)
    wait_until(lambda: thinker.worker_id is not None)
    hanging = thinker.worker_id
    assert hanging is not None
    wait_until(lambda: not is_alive(hanging))


def test_a_program_without_a_python_to_start_is_told_so(thinker, monkeypatch):
    monkeypatch.setattr("multiprocessing.spawn._python_exe", b"/nowhere/python")
    assert lacks_worker(thinker)


@pytest.mark.parametrize("broken", ["launch", "pipe to the worker", "pipe to its supervisor"])
def test_a_system_that_refuses_a_process_or_a_pipe_is_survived(thinker, monkeypatch, broken):
    def refuse(*_: object, **__: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    if broken == "pipe to the worker":
        wait_until(lambda: is_echoed(thinker))
        os.kill(thinker.worker_id, signal.SIGKILL)
    with monkeypatch.context() as here:
        if broken == "launch":
            here.setattr(supervisor, "launch", refuse)
        else:
            here.setattr(multiprocessing.get_context("spawn"), "Pipe", refuse, raising=False)
        assert lacks_worker(thinker)
    monkeypatch.setattr(availability, "REST", 0.0)
    wait_until(lambda: is_echoed(thinker))


def test_a_worker_that_is_stopped_over_a_job_is_replaced(thinker, tmp_path, monkeypatch):
    request = Asked(thinker, "until_there", str(tmp_path / "sign")).begin()
    stopped = thinker.worker_id
    assert stopped is not None
    with monkeypatch.context() as here:
        here.setattr(supervisor, "SILENCE", 0.3)
        here.setattr(supervisor, "PONG_WITHIN", 0.3)
        os.kill(stopped, signal.SIGSTOP)
        (tmp_path / "sign").touch()
        Asked(thinker, "echo", 1)  # wakes the supervisor, which reckoned with a longer patience
        wait_until(lambda: not is_alive(stopped))
    assert request.answer == "at last"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what Linux alone does")
def test_a_busy_worker_that_answers_is_left_alone(thinker, tmp_path, monkeypatch):
    """Its job takes as long as it takes."""
    heard: list[str] = []
    usual = supervisor.Supervisor._hear

    def hear(self: supervisor.Supervisor, word: str, number: int, value: object) -> None:
        heard.append(word)
        usual(self, word, number, value)

    monkeypatch.setattr(supervisor.Supervisor, "_hear", hear)
    before = Asked(thinker, "where").answer
    with monkeypatch.context() as here:
        here.setattr(supervisor, "SILENCE", 0.3)
        here.setattr(supervisor, "PONG_WITHIN", LONG)
        request = Asked(thinker, "until_there", str(tmp_path / "sign"))
        wait_until(lambda: heard.count("pong") > 1)
    (tmp_path / "sign").touch()
    assert request.answer == "at last"
    assert Asked(thinker, "where").answer == before


def test_a_stopped_worker_keeps_nobody_waiting_for_more_than_ten_seconds():
    assert supervisor.SILENCE + supervisor.PONG_WITHIN <= 10.0


def test_how_long_a_worker_is_waited_for_and_when_the_next_is_tried():
    since = WorkerAvailability()
    since.begin(100.0)
    since.look(100.0 + READY_WITHIN - 1)
    assert not since.is_in_vain and since.next_look == 100.0 + READY_WITHIN
    since.look(100.0 + READY_WITHIN)
    assert since.is_in_vain and not since.is_hopeless(100.0 + READY_WITHIN)
    assert since.next_look == 100.0 + GIVEN_UP_AFTER and since.is_hopeless(since.next_look)
    dying = WorkerAvailability()
    dying.begin(100.0)
    for _ in range(ATTEMPTS):
        assert dying.may_try(101.0) and not dying.is_in_vain
        dying.fail()
    assert dying.is_in_vain and not dying.may_try(101.0) and dying.may_try(100.0 + REST)
