"""The one door to a match: player, mates, hint, undo, replay and load all pass through it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Protocol, cast

from shtil_desktop.games import face_of
from shtil_desktop.games.base import Action, Decision, Event
from shtil_desktop.games.face import AnyGame, TalkingMate
from shtil_desktop.games.record import to_text
from shtil_desktop.games.values import value
from shtil_desktop.play.match import Match, now


class MatchSaver(Protocol):
    """Where a session keeps its match, after every change."""

    def save(self, match: Match, done: Callable[[OSError | None], object]) -> None:
        """Have it written after all that was asked for before; `done` hears when, or why it failed."""
        ...


class Change(Enum):
    """What listeners are told of."""

    PLAYED = "played"
    TALKED = "talked"
    UNDONE = "undone"
    REDONE = "redone"
    RESTARTED = "restarted"
    SAVED = "saved"
    """Everything is on disk, or could not be written: see `Session.trouble`."""


Listener = Callable[[Change], None]


@value
class SeenAction:
    """One action and what came of it, as the player sees it: what others paid with is hidden."""

    seat: int
    action: Any
    """An `Action` of the game's own."""
    events: tuple[Event, ...]


@value
class Question:
    """What a mate is asked: to decide, or for its word before another one decides.

    `words` name the match, the seat and the moment: the mate's dice belong to them.
    """

    is_talk: bool
    game: str
    """Its id."""
    seat: int
    level: str
    view: Any
    words: tuple[str | int | None, ...]

    def makeshift(self) -> Any:
        """What the simplest mate says, here and now: should the worker fail, the match goes on."""
        face = face_of(self.game)
        mate = face.mate(face.simplest_level, *self.words)
        return cast(TalkingMate, mate).say(self.view) if self.is_talk else mate.decide(self.view)


