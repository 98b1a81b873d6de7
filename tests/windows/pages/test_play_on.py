"""Play on from any moment of a replay: a voyage of its own, kept as such, and counted apart."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.review.review import sailed_otherwise
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Origin
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.statistics.figures import Tally
from shtil_desktop.play.session import Session
from tests.games.shtil.pages.test_review_page import found_of, shown
from tests.play.sailing import new_voyage, sail
from tests.windows.pages.test_replay_page import sailed
from tests.windows.test_navigator import Port, port

__all__ = ["port"]
SOLO, CREW = Options(Mode.STANDARD, 1), Options(Mode.STANDARD, 3)


def finished(port: Port, options: Options, number: int = 7, player: int = 0) -> str:
    """A voyage that was sailed for a while and given up before the program began; its id."""
    session = Session(new_voyage(options, number, player), Store(port.store.folder))
    sail(session, Random(number), 30)
    if session.game.result is None:
        session.play(Resign())
    return session.match.id


def replayed(port: Port, name: str) -> ReviewPage:
    port.navigator.replays.show_replay(name)
    assert isinstance(port.shown, ReviewPage)
    return port.shown


@pytest.mark.parametrize(("options", "player"), [(SOLO, 0), (CREW, 0), (CREW, 2)])
def test_a_voyage_of_its_own_begins_at_the_moment_shown(port, options, player):
    name = finished(port, options, player=player)
    before = (port.store.folder / f"{name}.shtil").read_bytes()
    page = replayed(port, name)
    page.slider.setValue(5)
    wanted = page.session.position(5).actions
    page.on.click()
    session = port.window.controller.session
    assert port.shown is port.window.view
    assert [*session.game.actions][:5] == [*wanted]
    assert session.match.id != name and session.match.origin == Origin(name, 5)
    assert session.player == player and session.match.is_played_on
    assert (port.store.folder / f"{name}.shtil").read_bytes() == before
    assert any("action\N{NO-BREAK SPACE}5" in text for text in port.window.notices.texts)
    assert "played on from action\N{NO-BREAK SPACE}5" in port.window.windowTitle()


def test_before_the_first_action_it_is_from_the_beginning(port):
    page = replayed(port, finished(port, SOLO))
    page.slider.setValue(0)
    page.on.click()
    assert any("You play on from the beginning." in text for text in port.window.notices.texts)
    assert "played on from the beginning" in port.window.windowTitle()


def test_it_is_kept_with_where_it_came_from(port):
    name = finished(port, SOLO)
    page = replayed(port, name)
    page.slider.setValue(4)
    page.on.click()
    voyage = port.window.controller.session.match
    kept = port.store.load(voyage.id)
    assert kept.origin == Origin(name, 4) and kept.is_repeat and kept.daily is None
    assert kept.again().origin is None  # the same deal from its beginning is a fair one


@pytest.mark.parametrize("is_touched", [False, True])
def test_a_copy_that_was_left_untouched_is_not_kept(port, is_touched):
    page = replayed(port, finished(port, SOLO))
    page.slider.setValue(4)
    page.on.click()
    session = port.window.controller.session
    if is_touched:
        sail(session, Random(9), session.length + 1)
    port.window.new_matches.begin("shtil", SOLO, 9)
    assert (session.match.id in [match.id for match in port.store.matches()]) is is_touched
    assert (port.store.folder / f"{session.match.id}.shtil").exists() is is_touched


def test_it_is_counted_apart_when_it_ends(port):
    page = replayed(port, finished(port, SOLO))
    page.slider.setValue(4)
    page.on.click()
    port.window.controller.play(Resign())
    assert port.window.controller.session.match.is_over
    kept = port.store.load(port.window.controller.session.match.id)
    [counted] = [one for one in port.statistics.matches() if one.id == kept.id]
    assert kept.is_over and counted.is_played_on
    figures = port.statistics.figures()
    assert figures.summary.matches == port.statistics.standing().matches == 0
    assert figures.played_on == Tally(lost=1) and figures.all == 1


def test_a_record_from_elsewhere_is_played_on_from_her_own_seat(port, tmp_path):
    session = Session(new_voyage(CREW, 9), None)
    sail(session, Random(9), 12)
    port.store.export(session.match, tmp_path / "from-afar.shtil")
    name = port.store.take_in(tmp_path / "from-afar.shtil").id
    port.window.change(port.window.settings.with_(player_name="Vera"))
    page = replayed(port, name)
    page.slider.setValue(6)
    page.on.click()
    voyage = port.window.controller.session.match
    assert (
        voyage.is_hers and voyage.seating[voyage.player].name == "Vera" and voyage.origin == Origin(name, 6)
    )


def test_the_voyage_on_the_table_stays_as_it_is(port):
    port.window.new_matches.begin("shtil", SOLO, 5)
    port.window.controller.play(port.window.controller.session.view().legal[0])
    name = port.window.controller.session.match.id
    page = replayed(port, name)
    page.slider.setValue(0)
    page.on.click()
    assert port.window.controller.session.length == 0
    assert len(list(port.store.load(name).game.actions)) == 1


def test_what_would_have_won_is_played_on_and_names_the_voyage(qtbot):
    page = shown(qtbot, sailed(CREW))
    found = found_of(page.sailed.match)
    page.show_review(found)
    page.show_otherwise(True)
    page.pause()
    page.slider.setValue(page.session.length - 1)
    with qtbot.waitSignal(page.played_on) as told:
        page.on.click()
    (voyage,) = told.args
    assert voyage.origin == Origin(page.sailed.match.id, page.session.length - 1)
    assert list(voyage.game.actions) == list(page.session.game.actions)[:-1]


def test_what_would_have_won_calls_the_player_you(qtbot):
    voyage = sailed(CREW)
    voyage.taken_by("")
    won = voyage.otherwise(sailed_otherwise(voyage.game, found_of(voyage)))
    assert won.is_hers and won.game.result is not None and won.game.result.winners
    page = shown(qtbot, voyage)
    page.show_review(found_of(voyage))
    page.show_otherwise(True)
    assert page.scene.stage is not None and page.scene.stage.mates[voyage.player].name == "You"


def test_return_plays_on_and_the_end_cannot_be_played_on_from(qtbot):
    page = shown(qtbot, sailed(CREW))
    page.slider.setValue(3)
    with qtbot.waitSignal(page.played_on) as told:
        qtbot.keyClick(page.slider, Qt.Key.Key_Return)
    assert told.args[0].origin.action == 3
    page.slider.setValue(page.session.length)
    assert not page.on.isEnabled()
    with qtbot.assertNotEmitted(page.played_on):
        qtbot.keyClick(page.slider, Qt.Key.Key_Return)


def test_return_on_a_button_presses_that_button(qtbot):
    page = shown(qtbot, sailed(CREW))
    page.later.setFocus()
    with qtbot.assertNotEmitted(page.played_on):
        qtbot.keyClick(page.later, Qt.Key.Key_Return)
    assert page.number == 1


def test_no_seam_is_seen_around_the_table(qtbot):
    page = shown(qtbot, sailed(CREW))
    qtbot.wait(1)
    image, table = page.grab().toImage(), page.table.geometry()
    x, rows = table.right(), range(table.top(), table.bottom())
    gaps = [abs(image.pixelColor(x, y).red() - image.pixelColor(x + 2, y).red()) for y in rows]
    assert sum(gap <= 1 for gap in gaps) > 0.9 * len(gaps)  # but for a wave that crosses it
