"""The index brought up to date: matches are counted later, nothing is read twice, the window goes on."""

import sqlite3
from datetime import UTC, datetime
from random import Random

import pytest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.index import Index
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.matches.survey import AT_ONCE, look_at_all
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.session import Session
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.windows.background import index_updater
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_tasks import AtOnce, BackgroundTasks
from shtil_desktop.windows.background.index_updater import IndexUpdater
from tests.play.sailing import new_voyage, sail
from tests.table.fake_worker import FakeWorker

SOLO = Options(Mode.STANDARD, 1)


class Office:
    """A profile as one start of the program has it."""

    def __init__(self, folder, errands=None):
        self.folder = folder
        errands = errands or AtOnce()
        self.store = Store(folder / "voyages", Index(folder / "voyages", folder / "voyages.index"))
        self.statistics = Statistics(folder / "statistics.sqlite", opens_later=True)
        self.background = BackgroundStatistics(self.statistics, errands)
        self.index_updater = IndexUpdater(self.store, self.background, errands)

    def numbers(self):
        return [one.number for one in self.statistics.matches()]


@pytest.fixture
def read(monkeypatch):
    """The voyages that are read."""
    found = []

    def noted(folder, names):
        found.extend(names)
        return look_at_all(folder, names)

    monkeypatch.setattr(index_updater, "look_at_all", noted)
    return found


def finish(store, number):
    session = Session(new_voyage(SOLO, number), store)
    sail(session, Random(number))
    return session.match


def test_what_was_finished_when_the_program_was_killed_is_counted_later(tmp_path, qapp, read):
    store = Store(tmp_path / "voyages")
    for number in (1, 2, 3):
        finish(store, number)
    sail(Session(new_voyage(SOLO, 4), store), Random(4), 3)
    office = Office(tmp_path)
    office.index_updater.begin()
    assert office.numbers() == [1, 2, 3] and office.index_updater.is_idle
    assert office.background.standing.matches == 3
    assert len(read) == 4 and len(office.store.listing()) == 4


def test_nothing_is_read_again_at_the_next_start(tmp_path, qapp, read):
    """Neither finished voyages nor those from elsewhere, which are never counted."""
    store = Store(tmp_path / "voyages")
    finish(store, 1)
    other = tmp_path / "other.shtil"
    store.export(finish(None, 2), other)
    store.take_in(other)
    Office(tmp_path).index_updater.begin()
    assert len(read) == 2
    read.clear()
    office = Office(tmp_path)
    office.index_updater.begin()
    assert read == [] and office.numbers() == [1]
    assert len(office.store.listing()) == 2


def test_voyages_are_counted_in_the_order_they_were_finished(tmp_path, qapp):
    store = Store(tmp_path / "voyages")
    days = [datetime(2026, 11, day, tzinfo=UTC) for day in (3, 1, 2)]
    for number, day in enumerate(days, start=1):
        voyage = finish(None, number)
        voyage.finished = day
        store.save(voyage)
    office = Office(tmp_path)
    office.index_updater.begin()
    assert [one.finished for one in office.statistics.matches()] == sorted(days)


def test_one_that_was_finished_once_more_is_counted_anew(tmp_path, qapp, read):
    office = Office(tmp_path)
    office.store.index.ready()
    voyage = finish(office.store, 1)
    office.background.count(voyage)
    office.index_updater.begin()
    assert read == []
    session = Session(voyage, office.store)
    session.undo()
    sail(session, Random(9))
    session.match.finished = datetime(2030, 1, 1, tzinfo=UTC)
    session.save()
    again = Office(tmp_path)
    again.index_updater.begin()
    assert read == [voyage.id]
    assert [(one.number, one.used_undo) for one in again.statistics.matches()] == [(1, True)]


def test_without_a_statistics_file_all_are_counted_from_their_records(tmp_path, qapp, read):
    office = Office(tmp_path)
    office.store.index.ready()
    for number in range(2 * AT_ONCE + 3):
        office.background.count(finish(office.store, number))
    office.index_updater.begin()
    office.statistics.close()
    (tmp_path / "statistics.sqlite").unlink()
    again = Office(tmp_path)
    again.index_updater.begin()
    assert again.numbers() == list(range(2 * AT_ONCE + 3)) and len(read) == 2 * AT_ONCE + 3


def test_statistics_set_aside_in_mid_run_are_filled_again(tmp_path, qapp):
    office = Office(tmp_path)
    office.store.index.ready()
    for number in (1, 2):
        office.background.count(finish(office.store, number))
    office.index_updater.begin()
    path = tmp_path / "statistics.sqlite"
    content = path.read_bytes()
    path.write_bytes(content[:24] + b"\xff" * (len(content) - 24))
    office.background.refresh()
    assert office.background.broken is not None
    assert office.numbers() == [1, 2]


def test_a_reset_is_not_undone_by_the_next_start(tmp_path, qapp):
    office = Office(tmp_path)
    office.store.index.ready()
    office.background.count(finish(office.store, 1))
    office.background.reset(office.background, lambda: None, lambda error: None)
    again = Office(tmp_path)
    again.index_updater.begin()
    assert again.numbers() == []


def test_garbled_voyages_are_set_aside_and_told(tmp_path, qapp):
    store = Store(tmp_path / "voyages")
    finish(store, 1)
    (store.folder / "20260101-000000-aaaaaaaa.shtil").write_text("garbled")
    office = Office(tmp_path)
    office.index_updater.begin()
    assert [path.name for path in office.store.broken] == ["20260101-000000-aaaaaaaa.shtil.broken"]
    assert office.numbers() == [1] and len(office.store.listing()) == 1


def test_a_worker_that_cannot_live_is_done_without(tmp_path, qapp):
    finish(Store(tmp_path / "voyages"), 1)
    office = Office(tmp_path)
    worker = office.index_updater.worker = FakeWorker(waits=lambda request: True)
    office.index_updater.begin()
    worker.last.fail(lacks_worker=True)
    assert office.numbers() == [1] and office.index_updater.is_idle


def test_the_real_worker_and_thread_do_the_same(tmp_path, qtbot, qapp):
    store = Store(tmp_path / "voyages")
    for number in range(AT_ONCE + 2):
        finish(store, number)
    errands, thinker = BackgroundTasks(), Thinker()
    office = Office(tmp_path, errands)
    office.index_updater.worker = WorkerRequests(thinker)
    try:
        office.index_updater.begin()
        qtbot.waitUntil(lambda: office.index_updater.is_idle)
        qtbot.waitUntil(lambda: office.background.standing.matches == AT_ONCE + 2)
    finally:
        thinker.close()
        office.background.close()
        errands.close()
    with sqlite3.connect(tmp_path / "statistics.sqlite") as base:
        assert base.execute("SELECT COUNT(*) FROM matches").fetchone() == (AT_ONCE + 2,)
    base.close()
