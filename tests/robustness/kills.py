"""Kills the real program at random moments, also inside a write, and looks at what is left.

`python -m tests.robustness.kills --kills 200`
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from shtil_desktop.games import GAMES
from shtil_desktop.games.base import IllegalAction, InvalidRecord
from shtil_desktop.games.record import read
from shtil_desktop.play.profile.files import UNFINISHED
from shtil_desktop.play.profile.matches.sidecar import FORMAT
from shtil_desktop.play.profile.settings import Mended, load_settings
from shtil_desktop.play.profile.training.database import Training
from tests.processes import PIPE, environment, finish, running
from tests.robustness.driven import DECIDES, UNDO
from tests.robustness.preloaded import preloaded

DEEDS: Final = (DECIDES, UNDO)
"""Lines that tell what the player is about to do: nobody does anything before the last change is on disk."""
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table'"
LONGEST_LIFE: Final = 2.5
"""Seconds that a program may live after its first sign of life."""
FUSES: Final = range(2, 160)
"""Changes of a file, for a fuse in Python; the first score of them happen before the first picture."""
LONG_FUSES: Final = range(2, 300)
"""Stops before, inside and after a change, for a fuse in C; an action of the player's has about a score."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What stood on the table last."""

    voyage: str
    actions: list[Any]
    before: list[Any] | None
    """What stood there before the last change; None once something was decided on that change."""
    is_undoing: bool

    @classmethod
    def last_of(cls, lines: list[str]) -> Shown | None:
        told = [line.partition(" ") for line in lines]
        positions = [(name, json.loads(record)["actions"]) for name, _, record in told if record not in DEEDS]
        if not positions:
            return None
        name, actions = positions[-1]
        earlier = [found for voyage, found in positions if voyage == name and found != actions]
        is_decided_on = told[-1][2] in DEEDS
        before = None if is_decided_on or not earlier else earlier[-1]
        return cls(name, actions, before, is_undoing=told[-1][2] == UNDO)

    def allows(self, found: list[Any]) -> bool:
        """The same on disk, or with the one change more or less that was under way."""
        is_played_on = found[: len(self.actions)] == self.actions and len(found) <= len(self.actions) + 1
        is_undone = self.is_undoing and found == self.actions[: len(found)]
        return is_played_on or is_undone or found == self.before


def ended(lines: list[str]) -> set[str]:
    """The voyages that were shown as over."""
    told = [line.partition(" ") for line in lines]
    positions = [(name, json.loads(record)) for name, _, record in told if record not in DEEDS]
    return {name for name, record in positions if record["outcome"] is not None}


@dataclass(frozen=True, slots=True)
class Kept:
    """A voyage on disk."""

    actions: list[Any]
    is_over: bool


@dataclass
class Wreckage:
    """What became of one profile over many kills."""

    profile: Path
    fuse: Path | None = None
    """The fuse in C, made ready to be loaded; without it the fuse of `driven.py` serves."""
    kills: int = 0
    positions: int = 0
    moments: Counter[str] = field(default_factory=Counter)
    """What the program was at when it was killed."""
    faults: list[str] = field(default_factory=list)
    shown: Shown | None = None
    kept: dict[str, Kept] = field(default_factory=dict)
    trained: set[tuple[str, str]] = field(default_factory=set)
    """The problems whose progress has been seen on disk: it must stay there."""
    ended: set[str] = field(default_factory=set)
    """The voyages that were over at some time; an undo may have opened one again."""

    def expect(self, is_true: bool, what: str) -> None:
        if not is_true:
            self.faults.append(f"kill {self.kills}: {what}")


