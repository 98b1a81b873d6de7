"""The first expedition at the table: by its marks and by keys, left and taken up, other moves declined."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shtil_desktop.games.shkap.pages.lessons.guide import ExpeditionGuide, route_spots
from shtil_desktop.games.shkap.pages.lessons.lessons import first_expedition
from shtil_desktop.games.shkap.rules import actions as do
from shtil_desktop.games.shkap.rules.cards import KINDS
from shtil_desktop.games.shkap.table.places import Place, ShkapButton, hand_spot, route_spot
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.session import Session
from shtil_desktop.table.places import Spot
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.lessons.progress import CourseProgress
from shtil_desktop.windows.pages.rules.page import RulesPage
from tests.table.fake_worker import FakeWorker

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
COURSE = first_expedition()
STEPS = len(COURSE)
IDS = [lesson.id for lesson in COURSE.lessons]
LETTERS = {ShkapButton.LAND: Qt.Key.Key_L, ShkapButton.PASS: Qt.Key.Key_P}


class Pupil:
    """Someone who has never seen the game, with a mouse and a keyboard."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.path = folder / "first-expedition.json"
        self.window = MainWindow(None, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE))
        qtbot.addWidget(self.window)
        self.window.resize(1024, 640)
        self.window.show()
        self.window.show_table()
        self.guide = ExpeditionGuide(self.window, self.path)

    @property
    def session(self) -> Session:
        assert self.window.controller.session is not None
        return self.window.controller.session

    @property
    def stage(self):
        return self.window.scene.stage

    @property
    def panel(self):
        return self.guide.panel

    def begin_at(self, step: int) -> None:
        COURSE.save_progress(self.path, CourseProgress(step))
        self.guide.begin()

    def click(self, spot: Spot) -> None:
        view = self.window.view
        at = view.mapFromScene(self.stage.spot_rects()[spot].center())
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, at)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window.view.viewport(), key)

    def marked(self) -> list[Spot]:
        return list(self.guide.marked_spots(self.window.scene.choices))

    def touch(self, spot: Spot) -> None:
        """By key: cards and market by number, cells with the arrows, buttons by letter or Enter."""
        choices = self.window.scene.choices
        numbered = [choices.numbered(number) for number in range(1, 10)]
        if isinstance(spot.index, ShkapButton):
            self.key(LETTERS.get(spot.index, Qt.Key.Key_Return))
        elif spot in numbered:
            self.key(Qt.Key(Qt.Key.Key_1.value + numbered.index(spot)))
        else:
            self.walk_to(spot)

    def walk_to(self, spot: Spot) -> None:
        for _ in range(40):
            if self.window.scene.focus.spot == spot:
                return self.key(Qt.Key.Key_Space)
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"no key leads to {spot}")

    def do_lesson(self, step: int, touch) -> None:
        """Touch the first thing that is marked, until the lesson is done."""
        end = COURSE.lessons[step].end
        for _ in range(40):
            self.qtbot.waitUntil(lambda: bool(self.marked()) or self.session.length >= end)
            if self.session.length >= end:
                return
            touch(self.marked()[0])
        raise AssertionError("the marks lead nowhere")


@pytest.fixture
def pupil(tmp_path: Path, qtbot: QtBot) -> Iterator[Pupil]:
    pupil = Pupil(tmp_path, qtbot)
    yield pupil
    pupil.window.controller.let_go()
    pupil.window.controller.session = None


@pytest.mark.parametrize("way", ["click", "touch"])
def test_the_first_expedition_is_made_to_its_end(pupil: Pupil, way: str):
    pupil.guide.begin()
    for step, lesson in enumerate(COURSE.lessons):
        words = lesson.words("en")
        assert pupil.guide.progress.step == step
        assert (pupil.panel.title.text(), pupil.panel.task.text()) == (words.title, words.task)
        pupil.do_lesson(step, getattr(pupil, way))
        assert pupil.panel.note.text() == words.praise
        if step + 1 < STEPS:
            assert pupil.panel.on.isVisible() == COURSE.is_opening(step + 1)
            pupil.guide.go_on()
    assert pupil.guide.progress == CourseProgress(0, True)
    assert pupil.session.game.result.winners == (0,)
    assert pupil.stage.end.title == "You have won"
    assert pupil.stage.end.choices == ("A real expedition", "Start page", "Again")


@pytest.mark.parametrize("step", range(STEPS), ids=IDS)
def test_it_is_left_at_any_step_and_taken_up_there(pupil: Pupil, step: int):
    pupil.begin_at(step)
    assert pupil.session.game == COURSE.session(step, "").game and pupil.session.is_players_turn
    assert len(pupil.stage.beacons.beacons) == len(pupil.marked()) > 0
    assert pupil.guide.can_step_back == (step > 0)
    if step:
        pupil.window.controller.undo()
        assert pupil.guide.progress.step == step - 1
        assert pupil.session.game == COURSE.session(step - 1, "").game


