"""A player for tests: she has eyes, a mouse and a keyboard, and knows what she wants to do."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import MONSTER, ORANGE, PURPLE, WILD, YELLOW
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.places import Button, Spot
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView
from tests.games.shtil.players import Style, choose

LEFT = Qt.MouseButton.LeftButton
MATES = [Seat(name, "deckhand") for name in ("Anna", "Boris", "Clara", "David")]


def new_session(options: Options, number: int = 1) -> Session:
    crew = seating_of(options.seats, 0, "You", MATES)
    return Session(Match.begin(SHTIL, options, number, crew, first=0), None)


@dataclass
class Player:
    """The one at the table."""

    qtbot: QtBot
    view: TableView
    scene: TableScene
    controller: TableController
    dice: Random

    @property
    def session(self) -> Session:
        assert self.controller.session is not None
        return self.controller.session

    def sail(self, options: Options, number: int = 1) -> None:
        self.controller.begin(new_session(options, number))

    def rect_point(self, spot: Spot) -> QPoint:
        assert self.scene.stage is not None
        return self.view.mapFromScene(self.scene.stage.spot_rects()[spot].center())

    def click(self, spot: Spot) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.rect_point(spot))

    def drag(self, spot: Spot, to: QPoint | Spot) -> None:
        port, begin = self.view.viewport(), self.rect_point(spot)
        end = self.rect_point(to) if isinstance(to, Spot) else to
        QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, begin)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(port, begin + (QPointF(end - begin) * part).toPoint())
        QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, end)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view.viewport(), key)

    @property
    def text(self) -> str:
        assert self.scene.stage is not None
        return self.scene.stage.prompt.text

    def hand_spot(self, card: int) -> Spot:
        assert self.scene.choices is not None
        return Spot(Kind.HAND, self.scene.choices.view.hand.index(card))

    def wait(self) -> None:
        """Until it is her turn, or the end."""
        self.qtbot.waitUntil(self._is_asked)

    def _is_asked(self) -> bool:
        session, picks = self.session, self.scene.choices
        if session.game.result is not None:
            return self.scene.stage is not None and self.scene.stage.end.isVisible()
        return picks is not None and bool(picks.open_spots()) and not self.controller.mates.are_awaited

    def decide(self) -> ShtilAction:
        """Something that strains the grid little; now and then just anything."""
        return choose(self.session.game, self.dice, Style.ORDERLY)

    def gesture(self, action: ShtilAction) -> None:
        """Do with the mouse what this action means; what it costs is paid as the table suggests."""
        match action:
            case do.PlayIsland(card, cell, number):
                self._place(card, cell, number)
            case do.PlayStart(wild) | do.PlayFinish(wild):
                kind = Kind.START if isinstance(action, do.PlayStart) else Kind.FINISH
                self.drag(self.hand_spot(WILD if wild else 81 if kind is Kind.START else 82), Spot(kind))
            case do.Strike(cell):
                if self.scene.choices is not None and MONSTER in self.scene.choices.view.hand:
                    self.click(self.hand_spot(MONSTER))
                self.click(Spot(Kind.CELL, cell))
            case do.TurnIsland(cell):
                self.click(Spot(Kind.CELL, cell))
            case do.UseCompass(storm, at, wild):
                if wild:
                    self.click(self.hand_spot(WILD))
                kinds = {YELLOW: Kind.YELLOW, ORANGE: Kind.ORANGE, PURPLE: Kind.ROW}
                self.click(Spot(kinds[storm], at))
            case do.MoveReef(row) | do.TakePurple(int(row)):
                self.click(Spot(Kind.ROW, row))
            case do.Split(shares):
                self._split(shares)
            case _:
                self._press(action)
        if self.scene.choices is not None and self.scene.choices.pending is not None:
            self.click(Button.CONFIRM.spot)

    def _place(self, card: int, cell: int, number: int) -> None:
        if self.dice.random() < 0.5:
            self.drag(self.hand_spot(card), Spot(Kind.CELL, cell))
        else:
            self.click(self.hand_spot(card))
            self.click(Spot(Kind.CELL, cell))
        if card == WILD:
            self.click(Spot(Kind.NUMBER, number))

    def _split(self, shares: tuple[int, ...]) -> None:
        for seat, share in enumerate(shares):
            for _ in range(8):
                assert self.scene.choices is not None
                now = self.scene.choices.shares[seat]
                spot = Spot(Kind.SHARE if now < share else Kind.LESS, seat)
                if now != share and spot in self.scene.choices.open_spots():
                    self.click(spot)
        self.click(Button.CONFIRM.spot)

    def _press(self, action: ShtilAction) -> None:
        buttons = {
            do.Discard: MoveButton.DISCARD,
            do.Trade: MoveButton.TRADE,
            do.Swap: MoveButton.SWAP,
            do.Pass: MoveButton.PASS,
            do.Explore: MoveButton.EXPLORE,
            do.HoldReef: MoveButton.HOLD,
            do.TakeOrange: MoveButton.LET_COME,
            do.TakePurple: MoveButton.LET_COME,
        }
        if isinstance(action, do.CancelStorm):
            self.click((MoveButton.SPEND_WILD if action.wild else MoveButton.SPEND).spot)
        elif isinstance(action, do.TakeYellow) and not action.price:
            self.click(MoveButton.LET_COME.spot)
        elif not isinstance(action, do.Give | do.TakeYellow):
            self.click(buttons[type(action)].spot)

    def play_out(self, limit: int = 300) -> int:
        """Play the voyage to its end with the mouse; how many decisions it took."""
        for count in range(limit):
            self.wait()
            if self.session.game.result is not None:
                return count
            assert self.scene.choices is not None
            if self.scene.choices.is_pledging:
                self.click(self.dice.choice(self.scene.choices.open_spots()))
                continue
            before, action = self.session.moment, self.decide()
            self.gesture(action)
            assert self.session.moment > before, f"{action} could not be played: {self.text}"
        raise AssertionError("the voyage does not end")
