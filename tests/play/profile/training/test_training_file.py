"""Training in the profile: how far problems are solved, when drills come back, and a file that suffers."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.play.profile import sqlite_file
from shtil_desktop.play.profile.training.database import FileTrouble, Training
from shtil_desktop.play.profile.training.drills import (
    MOST_NEW,
    Drill,
    after_try,
    due_on,
    new_drill,
)
from shtil_desktop.play.profile.training.progress import ProblemState, Progress
from tests.processes import PIPE, running

TODAY = date(2026, 11, 12)
MISTAKE = new_drill("shtil", "voyage", Mistake(23, Loss.MATCH, 0), TODAY)


def in_days(days: int) -> date:
    return TODAY + timedelta(days)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "training.sqlite"


@pytest.fixture
def training(path: Path) -> Iterator[Training]:
    with contextlib.closing(Training(path)) as found:
        yield found


def reread(path: Path) -> dict[str, Progress]:
    with contextlib.closing(Training(path)) as found:
        return found.progress("shtil")


# Problems


def test_a_problem_is_solved_at_the_first_try_with_tries_or_with_a_hint(training: Training, path: Path):
    training.note_solution("shtil", "win-1", TODAY)
    training.note_wrong_move("shtil", "win-2")
    training.note_wrong_move("shtil", "win-2")
    training.note_solution("shtil", "win-2", TODAY)
    training.note_wrong_move("shtil", "win-3")
    training.note_hint("shtil", "win-3")
    training.note_solution("shtil", "win-3", TODAY)
    training.note_wrong_move("shtil", "win-4")
    training.note_solution("qwirkle", "best-1", TODAY)
    kept = reread(path)
    assert {name: one.standing for name, one in kept.items()} == {
        "win-1": ProblemState.FIRST_TRY,
        "win-2": ProblemState.TRIES,
        "win-3": ProblemState.HINT,
        "win-4": ProblemState.OPEN,
    }
    assert kept["win-2"] == Progress("shtil", "win-2", wrong=2, solved=TODAY)


def test_the_first_solution_counts(training: Training, path: Path):
    training.note_solution("shtil", "win-1", TODAY)
    training.note_wrong_move("shtil", "win-1")
    training.note_hint("shtil", "win-1")
    training.note_solution("shtil", "win-1", in_days(9))
    assert reread(path)["win-1"] == Progress("shtil", "win-1", solved=TODAY)


# Drills


def intervals(answers: str) -> list[int]:
    """Days until it comes back, tried on its day each time: `+` is found, `-` is missed."""
    drill, found = MISTAKE, []
    for answer in answers:
        day = drill.due
        drill = after_try(drill, day, answer == "+")
        found.append((drill.due - day).days)
    return found


def test_the_worse_a_drill_is_known_the_sooner_it_comes_back():
    found, missed = intervals("++++"), intervals("----")
    assert found == sorted(set(found)) and missed == [1, 1, 1, 1]
    assert intervals("+++-")[-1] < found[-2]
    assert intervals("-+++")[-1] < found[-1]


def test_a_drill_that_would_stay_away_for_half_a_year_is_done():
    drill = MISTAKE
    for _ in range(4):
        drill = after_try(drill, drill.due, is_found=True)
        assert drill.is_open
    done = after_try(drill, drill.due, is_found=True)
    assert done.is_done and not done.is_due(in_days(10_000))
    assert after_try(done, in_days(10_000), is_found=False) == done


def test_what_fsrs_answers_for_the_same_tries_is_what_is_kept():
    """Its own documentation's way, without ours: cards that graduate at once."""
    from fsrs import Card, Rating, Scheduler

    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False, maximum_interval=365)
    card, drill = Card(), MISTAKE
    for is_found in (True, False, True, True):
        noon = datetime(drill.due.year, drill.due.month, drill.due.day, 12, tzinfo=UTC)
        card, _ = scheduler.review_card(card, Rating.Good if is_found else Rating.Again, noon)
        drill = after_try(drill, drill.due, is_found)
        assert drill.due == card.due.date() and drill.card is not None
        assert (drill.card.stability, drill.card.difficulty) == (card.stability, card.difficulty)


def test_to_find_it_before_it_is_due_is_practice():
    assert after_try(MISTAKE, TODAY, is_found=True) == MISTAKE


def test_to_miss_it_before_it_is_due_lets_it_come_back_sooner_and_never_later():
    known = MISTAKE
    for _ in range(3):
        known = after_try(known, known.due, is_found=True)
    missed = after_try(known, known.due - timedelta(days=20), is_found=False)
    assert missed.due < known.due and not missed.was_found
    assert after_try(known, known.due - timedelta(days=1), is_found=False).due == known.due


