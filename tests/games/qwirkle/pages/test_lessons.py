"""The first game at the table: by its marks, by keys, left and taken up, and what is said to other moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shtil_desktop.games.qwirkle.pages.lessons.guide import FirstGameGuide, wanted_spots
from shtil_desktop.games.qwirkle.pages.lessons.lessons import Objection, first_game
from shtil_desktop.games.qwirkle.rules.actions import Lay, Resign, Trade
from shtil_desktop.games.qwirkle.rules.arrangement import Score
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME
from shtil_desktop.games.qwirkle.table.places import Place
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
GAME = first_game()
STEPS = len(GAME)
IDS = [lesson.id for lesson in GAME.lessons]


class Pupil:
    """Someone who has never seen the game, with a mouse and a keyboard."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.path = folder / "qwirkle-first-game.json"
        self.window = MainWindow(None, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE))
        qtbot.addWidget(self.window)
        self.window.resize(1024, 640)
        self.window.show()
        self.window.show_table()
        self.guide = FirstGameGuide(self.window, self.path)

    @property
    def session(self) -> Session:
        assert self.window.controller.session is not None
        return self.window.controller.session

    @property
    def choices(self):
        return self.window.scene.choices

    @property
    def panel(self):
        return self.guide.panel

    def begin_at(self, step: int) -> None:
        GAME.save_progress(self.path, CourseProgress(step))
        self.guide.begin()

    def wait(self) -> None:
        """Until the opponent has done what the lesson has her do; before another game she does nothing."""
        if not self.panel.on.isVisible():
            self.qtbot.waitUntil(lambda: self.guide.is_answered)

    def click(self, spot: Spot) -> None:
        view = self.window.view
        at = view.mapFromScene(self.window.scene.stage.spot_rects()[spot].center())
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, at)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window.view.viewport(), key)

    def marked(self) -> list[Spot]:
        found = list(self.guide.marked_spots(self.choices))
        assert len(self.window.scene.stage.beacons.beacons) == len(found)
        return found

    def follow_marks(self) -> None:
        """Touch the first thing that is marked until the lesson is done."""
        before = self.session.length
        for _ in range(20):
            if self.session.length > before:
                return
            self.click(self.marked()[0])
        raise AssertionError("the marks lead nowhere")

    def follow_marks_by_key(self) -> None:
        before = self.session.length
        for _ in range(20):
            if self.session.length > before:
                return
            spot = self.marked()[0]
            if spot.kind is Place.SLOT:
                self.key(Qt.Key(Qt.Key.Key_1.value + spot.index))
            elif spot.kind is Place.BAG:
                self.key(Qt.Key.Key_T)
            elif spot.kind is Place.TOOL:
                self.key(Qt.Key.Key_U)
            else:  # a cell that the keyboard's mark has gone to, or the button
                if spot.kind is Place.CELL:
                    assert self.window.scene.focus.spot == spot
                self.key(Qt.Key.Key_Return)
        raise AssertionError("the marks lead nowhere")


@pytest.fixture
def pupil(tmp_path: Path, qtbot: QtBot) -> Iterator[Pupil]:
    pupil = Pupil(tmp_path, qtbot)
    yield pupil
    pupil.window.controller.let_go()
    pupil.window.controller.session = None


@pytest.mark.parametrize("way", ["follow_marks", "follow_marks_by_key"])
def test_the_first_game_is_played_to_its_end(pupil: Pupil, way: str):
    pupil.guide.begin()
    for step, lesson in enumerate(GAME.lessons):
        words = lesson.words("en")
        assert pupil.guide.progress.step == step
        assert (pupil.panel.title.text(), pupil.panel.task.text()) == (words.title, words.task)
        getattr(pupil, way)()
        assert pupil.panel.note.text() == words.praise
        pupil.wait()
        assert pupil.panel.note.text() == words.praise
        if step + 1 < STEPS:
            assert pupil.panel.on.isVisible() == GAME.is_opening(step + 1)
            pupil.guide.go_on()
    assert pupil.guide.progress == CourseProgress(0, True)
    assert pupil.session.game.result.winners == (0,)
    assert pupil.window.scene.stage.end.choices == ("Play a real game", "Start page", "Again")
    assert pupil.window.scene.stage.places.unseen is None, "no plate without its table of turns"


@pytest.mark.parametrize("step", range(STEPS), ids=IDS)
def test_it_is_left_at_any_step_and_taken_up_there(pupil: Pupil, step: int):
    pupil.begin_at(step)
    assert pupil.session.game == GAME.session(step, "").game
    assert pupil.session.is_players_turn
    assert pupil.guide.anchor == GAME.lessons[step].anchor
    assert pupil.guide.can_step_back == (step > 0)
    if step:
        pupil.window.controller.undo()
        assert pupil.guide.progress.step == step - 1
        assert pupil.session.game == GAME.session(step - 1, "").game


@pytest.mark.parametrize("step", range(STEPS), ids=IDS)
def test_every_accepted_move_is_legal_and_the_next_lesson_begins_there(step: int):
    lesson, game = GAME.lessons[step], GAME.session(step, "").game
    for action in (*lesson.expected, *lesson.tempting):
        assert game.view(0).why_not(action) is None
    assert lesson.objection(lesson.suggested) is None
    for action in (lesson.suggested, *lesson.replies):
        game.apply(action)
    if step + 1 < STEPS and not GAME.is_opening(step + 1):
        assert game == GAME.session(step + 1, "").game
        assert game.turn == 0


