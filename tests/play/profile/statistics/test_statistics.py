"""Statistics: each finished voyage once, whatever happens to the program or the file."""

from __future__ import annotations

import csv
import sqlite3
import stat
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import pytest

from shtil_desktop.games import GAMES
from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.sqlite_file import FileTrouble
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import (
    Figures,
    Finished,
    Selection,
    Tally,
    finished,
)
from shtil_desktop.play.profile.statistics.queries import MOST_RATES
from shtil_desktop.play.session import Session
from shtil_desktop.windows.pages.game_pages import pages_of
from tests.games.shtil.kinds import FEW_KINDS
from tests.play.profile.statistics import plain_figures
from tests.play.sailing import new_voyage, sail
from tests.toy.pebbles.game import PEBBLES

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
        "game": "shtil",
        "finished": datetime(2026, 11, 16, tzinfo=UTC),
        "options": SOLO,
        "number": 1,
        "reason": "finish",
        "actions": 50,
        "used_undo": False,
        "hints_used": 0,
        "is_repeat": False,
        "daily": None,
    }
    counted = {"cards_left": changes.pop("cards_left", 4), "lost_cells": changes.pop("lost_cells", ())}
    return Finished(result=result, **(usual | {"figures": counted} | changes))


def figures_of(found: list[Finished], selection: Selection = Selection()) -> Figures:  # noqa: B008
    """What these come to, each as a voyage of its own."""
    statistics = Statistics(None)
    statistics.add([replace(each, id=str(at)) for at, each in enumerate(found)])
    return statistics.figures(selection)


@pytest.mark.parametrize("options", FEW_KINDS[::2], ids=lambda options: options.key)
def test_a_finished_voyage_is_remembered_as_it_was(path, options):
    session = sailed(options, 2)
    statistics = Statistics(path)
    assert statistics.count(session.match)
    statistics.close()
    again = Statistics(path)
    assert again.matches() == [finished(session.match)]
    assert again.is_lasting
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_voyage_is_counted_once(path):
    statistics = Statistics(path)
    session = sailed()
    assert statistics.count(session.match)
    assert not statistics.count(session.match)
    assert statistics.figures().summary.matches == 1


def test_an_unfinished_or_foreign_voyage_is_not_counted(path):
    statistics = Statistics(path)
    session = Session(new_voyage(SOLO), None)
    assert not statistics.count(session.match)
    session.play(Resign())
    session.match.is_foreign = True
    assert not statistics.count(session.match)
    assert statistics.matches() == []


def test_a_voyage_ended_anew_after_undo_replaces_itself_as_one_with_undo(path):
    statistics = Statistics(path)
    session = sailed()
    statistics.count(session.match)
    before = statistics.figures().summary
    session.undo()
    session.play(Resign())
    statistics.count(session.match)
    after = statistics.matches()
    assert [one.reason for one in after] == ["resigned"]
    assert (before.unhelped, statistics.figures().summary.unhelped) == (1, 0)
    assert statistics.figures(Selection(undo=False)).summary.matches == 0


def test_missing_is_what_was_not_counted_as_it_is_now(path):
    statistics = Statistics(path)
    statistics.add([one(id="a"), one(id="b")])
    moment = one().finished.isoformat()
    over = {"a": moment, "b": "2026-11-17T00:00:00+00:00", "c": moment}
    assert sorted(statistics.missing(over)) == ["b", "c"]
    assert statistics.missing({}) == []


def test_a_reset_is_for_good(path, tmp_path):
    store = Store(tmp_path / "voyages")
    session = sailed(SOLO, 1, store)
    statistics = Statistics(path)
    statistics.count(session.match)
    statistics.reset()
    assert session.match.finished is not None
    assert statistics.missing({session.match.id: session.match.finished.isoformat()}) == []
    assert not statistics.count(session.match)
    assert statistics.matches() == []
    statistics.count(sailed(SOLO, 2).match)
    assert statistics.figures().summary.matches == 1


def test_among_rivals_the_result_is_the_players():
    session = sailed(Options(Mode.COMPETITIVE, 2), 3)
    outcome = session.game.result
    assert outcome is not None and len(outcome.winners) == 1
    for player in (0, 1):
        session.match.player = player
        expected = Result.WON if player in outcome.winners else Result.LOST
        assert finished(session.match).result is expected