def test_one_try_a_day_counts():
    missed = after_try(MISTAKE, in_days(1), is_found=False)
    assert missed.due == in_days(2)
    assert after_try(missed, in_days(1), is_found=True) == missed
    assert after_try(missed, in_days(1), is_found=False) == missed


def test_a_drill_tried_while_the_clock_was_years_ahead_is_due_when_it_is_right_again():
    ahead = after_try(MISTAKE, in_days(2000), is_found=True)
    assert ahead.is_due(TODAY) and due_on([ahead], TODAY) == [ahead]
    back = after_try(ahead, TODAY, is_found=False)
    assert (back.was_found, back.due) == (False, in_days(1))


def test_a_clock_put_back_by_a_day_lets_it_wait_a_day_longer():
    once = after_try(MISTAKE, in_days(1), is_found=True)
    assert not once.is_due(in_days(0)) and not once.is_due(in_days(2)) and once.is_due(in_days(3))


def test_what_comes_back_is_tried_before_what_is_new_and_the_costliest_new_one_first():
    points = [new_drill("qwirkle", "game", Mistake(at, Loss.POINTS, 10 * at), TODAY) for at in (2, 5)]
    back = [
        after_try(
            new_drill("shkap", "trip", Mistake(at, Loss.COINS, 3 * at), in_days(-9)), in_days(-8), at > 1
        )
        for at in (1, 2)
    ]
    found = due_on([*points, MISTAKE, *reversed(back)], in_days(1))
    assert found == [*back, MISTAKE, points[1], points[0]]
    assert due_on([MISTAKE, back[1]], TODAY) == [back[1]]


def test_so_many_new_ones_are_begun_on_one_day_and_the_costliest_first():
    many = {at: new_drill("qwirkle", f"game {at}", Mistake(1, Loss.POINTS, at), TODAY) for at in range(25)}
    day = in_days(1)
    for _ in range(MOST_NEW):
        first, *_ = due = due_on(many.values(), day)
        assert first.amount == max(one.amount for one in due)
        many[first.amount] = after_try(first, day, is_found=True)
    assert due_on(many.values(), day) == []
    assert {one.amount for one in many.values() if not one.is_new} == set(range(15, 25))
    assert [one.amount for one in due_on(many.values(), in_days(2))] == list(range(14, 4, -1))


def test_of_a_match_three_are_kept(training: Training):
    def of(*actions: int) -> list[Drill]:
        return [new_drill("shtil", "voyage", Mistake(at, Loss.CHANCE, 50 - at), TODAY) for at in actions]

    assert training.add_drills(of(7, 3)) == 2
    assert training.add_drills([*of(9, 7, 11), MISTAKE]) == 1
    assert [drill.action for drill in training.drills()] == [7, 3, 9]


def test_drills_are_kept_once_tried_and_dropped(training: Training, path: Path):
    other = new_drill("qwirkle", "game", Mistake(7, Loss.POINTS, 45), TODAY)
    assert training.add_drills([MISTAKE, other, MISTAKE]) == 2
    tried = training.note_try(MISTAKE, in_days(1), is_found=True)
    assert tried.was_found and tried.times == 1
    assert training.add_drills([MISTAKE]) == 0
    assert training.drop(other).is_dropped
    assert training.add_drills([other]) == 0
    with contextlib.closing(Training(path)) as again:
        assert {drill.match: drill.is_open for drill in again.drills()} == {"voyage": True, "game": False}
        assert due_on(again.drills(), in_days(2)) == []
        assert due_on(again.drills(), in_days(3)) == [tried]
        again.forget_match("voyage")
        assert [drill.match for drill in again.drills()] == ["game"]


def test_the_calendar_ends_somewhere(training: Training):
    last = new_drill("shtil", "voyage", Mistake(1, Loss.MATCH, 0), date.max)
    training.add_drills([last])
    assert due_on(training.drills(), date.max) == [last]
    tried = training.note_try(last, date.max, is_found=True)
    assert training.drills() == [tried] and tried.times == 1


# A file that suffers


@pytest.mark.parametrize(
    "damage",
    [
        "wrong = 'many'",
        "wrong = -1",
        "wrong = 1.5",
        "used_hint = 7",
        "solved = 'yesterday'",
        "solved = '2026-02-30'",
        "problem = 7",
        "problem = hex(zeroblob(100))",
        "game = NULL",
    ],
)
def test_a_row_of_a_problem_that_makes_no_sense_is_left_out(path: Path, damage: str):
    with contextlib.closing(Training(path)) as training:
        training.note_solution("shtil", "win-1", TODAY)
        training.note_solution("shtil", "win-2", TODAY)
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.execute(f"UPDATE problems SET {damage} WHERE problem = 'win-1'")
    assert list(reread(path)) == ["win-2"]


