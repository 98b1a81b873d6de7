"""The voyage of a day: the same for everyone."""

from __future__ import annotations

from datetime import date, timedelta

from shtil_desktop.games.daily import longest_streak, streak
from shtil_desktop.games.shtil import daily
from shtil_desktop.games.shtil.daily import (
    TRIES,
    daily_deal,
    daily_numbers,
    proven_deal,
)
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil

DAY = date(2026, 11, 16)
DAYS = [DAY + timedelta(days=n) for n in range(28)]


def test_daily_deals_never_change():
    assert [daily_deal(day).number for day in DAYS[:3]] == [334037, 156387, 982795]
    assert daily_deal(date(2026, 11, 18)).options == Options(Mode.ARCH, 1)


def test_days_differ_and_can_be_sailed():
    assert len({daily_deal(day).number for day in DAYS}) == len(DAYS)
    for day in DAYS[:7]:
        deal = daily_deal(day)
        assert Shtil(deal.options, deal.number).decision is not None
        assert deal.options.seats == 1


def test_the_first_number_that_is_proven_winnable_is_taken():
    numbers = daily_numbers(DAY)
    asked = []

    def is_winnable(options: Options, number: int) -> bool:
        asked.append((options, number))
        return number == numbers[3]

    deal = daily_deal(DAY, is_winnable)
    assert (deal.number, deal.is_proven) == (numbers[3], True)
    assert asked == [(deal.options, number) for number in numbers[:4]]


def test_if_nothing_can_be_proven_the_day_has_a_voyage_all_the_same():
    deal = daily_deal(DAY, lambda options, number: False)
    assert (deal.number, deal.is_proven) == (daily_deal(DAY).number, False)
    assert len(daily_numbers(DAY)) == TRIES


def test_proof_is_limited_by_steps(monkeypatch):
    assert proven_deal(DAY).is_proven
    monkeypatch.setattr(daily, "STEPS", 5)
    assert not proven_deal(DAY).is_proven


def test_a_streak_waits_for_today_and_breaks_at_a_missing_day():
    won = {DAY - timedelta(days=n) for n in (1, 2, 3, 5)}
    assert streak(won, DAY) == 3
    assert streak(won | {DAY}, DAY) == 4
    assert streak(won, DAY + timedelta(days=1)) == 0
    assert streak(set(), DAY) == 0


def test_the_longest_streak_is_kept_when_a_later_one_breaks():
    won = {DAY - timedelta(days=n) for n in (0, 1, 4, 5, 6, 9)}
    assert (streak(won, DAY), longest_streak(won)) == (2, 3)
    assert longest_streak(set()) == 0
