"""Statistics: each finished voyage once, whatever happens to the program or the file."""

from __future__ import annotations

import csv
import sqlite3
import stat
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import pytest

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil.actions import Resign
from shtil_desktop.voyage.figures import (
    Choice,
    Expansion,
    Finished,
    by_kind,
    finished,
    lost_at,
    rate_over_time,
    summary,
)
from shtil_desktop.voyage.logbook import Voyage
from shtil_desktop.voyage.session import Session
from shtil_desktop.voyage.statistics import Statistics, StatisticsTrouble
from shtil_desktop.voyage.store import Store
from tests.games.kinds import FEW_KINDS
from tests.voyage.sailing import new_voyage, sail

SOLO = Options(Mode.STANDARD, 1)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "statistics.sqlite"


def sailed(options: Options = SOLO, number: int = 1, store: Store | None = None) -> Session:
    session = Session(new_voyage(options, number), store)
    sail(session, Random(number))
    return session


def one(result: Result = Result.WON, **changes) -> Finished:
    usual: dict[str, Any] = {
        "id": "x",
        "finished": datetime(2026, 11, 16, tzinfo=UTC),
        "options": SOLO,
        "number": 1,
        "reason": "finish",
        "actions": 50,
        "cards_left": 4,
        "used_undo": False,
        "hints_used": 0,
        "is_repeat": False,
        "daily": None,
        "lost_cells": (),
    }
    return Finished(result=result, **(usual | changes))


@pytest.mark.parametrize("options", FEW_KINDS[::2], ids=lambda options: options.key)
def test_a_finished_voyage_is_remembered_as_it_was(path, options):
    session = sailed(options, 2)
    statistics = Statistics(path)
    assert statistics.count(session.voyage)
    statistics.close()
    again = Statistics(path)
    assert again.voyages() == [finished(session.voyage)]
    assert again.is_lasting
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_voyage_is_counted_once(path):
    statistics = Statistics(path)
    session = sailed()
    assert statistics.count(session.voyage)
    assert not statistics.count(session.voyage)
    assert statistics.summary().voyages == 1


def test_an_unfinished_or_foreign_voyage_is_not_counted(path):
    statistics = Statistics(path)
    session = Session(new_voyage(SOLO), None)
    assert not statistics.count(session.voyage)
    session.play(Resign())
    session.voyage.is_foreign = True
    assert not statistics.count(session.voyage)
    assert statistics.voyages() == []


def test_a_voyage_ended_anew_after_undo_replaces_itself_as_one_with_undo(path):
    statistics = Statistics(path)
    session = sailed()
    statistics.count(session.voyage)
    before = statistics.summary()
    session.undo()
    session.play(Resign())
    statistics.count(session.voyage)
    after = statistics.voyages()
    assert [one.reason for one in after] == ["resigned"]
    assert (before.unhelped, statistics.summary().unhelped) == (1, 0)
    assert statistics.voyages(Choice(undo=False)) == []


def test_what_was_finished_when_the_program_was_killed_is_counted_later(path, tmp_path):
    store = Store(tmp_path / "voyages")
    for number in (1, 2, 3):
        sailed(SOLO, number, store)
    sail(Session(new_voyage(SOLO, 4), store), Random(4), 3)
    statistics = Statistics(path)
    assert statistics.catch_up(store) == 3
    assert statistics.catch_up(store) == 0
    assert statistics.summary().voyages == 3


def test_voyages_under_way_are_not_read_at_every_start(path, tmp_path, monkeypatch):
    store = Store(tmp_path / "voyages")
    over = sailed(SOLO, 1, store).voyage
    for number in (2, 3):
        sail(Session(new_voyage(SOLO, number), store), Random(number), 3)
    read, load = [], store.load

    def watched(name: str) -> Voyage:
        read.append(name)
        return load(name)

    monkeypatch.setattr(store, "load", watched)
    assert Statistics(path).catch_up(store) == 1
    assert read == [over.id]


def test_voyages_are_caught_up_with_in_the_order_they_were_finished(path, tmp_path):
    store = Store(tmp_path / "voyages")
    days = [datetime(2026, 11, day, tzinfo=UTC) for day in (3, 1, 2)]
    for number, day in enumerate(days, start=1):
        voyage = sailed(SOLO, number).voyage
        voyage.finished = day
        store.save(voyage)
    statistics = Statistics(path)
    assert statistics.catch_up(store) == 3
    assert [one.finished for one in statistics.voyages()] == sorted(days)


