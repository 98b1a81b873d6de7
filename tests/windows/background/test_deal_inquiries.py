"""Deals asked about: what is kept is told at once, the rest is asked for quietly, once, and kept."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from shtil_desktop.games import face_of
from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.games.difficulty import DealDifficulty
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.known_deals import KnownDeals
from shtil_desktop.play.worker.client import Answer
from shtil_desktop.windows.background.deal_inquiries import DealInquiries

SOLO = Options(Mode.STANDARD, 1)
DAY = DailyDeal(date(2026, 11, 12), SOLO, 334, is_proven=True)


class Worker:
    """Notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: dict[int, tuple[Any, ...]] = {}
        self.cancelled: list[int] = []

    def ask_quietly(self, game: str, job: str, *arguments: Any) -> int:
        self.asked[len(self.asked) + 1] = (game, job, *arguments)
        return len(self.asked)

    def cancel(self, request: int) -> None:
        self.cancelled.append(request)


@pytest.fixture
def worker():
    return Worker()


@pytest.fixture
def inquiries(qapp, worker):
    inquiries = DealInquiries(lambda: KnownDeals(None))
    inquiries.thinker = worker
    yield inquiries
    inquiries.close()


def measured(difficulty: int) -> DealDifficulty:
    return DealDifficulty(difficulty, {}, {})


def test_what_was_found_is_kept_and_not_asked_for_again(inquiries, worker):
    told: list[int | None] = []
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    assert worker.asked == {1: ("shtil", "difficulty", SOLO, 7)} and told == []
    inquiries.listen(Answer(1, measured(3)))
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    assert told == [3, 3] and len(worker.asked) == 1


def test_the_deal_of_a_day_is_kept_too(inquiries, worker):
    told: list[DailyDeal | None] = []
    inquiries.daily(inquiries, "shtil", DAY.day, told.append)
    inquiries.listen(Answer(1, DAY))
    inquiries.daily(inquiries, "shtil", DAY.day, told.append)
    assert told == [DAY, DAY] and len(worker.asked) == 1


def test_the_same_deal_is_asked_for_with_the_levels_of_the_match(inquiries, worker):
    game = face_of("shtil").new_game(Options(Mode.STANDARD, 2), 3)
    inquiries.same_deal(inquiries, game, ["sailor", None], lambda _: None)
    assert worker.asked[1][:2] == ("shtil", "same-deal") and worker.asked[1][3] == ("sailor", None)


def test_nobody_is_told_who_does_not_want_to_know_any_more(inquiries, worker):
    told: list[int | None] = []
    inquiry = inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    inquiry.cancel()
    inquiries.listen(Answer(1, measured(3)))
    assert told == [] and worker.cancelled == [1]


def test_what_cannot_be_known_is_told_as_such(inquiries, worker):
    told: list[int | None] = []
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    inquiries.listen(Answer(1, None, error="no", lacks_worker=True))
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    inquiries.listen(Answer(2, None))
    assert told == [None, None]


def test_a_game_without_such_a_job_is_not_asked(inquiries, worker, monkeypatch):
    monkeypatch.setattr(type(face_of("shtil")), "jobs", {})
    told: list[int | None] = []
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    assert told == [None] and worker.asked == {}


def test_it_waits_for_a_worker(qapp, worker):
    told: list[int | None] = []
    inquiries = DealInquiries(lambda: KnownDeals(None))
    dropped = inquiries.difficulty(inquiries, "shtil", SOLO, 6, told.append)
    inquiries.difficulty(inquiries, "shtil", SOLO, 7, told.append)
    dropped.cancel()
    inquiries.thinker = worker
    assert worker.asked == {1: ("shtil", "difficulty", SOLO, 7)}
    inquiries.listen(Answer(1, measured(2)))
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
