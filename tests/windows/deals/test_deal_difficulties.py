"""How hard a deal is, where one is chosen: told for a number that is typed, and looked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.difficulty import DealFound
from shtil_desktop.games.shtil.new_voyage import NewVoyage, read_choices, write_choices
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.play.worker.client import Answer
from tests.windows.deals.dealing_house import House

SOLO = Options(Mode.STANDARD, 1)
SUN_MOON = Options(Mode.SUN_MOON, 1)


@pytest.fixture
def house(tmp_path, qtbot, qapp):
    house = House(tmp_path, qapp)
    qtbot.addWidget(house.window)
    house.window.show()
    house.navigator.show_start_page()
    house.thinker.quiet.clear()
    yield house
    house.close()


@pytest.fixture
def page(house):
    house.window.new_matches.choose("shtil")
    page = house.window.page
    assert isinstance(page, NewVoyagePage)
    return page


def answer(house, value, is_last=True):
    request = next(iter(house.thinker.slow))
    if is_last:
        del house.thinker.slow[request]
    house.window.controller.answered.emit(Answer(request, value, is_last=is_last))


def choose_number(page, number):
    QTest.mouseClick(page.deal.way.buttons[1], Qt.MouseButton.LeftButton)
    page.deal.entry.setFocus()
    page.deal.entry.clear()
    QTest.keyClicks(page.deal.entry, str(number))


# A number


def test_the_difficulty_of_a_typed_deal_is_measured_and_told(house, page, qtbot):
    assert page.wind_heading.text() == "Difficulty" and page.wind.text() == "●●○○○"
    choose_number(page, 2)
    assert page.wind_heading.text() == "Difficulty of this deal"
    assert page.wind_note.text() == "…" and page.wind.isHidden()
    qtbot.waitUntil(lambda: bool(house.thinker.quiet))
    assert list(house.thinker.quiet.values()) == [("shtil", "difficulty", SOLO, 2)]
    house.thinker.work()
    qtbot.waitUntil(lambda: not page.wind.isHidden())
    assert page.wind.text() == "●○○○○" and page.wind_note.text() == "Nearly always won"
    assert page.wind.accessibleName() == "Nearly always won"


def test_only_the_last_number_is_asked_for(house, page, qtbot):
    choose_number(page, 123)
    qtbot.waitUntil(lambda: bool(house.thinker.quiet))
    assert [asked[3] for asked in house.thinker.quiet.values()] == [123]
    page.deal.entry.end(False)
    QTest.keyClicks(page.deal.entry, "4")
    assert not house.thinker.quiet, "the one before is of no interest any more"
    qtbot.waitUntil(lambda: bool(house.thinker.quiet))
    assert [asked[3] for asked in house.thinker.quiet.values()] == [1234]


def test_other_options_are_another_deal(house, page, qtbot):
    choose_number(page, 5)
    qtbot.waitUntil(lambda: bool(house.thinker.quiet))
    page.choose(reefs=True)
    qtbot.waitUntil(lambda: bool(house.thinker.quiet))
    assert [asked[2].reefs for asked in house.thinker.quiet.values()] == [True]


@pytest.mark.parametrize("way", ["closed", "begun", "by chance"])
def test_nobody_measures_for_a_page_that_is_left(house, page, qtbot, way):
    choose_number(page, 5)
    qtbot.waitUntil(lambda: bool(house.thinker.quiet))
    if way == "closed":
        page.closed.emit()
    elif way == "begun":
        page.go.click()
    else:
        page.deal.way.buttons[0].click()
    assert not house.thinker.quiet


def test_among_rivals_no_deal_has_a_difficulty(house, page, qtbot):
    page.tiles.chosen.emit(Mode.COMPETITIVE)
    assert page.difficulty.isHidden()
    choose_number(page, 5)
    assert page.wind_note.text() == "Depends on your opponent."


def test_what_cannot_be_measured_leaves_the_modes_difficulty(house, page, qtbot):
    choose_number(page, 5)
    page.show_difficulty(None)
    assert page.wind_heading.text() == "Difficulty" and page.wind.text() == "●●○○○"


# A search


def pick(page, difficulty):
    page.difficulty.setCurrentIndex(difficulty)
    page.difficulty.activated.emit(difficulty)


def test_a_deal_of_a_difficulty_is_looked_for_with_progress(house, page, qtbot):
    pick(page, 4)
    assert page.wind_heading.isHidden() and page.wind.isHidden(), "the choice itself says it"
    QTest.mouseClick(page.go, Qt.MouseButton.LeftButton)
    asked = next(iter(house.thinker.slow.values()))
    assert asked[:4] == ("shtil", "find-difficulty", SOLO, 4) and asked[6] is False
    assert page.go.text() == "Finding a deal…" and not page.stop.isHidden()
    answer(house, 35, is_last=False)
    assert page.go.text() == "Finding a deal… 35 checked"
    answer(house, DealFound(77, 36))
    assert house.window.page is None and house.window.controller.session.game.number == 77


def test_what_was_found_is_known_afterwards(house, page, qtbot):
    pick(page, 4)
    page.go.click()
    answer(house, DealFound(77, 36))
    house.window.new_matches.choose("shtil")
    choose_number(house.window.page, 77)
    qtbot.waitUntil(lambda: house.window.page.wind.text() == "●●●●○")
    assert not house.thinker.quiet


def test_it_can_be_called_off(house, page, qtbot):
    pick(page, 5)
    page.go.click()
    assert page.stop.hasFocus()
    QTest.keyClick(page.stop, Qt.Key.Key_Return)
    assert not house.thinker.slow and house.window.page is page
    assert page.stop.isHidden() and page.go.isEnabled() and page.go.text() == "Set sail"
    page.go.click()
    assert len(house.thinker.slow) == 1
    page.closed.emit()
    assert not house.thinker.slow


def test_a_search_in_vain_says_so_and_leaves_the_choice(house, page, qtbot):
    pick(page, 5)
    page.go.click()
    answer(house, DealFound(None, 300))
    assert house.window.page is page and page.go.isEnabled()
    assert page.deal.note.text() == (
        "None of 300\xa0deals has difficulty\xa05. Choose another difficulty, or change the options."
    )
    assert page.deal.closest.isHidden()
    page.go.click()
    answer(house, None)
    assert page.deal.note.text() == "The program can’t look for deals right now."
    assert page.go.text() == "Set sail"


def test_after_a_search_in_vain_it_can_go_on(house, page, qtbot):
    pick(page, 5)
    page.go.click()
    first = next(iter(house.thinker.slow.values()))[4]
    answer(house, DealFound(None, 300))
    assert page.go.text() == "Search on" and page.go.hasFocus()
    page.go.click()
    assert next(iter(house.thinker.slow.values()))[4] != first, "other deals than before"
    assert page.deal.note.text() == "A fresh shuffle."
    answer(house, DealFound(None, 300))
    pick(page, 3)
    assert page.go.text() == "Set sail" and page.deal.note.text() == "A fresh shuffle."


def test_after_a_search_in_vain_the_closest_deal_can_be_played(house, page, qtbot):
    pick(page, 5)
    page.go.click()
    answer(house, DealFound(None, 300, closest=41, difficulty=3))
    assert page.deal.note.text().endswith("The closest has difficulty\xa03.")
    assert page.deal.closest.text() == "Play deal\xa041"
    QTest.mouseClick(page.deal.closest, Qt.MouseButton.LeftButton)
    assert house.window.controller.session.game.number == 41
    house.window.new_matches.choose("shtil")
    choose_number(house.window.page, 41)
    qtbot.waitUntil(lambda: house.window.page.wind.text() == "●●●○○")
    assert not house.thinker.quiet


def test_only_winnable_ones_are_looked_for_where_that_can_be_proven(house, page, qtbot):
    page.only_winnable.setChecked(True)
    pick(page, 5)
    page.go.click()
    assert next(iter(house.thinker.slow.values()))[6] is True
    page.stop.click()
    page.choose(storms=True)
    assert page.only_winnable.isHidden()
    page.go.click()
    assert next(iter(house.thinker.slow.values()))[6] is False


def test_the_choice_is_kept_and_heeded_by_another_deal(house, page, qtbot):
    page.take(SUN_MOON)
    pick(page, 3)
    page.go.click()
    answer(house, DealFound(8, 2))
    house.window.controller.play(Resign())
    house.window.controller.another_wanted.emit()
    again = house.window.page
    assert isinstance(again, NewVoyagePage) and again.difficulty.currentIndex() == 3
    assert again.go.text() == "Finding a deal…"
    assert next(iter(house.thinker.slow.values()))[2:4] == (SUN_MOON, 3)
    answer(house, DealFound(9, 1))
    assert house.window.controller.session.game.number == 9


def test_a_number_is_not_looked_for(house, page, qtbot):
    pick(page, 3)
    choose_number(page, 6)
    assert page.difficulty.isHidden()
    page.go.click()
    assert house.window.controller.session.game.number == 6


def test_the_words_follow_the_language(house, page, qtbot):
    house.translations.choose(Language.DE)
    qtbot.waitUntil(lambda: page.difficulty.itemText(0) == "Jede Schwierigkeit")
    assert page.difficulty.itemText(5) == "●●●●●  fast immer verloren"


def test_choices_keep_a_difficulty_and_refuse_nonsense():
    chosen = NewVoyage(difficulty=4)
    assert read_choices(write_choices(chosen)) == chosen
    assert "difficulty" not in write_choices(NewVoyage())
    for wrong in (6, -1, "4", True, None):
        with pytest.raises(ValueError, match="difficulty"):
            read_choices({"mode": "standard", "difficulty": wrong})
