"""What nobody expected: in the log, told kindly, and the program goes on."""

import sys
import threading

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox

from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.notices.notices import Notices
from shtil_desktop.windows.platform.crash_handler import MOST_OF_A_KIND, CrashHandler, open_text, wreck_text


@pytest.fixture
def notices(qtbot):
    notices = Notices(DAY)
    qtbot.addWidget(notices)
    return notices


@pytest.fixture
def mishaps(tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", lambda *details: None)  # pytest-qt would fail the test
    mishaps = CrashHandler(tmp_path / "logs")
    yield mishaps
    mishaps.stop()


def log_of(mishaps):
    return (mishaps.folder / "shtil.log").read_text(encoding="utf-8")


def fail():
    raise ZeroDivisionError("the compass spins")


def take_failure(mishaps):
    try:
        fail()
    except ZeroDivisionError as error:
        mishaps.take(type(error), error, error.__traceback__)


def test_it_is_in_the_log_and_told_with_the_way_to_it(mishaps, notices, qtbot, monkeypatch):
    mishaps.tell_in(lambda: notices)
    take_failure(mishaps)
    assert "the compass spins" in log_of(mishaps) and "in fail" in log_of(mishaps)
    qtbot.waitUntil(lambda: "mishap" in notices.shown)
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    notices.shown["mishap"].offer_button.click()
    assert opened == [str(mishaps.folder)]
    notices.shown["mishap"].close_button.click()
    assert notices.shown == {}


def test_an_exception_in_a_slot_reaches_it(mishaps, notices, qtbot, qapp):
    """PySide hands those to `sys.excepthook`; pytest-qt has its own, so ours stands before it here."""
    hook, sys.excepthook = sys.excepthook, mishaps.take
    try:
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: (mishaps.folder / "shtil.log").exists())
    finally:
        sys.excepthook = hook
    assert "the compass spins" in log_of(mishaps)


def test_one_in_another_thread_is_told_too(mishaps, notices, qtbot):
    mishaps.tell_in(lambda: notices)
    thread = threading.Thread(target=lambda: take_failure(mishaps))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: "mishap" in notices.shown)


def test_one_before_there_is_a_window_is_told_later(mishaps, notices, qtbot):
    take_failure(mishaps)
    mishaps.tell_in(lambda: notices)
    qtbot.waitUntil(lambda: "mishap" in notices.shown)


def test_one_before_the_window_ends_the_program_with_a_box(mishaps, monkeypatch, qtbot):
    boxes, opened = [], []

    def click(box):
        boxes.append(box.text())
        next(button for button in box.buttons() if button.text() == open_text()).click()

    monkeypatch.setattr(QMessageBox, "exec", click)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    with pytest.raises(SystemExit) as ended, mishaps.at_start():
        fail()
    assert ended.value.code == 1 and "the compass spins" in log_of(mishaps)
    assert boxes == [wreck_text()] and opened == [str(mishaps.folder)]


def test_where_nobody_sees_it_no_box_waits(mishaps, monkeypatch):
    monkeypatch.setattr(QMessageBox, "exec", lambda box: pytest.fail("a box"))
    with pytest.raises(SystemExit), mishaps.at_start():
        fail()
    assert "the compass spins" in log_of(mishaps)


def test_the_same_again_and_again_does_not_fill_the_log(mishaps, notices, qtbot):
    mishaps.tell_in(lambda: notices)
    for _ in range(50):
        take_failure(mishaps)
    assert log_of(mishaps).count("Traceback") == MOST_OF_A_KIND
    qtbot.waitUntil(lambda: len(notices.shown) == 1)


def test_what_qt_complains_of_is_in_the_log(mishaps):
    for _ in range(50):
        qWarning("a rope is loose")
    assert log_of(mishaps).count("a rope is loose") == MOST_OF_A_KIND


def test_ctrl_c_is_no_mishap(mishaps, monkeypatch):
    passed = []
    monkeypatch.setattr(mishaps, "_before", (lambda *details: passed.append(details[0]), None))
    mishaps.take(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert passed == [KeyboardInterrupt]
    assert not mishaps.folder.exists()
    monkeypatch.undo()
