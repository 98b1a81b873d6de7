"""What is kept of training, from the window's side: nothing is lost when the file is held or garbled."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import date, timedelta
from pathlib import Path

import pytest

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.play.profile.training.database import Training
from shtil_desktop.play.profile.training.drills import Drill, new_drill
from shtil_desktop.play.profile.training.progress import Standing
from shtil_desktop.windows.background.background_tasks import BackgroundTasks
from shtil_desktop.windows.background.background_training import TrainingDesk
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
def desk(path: Path, clock: Clock, qtbot):
    made = TrainingDesk(lambda: Training(path), today=clock)
    yield made
    made.close()


def drill(action: int = 23, match: str = "m") -> Drill:
    return new_drill("shtil", match, Mistake(action, Loss.MATCH), FOUND)


def test_a_mistake_is_asked_again_on_its_days(desk: TrainingDesk, clock: Clock):
    desk.keep([drill()])
    assert desk.drills == (drill(),)
    assert desk.due == []
    clock.day = FOUND + timedelta(days=1)
    assert [one.action for one in desk.due] == [23]
    desk.note_try(desk.due[0], is_solved=False)
    assert desk.due == []
    clock.day += timedelta(days=7)
    assert [one.action for one in desk.due] == [23]


def test_a_dropped_drill_and_those_of_a_deleted_match_never_come_back(desk: TrainingDesk, clock: Clock):
    desk.keep([drill(3), drill(5), drill(7, match="other")])
    clock.day = FOUND + timedelta(days=1)
    desk.drop(drill(3))
    assert [one.action for one in desk.due] == [5, 7]
    desk.forget_match("other")
    assert [one.action for one in desk.due] == [5]
    assert len(desk.drills) == 2


def test_what_is_kept_is_there_the_next_time(path: Path, desk: TrainingDesk, clock: Clock):
    desk.keep([drill()])
    desk.close()
    again = TrainingDesk(lambda: Training(path), today=clock)
    again.refresh()
    assert again.drills == (drill(),)
    again.close()


def test_a_held_file_gets_everything_later_in_its_order(path: Path, desk: TrainingDesk):
    desk.refresh()
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        desk.keep([drill()])
        desk.drop(drill())
        assert not desk.drills and desk.is_held
        other.rollback()
    desk._again.timeout.emit()
    assert [one.is_dropped for one in desk.drills] == [True] and not desk.is_held


def test_a_garbled_file_is_set_aside_and_told(path: Path, desk: TrainingDesk):
    path.write_bytes(b"no database at all" * 100)
    desk.keep([drill()])
    assert desk.broken is not None and desk.broken.exists()
    assert desk.drills == (drill(),)
    assert desk.is_lasting


def test_nobody_waits_for_the_file(path: Path, clock: Clock, qtbot):
    tasks = BackgroundTasks()
    desk = TrainingDesk(lambda: Training(path), tasks, today=clock)
    with qtbot.waitSignal(desk.changed):
        desk.keep([drill()])
        assert not desk.drills
    assert desk.drills == (drill(),)
    desk.close()
    tasks.close()


def test_problems_are_asked_for_by_the_same_way(desk: TrainingDesk):
    found: list[object] = []
    desk.ask(lambda training: training.note_wrong_move("shtil", "win-1").wrong, found.append)
    assert found == [1]


class Notices:
    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def tell(self, name, text, is_quiet=False):
        self.told[name] = text()

    def withdraw(self, name):
        self.told.pop(name, None)


def test_the_player_is_told_once_what_became_of_the_file(path: Path, desk: TrainingDesk):
    path.write_bytes(b"no database at all" * 100)
    notices = Notices()
    looks = FileNotices(notices)  # type: ignore[arg-type]
    desk.refresh()
    looks.look_at_training(desk)
    assert str(desk.broken) in notices.told.pop("training")
    looks.look_at_training(desk)
    assert not notices.told
    desk.is_lasting = False
    looks.look_at_training(desk)
    assert "can’t be saved" in notices.told["training"]
    desk.is_held = True
    looks.look_at_training(desk)
    assert "keeps trying" in notices.told["training held"]
    desk.is_held = False
    looks.look_at_training(desk)
    assert "training held" not in notices.told


def test_what_was_just_solved_is_known_at_once_and_written(tmp_path):
    kept = Training(tmp_path / "training.sqlite")
    desk = TrainingDesk(kept, today=lambda: date(2026, 11, 18))
    desk.note_wrong_move("shtil", "win-1")
    desk.note_hint("shtil", "win-2")
    desk.note_solution("shtil", "win-1")
    assert desk.of_problem("shtil", "win-1").standing is Standing.TRIES
    assert desk.of_problem("shtil", "win-2").used_hint and not desk.of_problem("shtil", "win-3").wrong
    assert kept.progress("shtil")["win-1"] == desk.of_problem("shtil", "win-1")


def test_how_far_problems_are_solved_is_read_when_a_game_is_shown(tmp_path):
    kept = Training(tmp_path / "training.sqlite")
    kept.note_solution("qwirkle", "best-0", date(2026, 11, 17))
    desk, told = TrainingDesk(kept), []
    desk.changed.connect(lambda: told.append(True))
    assert not desk.has_progress("qwirkle")
    desk.read_progress("qwirkle")
    assert told and desk.has_progress("qwirkle")
    assert desk.of_problem("qwirkle", "best-0").standing is Standing.FIRST_TRY
