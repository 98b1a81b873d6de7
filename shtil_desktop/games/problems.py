"""Problems, as every game may have them: a position, what is asked in it, and how a move is judged.

A problem's position is that of a real match: a numbered deal and what was done with it, so that it replays
like any record. A set of problems is a folder of small files with one problem a line.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from shtil_desktop.games import face_of, load
from shtil_desktop.games.base import Action, IllegalAction, InvalidRecord
from shtil_desktop.games.record import LARGEST_NUMBER, Fields
from shtil_desktop.games.rng import Rng
from shtil_desktop.games.values import value

if TYPE_CHECKING:
    from shtil_desktop.games.face import AnyGame, GameFace

EASIEST: Final = 1
HARDEST: Final = 5
LARGEST_FIGURE: Final = 1_000_000
ENDING: Final = ".jsonl"
"""Of the files of a set."""
Entry = dict[str, Any]
"""An action as a record writes it, with its seat."""


class Verdict(StrEnum):
    """What a move does to a problem."""

    SOLVES = "solves"
    KEEPS = "keeps"
    LOSES = "loses"
    UNKNOWN = "unknown"


@value
class Judgement:
    """A verdict on a move; for one that loses or isn't quite the best, why, in a value of the game's own."""

    verdict: Verdict
    refutation: Any = None


@value
class Problem:
    """One problem. What its kind asks is the game's to say, with the figures in `facts`."""

    game: str
    id: str
    kind: str
    options: Mapping[str, Any]
    """Of the match, as plain values: those that are not as usual."""
    number: int
    """Of its deal."""
    actions: tuple[Entry, ...]
    """What was done before the problem begins."""
    solutions: tuple[Entry, ...]
    """Every first move that is right."""
    line: tuple[Entry, ...]
    """One way from the position to the solution, the other seats' moves among it."""
    outcome: Any
    """How the line ends the match, as a record writes it; None if it doesn't."""
    difficulty: int
    """From 1 to 5."""
    measures: Mapping[str, int]
    """The figures that the difficulty was computed from."""
    facts: Mapping[str, int]


class BadProblem(ValueError):
    """A file of problems that can't be read, with the place and what is wrong there."""

    def __init__(self, what: str, file: str = "", line: int = 0) -> None:
        super().__init__(f"{file}, line {line}: {what}" if file else what)


class GameProblems(ABC):
    """The problems of one game; its face names where they are."""

    kinds: ClassVar[tuple[str, ...]]
    """In the order in which they are offered."""
    needed_facts: ClassVar[Mapping[str, tuple[str, ...]]]
    """By kind, the names of the facts that its words and its judge need."""

    @property
    @abstractmethod
    def face(self) -> GameFace: ...

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where the shipped ones lie."""

    @abstractmethod
    def make(self, number: int) -> Problem:
        """The problem of a number: the same on every machine, so work is counted and no clock is asked."""

    @abstractmethod
    def judge(
        self, problem: Problem, position: Any, action: Any, is_cancelled: Callable[[], bool]
    ) -> Judgement:
        """What a legal whole action does in a position that the problem has led to; within a second."""

    def reply(self, problem: Problem, position: Any) -> Action | None:
        """What another seat does in the problem now; None where the player moves, who may move for all."""
        return None

    def advise(self, problem: Problem, position: Any, is_cancelled: Callable[[], bool]) -> Action | None:
        """A right move in a position that the problem has led to; None if none is found within a second."""
        done = len(position.actions) - len(problem.actions)
        line = solution_of(self.face, problem).actions[len(problem.actions) :]
        so_far = position.actions[len(problem.actions) :]
        action: Action | None = line[done][1] if line[:done] == so_far and done < len(line) else None
        return action

    def has_sound_facts(self, problem: Problem, position: Any) -> bool:
        """Whether its figures can be true of its position."""
        return True

    def shipped(self) -> tuple[Problem, ...]:
        """The problems that come with the program, easiest first."""
        return read_folder(self.folder, self.face.id, self.kinds)


def position_of(face: GameFace, problem: Problem) -> AnyGame:
    """The game at the moment when the problem begins."""
    return face.read_record(_record(face, problem))


def solution_of(face: GameFace, problem: Problem) -> AnyGame:
    """The game after the solution's last move."""
    return face.read_record(solution_record(face, problem))


def solution_record(face: GameFace, problem: Problem) -> dict[str, Any]:
    """The record of the match with the problem's solution."""
    record = _record(face, problem)
    record["actions"] += problem.line
    record["outcome"] = problem.outcome
    return record


def _record(face: GameFace, problem: Problem) -> dict[str, Any]:
    """Of the match up to the problem."""
    record = face.new_game(face.read_options(problem.options), problem.number).to_record()
    record["actions"] = list(problem.actions)
    return record


def entry_of(game: AnyGame, action: Action) -> Entry:
    """An action as the record of this game would write it."""
    after = game.copy()
    after.apply(action)
    entry: Entry = after.to_record()["actions"][-1]
    return entry


# Reading and writing


def to_text(problem: Problem) -> str:
    """A problem as one line of JSON."""
    plain = {name: getattr(problem, name) for name in NAMES}
    return json.dumps(plain, ensure_ascii=False, separators=(", ", ": "))


NAMES: Final = (
    *("id", "kind", "difficulty", "measures", "facts"),
    *("options", "number", "solutions", "line", "outcome", "actions"),
)
"""What a line of a file has, in this order: what a reader looks for first stands first."""


