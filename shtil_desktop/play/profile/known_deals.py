"""What was worked out about deals: how hard they are, what computer seats made of them, those of the days.

All of it can be worked out again, and what another version of the program found is: its crews may play
otherwise. So a file that can't be read or written costs nothing but time.
"""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeVar

from shtil_desktop import __version__
from shtil_desktop.games import face_of
from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.codes import InvalidCode, decode, encode
from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.difficulty import DIFFICULTIES
from shtil_desktop.games.face import AnyGame
from shtil_desktop.games.record import parse, to_text
from shtil_desktop.games.same_deal import SameDeal
from shtil_desktop.play.profile.sqlite_file import FileTrouble, SqliteFile, Table, tables_of

VERSION: Final = 1
DIFFICULTY: Final = Table("difficulties", ("deal",), ("difficulty", "made_by"))
SAME_DEALS: Final = Table("same_deals", ("deal",), ("levels", "record", "made_by"))
DAYS: Final = Table("days", ("game", "day"), ("deal", "is_proven"))
MOST: Final = {DIFFICULTY.name: 20_000, SAME_DEALS.name: 1_000, DAYS.name: 5_000}
"""Rows of each table; the oldest go first."""
LONGEST_RECORD: Final = 100_000
"""Letters; a match has some thousand."""
Levels = Sequence[str | None]
Found = TypeVar("Found")


class KnownDeals:
    """One small file of the profile. Nothing here ever fails: what isn't known is None."""

    def __init__(self, path: Path | None) -> None:
        """In the file of this path, or in memory. It is opened when something is asked for first."""
        self._file = SqliteFile(path, tables_of(VERSION, (DIFFICULTY, SAME_DEALS, DAYS)))

    def close(self) -> None:
        self._file.close()

    # How hard a deal is

    def difficulty(self, game: str, options: Any, number: int) -> int | None:
        row = self._row(DIFFICULTY, "deal = ? AND made_by = ?", encode(game, options, number), __version__)
        found = None if row is None else row["difficulty"]
        return found if type(found) is int and found in DIFFICULTIES else None

    def keep_difficulty(self, game: str, options: Any, number: int, difficulty: int) -> None:
        self._put(DIFFICULTY, encode(game, options, number), difficulty, __version__)

    # What computer seats made of it

    def same_deal(self, game: AnyGame, levels: Levels) -> SameDeal | None:
        """As it was kept for the deal of this game, and a match with these levels."""
        row = self._row(SAME_DEALS, "deal = ? AND made_by = ?", _name(game, levels), __version__)
        if row is None or not _is_short_text(row["record"]) or not _is_short_text(row["levels"]):
            return None
        with contextlib.suppress(InvalidRecord, IllegalAction):
            played = face_of(game.id).read_record(parse(row["record"]))
            if played.result is not None and _beginning(played) == _beginning(game):
                return SameDeal(tuple(row["levels"].split()), played.result, row["record"])
        return None

    def keep_same_deal(self, game: AnyGame, levels: Levels, found: SameDeal) -> None:
        self._put(SAME_DEALS, _name(game, levels), " ".join(found.levels), found.record, __version__)

    # The deals of the days, which never change

    def daily(self, game: str, day: date) -> DailyDeal | None:
        row = self._row(DAYS, "game = ? AND day = ?", game, day.isoformat())
        if row is None or not _is_short_text(row["deal"]):
            return None
        with contextlib.suppress(InvalidCode):
            deal = decode(row["deal"])
            if deal.game == game:
                return DailyDeal(day, deal.options, deal.number, row["is_proven"] == 1)
        return None

    def keep_daily(self, game: str, deal: DailyDeal) -> None:
        code = encode(game, deal.options, deal.number)
        self._put(DAYS, game, deal.day.isoformat(), code, int(deal.is_proven))

    # The file

    def _row(self, table: Table, where: str, *values: Any) -> dict[str, Any] | None:
        query = f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {where}"

        def work(base: sqlite3.Connection) -> dict[str, Any] | None:
            row = base.execute(query, values).fetchone()
            return None if row is None else dict(zip(table.columns, row, strict=True))

        return self._do(work)

    def _put(self, table: Table, *values: Any) -> None:
        spare = f"rowid <= (SELECT max(rowid) FROM {table.name}) - {MOST[table.name]}"

        def work(base: sqlite3.Connection) -> None:
            base.execute(table.put, values)
            base.execute(f"DELETE FROM {table.name} WHERE {spare}")

        self._do(work)

    def _do(self, work: Callable[[sqlite3.Connection], Found]) -> Found | None:
        with contextlib.suppress(FileTrouble):
            return self._file.do(work)
        return None


def _name(game: AnyGame, levels: Levels) -> str:
    """A deal and the levels at its table in so many letters; not every deal has a code."""
    told = "\n".join([game.id, _beginning(game), *(level or "" for level in levels)])
    return hashlib.sha256(told.encode()).hexdigest()


def _beginning(game: AnyGame) -> str:
    return to_text(game.beginning().to_record())


def _is_short_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_RECORD