def test_another_move_is_kindly_declined_and_nothing_has_happened(pupil: Pupil):
    pupil.guide.begin()
    before = pupil.session.length
    pupil.click(ShkapButton.PASS.spot)
    assert pupil.session.length == before
    assert pupil.panel.note.text() == pupil.stage.prompt.text == "You may always pass. But land this time."
    pupil.do_lesson(0, pupil.click)
    assert pupil.panel.note.text() == COURSE.lessons[0].words("en").praise


def test_a_wrong_card_goes_back_first(pupil: Pupil):
    pupil.begin_at(IDS.index("knight"))
    right = pupil.marked()
    wrong = next(card for card in pupil.window.scene.choices.hand if hand_spot(card) not in right)
    pupil.click(hand_spot(wrong))
    assert pupil.marked() == [route_spot(0)]
    pupil.click(route_spot(0))
    assert pupil.marked() == right
    pupil.click(hand_spot(wrong))
    pupil.click(ShkapButton.READY.spot)
    assert "marked ones" in pupil.panel.note.text()
    assert pupil.marked() == right  # the last card is back in hand


def test_back_leads_to_the_beginning_of_the_lesson_first(pupil: Pupil):
    step = IDS.index("walk")
    pupil.begin_at(step)
    pupil.click(pupil.marked()[0])
    pupil.qtbot.waitUntil(lambda: pupil.session.length > COURSE.lessons[step].start)
    pupil.panel.back.click()
    assert pupil.session.length == COURSE.lessons[step].start and pupil.guide.progress.step == step
    pupil.panel.back.click()
    assert pupil.guide.progress.step == step - 1


def test_the_rest_of_a_walk_follows_when_its_chest_is_chosen(pupil: Pupil):
    step = IDS.index("knight")
    pupil.begin_at(step)
    end = COURSE.lessons[step].end
    while not pupil.marked() or pupil.marked()[0].kind is not Place.CELL:
        if pupil.marked():
            pupil.click(pupil.marked()[0])
        pupil.qtbot.wait(1)
    pupil.click(ShkapButton.WALK.spot)
    pupil.qtbot.waitUntil(lambda: pupil.session.length == end)
    assert pupil.panel.on.isVisible()
    pupil.window.controller.decide(do.Pass())
    assert pupil.panel.note.text() == "This lesson is done: continue to the next one."


@pytest.mark.parametrize("language", [Language.RU, Language.DE, Language.EN])
def test_every_lesson_fits_its_panel(pupil: Pupil, qapp, language: Language):
    translations = Translations(qapp, language)
    for step in range(STEPS):
        pupil.guide.show_step(step, after_praise=True)
        panel = pupil.panel
        assert panel.needed_height() <= panel.height(), (step, panel.needed_height(), panel.height())
        for label in (panel.title, panel.task, panel.note):
            metrics = label.fontMetrics()
            longest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
            assert longest <= label.width() and metrics.height() >= 11, label.text()
    translations.choose(Language.EN)


def test_in_the_house_it_is_left_resumed_and_followed_by_a_real_expedition(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    store, background = Store(tmp_path / "voyages"), BackgroundStatistics(Statistics(None))
    window = MainWindow(store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), FakeWorker())
    qtbot.addWidget(window)
    house = Navigator(window, Translations(qapp, Language.EN), store, background, tmp_path)
    window.resize(1024, 640)
    window.show()
    COURSE.save_progress(tmp_path / "first-expedition.json", CourseProgress(STEPS - 1))
    house.lessons.begin("shkap")
    guide = house.lessons.guide("shkap")
    assert isinstance(guide, ExpeditionGuide) and guide.panel is not None
    guide.panel.rules.click()
    shown = window.pages.currentWidget()
    assert isinstance(shown, RulesPage) and shown.wanted == "coins"
    guide.panel.leave.click()
    assert not guide.panel.isVisible() and store.names() == []
    house.lessons.begin("shkap")
    for action in COURSE.lessons[-1].script:
        window.controller.decide(action)
    assert window.scene.stage.end.isVisible() and guide.progress == CourseProgress(0, True)
    window.scene.ended_with.emit(0)
    assert window.controller.guide is None and not guide.panel.isVisible()
    session = window.controller.session
    assert session is not None and session.game.id == "shkap" and len(store.names()) == 1
    window.controller.let_go()
    window.controller.session = None


def test_nothing_is_marked_for_a_route_whose_cards_are_not_in_the_hand(pupil: Pupil):
    """Its marks may be asked for while an undo leads beyond the lesson."""
    pupil.begin_at(
        next(at for at, lesson in enumerate(COURSE.lessons) if isinstance(lesson.suggested, do.Lay))
    )
    choices = pupil.window.scene.choices
    kinds = {KINDS[card] for card in choices.hand}
    missing = next(card for card in range(len(KINDS)) if KINDS[card] not in kinds)
    assert route_spots(choices, (missing,)) == []
