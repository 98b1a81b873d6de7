"""What finished matches come to, worked out by SQLite: twenty thousand rows never become Python objects."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime
from typing import Final

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.base import Result
from shtil_desktop.games.values import value
from shtil_desktop.play.profile.statistics.figures import (
    Figures,
    Finished,
    Selection,
    Standing,
    Summary,
    Tally,
)
from shtil_desktop.play.profile.statistics.rows import COLUMNS, from_row, moment_of, places_of
from shtil_desktop.play.profile.statistics.selected_rows import (
    DRAW,
    LOST,
    WON,
    OptionsKind,
    ReadableRows,
    SelectedRows,
    figure_sql,
)

WINDOW: Final = 20
"""Matches that a rate is taken of."""
ENOUGH: Final = 10
"""Matches after which a rate is told; of fewer only the last one's."""
MOST_RATES: Final = 500
"""More points than these nobody sees in a chart."""
UNHELPED: Final = "(used_undo = 0 AND hints_used = 0 AND is_repeat = 0)"


def matches(base: sqlite3.Connection) -> list[Finished]:
    """All that can be read, in the order they were finished first."""
    names = ", ".join(f"sound.{name}" for name in COLUMNS)
    rows = ReadableRows(base)
    found = rows.ask_all(f"kind, {names}", rest="ORDER BY place")
    return [from_row(row, rows.kinds[kind].options) for kind, *row in found]


def figures(base: sqlite3.Connection, selection: Selection) -> Figures:
    """All that the statistics tell of a selection of matches."""
    rows = ReadableRows(base)
    chosen = SelectedRows(rows, selection)
    groups, results = _result_groups(chosen), _results(chosen)
    tallies = _tallies(chosen, groups)
    everything = SelectedRows(rows, Selection(game=selection.game))
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
    rows = ReadableRows(base)
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
class ResultGroup:
    """Rows of one kind that ended alike, with or without help."""

    kind: OptionsKind
    result: str
    is_unhelped: bool
    count: int
    fewest_actions: int


def _result_groups(chosen: SelectedRows) -> list[ResultGroup]:
    what = f"kind, result, {UNHELPED} AS alone, COUNT(*), MIN(actions)"
    found = chosen.ask(what, "GROUP BY kind, result, alone")
    return [ResultGroup(chosen.kinds[kind], *rest) for kind, *rest in found]


def _results(chosen: SelectedRows) -> str:
    """The results one after the other in the order of playing, a letter each."""
    return "".join(letter for (letter,) in chosen.ask("substr(result, 1, 1)", "ORDER BY place"))


def _summary(chosen: SelectedRows, groups: list[ResultGroup], results: str) -> Summary:
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


def _count(groups: Iterable[ResultGroup]) -> int:
    return sum(group.count for group in groups)


def _averages(chosen: SelectedRows) -> dict[str, float]:
    faces = [face_of(game) for game in chosen.games]
    of_won = sorted({name for face in faces for name in face.averages})
    of_all = sorted({name for face in faces for name in face.overall})
    found = {name: chosen.one(f"AVG({figure_sql(name)})", "", "result = ?", WON) for name in of_won}
    found |= {name: chosen.one(f"AVG({figure_sql(name)})") for name in of_all}
    return {name: average for name, average in found.items() if average is not None}


def _largest(chosen: SelectedRows) -> dict[str, int]:
    names = sorted({name for game in chosen.games for name in face_of(game).largest})
    found = {name: chosen.one(f"MAX({figure_sql(name)})") for name in names}
    return {name: largest for name, largest in found.items() if isinstance(largest, int)}


def _course(chosen: SelectedRows) -> tuple[int, ...]:
    """The last of them, in the order of playing."""
    names = {name for game in chosen.games if (name := face_of(game).course) is not None}
    if len(names) != 1:
        return ()
    figure = figure_sql(names.pop())
    found = chosen.ask(figure, f"ORDER BY place DESC LIMIT {MOST_RATES}", f"{figure} IS NOT NULL")
    return tuple(each for (each,) in reversed(found) if isinstance(each, int))


def _tallies(chosen: SelectedRows, groups: list[ResultGroup]) -> dict[str, Tally]:
    found: Counter[tuple[str, str]] = Counter()
    for group in groups:
        found[group.kind.group, group.result] += group.count
    known = [group for game in chosen.games for group in face_of(game).groups]
    tallies = {name: Tally(*(found[name, result] for result in (WON, LOST, DRAW))) for name in known}
    return {name: tally for name, tally in tallies.items() if tally.all}


def _most_lost(selection: Selection, chosen: SelectedRows, tallies: dict[str, Tally]) -> str:
    """The group with the most losses; where nothing was lost, the first there is."""
    games = chosen.games or [selection.game or next(iter(GAMES))]
    known = [group for game in games for group in face_of(game).groups]
    return max(known, key=lambda name: tallies.get(name, Tally()).lost)


def _rates(results: str) -> tuple[float | None, ...]:
    """After each match the share of wins among the last so many; the last point is always among them.

    None after the first few, where a single match would move it from nothing to all.
    """
    step = max(1, -(-len(results) // MOST_RATES))
    ends = range(len(results), 0, -step)
    rates = [
        results.count(WON[0], max(0, end - WINDOW), end) / min(end, WINDOW)
        if end >= ENOUGH or end == len(results)
        else None
        for end in ends
    ]
    return tuple(reversed(rates))


def _moment(chosen: SelectedRows, order: str) -> datetime | None:
    text = chosen.one("finished", f"ORDER BY place {order} LIMIT 1")
    return None if text is None else moment_of(text)


def _lost_at(chosen: SelectedRows, group: str) -> dict[int, int]:
    found: Counter[int] = Counter()
    for game in chosen.games:
        places = face_of(game).lost_places
        kinds = [str(at) for at, kind in chosen.kinds.items() if (kind.game, kind.group) == (game, group)]
        if places is not None and kinds:
            more = f"kind IN ({', '.join(kinds)}) AND result = ?"
            texts = chosen.one(f"group_concat({figure_sql(places)})", "", more, LOST)
            found.update(places_of(texts or ""))
    return dict(found)
