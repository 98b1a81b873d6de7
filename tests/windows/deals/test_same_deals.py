"""What others made of the same deal: told at the end of a match and beside its replay, and watched."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shtil_desktop.games import face_of
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.table.places import Fixture, Spot
from shtil_desktop.table.speech import press, spot_name
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.replay.page import ReplayPage
from shtil_desktop.windows.pages.replay.watch_page import WatchPage
from tests.windows.deals.dealing_house import House

SOLO = Options(Mode.STANDARD, 1)


@pytest.fixture
def house(tmp_path, qtbot, qapp):
    house = House(tmp_path, qapp)
    qtbot.addWidget(house.window)
    house.window.show()
    yield house
    house.close()


def played(game: str, options: Any = None, number: int = 3, level: str | None = None) -> Match:
    """A match that is over, with the player in seat 0."""
    face = face_of(game)
    level = level or face.simplest_level
    position = face.new_game(options or face.default_options(), number)
    play_out(face, position, [level] * position.seats, ("played",), lambda: False)
    mates = [Seat(name, level) for name in ("Ada", "Juri", "Mila", "Otto")]
    return Match(position, 0, seating_of(position.seats, 0, "Vera", mates))


def known(house: House, qtbot: Any) -> None:
    """Have it found out."""
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    house.worker.work()
    qtbot.waitUntil(lambda: bool(house.end.link))


def test_the_line_waits_quietly_and_then_tells(house, qtbot):
    end = house.show(played("shtil", SOLO))
    assert (end.note, end.link) == ("A captain on this deal: …", "")
    high = end.rect.height()
    heard: list[str] = []
    house.window.scene.announced.connect(heard.append)
    known(house, qtbot)
    assert end.note.startswith("A captain on this deal: won with ") and end.link == "Watch"
    assert end.rect.height() == high, "nothing moves away under the pointer"
    assert heard == [end.note]


@pytest.mark.parametrize(
    ("game", "options", "who"),
    [
        ("shtil", Options(Mode.STANDARD, 3), "The captain’s crew: "),
        ("shtil", Options(Mode.PYRAMID, 2), "The captain’s crew: "),
        ("shtil", Options(Mode.COMPETITIVE, 2), "An admiral in your seat: "),
        ("shkap", None, "An admiral in your seat: "),
    ],
)
def test_every_game_has_its_own_words(house, qtbot, game, options, who):
    end = house.show(played(game, options))
    known(house, qtbot)
    assert end.note.startswith(who) and len(end.note) > len(who) + 3


def test_it_is_watched_by_a_press_and_nothing_is_kept_of_it(house, qtbot):
    end = house.show(played("shtil", Options(Mode.STANDARD, 2)))
    known(house, qtbot)
    kept = sorted(house.store.names())
    spot = Spot(Fixture.CHOICE, len(end.choices))
    assert spot_name(house.window.scene, spot) == "Watch"
    view = house.window.view
    at = view.mapFromScene(end.spots()[spot].center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    page = house.window.page
    assert isinstance(page, WatchPage)
    assert f"{page.heading.text()}: {page.result.text()}" == end.note
    assert not page.session.match.counts and not page.session.match.is_hers
    assert page.scene.words.names(page.session.match) == ["Captain", "Ada"]
    page.slider.setValue(page.session.length)
    page.closed.emit()
    assert house.window.pages.currentWidget() is view and end.isVisible()
    assert sorted(house.store.names()) == kept


def test_keys_and_screen_readers_reach_it(house, qtbot):
    end = house.show(played("shtil", SOLO))
    known(house, qtbot)
    QTest.keyClick(house.window.view, Qt.Key.Key_Left)
    assert end.focused == Spot(Fixture.CHOICE, len(end.choices))
    QTest.keyClick(house.window.view, Qt.Key.Key_Return)
    assert isinstance(house.window.page, WatchPage)
    house.window.page.closed.emit()
    press(house.window.scene, Spot(Fixture.CHOICE, len(end.choices)))
    assert isinstance(house.window.page, WatchPage)


def test_from_any_moment_of_it_the_player_can_play_on_herself(house, qtbot):
    house.show(played("shtil", Options(Mode.STANDARD, 2)))
    known(house, qtbot)
    house.window.controller.watch_wanted.emit()
    page = house.window.page
    page.slider.setValue(6)
    QTest.mouseClick(page.on, Qt.MouseButton.LeftButton)
    match = house.window.controller.session.match
    assert house.window.page is None and match.is_hers
    assert match.origin is not None and match.origin.action == 6
    assert match.seating[0].level is None and match.seating[1].level == "captain"


def test_it_can_be_exported(house, qtbot, tmp_path):
    house.show(played("shtil", SOLO))
    known(house, qtbot)
    house.window.controller.watch_wanted.emit()
    page = house.window.page
    page._ask_to_write = lambda name: str(tmp_path / name)
    page.export.click()
    written = next(tmp_path.glob("*.shtil"))
    assert json.loads(written.read_text())["seed"] == 3
    assert written.name in page.words.text()
    page._ask_to_write = lambda name: str(tmp_path / "nowhere" / name)
    page.export.click()
    assert "can’t be saved" in page.words.text()


def test_who_leaves_at_once_or_plays_on_asks_for_nothing(house, qtbot):
    house.navigator.deals.same_deals.pause.setInterval(10_000)
    house.show(played("shtil", SOLO))
    house.window.controller.undo()
    assert not house.navigator.deals.same_deals.pause.isActive()
    house.show(played("shtil", SOLO))
    house.window.new_matches.begin("shtil", SOLO, 9)
    assert not house.navigator.deals.same_deals.pause.isActive() and not house.worker.quiet


def test_another_match_calls_it_off(house, qtbot):
    house.show(played("shtil", SOLO))
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    house.window.new_matches.begin("shtil", SOLO, 9)
    assert not house.worker.quiet


def test_it_is_asked_for_when_the_table_is_seen_again(house, qtbot):
    house.show(played("shtil", SOLO))
    house.navigator.go(Destination.ABOUT)
    qtbot.wait(5)
    assert not house.worker.quiet
    house.window.page.closed.emit()
    known(house, qtbot)


def test_the_second_time_it_is_told_without_the_worker(house, qtbot):
    house.show(played("shtil", SOLO))
    known(house, qtbot)
    house.window.new_matches.begin("shtil", SOLO, 9)
    end = house.show(played("shtil", SOLO))
    qtbot.waitUntil(lambda: bool(end.link))
    assert not house.worker.quiet


def test_without_a_worker_the_line_goes(house, qtbot):
    end = house.show(played("shtil", SOLO))
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    next(request for request in house.worker.quiet if request.name == "same-deal").fail(lacks_worker=True)
    assert (end.note, end.link) == ("", "")


def test_it_is_said_in_the_language_of_now(house, qtbot):
    house.show(played("shtil", SOLO))
    known(house, qtbot)
    house.translations.choose(Language.DE)
    qtbot.waitUntil(lambda: house.end.note.startswith("Ein Kapitän mit diesen Karten: gewonnen, "))
    assert house.end.link == "Ansehen"


def test_a_game_given_up_after_another_end_tells_it_once_more(house, qtbot):
    end = house.show(played("shtil", SOLO))
    known(house, qtbot)
    house.window.controller.undo()
    assert not end.isVisible()
    house.window.controller.play(Resign())
    qtbot.waitUntil(lambda: bool(house.end.link))


def test_the_replay_of_a_finished_match_tells_it_and_leads_there(house, qtbot):
    match = played("shtil", SOLO)
    house.store.save(match)
    house.navigator.replays.show_replay(match.id)
    page = house.window.page
    assert isinstance(page, ReplayPage) and page.same_deal.isHidden()
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    house.worker.work()
    qtbot.waitUntil(lambda: not page.same_deal.isHidden())
    assert page.same_deal.text().startswith("A captain on this deal: ")
    page.same_deal.click()
    assert isinstance(house.window.page, WatchPage)
    house.window.page.closed.emit()
    back = house.window.page
    assert isinstance(back, ReplayPage) and back.session.match.id == match.id
    back.closed.emit()
    assert isinstance(house.window.page, MatchesPage)


def test_a_replay_that_is_left_calls_it_off(house, qtbot):
    match = played("shtil", SOLO)
    house.store.save(match)
    house.navigator.replays.show_replay(match.id)
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    house.window.page.closed.emit()
    assert not house.worker.quiet


def test_a_match_under_way_is_not_told_what_others_made_of_it(house, qtbot):
    match = Match.begin(face_of("shtil"), SOLO, 3, [Seat("Vera")])
    house.store.save(match)
    house.navigator.replays.show_replay(match.id)
    assert not house.worker.quiet and house.window.page.same_deal.isHidden()
