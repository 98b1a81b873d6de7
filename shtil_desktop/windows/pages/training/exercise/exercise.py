"""An exercise: a position in which something is to be found, and all that the page about it has to know.

A problem that comes with the program is one, a decision of the player's own is another. The page shows the
position, hands each move to `judge`, and tells what comes back; it keeps nothing itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import Judgement, Verdict

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match
    from shtil_desktop.table.items.hint_panel import HintText
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.training.problems.problem_parts import OpenCards


Job = tuple[Any, ...]
"""A job of the worker by its name, with its arguments."""


class Exercise(ABC):
    """Something to be found on the table of `game`. Positions are its games, actions its own."""

    game: str
    """Its id."""

    # The position

    @abstractmethod
    def position(self) -> Any:
        """The game at its beginning, as a copy."""

    @abstractmethod
    def match(self, position: Any) -> Match:
        """A position as a match: the player sits in the seat whose cards are shown, and moves for it."""

    @property
    def is_open(self) -> bool:
        """Whether all cards are open to the player; else she sees no more than her seat does."""
        return False

    # Words, in the language that is spoken now

    @abstractmethod
    def title(self) -> str:
        """Its name, as a heading."""

    @abstractmethod
    def asked(self) -> str:
        """What is to be found, in a sentence or two that a newcomer understands."""

    def about(self) -> str:
        """A quiet line below the heading: how hard it is, how far it is solved."""
        return ""

    def turn(self, position: Any) -> str:
        """Whose turn it is, where the player moves for several seats; else nothing."""
        return ""

    @abstractmethod
    def refutation(self, position: Any, action: Action, judgement: Judgement) -> str:
        """Why a move in a position is not the right one."""

    def why(self, position: Any, action: Action) -> str:
        """What speaks for a right move, where that is not plain; usually nothing."""
        return ""

    @abstractmethod
    def praise(self, judgement: Judgement | None) -> str:
        """Say that it is solved, by a move with this judgement or by what another seat did after it."""

    # What the worker is asked for

    @abstractmethod
    def judge(self, done: Sequence[Action], action: Action) -> Job:
        """What a move does after those that were done: the answer is a `Judgement`."""

    @property
    def has_replies(self) -> bool:
        """Whether other seats answer moves of the player; then `reply` is asked after each."""
        return False

    def reply(self, done: Sequence[Action]) -> Job:
        """What another seat does now: the answer is an action, or None where the player moves again."""
        raise NotImplementedError

    @property
    def gives_hints(self) -> bool:
        """Whether `advise` and `hint` can be asked."""
        return False

    def advise(self, done: Sequence[Action]) -> Job:
        """What would be right now: the answer is an action, or None if that can't be said."""
        raise NotImplementedError

    def is_solved_by(self, verdict: Verdict) -> bool:
        """Whether such a move is the end of it; else it goes on after a move that keeps it."""
        return verdict is Verdict.SOLVES

    @property
    def goes_on(self) -> bool:
        """Whether there may be more than one decision; else it ends with the first verdict."""
        return True

    # Help

    def nudge(self, position: Any, action: Action) -> str:
        """A first hint: a part of what is right, in a sentence. Empty: the move itself is the first hint."""
        return ""

    def hint(self, position: Any, action: Action) -> tuple[Any, HintText] | None:
        """What is right as a hint of the game's own table, and in words."""
        return None

    def solution(self) -> Sequence[Action]:
        """The moves to its end, those of other seats among them; empty if they aren't known yet."""
        return ()

    @property
    def has_solution(self) -> bool:
        """Whether one can be shown: it is known, or it is the one move that `advise` finds."""
        return bool(self.solution()) or (self.gives_hints and not self.goes_on)

    # What is kept of it

    @abstractmethod
    def note_wrong_move(self) -> None:
        """The player has tried a move that is not right."""

    @abstractmethod
    def note_hint(self) -> None:
        """She was given a hint, or has seen the solution."""

    @abstractmethod
    def note_solution(self) -> None:
        """She has found it."""

    def kept(self) -> str:
        """What has become of it by that, in a quiet sentence; empty if nothing is kept."""
        return ""

    # Beside the table

    def open_cards(self, palette: Palette) -> OpenCards | None:
        """What lies open though the table doesn't show it: decks, other hands. None, if nothing does."""
        return None
