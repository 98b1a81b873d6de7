"""Lessons of one game after those of another, after a match and after a replay: marks, panel and room."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop.games import face_of
from shtil_desktop.play.profile.matches.index import is_begun
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.lesson_guides import LessonGuides
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.replay.page import ReplayPage
from tests.table.fake_worker import FakeWorker

WITH_LESSONS = ["shtil", "qwirkle", "shkap"]


class Learner:
    """Someone who tries the lessons of one game after another."""

    def __init__(self, folder: Path, application: QApplication) -> None:
        store = Store(folder / "matches")
        self.window = MainWindow(store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), FakeWorker())
        self.window.resize(1024, 640)
        self.window.show()
        background = BackgroundStatistics(Statistics(folder / "statistics.sqlite"))
        translations = Translations(application, Language.EN)
        self.navigator = Navigator(self.window, translations, store, background, folder)
        self.navigator.show_start_page()

    @property
    def lessons(self) -> LessonGuides:
        return self.navigator.lessons

    def play(self, game: str) -> None:
        """The first moves in a match of one's own."""
        self.window.new_matches.begin(game, face_of(game).default_options(), 5)
        session = self.window.controller.session
        assert session is not None
        while not is_begun(session.match):
            session.play(next(iter(session.game.completions(session.game.legal_actions()[0]))))

    def replay(self) -> None:
        """The list of matches, and from there the match once more."""
        self.navigator.go(Destination.MATCHES)
        page = self.window.pages.currentWidget()
        assert isinstance(page, MatchesPage)
        page.refresh()
        page.choose(page.matches[0].name)
        page.see.click()
        assert isinstance(self.window.pages.currentWidget(), ReplayPage)

    def assert_taught(self, game: str) -> None:
        """The lesson of this game can be read, is marked on the table, and no other is seen."""
        guide: Any = self.lessons.guides[game]
        scene = self.window.scene
        assert guide.is_teaching
        assert self.window.controller.session is not None
        assert self.window.controller.session.game.id == game
        assert scene.lesson.is_on and scene.layout.setup.has_lesson
        assert scene.lesson.spots == list(guide.marked_spots(scene.choices)) != []
        assert scene.stage.beacons.isVisible()
        panel = guide.panel
        assert panel.isVisible() and panel.title.text() and panel.task.text()
        room, _ = guide.room(scene.stage)
        assert panel.geometry() == room.toAlignedRect()
        assert panel.needed_height() <= room.height() + 1
        assert not scene.stage.log.isVisible() or not scene.stage.log.rect.intersects(room)
        others: list[Any] = [other for name, other in self.lessons.guides.items() if name != game]
        assert not any(other.panel is not None and other.panel.isVisible() for other in others)

    def leave(self, game: str) -> None:
        """By the panel's own button, to the start page."""
        guide: Any = self.lessons.guides[game]
        QTest.mouseClick(guide.panel.leave, Qt.MouseButton.LeftButton)
        assert self.window.pages.currentWidget() is not self.window.view


@pytest.fixture
def learner(qapp: QApplication, tmp_path: Path) -> Iterator[Learner]:
    made = Learner(tmp_path, qapp)
    yield made
    made.window.controller.let_go()
    made.window.deleteLater()


@pytest.mark.parametrize(("first", "second"), list(permutations(WITH_LESSONS, 2)))
def test_the_lessons_of_a_second_game_are_taught_as_those_of_the_first(learner, first, second):
    for game in (first, second, first):
        learner.lessons.begin(game)
        learner.assert_taught(game)
        learner.leave(game)


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_same_lesson_is_taught_again(learner, game):
    for _ in range(2):
        learner.lessons.begin(game)
        learner.assert_taught(game)
        learner.leave(game)


@pytest.mark.parametrize(
    ("first", "second"), [("shtil", "qwirkle"), ("qwirkle", "shkap"), ("shkap", "shtil")]
)
def test_a_lesson_is_taught_after_a_match_and_a_replay_of_another_game(learner, first, second):
    learner.lessons.begin(first)
    learner.leave(first)
    learner.play(first)
    assert not learner.window.scene.lesson.is_on
    learner.lessons.begin(second)
    learner.assert_taught(second)
    learner.replay()
    learner.lessons.begin(second)
    learner.assert_taught(second)
    learner.lessons.begin(first)
    learner.assert_taught(first)