@pytest.mark.parametrize(
    "damage",
    [
        *("loss = 'all'", "due = 5", "made = ''", "action = 'x'", "is_dropped = 2"),
        *("was_found = 'yes'", "is_done = NULL", "times = -1"),
        *("stability = NULL", "stability = 9e999", "stability = -1.0", "stability = 'much'"),
        *("difficulty = NULL", "difficulty = 11.0", "tried = NULL", "tried = 'once'"),
    ],
)
def test_a_row_of_a_drill_that_makes_no_sense_is_left_out(path: Path, damage: str):
    with contextlib.closing(Training(path)) as training:
        training.add_drills([MISTAKE, new_drill("shtil", "other", Mistake(1, Loss.CHANCE, 20), TODAY)])
        training.note_try(MISTAKE, in_days(1), is_found=True)
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.execute(f"UPDATE drills SET {damage} WHERE match = 'voyage'")
    with contextlib.closing(Training(path)) as training:
        assert [drill.match for drill in training.drills()] == ["other"]


FIRST_VERSION = """
CREATE TABLE problems (game, problem, wrong, used_hint, solved, PRIMARY KEY (game, problem));
CREATE TABLE drills (game, match, action, loss, amount, made, due, times, in_a_row, is_dropped, \
PRIMARY KEY (game, match, action));
PRAGMA user_version = 1;
INSERT INTO problems VALUES ('shtil', 'win-1', 2, 0, '2026-11-10');
INSERT INTO drills VALUES ('shtil', 'new', 23, 'match', 0, '2026-11-12', '2026-11-13', 0, 0, 0);
INSERT INTO drills VALUES ('qwirkle', 'once', 7, 'points', 45, '2026-11-01', '2026-11-20', 2, 1, 0);
INSERT INTO drills VALUES ('shkap', 'missed', 9, 'coins', 30, '2026-11-01', '2026-12-01', 3, 0, 0);
INSERT INTO drills VALUES ('shtil', 'done', 3, 'chance', 20, '2026-11-01', '2026-11-05', 2, 2, 0);
INSERT INTO drills VALUES ('shtil', 'dropped', 3, 'chance', 20, '2026-11-01', '2026-11-05', 0, 0, 1);
"""
"""A file as older versions of the program made it: a drill came back after fixed intervals."""


def make_old(path: Path, more: str = "") -> None:
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.executescript(FIRST_VERSION + more)


def test_a_file_of_the_first_version_opens_and_open_drills_begin_as_new_cards_on_their_day(path: Path):
    make_old(path)
    with contextlib.closing(Training(path)) as training:
        kept = {drill.match: drill for drill in training.drills()}
        assert [name for name, drill in kept.items() if drill.is_open] == ["new", "once", "missed"]
        assert kept["done"].is_done and kept["dropped"].is_dropped
        assert {drill.card for drill in kept.values()} == {None}
        assert (kept["once"].due, kept["once"].was_found) == (date(2026, 11, 20), True)
        assert (kept["missed"].due, kept["missed"].was_found) == (date(2026, 12, 1), False)
        tried = training.note_try(kept["once"], date(2026, 11, 20), is_found=True)
        fresh = after_try(MISTAKE, date(2026, 11, 20), is_found=True)
        assert (tried.card, tried.due) == (fresh.card, fresh.due)
        assert training.is_lasting and training.broken is None
    assert reread(path)["win-1"] == Progress("shtil", "win-1", wrong=2, solved=date(2026, 11, 10))


def test_what_makes_no_sense_in_a_file_of_the_first_version_is_left_out(path: Path):
    make_old(
        path,
        "UPDATE drills SET in_a_row = 'x' WHERE match = 'new';"
        "UPDATE drills SET times = -1 WHERE match = 'once';"
        "UPDATE drills SET in_a_row = -2 WHERE match = 'missed';",
    )
    with contextlib.closing(Training(path)) as training:
        assert [drill.match for drill in training.drills()] == ["done", "dropped"]
        assert training.is_lasting and training.broken is None


def test_a_file_of_the_first_version_that_hides_something_is_set_aside(path: Path):
    make_old(path, "CREATE VIEW old_drills AS SELECT * FROM drills;")
    with contextlib.closing(Training(path)) as training:
        assert training.drills() == [] and training.broken is not None and training.is_lasting


