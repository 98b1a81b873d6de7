"""What is kept of deals: it comes back as it was, and a file that suffers costs nothing but time."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from shtil_desktop.games import face_of
from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.face import AnyGame
from shtil_desktop.games.same_deal import SameDeal, play_same_deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile import known_deals, sqlite_file
from shtil_desktop.play.profile.known_deals import KnownDeals

SOLO = Options(Mode.STANDARD, 1)
DAY = DailyDeal(date(2026, 11, 12), SOLO, 334, is_proven=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deals.sqlite"


@pytest.fixture
def known(path: Path) -> Iterator[KnownDeals]:
    with contextlib.closing(KnownDeals(path)) as found:
        yield found


@contextlib.contextmanager
def read_again(path: Path) -> Iterator[KnownDeals]:
    with contextlib.closing(KnownDeals(path)) as found:
        yield found


def voyage(number: int = 7) -> AnyGame:
    return face_of("shtil").new_game(SOLO, number)


def sailed(game: AnyGame) -> SameDeal:
    found = play_same_deal(face_of("shtil"), game, ["captain"], lambda: False)
    assert found is not None
    return found


def spoil(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.execute(statement)


def test_all_of_it_is_there_the_next_time(known: KnownDeals, path: Path):
    game = voyage()
    found = sailed(game)
    known.keep_difficulty("shtil", SOLO, 7, 4)
    known.keep_same_deal(game, (None,), found)
    known.keep_daily("shtil", DAY)
    known.close()
    with read_again(path) as again:
        assert again.difficulty("shtil", SOLO, 7) == 4
        assert again.same_deal(game, (None,)) == found
        assert again.daily("shtil", DAY.day) == DAY


def test_another_deal_other_options_or_other_levels_are_not_known(known: KnownDeals):
    known.keep_difficulty("shtil", SOLO, 7, 4)
    known.keep_same_deal(voyage(), (None,), sailed(voyage()))
    assert known.difficulty("shtil", SOLO, 8) is None
    assert known.difficulty("shtil", Options(Mode.ARCH, 1), 7) is None
    assert known.same_deal(voyage(8), (None,)) is None
    assert known.same_deal(voyage(), ("sailor",)) is None
    assert known.daily("shtil", DAY.day) is None


def test_what_another_version_found_is_worked_out_again(known: KnownDeals, monkeypatch: pytest.MonkeyPatch):
    known.keep_difficulty("shtil", SOLO, 7, 4)
    known.keep_same_deal(voyage(), (None,), sailed(voyage()))
    known.keep_daily("shtil", DAY)
    monkeypatch.setattr(known_deals, "__version__", "0.0.1")
    assert known.difficulty("shtil", SOLO, 7) is None
    assert known.same_deal(voyage(), (None,)) is None
    assert known.daily("shtil", DAY.day) == DAY, "the deal of a day never changes"


def test_the_oldest_go_when_there_are_too_many(known: KnownDeals, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(known_deals.MOST, "difficulties", 2)
    for number in (1, 2, 3):
        known.keep_difficulty("shtil", SOLO, number, 1)
    assert [known.difficulty("shtil", SOLO, number) for number in (1, 2, 3)] == [None, 1, 1]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE difficulties SET difficulty = 6",
        "UPDATE difficulties SET difficulty = 'hard'",
        "UPDATE same_deals SET record = '{'",
        "UPDATE same_deals SET record = 5",
        "UPDATE same_deals SET record = replace(record, '\"seed\": 7', '\"seed\": 8')",
        "UPDATE days SET deal = 'zzz'",
        "UPDATE days SET deal = NULL",
    ],
)
def test_a_row_that_makes_no_sense_is_not_known_and_written_anew(path: Path, damage: str):
    game, found = voyage(), sailed(voyage())

    def keep(known: KnownDeals) -> None:
        known.keep_difficulty("shtil", SOLO, 7, 4)
        known.keep_same_deal(game, (None,), found)
        known.keep_daily("shtil", DAY)

    def asked(known: KnownDeals) -> list[object]:
        return [
            known.difficulty("shtil", SOLO, 7),
            known.same_deal(game, (None,)),
            known.daily("shtil", DAY.day),
        ]

    with read_again(path) as known:
        keep(known)
    spoil(path, damage)
    with read_again(path) as known:
        assert asked(known).count(None) == 1
        keep(known)
        assert asked(known) == [4, found, DAY]


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.write_bytes(b"no database at all, but long enough to be looked at" * 20),
        lambda path: spoil(path, "CREATE TABLE difficulties (other)"),
        lambda path: path.mkdir(),
    ],
)
def test_a_file_that_is_not_ours_does_not_keep_anybody_from_playing(
    path: Path, make: Callable[[Path], object]
):
    make(path)
    with read_again(path) as known:
        known.keep_difficulty("shtil", SOLO, 7, 4)
        assert known.difficulty("shtil", SOLO, 7) == 4


def test_a_file_that_someone_holds_tells_nothing_for_now(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.01)
    with read_again(path) as known:
        known.keep_difficulty("shtil", SOLO, 7, 4)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert known.difficulty("shtil", SOLO, 7) is None
            known.keep_difficulty("shtil", SOLO, 8, 4)
        assert known.difficulty("shtil", SOLO, 7) == 4


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_keeps_it_for_this_run(tmp_path: Path, path: Path):
    tmp_path.chmod(0o500)
    with read_again(path) as known:
        known.keep_difficulty("shtil", SOLO, 7, 4)
        assert known.difficulty("shtil", SOLO, 7) == 4
    tmp_path.chmod(0o700)
