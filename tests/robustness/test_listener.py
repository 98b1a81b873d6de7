"""The real program as a screen reader hears it: in a real window, over AT-SPI."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from ctypes.util import find_library
from pathlib import Path
from typing import Any

import pytest

from tests.processes import LONG, finish, running

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
SCRIPT = """
"$LAUNCHER" --launch-immediately & bus=$!
"$PYTHON" -m shtil_desktop --profile "$PROFILE" --speed off --lang en "$@" & program=$!
"$SYSTEM_PYTHON" "$LISTENER" "$TURNS"; code=$?
kill $program $bus
exit $code
"""


@pytest.fixture
def screen() -> Iterator[str]:
    """A display of its own, and all that a screen reader needs; without them there is nothing to hear."""
    needed = ("Xvfb", "dbus-run-session", "bash")
    launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
    if launcher is None or not all(map(shutil.which, needed)) or not os.path.exists(SYSTEM_PYTHON):
        pytest.skip("no display or no AT-SPI here")
    if find_library("xcb-cursor") is None:
        pytest.skip("Qt can't open a window here")
    if subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True).returncode:
        pytest.skip("no bindings to AT-SPI here")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    with running(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            pytest.skip("no display can be opened here")
        yield f":{number}"
        server.terminate()  # so that it takes its lock along
        server.wait(LONG)


def hear(screen: str, profile: Path, turns: int, *words: str) -> dict[str, Any]:
    names = {
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LAUNCHER": next(path for path in LAUNCHERS if os.path.exists(path)),
        "PYTHON": sys.executable,
        "SYSTEM_PYTHON": SYSTEM_PYTHON,
        "LISTENER": str(ROOT / "tests" / "robustness" / "listener.py"),
        "PROFILE": str(profile),
        "TURNS": str(turns),
    }
    command = ["dbus-run-session", "--", "bash", "-c", SCRIPT, "listen", *words]
    done = finish(command, env=os.environ | names, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    heard: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return heard


def test_the_table_is_heard_and_played_by_pressing_alone(screen, tmp_path):
    kind = ("--mode", "arch", "--seats", "3", "--number", "24")
    heard = hear(screen, tmp_path / "profile", 3, *kind)
    names, announced = heard["names"], heard["announced"]
    assert sum(name.startswith("row ") for name in names) == 30
    assert sum(" in the hand, " in name for name in names) == 3
    assert any(", card 1 of" in name for name in names)
    assert all(names)
    assert sum(text.startswith("You: ") for text in announced) == 3, announced
    assert sum(text.startswith("Your turn") for text in announced) >= 3, announced
    mates = {name.split(":")[0] for name in names if " in the hand, " in name} - {"You"}
    assert all(any(text.startswith(f"{mate}: ") for text in announced) for mate in mates), announced
