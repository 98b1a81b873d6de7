"""Verdicts count work, not seconds: how busy the machine is changes nothing that is said."""

from __future__ import annotations

import time

import pytest

from shtil_desktop.games.problems import Verdict
from shtil_desktop.games.shtil.problems import judging
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.bench.verdicts import LETTERS, QUOTAS, Position, counted, judge, moves_at, read

CLOCKS = ("time", "monotonic", "perf_counter", "process_time", "thread_time")
DECIDED = 0.98
POSITIONS = read()
FEW = [one for game in QUOTAS for one in [each for each in POSITIONS if each.game == game][::16]]


@pytest.mark.parametrize("position", FEW, ids=lambda one: f"{one.game}-{one.number}-{one.at}")
def test_a_verdict_and_its_work_are_the_same_whatever_the_clock_says(position: Position, monkeypatch):
    """On a machine on which hours pass between two looks at the clock, as on any other."""
    action = moves_at(position)[len(position.verdicts) - 1]
    hours = iter(range(0, 10**9, 3600))
    for clock in CLOCKS:
        monkeypatch.setattr(time, clock, lambda: float(next(hours)))
    with counted() as work:
        assert LETTERS[judge(position, action)] == position.verdicts[-1]
    assert work.units == position.work[-1]


def test_of_five_hundred_decisions_nearly_all_have_a_verdict():
    verdicts = "".join(one.verdicts for one in POSITIONS)
    assert len(verdicts) == 500
    assert sum(letter != LETTERS[Verdict.UNKNOWN] for letter in verdicts) >= DECIDED * len(verdicts)


def test_a_verdict_takes_no_more_steps_than_it_may():
    stormy = Shtil(Options(Mode.STANDARD, 3, reefs=True, monsters=5, storms=True, wilds=2), 5)
    with counted() as work:
        found = judging.judge(stormy, next(iter(stormy.legal_actions())), lambda: False)
    assert found.verdict is Verdict.UNKNOWN and work.units == judging.STEPS + 1
