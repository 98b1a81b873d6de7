"""What is asked of the worker for an object: answered in the window's thread, cancelled with the object."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QObject
from shiboken6 import delete

from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from tests.play.worker.odd_jobs import ODD_JOBS
from tests.table.fake_worker import FakeWorker

PATIENCE = 600_000


@pytest.fixture
def worker(qapp) -> FakeWorker:
    return FakeWorker(waits=lambda request: True)


@pytest.fixture
def owner(qapp) -> QObject:
    return QObject()


@pytest.fixture
def real(qapp) -> Iterator[WorkerRequests]:
    thinker = Thinker(ODD_JOBS)
    yield WorkerRequests(thinker)
    thinker.close()


def test_answers_of_the_process_are_heard_in_the_windows_thread(real, owner, qtbot):
    heard: list[Any] = []

    def hear(found: Any) -> None:
        heard.append((found, threading.current_thread() is threading.main_thread()))

    real.ask(owner, "improve", partial=hear, done=hear)
    real.ask(owner, "stumble", done=hear, failed=lambda failure: hear("a stone" in failure.reason))
    qtbot.waitUntil(lambda: len(heard) == 4)
    assert heard == [(1, True), (2, True), (3, True), (True, True)]


def test_an_object_that_is_destroyed_stops_the_process_that_works_for_it(real, owner, qtbot, tmp_path):
    at_it: list[str] = []
    heard: list[Any] = []
    real.ask(owner, "until_there", str(tmp_path / "never"), partial=at_it.append, done=heard.append)
    qtbot.waitUntil(lambda: at_it == ["at it"])
    delete(owner)
    other = QObject()
    real.ask(other, "echo", 7, done=heard.append)
    qtbot.waitUntil(lambda: heard == [7])


def test_nothing_is_heard_before_the_loop_runs(worker, owner):
    heard: list[Any] = []
    worker.ask(owner, "echo", done=heard.append)
    worker.last.send(5)
    assert heard == []
    QCoreApplication.processEvents()
    assert heard == [5]


@pytest.mark.parametrize("what", ["answer", "report", "failure"])
def test_what_is_on_its_way_does_not_reach_an_object_that_is_gone(worker, owner, what):
    heard: list[Any] = []
    ticket = worker.ask(owner, "echo", done=heard.append, failed=heard.append, partial=heard.append)
    {"answer": worker.last.send, "report": worker.last.report, "failure": worker.last.refuse}[what](5)
    delete(owner)
    worker.deliver()
    assert heard == [] and not ticket.is_open


def test_what_is_on_its_way_does_not_reach_who_has_cancelled(worker, owner):
    heard: list[Any] = []
    ticket = worker.ask(owner, "echo", done=heard.append)
    worker.last.send(5)
    ticket.cancel()
    worker.deliver()
    assert heard == []


def test_a_ticket_that_is_dropped_leaves_the_work_going_on(worker, owner):
    heard: list[Any] = []
    worker.ask(owner, "echo", done=heard.append).drop()
    assert worker.last.is_open
    worker.last.answer(5)
    assert heard == []


def test_whoever_asks_often_keeps_nothing_of_what_was_answered(worker, owner):
    connections = []
    for _ in range(3):
        worker.ask(owner, "echo", done=lambda _: None)
        worker.last.answer(5)
        worker.ask(owner, "echo", done=lambda _: None).cancel()
        connections.append(owner.receivers(SIGNAL("destroyed()")))
    assert len(set(connections)) == 1


def test_an_answer_may_destroy_the_object_that_it_is_for(worker, owner):
    worker.ask(owner, "echo", done=lambda _: delete(owner))
    other = worker.ask(owner, "echo", done=lambda _: None)
    worker.requests[0].answer(5)
    assert not other.is_open and worker.requests[1].is_cancelled()
