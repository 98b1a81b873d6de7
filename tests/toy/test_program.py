"""The whole program with Pebbles in it: start page, new match, my matches, replay, statistics, a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from shtil_desktop.arguments import read_arguments
from shtil_desktop.games.codes import decode
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Selection
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.replay.page import ReplayPage
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from tests.table.fake_worker import FakeWorker
from tests.toy.pebbles.pages.new_match import PebblesPage
from tests.toy.pebbles.rules.options import Options

K = Qt.Key


class Program:
    """The window and its navigator on one profile, without the process around them."""

    def __init__(self, folder: Path, application: QApplication) -> None:
        self.store = Store(folder / "matches")
        self.statistics = Statistics(folder / "statistics.sqlite")
        self.worker = FakeWorker()
        settings = Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE)
        self.window = MainWindow(self.store, settings, self.worker)
        background = BackgroundStatistics(self.statistics)
        translations = Translations(application, Language.EN)
        self.navigator = Navigator(self.window, translations, self.store, background, folder)
        self.navigator.show_start_page()
        self.window.resize(1366, 768)
        self.window.show()

    @property
    def shown(self) -> Any:
        return self.window.pages.currentWidget()

    @property
    def session(self) -> Session:
        assert self.window.controller.session is not None
        return self.window.controller.session

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def go(self, place: Destination) -> Any:
        self.window.wanted.emit(place)
        return self.shown

    def begin(self) -> None:
        """Two clicks from the start page to the table."""
        self.click(next(tile for tile in self.shown.tiles if tile.game == "pebbles"))
        page = self.shown
        assert isinstance(page, PebblesPage)
        self.click(page.go)
        assert self.shown is self.window.view

    def play(self, qtbot, rounds: int = 100) -> None:
        session = self.session
        for _ in range(rounds):
            qtbot.waitUntil(lambda: session.is_players_turn or session.decision is None)
            if session.decision is None:
                return
            for key in (K.Key_1, K.Key_Return):
                QTest.keyClick(self.window.view.viewport(), key)
        qtbot.waitUntil(lambda: session.is_players_turn or session.decision is None)

    def close(self) -> None:
        self.window.controller.let_go()
        self.window.controller.session = None
        self.window.close()
        self.statistics.close()


@pytest.fixture
def program(pebbles, qtbot, qapp, tmp_path) -> Iterator[Program]:
    made = Program(tmp_path, qapp)
    qtbot.addWidget(made.window)
    yield made
    made.close()


def test_a_match_from_the_start_page_to_the_statistics(program, qtbot):
    program.begin()
    program.play(qtbot)
    assert program.window.scene.stage.end.isVisible()
    qtbot.waitUntil(lambda: program.statistics.figures(Selection(game="pebbles")).summary.matches == 1)
    assert isinstance(program.go(Destination.STATISTICS), StatisticsPage)
    page = program.go(Destination.MATCHES)
    assert isinstance(page, MatchesPage)
    (row,) = program.store.listing()
    assert row.game == "pebbles" and row.is_over


def test_the_start_page_goes_on_after_a_restart(program, qtbot, qapp, tmp_path):
    program.begin()
    program.play(qtbot, rounds=1)
    before = program.session.record
    again = Program(tmp_path, qapp)
    qtbot.addWidget(again.window)
    assert "Pebbles" in again.shown.going_on.note
    again.click(again.shown.going_on)
    assert again.session.record == before
    again.close()


def test_a_match_can_be_seen_once_more_and_played_on(program, qtbot):
    program.begin()
    program.play(qtbot)
    program.window.controller.review_wanted.emit()
    page = program.shown
    assert isinstance(page, ReplayPage)
    page.slider.setValue(2)
    assert page.session.length >= 3
    with qtbot.waitSignal(page.played_on):
        QTest.keyClick(page, K.Key_Return)
    assert program.shown is program.window.view
    assert program.session.length == 2
    assert program.session.match.origin is not None


def test_f1_opens_its_rules_at_the_chapter_of_now(program):
    program.begin()
    page = program.go(Destination.RULES)
    assert isinstance(page, RulesPage) and page.anchors == ["about", "round", "end"]


def test_its_choices_are_offered_again(program):
    program.click(next(tile for tile in program.shown.tiles if tile.game == "pebbles"))
    program.click(program.shown.rounds.buttons[1])
    program.click(program.shown.go)
    program.window.new_matches.choose("pebbles")
    assert program.shown.wish.options == Options(2, 8)


def test_its_deal_has_a_code(program):
    program.begin()
    program.window.share_deal()
    shared = decode(QGuiApplication.clipboard().text())
    assert shared.game == "pebbles" and shared.number == program.session.game.number


def test_its_flags_are_read_from_the_command_line(pebbles):
    chosen = read_arguments(["--game", "pebbles", "--rounds", "8", "--number", "24"])
    assert pebbles.options_from_flags(chosen) == Options(2, 8) and chosen.number == 24
    with pytest.raises(SystemExit):
        read_arguments(["--rounds", "8"])