def test_streaks_rates_and_shortest():
    won, lost = Result.WON, Result.LOST
    results = [lost, won, won, won, lost, won, won]
    figures = figures_of([one(r, actions=40 + n) for n, r in enumerate(results)]).summary
    assert (figures.matches, figures.wins, figures.rate) == (7, 5, 5 / 7)
    assert (figures.current_streak, figures.best_streak) == (2, 3)
    assert (figures.shortest, figures.averages) == (41, {"cards_left": 4})


def test_nothing_sailed_comes_to_nothing():
    figures = figures_of([]).summary
    assert (figures.matches, figures.rate, figures.shortest, figures.averages) == (0, None, None, {})


def test_a_draw_is_no_win():
    figures = figures_of([one(), one(Result.DRAW)]).summary
    assert (figures.wins, figures.draws, figures.current_streak) == (1, 1, 0)


def test_choices_sift():
    stormy = one(options=Options(Mode.STANDARD, 2, storms=True, wilds=1))
    helped = one(hints_used=1, is_repeat=True)
    old = one(finished=datetime(2025, 1, 1, tzinfo=UTC))
    arch = one(options=Options(Mode.ARCH, 3))
    everything = [stormy, helped, old, arch]

    def sifted(selection: Selection) -> list[Finished]:
        found = [each for each in everything if plain_figures.takes(selection, each)]
        assert figures_of(everything, selection).summary == plain_figures.summary(found)
        return found

    assert sifted(Selection()) == everything
    assert sifted(Selection(group=Mode.ARCH)) == [arch]
    assert sifted(Selection(seats=2)) == [stormy]
    assert sifted(Selection(having="storms")) == [stormy]
    assert sifted(Selection(having="reefs")) == []
    assert sifted(Selection(options=SOLO)) == [helped, old]
    assert sifted(Selection(hints=True)) == [helped]
    assert sifted(Selection(repeats=False, group=Mode.STANDARD, seats=1)) == [old]
    assert sifted(Selection(since=date(2026, 1, 1))) == [stormy, helped, arch]


def test_the_end_of_a_plain_voyage_counts_neither_expansions_nor_removed_islands():
    plain = Options(Mode.STANDARD, 3)
    stormy, fewer = Options(Mode.STANDARD, 3, storms=True), Options(Mode.STANDARD, 3, removed=10)
    found = [one(options=plain), *(one(Result.LOST, options=other) for other in (stormy, stormy, fewer))]
    similar = pages_of("shtil").statistics().similar
    summary = figures_of(found, Selection("shtil", **similar(plain))).summary
    assert (summary.matches, summary.wins, summary.current_streak) == (1, 1, 1)
    assert figures_of(found, Selection("shtil", **similar(stormy))).summary.matches == 2
    assert figures_of(found, Selection("shtil", **similar(fewer))).summary.matches == 1


def test_the_rate_over_time_looks_at_the_last_voyages():
    found = [one(Result.WON if n >= 20 else Result.LOST) for n in range(24)]
    assert figures_of(found).rates == (*([None] * 9), *([0] * 11), 0.05, 0.1, 0.15, 0.2)


def test_the_rate_of_few_voyages_is_told_once():
    found = [one(Result.WON), one(Result.LOST), one(Result.WON)]
    assert figures_of(found).rates == (None, None, 2 / 3)


def test_of_very_many_voyages_only_some_rates_are_told_and_always_the_last():
    found = [one(Result.LOST)] * (4 * MOST_RATES) + [one()] * 20
    rates = figures_of(found).rates
    assert MOST_RATES // 2 < len(rates) <= MOST_RATES
    assert (rates[0], rates[3], rates[-1]) == (None, 0, 1)


def test_lost_cells_are_counted_for_the_mode_with_the_most_losses():
    lost = [one(Result.LOST, lost_cells=(1, 2)), one(Result.LOST, lost_cells=(2,))]
    other = one(Result.LOST, options=Options(Mode.ARCH, 1), lost_cells=(2,))
    figures = figures_of([*lost, other])
    assert (figures.lost_group, figures.lost_at) == (Mode.STANDARD, {1: 1, 2: 2})
    figures = figures_of([*lost, other], Selection(group=Mode.ARCH))
    assert (figures.lost_group, figures.lost_at, figures.all) == (Mode.ARCH, {2: 1}, 3)


