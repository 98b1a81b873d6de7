"""What finished voyages come to, worked out by SQLite: twenty thousand rows never become Python objects."""

from __future__ import annotations

import sqlite3
from collections import Counter
from datetime import date, datetime
from typing import Any, Final

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.play.profile.statistics.figures import Choice, Figures, Standing, Summary, Tally
from shtil_desktop.play.profile.statistics.rows import READABLE, cells_of, moment_of

WINDOW: Final = 20
"""Voyages that a rate is taken of."""
MOST_RATES: Final = 500
"""More points than these nobody sees in a chart."""
WON, LOST, DRAW = (result.value for result in (Result.WON, Result.LOST, Result.DRAW))
UNHELPED: Final = "(used_undo = 0 AND hints_used = 0 AND is_repeat = 0)"


class Chosen:
    """The voyages of a choice in one database."""

    def __init__(self, base: sqlite3.Connection, choice: Choice) -> None:
        self._base = base
        self._where, self._values = _condition(choice)

    def ask(self, what: str, rest: str = "", more: str = "", *values: Any) -> list[tuple[Any, ...]]:
        """Rows of `what`; `more` narrows the choice, `rest` follows it."""
        where = f"{self._where} AND {more}" if more else self._where
        query = f"SELECT {what} FROM voyages WHERE {where} {rest}"
        return self._base.execute(query, [*self._values, *values]).fetchall()

    def one(self, what: str, rest: str = "", more: str = "", *values: Any) -> Any:
        """The only value of the first row, None if there is no row."""
        found = self.ask(what, rest, more, *values)
        return found[0][0] if found else None


def figures(base: sqlite3.Connection, choice: Choice) -> Figures:
    """All that the statistics tell of a choice of voyages."""
    chosen = Chosen(base, choice)
    groups = _groups(chosen)
    results = _results(chosen)
    tallies = _tallies(groups)
    grid = choice.mode or max(Mode, key=lambda mode: tallies.get(mode, Tally()).lost)
    readable, unreadable = _counts(base)
    return Figures(
        summary=_summary(groups, results),
        rates=_rates(results),
        first=_moment(chosen, "ASC"),
        last=_moment(chosen, "DESC"),
        tallies=tallies,
        grid=grid,
        lost_at=_lost_at(chosen, grid),
        all=readable,
        unreadable=unreadable,
    )


def standing(base: sqlite3.Connection) -> Standing:
    """What the harbour and the calendar tell of all voyages."""
    readable, unreadable = _counts(base)
    chosen = Chosen(base, Choice())
    wins = chosen.one("COUNT(*)", "", "result = ?", WON)
    days = chosen.ask("daily, MAX(result = 'won'), MAX(result = 'lost')", "GROUP BY daily", "daily NOT NULL")
    found = {date.fromisoformat(day): _best(is_won, is_lost) for day, is_won, is_lost in days}
    return Standing(readable, wins, found, unreadable)


def _best(is_won: int, is_lost: int) -> Result:
    if is_won:
        return Result.WON
    return Result.LOST if is_lost else Result.DRAW


def _counts(base: sqlite3.Connection) -> tuple[int, int]:
    """How many rows can be read, and how many can't."""
    query = f"SELECT COUNT(*), COUNT(CASE WHEN {READABLE} THEN 1 END) FROM voyages"
    rows, readable = base.execute(query).fetchone()
    return readable, rows - readable


def _condition(choice: Choice) -> tuple[str, list[Any]]:
    """A choice as SQL, with the values for its marks."""
    wanted: list[tuple[str, Any]] = [
        ("mode = ?", None if choice.mode is None else choice.mode.value),
        ("seats = ?", choice.seats),
        ("used_undo = ?", choice.undo),
        ("(hints_used > 0) = ?", choice.hints),
        ("is_repeat = ?", choice.repeats),
        ("substr(finished, 1, 10) >= ?", None if choice.since is None else choice.since.isoformat()),
    ]
    taken = [(text, value) for text, value in wanted if value is not None]
    texts = [READABLE, *(text for text, _ in taken)]
    if choice.expansion is not None:
        texts.append(f"{choice.expansion.value} > 0")
    return " AND ".join(texts), [value for _, value in taken]


def _groups(chosen: Chosen) -> list[tuple[Any, ...]]:
    """Mode, result, whether without help; how many of these, their fewest actions, all their cards left."""
    what = f"mode, result, {UNHELPED} AS alone, COUNT(*), MIN(actions), SUM(cards_left)"
    return chosen.ask(what, "GROUP BY mode, result, alone")


def _results(chosen: Chosen) -> str:
    """The results one after the other in the order of sailing, a letter each."""
    return "".join(letter for (letter,) in chosen.ask("substr(result, 1, 1)", "ORDER BY place"))


def _summary(groups: list[tuple[Any, ...]], results: str) -> Summary:
    won = [group for group in groups if group[1] == WON]
    wins = sum(group[3] for group in won)
    streaks = results.translate({ord(LOST[0]): " ", ord(DRAW[0]): " "}).split(" ")
    return Summary(
        matches=len(results),
        wins=wins,
        draws=results.count(DRAW[0]),
        current_streak=len(streaks[-1]),
        best_streak=max(map(len, streaks)),
        shortest=min((group[4] for group in won), default=None),
        cards_left=sum(group[5] for group in won) / wins if wins else None,
        unhelped=sum(group[3] for group in groups if group[2]),
        unhelped_wins=sum(group[3] for group in won if group[2]),
    )


def _tallies(groups: list[tuple[Any, ...]]) -> dict[Mode, Tally]:
    found: Counter[tuple[str, str]] = Counter()
    for mode, result, _, count, *_ in groups:
        found[mode, result] += count
    tallies = {mode: Tally(*(found[mode.value, result] for result in (WON, LOST, DRAW))) for mode in Mode}
    return {mode: tally for mode, tally in tallies.items() if tally.all}


def _rates(results: str) -> tuple[float, ...]:
    """After each voyage the share of wins among the last so many; the last point is always among them."""
    step = max(1, -(-len(results) // MOST_RATES))
    ends = range(len(results), 0, -step)
    rates = [results.count(WON[0], max(0, end - WINDOW), end) / min(end, WINDOW) for end in ends]
    return tuple(reversed(rates))


def _moment(chosen: Chosen, order: str) -> datetime | None:
    text = chosen.one("finished", f"ORDER BY place {order} LIMIT 1")
    return None if text is None else moment_of(text)


def _lost_at(chosen: Chosen, mode: Mode) -> dict[int, int]:
    texts = chosen.one("group_concat(lost_cells)", "", "mode = ? AND result = ?", mode.value, LOST)
    return dict(Counter(cells_of(texts or "")))
