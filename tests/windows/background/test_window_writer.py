"""The writer of the program: the window goes on meanwhile, and hears of the end in its own thread."""

import threading

import pytest
import shiboken6

from shtil_desktop.windows.background.window_writer import WindowWriter


@pytest.fixture
def writer(qapp):
    writer = WindowWriter()
    yield writer
    writer.close()


def test_the_window_hears_in_its_own_thread_and_does_not_wait(writer, qtbot):
    gate, threads = threading.Event(), list[int]()

    def work() -> int:
        gate.wait()
        return threading.get_ident()

    writer.do(work, lambda there: threads.extend((there, threading.get_ident())), threads.append)
    assert threads == []
    gate.set()
    qtbot.waitUntil(lambda: bool(threads), timeout=600_000)
    assert threads[0] != threads[1] == threading.get_ident()


def test_who_finishes_hears_at_once_and_only_once(writer, qapp):
    heard = list[str]()
    writer.do(lambda: "written", heard.append, heard.append)
    writer.finish()
    assert heard == ["written"]
    qapp.processEvents()
    assert heard == ["written"]


def test_what_is_written_when_the_window_goes_is_written_all_the_same(qapp):
    writer, gate, written = WindowWriter(), threading.Event(), list[str]()

    def work() -> None:
        gate.wait()
        written.append("last")

    writer.do(work, lambda _: None, lambda _: None)
    shiboken6.delete(writer)
    gate.set()
    writer.close()
    assert written == ["last"]
