"""A slice of `python -m tests.robustness.monkey`."""

from __future__ import annotations

import sys

import pytest

from tests.processes import finish
from tests.robustness.monkey import MOST_GROWTH, growth_an_hour


def test_a_monkey_does_the_program_no_harm():
    """Without a limit for standstills: a busy machine is no fault of the program."""
    command = [sys.executable, "-m", "tests.robustness.monkey", "--events", "300", "--seed", "7"]
    done = finish([*command, "--standstill", "0"])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "300 events, 0 faults" in done.stdout


def test_growth_of_memory_is_told_from_its_waves():
    waves = [170.0 + n % 7 for n in range(80)]
    still = growth_an_hour(waves)
    assert still is not None and abs(still) < 1
    leaking = growth_an_hour([size + n * 0.5 for n, size in enumerate(waves)])
    assert leaking is not None and leaking > MOST_GROWTH
    assert growth_an_hour(waves[:20]) is None


STUCK = """
import sys
from pathlib import Path
from shtil_desktop.table.requests import mate_requests
from tests.robustness import monkey
mate_requests.MateRequests.ask = lambda *_: None  # the mates are never asked
monkey.LONGEST_WAIT = 1.0
monkey.MATCH_LASTS = 30
monkey.standstill.LONGEST = 0.0
found = monkey.let_loose(60, "7", Path(sys.argv[1]), "qwirkle")
sys.stdout.write(" ".join(found.faults))
"""

STANDSTILL = """
import sys, time
from pathlib import Path
from shtil_desktop.table.controller import TableController
from tests.robustness import monkey
play = TableController.play
TableController.play = lambda *words: (time.sleep(1.2), play(*words))[1]
found = monkey.let_loose(30, "7", Path(sys.argv[1]), "shtil")
sys.stdout.write(" ".join(found.faults))
"""


@pytest.mark.parametrize(("script", "fault"), [(STUCK, "stuck"), (STANDSTILL, "a standstill of")])
def test_a_table_that_never_asks_again_and_a_standstill_are_noticed(tmp_path, script, fault):
    done = finish([sys.executable, "-c", script, str(tmp_path / "profile")])
    assert fault in done.stdout, done.stderr