def sail_and_kill(wreckage: Wreckage, dice: Random) -> None:
    """Let the program play for a while, kill it, and compare what it has shown with what lies on disk."""
    has_fuse = dice.random() < 0.5
    stops = dice.choice(LONG_FUSES if wreckage.fuse else FUSES) if has_fuse else 0
    told = wreckage.profile.with_name("moment")
    told.write_text("between two writes" if not has_fuse else "before its fuse had burnt down")
    command = [sys.executable, "-m", "tests.robustness.driven", str(wreckage.profile)]
    command += [str(dice.randrange(10**6)), "0" if wreckage.fuse else str(stops)]
    with running(command, stdout=PIPE, env=_environment(wreckage, stops, told)) as program:
        assert program.stdout is not None
        shown = [program.stdout.readline()]
        if has_fuse:
            _wait(program)
        else:
            time.sleep(dice.uniform(0, LONGEST_LIFE) if shown[0] else 0)
        program.kill()
        shown += program.stdout.readlines()
        program.wait()
    wreckage.kills += 1
    wreckage.expect(program.returncode == -9, f"it ended by itself: {program.returncode}")
    wreckage.moments[told.read_text().strip()] += 1
    whole = [line.rstrip("\n") for line in shown if line.endswith("\n")]
    wreckage.positions += len(whole)
    if whole:
        compare_first(wreckage, whole[0])
        wreckage.shown = Shown.last_of(whole)
        wreckage.ended |= ended(whole)
    look(wreckage)


def _environment(wreckage: Wreckage, stops: int, told: Path) -> dict[str, str]:
    if wreckage.fuse is None or not stops:
        return environment()
    return environment(
        LD_PRELOAD=str(wreckage.fuse),
        FUSE_FOLDER=str(wreckage.profile),
        FUSE_LEFT=str(stops),
        FUSE_TOLD=str(told),
    )


def _wait(program: subprocess.Popen[str]) -> None:
    """Until the fuse has burnt down; the pipe takes what is shown meanwhile."""
    until = time.monotonic() + LONGEST_LIFE
    while program.poll() is None and time.monotonic() < until:
        time.sleep(0.01)


def compare_first(wreckage: Wreckage, line: str) -> None:
    """The program goes on where it was: the voyage that was under way, as it lay on disk."""
    name, _, record = line.partition(" ")
    if name in wreckage.kept:
        wreckage.expect(json.loads(record)["actions"] == wreckage.kept[name].actions, "it went on elsewhere")
    before = wreckage.shown
    if before is not None and before.voyage in wreckage.kept and not wreckage.kept[before.voyage].is_over:
        wreckage.expect(name == before.voyage, f"it went on with {name} instead of {before.voyage}")


def look(wreckage: Wreckage) -> None:
    """Every file in the profile is whole, and the voyages are those that were shown."""
    folder = wreckage.profile / "voyages"
    wreckage.kept.clear()
    for path in folder.glob("*.shtil") if folder.is_dir() else ():
        try:
            game = read(path.read_bytes())
        except (InvalidRecord, IllegalAction) as error:
            wreckage.expect(False, f"{path.name}: {error}")
            continue
        kept = wreckage.kept[path.stem] = Kept(game.to_record()["actions"], game.result is not None)
        if kept.is_over:
            wreckage.ended.add(path.stem)
    shown = wreckage.shown
    if shown is not None:
        kept_now = wreckage.kept.get(shown.voyage)
        is_there = kept_now is not None and shown.allows(kept_now.actions)
        is_fresh = kept_now is None and not shown.actions  # a deal that nobody has played in is not kept
        found = "nothing" if kept_now is None else f"{len(kept_now.actions)} actions"
        what = f"{shown.voyage} is not what was shown: {found} instead of {len(shown.actions)}"
        wreckage.expect(is_there or is_fresh, what)
    for path in folder.glob("*.json"):
        wreckage.expect(_is_sidecar(path), f"{path.name} is not whole")
    mended = Mended()
    load_settings(wreckage.profile / "settings.json", mended)
    wreckage.expect(vars(mended) == vars(Mended()), f"the settings are not whole: {vars(mended)}")
    broken = [path.name for path in wreckage.profile.rglob("*.broken")]
    wreckage.expect(not broken, f"set aside: {broken}")
    count(wreckage)
    look_at_training(wreckage)
    look_at_deals(wreckage)


def look_at_training(wreckage: Wreckage) -> None:
    """Progress that has once been on disk is still there, in a sound file."""
    with _copy(wreckage, "training.sqlite") as path:
        if path is None:
            return
        training = Training(path)
        found = {(game, problem) for game in GAMES for problem in training.progress(game)}
        training.drills()
        training.close()
        wreckage.expect(training.broken is None, "training is garbled")
    wreckage.expect(wreckage.trained <= found, f"progress is lost: {wreckage.trained - found}")
    wreckage.trained |= found


