"""Notices hide nothing, and go when they have been read or put away."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.frame import fitted_place
from shtil_desktop.windows.notices.notice import SHORTEST, Notice, reading_time
from tests.windows.test_navigator import port

__all__ = ["port"]


def test_a_notice_of_the_page_goes_with_it_and_another_stays(port, qtbot):
    port.window.wanted.emit(Destination.MATCHES)
    port.window.notices.tell("grave", lambda: "The disk is full.")
    port.window.notices.tell("files", lambda: "x.shtil can’t be read.", is_of_page=True)
    port.window.wanted.emit(Destination.RULES)
    assert list(port.window.notices.shown) == ["grave"]
    assert port.window.notices.shown["grave"].isVisible()


def test_longer_words_are_given_more_time():
    assert reading_time("Done.") == SHORTEST < reading_time("word " * 20) < reading_time("word " * 40)


def test_a_quiet_notice_goes_by_itself_and_an_important_one_stays(port, qtbot, monkeypatch):
    monkeypatch.setattr(Notice, "is_held", property(lambda self: False))
    port.window.notices.tell("quiet", lambda: "Just a word.", is_quiet=True)
    port.window.notices.tell("grave", lambda: "The disk is full.")
    quiet, grave = port.window.notices.shown["quiet"], port.window.notices.shown["grave"]
    assert quiet.patience.isActive() and not grave.patience.isActive()
    assert quiet.patience.interval() == reading_time("Just a word.")
    quiet.patience.timeout.emit()
    assert list(port.window.notices.shown) == ["grave"]


def test_a_notice_about_a_file_goes_after_ten_seconds(port, tmp_path, monkeypatch):
    monkeypatch.setattr(Notice, "is_held", property(lambda self: False))
    (tmp_path / "x.shtil").write_text("no record")
    port.navigator.open_file(tmp_path / "x.shtil")
    notice = port.window.notices.shown["files"]
    assert notice.patience.isActive() and notice.patience.interval() == 10_000
    notice.patience.timeout.emit()
    assert "files" not in port.window.notices.shown


def test_a_long_notice_about_files_is_given_the_time_to_read_it(port):
    text = "word " * 40
    port.window.notices.tell("files", lambda: text, is_of_page=True)
    assert port.window.notices.shown["files"].patience.interval() == reading_time(text) > 10_000


def test_a_notice_about_a_file_that_has_the_keyboard_stays(port, qtbot):
    port.window.activateWindow()
    qtbot.waitUntil(port.window.isActiveWindow)
    port.window.notices.tell("files", lambda: "x.shtil can’t be read.", is_of_page=True)
    port.window.notices.take_focus()
    notice = port.window.notices.shown["files"]
    notice.patience.timeout.emit()
    assert "files" in port.window.notices.shown and notice.patience.isActive()
    notice.close_button.clearFocus()
    notice.patience.timeout.emit()
    assert "files" not in port.window.notices.shown


def test_it_fades_where_things_may_move(port, qtbot, monkeypatch):
    monkeypatch.setattr(Notice, "is_held", property(lambda self: False))
    port.window.notices.tell("quiet", lambda: "Just a word.", is_quiet=True)
    notice = port.window.notices.shown["quiet"]
    notice.has_motion = True
    notice.patience.timeout.emit()
    assert "quiet" in port.window.notices.shown and notice.graphicsEffect() is not None
    qtbot.waitUntil(lambda: "quiet" not in port.window.notices.shown)


def test_it_waits_under_the_pointer(port, qtbot):
    port.window.activateWindow()
    qtbot.waitUntil(port.window.isActiveWindow)
    port.window.notices.tell("quiet", lambda: "Just a word.", is_quiet=True)
    notice = port.window.notices.shown["quiet"]
    notice.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    notice.event(QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert notice.is_held
    notice.patience.timeout.emit()
    assert "quiet" in port.window.notices.shown and notice.patience.isActive()
    notice.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    notice.event(QEvent(QEvent.Type.Leave))
    assert not notice.is_held
    notice.patience.timeout.emit()
    assert "quiet" not in port.window.notices.shown


def test_f6_leads_to_it_from_the_table_and_its_end_leads_back(port, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    port.window.activateWindow()
    qtbot.waitUntil(port.window.isActiveWindow)
    port.window.notices.tell("grave", lambda: "The disk is full.")
    notice = port.window.notices.shown["grave"]
    qtbot.keyClick(port.window.view, Qt.Key.Key_F6)
    assert notice.close_button.hasFocus()
    qtbot.keyClick(notice.close_button, Qt.Key.Key_Return)
    assert port.window.view.hasFocus()


def test_the_title_names_what_is_shown(port, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
    at_table = port.window.windowTitle()
    assert "5" in at_table
    port.window.wanted.emit(Destination.SETTINGS)
    assert port.window.windowTitle() == "Settings – Shtil"
    port.shown.closed.emit()
    assert port.window.windowTitle() == at_table
    port.window.wanted.emit(Destination.START_PAGE)
    assert port.window.windowTitle() == "Shtil"


SCREEN, LEAST = QRect(0, 0, 1366, 768), QSize(1024, 640)


@pytest.mark.parametrize(
    "place",
    [
        QRect(0, 0, 2560, 1400),
        QRect(300, 400, 1200, 700),
        QRect(5000, 3000, 1280, 760),
        QRect(-90, -90, 1100, 650),
    ],
)
def test_a_place_of_a_larger_screen_is_fitted(place):
    fitted = fitted_place(place, SCREEN, LEAST)
    assert SCREEN.contains(fitted) and fitted.width() >= 1024 and fitted.height() >= 640


def test_a_place_that_fits_is_left_alone():
    place = QRect(100, 80, 1100, 660)
    assert fitted_place(place, SCREEN, LEAST) == place


def test_a_screen_smaller_than_the_window_shows_its_corner():
    fitted = fitted_place(QRect(700, 500, 1280, 760), QRect(0, 0, 800, 600), LEAST)
    assert fitted.size() == LEAST and 0 <= fitted.left() < 20 and 0 <= fitted.top() < 50


LARGE = "AdnQywADAAAAAACVAAAAKAAABzoAAAP2AAAAlgAAADwAAAc5AAAD8QAAAAAAAAAAB4AAAACWAAAAPAAABzkAAAPx"
"""A window of 1700 by 950, as it was kept on a screen of 1920 by 1080."""


@pytest.mark.parametrize("is_much_larger", [True, False])
def test_the_window_fits_itself_to_the_screen(port, is_much_larger):
    window = port.window
    screen = window.screen().availableGeometry()
    window.setGeometry(screen.adjusted(50, 50, 900, 700))
    place = LARGE if is_much_larger else bytes(window.saveGeometry().toBase64().data()).decode()
    window.place_as(place)
    assert window.geometry().bottom() <= screen.bottom() and window.width() == 1024
