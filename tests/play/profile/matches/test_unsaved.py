"""Voyages that can't be saved: memory goes before an older file, and is written once that works."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from datetime import date
from random import Random

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import write
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.session import Session
from tests.play.sailing import new_voyage, sail

SOLO = Options(Mode.STANDARD, 1)


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "voyages")


@pytest.fixture
def disk(monkeypatch):
    """A disk that can be made read-only, as an immutable folder is, also for root."""
    return Disk(monkeypatch)


class Disk:
    def __init__(self, monkeypatch) -> None:
        self.is_open = True
        self.closed_names: set[str] = set()
        real = os.replace

        def replacing(source, target):
            if not self.is_open or os.path.basename(target) in self.closed_names:
                raise PermissionError(errno.EPERM, "Operation not permitted")
            real(source, target)

        monkeypatch.setattr(os, "replace", replacing)


def latest(store) -> Match:
    voyage = store.latest()
    assert voyage is not None
    return voyage


def actions(voyage) -> int:
    return len(voyage.game.to_record()["actions"])


def begun(store, number=1, count=7, **about) -> Session:
    session = Session(replace(new_voyage(SOLO, number), **about), store)
    sail(session, Random(number), count)
    return session


def test_what_is_in_memory_goes_before_the_older_file(store, disk):
    session = begun(store)
    disk.is_open = False
    sail(session, Random(2), 8)
    assert session.trouble is not None and session.match.id in store.unsaved
    assert actions(Store(store.folder).load(session.match.id)) == 7, "as it is on disk"
    for found in (store.latest(), store.load(session.match.id), *store.matches(), *store.unfinished()):
        assert found is not None and actions(found) == 15
    assert store.names() == [session.match.id]
    again = Session(store.latest(), store)
    assert again.length == 15 and again.trouble is not None


def test_the_next_move_that_can_be_written_writes_everything(store, disk):
    session = begun(store)
    disk.is_open = False
    sail(session, Random(2), 2)
    disk.is_open = True
    sail(session, Random(3), 1)
    assert session.trouble is None and not store.unsaved
    assert actions(Store(store.folder).latest()) == 10


def test_it_is_tried_again_without_a_move(store, disk):
    session = begun(store)
    disk.is_open = False
    sail(session, Random(2), 2)
    assert not store.save_again() and len(store.unsaved) == 1
    disk.is_open = True
    assert store.save_again() and not store.unsaved
    assert actions(Store(store.folder).latest()) == 9


def test_a_voyage_that_never_was_on_disk_is_there_all_the_same(store, disk):
    disk.is_open = False
    session = begun(store, count=3)
    assert store.names() == [session.match.id]
    assert actions(store.latest()) == 3
    disk.is_open = True
    assert store.save_again()
    assert latest(Store(store.folder)).id == session.match.id


def test_another_voyage_leaves_the_unsaved_one_in_memory(store, disk):
    first = begun(store)
    disk.is_open = False
    sail(first, Random(2), 3)
    second = begun(store, number=2, count=1)
    assert store.names() == [second.match.id, first.match.id]
    assert latest(store).id == second.match.id
    assert actions(store.load(first.match.id)) == 10
    disk.is_open = True
    assert store.save_again()
    fresh = Store(store.folder)
    assert latest(fresh).id == second.match.id, "the one last played, not the one last written"
    assert actions(fresh.load(first.match.id)) == 10


def test_a_move_in_another_voyage_saves_the_first_one_too(store, disk):
    first = begun(store)
    disk.is_open = False
    sail(first, Random(2), 3)
    disk.is_open = True
    begun(store, number=2, count=1)
    assert not store.unsaved
    assert actions(Store(store.folder).load(first.match.id)) == 10


def test_a_first_move_that_cannot_be_written_is_not_lost_with_the_next_deal(store, disk):
    first = begun(store, count=0)
    disk.is_open = False
    sail(first, Random(2), 1)
    disk.is_open = True
    begun(store, number=2, count=0)
    assert actions(store.load(first.match.id)) == 1 and not store.unsaved


def test_one_file_that_cannot_be_written_does_not_hide_the_voyage_played_last(store, disk):
    first = begun(store)
    disk.closed_names = {f"{first.match.id}.shtil"}
    sail(first, Random(2), 3)
    second = begun(store, number=2, count=1)
    assert second.trouble is None and store.unsaved.names == [first.match.id]
    assert latest(store).id == second.match.id
    assert actions(store.load(first.match.id)) == 10


def test_deals_left_before_the_first_move_are_not_gathered(store, disk):
    disk.is_open = False
    for number in range(5):
        begun(store, number, count=0)
    assert len(store.unsaved) == 1 and latest(store).number == 4
    played = begun(store, 7, count=1)
    assert store.unsaved.names == [played.match.id]


def test_the_same_deal_again_leaves_the_first_try_in_memory(store, disk):
    session = begun(store)
    disk.is_open = False
    sail(session, Random(2), 1)
    first = session.match.id
    session.restart()
    sail(session, Random(3), 2)
    assert store.unsaved.names == [session.match.id, first]
    assert actions(store.load(first)) == 8


def test_a_daily_voyage_is_found_in_memory(store, disk):
    disk.is_open = False
    session = begun(store, count=2, daily=date(2026, 11, 18))
    assert [voyage.daily for voyage in store.unfinished()] == [date(2026, 11, 18)]
    assert actions(next(store.unfinished())) == session.length


def test_a_voyage_that_has_ended_in_memory_is_not_under_way(store, disk):
    session = begun(store)
    disk.is_open = False
    sail(session, Random(2))
    assert session.match.is_over and store.latest() is None
    assert list(store.unfinished()) == []
    assert [voyage.is_over for voyage in store.matches()] == [True]


def test_what_is_kept_in_memory_is_a_copy(store, disk):
    session = begun(store)
    disk.is_open = False
    sail(session, Random(2), 1)
    kept = write(store.load(session.match.id).game)
    store.load(session.match.id).hints_used = 99
    assert store.load(session.match.id).hints_used == 0
    assert write(store.load(session.match.id).game) == kept


def test_deleted_is_deleted_in_memory_too(store, disk):
    disk.is_open = False
    session = begun(store, count=2)
    store.delete(session.match.id)
    assert store.names() == [] and store.latest() is None and store.save_again()


def test_a_folder_that_was_removed_in_mid_play_is_made_again(store):
    session = begun(store)
    for path in store.folder.iterdir():
        path.unlink()
    store.folder.rmdir()
    sail(session, Random(2), 1)
    assert session.trouble is not None
    sail(session, Random(3), 1)
    assert session.trouble is None
    assert actions(Store(store.folder).latest()) == 9


def test_undo_and_hints_are_kept_in_memory_as_well(store, disk):
    session = begun(store)
    disk.is_open = False
    session.undo()
    session.note_hint()
    found = store.load(session.match.id)
    assert found.used_undo and found.hints_used == 1
    disk.is_open = True
    store.save_again()
    fresh = Store(store.folder).load(session.match.id)
    assert fresh.used_undo and fresh.hints_used == 1
