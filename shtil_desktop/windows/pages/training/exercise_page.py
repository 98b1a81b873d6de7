"""An exercise on the real table: the player moves, each move is judged at once, and can be taken back."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.games.base import Action, IllegalAction
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.table.art.shapes import fill, vertical
from shtil_desktop.table.input.keys import Keys
from shtil_desktop.table.motion import timings
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.announcing import announce
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.page import Page
from shtil_desktop.windows.pages.training.exercise import Exercise
from shtil_desktop.windows.pages.training.exercise_table import ExerciseTable
from shtil_desktop.windows.pages.training.plate import ExercisePlate, Tone
from shtil_desktop.windows.pages.training.requests import ExerciseRequests

if TYPE_CHECKING:
    from shtil_desktop.play.profile.settings import Settings
    from shtil_desktop.play.worker.client import Thinker
    from shtil_desktop.table.controller import TableController

NARROW, NARROW_PLATE, WIDE_PLATE = 1200, 262, 300
"""Below this width the words give some of theirs to the board."""
PICTURE: Final = QSizeF(120, 120)
PAUSE: Final = timings.PACES["calm"]
"""Between two moves of a solution that is shown."""


class State(Enum):
    """What the page waits for."""

    ASKED = "the player's move"
    JUDGING = "a verdict"
    REPLYING = "another seat's move"
    WRONG = "that the player takes it back"
    UNKNOWN = "that she takes it back, or goes on"
    SOLVED = "that she goes on to another"
    SHOWING = "the next move of the solution"
    SHOWN = "that she tries it herself"
    STUCK = "a worker"


class ExercisePage(Page):
    """Esc leaves it at any time; what was tried is kept by the exercise itself."""

    next_wanted = Signal()
    """It is solved, or let be: another one."""
    previous_wanted = Signal()
    changed = Signal()
    """What is kept of it has changed."""

    def __init__(
        self, palette: Palette, exercise: Exercise, speed: Speed = Speed.NORMAL, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, parent)
        self.exercise = exercise
        self.table = ExerciseTable(exercise, palette, self)
        self.scene, self.view = self.table.scene, self.table.view
        self.scene.animator.speed = speed
        self.plate = ExercisePlate()
        self.earlier, self.later = QPushButton(), QPushButton()
        self.requests = ExerciseRequests(self)
        self.done: list[Action] = []
        self._positions: list[Any] = []
        self._is_own: list[bool] = []
        """Of each position but the first, whether the player has led to it."""
        self.state = State.ASKED
        self._judgement: Judgement | None = None
        self._advice: Action | None = None
        """What would be right in the position that is shown, once that was asked for."""
        self._is_nudged = False
        self._answer = ""
        """What another seat has answered to the last move, in words."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self.open_cards = exercise.open_cards(palette)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.restart()

    def _lay_out(self) -> None:
        self.body.setContentsMargins(0, 8, 0, 0)
        self.body.setSpacing(6)
        self.header.setContentsMargins(28, 0, 28, 0)
        self.header.addWidget(self.earlier)
        self.header.addWidget(self.later)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.plate)
        if self.open_cards is not None:
            self.plate.beside.addWidget(self.open_cards.widget)
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addLayout(self._beside)
        self.body.addLayout(middle, 1)
        self.setFocusProxy(self.view)

    def _connect(self) -> None:
        self.table.decided.connect(self.decide)
        self.table.settled.connect(self._go_on)
        self.scene.hint_wanted.connect(self.hint)
        self.scene.undo_wanted.connect(self.take_back)
        self.scene.announced.connect(self._announce)
        self.requests.failed.connect(self._fail)
        self._pause.timeout.connect(self._show_next)
        self.plate.main.clicked.connect(self._do_main)
        self.plate.hint.clicked.connect(self.hint)
        self.plate.solution.clicked.connect(self.show_solution)
        self.plate.again.clicked.connect(self.restart)
        self.plate.on.clicked.connect(self._ask_others)
        self.earlier.clicked.connect(self.previous_wanted)
        self.later.clicked.connect(self.next_wanted)
        self._undo_key = QShortcut(QKeySequence(Keys().of("undo")), self)
        self._undo_key.activated.connect(self.take_back)

    def use(self, thinker: Thinker, controller: TableController) -> None:
        """There is a worker: it judges from now on."""
        self.requests.use(thinker, controller)

    def heed(self, settings: Settings) -> None:
        """Take the player's wishes for her table."""
        self.scene.keyboard.set_keys(settings.shortcuts)
        self.scene.layout.set_numerals(settings.numeral_scale)
        self.scene.layout.set_left_handed(settings.left_handed)
        self._undo_key.setKey(QKeySequence(Keys(settings.shortcuts).of("undo")))

    def offer_neighbours(self, has_previous: bool, has_next: bool) -> None:
        """Whether there are exercises before and after this one."""
        self.earlier.setEnabled(has_previous)
        self.later.setEnabled(has_next)

    # The position

    @property
    def position(self) -> Any:
        return self._positions[-1]

    def restart(self) -> None:
        """From its beginning; what was tried still counts."""
        self._stop()
        self._positions, self.done, self._is_own = [self.exercise.position()], [], []
        self._ask()

    def resume(self, done: list[Action]) -> None:
        """Take it up after these moves, as it was left for the rules."""
        self.restart()
        for action in done:
            self._advance(action, is_own=True)
        self._ask()

    def _stop(self) -> None:
        self._pause.stop()
        self.requests.forget()
        self._judgement = None

    def _advance(self, action: Action, *, is_own: bool) -> list[Any]:
        """Do it; `IllegalAction` changes nothing."""
        after = self.position.copy()
        events = after.apply(action)
        self._positions.append(after)
        self.done.append(action)
        self._is_own.append(is_own)
        return list(events)

    def _ask(self) -> None:
        """The player moves."""
        self._advice, self._is_nudged = None, False
        self._enter(State.ASKED)
        self.table.show(self.position, is_asked=True)
        self._show_cards()
        self.scene.line.show_tools(bool(self.done), False)
        if self.isVisible():
            self.view.setFocus()

    def _show_cards(self) -> None:
        if self.open_cards is not None:
            self.open_cards.show_position(self.position, self.exercise.match(self.position).player)

    # The player's move

    def decide(self, action: Action) -> None:
        """Play it, and have it judged; it is seen at once."""
        if self.state is not State.ASKED:
            return
        before, done = self.position, list(self.done)
        try:
            events = self._advance(action, is_own=True)
        except IllegalAction as why:
            self.table.refuse(why)
            return
        self._judgement, self._answer = None, ""
        self._enter(State.JUDGING)
        self.requests.ask(lambda thinker: self.exercise.judge(thinker, done, action), self._hear)
        self.table.perform(before, events, self.position)
        self._show_cards()

    def _hear(self, judgement: Judgement) -> None:
        self._judgement = judgement
        if not self.scene.is_performing:
            self._go_on()

    def _go_on(self) -> None:
        """What was played has been seen, or a verdict has come: whatever is later goes on."""
        if self.state is State.SHOWING:
            self._pause.start()
        elif self.state is State.JUDGING and self._judgement is not None:
            self._conclude(self._judgement)
        elif self.state is State.REPLYING and not self.requests.is_waiting:
            self._ask_others()

    def _conclude(self, judgement: Judgement) -> None:
        verdict, self._judgement = judgement.verdict, None
        if self.exercise.is_solved_by(verdict):
            self.exercise.note_solution()
            self.changed.emit()
            self._enter(State.SOLVED)
        elif verdict is Verdict.LOSES:
            self.exercise.note_wrong_move()
            self.changed.emit()
            before, action = self._positions[-2], self.done[-1]
            self._enter(State.WRONG, self.exercise.refutation(before, action, judgement))
        elif verdict is Verdict.UNKNOWN:
            self._enter(State.UNKNOWN)
        else:
            self._ask_others()

    def _ask_others(self) -> None:
        """After a move that keeps it: other seats move, then the player again."""
        done = list(self.done)
        self._enter(State.REPLYING)
        if self.exercise.has_replies:
            self.requests.ask(lambda thinker: self.exercise.reply(thinker, done), self._hear_reply)
        else:
            self._ask_again()

    def _hear_reply(self, action: Action | None) -> None:
        if action is None:
            self._ask_again()
            return
        before = self.position
        events = self._advance(action, is_own=False)
        self._answer = self.table.words_of_last(self.position)
        self.plate.tell(Tone.RIGHT, self._kept_text(), self._answer)
        self.table.perform(before, events, self.position)
        self._show_cards()

    def _ask_again(self) -> None:
        """The player's move has kept it: what another seat has answered stays to be read."""
        self._ask()
        self.plate.tell(Tone.RIGHT, self._kept_text(), self._answer)
        self._speak()

    def _fail(self, lacks_worker: bool) -> None:
        """There is no verdict, reply or hint."""
        if self.state is State.ASKED:
            self.plate.tell(Tone.UNKNOWN, self.tr("No hint right now"), self._failure_text(lacks_worker))
            self._speak()
        else:
            self._enter(State.STUCK, self._failure_text(lacks_worker))

    def take_back(self) -> None:
        """To the player's last own decision; what she has begun goes back first."""
        self.scene.hints.drop()
        if self.state is State.ASKED and self.scene.cancel():
            return
        if self.state in (State.SHOWING, State.SHOWN):
            self.restart()
        if not self.done:
            return
        self._stop()
        self.scene.animator.complete()
        while self.done:
            self._positions.pop()
            self.done.pop()
            if self._is_own.pop():
                break
        self._ask()

    # Help

    def hint(self) -> None:
        """First a nudge, then the move itself; asked once more, it is played."""
        self.scene.animator.complete()
        choices = self.scene.choices
        if self.state is not State.ASKED or choices is None or not self.exercise.gives_hints:
            return
        if choices.hint is not None:
            self.scene.answer(choices.play_hint())
        elif self._advice is not None:
            self._show_hint(self._advice)
        elif not self.requests.is_waiting:
            done = list(self.done)
            self.requests.ask(lambda thinker: self.exercise.advise(thinker, done), self._hear_advice)

    def _hear_advice(self, action: Action | None) -> None:
        if self.state is not State.ASKED:
            return
        if action is None:
            self.plate.tell(Tone.UNKNOWN, self.tr("No hint right now"))
            return
        self._advice = action
        self._show_hint(action)

    def _show_hint(self, action: Action) -> None:
        self.exercise.note_hint()
        self.changed.emit()
        self._tell_task()
        nudge = "" if self._is_nudged else self.exercise.nudge(self.position, action)
        self._is_nudged = True
        if nudge:
            self.plate.tell(Tone.HINT, self.tr("A hint"), nudge)
            self._speak()
            return
        found = self.exercise.hint(self.position, action)
        if found is not None:
            hint, told = found
            self.scene.hints.give(hint, told)
            self.plate.tell(Tone.HINT, self.tr("A hint"), told.spoken)
            self._speak()
        self.view.setFocus()

    def show_solution(self) -> None:
        """Play it through, from the beginning."""
        if not self.exercise.solution():
            return
        self._stop()
        self.exercise.note_hint()
        self.changed.emit()
        self._positions, self.done, self._is_own = [self.exercise.position()], [], []
        self._enter(State.SHOWING)
        self.table.show(self.position, is_asked=False)
        self._show_cards()
        self._pause.start()

    def _show_next(self) -> None:
        moves = self.exercise.solution()
        if self.state is not State.SHOWING:
            return
        if len(self.done) == len(moves):
            self._enter(State.SHOWN)
            return
        before = self.position
        events = self._advance(moves[len(self.done)], is_own=True)
        self.plate.tell(Tone.HINT, self._solution_text(), self.table.words_of_last(self.position))
        self._speak()
        self.table.perform(before, events, self.position)
        self._show_cards()

    # What is told

    def _enter(self, state: State, words: str = "") -> None:
        self.state = state
        plate, is_free = self.plate, state is State.ASKED
        tone, verdict, told = self._told(state)
        plate.tell(tone, verdict, words or told)
        plate.offer(self._main_text(state))
        plate.show_picture(self._picture() if state is State.SOLVED else None)
        is_under_way = state in (State.ASKED, State.JUDGING, State.REPLYING)
        plate.hint.setVisible(is_under_way and self.exercise.gives_hints)
        plate.hint.setEnabled(is_free)
        has_solution = bool(self.exercise.solution())
        plate.solution.setVisible(has_solution and (is_under_way or state is State.WRONG))
        plate.solution.setEnabled(state in (State.ASKED, State.WRONG))
        plate.on.setVisible(state is State.UNKNOWN and self.exercise.goes_on)
        plate.again.setVisible(state is not State.SHOWN)
        plate.again.setEnabled(bool(self.done) and state not in (State.JUDGING, State.REPLYING))
        self._tell_task()
        if state in (State.WRONG, State.UNKNOWN, State.SOLVED, State.SHOWN, State.STUCK):
            if self.isVisible():
                plate.main.setFocus()
            self._speak()

    def _tell_task(self) -> None:
        self.plate.ask(self.exercise.asked(), self.exercise.about())

    def _speak(self) -> None:
        if self.plate.spoken:
            announce(self, self.plate.spoken)

    def _announce(self, text: str) -> None:
        announce(self.view, text)

    def _told(self, state: State) -> tuple[Tone, str, str]:
        if state is State.WRONG:
            return Tone.WRONG, self.tr("That’s not it"), ""
        if state is State.SOLVED:
            return Tone.RIGHT, self.tr("Solved!"), self.exercise.praise()
        if state is State.UNKNOWN:
            return Tone.UNKNOWN, self.tr("Hard to say"), self._unsure_text()
        if state is State.SHOWN:
            return Tone.HINT, self._solution_text(), self.tr("That was it. Now try it yourself.")
        if state is State.STUCK:
            return Tone.UNKNOWN, self.tr("No verdict right now"), ""
        return Tone.PLAIN, "", ""

    def _unsure_text(self) -> str:
        if not self.exercise.goes_on:
            return self.tr("There wasn’t time to find out what this move does. Undo it, and try another.")
        return self.tr("There wasn’t time to find out what this move does. Undo it, or play on.")

    def _main_text(self, state: State) -> str:
        if state in (State.WRONG, State.STUCK, State.UNKNOWN):
            return self.tr("&Undo")
        if state is State.SOLVED:
            return self.tr("&Next") if self.later.isEnabled() else self.tr("Back to the list")
        if state is State.SHOWN:
            return self.tr("&Try it myself")
        return ""

    def _do_main(self) -> None:
        if self.state in (State.WRONG, State.STUCK, State.UNKNOWN):
            self.take_back()
        elif self.state is State.SOLVED:
            (self.next_wanted if self.later.isEnabled() else self.closed).emit()
        elif self.state is State.SHOWN:
            self.restart()

    def _kept_text(self) -> str:
        return self.tr("Good. Play on")

    def _solution_text(self) -> str:
        return self.tr("The solution")

    def _failure_text(self, lacks_worker: bool) -> str:
        if lacks_worker:
            return self.tr("The program can’t start the process that judges moves. Please try again later.")
        return self.tr("The calculation was cut short. Please try again.")

    def _picture(self) -> Any:
        underway = pages_of(self.exercise.game).underway(self.exercise.match(self.position))
        return underway.miniature(PICTURE, self.colours, self.devicePixelRatioF())

    # Words, colours, places

    @property
    def chapter(self) -> str:
        """Of the rules, on what is on the table now."""
        from shtil_desktop.play.session import Session

        session = Session(self.exercise.match(self.position), None)
        return pages_of(self.exercise.game).chapter(session, self.scene.choices)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.exercise.title())
        self.earlier.setText("◂")
        self.later.setText("▸")
        for button, text in ((self.earlier, self.tr("Previous")), (self.later, self.tr("Next"))):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.plate.hint.setText(self.tr("&Hint"))
        self.plate.solution.setText(self.tr("Show the &solution"))
        self.plate.on.setText(self.tr("&Play on"))
        self.plate.again.setText(self.tr("Start &over"))
        self.view.setAccessibleName(self.tr("The table of this exercise"))
        self._tell_task()
        if self._positions:
            self._tell_again()

    def _tell_again(self) -> None:
        """In another language; a verdict is told once more by the move that is taken back."""
        self.scene.animator.complete()
        self.table.tell_again()
        if self.state in (State.ASKED, State.WRONG, State.UNKNOWN, State.STUCK):
            self.resume(self.done if self.state is State.ASKED else self.done[:-1])
        else:
            self._enter(self.state)
            self.table.show(self.position, is_asked=False)
            self._show_cards()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.scene.layout.set_palette(palette)
        if self.open_cards is not None:
            self.open_cards.wear(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table's own ground goes on around it, so that no seam is seen."""
        painter, table = QPainter(self), self.view.geometry()
        colours = (0.0, self.colours.sea_top), (1.0, self.colours.sea_bottom)
        fill(painter, QRectF(self.rect()), vertical(table.top(), table.bottom() + 1, *colours))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = self.width() < NARROW
        self.plate.setFixedWidth(NARROW_PLATE if is_narrow else WIDE_PLATE)
        self._beside.setContentsMargins(0, 4, 12 if is_narrow else 28, 12)
        super().resizeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self._stop()
            self.scene.animator.complete()
        super().hideEvent(event)
