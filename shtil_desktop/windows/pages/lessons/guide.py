"""Who leads through the lessons of a game, one after another, left and taken up at any step.

A game's own guide says which spots a lesson wants to be touched, why another move is not what is being
taught, where the panel lies on its table, and what comes after the last lesson.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QRectF, Signal

from shtil_desktop.play.session import Change, Question, Session
from shtil_desktop.table.places import Spot
from shtil_desktop.windows.pages.lessons.course import Course, LessonT, LessonTexts
from shtil_desktop.windows.pages.lessons.panel import LessonPanel
from shtil_desktop.windows.pages.lessons.progress import CourseProgress

if TYPE_CHECKING:
    from shtil_desktop.windows.pages.game_parts import TableWindow

translate = QCoreApplication.translate


class CourseGuide(QObject, Generic[LessonT]):
    """Leads through a course; the session it plays on is its own, kept and counted nowhere."""

    left = Signal()
    """The player wants to the start page."""
    rules_wanted = Signal(str)
    """With the chapter that explains the lesson."""
    match_wanted = Signal(object)
    """She knows enough for a match of her own: a `Wish`."""

    def __init__(self, window: TableWindow, path: Path | None, course: Course[LessonT]) -> None:
        super().__init__(window.view)
        self._window, self._path = window, path
        self.course = course
        self._step = 0
        self._unwritten: CourseProgress | None = None
        """How far it went, while that is being written."""
        self._praised: int | None = None
        """The step that was done last, if its praise is still to be read."""
        self._objection = ""
        self._is_waiting = False
        """Whether the next lesson waits until this one's praise has been read."""
        self._is_on_table = False
        """Whether the table shows the position of the lesson, and no longer the one before."""
        self.panel: LessonPanel | None = None

    # What a game says

    @abstractmethod
    def title(self) -> str:
        """What the lessons are called, in the language that is spoken now."""

    @abstractmethod
    def wanted_spots(self, choices: Any) -> Iterable[Spot]:
        """What is to be touched next for the lesson's move."""

    @abstractmethod
    def friendly_objection(self, action: Any) -> str | None:
        """Kindly, why an action that the rules allow is not what the lesson is about; None if it is."""

    @abstractmethod
    def room(self, stage: Any) -> tuple[QRectF, float]:
        """Where the panel lies on the table, and the scale of the table."""

    @abstractmethod
    def choices(self) -> list[tuple[str, Callable[[], object]]]:
        """What comes after the last lesson."""

    def chosen(self) -> tuple[Any, ...]:
        """The pieces that are chosen beforehand when the lesson's move is made up."""
        return ()

    # Where it stands

    @property
    def progress(self) -> CourseProgress:
        return self._unwritten or self.course.load_progress(self._path)

    @property
    def is_teaching(self) -> bool:
        return self._window.controller.guide is self

    @property
    def lesson(self) -> LessonT:
        return self.course.lessons[self._step]

    @property
    def anchor(self) -> str:
        """The chapter on what is being taught."""
        return self.lesson.anchor

    @property
    def session(self) -> Session | None:
        return self._window.controller.session if self.is_teaching else None

    @property
    def is_over(self) -> bool:
        return self.session is not None and self.session.game.result is not None

    @property
    def is_answered(self) -> bool:
        """Whether the other seats have done what follows the last lesson."""
        return self.session is None or self.session.awaited is None

    # From step to step

    def begin(self) -> None:
        """Take the lessons up where they were left."""
        self._window.show_table()
        if not self.is_teaching:
            self._praised = None
            self.show_step(self.progress.step)

    def restart(self) -> None:
        """From the very first step."""
        self._go_to(0)

    @property
    def can_step_back(self) -> bool:
        return self._step > 0

    def step_back(self) -> None:
        """To the lesson before this one, as if it had never been done."""
        self._go_to(max(0, self._step - 1))

    def _go_to(self, step: int) -> None:
        self._praised = None
        self._keep(CourseProgress(step, self.progress.is_done))
        self.show_step(step)

    def go_on(self) -> None:
        """The praise has been read."""
        if self._is_waiting:
            self.show_step(self._step)

    def arrive(self) -> None:
        """Mark what the lesson wants from now on; what still lies there of another position gets no marks."""
        self._is_on_table = False
        self._window.scene.lesson.teach(self.marked_spots, self.chosen, self.title)
        self._is_on_table = True

    def leave(self) -> None:
        """Another match is on the table: the lesson makes room."""
        if self.panel is not None:
            self.panel.hide()
        self._window.scene.lesson.teach(None)

    def show_step(self, step: int, *, after_praise: bool = False) -> None:
        """Put a lesson on the table, and tell it alone or after the praise for the one before."""
        if after_praise:
            self._praised = max(0, step - 1)
        self._step, self._objection, self._is_waiting = step, "", False
        session = self.course.session(step, self._window.player_name)
        session.listen(self._follow)
        self._make_panel()
        self._window.controller.begin(session, self)
        self._window.controller.changed.emit()
        self._window.view.setFocus()
        self._place_panel()
        self._tell()

    def _follow(self, change: Change) -> None:
        """The lesson has been done: kept before anything moves, as every move is."""
        session = self.session
        if change is not Change.PLAYED or session is None:
            return
        if session.history[-1].seat != session.player:
            self._tell(is_aloud=self.is_answered)
            return
        self._praised, self._objection = self._step, ""
        is_last = self._step + 1 == len(self.course)
        self._keep(
            CourseProgress(0, True) if is_last else CourseProgress(self._step + 1, self.progress.is_done)
        )
        if not is_last:
            self._step += 1
            self._is_waiting = self.course.is_opening(self._step)
        self._tell()

    def _keep(self, progress: CourseProgress) -> None:
        """Have it written; if that can't be done the lessons go on all the same."""

        def end() -> None:
            if self._unwritten is progress:
                self._unwritten = None

        self._unwritten = progress
        self._window.write(lambda: self.course.save_progress(self._path, progress), end)

    # At the table

    def objection(self, action: Any) -> str | None:
        """Kindly, why this is not what the lesson is about; None if it is."""
        if self._is_waiting:
            text: str | None = translate("lessons", "This lesson is done: continue to the next one.")
        else:
            text = self.friendly_objection(action)
        if text is not None:
            self._objection = text
            self._tell(is_aloud=False)  # the table says it
        return text

    def expects(self, action: Any) -> bool:
        """Whether this is what the lesson is about, without a word."""
        return not self._is_waiting and self.friendly_objection(action) is None

    def answer(self, question: Question) -> Any:
        """What another seat does now, as the lesson has it; None: it waits for the next lesson."""
        if question.is_talk:
            return question.makeshift()
        session, done = self.session, self._praised
        if session is None or done is None:
            return None
        seats = [step.seat for step in session.history]
        answered = next((at for at, seat in enumerate(seats[::-1]) if seat == session.player), len(seats))
        replies = self.course.lessons[done].replies
        return replies[answered] if answered < len(replies) else None

    def marked_spots(self, choices: Any) -> Iterable[Spot]:
        is_open = self._is_on_table and self.is_teaching and self.is_answered
        return self.wanted_spots(choices) if is_open and not (self._is_waiting or self.is_over) else ()

    # The panel

    def _make_panel(self) -> None:
        if self.panel is not None:
            return
        panel = self.panel = LessonPanel(self._window.colours, self._window.view)
        panel.on_wanted.connect(self.go_on)
        panel.back_wanted.connect(self.step_back)
        panel.again_wanted.connect(self.restart)
        panel.leave_wanted.connect(self.left)
        panel.rules_wanted.connect(lambda: self.rules_wanted.emit(self.lesson.anchor))
        panel.installEventFilter(self)
        self._window.scene.laid.connect(self._place_panel)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The panel is told of another language: so are its words."""
        if event.type() == QEvent.Type.LanguageChange and self.is_teaching:
            self._objection = ""
            self._tell(is_aloud=False)
        return False

    def wear(self) -> None:
        """Take the window's colours."""
        if self.panel is not None:
            self.panel.wear(self._window.colours)

    def _place_panel(self) -> None:
        stage = self._window.scene.stage
        if self.panel is None or stage is None or not stage.is_laid:
            return
        self.panel.setVisible(self.is_teaching)
        if self.is_teaching:
            self.panel.fit(*self.room(stage))

    def words(self, step: int) -> LessonTexts:
        return self.course.lessons[step].words(QLocale().name().partition("_")[0])

    def _tell(self, is_aloud: bool = True) -> None:
        if self.panel is None:
            return
        session, done = self.session, self._praised
        stage = self._window.scene.stage
        if stage is not None and session is not None:
            stage.name_all(self.title(), self._window.scene.words.names(session.match))
        self.panel.setAccessibleName(self.title())
        is_ended = self._is_waiting or self.is_over or not self.is_answered
        shown = done if is_ended and done is not None else self._step
        words = self.words(shown)
        self.panel.tell(shown + 1, len(self.course), words.title, "" if is_ended else words.task)
        praise = self.words(done).praise if done is not None else ""
        self.panel.say(self._objection or praise, is_praise=not self._objection)
        self.panel.offer_to_go_on(self._is_waiting)
        if is_aloud:
            self._window.scene.announced.emit(self.panel.spoken)