def test_results_are_told_for_each_mode_that_was_sailed():
    arch = Options(Mode.ARCH, 3)
    figures = figures_of([one(), one(options=arch), one(Result.LOST, options=arch), one(Result.DRAW)])
    assert figures.tallies == {Mode.STANDARD: Tally(1, 0, 1), Mode.ARCH: Tally(1, 1, 0)}


def any_voyage(dice: Random, at: int) -> Finished:
    """One that could have been sailed."""
    options = dice.choice(FEW_KINDS)
    result = dice.choice([Result.WON, Result.WON, Result.LOST, Result.DRAW])
    return one(
        result,
        id=str(at),
        options=options,
        finished=datetime(2025, 1, 1, tzinfo=UTC) + timedelta(hours=dice.randrange(20_000)),
        actions=dice.randrange(20, 90),
        cards_left=dice.randrange(9),
        used_undo=dice.random() < 0.3,
        hints_used=dice.choice([0, 0, 3]),
        is_repeat=dice.random() < 0.2,
        daily=date(2026, 1, 1) + timedelta(days=dice.randrange(40)) if dice.random() < 0.3 else None,
        lost_cells=tuple(dice.sample(range(28), 4)) if result is Result.LOST else (),
    )


def test_sqlite_and_a_plain_count_come_to_the_same():
    dice = Random(5)
    found = [any_voyage(dice, at) for at in range(400)]
    statistics = Statistics(None)
    statistics.add(found)
    flags = [None, True, False]
    for _ in range(60):
        selection = Selection(
            game=dice.choice([None, "shtil"]),
            group=dice.choice([None, *Mode]),
            seats=dice.choice([None, None, 1, 3]),
            having=dice.choice([None, None, "reefs", "monsters", "storms", "wilds", "removed"]),
            undo=dice.choice(flags),
            hints=dice.choice(flags),
            repeats=dice.choice(flags),
            since=dice.choice([None, date(2026, 3, 1)]),
        )
        chosen = [each for each in found if plain_figures.takes(selection, each)]
        figures = statistics.figures(selection)
        assert figures.summary == plain_figures.summary(chosen)
        assert list(figures.rates) == plain_figures.rates(chosen)
        assert figures.tallies == plain_figures.tallies(chosen)
        assert figures.lost_at == plain_figures.lost_at(chosen, figures.lost_group)
        ends = (chosen[0].finished, chosen[-1].finished) if chosen else (None, None)
        assert (figures.first, figures.last) == ends
        assert (figures.all, figures.unreadable) == (400, 0)


def test_the_best_result_of_a_day_counts(path):
    statistics = Statistics(path)
    for number, day in [(1, 1), (2, 1), (3, 2)]:
        session = Session(new_voyage(SOLO, number), None)
        session.match.daily = date(2026, 11, day)
        session.play(Resign())
        statistics.count(session.match)
    assert statistics.standing().days == {date(2026, 11, day): Result.LOST for day in (1, 2)}
    base = sqlite3.connect(path)
    with base:
        base.execute("UPDATE matches SET result = 'won' WHERE number = 1")
    assert statistics.standing().days[date(2026, 11, 1)] is Result.WON
    base.close()


def test_the_order_is_that_of_sailing_even_if_the_clock_jumps_back(path):
    statistics = Statistics(path)
    sessions = [sailed(SOLO, number) for number in (1, 2, 3)]
    for days, session in zip((0, -400, 1), sessions, strict=True):
        assert session.match.finished is not None
        session.match.finished += timedelta(days=days)
        statistics.count(session.match)
    assert [found.number for found in statistics.matches()] == [1, 2, 3]


def test_export_is_a_table_with_a_header(path, tmp_path):
    statistics = Statistics(path)
    session = sailed(Options(Mode.STANDARD, 2, monsters=4))
    statistics.count(session.match)
    statistics.export(tmp_path / "all.csv")
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["id"], row["mode"], row["monsters"]) for row in rows] == [
        (session.match.id, "standard", "4")
    ]


def other_tables(path) -> None:
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE matches (id, name)")
    base.close()


def half_of_it(path) -> None:
    statistics = Statistics(path)
    for number in range(1, 30):
        session = Session(new_voyage(SOLO, number), None)
        session.play(Resign())
        statistics.count(session.match)
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
    assert statistics.count(sailed().match)
    assert statistics.is_lasting
    assert statistics.figures().summary.matches == 1


