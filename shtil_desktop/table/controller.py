"""At the helm: between the session, the table and the mates who think elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from shtil_desktop.games.base import Event, IllegalAction, Result
from shtil_desktop.games.shtil.lost_gaps import facts_of, narrow_gaps
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.table import words
from shtil_desktop.games.shtil.table.choices import Pledge
from shtil_desktop.games.shtil.table.items.mate_moves import moves_since, own_last_cell
from shtil_desktop.games.shtil.table.log_words import Teller, crew_names, ending_reason, ending_title
from shtil_desktop.games.shtil.table.words import translate
from shtil_desktop.play.session import Question, Session
from shtil_desktop.table.hint_requests import Adviser
from shtil_desktop.table.motion import timings
from shtil_desktop.table.roles import Guide, Thinking
from shtil_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.lost_gaps import EndingFacts
    from shtil_desktop.games.shtil.table.items.tally_words import Record


class Helm(QObject):
    """Plays the player's decisions, asks the mates for theirs, and keeps the table up to date."""

    changed = Signal()
    """Undo, redo or the end may have changed."""
    new_voyage_wanted = Signal()
    another_wanted = Signal()
    """The voyage has ended: another deal of this kind."""
    calendar_wanted = Signal()
    review_wanted = Signal()
    """The voyage has ended, and the player asks what happened."""
    answered = Signal(object)
    """The worker's answer to a question that was not the helm's."""
    short_handed = Signal(bool)
    """No worker thinks for the mates, and the simplest one decides here for all of them; or one is back."""

    def __init__(
        self, scene: TableScene, thinker: Thinking | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self._thinker: Thinking | None = None
        self._bell: QSocketNotifier | None = None
        self.session: Session | None = None
        self.guide: Guide | None = None
        self._record: Record | None = None
        self.pace = timings.PAUSE
        self.warns = True
        self.may_undo = True
        """The player may forbid it to herself."""
        self._shown: int | None = None
        """The moment of the session that is on the table."""
        self._asked: dict[int, Question] = {}
        self._answers: list[tuple[Question, Any]] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._act)
        self.adviser = Adviser(scene, lambda: self.session, self)
        self._end_choices: list[Callable[[], object]] = []
        scene.decided.connect(self.decide)
        scene.performed.connect(self._go_on)
        scene.undo_wanted.connect(self.undo)
        scene.redo_wanted.connect(self.redo)
        self.changed.connect(self.show_tools)
        scene.ended_with.connect(lambda choice: self._end_choices[choice]())
        if thinker is not None:
            self.take_on(thinker)

    def take_on(self, thinker: Thinking) -> None:
        """Who answers for the mates; they may come when the first picture is already there."""
        self.let_go()
        self._thinker = self.adviser.thinker = thinker
        self._bell = QSocketNotifier(thinker.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._listen)
        if self.session is not None:
            thinker.warm_up("shtil")  # else the first hint would wait for the worker to start
            if not self.scene.animator.is_running:
                self._go_on()

    def heed(self, pace: int, warns: bool, may_undo: bool) -> None:
        """Take the player's wishes: how long mates take, whether gaps are told, whether she may undo."""
        self.pace, self.warns, self.may_undo = pace, warns, may_undo
        self.show_tools()
        self.warn()

    def let_go(self) -> None:
        """Nobody is asked any more, as before the end of the program."""
        self._pause.stop()
        if self._bell is not None:
            self._bell.setEnabled(False)
        self.adviser.forget()
        self._thinker = self.adviser.thinker = None

    # The voyage

    def set_sail(self, session: Session, guide: Guide | None = None) -> None:
        """Show a voyage, new or under way, and go on with it."""
        self._forget()
        if self.guide not in (None, guide):
            self.guide.leave()
        self.guide = guide
        self.session = session
        self.adviser.begin()
        self.scene.gives_hints = guide is None
        if self._thinker is not None:
            self._thinker.warm_up("shtil")
        names = crew_names(session.match)
        self.teller = Teller(names, session.player, session.game.options.layout)
        deal = session.game.number if guide is None and session.match.has_numbered_deal else None
        self.scene.begin(session.game.options, session.player, names, deal)
        if session.length == 0:
            self._tell_log()
            self._shown = session.moment
            self.scene.deal(session.view(), self._awaited_name())
            self.changed.emit()
        else:
            self._show()

    def decide(self, what: ShtilAction | Pledge) -> None:
        """What the player has made up her mind to do or say."""
        if isinstance(what, ShtilAction):
            why = self.guide.objection(what) if self.guide is not None else None
            if why is None:
                self.play(what)
            else:
                self.scene.cancel()
                self.scene.say(why)
        elif self.session is not None:
            self.session.say(self.session.player, what.count)
            if not self._asked:
                self._show()

    def play(self, action: ShtilAction) -> None:
        """An action of the seat that decides; the table is told why if it may not be."""
        assert self.session is not None
        self.adviser.forget()
        try:
            events = self.session.play(action)
        except IllegalAction as why:
            self.scene.say(words.reason(why))
            return
        self._perform(events)

    def _perform(self, events: list[Event]) -> None:
        assert self.session is not None
        self._tell_log()
        self._shown = self.session.moment
        if self.session.history[-1].seat == self.session.player:
            self.scene.show_mate_moves(())
        self.scene.perform(events, self.session.view(), self._awaited_name(), self._last_cell())
        self.changed.emit()

    def _show(self) -> None:
        """Jump to the session's position."""
        assert self.session is not None
        self._forget()
        self._tell_log(is_news=False)
        self._shown = self.session.moment
        self.scene.show_view(self.session.view(), self._awaited_name(), self._last_cell())
        self.changed.emit()
        self._go_on()

    def hint(self) -> None:
        """Show the player a good move; asked once more, play it."""
        self.adviser.advise()

    def undo(self) -> None:
        self.scene.drop_hint()
        if self.scene.cancel() or not self.can_undo:
            return
        if self.guide is not None:
            self.guide.step_back()
        elif self.session is not None:
            self.session.undo()
            self._show()

    def redo(self) -> None:
        if self.session is not None and self.session.redo():
            self._show()

    def restart(self) -> None:
        """The same deal again."""
        if self.guide is not None:
            self.guide.restart()
        elif self.session is not None:
            self.session.restart()
            self.set_sail(self.session)

    @property
    def can_undo(self) -> bool:
        if self.guide is not None:
            return self.guide.can_step_back
        return self.may_undo and self.session is not None and self.session.can_undo

    @property
    def can_redo(self) -> bool:
        return self.guide is None and self.session is not None and self.session.can_redo

    def show_tools(self) -> None:
        """The table's own buttons for undo and redo; who has forbidden it to herself sees none."""
        are_wanted = self.may_undo or self.guide is not None
        self.scene.show_tools(self.can_undo, self.can_redo, are_wanted)

    def tell_again(self) -> None:
        """Say everything in the language that is spoken now."""
        if self.session is not None:
            self.scene.animator.complete()
            names = crew_names(self.session.match)
            self.teller = Teller(names, self.session.player, self.session.game.options.layout)
            self.scene.name_all(names)
            if self._shown != self.session.moment:
                self._show()
                return
            self._tell_log(is_news=False)
            self.scene.tell_again(self._awaited_name())
            self.adviser.tell_again()
            self._mark_mates()
            self.changed.emit()
            if self.session.game.result is not None:
                self._tell_end()

    # Words

    def _awaited_name(self) -> str | None:
        assert self.session is not None
        seat = self.session.awaited
        if seat is None and self.session.talk_wanted():
            seat = self.session.talk_wanted()[0]
        return None if seat is None else crew_names(self.session.match)[seat]

    def _last_cell(self) -> int | None:
        """The cell of the player's last move; those of her mates have marks of their own."""
        assert self.session is not None
        if self.session.game.result is not None:
            return None
        return own_last_cell(self.session.history, self.session.player)

    def _mark_mates(self) -> None:
        assert self.session is not None
        is_over = self.session.game.result is not None
        moves = [] if is_over else moves_since(self.session.history, self.session.player)
        self.scene.show_mate_moves(moves)

    def _tell_log(self, is_news: bool = True) -> None:
        assert self.session is not None and self.scene.stage is not None
        lines = self.teller.whole(self.session.opening, self.session.history)
        new = lines[len(self.scene.stage.log.lines) :]
        self.scene.stage.log.tell(lines)
        if new and is_news:
            self.scene.announced.emit(". ".join(line.text for line in new))

    # The mates

    def _go_on(self) -> None:
        """The pictures are there: the end is told, or a mate is asked."""
        assert self.session is not None
        self._mark_mates()
        if self.session.game.result is not None:
            self._tell_end()
            return
        self.warn()
        if self._thinker is None:
            return
        questions = self.session.questions()
        self._asked = {self._thinker.ask_mate(question): question for question in questions}
        if questions and not questions[0].is_talk:
            self._pause.start(self.pace)

    def _listen(self) -> None:
        for answer in self._thinker.poll() if self._thinker is not None else ():
            question = self._asked.pop(answer.request, None) if answer.is_last else None
            if question is not None:
                self._answers.append((question, self._decided(question, answer)))
            elif not self.adviser.hear(answer):
                self.answered.emit(answer)
        if self._answers and not self._pause.isActive():
            self._act()

    def _decided(self, question: Question, answer: Any) -> Any:
        """What a mate has decided; one who can't is stood in for by the simplest, here and now."""
        if answer.error is None:
            self.short_handed.emit(False)
            return answer.value
        if answer.lacks_worker:
            self.short_handed.emit(True)
        return question.makeshift()

    def _act(self) -> None:
        """Carry out what a mate has decided."""
        assert self.session is not None
        answers, self._answers = self._answers, []
        for question, value in answers:
            if question.is_talk:
                if question.seat in self.session.talk_wanted():  # or the split was quicker than the mate
                    self.session.say(question.seat, value)
            else:
                self.play(value)
        if answers and answers[0][0].is_talk and not self.session.talk_wanted():
            self._show()

    def _forget(self) -> None:
        """Nobody waits for the mates' answers any more."""
        self._pause.stop()
        self.adviser.forget()
        if self._thinker is not None:
            for request in self._asked:  # and no more: pages ask the same worker
                self._thinker.cancel(request)
        self._asked.clear()
        self._answers.clear()

    def warn(self) -> None:
        """Mark the gaps that can't be filled any more, and say so until the player decides."""
        if self.session is None:
            return
        can_lose = self.guide is None and self.session.game.options.mode is not Mode.COMPETITIVE
        is_wanted = self.warns and can_lose and self.session.game.result is None
        self.scene.watches_gaps = is_wanted
        self.scene.warn(narrow_gaps(self.session.view()) if is_wanted else (), self.can_undo)

    # The end

    def _tell_end(self) -> None:
        assert self.session is not None
        outcome = self.session.game.result
        assert outcome is not None
        facts = facts_of(self.session.game)
        assert facts is not None
        is_rivalry = self.session.game.options.mode is Mode.COMPETITIVE
        is_won = outcome.result_for(self.session.player) is Result.WON
        choices = self.guide.choices() if self.guide is not None else self._choices()
        self._end_choices = [act for _, act in choices]
        self.scene.show_end(
            ending_title(outcome, self.session.player),
            ending_reason(facts, self.teller),
            [text for text, _ in choices],
            is_won,
            () if is_rivalry else facts.empty_cells or facts.wrong_sides,
            () if is_rivalry else facts.narrow,
        )
        if is_rivalry:
            self._tell_scores()
        self._tell_tally(facts, is_won)

    def _tell_scores(self) -> None:
        """What the points of both are made of."""
        from shtil_desktop.games.shtil.table.items.score_panel import show_scores
        from shtil_desktop.games.shtil.table.score import scores_of

        assert self.session is not None and self.scene.stage is not None
        self.scene.announced.emit(show_scores(self.scene.stage, scores_of(self.session)))

    def _tell_tally(self, facts: EndingFacts, is_won: bool) -> None:
        """What the voyage came to; a lesson is not counted."""
        from shtil_desktop.games.shtil.table.items.tally_words import tally_parts

        assert self.session is not None
        match = self.session.match
        if self.guide is None:
            known = self._record if self._record is not None and self._record.match == match.id else None
            self.scene.show_tally(tally_parts(match, facts.cards_left, is_won, known))

    def take_record(self, record: Record) -> None:
        """The statistics have something to tell about the voyage that has ended."""
        self._record = record
        ended = self.scene.stage is not None and self.scene.stage.end.isVisible()
        facts = facts_of(self.session.game) if self.session is not None else None
        if ended and facts is not None and self.scene.stage is not None:
            self._tell_tally(facts, self.scene.stage.end.is_won)

    def _choices(self) -> list[tuple[str, Callable[[], object]]]:
        """What can be done after the end."""
        assert self.session is not None
        elsewhere = (translate("helm", "New voyage"), self.new_voyage_wanted.emit)
        if self.session.match.daily is not None:
            elsewhere = (translate("helm", "Calendar"), self.calendar_wanted.emit)
        choices: list[tuple[str, Callable[[], object]]] = [
            (translate("helm", "Another deal"), self.another_wanted.emit),
            (translate("helm", "Review"), self.review_wanted.emit),
            (translate("helm", "Same deal again"), self.restart),
            elsewhere,
        ]
        if self.can_undo:
            choices.append((translate("helm", "Undo"), self.undo))
        return choices
