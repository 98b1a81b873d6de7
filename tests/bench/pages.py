"""The first visit of every page with 2,000 matches: processor time until it is painted.

    python tests/bench/pages.py [--matches 2000] [--runs 3] [--keep FOLDER] [--profile] [PAGE...]

Each visit is the first one of a fresh program with a window of 1366×768; told are medians, and those of the
second visit. It is the time of the window's thread, from the click to the end of the first whole painting;
pictures that follow in slices count only as far as they come before it.
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
from datetime import UTC, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from shtil_desktop.play.match import Match  # noqa: E402
from shtil_desktop.play.profile.matches.index import Index  # noqa: E402
from shtil_desktop.play.profile.matches.store import Store  # noqa: E402
from tests.bench.many_voyages import count, fill, start  # noqa: E402
from tests.windows.every_place import match_of  # noqa: E402

LIMIT = 200.0
"""Milliseconds."""
PAGES = (
    "NEW_MATCH",
    "MATCHES",
    "STATISTICS",
    "RULES",
    "SETTINGS",
    "SHORTCUTS",
    "CALENDAR",
    "LEARN",
    "TRAINING",
)
VISIT = """
from shtil_desktop import app
import json, os, sys, time

def visit(window):
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication
    from shtil_desktop.windows.destinations import Destination, GameDestination

    class Painted(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint:
                self.is_done = True
            return False

    def shown():
        page = window.pages.currentWidget()
        return page.viewport() if hasattr(page, "viewport") else page

    def settle(seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            QApplication.processEvents()
            time.sleep(0.005)

    application = QApplication.instance()
    painted = Painted()
    place = Destination[{page!r}]
    if place in (Destination.CALENDAR, Destination.LEARN):
        place = GameDestination(place, "shtil")
    told = []
    window.resize(1366, 768)
    settle(6.0)
    for _ in range(2):
        painted.is_done = False
        begun = time.thread_time()
        if {is_profiled}:
            import cProfile
            profiler = cProfile.Profile()
            profiler.enable()
        window.wanted.emit(place)
        shown().installEventFilter(painted)
        while not painted.is_done:
            application.processEvents()
        told.append((time.thread_time() - begun) * 1000)
        if {is_profiled}:
            import pstats
            profiler.disable()
            pstats.Stats(profiler, stream=sys.stderr).sort_stats("cumulative").print_stats(60)
        shown().removeEventFilter(painted)
        settle(1.0)
        window.wanted.emit(Destination.START_PAGE)
        settle(1.0)
    sys.stdout.write(json.dumps(told))
    sys.stdout.flush()
    os._exit(0)

complete = app._complete
def complete_watched(opening, *parts):
    from PySide6.QtCore import QTimer
    complete(opening, *parts)
    QTimer.singleShot(0, lambda: visit(opening.program.window))
app._complete = complete_watched
app.main(["--profile", {profile!r}])
"""


def fill_all(profile: Path, matches: int) -> None:
    """A profile with matches of all games, half of them Shtil."""
    fill(profile, matches // 2)
    store = Store(profile / "voyages", Index(profile / "voyages"))
    first = datetime(2024, 1, 1, tzinfo=UTC)
    for game in ("qwirkle", "shkap"):
        model = match_of(game, is_whole=True)
        for at in range(matches // 4):
            begun = first + timedelta(hours=at * 11)
            name = f"{begun:%Y%m%d-%H%M%S}-{game[0]}{at:07x}"
            match = Match(model.game, 0, model.seating, id=name, started=begun)
            match.finished = begun + timedelta(minutes=20)
            store.save(match)
    count(profile, matches)


def visit(profile: Path, page: str, is_profiled: bool) -> list[float]:
    """Milliseconds of the window's thread: the first visit, and the second."""
    code = VISIT.format(page=page, profile=str(profile), is_profiled=is_profiled)
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    names = {**os.environ, "QT_QPA_PLATFORM": platform, "PYTHONPYCACHEPREFIX": str(profile / "bytecode")}
    names.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=names, stdout=subprocess.PIPE, text=True, check=True
    )
    found: list[float] = json.loads(done.stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="a folder for the profile, to be used again")
    parser.add_argument("--profile", action="store_true", help="tell what takes the time, too")
    parser.add_argument("pages", nargs="*", default=PAGES, metavar="PAGE")
    chosen = parser.parse_args()
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="shtil-pages-"))
    profile = folder / f"matches-{chosen.matches}"
    is_met = True
    try:
        if not profile.exists():
            fill_all(profile, chosen.matches)
            for _ in range(2):  # the index, and the pictures that are kept
                start(profile, "from PySide6.QtCore import QTimer; QTimer.singleShot(4000, window, end)")
        for page in chosen.pages:
            found = [visit(profile, page, chosen.profile) for _ in range(chosen.runs)]
            first, second = (statistics.median(one) for one in zip(*found, strict=True))
            is_met = is_met and first < LIMIT
            sys.stdout.write(f"{page.lower():12} first {first:4.0f} ms, second {second:4.0f} ms\n")
            sys.stdout.flush()
    finally:
        if chosen.keep is None:
            shutil.rmtree(folder, ignore_errors=True)
    sys.stdout.write(f"all within {LIMIT:.0f} ms: {is_met}\n")
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
