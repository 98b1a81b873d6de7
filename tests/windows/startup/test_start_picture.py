"""The start page's picture of the last time: seen first, and no key or click on it gets lost."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest

from shtil_desktop.play.profile.paths import Paths
from shtil_desktop.play.profile.settings import Language, Mended, Settings
from shtil_desktop.play.profile.single_instance import SingleInstance
from shtil_desktop.table.theme import DAY, NIGHT
from shtil_desktop.windows.destinations import AnyDestination, Destination, GameDestination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.start_page.kept_picture import KeptPicture, StartPicture
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage
from shtil_desktop.windows.startup.opening import Opening, Program, open_start_page, show_start_page
from shtil_desktop.windows.style import Style

SIZE = QSize(1280, 720)


@pytest.fixture
def page(qtbot):
    page = StartPage(DAY, News(date(2026, 11, 16)))
    page.resize(SIZE)
    page.show()
    page.setFocus()
    qtbot.addWidget(page)
    QTest.mouseMove(page, QPoint(2, 2))  # the pointer of the test before may be where a tile comes
    return page


def kept(folder: Path, palette=DAY, language: str = "en") -> KeptPicture:
    return KeptPicture(folder / "start.album", palette, language)


def part(picture: QPixmap, rect: QRect) -> QImage:
    return picture.toImage().copy(rect).convertToFormat(QImage.Format.Format_RGB32)


def test_it_shows_name_and_tiles_as_the_page_does_and_nothing_that_changes(page):
    seen, picture = page.grab(), page.picture()
    assert picture.size() == seen.size()
    for rect in (QRect(0, 0, SIZE.width(), round(page.title_bottom())), *(t.geometry() for t in page.tiles)):
        assert part(picture, rect) == part(seen, rect)
    assert part(picture, page.learn.geometry()) != part(seen, page.learn.geometry())


def test_a_tile_under_the_pointer_is_like_the_others_in_it(page):
    before = page.picture().toImage()
    page.tiles[0].is_under_pointer = True
    assert page.picture().toImage() == before != page.grab().toImage()


def test_it_is_kept_for_the_next_time(page, tmp_path):
    assert kept(tmp_path).find() is None
    kept(tmp_path).keep(page)
    found = kept(tmp_path).find()
    assert found is not None and found.toImage() == page.picture().toImage()


def test_another_theme_or_language_has_another(page, tmp_path):
    kept(tmp_path).keep(page)
    assert kept(tmp_path, NIGHT).find() is None and kept(tmp_path, language="de").find() is None


def test_only_the_last_size_is_kept_and_not_written_twice(page, tmp_path):
    kept(tmp_path).keep(page)
    written = (tmp_path / "start.album").stat()
    kept(tmp_path).keep(page)
    assert (tmp_path / "start.album").stat().st_mtime_ns == written.st_mtime_ns
    page.resize(SIZE * 0.9)
    kept(tmp_path).keep(page)
    found = kept(tmp_path).find()
    assert found is not None and found.size() == page.size()
    assert (tmp_path / "start.album").stat().st_size < written.st_size


def test_in_a_window_of_another_size_it_is_stretched(page, qtbot):
    placeholder = StartPicture(page.picture())
    qtbot.addWidget(placeholder)
    placeholder.resize(SIZE * 1.5)
    seen = placeholder.grab().toImage()
    assert seen.pixelColor(SIZE.width() * 3 // 2 - 5, 5) != seen.pixelColor(5, SIZE.height() * 3 // 2 - 5)


# In the window


@pytest.fixture
def program(qtbot, qapp, tmp_path):
    paths = Paths(tmp_path, tmp_path)
    window = MainWindow(None, Settings(), is_first_picture=True)
    qtbot.addWidget(window)
    before, colours = qapp.styleSheet(), qapp.palette()
    translations, style = Translations(qapp, Language.EN), Style(qapp, None)
    yield Program(window, translations, style, paths, SingleInstance(tmp_path), Mended(), None)
    qapp.setStyleSheet(before)
    qapp.setPalette(colours)


@pytest.fixture
def opening(program):
    """The second start: at the first one the page itself was seen, and its picture kept."""
    first = open_start_page(program)
    assert first.start is not None and first.placeholder is None and first.kept_picture is not None
    first.start.complete()
    first.kept_picture.keep(first.start)
    return open_start_page(program)


def test_the_second_start_shows_the_picture_first(program, opening):
    assert opening.start is None and isinstance(opening.placeholder, StartPicture)
    assert program.window.pages.currentWidget() is opening.placeholder


def come_in(opening: Opening) -> list[AnyDestination]:
    """The page takes the picture's place; what is asked for of it from then on."""
    start = show_start_page(opening.program.window)
    assert opening.placeholder is not None
    wanted: list[AnyDestination] = []
    for signal, way in start.ways():
        signal.connect(lambda *_, way=way: wanted.append(way))
    opening.placeholder.give_way(start)
    return wanted


def test_a_click_on_the_picture_of_a_tile_is_one_on_the_tile(program, opening, qtbot, page):
    page.resize(opening.placeholder.size())
    place = page.tiles[1].geometry().center()
    qtbot.mouseClick(opening.placeholder, Qt.MouseButton.LeftButton, pos=place)
    assert come_in(opening) == [GameDestination(Destination.NEW_MATCH, page.tiles[1].game)]
    qtbot.waitUntil(lambda: opening.placeholder not in program.window.pages.children())


def test_a_key_that_comes_too_early_is_heard_by_the_page(opening, qtbot):
    qtbot.keyClick(opening.placeholder, Qt.Key.Key_Return)
    assert len(come_in(opening)) == 1


def test_a_click_beside_everything_does_nothing(opening, qtbot):
    qtbot.mouseClick(opening.placeholder, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert come_in(opening) == []
