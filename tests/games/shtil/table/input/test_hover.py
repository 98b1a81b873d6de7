"""Whatever would do something if it were pressed answers the pointer before that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.places import Kind, MoveButton
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Fixture, Spot
from tests.pictures.table_pictures import SUBJECTS, reach


def sail_to(player, name: str) -> None:
    subject = next(subject for subject in SUBJECTS if subject.name == name)
    session = reach(subject)
    assert session is not None
    player.controller.begin(session)
    subject.touch(player.scene)


def move_to(player, spot: Spot) -> None:
    at = player.scene.stage.told_rects()[spot].center()
    QTest.mouseMove(player.view.viewport(), player.view.mapFromScene(at))


def gleam(player):
    return player.scene.hovering._gleam


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("reefs-reef", Kind.ROW),
        ("standard-3-split", Kind.SHARE),
        ("standard-3-pledge", Kind.PLEDGE),
        ("wilds-naming", Kind.NUMBER),
        ("standard-1-opening", Kind.DISCARDS),
        ("standard-1-win", Fixture.CHOICE),
        ("reefs-reef", Fixture.LOG),
    ],
)
def test_places_light_up_under_the_pointer(player, name, kind):
    sail_to(player, name)
    player.view.grab()  # the log knows where its lines are once it is painted
    told, picks = player.scene.stage.told_rects(), player.scene.choices
    always = (Fixture.CHOICE, Fixture.LOG)
    spots = [spot for spot in told if spot.kind is kind and (kind in always or spot in picks.open_spots())]
    move_to(player, spots[0])
    assert gleam(player).isVisible() and gleam(player).spot == spots[0]
    assert gleam(player).rect == told[spots[0]]
    assert player.view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(player.view.viewport(), QPoint(2, 2))
    assert not gleam(player).isVisible()
    assert player.view.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor


def test_buttons_change_their_ground_and_need_no_gleam(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    button = player.scene.stage.buttons[MoveButton.DISCARD]
    move_to(player, MoveButton.DISCARD.spot)
    assert button.is_hovered and gleam(player) is None
    player.scene.mouse.hover(None)
    assert not button.is_hovered


def test_what_would_do_nothing_does_not_answer(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    move_to(player, Spot(Kind.FINISH))
    assert player.scene.hovering.spot is None


def test_the_cell_under_the_pointer_shows_the_picked_card(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.click(Spot(Kind.HAND, 1))
    cell = min(player.scene.choices.prices())
    QTest.mouseMove(player.view.viewport(), player.rect_point(Spot(Kind.CELL, cell)))
    assert player.scene.stage.cells[cell].ghost == player.scene.choices.card


def test_nobody_waits_for_cards_that_move_under_the_pointer(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.scene.animator.speed = Speed.NORMAL
    player.scene.mouse.hover(Spot(Kind.HAND, 2))
    assert player.scene.hovering.is_moving
    assert not player.scene.animator.is_running


def test_without_motion_a_card_is_up_at_once(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.scene.animator.speed = Speed.OFF
    player.scene.mouse.hover(Spot(Kind.HAND, 2))
    assert not player.scene.hovering.is_moving
    assert player.scene.stage.hand[2].y() < player.scene.stage.places.hand_slots(5)[2][0].y()


def test_a_pointer_that_leaves_the_table_leaves_nothing_lit(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.scene.mouse.hover(Spot(Kind.HAND, 2))
    QCoreApplication.sendEvent(player.view, QEvent(QEvent.Type.Leave))
    assert player.scene.stage.hovered is None
