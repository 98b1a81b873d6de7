"""A program that is killed at any moment goes on at the last action it has shown."""

from __future__ import annotations

import json
import os
import sys
import time
from random import Random

import pytest

from shtil_desktop.play.profile.matches.store import Store
from tests.processes import PIPE, running

PROGRAM = """
import sys
from pathlib import Path
from random import Random
from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil.rules.record import write
from shtil_desktop.play.session import Session
from shtil_desktop.play.profile.matches.store import Store
from tests.play.sailing import new_voyage, sail

def show():
    sys.stdout.write(f"{session.match.id} {write(session.game)}\\n")
    sys.stdout.flush()


rng = Random(int(sys.argv[2]))
store = Store(Path(sys.argv[1]))
session = Session(store.latest() or new_voyage(Options(Mode.STANDARD, 3, storms=True)), store)
show()
while True:
    if session.decision is None:
        session.restart()
    elif rng.random() < 0.1:
        session.undo()
    else:
        sail(session, rng, 1)
    show()
"""


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_a_killed_program_goes_on_where_it_was(tmp_path):
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    folder, rng = tmp_path / "voyages", Random(5)
    for number in range(8):
        command = [sys.executable, str(tmp_path / "program.py"), str(folder), str(number)]
        with running(command, stdout=PIPE) as program:
            assert program.stdout is not None
            shown = [program.stdout.readline()]
            time.sleep(rng.uniform(0, 0.15))
            program.kill()
            shown += program.stdout.readlines()
        name, _, record = [line for line in shown if line.endswith("\n")][-1].partition(" ")
        check(Store(folder), name, json.loads(record)["actions"])


def check(store: Store, name: str, shown: list) -> None:
    """What was shown is there; at most the one change that was under way has come on top."""
    saved = {voyage.id: voyage.game.to_record()["actions"] for voyage in store.matches()}
    assert store.broken == []
    latest = store.latest()
    if latest is not None and latest.id == name:
        is_played_on, is_undone = saved[name][:-1] == shown, saved[name] == shown[: len(saved[name])]
        assert is_played_on or (is_undone and (latest.used_undo or saved[name] == shown))
    elif saved[name] == shown:
        assert latest is None or saved[latest.id] == []
    else:  # the change that came on top has ended the voyage
        assert saved[name][:-1] == shown and store.load(name).is_over and latest is None
