"""The first voyage at the table: by mouse, by keyboard, left and taken up, in another language."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil.pages.lessons.lessons import first_voyage, pay_of
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.cards import FINISH, START
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.games.shtil.table.stage.shtil_stage import ShtilStage
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.session import Session
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.theme import NIGHT
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination, GameDestination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.lessons.course import Course
from shtil_desktop.windows.pages.lessons.progress import CourseProgress
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.start_page.page import StartPage
from tests.play.profile.held_writer import HeldWriter
from tests.table.fake_worker import FakeWorker
from tests.windows.asked_game import choose_game

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
VOYAGE = first_voyage()
STEPS = len(VOYAGE)
LESSONS = GameDestination(Destination.LEARN, "shtil")


class Pupil:
    """Someone who has never seen the game, with a mouse and a keyboard."""

    def __init__(self, folder, application) -> None:
        self.path = folder / "first-voyage.json"
        self.store, self.statistics = Store(folder / "voyages"), Statistics(folder / "statistics.sqlite")
        self.translations = Translations(application, Language.EN)
        self.worker = FakeWorker()
        self.window = MainWindow(
            self.store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), self.worker
        )
        self.navigator = Navigator(
            self.window, self.translations, self.store, BackgroundStatistics(self.statistics), folder
        )

    @property
    def shown(self):
        return self.window.pages.currentWidget()

    @property
    def tutor(self):
        return self.navigator.lessons.guide("shtil")

    @property
    def panel(self):
        return self.tutor.panel

    @property
    def picks(self):
        return self.window.scene.choices

    @property
    def stage(self) -> ShtilStage:
        assert self.window.scene.stage is not None
        return self.window.scene.stage

    @property
    def session(self) -> Session:
        assert self.window.controller.session is not None
        return self.window.controller.session

    @property
    def progress(self):
        return VOYAGE.load_progress(self.path)

    def learn(self):
        self.navigator.show_start_page()
        self.navigator.go(LESSONS)

    def close(self):
        self.window.controller.let_go()
        self.statistics.close()
        self.translations.choose(Language.EN)

    # By mouse

    def click(self, spot):
        view, rect = self.window.view, self.stage.spot_rects()[spot]
        is_in_fan = spot.kind is Kind.HAND and len(self.picks.view.hand) > 5
        point = rect.center()
        if is_in_fan:  # the next card covers all but the left edge
            point.setX(rect.left() + 14)
        at = view.mapFromScene(point)
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, at)

    def drag(self, spot, to):
        view, rects = self.window.view, self.stage.spot_rects()
        begin, end = (view.mapFromScene(rects[each].center()) for each in (spot, to))
        QTest.mousePress(view.viewport(), LEFT, PLAIN, begin)
        for part in (0.4, 1.0):
            QTest.mouseMove(view.viewport(), begin + (QPointF(end - begin) * part).toPoint())
        QTest.mouseRelease(view.viewport(), LEFT, PLAIN, end)

    def hand(self, card):
        return Spot(Kind.HAND, self.picks.view.hand.index(card))

    def follow_beacons(self):
        """Touch what is marked until the lesson is done, as one does who only looks."""
        session = self.session
        before = session.length
        for _ in range(20):
            if session.length > before:
                return
            marked = list(self.tutor.marked_spots(self.picks))
            assert len(self.stage.beacons.beacons) == len(marked)
            if not marked and self.tutor.lesson.any_cards:
                marked = [spot for spot in self.picks.open_spots() if self.is_free(spot)]
            assert marked, "nothing is marked"
            self.click(marked[0] if self.picks.picked is None or self.picks.pending else marked[-1])
        raise AssertionError("the beacons lead nowhere")

    def is_free(self, spot):
        """Whether it is a card that may pay, and does not yet."""
        is_card = spot.kind is Kind.HAND and self.picks.may_pay(spot.index)
        return is_card and spot.index not in self.picks.chosen

    def do_by_mouse(self, action):
        match action:
            case do.PlayIsland(card, cell):
                self.drag(self.hand(card), Spot(Kind.CELL, cell))
            case do.PlayStart():
                self.drag(self.hand(START), Spot(Kind.START))
            case do.PlayFinish():
                self.drag(self.hand(FINISH), Spot(Kind.FINISH))
            case do.Discard():
                self.click(MoveButton.DISCARD.spot)
        if self.picks is not None and self.picks.pending is not None:
            self.choose(pay_of(action), self.click)
            self.click(Button.CONFIRM.spot)

    def choose(self, cards, touch):
        wanted = {self.picks.view.hand.index(card) for card in cards}
        for place in sorted(set(self.picks.chosen) ^ wanted):
            if place in self.picks.chosen and place not in wanted:
                touch(Spot(Kind.HAND, place))
        for place in sorted(wanted - set(self.picks.chosen)):
            touch(Spot(Kind.HAND, place))

    # By keyboard

    def key(self, *keys):
        for key in keys:
            QTest.keyClick(self.window.view.viewport(), key)

    def walk_to(self, spot):
        for _ in range(200):
            if self.window.scene.focus.spot == spot:
                return
            self.window.scene.focusNextPrevChild(True)
        raise AssertionError(f"{spot} can't be reached")

    def touch(self, spot):
        self.walk_to(spot)
        self.key(Qt.Key.Key_Space)

    def do_by_keyboard(self, action):
        match action:
            case do.PlayIsland(card, cell):
                self.key(Qt.Key(Qt.Key.Key_1.value + self.hand(card).index))
                self.walk_to(Spot(Kind.CELL, cell))
                self.key(Qt.Key.Key_Return)
            case do.PlayStart():
                self.touch(Spot(Kind.START))
            case do.PlayFinish():
                self.touch(Spot(Kind.FINISH))
            case do.Discard():
                self.key(Qt.Key.Key_D)
        if self.picks is not None and self.picks.pending is not None:
            self.choose(pay_of(action), self.touch)
            self.touch(Button.CONFIRM.spot)


@pytest.fixture
def pupil(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    pupil = Pupil(tmp_path, qapp)
    qtbot.addWidget(pupil.window)
    pupil.window.resize(1024, 640)
    pupil.window.show()
    yield pupil
    pupil.close()


def sail_through(pupil, perform):
    for step in range(STEPS):
        assert pupil.progress.step == step
        assert pupil.panel.title.text() == VOYAGE.lessons[step].words("en").title
        assert pupil.panel.task.text() == VOYAGE.lessons[step].words("en").task
        perform(VOYAGE.lessons[step].suggested)
        assert pupil.panel.note.text() == VOYAGE.lessons[step].words("en").praise
        if pupil.panel.on.isVisible():
            QTest.keyClick(pupil.panel.on, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", ["do_by_mouse", "do_by_keyboard"])
def test_the_first_voyage_is_sailed_to_its_end(pupil, way):
    pupil.learn()
    sail_through(pupil, getattr(pupil, way))
    assert pupil.progress == CourseProgress(0, True)
    assert pupil.window.scene.stage.end.isVisible()
    assert pupil.window.scene.stage.end.choices == ("Set sail for real", "Start page", "Again")
    assert not pupil.stage.beacons.beacons
    assert pupil.store.names() == []
    assert pupil.statistics.figures().summary.matches == 0


def test_whoever_only_follows_the_beacons_gets_home(pupil):
    pupil.learn()
    for _ in range(STEPS):
        pupil.follow_beacons()
        pupil.tutor.go_on()
    assert pupil.progress.is_done


@pytest.mark.parametrize("step", range(STEPS))
def test_it_is_left_at_any_step_and_taken_up_there(pupil, qapp, step):
    VOYAGE.save_progress(pupil.path, CourseProgress(step))
    pupil.learn()
    position = pupil.window.controller.session.game
    assert position == VOYAGE.session(step, "").game
    pupil.panel.leave.click()
    assert isinstance(pupil.shown, StartPage)
    pupil.window.new_matches.begin(
        "shtil", Options(Mode.STANDARD, 1), 5
    )  # something else lies on the table meanwhile
    assert not pupil.panel.isVisible()
    pupil.learn()
    assert pupil.panel.isVisible()
    assert pupil.window.controller.session.game == position
    assert pupil.panel.title.text() == VOYAGE.lessons[step].words("en").title


@pytest.mark.parametrize("step", range(1, STEPS))
def test_every_step_can_be_taken_back(pupil, step):
    VOYAGE.save_progress(pupil.path, CourseProgress(step))
    pupil.learn()
    assert pupil.window.menus.undo.isEnabled()
    pupil.window.menus.undo.trigger()
    assert pupil.progress.step == step - 1
    assert pupil.window.controller.session.game == VOYAGE.session(step - 1, "").game


def test_the_first_step_has_nothing_before_it(pupil):
    pupil.learn()
    assert not pupil.window.menus.undo.isEnabled()
    assert not pupil.panel.back.isEnabled()


def test_it_can_begin_anew(pupil):
    VOYAGE.save_progress(pupil.path, CourseProgress(6, True))
    pupil.learn()
    pupil.window.menus.again.trigger()
    assert pupil.progress == CourseProgress(0, True)
    assert pupil.window.controller.session.length == 0
    VOYAGE.save_progress(pupil.path, CourseProgress(6, True))
    pupil.panel.again.click()
    assert pupil.progress == CourseProgress(0, True)


def test_another_move_is_kindly_declined_and_nothing_has_happened(pupil):
    pupil.learn()
    pupil.drag(pupil.hand(66), Spot(Kind.CELL, 20))
    assert pupil.window.controller.session.length == 0
    assert pupil.window.scene.stage.prompt.text == "You could play 66 too. But let’s use 3 now."
    assert pupil.panel.note.text() == pupil.window.scene.stage.prompt.text
    assert pupil.picks.picked is None
    pupil.drag(pupil.hand(3), Spot(Kind.CELL, 4))
    assert pupil.panel.note.text() == "3 could go there too. But use the marked cell now."
    pupil.click(MoveButton.DISCARD.spot)
    pupil.choose((66, 73), pupil.click)
    pupil.click(Button.CONFIRM.spot)
    assert "3 has a good cell" in pupil.panel.note.text()
    assert pupil.window.controller.session.length == 0
    pupil.do_by_mouse(VOYAGE.lessons[0].suggested)
    assert pupil.progress.step == 1


def test_other_cards_may_not_pay_yet(pupil):
    VOYAGE.save_progress(pupil.path, CourseProgress(1))
    pupil.learn()
    pupil.drag(pupil.hand(5), Spot(Kind.CELL, 1))
    pupil.choose((14, 29), pupil.click)
    pupil.click(Button.CONFIRM.spot)
    assert pupil.panel.note.text() == "You can pay with any card. You’ll miss these least: 66 and 73."
    assert pupil.progress.step == 1


def test_what_the_rules_forbid_has_the_tables_own_reason(pupil):
    VOYAGE.save_progress(pupil.path, CourseProgress(2))
    pupil.learn()
    pupil.drag(pupil.hand(29), Spot(Kind.CELL, 0))
    assert pupil.window.scene.stage.prompt.is_reason
    assert "You could play" not in pupil.panel.note.text()


def test_a_lesson_that_is_done_waits_to_be_read(pupil):
    VOYAGE.save_progress(pupil.path, CourseProgress(9))
    pupil.learn()
    pupil.do_by_mouse(VOYAGE.lessons[9].suggested)
    assert pupil.panel.on.isVisible()
    assert pupil.panel.task.isHidden()
    assert not pupil.window.scene.stage.beacons.beacons
    pupil.click(MoveButton.DISCARD.spot)
    pupil.choose(pupil.picks.view.hand[:2], pupil.click)
    pupil.click(Button.CONFIRM.spot)
    assert pupil.panel.note.text() == "This lesson is done: continue to the next one."
    assert pupil.progress.step == 10
    pupil.panel.on.click()
    assert pupil.panel.title.text() == "Many turns later"


def test_it_changes_its_language_in_the_middle(pupil, qtbot):
    VOYAGE.save_progress(pupil.path, CourseProgress(3))
    pupil.learn()
    before = pupil.window.controller.session.game
    pupil.translations.choose(Language.RU)
    words = VOYAGE.lessons[3].words("ru")
    qtbot.waitUntil(lambda: pupil.panel.task.text() == words.task)
    assert pupil.panel.title.text() == words.title
    assert pupil.window.scene.stage.crew_head.text == "Первое плавание"
    assert pupil.window.controller.session.game == before
    pupil.do_by_mouse(VOYAGE.lessons[3].suggested)
    assert pupil.panel.note.text() == words.praise
    pupil.translations.choose(Language.DE)
    qtbot.waitUntil(lambda: pupil.panel.note.text() == VOYAGE.lessons[3].words("de").praise)
    assert pupil.panel.task.text() == VOYAGE.lessons[4].words("de").task


def test_garbled_progress_is_no_hindrance(pupil):
    pupil.path.write_text("{garbled", encoding="utf-8")
    pupil.learn()
    assert pupil.panel.title.text() == VOYAGE.lessons[0].words("en").title
    pupil.do_by_mouse(VOYAGE.lessons[0].suggested)
    assert pupil.progress.step == 1


def test_progress_that_cannot_be_written_stops_nobody(pupil, monkeypatch):
    def refuse(course, path, progress):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Course, "save_progress", refuse)
    pupil.learn()
    pupil.do_by_mouse(VOYAGE.lessons[0].suggested)
    assert pupil.panel.title.text() == VOYAGE.lessons[1].words("en").title


def test_progress_counts_while_it_is_written(pupil):
    writer = pupil.window.writer = HeldWriter()
    writer.is_held = True
    pupil.learn()
    pupil.do_by_mouse(VOYAGE.lessons[0].suggested)
    guide = pupil.navigator.lessons.guide("shtil")
    assert guide.progress.step == 1 and pupil.progress.step == 0
    writer.finish()
    assert guide.progress.step == 1 and pupil.progress.step == 1


def test_the_rules_open_at_the_lessons_chapter(pupil):
    VOYAGE.save_progress(pupil.path, CourseProgress(7))
    pupil.learn()
    for open_rules in (pupil.panel.rules.click, lambda: pupil.window.wanted.emit(Destination.RULES)):
        open_rules()
        assert isinstance(pupil.shown, RulesPage)
        assert pupil.shown.wanted == "discard"
        pupil.shown.closed.emit()
        assert pupil.shown is pupil.window.view
        assert pupil.panel.isVisible()


def test_the_button_to_go_on_has_the_keyboard_again_after_the_rules(pupil):
    step = next(at for at in range(STEPS - 1) if VOYAGE.is_opening(at + 1))
    VOYAGE.save_progress(pupil.path, CourseProgress(step))
    pupil.learn()
    pupil.do_by_mouse(VOYAGE.lessons[step].suggested)
    assert pupil.panel.on.hasFocus()
    pupil.window.wanted.emit(Destination.RULES)
    pupil.shown.closed.emit()
    assert pupil.panel.on.hasFocus()


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)
def test_it_is_in_the_help_menu(pupil):
    pupil.navigator.show_start_page()
    pupil.window.wanted.emit(Destination.LEARN)
    choose_game("shtil")
    assert pupil.tutor.is_teaching


def test_the_voyage_under_way_is_not_touched(pupil):
    pupil.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 24)
    pupil.window.controller.play(pupil.window.controller.session.view().legal[0])
    kept = pupil.store.latest().id
    pupil.learn()
    pupil.do_by_mouse(VOYAGE.lessons[0].suggested)
    pupil.panel.leave.click()
    assert pupil.store.names() == [kept]
    assert pupil.store.latest().id == kept
    pupil.shown.going_on.click()
    assert pupil.window.controller.session.match.id == kept
    assert not pupil.panel.isVisible()
    assert not pupil.window.scene.stage.beacons.beacons


def test_after_the_last_step_comes_a_voyage_of_her_own(pupil):
    VOYAGE.save_progress(pupil.path, CourseProgress(STEPS - 1))
    pupil.learn()
    pupil.do_by_mouse(VOYAGE.lessons[-1].suggested)
    pupil.window.scene.ended_with.emit(0)
    assert pupil.window.controller.guide is None
    assert pupil.window.controller.session.game.options == Options(Mode.STANDARD, 1)
    assert pupil.window.controller.session.match.id in pupil.store.names()
    assert not pupil.panel.isVisible()


def test_the_panel_is_spoken_and_named(pupil):
    told: list[str] = []
    pupil.window.show()
    pupil.navigator.show_start_page()
    pupil.window.scene.announced.connect(told.append)
    pupil.learn()
    words = VOYAGE.lessons[0].words("en")
    assert any(words.task in text and words.title in text for text in told)
    assert pupil.panel.accessibleName() == "First voyage"


@pytest.mark.parametrize("language", [Language.RU, Language.DE, Language.EN])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)])
def test_every_lesson_fits_its_panel(pupil, qtbot, language, size):
    pupil.translations.choose(language)
    pupil.window.resize(*size)
    for step in range(STEPS):
        VOYAGE.save_progress(pupil.path, CourseProgress(step))
        pupil.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 5)
        pupil.learn()
        pupil.tutor.show_step(step, after_praise=True)
        panel = pupil.panel
        assert panel.needed_height() <= panel.height(), (step, panel.needed_height(), panel.height())
        for label in (panel.title, panel.task, panel.note):
            metrics = label.fontMetrics()
            longest = max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)
            assert longest <= label.width(), label.text()
            assert metrics.height() >= 11
        for button in panel.buttons[1:]:
            text = button.text().replace("&", "")
            assert button.fontMetrics().horizontalAdvance(text) + 12 <= button.width(), text


def test_no_two_buttons_share_a_letter(pupil):
    pupil.learn()
    for language in (Language.RU, Language.DE, Language.EN):
        pupil.translations.choose(language)
        pupil.panel.retranslate()
        pupil.window.complete()
        texts = [button.text() for button in pupil.panel.buttons]
        texts += [action.text() for action in pupil.window.menuBar().actions()]
        letters = [text[text.index("&") + 1].casefold() for text in texts]
        assert len(set(letters)) == len(letters), (language, letters)


def test_it_wears_what_the_window_wears(pupil):
    pupil.learn()
    pupil.window.wear(NIGHT)
    pupil.navigator.wear(NIGHT)
    assert pupil.panel.colours is NIGHT


def test_by_key_a_card_begins_with_the_cell_that_the_lesson_wants(pupil):
    pupil.learn()
    for step in range(2):
        action = VOYAGE.lessons[step].suggested
        assert isinstance(action, do.PlayIsland)
        pupil.key(Qt.Key(Qt.Key.Key_1.value + pupil.hand(action.card).index))
        assert pupil.window.scene.focus.spot == Spot(Kind.CELL, action.cell), step
        pupil.key(Qt.Key.Key_Return)
        if pupil.picks.pending is not None:
            pupil.key(Qt.Key.Key_Return)


def test_by_key_start_and_finish_begin_with_their_corner(pupil):
    pupil.learn()
    for step in range(STEPS):
        action = VOYAGE.lessons[step].suggested
        if isinstance(action, do.PlayStart | do.PlayFinish):
            card = START if isinstance(action, do.PlayStart) else FINISH
            pupil.key(Qt.Key(Qt.Key.Key_1.value + pupil.hand(card).index), Qt.Key.Key_Return)
        else:
            pupil.do_by_mouse(action)
        assert pupil.panel.note.text() == VOYAGE.lessons[step].words("en").praise
        pupil.tutor.go_on()


def test_the_title_bar_names_the_first_voyage(pupil):
    pupil.learn()
    assert pupil.window.windowTitle() == "First voyage – Shtil"


def test_a_lesson_proposes_nothing_but_what_it_says(pupil):
    pupil.learn()
    for step in range(STEPS):
        lesson = VOYAGE.lessons[step]
        pupil.tutor.show_step(step)
        pupil.window.scene.animator.complete()
        wanted = lesson.suggested
        if wanted.price and not isinstance(wanted, do.Give):
            if isinstance(wanted, do.PlayIsland):
                pupil.picks.tap(pupil.hand(wanted.card))
                pupil.picks.tap(Spot(Kind.CELL, wanted.cell))
            else:
                pupil.picks.tap(MoveButton.DISCARD.spot)
        if pupil.picks.pending is not None:
            chosen = [pupil.picks.view.hand[place] for place in pupil.picks.chosen]
            assert sorted(chosen) == sorted(lesson.chosen), lesson.id
    assert VOYAGE.lessons[9].chosen == (1, 2)


@pytest.mark.parametrize(("language", "finish"), [("en", "finish"), ("de", "Ziel"), ("ru", "финиш")])
def test_the_goal_is_told_before_the_first_move(language, finish):
    words = VOYAGE.lessons[0].words(language).task
    goal, _, task = words.partition(". ")
    assert "36" in goal and finish in goal and task


def test_a_step_back_is_painted_all_over(pupil, qtbot):
    """Else the head tells of the island that has been taken back, and what was marked stays lit."""
    pupil.learn()
    pupil.do_by_keyboard(VOYAGE.lessons[0].suggested)
    pupil.window.scene.animator.complete()
    qtbot.wait(50)
    watch = Watch(pupil.window.view.viewport())
    pupil.panel.back.click()
    qtbot.waitUntil(lambda: QRegion(pupil.window.view.viewport().rect()).subtracted(watch.region).isEmpty())
    assert "0 of" in pupil.stage.crew_head.note
    assert not pupil.window.controller.can_undo and not pupil.stage.tools[0].is_enabled


class Watch(QObject):
    """What of a widget has been painted."""

    def __init__(self, widget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint:
            self.region = self.region.united(event.region())
        return False
