"""How long the window's thread is busy with a change while the disk is slow, and how long the player waits.

    PYTHONPATH=. python tests/bench/saving.py [--fsync 150] [--rounds 12]

Every `fsync` takes that many milliseconds more. For each kind of change: the longest time in which the window
answers nothing, by a timer that is due every two milliseconds and less the time for which its thread waited
for a processor, and the time from the change to the next question.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from shtil_desktop import app
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings, Theme
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.choices import Say
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.window_writer import WindowWriter
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from tests.games.shtil.players import Style, choose

BEAT = 2


class Watch:
    """The longest time between two beats of a timer, less what others had of the processor."""

    def __init__(self) -> None:
        self.longest, self._last = 0.0, own_time()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)

    def _beat(self) -> None:
        now = own_time()
        self.longest, self._last = max(self.longest, now - self._last), now

    def reset(self) -> None:
        self.longest, self._last = 0.0, own_time()


def own_time() -> float:
    """The clock, less the time for which this thread was ready and got no processor (Linux tells it)."""
    with contextlib.suppress(OSError):
        return time.perf_counter() - int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    return time.perf_counter()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fsync", type=float, default=150, help="milliseconds")
    parser.add_argument("--rounds", type=int, default=12)
    chosen = parser.parse_args()
    real = os.fsync

    def slow(handle: int) -> None:
        time.sleep(chosen.fsync / 1000)
        real(handle)

    os.fsync = slow  # type: ignore[assignment]
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        measure(application, Path(folder), chosen.rounds)
    return 0


def measure(application: QApplication, folder: Path, rounds: int) -> None:
    writer, thinker, dice = WindowWriter(), Thinker(), Random(1)
    store, statistics = Store(folder / "matches", writer=writer), Statistics(None)
    window = MainWindow(store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), WorkerRequests(thinker))
    window.writer = writer
    window.settings_changed.connect(lambda settings: app._keep(window, folder / "settings.json", settings))
    navigator = Navigator(
        window, Translations(application, Language.EN), store, BackgroundStatistics(statistics)
    )
    window.resize(1366, 768)
    window.show()
    navigator.show_start_page()
    watch = Watch()

    def settle() -> None:
        """Until the player is asked for something, or all is over."""
        loop = QEventLoop()
        while True:
            loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, BEAT)
            session = window.controller.session
            if session is None or session.is_saving or writer_is_busy(writer):
                continue
            if session.player in session.talk_wanted():
                window.controller.decide(Say(0))
            elif session.is_players_turn or session.game.result is not None:
                return

    def time_of(name: str, act: Callable[[], object]) -> None:
        gaps, waits = [], []
        for _ in range(rounds):
            watch.reset()
            begun = time.perf_counter()
            act()
            settle()
            waits.append(time.perf_counter() - begun)
            gaps.append(watch.longest)
            watch.reset()
        gaps.sort()
        sys.stdout.write(
            f"{name:24} window busy at most {1000 * gaps[-1]:4.0f} ms, in the middle"
            f" {1000 * gaps[len(gaps) // 2]:4.0f}; next question after {1000 * max(waits):5.0f} ms at most\n"
        )

    numbers = iter(range(1, 10_000))
    kind = Options(Mode.STANDARD, 1)

    def begin() -> None:
        window.new_matches.begin("shtil", kind, next(numbers))

    def play() -> None:
        session = window.controller.session
        assert session is not None
        if session.game.result is not None:
            begin()
        else:
            window.controller.play(choose(session.game, dice, Style.ORDERLY))

    begin()
    settle()
    time_of("a match begins", begin)
    time_of("an action", play)
    time_of("undo", window.controller.undo)
    kind = Options(Mode.STANDARD, 3)
    begin()
    settle()
    time_of("an action with two mates", play)
    themes = iter((Theme.DARK, Theme.LIGHT) * rounds)
    time_of("a setting", lambda: window.change(window.settings.with_(theme=next(themes))))
    window.controller.let_go()
    writer.finish()
    writer.close()
    thinker.close()
    statistics.close()


def writer_is_busy(writer: WindowWriter) -> bool:
    return bool(writer._writer._asked)


if __name__ == "__main__":
    sys.exit(main())
