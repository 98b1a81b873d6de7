"""A slice of `python -m tests.seaworthy.monkey`."""

from __future__ import annotations

import os
import subprocess
import sys


def test_a_monkey_does_the_program_no_harm():
    command = [sys.executable, "-m", "tests.seaworthy.monkey", "--events", "500", "--seed", "7"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "500 events, 0 faults" in done.stdout
