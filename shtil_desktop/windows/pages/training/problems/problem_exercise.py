"""A problem that comes with the program, as an exercise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action
from shtil_desktop.games.problems import Judgement, Problem, position_of, solution_of
from shtil_desktop.games.values import value
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.training.progress import Progress
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.training.exercise.exercise import Exercise, Job
from shtil_desktop.windows.pages.training.problems.problem_parts import OpenCards, ProblemParts
from shtil_desktop.windows.pages.training.words import difficulty_text, standing_text

if TYPE_CHECKING:
    from shtil_desktop.table.game_table import GameTable
    from shtil_desktop.table.items.hint_panel import HintText
    from shtil_desktop.table.theme import Palette

translate = QCoreApplication.translate
OTHERS: Final = ("Ada", "Juri", "Mila")
"""Who sits in the other seats."""


def match_of(problem: Problem, position: Any) -> Match:
    """A position of a problem as a match: in whose seat the player sits, and who sits beside her."""
    level = face_of(problem.game).usual_level
    seat = parts_of(problem.game).players_seat(problem)
    if seat is not None:
        others = [Seat(name, level) for name in OTHERS]
        return Match(position, seat, seating_of(position.seats, seat, "", others))
    # The player moves for all: the one who decides, or has decided last, shows her cards.
    decision = position.decision
    seat = position.actions[-1][0] if decision is None else decision.seat
    nobody = [Seat("", level)] * position.seats
    return Match(position, seat, seating_of(position.seats, seat, "", nobody), is_foreign=True)


@value
class ProblemPicture:
    """A picture that is wanted of a problem: of its position, or of what it comes to."""

    problem: Problem
    is_solved: bool
    side: float
    ratio: float

    @property
    def key(self) -> str:
        problem = self.problem
        return f"{problem.game} {problem.id} {self.is_solved} {self.side} {self.ratio}"

    def match(self) -> Match:
        reach: Callable[..., object] = solution_of if self.is_solved else position_of
        return match_of(self.problem, reach(face_of(self.problem.game), self.problem))


def parts_of(game: str) -> ProblemParts:
    """What a game that has problems says of them."""
    parts = pages_of(game).problems()
    assert parts is not None, game
    return parts


class ProgressNotes(Protocol):
    """Where it is kept how far problems are solved."""

    def of_problem(self, game: str, problem: str) -> Progress: ...

    def note_wrong_move(self, game: str, problem: str) -> object: ...

    def note_hint(self, game: str, problem: str) -> object: ...

    def note_solution(self, game: str, problem: str) -> object: ...


class ProblemExercise(Exercise):
    """Its number is its place in the list, from 1."""

    def __init__(self, problem: Problem, number: int, notes: ProgressNotes) -> None:
        self.game, self.problem, self.number = problem.game, problem, number
        self._notes, self._face = notes, face_of(problem.game)
        self._position: Any = position_of(self._face, problem)
        line = solution_of(self._face, problem).actions[len(problem.actions) :]
        self._solution = tuple(action for _, action in line)

    @property
    def _parts(self) -> ProblemParts:
        return parts_of(self.game)

    # The position

    def position(self) -> Any:
        return self._position.copy()

    def match(self, position: Any) -> Match:
        return match_of(self.problem, position)

    @property
    def is_open(self) -> bool:
        return self._parts.is_open(self.problem)

    # Words

    def title(self) -> str:
        text = translate("training", "{game}: problem\xa0{number}")
        return text.format(game=pages_of(self.game).name(), number=self.number)

    def asked(self) -> str:
        return self._parts.asked(self.problem)

    def about(self) -> str:
        progress = self._notes.of_problem(self.game, self.problem.id)
        parts = [
            self._parts.variety(self.problem),
            difficulty_text(self.problem.difficulty),
            standing_text(progress),
        ]
        return strung([part for part in parts if part])

    def turn(self, position: Any) -> str:
        if self._parts.players_seat(self.problem) is not None:
            return ""
        match = self.match(position)
        kit: GameTable = load(self._face.table)
        text = translate("training", "Now to move: {name}")
        return text.format(name=kit.words.names(match)[match.player])

    def refutation(self, position: Any, action: Action, judgement: Judgement) -> str:
        return self._parts.refutation(self.problem, position, action, judgement)

    def praise(self, judgement: Judgement | None) -> str:
        return self._parts.praise(self.problem)

    # The worker

    def judge(self, done: Sequence[Action], action: Action) -> Job:
        return ("judge-problem", self.problem, tuple(done), action)

    @property
    def has_replies(self) -> bool:
        has_others = self._parts.players_seat(self.problem) is not None and self._position.seats > 1
        return has_others and len(self._solution) > 1

    def reply(self, done: Sequence[Action]) -> Job:
        return ("reply-in-problem", self.problem, tuple(done))

    @property
    def gives_hints(self) -> bool:
        return True

    def advise(self, done: Sequence[Action]) -> Job:
        return ("advise-in-problem", self.problem, tuple(done))

    @property
    def goes_on(self) -> bool:
        return len(self._solution) > 1

    # Help

    def nudge(self, position: Any, action: Action) -> str:
        return self._parts.nudge(position, action)

    def hint(self, position: Any, action: Action) -> tuple[Any, HintText]:
        return self._parts.hint(position, action)

    def solution(self) -> Sequence[Action]:
        return self._solution

    # What is kept

    def note_wrong_move(self) -> None:
        self._notes.note_wrong_move(self.game, self.problem.id)

    def note_hint(self) -> None:
        self._notes.note_hint(self.game, self.problem.id)

    def note_solution(self) -> None:
        self._notes.note_solution(self.game, self.problem.id)

    def open_cards(self, palette: Palette) -> OpenCards | None:
        return self._parts.open_cards(self.problem, palette)
