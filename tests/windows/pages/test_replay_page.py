"""The replay: every position of a voyage, by slider, by steps and by itself."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Seat
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY, NIGHT
from shtil_desktop.windows.pages.replay.page import ReplayPage
from tests.games.shtil.players import Style, choose
from tests.games.shtil.table.sailing import new_session


def sailed(options, number=24, actions=1000):
    """A voyage of so many actions, or to its end."""
    session, rng = new_session(options, number), Random(7)
    while session.game.result is None and session.length < actions:
        for seat in session.talk_wanted():
            session.say(seat, 0)
        session.play(choose(session.game, rng, Style.ORDERLY))
    return session.match


@pytest.fixture
def page(qtbot):
    page = ReplayPage(DAY, sailed(Options(Mode.STANDARD, 3)), Speed.OFF)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    page.setFocus()
    return page


def lying(page):
    return {cell: item.card for cell, item in page.scene.stage.islands.items()}


def numbers(page, at):
    found = page.session.position(at).sea.numbers()
    return {cell: number for cell, number in enumerate(found) if number is not None}


@pytest.mark.parametrize("mode", list(Mode))
def test_replay_shows_every_position_of_every_mode(qtbot, mode):
    page = ReplayPage(DAY, sailed(Options(mode, 2)), Speed.OFF)
    qtbot.addWidget(page)
    assert page.session.game.result is not None
    for at in (*range(page.session.length + 1), *range(page.session.length, -1, -3)):
        page.slider.setValue(at)
        assert lying(page) == numbers(page, at)
        assert page.scene.choices is not None and not page.scene.choices.open_spots()


def test_stormy_seas_can_be_seen_again(qtbot):
    options = Options(Mode.STANDARD, 4, reefs=True, monsters=3, storms=True, wilds=1)
    page = ReplayPage(DAY, sailed(options), Speed.OFF)
    qtbot.addWidget(page)
    for at in range(page.session.length + 1):
        page.slider.setValue(at)
        assert lying(page) == numbers(page, at)


def test_replay_begins_before_the_first_action(page):
    assert page.number == 0 and lying(page) == {}
    assert page.words.text() == "Before the first action"
    assert not page.earlier.isEnabled() and page.later.isEnabled()


def test_nothing_is_offered_to_be_undone(page):
    page.resize(1024, 640)
    page.step(2)
    assert not any(tool.isVisible() for tool in page.scene.stage.tools)


def test_each_action_is_told_in_words(page):
    page.later.click()
    assert page.words.text().startswith("You: ")
    assert page.count.text() == f"Action\xa01 of\xa0{page.session.length}"
    page.slider.setValue(page.session.length)
    assert page.words.text().endswith(("The voyage is lost", "You won!"))
    assert not page.scene.stage.veil.isVisible()


def test_keys_step_and_play(page, qtbot):
    for focused in (page.slider, page.later):
        focused.setFocus()
        page.slider.setValue(0)
        qtbot.keyClick(focused, Qt.Key.Key_Right)
        qtbot.keyClick(focused, Qt.Key.Key_Right)
        qtbot.keyClick(focused, Qt.Key.Key_Left)
        assert page.number == 1
    qtbot.keyClick(page.slider, Qt.Key.Key_Space)
    assert page.is_playing and page.play.text() == "Pause"
    qtbot.keyClick(page.slider, Qt.Key.Key_Space)
    assert not page.is_playing and page.play.text() == "Play"


def test_play_goes_on_to_the_end_and_stops(page, qtbot):
    page._pause.setInterval(0)
    page.slider.setValue(page.session.length - 4)
    page.play.click()
    qtbot.waitUntil(lambda: page.number == page.session.length)
    assert not page.is_playing
    page.play.click()
    assert page.is_playing and page.number < page.session.length
    page.step(1)
    assert not page.is_playing


def test_a_step_in_motion_can_be_cut_short(page):
    page.scene.animator.speed = Speed.NORMAL
    for _ in range(5):
        page.later.click()
    page.slider.setValue(20)
    assert lying(page) == numbers(page, 20)
    page.later.click()
    page.hide()
    assert lying(page) == numbers(page, 21)


def test_mouse_plays_nothing_on_this_table(page, qtbot):
    with qtbot.assertNotEmitted(page.scene.decided):
        for x in range(100, 900, 50):
            at = QPoint(x, page.table.height() - 40)
            qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.scene.choices.picked is None


def test_mates_hands_stay_hidden(page):
    page.slider.setValue(page.session.length // 2)
    view = page.scene.choices.view
    assert view.seat == page.session.player and view.legal == ()


def test_another_language_keeps_the_moment(page):
    page.slider.setValue(12)
    page.retranslate()
    assert page.number == 12 and lying(page) == numbers(page, 12)


def test_record_of_an_unknown_sailor_does_not_call_her_you(qtbot):
    voyage = sailed(Options(Mode.STANDARD, 1), actions=3)
    voyage.seating, voyage.is_foreign = (Seat(""),), True
    page = ReplayPage(DAY, voyage, Speed.OFF)
    qtbot.addWidget(page)
    assert page.scene.stage is not None and page.scene.stage.mates[0].name == "Player\xa01"
    page.slider.setValue(1)
    assert page.words.text().startswith("Player\xa01")


def test_controls_have_names(page):
    for widget in (page.earlier, page.later, page.slider, page.table):
        assert widget.accessibleName()
    page.slider.setValue(3)
    assert page.words.text() in page.slider.accessibleDescription()


def test_escape_leads_back_and_colours_change(page, qtbot):
    page.wear(NIGHT)
    assert page.scene.layout.setup.palette is NIGHT
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.slider, Qt.Key.Key_Escape)


def test_a_long_heading_gives_way_to_what_others_made_of_the_deal(qtbot):
    page = ReplayPage(DAY, sailed(Options(Mode.STANDARD, 2)), Speed.OFF)
    qtbot.addWidget(page)
    page.heading.setText("Replay: Shtil · Standard voyage · Poseidon, and so on and so forth")
    page.show_same_deal(lambda: "The captain’s crew: lost with 22 of 36 islands, 4 cards left")
    page.resize(1024, 640)
    page.show()
    assert page.minimumSizeHint().width() <= 1024 and page.width() == 1024
    assert page.heading.shown.endswith("…") and page.heading.shown.startswith("Replay: Shtil")
    page.grab()