def look_at_deals(wreckage: Wreckage) -> None:
    with _copy(wreckage, "deals.sqlite") as path:
        if path is not None:
            with contextlib.closing(sqlite3.connect(path)) as base:
                wreckage.expect(_is_sound(base), "deals are garbled")


@contextlib.contextmanager
def _copy(wreckage: Wreckage, name: str) -> Iterator[Path | None]:
    """A copy of an SQLite file with its journal, which opening it mends; None if there is nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        for path in wreckage.profile.glob(f"{name}*"):
            shutil.copy(path, folder)
        copy = Path(folder, name)
        yield copy if copy.exists() and copy.stat().st_size else None


def _is_sound(base: sqlite3.Connection) -> bool:
    try:
        return bool(base.execute("PRAGMA integrity_check").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


def _is_sidecar(path: Path) -> bool:
    try:
        found = json.loads(path.read_bytes())
    except ValueError:
        return False
    return isinstance(found, dict) and found.get("format") == FORMAT


def count(wreckage: Wreckage) -> list[str]:
    """The voyages in the statistics: each once, in a sound file; read in a copy, which it mends."""
    with _copy(wreckage, "statistics.sqlite") as path:
        if path is None:
            return []
        with contextlib.closing(sqlite3.connect(path)) as base:
            is_sound = _is_sound(base)
            names = [row[0] for row in base.execute(TABLES)] if is_sound else []
            counted = [row[0] for row in base.execute("SELECT id FROM matches")] if "matches" in names else []
    wreckage.expect(is_sound, "statistics are garbled")
    wreckage.expect(len(counted) == len(set(counted)), "a voyage is counted twice")
    return counted


def count_all(wreckage: Wreckage) -> int:
    """Start the program once more in peace: it counts what it had no time for. How many voyages are over."""
    command = [sys.executable, "-m", "tests.robustness.trip", "0", "--profile", str(wreckage.profile)]
    done = finish([*command, "--speed", "off", "--lang", "en"])
    wreckage.expect(done.returncode == 0, done.stderr)
    if done.returncode == 0:
        told = json.loads(done.stdout.splitlines()[-1])
        wreckage.expect(told["notices"] == [], f"it complains: {told['notices']}")
    kept, wreckage.shown = wreckage.kept.copy(), None  # mates go on meanwhile
    look(wreckage)
    compare_kept(wreckage, kept)
    over = {name for name, kept in wreckage.kept.items() if kept.is_over}
    counted = set(count(wreckage))
    wreckage.expect(over <= counted, f"finished and not counted: {over - counted}")
    wreckage.expect(counted <= wreckage.ended, f"counted and never finished: {counted - wreckage.ended}")
    left = [path.name for path in wreckage.profile.rglob(f"*{UNFINISHED}")]
    wreckage.expect(not left, f"left unfinished: {left}")
    return len(over)


def compare_kept(wreckage: Wreckage, before: dict[str, Kept]) -> None:
    """Nothing is lost in peace: every voyage is there, as far as it was or further."""
    for name, kept in before.items():
        now = wreckage.kept.get(name)
        is_there = now is not None and now.actions[: len(kept.actions)] == kept.actions
        wreckage.expect(is_there, f"{name} has lost what was kept of it")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.robustness.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args(argv)
    dice = Random(chosen.seed)
    with tempfile.TemporaryDirectory() as folder:
        wreckage = Wreckage(Path(folder, "profile"), preloaded("fuse", Path(folder)))
        for _ in range(chosen.kills):
            sail_and_kill(wreckage, dice)
            if sys.stderr.isatty() or wreckage.kills % 20 == 0:
                print(f"{wreckage.kills} kills, {wreckage.positions} positions shown", file=sys.stderr)
        finished = count_all(wreckage)
    for fault in wreckage.faults:
        print(fault)
    for moment, times in wreckage.moments.most_common():
        print(f"{times:>5} {moment}")
    print(
        f"{wreckage.kills} kills, {wreckage.positions} positions shown, {finished} voyages finished,"
        f" {len(wreckage.faults)} faults"
    )
    return 1 if wreckage.faults else 0


if __name__ == "__main__":
    sys.exit(main())
