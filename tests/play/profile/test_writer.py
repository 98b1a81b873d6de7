"""The thread that writes: in order, told in the thread that asked, and waited for when it matters."""

from __future__ import annotations

import errno
import threading
from typing import Any

import pytest

from shtil_desktop.play.profile.writer import WriterThread


class Desk:
    """Somebody who asks, and hears what came of it."""

    def __init__(self) -> None:
        self.woken = threading.Event()
        self.writer = WriterThread(self.woken.set)
        self.heard: list[Any] = []

    def ask(self, work: Any) -> None:
        self.writer.do(work, self.heard.append, self.heard.append)

    def close(self) -> None:
        self.writer.close()


@pytest.fixture
def desk():
    desk = Desk()
    yield desk
    desk.close()


def test_it_writes_elsewhere_and_tells_here(desk):
    here, gate = threading.get_ident(), threading.Event()
    desk.ask(lambda: (gate.wait(), threading.get_ident())[1])
    assert desk.heard == [], "nobody waits for it"
    desk.writer.tell()
    assert desk.heard == []
    gate.set()
    desk.woken.wait()
    assert desk.heard == [], "only who asked may tell"
    desk.writer.tell()
    assert len(desk.heard) == 1 and desk.heard != [here]


def test_it_writes_in_the_order_in_which_it_was_asked(desk):
    written: list[int] = []
    for number in range(20):
        desk.ask(lambda number=number: written.append(number))
    desk.writer.finish()
    assert written == list(range(20)) and desk.heard == [None] * 20


def test_a_failure_is_told_and_what_comes_after_is_written(desk):
    trouble = OSError(errno.ENOSPC, "No space left on device")

    def fail() -> None:
        raise trouble

    desk.ask(fail)
    desk.ask(lambda: "written")
    desk.writer.finish()
    assert desk.heard == [trouble, "written"]


def test_finishing_waits_also_for_what_is_asked_for_meanwhile(desk):
    desk.writer.do(lambda: 1, lambda found: desk.ask(lambda: found + 1), desk.heard.append)
    desk.writer.finish()
    assert desk.heard == [2]


def test_a_mistake_of_the_program_is_raised_where_it_was_asked_for_and_nobody_waits_for_ever(desk):
    desk.ask(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        desk.writer.finish()
    (failure,) = desk.heard
    assert isinstance(failure, OSError)


def test_closing_waits_for_the_disk():
    desk, written = Desk(), list[str]()
    gate = threading.Event()
    desk.ask(lambda: written.append("last") if gate.wait() else None)
    closer = threading.Thread(target=desk.close)
    closer.start()
    assert closer.is_alive() and not written
    gate.set()
    closer.join()
    assert written == ["last"] and desk.heard == []
