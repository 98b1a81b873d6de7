"""Progress and drills of one profile, in SQLite. What can't be read in it is left out."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Collection
from datetime import date
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.values import replace
from shtil_desktop.play.profile.sqlite_file import (
    FileTrouble,
    SqliteFile,
    Table,
    check_content,
    check_version,
    make_tables,
    tables_of,
)
from shtil_desktop.play.profile.training.drills import MOST_OF_A_MATCH, CardState, Drill, after_try
from shtil_desktop.play.profile.training.progress import (
    MOST_TRIES,
    Progress,
    after_hint,
    after_solution,
    after_wrong_move,
)

__all__ = ["FileTrouble", "Training"]

VERSION: Final = 2
PROBLEMS: Final = Table("problems", ("game", "problem"), ("wrong", "used_hint", "solved"))
DRILLS: Final = Table(
    "drills",
    ("game", "match", "action"),
    (
        *("loss", "amount", "made", "due", "times", "was_found"),
        *("stability", "difficulty", "tried", "is_done", "is_dropped"),
    ),
)
OLD_DRILLS: Final = Table(
    "drills",
    ("game", "match", "action"),
    ("loss", "amount", "made", "due", "times", "in_a_row", "is_dropped"),
)
"""As version 1 had them: one was done when it was solved twice in a row."""
LARGEST_STABILITY: Final = 36_500.0
MOST: Final = 20_000
"""Rows that are read: a file with more was not made by playing."""
LONGEST: Final = 80
"""Letters of a name."""


class Training:
    """What a player has solved, and what is to be tried again."""

    def __init__(self, path: Path | None) -> None:
        """In the file of this path, or in memory. It is opened when something is asked for first."""
        self._file = SqliteFile(path, _prepare)

    @property
    def broken(self) -> Path | None:
        """The garbled file that was set aside, if there was one: the player is to be told."""
        return self._file.broken

    @property
    def is_lasting(self) -> bool:
        """Whether all this will be there the next time; known once something was asked for."""
        return self._file.is_lasting

    def close(self) -> None:
        self._file.close()

    # Problems

    def progress(self, game: str) -> dict[str, Progress]:
        """Of the problems of a game that were begun, by their ids."""

        def work(base: sqlite3.Connection) -> dict[str, Progress]:
            rows = _rows(base, PROBLEMS, "game = ?", (game,))
            found = filter(None, map(_read_progress, rows))
            return {one.problem: one for one in found}

        return self._file.do(work)

    def note_wrong_move(self, game: str, problem: str) -> Progress:
        return self._change(game, problem, after_wrong_move)

    def note_hint(self, game: str, problem: str) -> Progress:
        return self._change(game, problem, after_hint)

    def note_solution(self, game: str, problem: str, day: date) -> Progress:
        return self._change(game, problem, lambda progress: after_solution(progress, day))

    def _change(self, game: str, problem: str, change: Callable[[Progress], Progress]) -> Progress:
        def work(base: sqlite3.Connection) -> Progress:
            rows = _rows(base, PROBLEMS, "game = ? AND problem = ?", (game, problem))
            known = next(filter(None, map(_read_progress, rows)), None)
            changed = change(known or Progress(game, problem))
            base.execute(PROBLEMS.put, _progress_row(changed))
            return changed

        return self._file.do(work)

    # Drills

    def drills(self) -> list[Drill]:
        """All that can be read, done and dropped ones among them."""
        return self._file.do(_drills)

    def add_drills(self, drills: Collection[Drill]) -> int:
        """Keep mistakes, the costliest first, and return how many are new.

        One that is known already stays as it is; of a match only so many are kept.
        """

        def work(base: sqlite3.Connection) -> int:
            known = {drill.key for drill in _drills(base)}
            of_match = Counter(key[:2] for key in known)
            count = len(known)
            for drill in drills:
                if drill.key not in known and of_match[drill.key[:2]] < MOST_OF_A_MATCH:
                    base.execute(DRILLS.put, _drill_row(drill))
                    known.add(drill.key)
                    of_match[drill.key[:2]] += 1
            return len(known) - count

        return self._file.do(work)

    def note_try(self, drill: Drill, day: date, is_found: bool) -> Drill:
        """A try of a drill; as it is kept counts, not as it was when it was asked for."""
        return self._change_drill(drill, lambda kept: after_try(kept, day, is_found))

    def drop(self, drill: Drill) -> Drill:
        """It never comes back, also if the match is reviewed once more."""
        return self._change_drill(drill, lambda kept: replace(kept, is_dropped=True))

    def forget_match(self, match: str, first: int = 0) -> None:
        """The decisions of a match are gone, from this one on, and their drills with them."""
        statement = "DELETE FROM drills WHERE match = ? AND action >= ?"
        self._file.do(lambda base: base.execute(statement, (match, first)))

    def _change_drill(self, drill: Drill, change: Callable[[Drill], Drill]) -> Drill:
        def work(base: sqlite3.Connection) -> Drill:
            kept = {one.key: one for one in _drills(base)}
            changed = change(kept.get(drill.key, drill))
            base.execute(DRILLS.put, _drill_row(changed))
            return changed

        return self._file.do(work)


def _prepare(base: sqlite3.Connection, path: Path | None) -> None:
    """Bring a file of version 1 up to date; make the tables that are missing."""
    if check_version(base, VERSION) == 1:
        script = PROBLEMS.statement + OLD_DRILLS.statement
        check_content(base, script)
        make_tables(base, script, 1)
        _migrate(base)
    tables_of(VERSION, (PROBLEMS, DRILLS))(base, path)


def _migrate(base: sqlite3.Connection) -> None:
    """Rebuild the table of drills in one transaction.

    Those that were done stay done. The others keep their day; what `fsrs` would know of them isn't known, so
    they begin as new cards at their next try.
    """
    sources = {
        "was_found": "in_a_row > 0",
        "is_done": "in_a_row > 1",
        **dict.fromkeys(("stability", "difficulty", "tried"), "NULL"),
    }
    values = ", ".join(sources.get(name, name) for name in DRILLS.columns)
    makes_sense = f"typeof(in_a_row) = 'integer' AND in_a_row BETWEEN 0 AND {MOST_TRIES}"
    with base:
        base.execute("BEGIN IMMEDIATE")
        base.execute("ALTER TABLE drills RENAME TO old_drills")
        base.execute(DRILLS.statement)
        base.execute(f"INSERT INTO drills SELECT {values} FROM old_drills WHERE {makes_sense}")
        base.execute("DROP TABLE old_drills")
        base.execute(f"PRAGMA user_version = {VERSION}")


def _rows(
    base: sqlite3.Connection, table: Table, where: str, values: tuple[Any, ...]
) -> list[dict[str, Any]]:
    """Rows without a value that is larger than any of ours."""
    small = " AND ".join(f"coalesce(length({name}), 0) <= {LONGEST}" for name in table.columns)
    query = f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {where} AND {small} LIMIT {MOST}"
    return [dict(zip(table.columns, row, strict=True)) for row in base.execute(query, values)]


def _read_progress(row: dict[str, Any]) -> Progress | None:
    """None for a row that makes no sense."""
    try:
        return Progress(
            game=_text(row["game"]),
            problem=_text(row["problem"]),
            wrong=_number(row["wrong"]),
            used_hint=_flag(row["used_hint"]),
            solved=None if row["solved"] is None else _day(row["solved"]),
        )
    except ValueError:
        return None


def _progress_row(progress: Progress) -> list[Any]:
    solved = None if progress.solved is None else progress.solved.isoformat()
    return [progress.game, progress.problem, progress.wrong, int(progress.used_hint), solved]


def _drills(base: sqlite3.Connection) -> list[Drill]:
    return list(filter(None, map(_read_drill, _rows(base, DRILLS, "TRUE", ()))))


def _read_drill(row: dict[str, Any]) -> Drill | None:
    try:
        return Drill(
            game=_text(row["game"]),
            match=_text(row["match"]),
            action=_number(row["action"]),
            loss=Loss(row["loss"]),
            amount=_number(row["amount"]),
            made=_day(row["made"]),
            due=_day(row["due"]),
            times=_number(row["times"]),
            was_found=_flag(row["was_found"]),
            card=_card_state(row),
            is_done=_flag(row["is_done"]),
            is_dropped=_flag(row["is_dropped"]),
        )
    except ValueError:
        return None


def _card_state(row: dict[str, Any]) -> CardState | None:
    """Of a drill; all of it is there, or nothing."""
    if row["stability"] is row["difficulty"] is row["tried"] is None:
        return None
    stability = _within(row["stability"], 0.001, LARGEST_STABILITY)
    return CardState(stability, _within(row["difficulty"], 1.0, 10.0), _day(row["tried"]))


def _drill_row(drill: Drill) -> list[Any]:
    card = drill.card
    row = {
        "made": drill.made.isoformat(),
        "due": drill.due.isoformat(),
        "loss": drill.loss.value,
        "was_found": int(drill.was_found),
        "stability": None if card is None else min(card.stability, LARGEST_STABILITY),
        "difficulty": None if card is None else card.difficulty,
        "tried": None if card is None else card.tried.isoformat(),
        "is_done": int(drill.is_done),
        "is_dropped": int(drill.is_dropped),
    }
    return [row[name] if name in row else getattr(drill, name) for name in DRILLS.columns]


# SQLite's columns take anything: the kind of a value is asked for, too.


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError("no text")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value <= MOST_TRIES:
        raise ValueError("no number of ours")
    return value


def _within(value: Any, least: float, most: float) -> float:
    if not isinstance(value, int | float) or not least <= value <= most:
        raise ValueError("no number of ours")
    return float(value)


def _flag(value: Any) -> bool:
    if value not in (0, 1) or not isinstance(value, int):
        raise ValueError("neither yes nor no")
    return bool(value)


def _day(value: Any) -> date:
    return date.fromisoformat(_text(value))
