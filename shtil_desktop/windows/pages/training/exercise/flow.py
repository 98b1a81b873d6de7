"""The flow of an exercise: the player moves, the move is judged, others answer, until it is solved."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from shtil_desktop.games.base import Action, IllegalAction
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise
from shtil_desktop.windows.pages.training.exercise.exercise_course import ExerciseCourse
from shtil_desktop.windows.pages.training.exercise.exercise_table import ExerciseTable
from shtil_desktop.windows.pages.training.exercise.exercise_words import (
    AFTER_A_MOVE,
    TOLD,
    State,
    failed_told,
    failure_text,
    kept_told,
    main_text,
    offer_buttons,
    still_working_told,
    waiting_told,
)
from shtil_desktop.windows.pages.training.exercise.hints import ExerciseHints
from shtil_desktop.windows.pages.training.exercise.plate import ExercisePlate
from shtil_desktop.windows.pages.training.exercise.plate_text import PlateText, Words
from shtil_desktop.windows.pages.training.exercise.requests import ExerciseRequests
from shtil_desktop.windows.pages.training.exercise.solution_show import SolutionShow

LONG_WAIT: Final = 2_500
"""Milliseconds from the first word of a wait to the next one, three seconds after the question."""


class ExerciseFlow(QObject):
    """Between an exercise, its table, the plate beside it and the worker."""

    more_wanted = Signal()
    """It is solved: another one that is not."""
    left = Signal()
    """It is solved, and there is no other."""

    def __init__(
        self,
        exercise: Exercise,
        palette: Palette,
        table: ExerciseTable,
        plate: ExercisePlate,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.exercise, self.table, self.plate = exercise, table, plate
        self.scene = table.scene
        self.requests = ExerciseRequests(self)
        self.course = ExerciseCourse(exercise)
        self.telling = PlateText(exercise, plate, palette)
        self.hints, self.solution = ExerciseHints(self), SolutionShow(self)
        self.open_cards = exercise.open_cards(palette)
        self.state = State.ASKED
        self.has_more = False
        """Whether `more_wanted` leads somewhere."""
        self._judgement: Judgement | None = None
        self._has_kept = False
        """Whether the player's last move was found right, though it was not the end of it."""
        self._answer: Words | None = None
        """What another seat has answered to the last move."""
        self.long_wait = QTimer(self, singleShot=True, interval=LONG_WAIT)
        self._connect()

    def _connect(self) -> None:
        self.table.decided.connect(self.decide)
        self.table.settled.connect(self._go_on)
        self.scene.hint_wanted.connect(self.hints.give)
        self.scene.hint_dropped.connect(self.offer_buttons)
        self.scene.undo_wanted.connect(self.take_back)
        self.requests.failed.connect(self._fail)
        self.requests.lingers.connect(self._tell_waiting)
        self.long_wait.timeout.connect(self._tell_still_working)
        plate = self.plate
        for button, act in (
            (plate.main, self._do_main),
            (plate.hint, self.hints.give),
            (plate.solution, self.solution.begin),
            (plate.again, self.restart),
            (plate.on, self._ask_others),
        ):
            button.clicked.connect(act)

    # The position

    @property
    def position(self) -> Any:
        return self.course.position

    @property
    def done(self) -> list[Action]:
        return self.course.done

    def restart(self) -> None:
        """From its beginning; what was tried still counts."""
        self.stop()
        self.course.go_to(())
        self._ask()

    def stop(self) -> None:
        """Nobody waits for anything any more."""
        self.solution.rest()
        self.requests.forget()
        self._judgement = None

    def advance(self, action: Action) -> None:
        """Play it, and let it be seen; `IllegalAction` changes nothing."""
        before = self.position
        events = self.course.advance(action)
        self.table.perform(before, events, self.position)
        self._show_cards()

    def show_position(self, *, is_asked: bool) -> None:
        self.table.show(self.position, is_asked=is_asked)
        self._show_tools()
        self._show_cards()

    def _show_cards(self) -> None:
        """What lies open, as seen from the seat that the table shows."""
        if self.open_cards is not None and self.table.match is not None:
            self.open_cards.show_position(self.position, self.table.match.player)

    def _ask(self, *, has_kept: bool = False) -> None:
        """The player moves; `has_kept` if it is still hers after a right move."""
        self.hints.forget()
        self.enter(State.ASKED)
        self.show_position(is_asked=True)
        if has_kept:
            position, answer = self.position, self._answer
            told = answer or (lambda: self.exercise.turn(position))
            self.telling.tell(lambda: kept_told(told()))
            self.telling.speak()

    # The player's move

    def decide(self, action: Action) -> None:
        """Play it, and have it judged; it is seen at once."""
        if self.state is not State.ASKED:
            return
        before, done = self.position, list(self.done)
        try:
            events = self.course.advance(action)
        except IllegalAction as why:
            self.table.refuse(why)
            return
        self._judgement, self._answer = None, None
        self.enter(State.JUDGING)
        self.requests.ask(self.exercise.judge(done, action), self._hear)
        self.table.perform(before, events, self.position)
        self._show_cards()

    def _hear(self, judgement: Judgement) -> None:
        self._judgement = judgement
        if not self.scene.is_performing:
            self._go_on()

    def _go_on(self) -> None:
        """What was played has been seen, or a verdict has come: whatever is later goes on."""
        if self.state is State.SHOWING:
            self.solution.go_on()
        elif self.state is State.JUDGING and self._judgement is not None:
            self._conclude(self._judgement)
        elif self.state is State.REPLYING and not self.requests.is_waiting:
            self._ask_others()

    def _conclude(self, judgement: Judgement) -> None:
        verdict, self._judgement = judgement.verdict, None
        self._has_kept = verdict is Verdict.KEEPS
        if self.exercise.is_solved_by(verdict):
            self._solve(judgement)
        elif verdict is Verdict.LOSES:
            self.exercise.note_wrong_move()
            before, action = self.course.before, self.done[-1]
            self.enter(State.WRONG, lambda: self.exercise.refutation(before, action, judgement))
            if self.exercise.is_open:  # else it may know of cards that the player can't see
                self.table.show_refutation(judgement.refutation)
        elif verdict is Verdict.UNKNOWN:
            self.enter(State.UNKNOWN)
        else:
            self._ask_others()

    def _solve(self, judgement: Judgement | None = None) -> None:
        self.exercise.note_solution()
        self.enter(State.SOLVED, lambda: self.exercise.praise(judgement), self.why_last)

    def _ask_others(self) -> None:
        """After a move that keeps it: other seats move, then the player again."""
        done = list(self.done)
        self.enter(State.REPLYING)
        if self.exercise.has_replies:
            self.requests.ask(self.exercise.reply(done), self._hear_reply)
        else:
            self._ask(has_kept=True)

    def _hear_reply(self, action: Action | None) -> None:
        if action is None:
            self._hear_of_no_reply()
            return
        before = self.position
        events = self.course.advance(action)
        after = self.position
        answer = self._answer = lambda: self.table.words_of_last(after)
        self.telling.tell(lambda: kept_told(answer()))
        self.table.perform(before, events, after)
        self._show_cards()

    def _hear_of_no_reply(self) -> None:
        """The player moves; or another seat has ended the game, and then her last move decides."""
        if self.position.result is None:
            self._ask(has_kept=True)
        elif self._has_kept:
            self._solve()
        else:
            self.enter(State.UNKNOWN)

    def _fail(self, lacks_worker: bool) -> None:
        """There is no verdict, reply, hint or solution."""
        if self.state is State.SHOWING:
            self.restart()
        if self.state is State.ASKED:
            self.telling.tell(lambda: failed_told(lacks_worker))
            self.telling.speak()
        else:
            self.enter(State.STUCK, lambda: failure_text(lacks_worker))

    def take_back(self) -> None:
        """To the player's last own decision; what she has begun goes back first."""
        self.scene.hints.drop()
        if self.state is State.ASKED and self.scene.cancel():
            return
        if self.state in (State.SHOWING, State.SHOWN):
            self.restart()
        if not self.done:
            return
        self.stop()
        self.scene.animator.complete()
        self.course.take_back()
        self._ask()

    def _do_main(self) -> None:
        if self.state in AFTER_A_MOVE:
            self.take_back()
        elif self.state is State.SOLVED:
            (self.more_wanted if self.has_more else self.left).emit()
        elif self.state is State.SHOWN:
            self.restart()

    # What is told and offered

    def _tell_waiting(self) -> None:
        self.telling.tell(waiting_told)
        self.long_wait.start()

    def _tell_still_working(self) -> None:
        if self.requests.is_waiting and self.plate.isVisible():
            self.telling.tell(still_working_told)
            self.telling.speak()

    @property
    def why_last(self) -> Words:
        """What speaks for the last move."""
        before, action = self.course.before, self.done[-1]
        return lambda: self.exercise.why(before, action)

    def enter(self, state: State, words: Words | None = None, why: Words | None = None) -> None:
        """Wait for something else; `words` are told in place of the state's own, `why` after them."""
        self.state = state
        self.long_wait.stop()
        self.telling.tell_state(state, words, why)
        self.telling.tell_task()
        self.telling.show_picture(self.position if state is State.SOLVED else None)
        if self.open_cards is not None:
            self.open_cards.widget.setVisible(state is not State.SOLVED)
        self.offer_buttons()
        self._show_tools()
        if self.plate.isVisible():
            self.take_keyboard()
        if state in TOLD:
            self.telling.speak()

    def take_keyboard(self) -> None:
        """Give it to the table, or to the one button that a verdict leaves to press."""
        (self.plate.main if self.state in TOLD else self.table.view).setFocus()

    def offer_buttons(self) -> None:
        """Those of the plate, as far as they make sense now."""
        self.plate.offer(main_text(self.state, has_more=self.has_more))
        has_moved, hints = bool(self.done), self.hints.step
        offer_buttons(self.plate, self.state, self.exercise, has_moved=has_moved, hints=hints)

    def _show_tools(self) -> None:
        """The table's own button for undo, where there is something to undo."""
        can_undo = bool(self.done) and self.state in (State.ASKED, *AFTER_A_MOVE)
        self.scene.line.show_tools(can_undo, False)

    # Words and colours

    @property
    def chapter(self) -> str:
        """Of the rules, on what is on the table now."""
        from shtil_desktop.play.session import Session

        session = Session(self.exercise.match(self.position), None)
        return pages_of(self.exercise.game).chapter(session, self.scene.choices)

    def rest(self, *, is_resting: bool) -> None:
        """Nobody looks, or somebody does again: only then is the worker asked, and a solution played on."""
        if is_resting:
            self.scene.animator.complete()
            self.requests.pause()
            self.solution.rest()
            return
        self.requests.resume()
        if self.state is State.SHOWING:
            self.solution.go_on()

    def tell_again(self) -> None:
        """In another language; everything stays as it is, also what the player has begun."""
        if self.table.match is None:
            self._ask()
            return
        self.table.tell_again()
        self.hints.tell_again()
        self.telling.tell_again()
        self.offer_buttons()
        self._show_tools()
        self._show_cards()

    def wear(self, palette: Palette) -> None:
        self.telling.colours = palette
        self.scene.layout.set_palette(palette)
        if self.open_cards is not None:
            self.open_cards.wear(palette)
