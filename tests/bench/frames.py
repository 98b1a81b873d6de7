"""How long a frame takes to paint at 2560×1440@2, while a card is dragged and while cards are discarded.

    python tests/bench/frames.py [--rounds 5]

Real mouse events on a real view, in memory (offscreen), with two dots of the screen to one of ours.
Times are of the processor, so that what else runs meanwhile does not count; the limit is p95 ≤ 8 ms.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from pathlib import Path

os.environ["QT_SCALE_FACTOR"] = "2"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.table.places import Kind
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView
from tests.games.shtil.table.sailing import LEFT, new_session
from tests.table.fake_worker import FakeWorker

LIMIT = 8.0
STEPS = 90  # of a drag across the table
ISLANDS = 14  # on the board
NO_KEY = Qt.KeyboardModifier.NoModifier


class TimedView(TableView):
    """Notes how long each of its frames takes, in milliseconds."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.frames: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        begun = time.thread_time_ns()
        super().paintEvent(event)
        self.frames.append((time.thread_time_ns() - begun) / 1e6)

    def taken(self) -> list[float]:
        frames, self.frames = self.frames, []
        return frames


class Bench:
    """A table in the middle of a voyage with three seats, at normal speed."""

    def __init__(self) -> None:
        self.scene = TableScene()
        self.view = TimedView(self.scene)
        self.view.resize(1280, 720)
        self.view.show()
        self.controller = TableController(self.scene, FakeWorker())
        self.controller.mates.pace = 0

    def sail(self, number: int) -> None:
        """Up to the player's turn with enough islands, everything at rest and every face at hand."""
        session = new_session(Options(Mode.STANDARD, 3), number)
        mate = sign_on("captain")
        while not _is_midway(session):
            decision = session.decision
            assert decision is not None, f"deal {number} ends too early"
            session.play(mate.decide(session.game.view(decision.seat)))
        self.scene.animator.speed = Speed.NORMAL
        self.controller.begin(session)
        for card in range(1, 83):
            self.scene.pictures.face(card)
        self.settle()
        self.view.taken()

    @property
    def session(self) -> Session:
        assert self.controller.session is not None
        return self.controller.session

    def settle(self) -> None:
        QTest.qWait(50)
        while self.scene.animator.is_running or not self._is_asked():
            QTest.qWait(10)

    def _is_asked(self) -> bool:
        picks, session = self.scene.choices, self.session
        if picks is None or session.game.result is not None:
            return session.game.result is not None
        return bool(picks.open_spots()) and (session.is_players_turn or picks.is_pledging)

    def drag(self) -> list[float]:
        """A card of the hand is carried over the whole board, and let go where it may not lie."""
        begin = self._middle(Spot(Kind.HAND, 2))
        ways = [QPoint(420, 60), QPoint(900, 60), QPoint(420, 460), QPoint(900, 460), QPoint(20, 700)]
        port = self.view.viewport()
        QTest.mousePress(port, LEFT, NO_KEY, begin)
        for corner in ways:
            for step in range(1, STEPS // len(ways) + 1):
                at = begin + (QPointF(corner - begin) * step * len(ways) / STEPS).toPoint()
                QTest.mouseMove(port, at)
                QApplication.processEvents()
            begin = corner
        frames = self.view.taken()
        QTest.mouseRelease(port, LEFT, NO_KEY, begin)
        self.settle()
        return frames + self.view.taken()

    def discard(self) -> list[float]:
        """Two cards turn over and fly to their pile, two others come."""
        port = self.view.viewport()
        for key in (Qt.Key.Key_D, Qt.Key.Key_Return):
            QTest.keyClick(port, key)
        self.settle()
        return self.view.taken()

    def _middle(self, spot: Spot) -> QPoint:
        assert self.scene.stage is not None
        return self.view.mapFromScene(self.scene.stage.spot_rects()[spot].center())


def _is_midway(session: Session) -> bool:
    placed = sum(number is not None for number in session.game.sea.numbers())
    decision = session.decision
    is_turn = session.is_players_turn and decision is not None and decision.ask is Ask.TURN
    return is_turn and placed >= ISLANDS


def tell(title: str, frames: list[float]) -> float:
    p95 = statistics.quantiles(frames, n=20)[-1]
    sys.stdout.write(
        f"{title}: {len(frames)} frames, median {statistics.median(frames):.1f} ms, p95 {p95:.1f} ms, "
        f"longest {max(frames):.1f} ms\n"
    )
    return p95


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    application = QApplication([])
    bench = Bench()
    dragged: list[float] = []
    discarded: list[float] = []
    for number in range(1, rounds + 1):
        bench.sail(number)
        dragged += bench.drag()
        discarded += bench.discard()
    assert application is not None and bench.view.devicePixelRatioF() == 2
    return 0 if max(tell("dragging", dragged), tell("discarding", discarded)) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