def test_a_file_that_becomes_garbled_is_set_aside_too(path):
    statistics = Statistics(path)
    statistics.count(sailed().match)
    content = path.read_bytes()
    path.write_bytes(content[:24] + b"\xff" * (len(content) - 24))
    statistics.matches()
    assert statistics.count(sailed(SOLO, 2).match)
    assert statistics.figures().summary.matches == 1
    assert statistics.broken is not None


def test_a_file_of_a_newer_version_is_left_alone(path):
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 99")
    base.commit()
    base.close()
    before = path.read_bytes()
    statistics = Statistics(path)
    assert not statistics.is_lasting
    assert statistics.count(sailed().match)
    assert path.read_bytes() == before


@pytest.mark.parametrize("path", [None, "folder"])
def test_without_a_file_they_are_kept_in_memory(tmp_path, path):
    statistics = Statistics(tmp_path if path else None)
    assert not statistics.is_lasting
    assert statistics.count(sailed().match)
    assert statistics.figures().summary.matches == 1


def test_a_file_that_someone_holds_is_trouble_and_no_loss(path, monkeypatch):
    monkeypatch.setattr("shtil_desktop.play.profile.sqlite_file.PATIENCE", 0.01)
    statistics = Statistics(path)
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(FileTrouble):
        statistics.count(sailed().match)
    other.rollback()
    other.close()
    assert statistics.count(sailed().match)
    assert statistics.broken is None


@pytest.mark.parametrize(
    "damage",
    [
        """options = '{"mode": "submarine"}'""",
        """options = '{"mode": "arch", "reefs": true}'""",
        """options = '{"seats": 1.5}'""",
        """options = '{"seats": "1"}'""",
        """options = '{"mode": '""",
        "options = '[]'",
        "options = NULL",
        "options = x'00ff'",
        "options = replace(hex(zeroblob(40000)), '0', '[')",
        "game = NULL",
        "game = 7",
        "hints_used = NULL",
        "hints_used = 'some'",
        "hints_used = -1",
        "actions = NULL",
        "actions = x'00ff'",
        "actions = 9223372036854775807",
        """figures = '{"cards_left": "four"}'""",
        """figures = '{"cards_left": 1e30}'""",
        """figures = '{"cards_left": -1}'""",
        """figures = '{"cards_left": 12345678}'""",
        """figures = '{"cards_left": null}'""",
        """figures = '{"cards_left": {"a": 1}}'""",
        """figures = '{"cards_left": '""",
        """figures = '{"lost_cells": [[1, 2], 3]}'""",
        "figures = '[1]'",
        "figures = '4'",
        "figures = NULL",
        "figures = ''",
        "figures = 7",
        "used_undo = NULL",
        "daily = '2026-02-31'",
        "daily = 'tomorrow'",
        "daily = 20261116",
        "daily = '0000-01-01'",
        "finished = NULL",
        "finished = '2026-13-01T00:00:00+00:00'",
        "finished = '2026-11-16T25:00:00+00:00'",
        "finished = '2026-11-16'",
        "finished = 0",
        "result = 'sunk'",
        "number = 'one'",
        "id = NULL",
    ],
)
def test_a_row_that_makes_no_sense_is_left_out_and_counted(path, damage, tmp_path):
    statistics = Statistics(path)
    for number in (1, 2):
        statistics.count(sailed(SOLO, number).match)
    base = sqlite3.connect(path)
    with base:
        base.execute(f"UPDATE matches SET {damage} WHERE number = 1")
    base.close()
    assert [found.number for found in statistics.matches()] == [2]
    figures, standing = statistics.figures(), statistics.standing()
    assert (figures.summary.matches, figures.all, figures.unreadable) == (1, 1, 1)
    assert (standing.matches, standing.unreadable) == (1, 1)
    statistics.export(tmp_path / "all.csv")
    assert statistics.count(sailed(SOLO, 3).match)
    assert statistics.broken is None


@pytest.mark.parametrize("year", ["0001", "9999"])
def test_the_first_and_the_last_day_of_the_calendar_are_days_like_any_other(path, year):
    statistics = Statistics(path)
    statistics.add([one(daily=date(int(year), 1, 1), finished=datetime(int(year), 1, 1, tzinfo=UTC))])
    base = sqlite3.connect(path)
    with base:
        base.execute(f"UPDATE matches SET finished = '{year}-12-31T23:59:59-14:00'")
    base.close()
    assert statistics.standing().days == {date(int(year), 1, 1): Result.WON}
    assert statistics.figures().first is not None


