"""A slice of `python -m tests.robustness.monkey`."""

from __future__ import annotations

import sys

from tests.processes import finish
from tests.robustness.monkey import MOST_GROWTH, growth_an_hour


def test_a_monkey_does_the_program_no_harm():
    command = [sys.executable, "-m", "tests.robustness.monkey", "--events", "500", "--seed", "7"]
    done = finish(command)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "500 events, 0 faults" in done.stdout


def test_growth_of_memory_is_told_from_its_waves():
    waves = [170.0 + n % 7 for n in range(80)]
    still = growth_an_hour(waves)
    assert still is not None and abs(still) < 1
    leaking = growth_an_hour([size + n * 0.5 for n, size in enumerate(waves)])
    assert leaking is not None and leaking > MOST_GROWTH
    assert growth_an_hour(waves[:20]) is None


STANDSTILL = """
import sys
from pathlib import Path
from shtil_desktop.table import controller
from tests.robustness import monkey
controller.TableController._listen = lambda self: None  # the mates are never heard
monkey.LONGEST_WAIT = 1.0
monkey.VOYAGE_LASTS = 30
found = monkey.let_loose(60, "7", Path(sys.argv[1]), monkey.Mode.COMPETITIVE)
sys.stdout.write(" ".join(found.faults))
"""


def test_a_standstill_is_noticed(tmp_path):
    command = [sys.executable, "-c", STANDSTILL, str(tmp_path / "profile")]
    done = finish(command)
    assert "stuck" in done.stdout, done.stderr