def test_a_file_of_the_first_version_that_cannot_be_rebuilt_stays_as_it_is(path: Path, monkeypatch):
    def content() -> tuple[list[str], int]:
        with contextlib.closing(sqlite3.connect(path)) as base:
            return list(base.iterdump()), base.execute("PRAGMA user_version").fetchone()[0]

    make_old(path)
    before = content()
    monkeypatch.setattr("shtil_desktop.play.profile.training.database.MOST_TRIES", "nonsense(")
    with contextlib.closing(Training(path)) as training:
        assert training.drills() == [] and not training.is_lasting
    assert content() == before


def _garble(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def _make_foreign(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.execute("CREATE TABLE problems (other)")


def _hide_a_trigger(path: Path) -> None:
    with contextlib.closing(Training(path)) as training:
        training.note_hint("shtil", "win-9")
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.execute("CREATE TRIGGER t AFTER INSERT ON drills BEGIN DELETE FROM problems; END")


@pytest.mark.parametrize("spoil", [_garble, _make_foreign, _hide_a_trigger])
def test_a_file_that_is_not_ours_is_set_aside_and_told(path: Path, spoil):
    spoil(path)
    with contextlib.closing(Training(path)) as training:
        training.note_solution("shtil", "win-1", TODAY)
        assert training.broken is not None and training.broken.exists()
        assert training.is_lasting
    assert list(reread(path)) == ["win-1"]


def test_a_file_of_a_newer_version_is_left_alone(path: Path):
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with contextlib.closing(Training(path)) as training:
        training.note_solution("shtil", "win-1", TODAY)
        assert list(training.progress("shtil")) == ["win-1"]
        assert not training.is_lasting and training.broken is None
    assert path.read_bytes() == before


def test_a_file_that_someone_holds_is_trouble_and_no_loss(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.0)
    with contextlib.closing(Training(path)) as training:
        training.note_hint("shtil", "win-1")
        with contextlib.closing(sqlite3.connect(path)) as holder:
            holder.execute("BEGIN EXCLUSIVE")
            with pytest.raises(FileTrouble) as held:
                training.note_solution("shtil", "win-1", TODAY)
            assert held.value.errno == errno.EBUSY
            holder.rollback()
        training.note_solution("shtil", "win-1", TODAY)
    assert reread(path)["win-1"].standing is ProblemState.HINT


def test_a_full_disk_is_told_and_nothing_is_half_kept(path: Path):
    with contextlib.closing(Training(path)) as training:
        training.note_hint("shtil", "win-1")
        training._file.do(lambda base: base.execute("PRAGMA max_page_count = 1"))
        many = [new_drill("shtil", f"voyage {at}", Mistake(at, Loss.MATCH, 0), TODAY) for at in range(2000)]
        with pytest.raises(FileTrouble) as full:
            training.add_drills(many)
        assert full.value.errno == errno.ENOSPC
        assert training.drills() == []
    assert list(reread(path)) == ["win-1"]


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid"), reason="rights as POSIX has them")
def test_a_folder_that_cannot_be_written_keeps_nothing_and_says_so(tmp_path: Path):
    blocked = tmp_path / "nowhere" / "training.sqlite"
    with contextlib.closing(Training(blocked)) as training:
        training.note_solution("shtil", "win-1", TODAY)
        assert list(training.progress("shtil")) == ["win-1"]
        assert not training.is_lasting


def test_without_a_file_it_is_kept_in_memory():
    with contextlib.closing(Training(None)) as training:
        training.add_drills([MISTAKE])
        assert training.drills() == [MISTAKE]
        assert not training.is_lasting


PROGRAM = """
import sys
from datetime import date
from pathlib import Path
from shtil_desktop.play.profile.training.database import Training

training = Training(Path(sys.argv[1]))
for number in range(100_000):
    training.note_solution("shtil", f"win-{sys.argv[2]}-{number}", date(2026, 11, 12))
    print(number, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_what_was_kept_outlives_a_kill(tmp_path: Path, path: Path):
    program, rng = tmp_path / "program.py", Random(3)
    program.write_text(PROGRAM, encoding="utf-8")
    for run in range(3):
        with running([sys.executable, str(program), str(path), str(run)], stdout=PIPE) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(rng.uniform(0, 0.1))
            process.kill()
            shown = [line for line in process.stdout.readlines() if line.endswith("\n")]
        kept = [name for name in reread(path) if name.startswith(f"win-{run}-")]
        assert len(shown) + 1 <= len(kept) <= len(shown) + 2
