"""How long input waits while others think: `python tests/bench/latency.py [SECONDS]`.

The loop of a real window is asked for a tick every few milliseconds while the worker looks for hints and
plays for four mates. How late a tick comes is what a key or a click would have waited; the processor time of
the window's thread between two ticks shows what of it was our own work, whatever else the machine does.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.rendering.pictures import Pictures
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.pictures.album import Album
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView

TICK = 4
"""Milliseconds between two ticks."""
LEVEL = "admiral"


@dataclass
class Meter:
    """Delays of the loop, in milliseconds."""

    late: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    _wall: float = 0.0
    _own: float = 0.0

    def begin(self) -> None:
        self.late.clear()
        self.busy.clear()
        self.go_on()

    def go_on(self) -> None:
        """What was until now does not count."""
        self._wall, self._own = time.perf_counter(), time.thread_time()

    def tick(self) -> None:
        wall, own = time.perf_counter(), time.thread_time()
        self.late.append(max(0.0, (wall - self._wall) * 1000 - TICK))
        self.busy.append((own - self._own) * 1000)
        self._wall, self._own = wall, own

    def line(self, name: str) -> str:
        figures = [
            f"{_part(values, share):7.1f}" for values in (self.late, self.busy) for share in (0.5, 0.99, 1)
        ]
        return f"{name:<28} {len(self.late):6} " + " ".join(figures)


def _part(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Watched:
    """A table with a real worker, whose loop is measured."""

    def __init__(self, seconds: float, album: Path) -> None:
        self.seconds = seconds
        self.scene = TableScene(pictures=Pictures(album=Album(album)))
        self.view = TableView(self.scene)
        self.thinker = Thinker()
        self.controller = TableController(self.scene, WorkerRequests(self.thinker))
        self.view.resize(1366, 740)
        self.view.show()
        self.meter = Meter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.meter.tick)

    def sail(self, seats: int, number: int) -> None:
        """Another voyage: nobody thinks yet, so that is not measured."""
        was_ticking = self._timer.isActive()
        self._timer.stop()
        self._set_sail(seats, number)
        self._wait(200)
        if was_ticking:
            self._timer.start(TICK)
            self.meter.go_on()

    def _set_sail(self, seats: int, number: int) -> None:
        mates = [Seat(name, LEVEL) for name in ("Anna", "Boris", "Clara", "David")]
        options = Options(Mode.STANDARD, seats)
        crew = seating_of(seats, 0, "You", mates)
        self.controller.begin(Session(Match.begin(SHTIL, options, number, crew, first=0), None))

    def measure(self, name: str, step: Callable[[], None]) -> None:
        """Let `step` be called often while the ticks are counted."""
        self._wait(300)
        end = time.perf_counter() + self.seconds
        self._timer.start(TICK)
        self.meter.begin()
        while time.perf_counter() < end:
            step()
            self._wait(10)
        self._timer.stop()
        say(self.meter.line(name))

    def _wait(self, milliseconds: int) -> None:
        QTest.qWait(milliseconds)

    def close(self) -> None:
        self.controller.let_go()
        self.controller.session = None
        self.thinker.close()


def ask_again(watched: Watched) -> Callable[[], None]:
    """A hint, thought out to its end; then it is played, and the next one is asked for."""

    def step() -> None:
        picks, session = watched.scene.choices, watched.controller.session
        if session is None or session.game.result is not None:
            watched.sail(1, 7)
        elif picks is not None and not watched.controller.adviser.is_thinking:
            QTest.keyClick(watched.view.viewport(), Qt.Key.Key_H)

    return step


def change_her_mind(watched: Watched) -> Callable[[], None]:
    """A hint is asked for and waved away, again and again."""
    keys = (Qt.Key.Key_H, Qt.Key.Key_Escape)

    def step() -> None:
        QTest.keyClick(watched.view.viewport(), keys[watched.controller.adviser.is_thinking])

    return step


def let_them_think(watched: Watched) -> Callable[[], None]:
    """Four mates move, one after the other; the player plays a deckhand's move."""
    from shtil_desktop.games.shtil.crew import sign_on

    sign_on("deckhand", 0)  # loads what only this script needs here

    def step() -> None:
        session = watched.controller.session
        if session is None or session.game.result is not None:
            watched.sail(5, 7)
        elif watched.scene.choices is not None and watched.scene.choices.is_pledging:
            watched.scene.tap(watched.scene.choices.open_spots()[0])
        elif session.is_players_turn and watched.scene.choices is not None and not session.talk_wanted():
            watched.controller.decide(sign_on("deckhand", session.length).decide(session.view()))

    return step


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        watch(Watched(seconds, Path(folder, "table.album")))
    application.quit()


def watch(watched: Watched) -> None:
    say(f"{'milliseconds':<28} {'ticks':>6} {'late: p50, p99, max':^23} {'busy: p50, p99, max':^23}")
    watched.sail(1, 7)
    watched.measure("nobody thinks", lambda: None)
    watched.measure("hints, one after the other", ask_again(watched))
    watched.sail(1, 8)
    watched.measure("hints, waved away", change_her_mind(watched))
    for speed in (Speed.OFF, Speed.NORMAL):
        watched.scene.animator.speed = speed
        watched.controller.mates.pace = 0 if speed is Speed.OFF else watched.controller.mates.pace
        watched.sail(5, 7)
        watched.measure(f"four mates, motion {speed.name.lower()}", let_them_think(watched))
    watched.close()


if __name__ == "__main__":
    main()