def test_nothing_is_marked_for_a_lesson_whose_tiles_are_not_on_the_rack(pupil: Pupil):
    """Its marks may be asked for while an undo leads beyond it."""
    pupil.guide.begin()
    marked = [wanted_spots(pupil.choices.turn, lesson) for lesson in GAME.lessons]
    assert marked[0] and [] in marked


def test_lessons_score_what_they_say():
    points = []
    for step, lesson in enumerate(GAME.lessons):
        judged = [GAME.session(step, "").game.view(0).judge(one.placed) for one in lesson.expected
                  if isinstance(one, Lay)]  # fmt: skip
        points.append({one.points for one in judged if isinstance(one, Score)})
    assert points == [{3}, {4}, {4}, {5}, {12}, {4}, set(), {5}, {6}]
    last = GAME.session(STEPS - 1, "").game
    assert last.scores == [207, 217] and not last.bag
    last.apply(GAME.lessons[-1].suggested)
    assert last.scores == [219, 217]


def test_nothing_fits_where_a_trade_is_taught_and_no_purple_star_is_unseen():
    trade = GAME.session(IDS.index("trade"), "").game
    assert trade.legal_actions() == [Trade()]
    unseen = GAME.session(IDS.index("unseen"), "").game.view(0).unseen()
    assert unseen[BY_NAME["Pt"]] == 0


@pytest.mark.parametrize(
    ("name", "action", "why"),
    [
        ("extend", Lay(((BY_NAME["Gs"], 0, 3),)), Objection.OTHER_TILES),
        ("extend", Lay(((BY_NAME["Rt"], -2, 0),)), Objection.OTHER_CELLS),
        ("extend", Trade((BY_NAME["Gs"],)), Objection.TRADED),
        ("trade", Trade((BY_NAME["Gc"],)), Objection.OTHER_TRADE),
        ("no-five", Lay(((BY_NAME["Pc"], 4, 0),)), Objection.TEMPTING),
        ("end", Resign(), Objection.OTHER),
    ],
)
def test_another_move_has_its_objection(name, action, why):
    assert GAME.lessons[IDS.index(name)].objection(action) is why


def test_another_move_is_kindly_declined_and_nothing_has_happened(pupil: Pupil):
    pupil.begin_at(IDS.index("no-five"))
    before = pupil.session.length
    pupil.window.controller.decide(Lay(((BY_NAME["Pc"], 4, 0),)))
    assert pupil.session.length == before
    assert pupil.panel.note.text() == pupil.window.scene.stage.prompt.text
    assert "gift" in pupil.panel.note.text()
    pupil.follow_marks()
    assert pupil.panel.on.isVisible()
    pupil.window.controller.decide(Trade((0,)))
    assert pupil.panel.note.text() == "This lesson is done: continue to the next one."


def test_unseen_tiles_are_looked_at_before_the_star_is_laid(pupil: Pupil):
    step = IDS.index("unseen")
    pupil.begin_at(step)
    pupil.window.scene.stage.pictures.has_unseen = False
    pupil.window.controller.decide(GAME.lessons[step].suggested)
    assert "U" in pupil.panel.note.text() and pupil.guide.progress.step == step
    assert pupil.marked() == [Spot(Place.TOOL, "unseen")]
    pupil.follow_marks()
    assert pupil.guide.progress.step == step + 1


def test_what_is_begun_wrongly_is_put_back_first(pupil: Pupil):
    pupil.begin_at(1)
    right = pupil.marked()
    pupil.choices.tap(Spot(Place.SLOT, 0))
    pupil.window.scene.refresh()
    assert pupil.marked() != right
    pupil.click(pupil.marked()[0])
    assert pupil.marked() == right


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


def test_the_house_leads_to_the_lessons_their_rules_and_a_game_of_ones_own(qtbot: QtBot, tmp_path, qapp):
    (tmp_path / "matches").mkdir()
    store, statistics = Store(tmp_path / "matches"), Statistics(tmp_path / "statistics.sqlite")
    worker = FakeWorker()
    window = MainWindow(store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), worker)
    qtbot.addWidget(window)
    translations = Translations(qapp, Language.EN)
    navigator = Navigator(window, translations, store, BackgroundStatistics(statistics), tmp_path)
    window.resize(1024, 640)
    window.show()
    navigator.lessons.begin("qwirkle")
    guide = navigator.lessons.guides["qwirkle"]
    assert isinstance(guide, FirstGameGuide) and guide.panel is not None
    assert guide.is_teaching and store.names() == []
    guide.panel.rules.click()
    page = window.pages.currentWidget()
    assert isinstance(page, RulesPage) and (page._game, page.wanted) == ("qwirkle", "lines")
    page.closed.emit()
    assert window.pages.currentWidget() is window.view
    guide._want_game()
    assert window.controller.guide is None and not guide.panel.isVisible()
    session = window.controller.session
    assert session is not None and session.game.id == "qwirkle" and session.match.id in store.names()
    window.controller.let_go()
    statistics.close()
