"""Kills the real program at random moments, also inside a write, and looks at what is left.

`python -m tests.seaworthy.kills --kills 200`
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.shtil.record import read
from shtil_desktop.voyage.settings import load_settings
from shtil_desktop.voyage.sidecar import FORMAT
from tests.seaworthy.driven import UNDO

LONGEST_LIFE: Final = 2.5
"""Seconds that a program may live after its first sign of life."""
FUSES: Final = range(2, 160)
"""Changes of a file; the first score of them happen before the first picture."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What stood on the table last."""

    voyage: str
    actions: list[Any]
    is_undoing: bool

    @classmethod
    def last_of(cls, lines: list[str]) -> Shown | None:
        told = [line.partition(" ") for line in lines]
        positions = [(name, record) for name, _, record in told if record != UNDO]
        if not positions:
            return None
        name, record = positions[-1]
        return cls(name, json.loads(record)["actions"], is_undoing=told[-1][2] == UNDO)

    def allows(self, found: list[Any]) -> bool:
        """The same on disk, or with the one change more that was under way."""
        is_played_on = found[: len(self.actions)] == self.actions and len(found) <= len(self.actions) + 1
        return is_played_on or (self.is_undoing and found == self.actions[: len(found)])


@dataclass
class Wreckage:
    """What became of one profile over many kills."""

    profile: Path
    kills: int = 0
    actions: int = 0
    faults: list[str] = field(default_factory=list)
    shown: Shown | None = None
    kept: dict[str, list[Any]] = field(default_factory=dict)
    """The actions of each voyage on disk."""

    def expect(self, is_true: bool, what: str) -> None:
        if not is_true:
            self.faults.append(f"kill {self.kills}: {what}")


def sail_and_kill(wreckage: Wreckage, dice: Random) -> None:
    """Let the program play for a while, kill it, and compare what it has shown with what lies on disk."""
    fuse = dice.choice(FUSES) if dice.random() < 0.5 else 0
    command = [sys.executable, "-m", "tests.seaworthy.driven", str(wreckage.profile)]
    command += [str(dice.randrange(10**6)), str(fuse)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as program:
        assert program.stdout is not None
        shown = [program.stdout.readline()]
        if fuse:
            _wait(program)
        else:
            time.sleep(dice.uniform(0, LONGEST_LIFE) if shown[0] else 0)
        program.kill()
        shown += program.stdout.readlines()
    wreckage.kills += 1
    whole = [line.rstrip("\n") for line in shown if line.endswith("\n")]
    wreckage.actions += len(whole)
    if whole:
        _compare_first(wreckage, whole[0])
        wreckage.shown = Shown.last_of(whole)
    _look(wreckage)


def _wait(program: subprocess.Popen[str]) -> None:
    """Until the fuse has burnt down; the pipe takes what is shown meanwhile."""
    until = time.monotonic() + LONGEST_LIFE
    while program.poll() is None and time.monotonic() < until:
        time.sleep(0.01)


def _compare_first(wreckage: Wreckage, line: str) -> None:
    """The program goes on where it was: what it shows first is what lay there."""
    name, _, record = line.partition(" ")
    if name in wreckage.kept:
        wreckage.expect(json.loads(record)["actions"] == wreckage.kept[name], "it went on elsewhere")


def _look(wreckage: Wreckage) -> None:
    folder = wreckage.profile / "voyages"
    wreckage.kept.clear()
    for path in folder.glob("*.shtil") if folder.is_dir() else ():
        try:
            game = read(path.read_bytes())
        except (InvalidRecord, IllegalAction) as error:
            wreckage.expect(False, f"{path.name}: {error}")
            continue
        actions = wreckage.kept[path.stem] = game.to_record()["actions"]
        if wreckage.shown is not None and wreckage.shown.voyage == path.stem:
            wreckage.expect(wreckage.shown.allows(actions), f"{path.name} is not what was shown")
    for path in folder.glob("*.json"):
        wreckage.expect(json.loads(path.read_bytes())["format"] == FORMAT, path.name)
    broken = [path.name for path in wreckage.profile.rglob("*.broken")]
    wreckage.expect(not broken, f"set aside: {broken}")
    load_settings(wreckage.profile / "settings.json")
    _count(wreckage)


def _count(wreckage: Wreckage) -> None:
    """Each voyage is counted once at most, and the file is sound."""
    path = wreckage.profile / "statistics.sqlite"
    if not path.exists() or not path.stat().st_size:
        return
    with sqlite3.connect(path) as base:
        wreckage.expect(
            base.execute("PRAGMA integrity_check").fetchone() == ("ok",), "statistics are garbled"
        )
        tables = [row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        counted = [row[0] for row in base.execute("SELECT id FROM voyages")] if "voyages" in tables else []
    base.close()
    wreckage.expect(len(counted) == len(set(counted)), "a voyage is counted twice")


def count_all(wreckage: Wreckage) -> int:
    """Start the program once more in peace: it counts what it had no time for. How many voyages there are."""
    from shtil_desktop.voyage.statistics import Statistics
    from shtil_desktop.voyage.store import Store

    store = Store(wreckage.profile / "voyages")
    statistics = Statistics(wreckage.profile / "statistics.sqlite")
    statistics.catch_up(store)
    over = {voyage.id for voyage in store.voyages() if voyage.is_over}
    counted = [one.id for one in statistics.voyages()]
    statistics.close()
    wreckage.expect(over <= set(counted), "a finished voyage is not counted")
    wreckage.expect(len(counted) == len(set(counted)), "a finished voyage is counted twice")
    wreckage.expect(store.broken == [] and not statistics.broken, "something was garbled")
    return len(over)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.seaworthy.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args(argv)
    dice = Random(chosen.seed)
    with tempfile.TemporaryDirectory() as folder:
        wreckage = Wreckage(Path(folder, "profile"))
        for _ in range(chosen.kills):
            sail_and_kill(wreckage, dice)
            if sys.stderr.isatty() or wreckage.kills % 20 == 0:
                print(f"{wreckage.kills} kills, {wreckage.actions} positions shown", file=sys.stderr)
        finished = count_all(wreckage)
    for fault in wreckage.faults:
        print(fault)
    print(
        f"{wreckage.kills} kills, {wreckage.actions} positions shown, {finished} voyages finished,"
        f" {len(wreckage.faults)} faults"
    )
    return 1 if wreckage.faults else 0


if __name__ == "__main__":
    sys.exit(main())