class Session:
    """A match under way. Every change is handed to the store before a method returns, and told at once.

    Nobody is to be asked for the next decision while `is_saving`: so a killed program loses at most the last
    action, and only if nothing was decided on it.
    """

    def __init__(self, match: Match, store: MatchSaver | None) -> None:
        self._store = store
        self._listeners: list[Listener] = []
        self.trouble: OSError | None = None
        """Why the last change could not be written; it stands all the same, and is saved with the next."""
        self._writes = 0
        """Changes that the store has not written yet."""
        self.moment = 0
        """Grows with every change: an answer to a question of an earlier moment is out of date."""
        self._begin(match)
        self.save()

    def _begin(self, match: Match) -> None:
        self.match = match
        self._positions: list[AnyGame] = [match.game.beginning()]
        self._steps: list[SeenAction] = []
        self._undone: list[tuple[SeenAction, AnyGame]] = []
        for _, action in match.game.actions:
            self._advance(action)
        self._settle()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` after every change, until the function that this returns is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, change: Change) -> None:
        for listener in self._listeners.copy():
            listener(change)

    @property
    def game(self) -> Any:
        """The position now, an `AnyGame` with everything hidden in it: to look at, not to change."""
        return self._positions[-1]

    @property
    def player(self) -> int:
        return self.match.player

    @property
    def decision(self) -> Decision | None:
        return self._positions[-1].decision

    @property
    def is_players_turn(self) -> bool:
        """Whether the player is asked to decide. Others may still have to say something before she does."""
        decision = self.decision
        return decision is not None and decision.seat == self.player

    @property
    def awaited(self) -> int | None:
        """The computer seat that decides now."""
        decision = self.decision
        return None if decision is None or decision.seat == self.player else decision.seat

    def view(self) -> Any:
        """What the player may know now."""
        return self.game.view(self.player)

    @property
    def opening(self) -> list[Event]:
        """What happened before the first decision, as the player sees it."""
        return [event.seen_by(self.player) for event in self._positions[0].opening_events]

    @property
    def history(self) -> list[SeenAction]:
        """Every action so far, as the player sees it."""
        return self._steps.copy()

    @property
    def record(self) -> str:
        """The match up to now as the text of a record."""
        return to_text(self.game.to_record())

    @property
    def length(self) -> int:
        """How many actions have been done."""
        return len(self._steps)

    def position(self, number: int) -> Any:
        """The game after so many actions, as a copy."""
        if not 0 <= number <= self.length:
            raise IndexError(number)
        return self._positions[number].copy()

    def play(self, action: Action) -> list[Event]:
        """Carry out an action of the seat that decides, and tell what the player sees of it.

        `IllegalAction` changes nothing.
        """
        step = self._advance(action)
        self._undone.clear()
        self._settle()
        self._changed(Change.PLAYED)
        return list(step.events)

    def _advance(self, action: Action) -> SeenAction:
        game = self._positions[-1].copy()
        events = game.apply(action)
        seat, done = game.actions[-1]  # with what chance has added, and whoever has resigned
        seen = tuple(event.seen_by(self.player) for event in events)
        step = SeenAction(seat, done.seen_by(self.player, seat), seen)
        self._steps.append(step)
        self._positions.append(game)
        return step

    @property
    def can_undo(self) -> bool:
        return any(step.seat == self.player for step in self._steps)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> bool:
        """Back to the player's last own decision; False if she has not decided anything yet."""
        if not self.can_undo:
            return False
        while True:
            step = self._steps.pop()
            self._undone.append((step, self._positions.pop()))
            if step.seat == self.player:
                break
        self.match.used_undo = True
        self.match.undos_used += 1
        self._settle()
        self._changed(Change.UNDONE)
        return True

    def redo(self) -> bool:
        """Forward to the player's next decision, or as far as was played; False if nothing was taken back."""
        if not self.can_redo:
            return False
        while self._undone:
            step, position = self._undone.pop()
            self._steps.append(step)
            self._positions.append(position)
            if self.is_players_turn:
                break
        self._settle()
        self._changed(Change.REDONE)
        return True

    def restart(self) -> None:
        """The same deal from the beginning, as a match of its own; the old one stays as it is kept."""
        self._begin(self.match.again())
        self._changed(Change.RESTARTED)

    def note_hint(self) -> None:
        """The player was given a hint."""
        self.match.hints_used += 1
        self.save()

    def talk_wanted(self) -> list[int]:
        """The seats that have yet to say something before the next decision."""
        return self._positions[-1].talk_wanted()

    def say(self, seat: int, word: Any) -> None:
        """A seat says what it was asked for: talk that is not recorded."""
        self.game.say(seat, word)
        self.moment += 1
        self._tell(Change.TALKED)

    def questions(self) -> list[Question]:
        """What mates are to be asked now: for their word, else for the decision that is theirs."""
        wanted = self.talk_wanted()
        if wanted:
            return [self._question(seat, is_talk=True) for seat in wanted if seat != self.player]
        return [] if self.awaited is None else [self._question(self.awaited, is_talk=False)]

    def _question(self, seat: int, is_talk: bool) -> Question:
        level = self.match.seating[seat].level
        assert level is not None, "only the player has no level"
        words = (self.game.options.key, self.game.number, seat, self.length)
        return Question(is_talk, self.game.id, seat, level, self.game.view(seat), words)

    def _settle(self) -> None:
        """Bring the match in line with the position."""
        self.match.game = self.game
        if self.game.result is None:
            self.match.finished = None
        elif self.match.finished is None:
            self.match.finished = now()

    def _changed(self, change: Change) -> None:
        self.moment += 1
        self.save()
        self._tell(change)

    def keep_in(self, store: MatchSaver) -> None:
        """Have it kept from now on, if it began without a store."""
        self._store = store
        self.save()

    @property
    def is_saving(self) -> bool:
        """Whether a change is still on its way to the disk."""
        return self._writes > 0

    def save(self) -> None:
        """Have the match written as it is now; `Change.SAVED` tells when that has ended."""
        if self._store is not None:
            self._writes += 1
            self._store.save(self.match, self._note_written)

    def _note_written(self, error: OSError | None) -> None:
        self._writes -= 1
        self.trouble = error
        if not self.is_saving:
            self._tell(Change.SAVED)
