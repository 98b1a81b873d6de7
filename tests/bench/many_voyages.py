"""A profile with very many voyages beside an empty one: how long the start takes, how long each page.

    python tests/bench/many_voyages.py [--voyages 2000] [--rows 20000] [--runs 11] [--keep FOLDER]

Both profiles take turns in one run; told are medians, and the median of each round's ratio, since load comes
and goes. By the clock and by the processor's time of the window's process: to its first picture, and until
all that is behind it has been fetched and the next key or click is heard. A page is open when it is shown and
painted; the processor's time is that of the window's thread.

The voyages are deals of all kinds, some finished, some under way, one in ten imported. `--unread` measures a
start without an index and without statistics, when everything is to be read: how long that takes, and the
longest time in which the window doesn't answer.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shtil_desktop.games.base import Result  # noqa: E402
from shtil_desktop.games.shtil.game import SHTIL  # noqa: E402
from shtil_desktop.games.shtil.rules.options import Mode, Options  # noqa: E402
from shtil_desktop.play.match import Match, Seat, seating_of  # noqa: E402
from shtil_desktop.play.profile.matches.index import Index  # noqa: E402
from shtil_desktop.play.profile.matches.store import Store  # noqa: E402
from shtil_desktop.play.profile.statistics.database import Statistics  # noqa: E402
from shtil_desktop.play.profile.statistics.figures import Finished  # noqa: E402
from shtil_desktop.play.session import Session  # noqa: E402
from tests.games.shtil.kinds import FEW_KINDS  # noqa: E402
from tests.games.shtil.players import Style, choose  # noqa: E402

LIMIT = 1.10
"""Of an empty profile's start."""
PAGE_LIMIT = 150.0
"""Milliseconds of the processor; what takes longer in an empty profile, too, may take as long as there."""
MODELS = 24
"""Voyages that are really sailed; the others are the same under another name."""
PLACES = (
    "NEW_MATCH",
    "CALENDAR",
    "MATCHES",
    "STATISTICS",
    "RULES",
    "SETTINGS",
    "SHORTCUTS",
    "ABOUT",
    "START_PAGE",
)
WATCHED = """
import json, os, sys, time
from shtil_desktop import app

told = {{}}
def note(name):
    told.setdefault(name, [time.monotonic() * 1000, time.process_time() * 1000])

launch = app._launch_qt
def launch_watched():
    application = launch()
    run = application.exec
    def run_watched():
        from shtil_desktop.windows.start_page.kept_picture import StartPicture
        paint = StartPicture.paintEvent
        def painted(self, event):
            paint(self, event)
            note("picture")
        StartPicture.paintEvent = painted
        return run()
    application.exec = run_watched
    return application
app._launch_qt = launch_watched

complete = app._complete
def complete_watched(opening, *parts):
    from PySide6.QtCore import QTimer
    complete(opening, *parts)
    QTimer.singleShot(0, lambda: ready(opening.program.window))
app._complete = complete_watched

def ready(window):
    note("ready")
    {then}

def end():
    sys.stdout.write(json.dumps(told))
    sys.stdout.flush()
    os._exit(0)

app.main({arguments!r})
"""
OPEN_PAGES = """
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from shtil_desktop.windows.destinations import Destination

    def settle(seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            QApplication.processEvents()
            time.sleep(0.005)

    def visit():
        settle(4.0)
        for turn in range({turns}):
            for name in {places!r}:
                begun = time.monotonic(), time.thread_time()
                window.wanted.emit(Destination[name])
                window.pages.currentWidget().grab()
                QApplication.processEvents()
                ended = time.monotonic(), time.thread_time()
                took = [(b - a) * 1000 for a, b in zip(begun, ended)]
                told.setdefault("pages", {{}}).setdefault(name, []).append(took)
                settle(0.3)
        end()
    QTimer.singleShot(0, visit)
"""
WAIT_FOR_ALL = """
    from PySide6.QtCore import QTimer
    from shtil_desktop.windows.background.index_updater import IndexUpdater
    index_updater = window.findChild(IndexUpdater)
    beats, begun = [time.monotonic()], time.monotonic()

    def beat():
        beats.append(time.monotonic())
        if index_updater.is_idle:
            told["read"] = (time.monotonic() - begun) * 1000
            told["standstill"] = max(b - a for a, b in zip(beats, beats[1:])) * 1000
            end()
    window.heart = QTimer(window, interval=5)
    window.heart.timeout.connect(beat)
    window.heart.start()
"""