def read_folder(folder: Path, game: str, kinds: Sequence[str]) -> tuple[Problem, ...]:
    """Every problem of a folder, easiest first; `BadProblem` if one of its files is damaged."""
    found: list[Problem] = []
    for path in sorted(folder.glob(f"*{ENDING}")):
        found += read_file(path, game, kinds)
    return in_order(found)


def read_readable(
    folder: Path, game: str, kinds: Sequence[str]
) -> tuple[tuple[Problem, ...], tuple[tuple[Path, BadProblem | OSError], ...]]:
    """The problems of all files that can be read, easiest first, and the other files with the reason."""
    found: list[Problem] = []
    damaged: list[tuple[Path, BadProblem | OSError]] = []
    for path in sorted(folder.glob(f"*{ENDING}")):
        try:
            found += read_file(path, game, kinds)
        except (BadProblem, OSError) as error:
            damaged.append((path, error))
    return in_order(found), tuple(damaged)


def read_file(path: Path, game: str, kinds: Sequence[str]) -> list[Problem]:
    """The problems of a file; `OSError` if there is none, `BadProblem` if it is damaged."""
    found: dict[str, Problem] = {}
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        if not line.strip():
            continue
        try:
            problem = read_problem(line, game, kinds)
            if problem.id in found:
                raise BadProblem(f"a second {problem.id!r}")
        except BadProblem as error:
            raise BadProblem(str(error), path.name, number) from None
        found[problem.id] = problem
    return list(found.values())


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Easiest first."""
    return tuple(sorted(problems, key=lambda problem: (problem.difficulty, problem.id)))


def read_problem(text: bytes, game: str, kinds: Sequence[str]) -> Problem:
    """A problem from its line; `BadProblem` if it is none. Whether its actions are legal, replaying tells."""
    try:
        fields = Fields(_parse(text), "a problem is an object")
        fields.only(*NAMES)
        return _from_fields(fields, game, kinds)
    except InvalidRecord as error:
        raise BadProblem(str(error)) from None


def _parse(text: bytes) -> Any:
    """Not as strictly as a record, which takes five times as long: a page shows all problems at once."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadProblem(f"not JSON: {str(error)[:100]}") from None


def _from_fields(fields: Fields, game: str, kinds: Sequence[str]) -> Problem:
    kind, name = fields.get("kind"), fields.get("id")
    if kind not in kinds:
        raise BadProblem(f"there is no kind {str(kind)[:40]!r}")
    if not isinstance(name, str) or not 0 < len(name) <= 40:
        raise BadProblem("an id is a short text")
    difficulty = fields.number("difficulty", HARDEST)
    if difficulty < EASIEST:
        raise BadProblem("a difficulty is from 1 to 5")
    line = _entries(fields, "line")
    if not line:
        raise BadProblem("a line has at least one action")
    return Problem(
        game=game,
        id=name,
        kind=kind,
        options=_options(fields, game),
        number=fields.number("number", LARGEST_NUMBER),
        actions=_entries(fields, "actions"),
        solutions=_entries(fields, "solutions"),
        line=line,
        outcome=fields.get("outcome"),
        difficulty=difficulty,
        measures=_figures(fields, "measures"),
        facts=_figures(fields, "facts"),
    )


def _options(fields: Fields, game: str) -> dict[str, Any]:
    """As they stand in the file, once the game has understood them."""
    options: Any = fields.get("options")
    if not isinstance(options, dict):
        raise BadProblem("options are an object")
    try:
        face_of(game).read_options(options)
    except ValueError as error:
        raise BadProblem(f"options: {error}") from None
    return options


def _entries(fields: Fields, key: str) -> tuple[Entry, ...]:
    found = fields.items(key)
    if not all(isinstance(entry, dict) and "seat" in entry and "do" in entry for entry in found):
        raise BadProblem(f"{key} are actions, each with its seat")
    return tuple(found)


def _figures(fields: Fields, key: str) -> dict[str, int]:
    found = fields.get(key)
    if not isinstance(found, dict) or not all(map(_is_figure, found.values())):
        raise BadProblem(f"{key} are whole numbers by name")
    return found


def _is_figure(value: Any) -> bool:
    return type(value) is int and abs(value) <= LARGEST_FIGURE


def check(face: GameFace, problem: Problem) -> None:
    """`BadProblem` unless its position and its solution can be played, and it has what its kind needs."""
    problems: GameProblems = load(face.problems)
    missing = [name for name in problems.needed_facts[problem.kind] if name not in problem.facts]
    if missing:
        raise BadProblem(f"{problem.id} doesn't say its {missing[0]}")
    try:
        position = position_of(face, problem)
        solution_of(face, problem)
    except (InvalidRecord, IllegalAction, ValueError) as error:
        raise BadProblem(f"{problem.id} can't be played: {error}") from None
    if position.result is not None:
        raise BadProblem(f"{problem.id} is over before it begins")
    if not problems.has_sound_facts(problem, position):
        raise BadProblem(f"{problem.id} has figures that don't belong to its position")


def of_the_day(problems: Sequence[Problem], game: str, day: date) -> Problem:
    """The problem of a day: the same for everyone; all have had their turn before one comes again."""
    names = sorted(problem.id for problem in problems)
    turn, place = divmod(day.toordinal(), len(names))
    Rng("problem of the day", game, turn).shuffle(names)
    return next(problem for problem in problems if problem.id == names[place])