def test_a_reset_is_for_good(path, tmp_path):
    store = Store(tmp_path / "voyages")
    session = sailed(SOLO, 1, store)
    statistics = Statistics(path)
    statistics.count(session.voyage)
    statistics.reset()
    assert statistics.catch_up(store) == 0
    assert not statistics.count(session.voyage)
    assert statistics.voyages() == []
    statistics.count(sailed(SOLO, 2).voyage)
    assert statistics.summary().voyages == 1


def test_among_rivals_the_result_is_the_players():
    session = sailed(Options(Mode.COMPETITIVE, 2), 3)
    outcome = session.game.result
    assert outcome is not None and outcome.seat is not None
    for player in (0, 1):
        session.voyage.player = player
        expected = Result.WON if outcome.seat == player else Result.LOST
        assert finished(session.voyage).result is expected


def test_streaks_rates_and_shortest():
    won, lost = Result.WON, Result.LOST
    figures = summary([one(r, actions=40 + n) for n, r in enumerate([lost, won, won, won, lost, won, won])])
    assert (figures.voyages, figures.wins, figures.rate) == (7, 5, 5 / 7)
    assert (figures.current_streak, figures.best_streak) == (2, 3)
    assert (figures.shortest, figures.cards_left) == (41, 4)


def test_nothing_sailed_comes_to_nothing():
    figures = summary([])
    assert (figures.voyages, figures.rate, figures.shortest, figures.cards_left) == (0, None, None, None)


def test_a_draw_is_no_win():
    figures = summary([one(), one(Result.DRAW)])
    assert (figures.wins, figures.draws, figures.current_streak) == (1, 1, 0)


def test_choices_sift():
    stormy = one(options=Options(Mode.STANDARD, 2, storms=True, wilds=1))
    helped = one(hints_used=1, is_repeat=True)
    old = one(finished=datetime(2025, 1, 1, tzinfo=UTC))
    arch = one(options=Options(Mode.ARCH, 3))
    everything = [stormy, helped, old, arch]

    def sifted(choice: Choice) -> list[Finished]:
        return [found for found in everything if choice.takes(found)]

    assert sifted(Choice()) == everything
    assert sifted(Choice(mode=Mode.ARCH)) == [arch]
    assert sifted(Choice(seats=2)) == [stormy]
    assert sifted(Choice(expansion=Expansion.STORMS)) == [stormy]
    assert sifted(Choice(expansion=Expansion.REEFS)) == []
    assert sifted(Choice(hints=True)) == [helped]
    assert sifted(Choice(repeats=False, mode=Mode.STANDARD, seats=1)) == [old]
    assert sifted(Choice(since=date(2026, 1, 1))) == [stormy, helped, arch]


def test_every_kind_has_its_summary_the_most_sailed_first():
    arch = Options(Mode.ARCH, 3)
    kinds = by_kind([one(), one(options=arch), one(Result.LOST, options=arch)])
    assert list(kinds) == [arch, SOLO]
    assert kinds[arch].rate == 0.5


def test_the_rate_over_time_looks_at_the_last_voyages():
    found = [one(Result.WON if n >= 4 else Result.LOST) for n in range(8)]
    assert [rate for _, rate in rate_over_time(found, 4)] == [0, 0, 0, 0, 0.25, 0.5, 0.75, 1]


def test_lost_cells_are_counted_for_each_mode():
    lost = [one(Result.LOST, lost_cells=(1, 2)), one(Result.LOST, lost_cells=(2,))]
    other = one(Result.LOST, options=Options(Mode.ARCH, 1), lost_cells=(2,))
    assert lost_at([*lost, other], Mode.STANDARD) == {1: 1, 2: 2}


def test_the_best_result_of_a_day_counts(path):
    statistics = Statistics(path)
    for number, day in [(1, 1), (2, 1), (3, 2)]:
        session = Session(new_voyage(SOLO, number), None)
        session.voyage.daily = date(2026, 11, day)
        session.play(Resign())
        statistics.count(session.voyage)
    assert statistics.daily_results() == {date(2026, 11, day): Result.LOST for day in (1, 2)}
    base = sqlite3.connect(path)
    with base:
        base.execute("UPDATE voyages SET result = 'won' WHERE number = 1")
    assert statistics.daily_results()[date(2026, 11, 1)] is Result.WON
    base.close()


