"""What is kept of training, from the window's side: nothing is lost when the file is held or garbled."""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from datetime import date, timedelta
from pathlib import Path

import pytest

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.play.profile.training.drills import Drill, due_on, new_drill
from shtil_desktop.play.profile.training.progress import ProblemState
from shtil_desktop.windows.background.background_tasks import BackgroundTasks
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.notices.file_notices import FileNotices

FOUND = date(2026, 11, 12)


class Clock:
    day = FOUND

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "training.sqlite"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def training(path: Path, clock: Clock, qtbot):
    made = BackgroundTraining(lambda: Training(path), today=clock)
    yield made
    made.close()


def drill(action: int = 23, match: str = "m") -> Drill:
    return new_drill("shtil", match, Mistake(action, Loss.MATCH), FOUND)


def due(training: BackgroundTraining) -> list[int]:
    """The actions that are to be tried today."""
    return [one.action for one in due_on(training.drills, training.today())]


def test_a_mistake_is_asked_again_on_its_days(training: BackgroundTraining, clock: Clock):
    training.keep([drill()])
    assert training.drills == (drill(),)
    assert due(training) == []
    clock.day = FOUND + timedelta(days=1)
    assert due(training) == [23]
    training.note_try(training.drills[0], is_found=False)
    assert due(training) == []
    clock.day += timedelta(days=1)
    assert due(training) == [23]


def test_a_dropped_drill_and_those_of_a_deleted_match_never_come_back(
    training: BackgroundTraining, clock: Clock
):
    training.keep([drill(3), drill(5), drill(7, match="other")])
    clock.day = FOUND + timedelta(days=1)
    training.drop(drill(3))
    assert due(training) == [5, 7]
    training.forget_match("other")
    assert due(training) == [5]
    assert len(training.drills) == 2


def test_what_is_kept_is_there_the_next_time(path: Path, training: BackgroundTraining, clock: Clock):
    training.keep([drill()])
    training.close()
    again = BackgroundTraining(lambda: Training(path), today=clock)
    again.refresh()
    assert again.drills == (drill(),)
    again.close()


def test_a_held_file_gets_everything_later_in_its_order(path: Path, training: BackgroundTraining):
    training.refresh()
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        training.keep([drill()])
        training.drop(drill())
        assert not training.drills and training.trouble is not None
        other.rollback()
    training._again.timeout.emit()
    assert [one.is_dropped for one in training.drills] == [True] and training.trouble is None


def test_what_a_held_file_has_is_read_as_soon_as_it_can_be(path: Path, training: BackgroundTraining):
    with contextlib.closing(Training(path)) as before:
        before.add_drills([drill()])
        before.note_wrong_move("shtil", "win-1")
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        training.refresh()
        training.read_progress("shtil")
        assert not training.drills and not training.has_progress("shtil")
        other.rollback()
    assert training._again.isActive()
    training._again.timeout.emit()
    assert training.drills == (drill(),) and training.of_problem("shtil", "win-1").wrong == 1


def test_a_garbled_file_is_set_aside_and_told(path: Path, training: BackgroundTraining):
    path.write_bytes(b"no database at all" * 100)
    training.keep([drill()])
    assert training.broken is not None and training.broken.exists()
    assert training.drills == (drill(),)
    assert training.is_lasting


def test_nobody_waits_for_the_file(path: Path, clock: Clock, qtbot):
    tasks = BackgroundTasks()
    training = BackgroundTraining(lambda: Training(path), tasks, today=clock)
    with qtbot.waitSignal(training.changed):
        training.keep([drill()])
        assert not training.drills
    assert training.drills == (drill(),)
    training.close()
    tasks.close()


def test_problems_are_asked_for_by_the_same_way(training: BackgroundTraining):
    found: list[object] = []
    training.ask(lambda training: training.note_wrong_move("shtil", "win-1").wrong, found.append)
    assert found == [1]


class Notices:
    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def tell(self, name, text, is_quiet=False):
        self.told[name] = text()

    def withdraw(self, name):
        self.told.pop(name, None)


def test_the_player_is_told_once_what_became_of_the_file(path: Path, training: BackgroundTraining):
    path.write_bytes(b"no database at all" * 100)
    notices = Notices()
    looks = FileNotices(notices)  # type: ignore[arg-type]
    training.refresh()
    looks.look_at_training(training)
    assert str(training.broken) in notices.told.pop("training")
    looks.look_at_training(training)
    assert not notices.told
    training.is_lasting = False
    looks.look_at_training(training)
    assert "can’t be saved" in notices.told["training"]
    training.trouble = OSError(errno.ENOSPC, "")
    looks.look_at_training(training)
    assert "the disk is full" in notices.told["training held"]
    training.trouble = OSError(errno.EBUSY, "")
    looks.look_at_training(training)
    assert "another program is using the file" in notices.told["training held"]
    training.trouble = None
    looks.look_at_training(training)
    assert "training held" not in notices.told


def test_what_was_just_solved_is_known_at_once_and_written(tmp_path):
    kept = Training(tmp_path / "training.sqlite")
    training = BackgroundTraining(kept, today=lambda: date(2026, 11, 18))
    training.note_wrong_move("shtil", "win-1")
    training.note_hint("shtil", "win-2")
    training.note_solution("shtil", "win-1")
    assert training.of_problem("shtil", "win-1").standing is ProblemState.TRIES
    assert training.of_problem("shtil", "win-2").used_hint and not training.of_problem("shtil", "win-3").wrong
    assert kept.progress("shtil")["win-1"] == training.of_problem("shtil", "win-1")


def test_how_far_problems_are_solved_is_read_when_a_game_is_shown(tmp_path):
    kept = Training(tmp_path / "training.sqlite")
    kept.note_solution("qwirkle", "best-0", date(2026, 11, 17))
    training, told = BackgroundTraining(kept), []
    training.changed.connect(lambda: told.append(True))
    assert not training.has_progress("qwirkle")
    training.read_progress("qwirkle")
    assert told and training.has_progress("qwirkle")
    assert training.of_problem("qwirkle", "best-0").standing is ProblemState.FIRST_TRY
