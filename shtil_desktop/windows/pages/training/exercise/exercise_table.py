"""The table of an exercise: positions are shown on it, and the player's moves made up as on any other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action, Event, IllegalAction
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match
from shtil_desktop.play.session import Session
from shtil_desktop.table.game_table import GameTable
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.view import TableView
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise


class ExerciseTable(QObject):
    """A scene and its view. Each position is seen from the seat that the player moves for in it.

    It has no button for hints: that is on the plate beside it, with the others.
    """

    decided = Signal(object)
    """The player has made up an action."""
    settled = Signal()
    """What was played has been seen."""

    def __init__(self, exercise: Exercise, palette: Palette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._exercise = exercise
        self._kit: GameTable = load(face_of(exercise.game).table)
        self.match: Match | None = None
        """What is shown, and who sits where in it."""
        self._seat: int | None = None
        """Whose table is laid."""
        self.scene = TableScene(self)
        self.scene.layout.set_palette(palette)
        self.scene.layout.show_log(False)
        self.view = TableView(self.scene)
        self.scene.decided.connect(self._decide)
        self.scene.performed.connect(self._settle)

    def show(self, position: Any, *, is_asked: bool) -> None:
        """A position, at once; only if the player `is_asked` can anything be played."""
        match = self._take(position)
        self.scene.stage.show_refutation(None)
        self.scene.show_view(self._view(match, is_asked=is_asked))
        self._show_hands()

    def _show_hands(self) -> None:
        if self._exercise.is_open and self.match is not None:
            self.scene.stage.show_hands(self.match.game)

    def _settle(self) -> None:
        self._show_hands()
        self.settled.emit()

    def perform(self, before: Any, events: Iterable[Event], after: Any) -> None:
        """What a move has led to, seen from the seat that has made it; `settled` tells when."""
        match, told = self._take(before), list(events)
        if not self._exercise.is_open:
            told, after = pages_of(before.id).without_luck(before, told, after)
        seat, match.game = match.player, after
        seen = [event.seen_by(seat) for event in told]
        # The end of the game is nothing to celebrate here: its event carries the outcome.
        quiet = [event for event in seen if not hasattr(event, "outcome")]
        view = self._view(match, is_asked=False)
        self.scene.perform(quiet, view, last=pages_of(before.id).place_of(quiet))

    def _take(self, position: Any) -> Match:
        """Lay the table anew where another seat's cards are seen."""
        match = self.match = self._exercise.match(position)
        if match.player != self._seat:
            self._seat = match.player
            self.scene.keyboard.set_game(self._exercise.game)
            self.scene.begin(self._kit, position.options, match.player, self._kit.words.names(match))
        return match

    def _view(self, match: Match, *, is_asked: bool) -> Any:
        view = match.game.view(match.player)
        return view if is_asked else replace(view, legal=(), decision=None, outcome=None)

    def _decide(self, what: Any) -> None:
        if isinstance(what, Action):  # nobody talks in an exercise
            self.decided.emit(what)

    def show_refutation(self, refutation: Any) -> None:
        """Mark what refutes the move that was just seen, until another position is shown."""
        self.scene.stage.show_refutation(refutation)
        self.scene.show_focus()

    def refuse(self, why: IllegalAction) -> None:
        self.scene.say(self.scene.words.reason(why, self.scene.choices))

    def words_of_last(self, position: Any) -> str:
        """The last action of a position, in words."""
        session = Session(self._exercise.match(position), None)
        history = session.history
        if not self._exercise.is_open:
            *_, last = history
            before = session.position(session.length - 1)
            events, _ = pages_of(position.id).without_luck(before, list(last.events), position)
            seen = tuple(event.seen_by(session.player) for event in events)
            history[-1] = replace(last, events=seen)
        lines = self._kit.words.teller(session.match).whole(session.opening, history)
        return strung(line.text for line in lines if line.step == session.length)

    def tell_again(self) -> None:
        """The language has changed, and nothing else has."""
        if self.match is not None:
            words = self._kit.words
            self.scene.stage.name_all(words.title(self.match.options), words.names(self.match))
            self.scene.tell_again(None)
