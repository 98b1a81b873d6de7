"""A player of Qwirkle for tests: she has eyes, a mouse and a keyboard."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.table.deciding.choices import QwirkleChoices
from shtil_desktop.games.qwirkle.table.deciding.turn import Turn
from shtil_desktop.games.qwirkle.table.places import BAG, cell_spot, slot_spot
from shtil_desktop.games.qwirkle.table.stage.qwirkle_stage import QwirkleStage
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.places import Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
MATES = [Seat(name, "beginner") for name in ("Ada", "Juri", "Mila")]


@dataclass
class Player:
    """The one at the table."""

    qtbot: QtBot
    view: TableView
    scene: TableScene
    controller: TableController

    @property
    def session(self) -> Session:
        assert self.controller.session is not None
        return self.controller.session

    @property
    def stage(self) -> QwirkleStage:
        assert isinstance(self.scene.stage, QwirkleStage)
        return self.scene.stage

    @property
    def choices(self) -> QwirkleChoices:
        assert isinstance(self.scene.choices, QwirkleChoices)
        return self.scene.choices

    @property
    def turn(self) -> Turn:
        return self.choices.turn

    def sit_down(self, seats: int = 2, number: int = 7) -> None:
        crew = seating_of(seats, 0, "You", MATES)
        self.begin(Match.begin(QWIRKLE, Options(seats), number, crew))

    def begin(self, match: Match) -> None:
        self.controller.begin(Session(match, None))

    def sit_down_to(self, game: Qwirkle) -> None:
        """A position of one's own making."""
        self.begin(Match(game, 0, seating_of(game.seats, 0, "You", MATES)))

    def point(self, spot: Spot) -> QPoint:
        return self.view.mapFromScene(self.stage.spot_rects()[spot].center())

    def click(self, spot: Spot) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, PLAIN, self.point(spot))

    def drag(self, begin: QPoint, end: QPoint) -> None:
        port = self.view.viewport()
        QTest.mousePress(port, LEFT, PLAIN, begin)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(port, begin + (QPointF(end - begin) * part).toPoint())
        QTest.mouseRelease(port, LEFT, PLAIN, end)

    def drag_to_cell(self, spot: Spot, cell: int) -> None:
        self.drag(self.point(spot), self.view.mapFromScene(self.stage.places.middle_of(cell)))

    def drag_to_bag(self, slot: int) -> None:
        self.drag(self.point(slot_spot(slot)), self.point(BAG))

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view.viewport(), key)

    @property
    def text(self) -> str:
        return self.stage.prompt.text.replace("\xa0", " ")

    def slot_of(self, tile: int) -> int:
        turn = self.turn
        return next(i for i, one in enumerate(turn.rack.slots) if one == tile and turn.is_on_rack(i))

    def wait(self) -> None:
        """Until it is her turn, or the end."""
        self.qtbot.waitUntil(self._is_asked)

    def _is_asked(self) -> bool:
        if self.session.game.result is not None:
            return self.stage.end.isVisible()
        return self.scene.choices is not None and self.turn.is_open

    def best_lay(self) -> Lay | None:
        found = self.session.view().lays()
        return Lay.of(max(found, key=lambda lay: (lay[0], len(lay[1])))[1]) if found else None

    def lay_by_mouse(self, lay: Lay, drags: bool) -> None:
        for cell, tile in lay.placed:
            slot = slot_spot(self.slot_of(tile))
            if drags:
                self.drag_to_cell(slot, cell)
            else:
                self.click(slot)
                self.click(cell_spot(cell))
