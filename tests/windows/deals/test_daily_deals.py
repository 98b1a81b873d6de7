"""What is told of the deals of the days: on the start page how hard today's is, in the calendar more."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from shiboken6 import delete, isValid

from shtil_desktop.games import face_of
from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil import deal_difficulty
from shtil_desktop.games.shtil.daily import WEEK, proven_deal
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.play.match import Match, seating_of
from shtil_desktop.play.profile.known_deals import KnownDeals
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import Language
from shtil_desktop.play.session import Session
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.background.background_tasks import BackgroundTasks
from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from shtil_desktop.windows.destinations import Destination, GameDestination
from shtil_desktop.windows.pages.calendar.page import CalendarPage
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.replay.watch_page import WatchPage
from shtil_desktop.windows.start_page.page import StartPage
from tests.windows.deals.dealing_house import House

TODAY = date.today()
YESTERDAY = TODAY - timedelta(days=1)


@pytest.fixture
def house(tmp_path, qtbot, qapp, monkeypatch):
    monkeypatch.setattr(deal_difficulty, "ROUND", 2)
    monkeypatch.setattr(deal_difficulty, "MOST_ROUNDS", 1)
    house = House(tmp_path, qapp)
    qtbot.addWidget(house.window)
    house.window.show()
    yield house
    house.close()


def work(house: House, qtbot, jobs: int = 1) -> None:
    """Do what was asked quietly, and what follows from it."""
    for _ in range(jobs):
        qtbot.waitUntil(lambda: bool(house.worker.quiet))
        house.worker.work()
        qtbot.wait(1)


def calendar(house) -> CalendarPage:
    house.navigator.go(GameDestination(Destination.CALENDAR, "shtil"))
    page = house.window.page
    assert isinstance(page, CalendarPage)
    return page


def test_the_start_page_tells_how_hard_the_day_is_once_that_is_known(house, qtbot):
    house.navigator.show_start_page()
    start = house.window.pages.currentWidget()
    assert isinstance(start, StartPage) and "difficulty" not in start.daily.note
    work(house, qtbot, jobs=2)
    qtbot.waitUntil(lambda: "difficulty\xa0" in start.daily.note)
    assert " of\xa05" in start.daily.note
    house.navigator.show_start_page()
    assert not house.worker.quiet, "it is known"


def test_whoever_plays_instead_is_not_kept_waiting_for_it(house, qtbot):
    house.navigator.show_start_page()
    assert house.worker.quiet
    house.window.new_matches.begin("shtil", WEEK[0], 3)
    assert not house.worker.quiet
    house.navigator.show_start_page()
    assert house.worker.quiet


def test_the_calendar_tells_how_hard_each_day_is(house, qtbot):
    page = calendar(house)
    assert page.difficulty.isHidden() and page.watch.isHidden()
    work(house, qtbot, jobs=2)
    qtbot.waitUntil(lambda: not page.difficulty.isHidden())
    assert page.difficulty.text()[0] == "●" and "\nDifficulty\xa0" in page.difficulty.text()
    assert page.same_deal.isHidden(), "it was not played yet"
    page.choose(YESTERDAY)
    assert page.difficulty.isHidden()


def test_another_day_calls_the_last_one_off(house, qtbot):
    page = calendar(house)
    assert [request.arguments[0] for request in house.worker.quiet] == [TODAY]
    page.choose(YESTERDAY)
    assert [request.arguments[0] for request in house.worker.quiet] == [YESTERDAY]
    page.closed.emit()
    qtbot.waitUntil(lambda: not house.worker.quiet, timeout=600_000)


@pytest.mark.parametrize("way", ["shortcut", "menu", "closing"])
def test_an_answer_about_a_day_does_not_reach_a_calendar_that_is_gone(house, qtbot, way):
    page = calendar(house)
    work(house, qtbot)
    qtbot.waitUntil(lambda: [request.name for request in house.worker.quiet] == ["difficulty"])
    if way == "shortcut":
        qtbot.keyClick(house.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    elif way == "menu":
        house.window.bar_menus[-1].actions()[-1].trigger()
    else:
        page.closed.emit()
    assert house.window.page is not page
    qtbot.waitUntil(lambda: not isValid(page))
    assert not house.worker.quiet, "nobody waits for it any more"


def test_an_answer_that_is_on_its_way_does_not_reach_a_calendar_that_is_gone(house, qtbot):
    page = calendar(house)
    work(house, qtbot)
    qtbot.waitUntil(lambda: bool(house.worker.quiet))
    house.worker.work()
    house.navigator.go(Destination.MATCHES)
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    assert not isValid(page)
    QCoreApplication.processEvents()


def test_a_list_of_matches_that_is_gone_hears_of_no_difficulties(qtbot, qapp, tmp_path):
    tasks = BackgroundTasks()
    inquiries = DealInquiries(lambda: KnownDeals(None), tasks)
    match, store = Match.begin(face_of("shtil"), WEEK[0], 3, seating_of(1, 0, "", [])), Store(tmp_path)
    Session(match, store).play(Resign())
    page = MatchesPage(DAY, store)
    inquiries.note_difficulty("shtil", WEEK[0], 3, 5)
    inquiries.kept_difficulties(page, {match.id: ("shtil", WEEK[0], 3)}, page.show_difficulties)
    delete(page)
    told: list[object] = []
    inquiries.kept_difficulties(inquiries, {}, told.append)
    qtbot.waitUntil(lambda: told == [{}])
    inquiries.close()
    tasks.close()


def test_for_a_played_day_it_tells_what_a_captain_did_and_lets_one_watch(house, qtbot):
    page = CalendarPage(house.window.colours, TODAY, {YESTERDAY: Result.LOST}, game="shtil")
    backs: list[date] = []
    house.navigator.deals.serve_calendar(page, backs.append)
    house.navigator._cover(page)
    page.choose(YESTERDAY)
    work(house, qtbot, jobs=2)
    qtbot.waitUntil(lambda: not page.watch.isHidden())
    assert page.same_deal.text().startswith("A captain on this deal: ")
    QTest.mouseClick(page.watch, Qt.MouseButton.LeftButton)
    watched = house.window.page
    assert isinstance(watched, WatchPage)
    assert watched.session.game.number == proven_deal(YESTERDAY).number
    watched.closed.emit()
    assert backs == [YESTERDAY]


def test_back_from_watching_the_same_day_is_chosen(house, qtbot):
    house.navigator._show_calendar("shtil", YESTERDAY)
    assert house.window.page.chosen == YESTERDAY


def test_what_is_told_of_a_day_follows_the_language(house, qtbot):
    page = CalendarPage(house.window.colours, TODAY, {YESTERDAY: Result.WON}, game="shtil")
    house.navigator._cover(page)
    page.choose(YESTERDAY)
    page.show_difficulty(YESTERDAY, 2)
    page.show_difficulty(TODAY, 5)
    assert page.difficulty.text() == "●●○○○\nDifficulty\xa02 of\xa05: usually won"
    house.translations.choose(Language.DE)
    qtbot.waitUntil(lambda: page.difficulty.text() == "●●○○○\nSchwierigkeit\xa02 von\xa05: meist gewonnen")
