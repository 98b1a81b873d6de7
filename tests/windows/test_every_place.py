"""What holds on every page and table of the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from shtil_desktop.play.profile.settings import Language
from shtil_desktop.windows.pages.words.trouble_words import passing_text
from tests.windows.every_place import Program, places


class WindowWatch(QObject):
    """Remembers every window that is shown beside the main one."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window
        self.strays: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.Show
            and isinstance(watched, QWidget)
            and watched.isWindow()
            and watched is not self._window
        ):
            self.strays.append(f"{type(watched).__name__} {watched.size().toTuple()}")
        return False


@pytest.fixture(scope="module")
def used(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program as it is after some matches."""
    program = Program(tmp_path_factory.mktemp("used"), qapp)
    program.window.resize(1366, 768)
    program.window.show()
    yield program
    program.close()


@pytest.fixture(scope="module")
def new(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program as it is before the first match."""
    program = Program(tmp_path_factory.mktemp("new"), qapp, is_new=True)
    program.window.show()
    yield program
    program.close()


@pytest.mark.parametrize("place", places())
def test_no_other_window_is_ever_shown(used: Program, qapp: QApplication, place: str):
    watch = WindowWatch(used.window)
    qapp.installEventFilter(watch)
    try:
        places()[place](used)
        qapp.processEvents()
    finally:
        qapp.removeEventFilter(watch)
    assert (shown := used.window.pages.currentWidget()) is not None and shown.isVisible()
    assert watch.strays == []


@pytest.mark.parametrize("place", places())
def test_the_focus_is_where_the_player_looks(used: Program, qapp: QApplication, place: str):
    """In the page that has opened, in the part that is shown, and not on the way back."""
    places()[place](used)
    qapp.processEvents()
    shown, focus = used.window.pages.currentWidget(), used.window.focusWidget()
    assert shown is not None and focus is not None and focus.isVisible()
    assert focus is shown or shown.isAncestorOf(focus)
    assert focus is not getattr(shown, "back", None)


@pytest.mark.parametrize("place", ["rules", "shortcuts"])
def test_a_long_page_is_scrolled_by_keyboard_at_once(used: Program, qtbot: QtBot, place: str):
    used.window.resize(1024, 640)
    places()[place](used)
    focus = used.window.focusWidget()
    assert isinstance(focus, QAbstractScrollArea)
    bar = focus.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=600_000)
    qtbot.keyClick(focus, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    used.window.resize(1366, 768)


@pytest.mark.parametrize("place", places())
def test_whatever_takes_the_focus_has_a_name_for_screen_readers(
    used: Program, qapp: QApplication, place: str
):
    places()[place](used)
    qapp.processEvents()
    shown = used.window.pages.currentWidget()
    assert shown is not None
    assert [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"
        for widget in shown.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not isinstance(widget.parent(), QGraphicsView)  # the table speaks for its own parts
        and not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    ] == []


@pytest.mark.parametrize("place", [name for name in places() if not name.startswith("replay")])
def test_no_other_window_is_ever_shown_in_a_new_profile(new: Program, qapp: QApplication, place: str):
    watch = WindowWatch(new.window)
    qapp.installEventFilter(watch)
    try:
        places()[place](new)
        qapp.processEvents()
    finally:
        qapp.removeEventFilter(watch)
    assert watch.strays == []


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
@pytest.mark.parametrize("language", [Language.EN, Language.DE, Language.RU])
def test_a_notice_hides_nothing_and_leaves_enough_room(
    used: Program, qapp: QApplication, language: Language, size: tuple[int, int]
):
    used.translations.choose(language)
    used.window.resize(*size)
    folder = Path.home() / ".local" / "share" / "shtil-desktop"
    used.window.notices.tell("grave", lambda: passing_text(folder))
    notices, pages = used.window.notices, used.window.pages
    label = notices.shown["grave"].label
    for place, go in places().items():
        go(used)
        qapp.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        qapp.processEvents()
        shown = pages.currentWidget()
        assert shown is not None and notices.isVisible(), place
        assert not notices.geometry().intersects(pages.geometry()), place
        assert shown.minimumSizeHint().height() <= pages.height(), place
        assert label.height() >= label.heightForWidth(label.width()), place
        assert used.window.rect().contains(notices.geometry()), place
    notices.withdraw("grave")
    used.translations.choose(Language.EN)
