"""Memory is given back a moment after another page is shown, once for several."""

import sys

import pytest
from PySide6.QtWidgets import QStackedWidget, QWidget

from shtil_desktop.windows.platform.memory_release import CALM, MemoryRelease, give_memory_back


@pytest.fixture
def pages(qtbot):
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    for _ in range(3):
        pages.addWidget(QWidget())
    return pages


def test_another_page_is_followed_by_thrift_once(pages, qtbot):
    given = []
    thrift = MemoryRelease(pages, lambda: given.append(1))
    assert not thrift.timer.isActive() and thrift.timer.interval() == CALM
    thrift.timer.setInterval(20)
    pages.setCurrentIndex(1)
    pages.setCurrentIndex(2)
    qtbot.waitUntil(lambda: given == [1])
    assert not thrift.timer.isActive(), "it rests until there is another page"
    pages.setCurrentIndex(0)
    qtbot.waitUntil(lambda: given == [1, 1])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can")
def test_the_c_library_takes_it():
    assert give_memory_back()


def test_elsewhere_nothing_is_tried(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert not give_memory_back()
