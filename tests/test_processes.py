"""What a test starts is ended with it, also when it fails."""

import os
import sys

import pytest

from tests.processes import PIPE, finish, is_alive, running, wait_until

IS_LISTED = os.path.exists("/proc/self/stat")
FAMILY = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(6000)"])
sys.stdout.write(f"{child.pid}\\n")
sys.stdout.flush()
time.sleep(6000)
"""


@pytest.mark.skipif(not IS_LISTED, reason="looks at processes as Linux does")
def test_a_failing_test_ends_its_program_and_what_that_has_started():
    begun = []
    command = [sys.executable, "-c", FAMILY]
    with pytest.raises(RuntimeError, match="it failed"), running(command, stdout=PIPE) as program:
        assert program.stdout is not None
        begun += [program.pid, int(program.stdout.readline())]
        assert all(map(is_alive, begun))
        raise RuntimeError("it failed")
    wait_until(lambda: not any(map(is_alive, begun)))


def test_waiting_for_a_program_that_has_ended_fails_at_once():
    ended = pytest.raises(AssertionError, match="it has ended: 3")
    with running([sys.executable, "-c", "raise SystemExit(3)"]) as program, ended:
        wait_until(lambda: False, program)


def test_what_a_program_said_and_complained_of_is_told():
    code = "import sys; sys.stdout.write('aye'); sys.stderr.write('oh'); sys.exit(2)"
    done = finish([sys.executable, "-c", code])
    assert (done.returncode, done.stdout, done.stderr) == (2, "aye", "oh")
