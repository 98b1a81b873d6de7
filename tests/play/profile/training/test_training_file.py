"""Training in the profile: how far problems are solved, when drills come back, and a file that suffers."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.play.profile import sqlite_file
from shtil_desktop.play.profile.training.database import FileTrouble, Training
from shtil_desktop.play.profile.training.drills import after_try, due_on, new_drill
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


def test_a_drill_comes_back_after_one_three_seven_and_twenty_one_days():
    drill, days = MISTAKE, []
    for _ in range(6):
        days.append((drill.due - TODAY).days)
        drill = after_try(drill, drill.due, is_solved=False)
    assert days == [1, 4, 11, 32, 53, 74]


def test_solved_twice_in_a_row_it_is_done():
    once = after_try(MISTAKE, in_days(1), is_solved=True)
    assert (once.is_done, once.due) == (False, in_days(4))
    failed = after_try(once, in_days(4), is_solved=False)
    again = after_try(failed, in_days(11), is_solved=True)
    assert not again.is_done
    done = after_try(again, in_days(32), is_solved=True)
    assert done.is_done and not done.is_due(in_days(1000))


def test_to_solve_it_before_it_is_due_is_practice():
    assert after_try(MISTAKE, TODAY, is_solved=True) == MISTAKE


def test_to_fail_before_it_is_due_ends_the_row_and_it_comes_back_no_later():
    once = after_try(MISTAKE, in_days(1), is_solved=True)
    failed = after_try(once, in_days(2), is_solved=False)
    assert (failed.in_a_row, failed.due, failed.times) == (0, once.due, once.times)
    assert after_try(failed, in_days(2), is_solved=False) == failed


def test_a_drill_tried_while_the_clock_was_years_ahead_is_due_when_it_is_right_again():
    ahead = after_try(MISTAKE, in_days(2000), is_solved=True)
    assert ahead.is_due(TODAY) and due_on([ahead], TODAY) == [ahead]
    back = after_try(ahead, TODAY, is_solved=False)
    assert (back.in_a_row, back.due) == (0, in_days(7))


def test_a_clock_put_back_by_a_day_lets_it_wait_a_day_longer():
    once = after_try(MISTAKE, in_days(1), is_solved=True)
    assert not once.is_due(in_days(0)) and not once.is_due(in_days(3)) and once.is_due(in_days(4))


def test_the_longest_overdue_comes_first_then_the_costliest():
    points = [new_drill("qwirkle", "game", Mistake(at, Loss.POINTS, 10 * at), TODAY) for at in (2, 5)]
    late = new_drill("shkap", "trip", Mistake(1, Loss.COINS, 3), in_days(-3))
    found = due_on([*points, MISTAKE, late], in_days(1))
    assert found == [late, MISTAKE, points[1], points[0]]
    assert due_on([MISTAKE, late], TODAY) == [late]


def test_drills_are_kept_once_tried_and_dropped(training: Training, path: Path):
    other = new_drill("qwirkle", "game", Mistake(7, Loss.POINTS, 45), TODAY)
    assert training.add_drills([MISTAKE, other, MISTAKE]) == 2
    tried = training.note_try(MISTAKE, in_days(1), is_solved=True)
    assert tried.in_a_row == 1
    assert training.add_drills([MISTAKE]) == 0
    assert training.drop(other).is_dropped
    assert training.add_drills([other]) == 0
    with contextlib.closing(Training(path)) as again:
        assert {drill.match: drill.is_open for drill in again.drills()} == {"voyage": True, "game": False}
        assert again.due(in_days(3)) == []
        assert again.due(in_days(4)) == [tried]
        again.forget_match("voyage")
        assert [drill.match for drill in again.drills()] == ["game"]


def test_the_calendar_ends_somewhere(training: Training):
    last = new_drill("shtil", "voyage", Mistake(1, Loss.MATCH, 0), date.max)
    training.add_drills([last])
    assert training.due(date.max) == [last]


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


@pytest.mark.parametrize("damage", ["loss = 'all'", "due = 5", "made = ''", "action = 'x'", "is_dropped = 2"])
def test_a_row_of_a_drill_that_makes_no_sense_is_left_out(path: Path, damage: str):
    with contextlib.closing(Training(path)) as training:
        training.add_drills([MISTAKE, new_drill("shtil", "other", Mistake(1, Loss.CHANCE, 20), TODAY)])
    with contextlib.closing(sqlite3.connect(path)) as base, base:
        base.execute(f"UPDATE drills SET {damage} WHERE match = 'voyage'")
    with contextlib.closing(Training(path)) as training:
        assert [drill.match for drill in training.drills()] == ["other"]


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
