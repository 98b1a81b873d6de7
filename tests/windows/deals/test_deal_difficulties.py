"""How hard a deal is, where one is chosen: told for a number that is typed, and looked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.difficulty import DealFound
from shtil_desktop.games.shtil import measured_deals
from shtil_desktop.games.shtil.measured_deals import MeasuredDeals
from shtil_desktop.games.shtil.new_voyage import NewVoyage, read_choices, write_choices
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.windows.destinations import Destination
from tests.windows.deals.dealing_house import House

SOLO = Options(Mode.STANDARD, 1)
REEFS = Options(Mode.STANDARD, 1, reefs=True)
KNOWN = {SOLO.key: MeasuredDeals(40, 700, {1: (3, 8), 4: (77,)})}
"""Deals that were measured beforehand."""


@pytest.fixture
def house(tmp_path, qtbot, qapp):
    house = House(tmp_path, qapp)
    qtbot.addWidget(house.window)
    house.window.show()
    house.navigator.show_start_page()
    for request in house.worker.quiet:
        request.fail()
    yield house
    house.close()


@pytest.fixture(autouse=True)
def known(monkeypatch):
    monkeypatch.setattr(measured_deals, "shipped", lambda: KNOWN)


@pytest.fixture
def page(house):
    house.window.new_matches.choose("shtil")
    page = house.window.page
    assert isinstance(page, NewVoyagePage)
    return page


@pytest.fixture
def reef_page(page):
    """With expansions no deals are known beforehand."""
    page.take(REEFS)
    return page


def answer(house, value, is_last=True):
    [request] = house.worker.pressing
    if is_last:
        request.answer(value)
    else:
        request.tell(value)


def choose_number(page, number):
    QTest.mouseClick(page.deal.way.buttons[1], Qt.MouseButton.LeftButton)
    page.deal.entry.setFocus()
    page.deal.entry.clear()
    QTest.keyClicks(page.deal.entry, str(number))


# A number


def test_the_difficulty_of_a_typed_deal_is_measured_and_told(house, page, qtbot):
    assert page.wind_heading.text() == "This mode" and page.wind.isHidden()
    choose_number(page, 2)
    assert page.wind_heading.text() == "Difficulty of this deal"
    assert page.wind_note.text() == "…" and page.wind.isHidden()
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    assert [request.job for request in house.worker.quiet] == [("game", "shtil", "difficulty", SOLO, 2)]
    house.worker.work()
    qtbot.waitUntil(lambda: not page.wind.isHidden())
    assert page.wind.text() == "●○○○○" and page.wind_note.text() == "Nearly always won"
    assert page.wind.accessibleName() == "Nearly always won"


def test_only_the_last_number_is_asked_for(house, page, qtbot):
    choose_number(page, 123)
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    assert [request.arguments[1] for request in house.worker.quiet] == [123]
    page.deal.entry.end(False)
    QTest.keyClicks(page.deal.entry, "4")
    assert not house.worker.quiet, "the one before is of no interest any more"
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    assert [request.arguments[1] for request in house.worker.quiet] == [1234]


def test_other_options_are_another_deal(house, page, qtbot):
    choose_number(page, 5)
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    page.choose(reefs=True)
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    assert [request.arguments[0].reefs for request in house.worker.quiet] == [True]


@pytest.mark.parametrize("way", ["closed", "to another page", "begun", "by chance"])
def test_nobody_measures_for_a_page_that_is_left(house, page, qtbot, way):
    choose_number(page, 5)
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    asked = house.worker.quiet
    if way == "closed":
        page.closed.emit()
    elif way == "to another page":
        house.navigator.go(Destination.ABOUT)
    elif way == "begun":
        page.go.click()
    else:
        page.deal.way.buttons[0].click()
    qtbot.waitUntil(lambda: all(request.is_cancelled() for request in asked), timeout=600_000)


def test_among_rivals_no_deal_has_a_difficulty(house, page, qtbot):
    page.tiles.chosen.emit(Mode.COMPETITIVE)
    assert page.difficulty.isHidden()
    choose_number(page, 5)
    assert page.wind_note.text() == "Depends on your opponent."


def test_what_cannot_be_measured_leaves_the_words_of_the_mode(house, page, qtbot):
    choose_number(page, 5)
    page.show_difficulty(None)
    assert page.wind_heading.text() == "This mode" and page.wind.isHidden()
    assert page.wind_note.text() == "Light breeze: easy to learn, harder to win"


# Known beforehand


def is_offered(page, difficulty):
    return page.difficulty.model().item(difficulty).isEnabled()


def test_a_difficulty_that_was_not_found_is_grey_and_says_why(house, page, qtbot):
    assert [step for step in range(6) if is_offered(page, step)] == [0, 1, 4]
    assert page.difficulty.itemText(5) == "●●●●●  none found"
    why = page.difficulty.itemData(5, Qt.ItemDataRole.ToolTipRole)
    assert why == "None was found among the first 700\xa0deals of this kind."
    assert not page.difficulty.itemData(4, Qt.ItemDataRole.ToolTipRole)


def test_with_expansions_every_difficulty_is_offered(house, reef_page, qtbot):
    assert all(is_offered(reef_page, step) for step in range(6))
    assert reef_page.difficulty.itemText(5) == "●●●●●  nearly always lost"


def test_a_difficulty_that_other_options_do_not_have_falls_away(house, reef_page, qtbot):
    pick(reef_page, 5)
    reef_page.take(SOLO)
    assert reef_page.difficulty.currentIndex() == 0 and reef_page.chosen.difficulty == 0
    assert house.window.settings.choices_for("shtil").difficulty == 0


def test_a_known_deal_begins_at_once(house, page, qtbot):
    page.only_winnable.setChecked(True)
    pick(page, 4)
    assert page.wind_heading.isHidden() and page.wind.isHidden(), "the choice itself says it"
    QTest.mouseClick(page.go, Qt.MouseButton.LeftButton)
    assert house.window.page is None and house.window.controller.session.game.number == 77
    assert not house.worker.pressing


def test_known_deals_take_turns(house, page, qtbot):
    pick(page, 1)
    page.go.click()
    played = []
    for _ in range(3):
        session = house.window.controller.session
        played.append(session.game.number)
        session.play(Resign())
        house.window.controller.another_wanted.emit()
    assert set(played[:2]) == {3, 8}


# A search


def pick(page, difficulty):
    page.difficulty.setCurrentIndex(difficulty)
    page.difficulty.activated.emit(difficulty)


def test_a_deal_of_a_difficulty_is_looked_for_with_progress(house, reef_page, qtbot):
    pick(reef_page, 4)
    assert reef_page.wind_heading.isHidden() and reef_page.wind.isHidden(), "the choice itself says it"
    QTest.mouseClick(reef_page.go, Qt.MouseButton.LeftButton)
    asked = house.worker.pressing[0]
    assert asked.name == "find-difficulty" and asked.arguments[:2] == (REEFS, 4)
    assert asked.arguments[4] is False
    assert reef_page.go.text() == "Finding a deal…" and not reef_page.stop.isHidden()
    answer(house, 35, is_last=False)
    assert reef_page.go.text() == "Finding a deal… 35 checked"
    answer(house, DealFound(77, 36))
    assert house.window.page is None and house.window.controller.session.game.number == 77


def test_what_was_found_is_known_afterwards(house, reef_page, qtbot):
    pick(reef_page, 4)
    reef_page.go.click()
    answer(house, DealFound(77, 36))
    house.window.new_matches.choose("shtil")
    choose_number(house.window.page, 77)
    qtbot.waitUntil(lambda: house.window.page.wind.text() == "●●●●○")
    assert not house.worker.quiet


def test_it_can_be_called_off(house, reef_page, qtbot):
    pick(reef_page, 5)
    reef_page.go.click()
    assert reef_page.stop.hasFocus()
    QTest.keyClick(reef_page.stop, Qt.Key.Key_Return)
    assert not house.worker.pressing and house.window.page is reef_page
    assert reef_page.stop.isHidden() and reef_page.go.isEnabled() and reef_page.go.text() == "Set sail"
    reef_page.go.click()
    assert len(house.worker.pressing) == 1
    reef_page.closed.emit()
    assert not house.worker.pressing


def test_a_search_in_vain_says_so_and_leaves_the_choice(house, reef_page, qtbot):
    pick(reef_page, 5)
    reef_page.go.click()
    answer(house, DealFound(None, 300))
    assert house.window.page is reef_page and reef_page.go.isEnabled()
    assert reef_page.deal.note.text() == (
        "300\xa0deals checked, none of difficulty\xa05 found. "
        "Choose another difficulty, or change the options."
    )
    assert reef_page.deal.closest.isHidden()
    reef_page.go.click()
    answer(house, None)
    assert reef_page.deal.note.text() == "The program can’t look for deals right now."
    assert reef_page.go.text() == "Set sail"


def test_after_a_search_in_vain_it_can_go_on(house, reef_page, qtbot):
    pick(reef_page, 5)
    reef_page.go.click()
    first = house.worker.pressing[0].arguments[2]
    answer(house, DealFound(None, 300))
    assert reef_page.go.text() == "Search on" and reef_page.go.hasFocus()
    reef_page.go.click()
    assert house.worker.pressing[0].arguments[2] != first, "other deals than before"
    assert reef_page.deal.note.text() == "A fresh shuffle."
    answer(house, DealFound(None, 300))
    pick(reef_page, 3)
    assert reef_page.go.text() == "Set sail" and reef_page.deal.note.text() == "A fresh shuffle."


def test_after_a_search_in_vain_the_closest_deal_can_be_played(house, reef_page, qtbot):
    pick(reef_page, 5)
    reef_page.go.click()
    answer(house, DealFound(None, 300, closest=41, difficulty=3))
    assert reef_page.deal.note.text().endswith("The closest has difficulty\xa03.")
    assert reef_page.deal.closest.text() == "Play deal\xa041"
    QTest.mouseClick(reef_page.deal.closest, Qt.MouseButton.LeftButton)
    assert house.window.controller.session.game.number == 41
    house.window.new_matches.choose("shtil")
    choose_number(house.window.page, 41)
    qtbot.waitUntil(lambda: house.window.page.wind.text() == "●●●○○")
    assert not house.worker.quiet


def test_only_winnable_ones_are_looked_for_where_that_can_be_proven(house, reef_page, qtbot):
    reef_page.only_winnable.setChecked(True)
    pick(reef_page, 5)
    reef_page.go.click()
    assert house.worker.pressing[0].arguments[4] is True
    reef_page.stop.click()
    reef_page.choose(storms=True)
    assert reef_page.only_winnable.isHidden()
    reef_page.go.click()
    assert house.worker.pressing[0].arguments[4] is False


def test_the_choice_is_kept_and_heeded_by_another_deal(house, reef_page, qtbot):
    reef_page.take(REEFS)
    pick(reef_page, 3)
    reef_page.go.click()
    answer(house, DealFound(8, 2))
    house.window.controller.play(Resign())
    house.window.controller.another_wanted.emit()
    again = house.window.page
    assert isinstance(again, NewVoyagePage) and again.difficulty.currentIndex() == 3
    assert again.go.text() == "Finding a deal…"
    assert house.worker.pressing[0].arguments[:2] == (REEFS, 3)
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
    assert page.difficulty.itemText(1) == "●○○○○  fast immer gewonnen"
    assert page.difficulty.itemText(5) == "●●●●●  keine gefunden"


def test_choices_keep_a_difficulty_and_refuse_nonsense():
    chosen = NewVoyage(difficulty=4)
    assert read_choices(write_choices(chosen)) == chosen
    assert "difficulty" not in write_choices(NewVoyage())
    for wrong in (6, -1, "4", True, None):
        with pytest.raises(ValueError, match="difficulty"):
            read_choices({"mode": "standard", "difficulty": wrong})
