"""Pebbles on the pages of the house: rules to read, a match to choose."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.pages.game_pages import all_pages, pages_of
from shtil_desktop.windows.pages.rules.page import RulesPage
from tests.toy.pebbles.pages import PAGES
from tests.toy.pebbles.pages.wish import PebblesWish
from tests.toy.pebbles.rules.options import Options


def test_its_pages_are_found_by_its_face(pebbles):
    assert list(all_pages())[-1] == "pebbles"
    assert pages_of("pebbles").name() == "Pebbles"


def test_its_rules_are_one_of_the_books(pebbles, qtbot):
    page = RulesPage(DAY, "en", "pebbles")
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    assert page.anchors == ["about", "round", "end"]
    assert page.games.buttons[-1].text() == "Pebbles" and page.games.buttons[-1].isChecked()
    session = Session(PebblesWish(Options(), 24).match("Vera"), None)
    assert page.show_anchor(pages_of("pebbles").chapter(session, None))


def test_a_match_is_chosen_by_mouse_and_keyboard(pebbles, qtbot):
    page = PAGES.new_match_page(DAY, {"seats": 2, "rounds": 8, "level": "careless"})
    qtbot.addWidget(page)
    page.show()
    assert page.wish == PebblesWish(Options(2, 8), level="careless")
    QTest.mouseClick(page.seats.buttons[1], Qt.MouseButton.LeftButton)
    page.focus_first()
    with qtbot.waitSignal(page.play_wanted) as wanted:
        QTest.keyClick(page.go, Qt.Key.Key_Return)
    match = wanted.args[0].match("Vera")
    assert match.options == Options(3, 8) and [one.level for one in match.seating] == [
        None,
        "careless",
        "careless",
    ]
