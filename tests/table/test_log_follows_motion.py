"""The log never tells what has not been seen: its lines come as the events of an action are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from shtil_desktop.games import face_of
from shtil_desktop.games.qwirkle.rules.deal import Options as Qwirkle
from shtil_desktop.games.shkap.rules.events import CoinsWon, GameEnded
from shtil_desktop.games.shkap.rules.options import Mode as Kind
from shtil_desktop.games.shkap.rules.options import Options as Expedition
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.options import Options as Voyage
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.motion.timings import FRAME, Speed
from shtil_desktop.table.scene import TableScene

OPTIONS: dict[str, Any] = {
    "shtil": Voyage(Mode.STANDARD, 1, reefs=True, storms=True),
    "qwirkle": Qwirkle(2),
    "shkap": Expedition(Kind.BASE, 3),
}


class Table:
    """A match among computer players, on a table whose clock the test moves."""

    def __init__(self, game: str, number: int = 6) -> None:
        self.scene = TableScene()
        self.scene.layout.fit(QSizeF(1024, 612), 1.0)
        self.scene.animator.speed = Speed.NORMAL
        self.now = 0.0
        self.scene.animator._now = lambda: self.now  # type: ignore[method-assign]
        self.heard: list[str] = []
        self.scene.announced.connect(self.heard.append)
        self.controller = TableController(self.scene)
        face = face_of(game)
        self.level = face.levels[0]
        mates = [Seat(name, self.level) for name in ("Ada", "Juri", "Mila")]
        options = OPTIONS[game]
        seating = seating_of(options.seats, 0, "Vera", mates)
        self.session = Session(Match.begin(face, options, number, seating), None)
        self.controller.begin(self.session)

    def decide(self) -> None:
        """Let the seat that is asked do what its simplest level would."""
        session = self.session
        assert session.decision is not None
        view = session.game.view(session.decision.seat)
        session.play(face_of(session.game.id).mate(self.level, session.length).decide(view))

    def ticks(self) -> Iterator[None]:
        """Frame by frame, until nothing moves."""
        while self.scene.animator.is_running:
            yield
            self.now += FRAME
            self.scene.animator._tick()

    @property
    def told(self) -> list[str]:
        return [line.text for line in self.scene.stage.log.lines]

    @property
    def whole(self) -> list[str]:
        """All that the log will tell."""
        return [line.text for line in self.controller._log_lines()]


@pytest.fixture
def table(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Table]:
    made = Table(request.param)
    yield made
    made.controller.let_go()


every_game = pytest.mark.parametrize("table", OPTIONS, indirect=True)


@every_game
def test_lines_come_one_by_one_and_all_of_them(table):
    """A line is there no earlier than the motion of its event is over; in the end none is missing."""
    for _ in table.ticks():
        assert table.told == []
    came_late = 0
    for _ in range(60):
        if table.session.decision is None:
            break
        before = table.told
        table.decide()
        shown = [table.told]
        if table.scene.animator.is_running:
            assert table.told == before
        for _ in table.ticks():
            if table.told != shown[-1]:
                shown.append(table.told)
        assert table.told == table.whole
        assert all(told == table.whole[: len(told)] for told in shown)
        came_late += len(shown) - 1
    assert came_late > 10


@every_game
def test_a_click_completes_the_motion_and_the_log(table):
    table.scene.animator.complete()
    for _ in range(20):
        table.decide()
        table.heard.clear()
        before, whole = table.told, table.whole
        table.scene.animator.complete()
        assert table.told == whole
        if len(whole) > len(before):
            assert ". ".join(whole[len(before) :]) in table.heard


@every_game
def test_without_motion_the_log_tells_everything_at_once(table):
    table.scene.animator.complete()
    table.scene.animator.speed = Speed.OFF
    for _ in range(10):
        table.decide()
        assert table.told == table.whole


@every_game
def test_undo_in_mid_motion_leaves_no_line_behind(table):
    table.scene.animator.complete()
    for _ in range(8):
        table.decide()
    table.session.undo()
    assert table.told == table.whole
    table.scene.animator.complete()
    assert table.told == table.whole


@pytest.mark.parametrize("table", ["shkap"], indirect=True)
def test_coins_and_the_winner_are_told_when_they_have_been_seen(table):
    """In each frame of a reveal the log tells of no coin that has not reached its seat's box."""
    table.scene.animator.complete()
    frames = 0
    while table.session.decision is not None:
        boxes = table.scene.stage.furniture.seats
        began = [box.coins for box in boxes]
        known = len(table.told)
        table.decide()
        events = table.session.history[-1].events
        won = [event for event in events if isinstance(event, CoinsWon)]
        for _ in table.ticks():
            frames += bool(won)
            paid = sum(box.coins for box in boxes) - sum(began)
            lines = table.scene.stage.log.lines[known:]
            told = sum(events[line.event].coins for line in lines if isinstance(events[line.event], CoinsWon))
            assert told <= paid
            if any(isinstance(events[line.event], GameEnded) for line in lines):
                assert paid == sum(event.coins for event in won)
    assert frames > 100


@pytest.mark.parametrize("table", ["qwirkle"], indirect=True)
def test_points_reach_the_box_when_the_tiles_lie(table):
    table.scene.animator.complete()
    while table.session.decision is not None:
        box = table.scene.stage.furniture.seats[table.session.decision.seat]
        points = box.points
        table.decide()
        if table.scene.animator.is_running:
            assert box.points == points
        table.scene.animator.complete()
        assert [one.points for one in table.scene.stage.furniture.seats] == list(table.session.view().scores)
