"""The start page says what is wanted; the choice of a voyage lets nothing through that can't be sailed."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from shtil_desktop.games.codes import encode
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage, difficulty
from shtil_desktop.games.shtil.pages.underway import underway as underway_of
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.theme import DAY, NIGHT
from shtil_desktop.windows.destinations import AnyDestination, Destination, GameDestination
from shtil_desktop.windows.start_page import page as module
from shtil_desktop.windows.start_page.news import DailyState, News
from shtil_desktop.windows.start_page.page import StartPage

TODAY = date(2026, 11, 16)
UNDERWAY = underway_of(Options(Mode.STANDARD, seats=3), 24, [5] * 9 + [None] * 27)


@pytest.fixture
def start(qtbot):
    page = StartPage(DAY, News(TODAY, UNDERWAY, "shtil"))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    return page


@pytest.fixture
def chooser(qtbot):
    page = NewVoyagePage(DAY, NewVoyage())
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    return page


@pytest.mark.parametrize(
    ("button", "place"),
    [
        ("going_on", Destination.GO_ON),
        ("daily", Destination.DAILY),
        ("statistics", Destination.STATISTICS),
        ("learn", Destination.LEARN),
        ("settings", Destination.SETTINGS),
        ("calendar", Destination.CALENDAR),
        ("matches", Destination.MATCHES),
        ("training", Destination.TRAINING),
        ("rules", Destination.RULES),
    ],
)
def test_each_button_says_what_is_wanted(start, qtbot, button, place):
    wanted = wishes(start)
    qtbot.mouseClick(getattr(start, button), Qt.MouseButton.LeftButton)
    assert wanted == [place]


def wishes(page):
    """Where the player has wanted to go from now on."""
    wanted: list[AnyDestination] = []
    for signal, place in page.ways():
        signal.connect(lambda *_, place=place: wanted.append(place))
    return wanted


def test_buttons_are_reached_and_pressed_by_keyboard(start, qtbot):
    wanted = wishes(start)
    start.going_on.setFocus()
    qtbot.keyClick(start.going_on, Qt.Key.Key_Down)
    assert start.tiles[0].hasFocus()
    qtbot.keyClick(start.tiles[0], Qt.Key.Key_Space)
    assert wanted == [GameDestination(Destination.NEW_MATCH, "shtil")]


def test_return_presses_a_button_too(start, qtbot):
    wanted = wishes(start)
    start.daily.setFocus()
    qtbot.keyClick(start.daily, Qt.Key.Key_Return)
    assert wanted == [Destination.DAILY]


def test_return_chooses_a_mode_and_sails_a_typed_deal(chooser, qtbot):
    chooser.tiles.tiles[Mode.ARCH].setFocus()
    qtbot.keyClick(chooser.tiles.tiles[Mode.ARCH], Qt.Key.Key_Return)
    assert chooser.options.mode is Mode.ARCH
    chooser.deal.way.buttons[1].click()
    qtbot.keyClicks(chooser.deal.entry, "7")
    with qtbot.waitSignal(chooser.play_wanted) as wished:
        qtbot.keyClick(chooser.deal.entry, Qt.Key.Key_Return)
    assert wished.args[0].number == 7


def test_every_button_has_a_name_for_screen_readers(start):
    assert all(button.accessibleName() for button in start.buttons)


def test_without_a_voyage_there_is_no_card_to_go_on(start):
    start.show_news(News(TODAY))
    assert start.going_on.isHidden()
    start.show_news(News(TODAY, UNDERWAY, "shtil"))
    assert not start.going_on.isHidden()


def test_voyage_tells_how_far_it_has_come(start):
    assert "9" in start.going_on.note and "36" in start.going_on.note and "24" in start.going_on.note


def test_daily_note_follows_the_result(start):
    notes = set()
    for state in DailyState:
        start.show_news(News(TODAY, daily=state))
        notes.add(start.daily.note)
    assert len(notes) == 3


def test_scene_is_painted_once_for_a_size(start, qtbot, monkeypatch):
    start.grab()
    monkeypatch.setattr(module, "backdrop_pixmap", lambda *_, **__: pytest.fail("painted again"))
    start.grab()
    start.grab()


def test_buttons_stay_inside_the_smallest_window(start):
    assert all(start.rect().contains(button.geometry()) for button in start.buttons)
    assert all(card.width() >= card.needed_width() for card in (start.going_on, *start.tiles))


def test_other_theme_is_worn_at_once(start):
    light = start.grab().toImage()
    start.wear(NIGHT)
    assert start.grab().toImage() != light


def test_choice_begins_with_the_last_one(qtbot):
    options = Options(Mode.STANDARD, seats=4, monsters=5)
    page = NewVoyagePage(DAY, NewVoyage(options, names=("Eva", "", "", "")))
    qtbot.addWidget(page)
    assert page.options == options
    assert page.crew.seats.taken == 3 and page.crew.mates[0][0].text() == "Eva"


def test_storms_bar_fewer_islands_and_say_why(chooser):
    chooser.sea.reefs.setChecked(True)
    assert not chooser.sea.removed.isEnabled()
    assert chooser.sea.note.text()
    chooser.sea.reefs.setChecked(False)
    assert chooser.sea.removed.isEnabled() and not chooser.sea.note.text()


def test_variant_bars_all_expansions(chooser):
    chooser.tiles.tiles[Mode.ARCH].click()
    assert chooser.options == Options(Mode.ARCH, seats=1)
    barred = (
        chooser.sea.reefs,
        chooser.sea.storms,
        chooser.sea.monsters,
        chooser.sea.wilds,
        chooser.sea.removed,
    )
    assert not any(widget.isEnabled() for widget in barred)


def test_competitive_game_is_for_two(chooser):
    chooser.tiles.tiles[Mode.COMPETITIVE].click()
    assert chooser.options.seats == 2
    assert [button.isEnabled() for button in chooser.crew.seats.buttons] == [False, True, False, False, False]


def test_expansion_falls_away_with_the_standard_mode(chooser):
    chooser.sea.storms.setChecked(True)
    chooser.tiles.tiles[Mode.PYRAMID].click()
    assert chooser.options == Options(Mode.PYRAMID, seats=1)


def test_mates_are_shown_for_the_crew(chooser, qtbot):
    chooser.crew.seats.buttons[2].click()
    assert [not name.isHidden() for name, _ in chooser.crew.mates] == [True, True, False, False]


def test_wish_carries_all_choices(chooser, qtbot):
    chooser.crew.seats.buttons[1].click()
    qtbot.keyClicks(chooser.crew.mates[0][0], "Ole")
    with qtbot.waitSignal(chooser.play_wanted) as wished:
        chooser.go.click()
    wish = wished.args[0]
    assert wish.number is None
    assert wish.chosen.options == Options(Mode.STANDARD, seats=2) and wish.chosen.names[0] == "Ole"


def test_typed_number_is_the_deal(chooser, qtbot):
    chooser.deal.way.buttons[1].click()
    assert not chooser.go.isEnabled()
    qtbot.keyClicks(chooser.deal.entry, "24")
    with qtbot.waitSignal(chooser.play_wanted) as wished:
        chooser.go.click()
    assert wished.args[0].number == 24


@pytest.mark.parametrize("text", ["1_0", "٣", "４", "²", "+3", "1e3"])
def test_a_number_is_typed_in_plain_digits(chooser, text):
    chooser.deal.way.buttons[1].click()
    chooser.deal.type(text)
    assert chooser.deal.number is None and not chooser.go.isEnabled()


def test_code_brings_its_options_along(chooser, qtbot):
    options = Options(Mode.STANDARD, seats=3, storms=True)
    chooser.deal.way.buttons[1].click()
    qtbot.keyClicks(chooser.deal.entry, encode("shtil", options, 77))
    assert chooser.options == options
    with qtbot.waitSignal(chooser.play_wanted) as wished:
        chooser.go.click()
    assert wished.args[0].number == 77


def test_wrong_code_is_explained_and_not_sailed(chooser, qtbot):
    chooser.deal.way.buttons[1].click()
    qtbot.keyClicks(chooser.deal.entry, "0400-R1X")
    assert chooser.deal.note.text() and not chooser.go.isEnabled()


def test_code_that_was_typed_gives_way_to_another_choice(chooser, qtbot):
    chooser.deal.way.buttons[1].click()
    qtbot.keyClicks(chooser.deal.entry, encode("shtil", Options(Mode.STANDARD, seats=3, storms=True), 77))
    chooser.crew.seats.buttons[3].click()
    assert chooser.options == Options(Mode.STANDARD, seats=4, storms=True)
    assert chooser.deal.number == 77 and chooser.deal.entry.text() == "77"


def test_code_is_copied(chooser, qtbot):
    chooser.deal.way.buttons[1].click()
    qtbot.keyClicks(chooser.deal.entry, "24")
    chooser.deal.copy.click()
    assert QGuiApplication.clipboard().text() == encode("shtil", chooser.options, 24)


def test_choices_are_told_to_be_remembered(chooser, qtbot):
    with qtbot.waitSignal(chooser.chosen_changed) as told:
        chooser.sea.wilds.buttons[2].click()
    assert told.args[0].options.wilds == 2


def test_escape_leaves(chooser, qtbot):
    with qtbot.waitSignal(chooser.closed):
        qtbot.keyClick(chooser, Qt.Key.Key_Escape)


def test_difficulty_grows_with_the_sea():
    steps = [difficulty(Options(Mode.STANDARD, 1, removed=removed)) or 0 for removed in (0, 4, 8, 12)]
    assert steps == sorted(steps)
    assert difficulty(Options(Mode.COMPETITIVE, 2)) is None


def test_return_goes_on_or_chooses_the_first_game(start, qtbot):
    wanted = wishes(start)
    qtbot.keyClick(start, Qt.Key.Key_Return)
    start.show_news(News(TODAY))
    qtbot.keyClick(start, Qt.Key.Key_Return)
    assert wanted == [Destination.GO_ON, GameDestination(Destination.NEW_MATCH, "shtil")]


def test_winnable_deals_are_offered_only_where_one_is_chosen(qtbot):
    page = NewVoyagePage(DAY, NewVoyage(), can_prove=lambda options: not options.storms)
    qtbot.addWidget(page)
    assert not page.only_winnable.isHidden()
    page.deal.show_number(24)
    assert page.only_winnable.isHidden()
    page.deal.show_number(None)
    assert not page.only_winnable.isHidden()
    page.sea.storms.click()
    assert page.only_winnable.isHidden()


def test_pictures_grow_with_the_letters_of_a_large_page(start):
    small = (start.going_on.text_left, start.going_on.side)
    start.grab()
    start.resize(2560, 1440)
    assert start.going_on.text_left > 1.4 * small[0] and start.going_on.side > 1.4 * small[1]
    start.grab()
    assert start.going_on._board.deviceIndependentSize().width() > 1.4 * small[1]
    assert max(tile.geometry().bottom() for tile in start.tiles) < start.daily.geometry().top()
