"""What finished matches come to, worked out by SQLite: twenty thousand rows never become Python objects.

Which rows are sound SQLite tells by itself. Of their options there are few different ones: those are read by
their games, and a table beside the rows says which of them a row has.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime
from typing import Any, Final

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.base import Result
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.statistics.figures import (
    LEVEL,
    PLAYED_ON,
    Figures,
    Finished,
    Selection,
    Standing,
    Summary,
    Tally,
)
from shtil_desktop.play.profile.statistics.rows import (
    COLUMNS,
    SOUND,
    from_row,
    moment_of,
    places_of,
    read_kind,
)

WINDOW: Final = 20
"""Matches that a rate is taken of."""
MOST_RATES: Final = 500
"""More points than these nobody sees in a chart."""
WON, LOST, DRAW = (result.value for result in (Result.WON, Result.LOST, Result.DRAW))
UNHELPED: Final = "(used_undo = 0 AND hints_used = 0 AND is_repeat = 0)"
APART: Final = f"CASE WHEN json_valid(figures) THEN json_extract(figures, '$.{PLAYED_ON}') END IS 1"
"""Whether a match was played on from a replay: no rate, streak or average has it in it."""
PREPARATION: Final = f"""
DROP TABLE IF EXISTS temp.sound;
DROP TABLE IF EXISTS temp.kinds;
CREATE TEMP TABLE sound AS SELECT *, {APART} AS is_apart FROM matches WHERE {SOUND} ORDER BY place;
CREATE TEMP TABLE kinds (game, options, kind INTEGER, PRIMARY KEY (game, options)) WITHOUT ROWID;
"""


@value
class Kind:
    """Options that occur in the rows, as their game reads them."""

    game: str
    options: Any
    group: str
    plain: dict[str, Any]


class Rows:
    """The rows that can be read, for as long as one question is answered."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        for statement in PREPARATION.strip().split(";\n"):
            base.execute(statement)
        self.kinds: list[Kind] = []
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
            self.kinds.append(Kind(game, found, face.group_of(found), face.write_options(found)))
        return damaged

    def ask(self, what: str, where: str = "1", rest: str = "", *values: Any) -> list[tuple[Any, ...]]:
        """Of the matches that were played from their deal."""
        return self.ask_all(what, f"is_apart = 0 AND {where}", rest, *values)

    def ask_all(self, what: str, where: str = "1", rest: str = "", *values: Any) -> list[tuple[Any, ...]]:
        """Of those too that were played on from a replay."""
        query = f"SELECT {what} FROM temp.sound JOIN temp.kinds USING (game, options) WHERE {where} {rest}"
        return self._base.execute(query, values).fetchall()


class Chosen:
    """The rows of a selection."""

    def __init__(self, rows: Rows, selection: Selection) -> None:
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


def _takes(selection: Selection, kind: Kind) -> bool:
    return (
        selection.game in (None, kind.game)
        and selection.group in (None, kind.group)
        and selection.seats in (None, kind.options.seats)
        and (selection.having is None or bool(kind.plain.get(selection.having)))
    )


def _conditions(selection: Selection) -> tuple[list[str], list[Any]]:
    """What else a selection asks for, as SQL with the values for its marks."""
    wanted: list[tuple[str, Any]] = [
        (f"{_figure(LEVEL)} = ?", selection.level),
        ("used_undo = ?", selection.undo),
        ("(hints_used > 0) = ?", selection.hints),
        ("is_repeat = ?", selection.repeats),
        ("substr(finished, 1, 10) >= ?", None if selection.since is None else selection.since.isoformat()),
    ]
    taken = [(text, found) for text, found in wanted if found is not None]
    return [text for text, _ in taken], [found for _, found in taken]


def matches(base: sqlite3.Connection) -> list[Finished]:
    """All that can be read, in the order they were finished first."""
    names = ", ".join(f"sound.{name}" for name in COLUMNS)
    rows = Rows(base)
    found = rows.ask_all(f"kind, {names}", rest="ORDER BY place")
    return [from_row(row, rows.kinds[kind].options) for kind, *row in found]


def figures(base: sqlite3.Connection, selection: Selection) -> Figures:
    """All that the statistics tell of a selection of matches."""
    rows = Rows(base)
    chosen = Chosen(rows, selection)
    groups, results = _groups(chosen), _results(chosen)
    tallies = _tallies(chosen, groups)
    everything = Chosen(rows, Selection(game=selection.game))
    lost_group = selection.group or _most_lost(selection, chosen, tallies)
    return Figures(
        summary=_summary(chosen, groups, results),
        rates=_rates(results),
        first=_moment(chosen, "ASC"),
        last=_moment(chosen, "DESC"),
        tallies=tallies,
        lost_group=lost_group,
        lost_at=_lost_at(chosen, lost_group),
        all=everything.one("COUNT(*)") + everything.played_on().all,
        unreadable=rows.unreadable,
        played_on=chosen.played_on(),
        course=_course(chosen),
    )


def standing(base: sqlite3.Connection) -> Standing:
    """What the start page and the calendar tell of all matches."""
    rows = Rows(base)
    counted = rows.ask(f"game, COUNT(*), SUM(result = '{WON}')", "1", "GROUP BY game")
    counts: dict[str, tuple[int, int]] = {game: (every, wins) for game, every, wins in counted}
    query = f"game, daily, MAX(result = '{WON}'), MAX(result = '{LOST}')"
    best: dict[str, dict[date, Result]] = {game: {} for game in counts}
    for game, day, is_won, is_lost in rows.ask(query, "daily NOT NULL", "GROUP BY game, daily"):
        best[game][date.fromisoformat(day)] = _best(is_won, is_lost)
    games = {game: Standing(*counts[game], best[game]) for game in counts}
    return Standing(
        matches=sum(one.matches for one in games.values()),
        wins=sum(one.wins for one in games.values()),
        days={day: result for found in best.values() for day, result in found.items()},
        unreadable=rows.unreadable,
        games=games,
    )


