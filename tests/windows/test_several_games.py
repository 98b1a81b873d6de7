"""A house of several games: the start page, and what the other pages let one choose."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu
from shiboken6 import delete

from shtil_desktop.games.qwirkle.pages.new_match.page import NewQwirklePage
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.table.theme import CONTRAST, DAY, NIGHT
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.menus.game_menu import with_game
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.start_page.news import News
from shtil_desktop.windows.start_page.page import StartPage
from tests.table.fake_worker import FakeWorker

TODAY = date(2026, 11, 18)


class House:
    """The window and its navigator, with all that they keep in a folder."""

    def __init__(self, folder, application) -> None:
        self.store = Store(folder / "voyages")
        self.window = MainWindow(
            self.store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), FakeWorker()
        )
        background = BackgroundStatistics(Statistics(folder / "statistics.sqlite"))
        translations = Translations(application, Language.EN)
        self.navigator = Navigator(self.window, translations, self.store, background, folder)
        self.navigator.show_start_page()

    @property
    def shown(self):
        return self.window.pages.currentWidget()


@pytest.fixture
def house(qtbot, qapp, tmp_path):
    made = House(tmp_path, qapp)
    made.window.resize(1366, 768)
    made.window.show()
    yield made
    made.window.controller.let_go()
    delete(made.window)


def tile_of(page, game):
    return next(tile for tile in page.tiles if tile.game == game)


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_every_game_has_a_tile_with_its_name(house):
    assert isinstance(house.shown, StartPage)
    assert [tile.text() for tile in house.shown.tiles] == ["Shtil", "Qwirkle", "Shkap"]
    assert house.shown.going_on.isHidden()


def test_two_clicks_lead_to_the_first_card(house, qtbot):
    click(qtbot, tile_of(house.shown, "shtil"))
    assert isinstance(house.shown, NewVoyagePage)
    click(qtbot, house.shown.go)
    assert house.shown is house.window.view
    assert house.window.controller.session.game.id == "shtil"


def test_every_tile_leads_to_the_page_of_its_game(house, qtbot):
    click(qtbot, tile_of(house.shown, "qwirkle"))
    assert isinstance(house.shown, NewQwirklePage)


def test_one_click_goes_on(house, qtbot):
    house.window.new_matches.begin("shtil", Options(Mode.ARCH, 1), 24)
    house.window.controller.play(house.window.controller.session.view().legal[0])
    house.window.wanted.emit(Destination.START_PAGE)
    assert house.shown.going_on.note.startswith("Shtil · Great Arch")
    click(qtbot, house.shown.going_on)
    assert house.shown is house.window.view


def test_another_game_is_a_click_away_on_the_page_of_a_new_match(house, qtbot):
    house.window.new_matches.choose("shtil")
    assert house.shown.header.itemAt(2).widget().buttons[0].isChecked()
    click(qtbot, house.shown.header.itemAt(2).widget().buttons[1])
    assert isinstance(house.shown, NewQwirklePage)


@pytest.mark.parametrize("palette", [DAY, NIGHT, CONTRAST], ids=["day", "night", "contrast"])
@pytest.mark.parametrize("size", [(1024, 612), (1366, 740), (2560, 1400)], ids=lambda size: str(size[0]))
def test_nothing_overlaps_or_lies_outside(qtbot, size, palette):
    page = StartPage(palette, News(TODAY))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    shown = [button for button in page.buttons if not button.isHidden()]
    for at, one in enumerate(shown):
        assert page.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in shown[at + 1 :])
    assert not page.grab().isNull()


def test_arrows_walk_through_all_of_it(house, qtbot):
    page, seen = house.shown, set()
    page.tiles[0].setFocus()
    for _ in range(len(page.buttons)):
        seen.add(page.focusWidget().text())
        qtbot.keyClick(page, Qt.Key.Key_Right)
    assert seen == {button.text() for button in page.buttons if not button.isHidden()}
    page.tiles[1].setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert page.focusWidget() in page.pills
    qtbot.keyClick(page, Qt.Key.Key_Up)
    assert page.focusWidget() in page.tiles


def test_what_only_one_game_has_needs_no_choice(house):
    chosen: list[str] = []
    assert with_game(house.window, ["shtil"], chosen.append) is None
    assert chosen == ["shtil"]


def test_a_menu_asks_which_game_is_meant(house, monkeypatch):
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    chosen: list[str] = []
    menu = with_game(house.window, ["shtil", "qwirkle"], chosen.append)
    assert menu is not None and [action.text() for action in menu.actions()] == ["Shtil", "Qwirkle"]
    menu.actions()[1].trigger()
    assert chosen == ["qwirkle"]


def test_the_menu_opens_above_the_pill_that_was_pressed(house, monkeypatch, qtbot):
    places: list[QPoint] = []
    monkeypatch.setattr(QMenu, "popup", lambda _, place: places.append(place))
    monkeypatch.setattr(QApplication, "widgetAt", lambda *_: house.shown.learn)
    menu = with_game(house.window, ["shtil", "qwirkle"], print)
    pill = house.shown.learn.mapToGlobal(QPoint())
    assert menu is not None and places == [pill - QPoint(0, menu.sizeHint().height() + 4)]


def test_the_rules_of_every_game_can_be_read(qtbot):
    page = RulesPage(DAY, "en")
    qtbot.addWidget(page)
    page.show()
    assert "price" in page.anchors
    click(qtbot, page.games.buttons[2])
    assert "price" not in page.anchors and "first expedition" in page.browser.toPlainText()


def test_a_match_says_which_game_it_is_and_the_list_may_be_that_of_one(house):
    house.window.new_matches.begin("shtil", Options(Mode.ARCH, 1), 24)
    house.window.controller.play(house.window.controller.session.view().legal[0])
    house.window.wanted.emit(Destination.MATCHES)
    page = house.shown
    assert isinstance(page, MatchesPage)
    assert page.model.texts(0)[0].startswith("Shtil\N{NO-BREAK SPACE}· Great Arch")
    assert [page.games.itemText(at) for at in range(4)] == ["All games", "Shtil", "Qwirkle", "Shkap"]
    page.games.setCurrentIndex(2)
    page.refresh()
    assert page.matches == []
    page.games.setCurrentIndex(1)
    page.refresh()
    assert len(page.matches) == 1


def test_statistics_count_what_the_chosen_game_counts(house):
    house.window.wanted.emit(Destination.STATISTICS)
    page = house.shown
    own, chart = [one.accessibleName() for one in page.filters.own], page.own
    assert len(own) == 3 and chart is not None
    page.filters.games.activated.emit(1)
    assert [one.accessibleName() for one in page.filters.own] != own and page.own is not chart


def test_menus_have_plain_words(house):
    assert house.window.menuBar().actions()[0].text() == "&Game"


def test_the_daily_pill_says_less_where_there_is_less_room(qtbot):
    page = StartPage(DAY, News(TODAY, daily_difficulty=3))
    qtbot.addWidget(page)
    page.show()
    shown = []
    for width in (1700, 1280, 1024):
        page.resize(width, 720)
        page.fit()
        shown.append(page.daily.shown_note)
        assert page.daily.accessibleDescription() == page.daily.note
    day, difficulty = page.daily.note.split(" · ")
    assert difficulty == "difficulty\xa03 of\xa05"
    assert shown[0] == page.daily.note and set(shown[1:]) <= {day, ""}


def test_what_waits_to_be_tried_again_is_told_at_any_width(house, qtbot):
    page = StartPage(DAY, News(date(2026, 11, 18), drills=2))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    assert page.training.note == "2\xa0to try again" and page.training.shows_note
    page.show_news(News(date(2026, 11, 18)))
    assert page.training.note == ""