def test_the_order_is_that_of_sailing_even_if_the_clock_jumps_back(path):
    statistics = Statistics(path)
    sessions = [sailed(SOLO, number) for number in (1, 2, 3)]
    for days, session in zip((0, -400, 1), sessions, strict=True):
        assert session.voyage.finished is not None
        session.voyage.finished += timedelta(days=days)
        statistics.count(session.voyage)
    assert [found.number for found in statistics.voyages()] == [1, 2, 3]


def test_export_is_a_table_with_a_header(path, tmp_path):
    statistics = Statistics(path)
    session = sailed(Options(Mode.STANDARD, 2, monsters=4))
    statistics.count(session.voyage)
    statistics.export(tmp_path / "all.csv")
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["id"], row["mode"], row["monsters"]) for row in rows] == [
        (session.voyage.id, "standard", "4")
    ]


def other_tables(path) -> None:
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE voyages (id, name)")
    base.close()


def half_of_it(path) -> None:
    statistics = Statistics(path)
    for number in range(1, 30):
        session = Session(new_voyage(SOLO, number), None)
        session.play(Resign())
        statistics.count(session.voyage)
    statistics.close()
    path.write_bytes(path.read_bytes()[:-4096])


@pytest.mark.parametrize(
    "spoil",
    [lambda path: path.write_bytes(b"no database" * 500), other_tables, half_of_it],
    ids=["nonsense", "other tables", "cut"],
)
def test_a_garbled_file_is_set_aside(path, spoil):
    spoil(path)
    path.with_name(path.name + "-journal").write_bytes(b"left over")
    statistics = Statistics(path)
    assert statistics.broken is not None and statistics.broken.name == "statistics.sqlite.broken"
    assert statistics.broken.exists()
    assert statistics.count(sailed().voyage)
    assert statistics.is_lasting
    assert statistics.summary().voyages == 1


def test_a_file_that_becomes_garbled_is_set_aside_too(path):
    statistics = Statistics(path)
    statistics.count(sailed().voyage)
    content = path.read_bytes()
    path.write_bytes(content[:24] + b"\xff" * (len(content) - 24))
    statistics.voyages()
    assert statistics.count(sailed(SOLO, 2).voyage)
    assert statistics.summary().voyages == 1
    assert statistics.broken is not None


def test_a_file_of_a_newer_version_is_left_alone(path):
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 99")
    base.commit()
    base.close()
    before = path.read_bytes()
    statistics = Statistics(path)
    assert not statistics.is_lasting
    assert statistics.count(sailed().voyage)
    assert path.read_bytes() == before


@pytest.mark.parametrize("path", [None, "folder"])
def test_without_a_file_they_are_kept_in_memory(tmp_path, path):
    statistics = Statistics(tmp_path if path else None)
    assert not statistics.is_lasting
    assert statistics.count(sailed().voyage)
    assert statistics.summary().voyages == 1


def test_a_file_that_someone_holds_is_trouble_and_no_loss(path, monkeypatch):
    monkeypatch.setattr("shtil_desktop.voyage.statistics.PATIENCE", 0.01)
    statistics = Statistics(path)
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StatisticsTrouble):
        statistics.count(sailed().voyage)
    other.rollback()
    other.close()
    assert statistics.count(sailed().voyage)
    assert statistics.broken is None


def test_a_row_that_makes_no_sense_is_left_out(path):
    statistics = Statistics(path)
    for number in (1, 2):
        statistics.count(sailed(SOLO, number).voyage)
    base = sqlite3.connect(path)
    with base:
        base.execute("UPDATE voyages SET mode = 'submarine' WHERE number = 1")
    base.close()
    assert [found.number for found in statistics.voyages()] == [2]


def test_text_that_is_no_text_is_no_error(tmp_path):
    path = tmp_path / "statistics.sqlite"
    Statistics(path).close()
    base = sqlite3.connect(path)
    with base:
        base.execute("INSERT INTO counted VALUES (CAST(x'ff80' AS TEXT), CAST(x'c3' AS TEXT))")
    base.close()
    statistics = Statistics(path)
    assert statistics.catch_up(Store(tmp_path / "voyages")) == 0
    statistics.close()


def test_a_file_whose_very_complaint_is_garbled_is_set_aside(tmp_path):
    path = tmp_path / "statistics.sqlite"
    Statistics(path).close()
    content = path.read_bytes()
    assert b"lost_cells," in content
    path.write_bytes(content.replace(b"lost_cells,", b"lost \xbc\xff,,,", 1))
    statistics = Statistics(path)
    assert statistics.broken is not None and statistics.is_lasting
    assert statistics.summary().voyages == 0
    statistics.close()
