"""The flow of an exercise: the player moves, the move is judged, others answer, until it is solved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QSizeF, QTimer, Signal

from shtil_desktop.games.base import Action, IllegalAction
from shtil_desktop.games.problems import Judgement, Verdict
from shtil_desktop.table.motion import timings
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import unbound
from shtil_desktop.windows.notices.screen_reader import announce
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.exercise.course import ExerciseCourse
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise
from shtil_desktop.windows.pages.training.exercise.exercise_table import ExerciseTable
from shtil_desktop.windows.pages.training.exercise.exercise_words import (
    AFTER_A_MOVE,
    TOLD,
    State,
    failure_text,
    hint_text,
    kept_text,
    main_text,
    no_hint_text,
    offer_buttons,
    solution_text,
    told_text,
)
from shtil_desktop.windows.pages.training.exercise.plate import ExercisePlate, Tone
from shtil_desktop.windows.pages.training.exercise.requests import ExerciseRequests

PICTURE: Final = QSizeF(120, 120)
PAUSE: Final = timings.PACES["calm"]
"""Between two moves of a solution that is shown."""


class ExerciseFlow(QObject):
    """Between an exercise, its table, the plate beside it and the worker."""

    changed = Signal()
    """What is kept of the exercise has changed."""
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
        self.exercise, self.colours, self.table, self.plate = exercise, palette, table, plate
        self.scene = table.scene
        self.requests = ExerciseRequests(self)
        self.course = ExerciseCourse(exercise)
        self.open_cards = exercise.open_cards(palette)
        self.state = State.ASKED
        self.has_more = False
        """Whether `more_wanted` leads somewhere."""
        self._judgement: Judgement | None = None
        self._advice: Action | None = None
        """What would be right in the position that is shown, once that was asked for."""
        self._is_nudged = False
        self._answer = ""
        """What another seat has answered to the last move, in words."""
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._connect()

    def _connect(self) -> None:
        self.table.decided.connect(self.decide)
        self.table.settled.connect(self._go_on)
        self.scene.hint_wanted.connect(self.hint)
        self.scene.undo_wanted.connect(self.take_back)
        self.requests.failed.connect(self._fail)
        self.pause.timeout.connect(self.show_next)
        plate = self.plate
        for button, act in (
            (plate.main, self._do_main),
            (plate.hint, self.hint),
            (plate.solution, self.show_solution),
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
        self.resume(())

    def resume(self, done: Sequence[Action]) -> None:
        """Take it up after these moves."""
        self._stop()
        self.course.go_to(done)
        self._ask()

    def _stop(self) -> None:
        self.pause.stop()
        self.requests.forget()
        self._judgement = None

    def _ask(self) -> None:
        """The player moves."""
        self._advice, self._is_nudged = None, False
        self._enter(State.ASKED)
        self.table.show(self.position, is_asked=True)
        self._show_tools()
        self._show_cards()
        if self.plate.isVisible():
            self.table.view.setFocus()

    def _show_cards(self) -> None:
        """What lies open, as seen from the seat that the table shows."""
        if self.open_cards is not None and self.table.match is not None:
            self.open_cards.show_position(self.position, self.table.match.player)

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
            self.pause.start()
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
            before, action = self.course.before, self.done[-1]
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
        events = self.course.advance(action)
        self._answer = self.table.words_of_last(self.position)
        self.plate.tell(Tone.RIGHT, kept_text(), self._answer)
        self.table.perform(before, events, self.position)
        self._show_cards()

    def _ask_again(self) -> None:
        """The player's move has kept it: what another seat has answered stays to be read."""
        self._ask()
        self.plate.tell(Tone.RIGHT, kept_text(), self._answer or self.exercise.turn(self.position))
        self._speak()

    def _fail(self, lacks_worker: bool) -> None:
        """There is no verdict, reply or hint."""
        if self.state is State.ASKED:
            self.plate.tell(Tone.UNKNOWN, no_hint_text(), failure_text(lacks_worker))
            self._speak()
        else:
            self._enter(State.STUCK, failure_text(lacks_worker))

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
        self.course.take_back()
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
            self.plate.tell(Tone.UNKNOWN, no_hint_text())
            return
        self._advice = action
        self._show_hint(action)

    def _show_hint(self, action: Action) -> None:
        self.exercise.note_hint()
        self.changed.emit()
        self.tell_task()
        nudge = "" if self._is_nudged else self.exercise.nudge(self.position, action)
        self._is_nudged = True
        if nudge:
            self.plate.tell(Tone.HINT, hint_text(), nudge)
            self._speak()
            return
        found = self.exercise.hint(self.position, action)
        if found is not None:
            hint, told = found
            self.scene.hints.give(hint, told)
            self.plate.tell(Tone.HINT, hint_text(), told.spoken)
            self._speak()
        self.table.view.setFocus()

    def show_solution(self) -> None:
        """Play it through, from the beginning."""
        if not self.exercise.solution():
            return
        self._stop()
        self.exercise.note_hint()
        self.changed.emit()
        self.course.go_to(())
        self._enter(State.SHOWING)
        self.table.show(self.position, is_asked=False)
        self._show_cards()
        self.pause.start()

    def show_next(self) -> None:
        moves = self.exercise.solution()
        if self.state is not State.SHOWING:
            return
        if len(self.done) == len(moves):
            self._enter(State.SHOWN)
            return
        before = self.position
        events = self.course.advance(moves[len(self.done)])
        self.plate.tell(Tone.HINT, solution_text(), self.table.words_of_last(self.position))
        self._speak()
        self.table.perform(before, events, self.position)
        self._show_cards()

    # What is told

    def _enter(self, state: State, words: str = "") -> None:
        self.state = state
        tone, verdict, told = told_text(state, self.exercise)
        self.plate.tell(tone, verdict, words or told)
        self.plate.offer(main_text(state, has_more=self.has_more))
        self.plate.show_picture(self._picture() if state is State.SOLVED else None)
        if self.open_cards is not None:
            self.open_cards.widget.setVisible(state is not State.SOLVED)
        offer_buttons(self.plate, state, self.exercise, has_moved=bool(self.done))
        self.tell_task()
        self._show_tools()
        if state in TOLD:
            if self.plate.isVisible():
                self.plate.main.setFocus()
            self._speak()

    def _show_tools(self) -> None:
        """The table's own button for undo, where there is something to undo."""
        can_undo = bool(self.done) and self.state in (State.ASKED, *AFTER_A_MOVE)
        self.scene.line.show_tools(can_undo, False)

    def tell_task(self) -> None:
        self.plate.ask(self.exercise.asked(), self.exercise.about())

    def _speak(self) -> None:
        self.plate.main.setAccessibleDescription(unbound(self.plate.spoken))
        if self.plate.spoken:
            announce(self.plate, self.plate.spoken)

    def _do_main(self) -> None:
        if self.state in AFTER_A_MOVE:
            self.take_back()
        elif self.state is State.SOLVED:
            (self.more_wanted if self.has_more else self.left).emit()
        elif self.state is State.SHOWN:
            self.restart()

    def _picture(self) -> Any:
        underway = pages_of(self.exercise.game).underway(self.exercise.match(self.position))
        return underway.miniature(PICTURE, self.colours, self.plate.devicePixelRatioF())

    # Words and colours

    @property
    def chapter(self) -> str:
        """Of the rules, on what is on the table now."""
        from shtil_desktop.play.session import Session

        session = Session(self.exercise.match(self.position), None)
        return pages_of(self.exercise.game).chapter(session, self.scene.choices)

    def rest(self, *, is_resting: bool) -> None:
        """Nobody looks, or somebody does again: only then a solution is played on."""
        if is_resting:
            self.pause.stop()
            self.scene.animator.complete()
        elif self.state is State.SHOWING:
            self.pause.start()

    def tell_again(self) -> None:
        """In another language; a move that was told to be wrong is taken back with that."""
        self.scene.animator.complete()
        self.table.tell_again()
        if self.state in AFTER_A_MOVE:
            self.course.take_back()
        if self.state in (State.ASKED, *AFTER_A_MOVE):
            self.resume(tuple(self.done))
        else:
            self._enter(self.state)
            self.table.show(self.position, is_asked=False)
            self._show_cards()

    def wear(self, palette: Palette) -> None:
        self.colours = palette
        self.scene.layout.set_palette(palette)
        if self.open_cards is not None:
            self.open_cards.wear(palette)
