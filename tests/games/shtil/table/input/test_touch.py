"""A finger on the table: taps and drags, real touch events from Qt's own test device."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.table.input.mouse import FINGERTIP
from shtil_desktop.table.places import Button, Spot
from tests.games.shtil.table.sailing import Player


@pytest.fixture(scope="module")
def device(qapp) -> QPointingDevice:
    return QTest.createTouchDevice()


class Finger:
    def __init__(self, player: Player, device: QPointingDevice) -> None:
        self.player, self._device = player, device

    def _event(self, kind: str, point: QPoint) -> None:
        window = self.player.view.windowHandle()
        sequence: Any = QTest.touchEvent(window, self._device)
        getattr(sequence, kind)(0, point, window)
        sequence.commit(True)

    def press(self, point: QPoint) -> None:
        self._event("press", point)

    def move(self, point: QPoint) -> None:
        self._event("move", point)

    def release(self, point: QPoint) -> None:
        self._event("release", point)

    def tap(self, point: QPoint | Spot) -> None:
        at = self.player.rect_point(point) if isinstance(point, Spot) else point
        self.press(at)
        self.release(at)

    def drag(self, spot: Spot, to: QPoint) -> None:
        begin = self.player.rect_point(spot)
        self.press(begin)
        for part in (0.3, 0.7, 1.0):
            self.move(begin + (QPointF(to - begin) * part).toPoint())
        self.release(to)


@pytest.fixture
def finger(player, device) -> Finger:
    player.sail(Options(Mode.STANDARD, 1), 5)
    return Finger(player, device)


def free_placement(player: Player) -> do.PlayIsland:
    assert player.scene.choices is not None
    legal = player.scene.choices.view.legal
    return next(a for a in legal if isinstance(a, do.PlayIsland) and a.cell == 14)


def below(player: Player, spot: Spot) -> QPoint:
    """Where the fingertip is when the card that it carries lies on a place."""
    assert player.scene.stage is not None
    rect = player.scene.stage.spot_rects()[spot]
    return player.view.mapFromScene(QPointF(rect.center().x(), rect.bottom() + 12))


def test_tap_the_card_then_the_cell(player, finger):
    move = free_placement(player)
    finger.tap(player.hand_spot(move.card))
    assert player.scene.choices.card == move.card
    finger.tap(Spot(Kind.CELL, move.cell))
    assert player.session.history[-1].action == move


def test_a_finger_drags_a_card_to_its_cell(player, finger):
    move = free_placement(player)
    finger.drag(player.hand_spot(move.card), below(player, Spot(Kind.CELL, move.cell)))
    assert player.session.history[-1].action == move


def test_the_card_is_seen_above_the_finger(player, finger):
    move = free_placement(player)
    spot = player.hand_spot(move.card)
    item, begin = player.scene.stage.hand[spot.index], player.rect_point(spot)
    finger.press(begin)
    tip = begin + QPoint(0, -120)
    finger.move(tip)
    assert item.area.bottom() < player.view.mapToScene(tip).y()
    assert item.area.bottom() > player.view.mapToScene(tip).y() - 30
    finger.release(tip)


def test_a_mouse_carries_the_card_where_it_took_hold_of_it(player, finger):
    spot = player.hand_spot(free_placement(player).card)
    player.drag(spot, player.rect_point(spot) + QPoint(0, -40))
    assert player.session.length == 0


def test_a_shaky_tap_is_no_drag(player, finger):
    move = free_placement(player)
    spot = player.hand_spot(move.card)
    at = player.rect_point(spot)
    finger.press(at)
    finger.move(at + QPoint(6, 4))
    finger.release(at + QPoint(6, 4))
    assert player.scene.choices.card == move.card


def test_a_drop_beside_the_board_goes_back(player, finger):
    move = free_placement(player)
    finger.drag(player.hand_spot(move.card), QPoint(195, 330))
    assert player.scene.choices.picked is None
    assert player.session.length == 0


def test_two_are_discarded_and_paid_by_taps(player, finger):
    finger.tap(MoveButton.DISCARD.spot)
    chosen = list(player.scene.choices.chosen)
    other = next(i for i in range(5) if i not in chosen)
    finger.tap(Spot(Kind.HAND, other))
    assert other in player.scene.choices.chosen
    finger.tap(Button.CONFIRM.spot)
    assert isinstance(player.session.history[-1].action, do.Discard)


def test_a_card_dragged_to_the_pile_is_discarded(player, finger):
    move = free_placement(player)
    finger.drag(player.hand_spot(move.card), below(player, Spot(Kind.DISCARDS)))
    assert isinstance(player.scene.choices.pending, do.Discard)
    assert player.hand_spot(move.card).index in player.scene.choices.chosen


def test_prices_are_told_without_hovering(player, finger):
    finger.tap(player.hand_spot(free_placement(player).card))
    prices = player.scene.choices.prices()
    cells = player.scene.stage.cells
    assert prices
    assert {cell: cells[cell].price for cell in prices} == prices


def test_a_near_miss_hits_a_small_mark(player, device):
    """The marks of the rows are small at the smallest window: a finger may miss them by a little."""
    finger = Finger(player, device)
    player.sail(Options(Mode.STANDARD, 1, reefs=True), 5)
    player.controller.decide(next(a for a in player.scene.choices.view.legal if isinstance(a, do.PlayIsland)))
    row = next(a.row for a in player.scene.choices.view.legal if isinstance(a, do.MoveReef))
    rect = player.scene.stage.spot_rects()[Spot(Kind.ROW, row)]
    assert rect.height() < FINGERTIP
    beside = player.view.mapFromScene(QPointF(rect.center().x(), rect.bottom() + 4))
    finger.tap(beside)
    assert player.session.history[-1].action == do.MoveReef(row)


def test_the_log_is_drawn_by_a_finger(player, device):
    player.view.resize(1366, 740)
    finger = Finger(player, device)
    player.sail(Options(Mode.STANDARD, 2), 3)
    for _ in range(25):
        player.wait()
        if player.session.game.result is not None or player.scene.choices.is_pledging:
            break
        player.controller.decide(player.decide())
    player.wait()
    log = player.scene.stage.log
    at = player.view.mapFromScene(log.rect.center())
    finger.press(at)
    finger.move(at + QPoint(0, 60))
    finger.release(at + QPoint(0, 60))
    assert log.back == 3


def test_a_hint_is_asked_for_and_played_by_taps(player, finger):
    finger.tap(Button.HINT.spot)
    player.qtbot.waitUntil(lambda: player.scene.choices.hint is not None)
    hint = player.scene.choices.hint
    finger.tap(Button.PLAY_HINT.spot)
    assert player.session.history[-1].action == hint.action


def test_a_hint_outlives_a_drop_that_went_wrong(player, finger):
    finger.tap(Button.HINT.spot)
    player.qtbot.waitUntil(lambda: player.scene.choices.hint is not None)
    finger.drag(Spot(Kind.HAND, 0), QPoint(195, 330))
    assert player.scene.choices.picked is None
    assert player.scene.choices.hint is not None
