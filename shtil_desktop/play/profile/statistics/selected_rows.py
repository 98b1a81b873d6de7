"""Which rows of the statistics are counted: those that can be read, and of them those of a selection.

Which rows are sound SQLite tells by itself. Of their options there are few different ones: those are read by
their games, and a table beside the rows says which of them a row has.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.base import Result
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.statistics.figures import LEVEL, PLAYED_ON, Selection, Tally
from shtil_desktop.play.profile.statistics.rows import SOUND, read_kind

WON, LOST, DRAW = (result.value for result in (Result.WON, Result.LOST, Result.DRAW))
APART: Final = f"CASE WHEN json_valid(figures) THEN json_extract(figures, '$.{PLAYED_ON}') END IS 1"
"""Whether a match was played on from a replay: no rate, streak or average has it in it."""
PREPARATION: Final = f"""
DROP TABLE IF EXISTS temp.sound;
DROP TABLE IF EXISTS temp.kinds;
CREATE TEMP TABLE sound AS SELECT *, {APART} AS is_apart FROM matches WHERE {SOUND} ORDER BY place;
CREATE TEMP TABLE kinds (game, options, kind INTEGER, PRIMARY KEY (game, options)) WITHOUT ROWID;
"""


@value
class OptionsKind:
    """Options that occur in the rows, as their game reads them."""

    game: str
    options: Any
    group: str
    plain: dict[str, Any]


class ReadableRows:
    """The rows that can be read, for as long as one question is answered."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        for statement in PREPARATION.strip().split(";\n"):
            base.execute(statement)
        self.kinds: list[OptionsKind] = []
        damaged = self._read_kinds()
        every = base.execute("SELECT COUNT(*) FROM matches").fetchone()[0]
        sound = base.execute("SELECT COUNT(*) FROM temp.sound").fetchone()[0]
        self.unreadable = every - sound + damaged

    def _read_kinds(self) -> int:
        """Learn which options occur; how many rows have options that make no sense."""
        damaged = 0
        query = "SELECT game, options, COUNT(*) FROM temp.sound GROUP BY game, options"
        for game, options, count in self._base.execute(query).fetchall():
            if game not in GAMES:  # of a game that isn't here: neither damaged nor counted
                continue
            try:
                found, face = read_kind(game, options), face_of(game)
            except ValueError:
                damaged += count
                continue
            row = (game, options, len(self.kinds))
            self._base.execute("INSERT INTO temp.kinds VALUES (?, ?, ?)", row)
            self.kinds.append(OptionsKind(game, found, face.group_of(found), face.write_options(found)))
        return damaged

    def ask(self, what: str, where: str = "1", rest: str = "", *values: Any) -> list[tuple[Any, ...]]:
        """Of the matches that were played from their deal."""
        return self.ask_all(what, f"is_apart = 0 AND {where}", rest, *values)

    def ask_all(self, what: str, where: str = "1", rest: str = "", *values: Any) -> list[tuple[Any, ...]]:
        """Of those too that were played on from a replay."""
        query = f"SELECT {what} FROM temp.sound JOIN temp.kinds USING (game, options) WHERE {where} {rest}"
        return self._base.execute(query, values).fetchall()


class SelectedRows:
    """The rows of a selection."""

    def __init__(self, rows: ReadableRows, selection: Selection) -> None:
        self._rows = rows
        self.kinds = {at: kind for at, kind in enumerate(rows.kinds) if _takes(selection, kind)}
        taken = ", ".join(map(str, self.kinds))
        conditions, self._values = _conditions(selection)
        self._where = " AND ".join([f"kind IN ({taken})", *conditions])

    def ask(self, what: str, rest: str = "", more: str = "", *values: Any) -> list[tuple[Any, ...]]:
        """Rows of `what`; `more` narrows the selection, `rest` follows it."""
        where = f"{self._where} AND {more}" if more else self._where
        return self._rows.ask(what, where, rest, *self._values, *values)

    def one(self, what: str, rest: str = "", more: str = "", *values: Any) -> Any:
        """The only value of the first row, None if there is no row."""
        found = self.ask(what, rest, more, *values)
        return found[0][0] if found else None

    def played_on(self) -> Tally:
        """How those ended that were played on from a replay."""
        where = f"is_apart = 1 AND {self._where}"
        found = self._rows.ask_all("result, COUNT(*)", where, "GROUP BY result", *self._values)
        counts: dict[str, int] = dict(found)
        return Tally(*(counts.get(result, 0) for result in (WON, LOST, DRAW)))

    @property
    def games(self) -> list[str]:
        """Those that occur in it, in the order in which they are offered."""
        played = {kind.game for kind in self.kinds.values()}
        return [game for game in GAMES if game in played]


def _takes(selection: Selection, kind: OptionsKind) -> bool:
    return (
        selection.game in (None, kind.game)
        and selection.group in (None, kind.group)
        and selection.seats in (None, kind.options.seats)
        and selection.options in (None, kind.options)
        and (selection.having is None or bool(kind.plain.get(selection.having)))
    )


def _conditions(selection: Selection) -> tuple[list[str], list[Any]]:
    """What else a selection asks for, as SQL with the values for its marks."""
    wanted: list[tuple[str, Any]] = [
        (f"{figure_sql(LEVEL)} = ?", selection.level),
        ("used_undo = ?", selection.undo),
        ("(hints_used > 0) = ?", selection.hints),
        ("is_repeat = ?", selection.repeats),
        ("substr(finished, 1, 10) >= ?", None if selection.since is None else selection.since.isoformat()),
    ]
    taken = [(text, found) for text, found in wanted if found is not None]
    return [text for text, _ in taken], [found for _, found in taken]


def figure_sql(name: str) -> str:
    """One of a game's own figures; the question is put only where it has an answer, else SQLite stumbles."""
    return f"CASE WHEN json_valid(figures) THEN json_extract(figures, '$.{name}') END"