def test_options_that_another_version_has_written_are_no_trouble(path):
    """What it knows and we don't is ignored, what we know and it doesn't is as usual."""
    statistics = Statistics(path)
    statistics.add([one(id="a"), one(id="b")])
    base = sqlite3.connect(path)
    with base:
        base.execute("""UPDATE matches SET options = '{"mode": "arch", "tides": 3}' WHERE id = 'b'""")
    base.close()
    again = Statistics(path)
    assert [found.options for found in again.matches()] == [SOLO, Options(Mode.ARCH)]
    assert again.broken is None and again.is_lasting and again.figures().unreadable == 0


def test_each_game_is_counted_for_itself(path, monkeypatch):
    monkeypatch.setitem(GAMES, "pebbles", "tests.toy.pebbles.game:PEBBLES")
    pebbles: dict[str, Any] = {"game": "pebbles", "options": PEBBLES.default_options(), "figures": {}}
    day = date(2026, 11, 16)
    statistics = Statistics(path)
    statistics.add(
        [one(id="a", daily=day), one(Result.LOST, id="b", **pebbles), one(id="c", daily=day, **pebbles)]
    )
    assert statistics.figures(Selection(game="shtil")).all == 1
    figures = statistics.figures(Selection(game="pebbles"))
    assert (figures.summary.matches, figures.summary.wins, figures.all) == (2, 1, 2)
    assert (figures.summary.averages, figures.lost_at) == ({}, {})
    assert statistics.figures().summary.matches == 3
    assert statistics.figures(Selection(game="pebbles", seats=3)).summary.matches == 0
    standing = statistics.standing()
    assert (standing.matches, standing.wins, standing.of("pebbles").matches) == (3, 2, 2)
    assert standing.of("shtil").days == {day: Result.WON} and standing.of("chess").matches == 0
    statistics.export(path.with_name("all.csv"))
    with path.with_name("all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["rounds"], row["cards_left"]) for row in rows] == [
        ("shtil", "", "4"),
        ("pebbles", "4", ""),
        ("pebbles", "4", ""),
    ]
    monkeypatch.delitem(GAMES, "pebbles")
    assert statistics.figures().summary.matches == 1
    assert statistics.standing().unreadable == 0, "of a game that isn't here: neither damaged nor counted"


def test_text_that_is_no_text_is_no_error(tmp_path):
    path = tmp_path / "statistics.sqlite"
    Statistics(path).close()
    base = sqlite3.connect(path)
    with base:
        base.execute("INSERT INTO counted VALUES (CAST(x'ff80' AS TEXT), CAST(x'c3' AS TEXT))")
    base.close()
    statistics = Statistics(path)
    assert statistics.missing({"x": "2026"}) == ["x"]
    statistics.close()


def test_a_file_whose_very_complaint_is_garbled_is_set_aside(tmp_path):
    path = tmp_path / "statistics.sqlite"
    Statistics(path).close()
    content = path.read_bytes()
    assert b"is_repeat," in content
    path.write_bytes(content.replace(b"is_repeat,", b"is_ \xbc\xff,,,,", 1))
    statistics = Statistics(path)
    assert statistics.broken is not None and statistics.is_lasting
    assert statistics.figures().summary.matches == 0
    statistics.close()


def test_a_voyage_played_on_from_a_replay_is_counted_apart(path, tmp_path):
    session = sailed()
    on = session.match.played_on(session.position(2), 2)
    after = Session(on, None)
    after.play(Resign())
    statistics = Statistics(path)
    assert statistics.count(on)
    statistics.add([one(Result.WON, id="a"), one(Result.WON, id="b", figures={"played_on": 1})])
    found = statistics.figures()
    assert (found.summary.matches, found.summary.wins, found.summary.current_streak) == (1, 1, 1)
    assert found.played_on == Tally(won=1, lost=1) and found.all == 3
    assert sum(tally.all for tally in found.tallies.values()) == len(found.rates) == 1
    assert statistics.figures(Selection(undo=True)).played_on == Tally()
    assert statistics.standing().matches == 1 and found.unreadable == 0
    assert [each.is_played_on for each in statistics.matches()] == [True, False, True]
    statistics.export(tmp_path / "all.csv")
    with (tmp_path / "all.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["is_played_on"] for row in rows] == ["1", "0", "1"]
    assert "played_on" not in rows[0]
