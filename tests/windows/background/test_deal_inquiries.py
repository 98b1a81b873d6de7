"""Deals asked about: what is kept is told at once, the rest is asked for quietly, once, and kept."""

from __future__ import annotations

from datetime import date

import pytest

from shtil_desktop.games import face_of
from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.difficulty import DealDifficulty
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.known_deals import KnownDeals
from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from tests.table.fake_worker import FakeWorker

SOLO = Options(Mode.STANDARD, 1)
DAY = DailyDeal(date(2026, 11, 12), SOLO, 334, is_proven=True)


@pytest.fixture
def worker(qapp):
    return FakeWorker(waits=lambda request: True)


@pytest.fixture
def inquiries(qapp, worker):
    inquiries = DealInquiries(lambda: KnownDeals(None))
    inquiries.worker = worker
    yield inquiries
    inquiries.close()


def measured(difficulty: int) -> DealDifficulty:
    return DealDifficulty(difficulty, {}, {})


def test_what_was_found_is_kept_and_not_asked_for_again(inquiries, worker):
    told: list[int | None] = []
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    assert worker.last.is_quiet and worker.last.job == ("game", "shtil", "difficulty", SOLO, 7) and told == []
    worker.last.answer(measured(3))
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    assert told == [3, 3] and len(worker.requests) == 1


def test_the_deal_of_a_day_is_kept_too(inquiries, worker):
    told: list[DailyDeal | None] = []
    inquiries.daily(inquiries, "shtil", DAY.day, told.append)
    worker.last.answer(DAY)
    inquiries.daily(inquiries, "shtil", DAY.day, told.append)
    assert told == [DAY, DAY] and len(worker.requests) == 1


def test_the_same_deal_is_asked_for_with_the_levels_of_the_match(inquiries, worker):
    game = face_of("shtil").new_game(Options(Mode.STANDARD, 2), 3)
    inquiries.same_deal(inquiries, game, ["sailor", None], lambda _: None)
    assert worker.last.name == "same-deal" and worker.last.arguments[1] == ("sailor", None)


def test_nobody_is_told_who_does_not_want_to_know_any_more(inquiries, worker):
    told: list[int | None] = []
    inquiry = inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    inquiry.cancel()
    worker.last.answer(measured(3))
    assert told == [] and worker.last.is_cancelled()


def test_what_cannot_be_known_is_told_as_such(inquiries, worker):
    told: list[int | None] = []
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    worker.last.fail(lacks_worker=True)
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    worker.last.answer(None)
    assert told == [None, None]


def test_a_game_without_such_a_job_is_not_asked(inquiries, worker, monkeypatch):
    monkeypatch.setattr(type(face_of("shtil")), "jobs", {})
    told: list[int | None] = []
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    assert told == [None] and worker.requests == []


def test_it_waits_for_a_worker(qapp, worker):
    told: list[int | None] = []
    inquiries = DealInquiries(lambda: KnownDeals(None))
    dropped = inquiries.difficulty(inquiries, "shtil", SOLO, 6, told.append)
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    dropped.cancel()
    inquiries.worker = worker
    assert [request.job for request in worker.requests] == [("game", "shtil", "difficulty", SOLO, 7)]
    worker.last.answer(measured(2))
    assert told == [2]


def test_the_file_is_read_by_the_first_task(qapp):
    made: list[KnownDeals] = []

    def make() -> KnownDeals:
        made.append(KnownDeals(None))
        return made[-1]

    inquiries = DealInquiries(make)
    assert not made
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, lambda _: None)
    inquiries.difficulty(inquiries, "shtil", SOLO, 8, lambda _: None)
    assert len(made) == 1
