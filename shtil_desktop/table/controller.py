"""Between the session, the table and the mates who think elsewhere; it knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.play.session import Change, Question, Session
from shtil_desktop.table.choices import Say
from shtil_desktop.table.game_table import GameTable, Teller, Words
from shtil_desktop.table.items.log_panel import LogLine
from shtil_desktop.table.match_end import MatchEnd
from shtil_desktop.table.places import Spot
from shtil_desktop.table.requests.hint_requests import HintRequests
from shtil_desktop.table.requests.mate_requests import MateRequests
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.table.roles import Guide
from shtil_desktop.table.scene import TableScene


def table_of(session: Session) -> GameTable:
    """The kit of the game that a session plays, loaded when first asked for."""
    kit: GameTable = load(face_of(session.game.id).table)
    return kit


def words_of(game: str) -> Words:
    """Every sentence of a game's table."""
    kit: GameTable = load(face_of(game).table)
    return kit.words


class TableController(QObject):
    """Plays the player's decisions, asks the mates for theirs, and keeps the table up to date."""

    changed = Signal()
    """Undo, redo or the end may have changed."""
    new_match_wanted = Signal()
    another_wanted = Signal()
    """The match has ended: another deal of this kind."""
    calendar_wanted = Signal()
    review_wanted = Signal()
    """The match has ended, and the player asks what happened."""
    played = Signal()
    """Somebody has moved; undo and redo are no moves."""
    ended = Signal()
    """The end is told, now or once more in another language."""
    watch_wanted = Signal()
    """The player asks to see what others made of the deal."""
    short_handed = Signal(bool)
    """No worker thinks for the mates, and the simplest one decides here for all of them; or one is back."""

    def __init__(
        self, scene: TableScene, worker: WorkerRequests | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self._worker: WorkerRequests | None = None
        self.session: Session | None = None
        self.guide: Guide | None = None
        self._stop_listening: Callable[[], None] = lambda: None
        self.warns = True
        self.may_undo = True
        """The player may forbid it to herself."""
        self._shown: int | None = None
        """The moment of the session that is on the table."""
        self._next: Callable[[], None] | None = None
        """What follows once the last change is on disk, or could not be written."""
        self._command: Callable[[], object] | None = None
        """What the player wants instead, undo for example: it waits for the same."""
        self.mates = MateRequests(self)
        self.mates.decided.connect(self._play_for_mate)
        self.mates.short_handed.connect(self.short_handed)
        self.adviser = HintRequests(scene, lambda: self.session, self)
        self.end = MatchEnd(self)
        scene.decided.connect(self.decide)
        scene.performed.connect(self._carry_on)
        scene.undo_wanted.connect(self.undo)
        scene.redo_wanted.connect(self.redo)
        self.changed.connect(self.show_tools)
        scene.ended_with.connect(self.end.choose)
        if worker is not None:
            self.take_on(worker)

    def take_on(self, worker: WorkerRequests) -> None:
        """Who answers for the mates; they may come when the first picture is already there."""
        self.let_go()
        self._worker = self.adviser.worker = worker
        if self.session is not None and not self.scene.animator.is_running:
            self._go_on()

    @property
    def ended_session(self) -> Session | None:
        """That of a match which has ended on the table; a lesson is none."""
        session = self.session
        is_over = session is not None and self.guide is None and session.match.is_over
        return session if is_over else None

    @property
    def has_worker(self) -> bool:
        """Whether somebody thinks for the mates."""
        return self._worker is not None

    def warm_up(self) -> None:
        """Have the worker started before it is asked, else the first hint would wait for it."""
        if self._worker is not None and self.session is not None:
            self._worker.warm_up(self.session.game.id)

    def heed(self, pace: int, warns: bool, may_undo: bool) -> None:
        """Take the player's wishes: how long mates take, whether gaps are told, whether she may undo."""
        self.mates.pace, self.warns, self.may_undo = pace, warns, may_undo
        self.show_tools()
        self.warn()

    def let_go(self) -> None:
        """Nobody is asked any more, as before the end of the program."""
        self._forget()
        self._worker = self.adviser.worker = None

    # The match

    def begin(self, session: Session, guide: Guide | None = None) -> None:
        """Show a match, new or under way, and go on with it; from now on its changes are followed."""
        self.scene.drop_motion()  # before the session changes: its end would lead on in the wrong match
        self._forget()
        self._stop_listening()
        self._change_guide(guide)
        self.session = session
        self._stop_listening = session.listen(self._follow)
        self._hold()
        self.adviser.begin()
        self.scene.gives_hints = guide is None and "hint" in face_of(session.game.id).jobs
        self.warm_up()
        self._set_table(session)
        if session.length == 0:
            self._shown = session.moment
            self.scene.deal(session.view(), self._awaited_name(), self._log_lines())
            self.changed.emit()
        else:
            self._show()

    def _change_guide(self, guide: Guide | None) -> None:
        """Let the old guide clear its marks before the new one sets its own."""
        old = self.guide
        if old is not None and old is not guide:
            self.guide = None
            old.leave()
        if guide is not None:
            guide.arrive()
        self.guide = guide

    def _set_table(self, session: Session) -> None:
        kit, match = table_of(session), session.match
        self.teller: Teller = kit.words.teller(match)
        deal = session.game.number if self.guide is None and match.has_numbered_deal else None
        self.scene.keyboard.set_game(session.game.id)
        self.scene.begin(kit, session.game.options, session.player, kit.words.names(match), deal)
        self.scene.stage.levels = [seat.level for seat in match.seating]

    def _follow(self, change: Change) -> None:
        """The session has changed, whoever has done it: the table follows."""
        assert self.session is not None
        if change is Change.PLAYED:
            self.played.emit()
            self._perform(list(self.session.history[-1].events))
        elif change in (Change.UNDONE, Change.REDONE):
            self._show()
        elif change is Change.RESTARTED:
            self.begin(self.session)
        elif change is Change.SAVED:
            self._release()
        elif change is Change.TALKED and not self.session.talk_wanted():
            self._show()

    # Waiting for the disk

    def _hold(self) -> None:
        """Offer nothing on the table before the last change is on disk, or could not be written."""
        assert self.session is not None
        self.scene.is_held = self.session.is_saving
        self._next = self._command = None

    def _release(self) -> None:
        """Let happen what has waited for the disk."""
        assert self.session is not None
        command, self._command = self._command, None
        if command is not None:
            command()
        if self.session.is_saving:
            return  # with the next change
        self.scene.release()
        step, self._next = self._next, None
        if step is not None:
            self.changed.emit()
            step()

    def _when_saved(self, command: Callable[[], object]) -> None:
        """Carry out what the player wants once the last change is on disk, or could not be written."""
        if self.session is not None and self.session.is_saving:
            self._command = command
        else:
            command()

    def decide(self, what: Action | Say) -> None:
        """What the player has made up her mind to do or say."""
        assert self.session is not None
        if isinstance(what, Say):
            self.session.say(self.session.player, what.word)
            if not self.mates.are_awaited and self._shown != self.session.moment:
                self._show()
            return
        why = self.guide.objection(what) if self.guide is not None else None
        if why is None:
            self.play(what)
        else:
            self.scene.cancel()
            self.scene.say(why)

    def play(self, action: Action) -> None:
        """An action of the seat that decides; the table is told why if it may not be."""
        assert self.session is not None
        self.adviser.forget()
        try:
            self.session.play(action)
        except IllegalAction as why:
            self.scene.say(self.scene.words.reason(why, self.scene.choices))

    def _perform(self, events: list[Event]) -> None:
        assert self.session is not None
        self._hold()
        self._shown = self.session.moment
        if self.session.history[-1].seat == self.session.player:
            self.scene.stage.mark_moves(())
        self.scene.perform(
            events, self.session.view(), self._awaited_name(), self._last_place(), self._log_lines()
        )
        self.changed.emit()

    def _show(self) -> None:
        """Jump to the session's position."""
        assert self.session is not None
        self.scene.drop_motion()
        self._forget()
        self._hold()
        self._shown = self.session.moment
        self.scene.show_view(self.session.view(), self._awaited_name(), self._last_place())
        self.scene.log.tell(self._log_lines(), is_news=False)
        self.changed.emit()
        self._go_on()

    def hint(self) -> None:
        """Show the player a good move; asked once more, play it."""
        self.adviser.advise()

    def undo(self) -> None:
        self.scene.hints.drop()
        if self.scene.cancel() or not self.can_undo:
            return
        if self.guide is not None:
            self.guide.step_back()
        elif self.session is not None:
            self._when_saved(self.session.undo)

    def redo(self) -> None:
        if self.session is not None:
            self._when_saved(self.session.redo)

    def restart(self) -> None:
        """The same deal again."""
        if self.guide is not None:
            self.guide.restart()
        elif self.session is not None:
            self._when_saved(self.session.restart)

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
        self.scene.line.show_tools(self.can_undo, self.can_redo, are_wanted)

    def tell_again(self) -> None:
        """Say everything in the language that is spoken now."""
        if self.session is None:
            return
        self.scene.animator.complete()
        words, match = self.scene.words, self.session.match
        self.teller = words.teller(match)
        self.scene.stage.name_all(words.title(match.options), words.names(match))
        if self._shown != self.session.moment:
            self._show()
            return
        self.scene.log.tell(self._log_lines(), is_news=False)
        self.scene.tell_again(self._awaited_name())
        self.adviser.tell_again()
        self._mark_mates()
        self.changed.emit()
        if self.session.game.result is not None and not self.session.is_saving:
            self.end.tell(self.session)

    # Words

    def _awaited_name(self) -> str | None:
        assert self.session is not None
        seat = self.session.awaited
        if seat is None and self.session.talk_wanted():
            seat = self.session.talk_wanted()[0]
        return None if seat is None else self.scene.words.names(self.session.match)[seat]

    def _last_place(self) -> Spot | None:
        """Where the player's last move was; those of her mates have marks of their own."""
        assert self.session is not None
        if self.session.game.result is not None:
            return None
        place: Spot | None = self.scene.stage.last_place(self.session.history)
        return place

    def _mark_mates(self) -> None:
        assert self.session is not None
        is_over = self.session.game.result is not None
        self.scene.stage.mark_moves([] if is_over else self.session.history)

    def _log_lines(self) -> list[LogLine]:
        assert self.session is not None
        return self.teller.whole(self.session.opening, self.session.history)

    # The mates

    def _carry_on(self) -> None:
        """What was played has been seen: the player may have decided what comes next with it."""
        assert self.session is not None
        if self.session.is_saving:
            self._next = self._carry_on
            return
        stage, choices = self.scene.stage, self.scene.choices
        is_free = self.session.is_players_turn and choices is not None
        planned = stage.planned_action(choices) if is_free else None
        if planned is None or (self.guide is not None and not self.guide.expects(planned)):
            self._go_on()
        else:
            self.play(planned)

    def _go_on(self) -> None:
        """The pictures are there, and all is on disk: the end is told, or a mate is asked."""
        assert self.session is not None
        self._mark_mates()
        if self.session.is_saving:
            self._next = self._go_on
            return
        if self.session.game.result is not None:
            self.end.tell(self.session)
            return
        self.warn()
        if self.guide is not None:
            self.mates.ask_guide(self.session.questions(), self.guide)
        elif self._worker is not None:
            self.mates.ask(self.session.questions(), self._worker)

    def _play_for_mate(self, question: Question, value: Any) -> None:
        """Carry out what a mate has decided."""
        assert self.session is not None
        if not question.is_talk:
            self.play(value)
        elif question.seat in self.session.talk_wanted():  # or the decision was quicker than the mate
            self.session.say(question.seat, value)

    def _forget(self) -> None:
        """Nobody waits for answers any more."""
        self.adviser.forget()
        self.mates.forget()

    def warn(self) -> None:
        """Mark what can't be mended any more, and say so until the player decides."""
        if self.session is None:
            return
        news = self.scene.stage.warn(self.session, self.warns and self.guide is None, self.can_undo)
        self.scene.refresh()
        if news:
            self.scene.announced.emit(news)
