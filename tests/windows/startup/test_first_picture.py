"""The program's first picture: told of when it is there, and no wish gets lost meanwhile."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenu

from shtil_desktop.play.profile.settings import Settings
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.destinations import AnyDestination, Destination, GameDestination
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage
from shtil_desktop.windows.startup.first_picture import FirstPicture


@pytest.fixture
def window(qtbot):
    window = MainWindow(None, Settings(), is_first_picture=True)
    qtbot.addWidget(window)
    return window


def moored(window: MainWindow) -> StartPage:
    start = StartPage(DAY, News(date(2026, 11, 16)), is_first_picture=True)
    window.show_start_page(start)
    window.show()
    return start


def test_it_is_told_of_once_and_not_before_it_is_there(window, qtbot):
    start = moored(window)
    assert start._scene is None
    picture = FirstPicture(window, start)
    told = []
    picture.painted.connect(lambda: told.append(start._scene is not None))
    with qtbot.waitSignal(picture.painted):
        pass
    window.hide()
    window.show()
    qtbot.wait(60)
    assert told == [True]


def test_a_click_before_all_is_ready_is_granted_then(window, qtbot):
    start = moored(window)
    picture = FirstPicture(window, start)
    qtbot.mouseClick(start.tiles[0], Qt.MouseButton.LeftButton)
    went: list[AnyDestination] = []
    picture.grant(went.append)
    assert went == [GameDestination(Destination.NEW_MATCH, "shtil")]


def test_only_the_last_wish_is_granted_and_none_twice(window, qtbot):
    start = moored(window)
    picture = FirstPicture(window, start)
    qtbot.mouseClick(start.statistics, Qt.MouseButton.LeftButton)
    window.wanted.emit(Destination.RULES)
    went: list[AnyDestination] = []
    picture.grant(went.append)
    window.wanted.emit(Destination.SETTINGS)
    assert went == [Destination.RULES]


def test_every_button_of_the_start_page_leads_somewhere(window):
    start = moored(window)
    assert len(start.ways()) == len(start.buttons)


def entries(window: MainWindow) -> list[list[str]]:
    menus = [action.menu() for action in window.menuBar().actions()]
    return [[action.text() for action in menu.actions()] for menu in menus if isinstance(menu, QMenu)]


def test_menus_have_their_names_at_once_and_their_entries_later(window, qtbot):
    before = [action.text() for action in window.menuBar().actions()]
    assert entries(window) == [[], [], [], []]
    whole = MainWindow(None, Settings())
    qtbot.addWidget(whole)
    window.complete()
    assert before == [action.text() for action in whole.menuBar().actions()]
    assert entries(window) == entries(whole) != [[], [], [], []]


def test_the_menu_bar_looks_the_same_before_and_after(window, qtbot):
    moored(window)
    bar = window.menuBar()
    before, size = bar.grab().toImage(), bar.size()
    window.complete()
    assert (bar.grab().toImage(), bar.size()) == (before, size)
    assert before.pixelColor(0, 0) != QColor()
