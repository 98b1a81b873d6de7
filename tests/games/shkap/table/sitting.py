"""A player of Shkap for tests: she has eyes, a mouse and a keyboard."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shtil_desktop.games.base import Action
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.table.deciding.choices import ShkapChoices
from shtil_desktop.games.shkap.table.places import hand_spot
from shtil_desktop.games.shkap.table.stage.shkap_stage import ShkapStage
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.places import Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
MATES = [Seat(name, "deckhand") for name in ("Ada", "Juri", "Mila")]


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
    def stage(self) -> ShkapStage:
        assert isinstance(self.scene.stage, ShkapStage)
        return self.scene.stage

    @property
    def choices(self) -> ShkapChoices:
        assert isinstance(self.scene.choices, ShkapChoices)
        return self.scene.choices

    def sit_down(self, mode: Mode = Mode.BASE, seats: int = 2, number: int = 7) -> None:
        seating = seating_of(seats, 0, "You", MATES)
        self.begin(Match.begin(SHKAP, Options(mode, seats), number, seating))

    def begin(self, match: Match) -> None:
        self.controller.begin(Session(match, None))

    def sit_down_to(self, game: Shkap) -> None:
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

    def drag_to(self, spot: Spot, target: Spot) -> None:
        self.drag(self.point(spot), self.view.mapFromScene(self.stage.told_rects()[target].center()))

    def row_point(self, place: float) -> QPoint:
        """In the row, between the places around."""
        rects = self.stage.cards.row_places(6)
        step = rects[1].left() - rects[0].left()
        at = rects[0].center() + QPointF(step * place, 0)
        return self.view.mapFromScene(at)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view.viewport(), key)

    @property
    def text(self) -> str:
        return self.stage.prompt.text.replace("\xa0", " ")

    def wait(self) -> None:
        """Until something is asked of her, or the end."""
        self.qtbot.waitUntil(self._is_asked)

    def _is_asked(self) -> bool:
        if self.session.game.result is not None:
            return self.stage.end.isVisible()
        return self.scene.choices is not None and self.choices.ask is not None

    @property
    def is_over(self) -> bool:
        return self.session.game.result is not None

    def wanted(self) -> Action:
        """What a sailor would do in her place."""
        return SHKAP.mate("sailor", self.session.length).decide(self.session.view())

    def number_of(self, card: Card) -> int:
        """The digit that chooses a card in hand."""
        return self.choices.hand.index(card) + 1

    def lay_by_mouse(self, cards: tuple[Card, ...], drags: bool) -> None:
        for place, card in enumerate(cards):
            if drags:
                self.drag(self.point(hand_spot(card)), self.row_point(place))
            else:
                self.click(hand_spot(card))
