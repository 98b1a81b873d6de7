"""The table with nothing on it: it looks as the one that takes its place, and keeps what comes too early."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table import TABLE
from shtil_desktop.games.shtil.table.items.cell_item import CellItem
from shtil_desktop.games.shtil.table.layout.empty_table import ShtilEmptyTable
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.play.profile.settings import Settings
from shtil_desktop.table.motion import timings
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import DAY, NIGHT
from shtil_desktop.table.view import TableView
from shtil_desktop.windows.main_window import MainWindow
from tests.processes import environment, finish

SOLO = Options(Mode.STANDARD, 1)
KINDS = [
    Options(Mode.STANDARD, 3),
    Options(Mode.STANDARD, 1, reefs=True, storms=True),
    Options(Mode.ARCH, 2),
    Options(Mode.SUN_MOON, 1),
    Options(Mode.PYRAMID, 4),
    Options(Mode.COMPETITIVE, 2),
]


def picture_of(bare: ShtilEmptyTable) -> QImage:
    return bare.grab().toImage()


def emptied(view: TableView, options: Options) -> QImage:
    """The real table with all items gone but the cells, which lie below the others."""
    scene = view.scene()
    assert isinstance(scene, TableScene)
    scene.begin(TABLE, options, 0, ["Anna"] * options.seats)
    for item in scene.items():
        item.setVisible(isinstance(item, CellItem))
    return view.grab().toImage()


@pytest.fixture
def view(qtbot):
    view = TableView(TableScene())
    qtbot.addWidget(view)
    view.resize(1180, 690)
    view.show()
    return view


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
@pytest.mark.parametrize("is_left_handed", [False, True], ids=["right", "left"])
def test_it_looks_as_the_table_does_without_what_lies_there(view, qtbot, options, is_left_handed):
    bare = ShtilEmptyTable(Pictures(), options, NIGHT, is_left_handed)
    qtbot.addWidget(bare)
    bare.resize(view.size())
    view.scene().layout.set_left_handed(is_left_handed)
    view.scene().layout.set_palette(NIGHT)
    assert picture_of(bare) == emptied(view, options)


def test_it_follows_the_size_of_its_window(view, qtbot):
    bare = ShtilEmptyTable(Pictures(), SOLO, DAY)
    qtbot.addWidget(bare)
    bare.resize(1024, 640)
    picture_of(bare)
    bare.resize(1500, 900)
    view.resize(1500, 900)
    assert picture_of(bare) == emptied(view, SOLO)


TAKEN_OVER = """
import sys
from PySide6.QtWidgets import QApplication
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.items.cell_item import CellItem
from shtil_desktop.play.profile.settings import Settings
from shtil_desktop.windows.main_window import MainWindow
application = QApplication([])
window = MainWindow(None, Settings(), is_first_picture=True)
bare = window.show_empty_table("shtil", Options(Mode.STANDARD, 1))
window.show()
before = window.grab().toImage()
window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 24)
bare.give_way(window.view)
for item in window.scene.items():
    item.setVisible(isinstance(item, CellItem))
after = window.grab().toImage()
sys.exit(f"{before.size()} {after.size()}" if before != after else 0)
"""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2"])
def test_not_a_dot_of_the_window_moves_when_the_voyage_comes(scale):
    done = finish([sys.executable, "-c", TAKEN_OVER], env=environment(QT_SCALE_FACTOR=scale))
    assert done.returncode == 0, done.stderr


# In the window


@pytest.fixture
def window(qtbot):
    window = MainWindow(None, Settings(), is_first_picture=True)
    qtbot.addWidget(window)
    return window


def laid_bare(window: MainWindow) -> ShtilEmptyTable:
    bare = window.show_empty_table("shtil", SOLO)
    assert isinstance(bare, ShtilEmptyTable)
    window.show()
    return bare


def sail(window: MainWindow, bare: ShtilEmptyTable) -> None:
    window.new_matches.begin("shtil", SOLO, 24)
    bare.give_way(window.view)


def test_the_voyage_takes_its_place_and_its_size(window, qtbot):
    bare = laid_bare(window)
    assert window.pages.currentWidget() is bare
    size = bare.size()
    sail(window, bare)
    assert window.pages.currentWidget() is window.view
    assert window.view.viewport().size() == size
    assert not window.is_at_start
    qtbot.waitUntil(lambda: window.pages.count() == 1)


def test_pictures_are_not_made_twice(window, monkeypatch):
    bare = laid_bare(window)
    window.grab()

    def refuse(*_: object) -> None:
        raise AssertionError("painted once more")

    monkeypatch.setattr("shtil_desktop.games.shtil.table.layout.ground.background", refuse)
    sail(window, bare)
    assert window.scene.pictures is window.pictures


def test_a_card_that_is_chosen_too_early_is_chosen_when_it_comes(window, qtbot):
    bare = laid_bare(window)
    qtbot.keyClick(bare, Qt.Key.Key_2)
    sail(window, bare)
    assert window.scene.choices is not None and window.scene.choices.picked == 1


def test_a_click_that_comes_too_early_ends_the_dealing(window, qtbot):
    bare = laid_bare(window)
    qtbot.mouseClick(bare, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    sail(window, bare)
    assert not window.scene.animator.is_running


def test_without_a_key_or_a_click_the_cards_are_dealt(window):
    bare = laid_bare(window)
    sail(window, bare)
    assert window.scene.animator.speed is timings.Speed.NORMAL
    assert window.scene.animator.is_running


def test_the_table_has_all_the_room_whatever_a_style_leaves_around_such_views(window, qapp):
    before = qapp.styleSheet()
    qapp.setStyleSheet("QAbstractScrollArea { margin: 1px }")
    try:
        bare = laid_bare(window)
        sail(window, bare)
        assert window.view.viewport().size() == window.pages.size()
    finally:
        qapp.setStyleSheet(before)