def _best(is_won: int, is_lost: int) -> Result:
    if is_won:
        return Result.WON
    return Result.LOST if is_lost else Result.DRAW


@value
class Group:
    """Rows of one kind that ended alike, with or without help."""

    kind: Kind
    result: str
    is_unhelped: bool
    count: int
    fewest_actions: int


def _groups(chosen: Chosen) -> list[Group]:
    what = f"kind, result, {UNHELPED} AS alone, COUNT(*), MIN(actions)"
    found = chosen.ask(what, "GROUP BY kind, result, alone")
    return [Group(chosen.kinds[kind], *rest) for kind, *rest in found]


def _results(chosen: Chosen) -> str:
    """The results one after the other in the order of playing, a letter each."""
    return "".join(letter for (letter,) in chosen.ask("substr(result, 1, 1)", "ORDER BY place"))


def _summary(chosen: Chosen, groups: list[Group], results: str) -> Summary:
    won = [group for group in groups if group.result == WON]
    streaks = results.translate({ord(LOST[0]): " ", ord(DRAW[0]): " "}).split(" ")
    return Summary(
        matches=len(results),
        wins=_count(won),
        draws=results.count(DRAW[0]),
        current_streak=len(streaks[-1]),
        best_streak=max(map(len, streaks)),
        shortest=min((group.fewest_actions for group in won), default=None),
        averages=_averages(chosen),
        unhelped=_count(group for group in groups if group.is_unhelped),
        unhelped_wins=_count(group for group in won if group.is_unhelped),
        largest=_largest(chosen),
    )


def _count(groups: Iterable[Group]) -> int:
    return sum(group.count for group in groups)


def _averages(chosen: Chosen) -> dict[str, float]:
    faces = [face_of(game) for game in chosen.games]
    of_won = sorted({name for face in faces for name in face.averages})
    of_all = sorted({name for face in faces for name in face.overall})
    found = {name: chosen.one(f"AVG({_figure(name)})", "", "result = ?", WON) for name in of_won}
    found |= {name: chosen.one(f"AVG({_figure(name)})") for name in of_all}
    return {name: average for name, average in found.items() if average is not None}


def _largest(chosen: Chosen) -> dict[str, int]:
    names = sorted({name for game in chosen.games for name in face_of(game).largest})
    found = {name: chosen.one(f"MAX({_figure(name)})") for name in names}
    return {name: largest for name, largest in found.items() if isinstance(largest, int)}


def _course(chosen: Chosen) -> tuple[int, ...]:
    """The last of them, in the order of playing."""
    names = {name for game in chosen.games if (name := face_of(game).course) is not None}
    if len(names) != 1:
        return ()
    figure = _figure(names.pop())
    found = chosen.ask(figure, f"ORDER BY place DESC LIMIT {MOST_RATES}", f"{figure} IS NOT NULL")
    return tuple(each for (each,) in reversed(found) if isinstance(each, int))


def _figure(name: str) -> str:
    """One of a game's own figures; the question is put only where it has an answer, else SQLite stumbles."""
    return f"CASE WHEN json_valid(figures) THEN json_extract(figures, '$.{name}') END"


def _tallies(chosen: Chosen, groups: list[Group]) -> dict[str, Tally]:
    found: Counter[tuple[str, str]] = Counter()
    for group in groups:
        found[group.kind.group, group.result] += group.count
    known = [group for game in chosen.games for group in face_of(game).groups]
    tallies = {name: Tally(*(found[name, result] for result in (WON, LOST, DRAW))) for name in known}
    return {name: tally for name, tally in tallies.items() if tally.all}


def _most_lost(selection: Selection, chosen: Chosen, tallies: dict[str, Tally]) -> str:
    """The group with the most losses; where nothing was lost, the first there is."""
    games = chosen.games or [selection.game or next(iter(GAMES))]
    known = [group for game in games for group in face_of(game).groups]
    return max(known, key=lambda name: tallies.get(name, Tally()).lost)


def _rates(results: str) -> tuple[float, ...]:
    """After each match the share of wins among the last so many; the last point is always among them."""
    step = max(1, -(-len(results) // MOST_RATES))
    ends = range(len(results), 0, -step)
    rates = [results.count(WON[0], max(0, end - WINDOW), end) / min(end, WINDOW) for end in ends]
    return tuple(reversed(rates))


def _moment(chosen: Chosen, order: str) -> datetime | None:
    text = chosen.one("finished", f"ORDER BY place {order} LIMIT 1")
    return None if text is None else moment_of(text)


def _lost_at(chosen: Chosen, group: str) -> dict[int, int]:
    found: Counter[int] = Counter()
    for game in chosen.games:
        places = face_of(game).lost_places
        kinds = [str(at) for at, kind in chosen.kinds.items() if (kind.game, kind.group) == (game, group)]
        if places is not None and kinds:
            more = f"kind IN ({', '.join(kinds)}) AND result = ?"
            texts = chosen.one(f"group_concat({_figure(places)})", "", more, LOST)
            found.update(places_of(texts or ""))
    return dict(found)
