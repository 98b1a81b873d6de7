"""How much the program grows while it plays voyage after voyage by itself, in every mode.

    python tests/bench/memory.py [--hours 1] [--trace]

The real window with the real worker; the player's seat is played by a captain through the table. Every
motion is begun and then completed at once, as an impatient player does, so that an hour at a table, reckoned
as twelve voyages, takes a minute or two. The first fourteen voyages fill the caches and don't count.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from itertools import count, cycle, islice
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Pace, Settings
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.windows.main_window import MainWindow

LIMIT = 5.0
VOYAGES_AN_HOUR = 12
PATIENCE = 120.0
KINDS = (
    Options(Mode.STANDARD, 3),
    Options(Mode.ARCH, 2),
    Options(Mode.SUN_MOON, 2),
    Options(Mode.PYRAMID, 2),
    Options(Mode.COMPETITIVE, 2),
    Options(Mode.STANDARD, 1, removed=8),
    Options(Mode.STANDARD, 3, reefs=True, monsters=3, storms=True, wilds=2),
)


def resident() -> float:
    """MiB of this process in memory."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


class Voyager:
    """Plays at a real window."""

    def __init__(self, folder: Path) -> None:
        self._thinker = Thinker()
        settings = Settings().with_(speed=AnimationSpeed.NORMAL, pace=Pace.AT_ONCE)
        self._window = MainWindow(Store(folder), settings, WorkerRequests(self._thinker))
        self._window.show()
        self._mate = sign_on("captain")

    def play(self, options: Options, number: int) -> None:
        """One voyage from first card to last."""
        window = self._window
        window.new_matches.begin("shtil", options, number)
        session = window.controller.session
        assert session is not None
        until = time.monotonic() + PATIENCE
        while session.game.result is None:
            assert time.monotonic() < until, f"{options} {number} does not end"
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
            if window.scene.animator.complete():
                continue
            picks = window.scene.choices
            if picks is not None and picks.is_pledging:
                window.scene.tap(picks.open_spots()[0])
            elif session.is_players_turn:
                window.controller.play(self._mate.decide(session.view()))
        QTest.qWait(20)

    def close(self) -> None:
        self._window.controller.let_go()
        self._thinker.close()


def voyages() -> Iterator[tuple[Options, int]]:
    return zip(cycle(KINDS), count(1), strict=False)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--trace", action="store_true", help="tell which lines hold what was added")
    chosen = parser.parse_args()
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        voyager = Voyager(Path(folder))
        coming = voyages()
        for options, number in islice(coming, 2 * len(KINDS)):
            voyager.play(options, number)
        if chosen.trace:
            tracemalloc.start(12)
        before, traced = resident(), tracemalloc.take_snapshot() if chosen.trace else None
        sys.stdout.write(f"after {2 * len(KINDS)} voyages {before:.1f} MiB\n")
        amount = round(chosen.hours * VOYAGES_AN_HOUR)
        for options, number in islice(coming, amount):
            voyager.play(options, number)
        grown = resident() - before
        sys.stdout.write(f"{amount} voyages more: {grown:+.1f} MiB (limit {LIMIT})\n")
        if traced is not None:
            for line in tracemalloc.take_snapshot().compare_to(traced, "lineno")[:15]:
                sys.stdout.write(f"  {line}\n")
        voyager.close()
    assert application is not None
    return 0 if grown <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
