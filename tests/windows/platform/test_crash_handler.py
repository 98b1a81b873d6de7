"""What nobody expected: in the log, told kindly, and the program goes on."""

import logging
import sys
import threading

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox

from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.notices.notices import Notices
from shtil_desktop.windows.platform.crash_handler import (
    MOST_OF_A_KIND,
    CrashHandler,
    no_start_text,
    open_text,
)


@pytest.fixture
def notices(qtbot):
    notices = Notices(DAY)
    qtbot.addWidget(notices)
    return notices


@pytest.fixture
def handler(tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", lambda *details: None)  # pytest-qt would fail the test
    handler = CrashHandler(tmp_path / "logs")
    yield handler
    handler.stop()


def log_of(handler):
    return (handler.folder / "shtil.log").read_text(encoding="utf-8")


def fail():
    raise ZeroDivisionError("the compass spins")


def take_failure(handler):
    try:
        fail()
    except ZeroDivisionError as error:
        handler.take(type(error), error, error.__traceback__)


def test_it_is_in_the_log_and_told_with_the_way_to_it(handler, notices, qtbot, monkeypatch):
    handler.tell_in(lambda: notices)
    take_failure(handler)
    assert "the compass spins" in log_of(handler) and "in fail" in log_of(handler)
    qtbot.waitUntil(lambda: "unexpected" in notices.shown)
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    notices.shown["unexpected"].offer_button.click()
    assert opened == [str(handler.folder)]
    notices.shown["unexpected"].close_button.click()
    assert notices.shown == {}


def test_an_exception_in_a_slot_reaches_it(handler, notices, qtbot, qapp):
    """PySide hands those to `sys.excepthook`; pytest-qt has its own, so ours stands before it here."""
    hook, sys.excepthook = sys.excepthook, handler.take
    try:
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: (handler.folder / "shtil.log").exists())
    finally:
        sys.excepthook = hook
    assert "the compass spins" in log_of(handler)


def test_one_in_another_thread_is_told_too(handler, notices, qtbot):
    handler.tell_in(lambda: notices)
    thread = threading.Thread(target=lambda: take_failure(handler))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: "unexpected" in notices.shown)


def test_one_before_there_is_a_window_is_told_later(handler, notices, qtbot):
    take_failure(handler)
    handler.tell_in(lambda: notices)
    qtbot.waitUntil(lambda: "unexpected" in notices.shown)


def test_one_before_the_window_ends_the_program_with_a_box(handler, monkeypatch, qtbot):
    boxes, opened = [], []

    def click(box):
        boxes.append(box.text())
        next(button for button in box.buttons() if button.text() == open_text()).click()

    monkeypatch.setattr(QMessageBox, "exec", click)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    with pytest.raises(SystemExit) as ended, handler.at_start():
        fail()
    assert ended.value.code == 1 and "the compass spins" in log_of(handler)
    assert boxes == [no_start_text()] and opened == [str(handler.folder)]


def test_where_nobody_sees_it_no_box_waits(handler, monkeypatch):
    monkeypatch.setattr(QMessageBox, "exec", lambda box: pytest.fail("a box"))
    with pytest.raises(SystemExit), handler.at_start():
        fail()
    assert "the compass spins" in log_of(handler)


def test_the_same_again_and_again_does_not_fill_the_log(handler, notices, qtbot):
    handler.tell_in(lambda: notices)
    for _ in range(50):
        take_failure(handler)
    assert log_of(handler).count("Traceback") == MOST_OF_A_KIND
    qtbot.waitUntil(lambda: len(notices.shown) == 1)


def test_what_qt_complains_of_is_in_the_log(handler):
    for _ in range(50):
        qWarning("a rope is loose")
    assert log_of(handler).count("a rope is loose") == MOST_OF_A_KIND


def test_a_system_without_pipewire_is_no_warning(handler, caplog):
    caplog.set_level(logging.INFO)
    qWarning("Couldn't load pipewire-0.3 library")
    assert [record.levelname for record in caplog.records] == ["INFO"]


def test_ctrl_c_is_not_taken(handler, monkeypatch):
    passed = []
    monkeypatch.setattr(handler, "_before", (lambda *details: passed.append(details[0]), None))
    handler.take(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert passed == [KeyboardInterrupt]
    assert not handler.folder.exists()
    monkeypatch.undo()