KEEP_PICTURES = """
    from PySide6.QtCore import QTimer
    QTimer.singleShot(2000, window, end)
"""
"""Until the album and the start page's picture are kept, which the first picture of the next start is."""


def fill(profile: Path, voyages: int) -> None:
    """A profile with so many kept voyages of which nothing is known yet."""
    models = [
        sailed(number, options) for number, options in zip(range(MODELS), FEW_KINDS * MODELS, strict=False)
    ]
    store = Store(profile / "voyages", Index(profile / "voyages"))
    os.fsync = lambda fd: None  # nobody cuts the power here
    first = datetime(2024, 1, 1, tzinfo=UTC)
    for at in range(voyages):
        model = models[at % MODELS]
        begun = first + timedelta(hours=at * 11)
        name = f"{begun:%Y%m%d-%H%M%S}-{at:08x}"
        voyage = Match(model.game, 0, model.seating, id=name, started=begun, is_foreign=at % 10 == 9)
        voyage.finished = begun + timedelta(minutes=20) if model.is_over else None
        store.save(voyage)
        moment = (voyage.finished or begun).timestamp()
        for path in (profile / "voyages").glob(f"{name}*"):
            os.utime(path, (moment, moment))


def count(profile: Path, rows: int) -> None:
    """Have so many rows in the statistics."""
    counted = Statistics(profile / "statistics.sqlite")
    first = datetime(2024, 1, 1, tzinfo=UTC)
    counted.add([row(at, first) for at in range(rows - counted.standing().matches)])
    counted.close()


def sailed(number: int, options: Options) -> Match:
    mates = [Seat(name, "captain") for name in ("Ada", "Juri", "Mila", "Otto")]
    session = Session(
        Match.begin(SHTIL, options, number, seating_of(options.seats, 0, "Vera", mates), first=0), None
    )
    dice = Random(number)
    for _ in range(12 if number % 4 == 0 else 1000):
        if session.decision is None:
            break
        for seat in session.talk_wanted():
            session.say(seat, 1)
        session.play(choose(session.game, dice, Style.ORDERLY))
    return session.match


def row(at: int, first: datetime) -> Finished:
    modes = (Mode.STANDARD, Mode.STANDARD, Mode.ARCH, Mode.STANDARD, Mode.SUN_MOON, Mode.PYRAMID)
    is_won = at * 37 % 100 < 61
    lost = tuple(cell % 28 for cell in (at, at * 2, at * at, 20, 21))
    return Finished(
        game="shtil",
        id=f"{first:%Y%m%d}-{at:06d}-row",
        finished=first + timedelta(hours=at),
        options=Options(modes[at % 6], 1 + at % 3),
        number=at,
        result=Result.WON if is_won else Result.LOST,
        reason="finish" if is_won else "no-move",
        actions=60 + at * 7 % 30,
        used_undo=at % 5 == 0,
        hints_used=at % 4,
        is_repeat=False,
        daily=date(2024, 1, 1) + timedelta(days=at // 20) if at % 20 == 0 else None,
        figures={"cards_left": at % 9, "lost_cells": () if is_won else lost},
    )


def start(profile: Path, then: str = "end()") -> dict[str, Any]:
    """One start: milliseconds to its first picture and until it is ready."""
    code = WATCHED.format(then=then, arguments=["--profile", str(profile)])
    names = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    begun = time.monotonic() * 1000
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=names, stdout=subprocess.PIPE, text=True, check=True
    )
    told: dict[str, Any] = json.loads(done.stdout)
    for name in {"picture", "ready"} & told.keys():  # the first start of all has no picture that was kept
        clock, processor = told[name]
        told[name] = [clock - begun, processor]
    return told


def compare(empty: Path, full: Path, runs: int) -> bool:
    times: dict[tuple[str, str, int], list[float]] = {}
    for _ in range(runs):
        for kind, profile in (("empty", empty), ("full", full)):
            told = start(profile)
            for moment in ("picture", "ready"):
                for clock in (0, 1):
                    times.setdefault((kind, moment, clock), []).append(told[moment][clock])
    is_met = True
    for clock, title in enumerate(("clock", "processor")):
        for moment in ("picture", "ready"):
            few, many = times["empty", moment, clock], times["full", moment, clock]
            ratio = statistics.median(one / other for one, other in zip(many, few, strict=True))
            usual, long = statistics.median(few), statistics.median(many)
            text = f"{title:10} {moment:8} empty {usual:6.0f} ms, full {long:6.0f} ms, ratio {ratio:.3f}"
            sys.stdout.write(f"{text}\n")
            is_met = is_met and ratio <= LIMIT
    return is_met


def visit(empty: Path, full: Path, turns: int) -> bool:
    """Open every page: at first, when its module is loaded, and then again."""
    then = OPEN_PAGES.format(turns=turns, places=PLACES)
    few: dict[str, list[list[float]]] = start(empty, then)["pages"]
    many: dict[str, list[list[float]]] = start(full, then)["pages"]
    is_met = True
    for name, took in many.items():
        first, later = took[0][1], statistics.median(processor for _, processor in took[1:])
        clock = statistics.median(clock for clock, _ in took[1:])
        plain_first, plain = few[name][0][1], statistics.median(processor for _, processor in few[name][1:])
        text = (
            f"{name.lower():12} first {first:4.0f} ms, then {later:4.0f} ms of the processor, {clock:4.0f} ms"
        )
        sys.stdout.write(f"{text} by the clock; empty profile {plain_first:.0f} and {plain:.0f} ms\n")
        is_met = is_met and first < max(PAGE_LIMIT, LIMIT * plain_first) and later < PAGE_LIMIT
    return is_met


def read_all(profile: Path) -> None:
    for name in ("voyages.index", "statistics.sqlite"):
        (profile / name).unlink(missing_ok=True)
    told = start(profile, WAIT_FOR_ALL)
    ready, read, standstill = told["ready"][0], told["read"], told["standstill"]
    sys.stdout.write(
        f"nothing known: ready after {ready:.0f} ms, all read {read / 1000:.1f} s later,"
        f" longest standstill {standstill:.0f} ms\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--voyages", type=int, default=2000)
    parser.add_argument("--rows", type=int, default=20_000)
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--keep", type=Path, help="a folder for the profiles, to be used again")
    parser.add_argument("--unread", action="store_true", help="also a start that has to read everything")
    chosen = parser.parse_args()
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="shtil-many-"))
    empty, full = folder / "empty", folder / f"full-{chosen.voyages}-{chosen.rows}"
    try:
        if not full.exists():
            fill(full, chosen.voyages)
            read_all(full)
            count(full, chosen.rows)
        for profile in (empty, full):
            start(profile, KEEP_PICTURES)
        is_met = compare(empty, full, chosen.runs)
        is_met = visit(empty, full, 4) and is_met
        if chosen.unread:
            read_all(full)
    finally:
        if chosen.keep is None:
            shutil.rmtree(folder, ignore_errors=True)
    sys.stdout.write(f"within {LIMIT} of an empty profile's, pages within {PAGE_LIMIT:.0f} ms: {is_met}\n")
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
