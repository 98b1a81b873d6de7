"""Whole games at the table, by mouse alone and by keyboard alone, and every gesture of a turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.table.places import BAG, Place, QwirkleButton, cell_spot, slot_spot
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.places import Button, Spot
from tests.games.qwirkle.rules.positions import lay, new_game, tiles
from tests.games.qwirkle.table.sitting import Player

HAND, OTHER = "Rd Rc Bo Gs Gs Px", "Ro Rs Rt Yd Gc Bx"
DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def sit_late(player: Player) -> None:
    """It is the player's turn, and there is one line: red circle, square and star from (0, 0) on."""
    game = new_game(HAND, OTHER, bag="Oo Os Od Oc Ot Ox")
    game.apply(lay("Ro 0,0 Rs 1,0 Rt 2,0"))
    player.sit_down_to(game)
    player.wait()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_mouse_alone(player, seats):
    player.sit_down(seats, 5)
    for count in range(60):
        player.wait()
        if player.session.game.result is not None:
            break
        before = player.session.moment
        best = player.best_lay()
        if best is not None:
            player.lay_by_mouse(best, drags=count % 2 == 0)
            player.click(Button.CONFIRM.spot)
        elif player.session.view().bag_size:
            player.drag_to_bag(0)
            player.click(Button.CONFIRM.spot)
        else:
            player.click(QwirkleButton.PASS.spot)
        assert player.session.moment > before, player.text
    assert player.session.game.result is not None
    turns, places = player.stage.furniture.turns, player.stage.places
    assert turns.isVisible() and not any(
        turns.rect.intersects(places.cell(at)) for at in player.stage.tiles.laid
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_keyboard_alone(player, seats):
    player.sit_down(seats, 9)
    for _ in range(60):
        player.wait()
        if player.session.game.result is not None:
            break
        before = player.session.moment
        best = player.best_lay()
        if best is not None:
            lay_by_keys(player, best)
            player.key(ENTER)
        elif player.session.view().bag_size:
            player.key(Qt.Key.Key_T, Qt.Key.Key_1, ENTER)
        else:
            player.key(ENTER)
        assert player.session.moment > before, player.text
    assert player.session.game.result is not None


def lay_by_keys(player: Player, wanted: Lay) -> None:
    """Outwards from the tiles that are there, as one would."""
    left = dict(wanted.placed)
    while left:
        near = player.turn.near_cells()
        cell = next(cell for cell in left if cell in near)
        player.key(DIGITS[player.slot_of(left.pop(cell))])
        walk_to(player, cell)
        player.key(Qt.Key.Key_Space)


def walk_to(player: Player, cell: int) -> None:
    """Every cell beside a tile is reached with Tab."""
    goal = cell_spot(cell)
    for _ in range(200):
        if player.scene.focus.spot == goal:
            return
        player.key(Qt.Key.Key_Tab)
    raise AssertionError("a cell that the keyboard does not reach")


def test_arrows_walk_the_cells_near_the_tiles(player):
    sit_late(player)
    player.key(Qt.Key.Key_1)
    assert player.scene.focus.spot == cell_spot(cell_at(-1, 0))
    player.key(Qt.Key.Key_Down)
    assert player.scene.focus.spot == cell_spot(cell_at(0, 1))
    player.key(Qt.Key.Key_Right, ENTER)
    assert player.turn.placed == lay("Rd 1,1").placed


def test_right_does_not_lead_off_the_board_to_a_button_below_it(player):
    sit_late(player)
    player.key(Qt.Key.Key_1, *[Qt.Key.Key_Right] * 12)
    assert player.scene.focus.spot == cell_spot(cell_at(3, 0))


def test_a_first_set_is_laid_by_enter_alone(player):
    """Each tile goes where it is offered, and the mark comes back to the rack until the set is whole."""
    player.sit_down_to(new_game("Ro Rs Rd Gc Yt Bx", "Os Yd Gt Bc Px Ro"))
    player.wait()
    player.key(Qt.Key.Key_1, ENTER)
    for _ in range(2):
        assert player.scene.focus.spot is not None and player.scene.focus.spot.kind is Place.SLOT
        player.key(ENTER, ENTER)
    assert player.turn.points == 3
    player.key(ENTER)
    laid = player.session.history[0].action
    assert isinstance(laid, Lay) and sorted(tile for tile, _, _ in laid.tiles) == tiles("Ro Rs Rd")


def test_live_points_and_lines_follow_the_tiles(player):
    sit_late(player)
    player.lay_by_mouse(lay("Rd 3,0 Rc 3,1"), drags=False)
    assert player.text == "2 tiles, 2 lines: 4 + 2 = 6"
    assert [line.points for line in player.stage.furniture.lines.lines] == [4, 2]
    assert player.stage.buttons[Button.CONFIRM].text.replace("\xa0", " ") == "Play for 6"
    assert player.stage.furniture.seats[0].now == 6


def test_a_wrong_arrangement_is_told_and_not_played(player):
    sit_late(player)
    player.lay_by_mouse(lay("Bo 3,0"), drags=True)
    assert player.text == "All tiles in a line must share a colour or a shape"
    lines = player.stage.furniture.lines
    assert lines.wrong == (cell_at(3, 0),)
    assert lines.wrong_line == tuple(cell_at(x, 0) for x in range(4))
    before = player.session.moment
    player.key(ENTER)
    player.click(Button.CONFIRM.spot)
    assert player.session.moment == before


def test_loose_tiles_are_moved_and_returned(player):
    sit_late(player)
    player.lay_by_mouse(lay("Rd 3,0"), drags=True)
    player.drag_to_cell(cell_spot(cell_at(3, 0)), cell_at(-1, 0))
    assert player.turn.placed == lay("Rd -1,0").placed
    player.drag(player.point(cell_spot(cell_at(-1, 0))), player.point(slot_spot(3)))
    assert not player.turn.loose
    player.lay_by_mouse(lay("Rd 3,0 Rc 4,0"), drags=False)
    player.key(ESC)
    assert not player.turn.loose and not player.choices.is_begun


def test_tiles_lie_where_the_turn_has_them(player):
    sit_late(player)
    player.lay_by_mouse(lay("Rd 3,0"), drags=True)
    item = player.stage.tiles.hand[0]
    place = player.stage.places.middle_of(cell_at(3, 0))
    assert item is not None and (item.pos() - place).manhattanLength() < 2
    assert item.size == player.stage.tiles.board_size


def test_lit_cells_are_those_where_the_tile_may_go(player):
    sit_late(player)
    player.click(slot_spot(0))
    assert player.stage.furniture.board.lit == player.session.view().cells_for(tiles("Rd")[0])
    player.click(slot_spot(0))
    assert player.stage.furniture.board.lit == {}


def test_the_rack_is_put_in_order_by_hand_and_by_key(player):
    sit_late(player)
    player.drag(player.point(slot_spot(0)), player.point(slot_spot(5)))
    assert player.turn.rack.slots == tiles("Rc Bo Gs Gs Px Rd")
    player.key(Qt.Key.Key_C)
    assert player.turn.rack.slots == tiles("Rd Rc Gs Gs Bo Px")
    player.key(Qt.Key.Key_S)
    assert player.turn.rack.slots == tiles("Bo Gs Gs Rd Rc Px")
    for slot, item in enumerate(player.stage.tiles.hand):
        assert item is not None and item.tile == player.turn.rack.slots[slot]
        assert (item.pos() - player.stage.places.slots[slot].center()).manhattanLength() < 8


def test_a_trade_by_key_and_by_dragging(player):
    sit_late(player)
    player.key(Qt.Key.Key_T, Qt.Key.Key_4)
    assert player.turn.given == [3]
    player.drag_to_bag(4)
    assert player.text == "Trade 2 tiles?"
    player.key(ENTER)
    action = player.session.history[-1 if player.session.history[-1].seat == 0 else -2].action
    assert isinstance(action, Trade) and action.tiles == tuple(tiles("Gs Gs"))


def test_a_click_on_the_bag_begins_and_ends_a_trade(player):
    sit_late(player)
    player.click(BAG)
    assert player.turn.is_trading
    player.key(ESC)
    assert not player.turn.is_trading


def test_undo_brings_the_tiles_back_to_the_rack(player):
    sit_late(player)
    player.turn.sort(by_shape=True)
    before = player.turn.rack.tiles
    player.lay_by_mouse(lay("Rd 3,0"), drags=True)
    player.key(ENTER)
    player.wait()
    player.controller.undo()
    player.wait()
    assert sorted(player.turn.rack.tiles) == sorted(before)
    assert set(player.stage.tiles.laid) == {cell_at(0, 0), cell_at(1, 0), cell_at(2, 0)}


def test_new_tiles_of_others_carry_their_owners_marks(player):
    player.sit_down(3, 5)
    player.wait()
    best = player.best_lay()
    assert best is not None
    player.lay_by_mouse(best, drags=True)
    player.key(ENTER)
    player.wait()
    owners = {cell: item.owner for cell, item in player.stage.tiles.laid.items() if item.owner is not None}
    laid = [step for step in player.session.history if step.seat and isinstance(step.action, Lay)]
    expected = {cell: step.seat for step in laid[-2:] for cell, _ in step.action.placed}
    assert owners == expected


def test_the_wheel_zooms_and_a_drag_of_the_empty_board_moves_it(player):
    sit_late(player)
    stage = player.stage
    before = stage.places
    at = stage.places.board.center()
    event = QWheelEvent(
        QPointF(at),
        QPointF(player.view.viewport().mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(player.view.viewport(), event)
    assert stage.places.pitch > before.pitch
    corner = stage.places.board.topLeft().toPoint() + QPoint(12, 12)
    origin = stage.places.origin
    player.drag(corner, corner + QPoint(60, 30))
    moved = stage.places.origin - origin
    assert (moved.x(), moved.y()) == pytest.approx((60, 30), abs=2)
    player.key(Qt.Key.Key_0)
    assert stage.places == before


def test_a_pinch_on_the_touchpad_zooms(player):
    sit_late(player)
    before, at = player.stage.places.pitch, player.stage.places.board.center()
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        QPointF(player.view.viewport().mapToGlobal(at.toPoint())),
        0.2,
        QPointF(),
    )
    QApplication.sendEvent(player.view.viewport(), event)
    assert player.stage.places.pitch == pytest.approx(before * 1.2)


def test_the_table_of_unseen_tiles_opens_with_one_key_and_stays(player):
    sit_late(player)
    assert not player.stage.furniture.unseen.isVisible()
    player.key(Qt.Key.Key_U)
    assert player.stage.furniture.unseen.isVisible()
    assert list(player.stage.furniture.unseen.counts) == player.session.view().unseen()
    player.sit_down(2, 8)
    assert player.stage.furniture.unseen.isVisible()
    player.key(Qt.Key.Key_U)
    assert not player.stage.furniture.unseen.isVisible()


def test_small_buttons_do_what_the_keys_do(player):
    sit_late(player)
    player.click(Spot(Place.TOOL, "sort-shapes"))
    assert player.turn.rack.slots == tiles("Bo Gs Gs Rd Rc Px")
    player.click(Spot(Place.TOOL, "sort-colours"))
    assert player.turn.rack.slots == tiles("Rd Rc Gs Gs Bo Px")
    player.click(Spot(Place.TOOL, "unseen"))
    assert player.stage.furniture.unseen.isVisible() and player.stage.furniture.tools["unseen"].is_on
    player.click(Spot(Place.TOOL, "marks"))
    assert all(player.stage.pictures.letters) and player.stage.furniture.tools["marks"].is_on


def test_letters_of_colour_are_switched_by_key(player):
    sit_late(player)
    assert not any(player.stage.pictures.letters)
    player.key(Qt.Key.Key_L)
    assert all(player.stage.pictures.letters)


def test_a_line_of_the_log_shows_its_tiles(player):
    sit_late(player)
    player.lay_by_mouse(lay("Rd 3,0"), drags=True)
    player.key(ENTER)
    player.wait()
    wanted = Spot(Place.MOVE, (cell_at(3, 0),))
    line = next(i for i, one in enumerate(player.stage.log.lines) if one.place == wanted)
    player.scene.log.show(line)
    assert player.stage.tiles.laid[cell_at(3, 0)].is_shown


def test_a_hint_is_shown_as_a_ghost_and_played(player):
    sit_late(player)
    player.key(Qt.Key.Key_H)
    player.qtbot.waitUntil(lambda: player.choices.hint is not None)
    proposed = player.choices.proposed
    assert isinstance(proposed, Lay)
    assert all(player.stage.places.shows(cell) for cell, _ in proposed.placed)
    player.key(ENTER)
    played = next(step for step in player.session.history if step.seat == 0)
    assert played.action == proposed


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.OFF])
def test_after_every_motion_the_table_shows_the_view(player, speed):
    player.scene.animator.speed = speed
    player.sit_down(2, 5)
    for _ in range(4):
        player.scene.animator.complete()
        player.wait()
        best = player.best_lay()
        assert best is not None
        player.lay_by_mouse(best, drags=False)
        player.key(ENTER)
        player.scene.animator.complete()
        player.wait()
        view = player.session.view()
        assert {cell: item.tile for cell, item in player.stage.tiles.laid.items()} == view.board.tiles
        held = sorted(item.tile for item in player.stage.tiles.hand if item is not None)
        assert held == sorted(view.hand)
        assert player.stage.furniture.bag.count == view.bag_size


def test_resizing_keeps_loose_tiles_and_everything_in_sight(player):
    sit_late(player)
    player.lay_by_mouse(lay("Rd 3,0"), drags=True)
    player.view.resize(1500, 900)
    QApplication.processEvents()
    item = player.stage.tiles.hand[0]
    assert item is not None
    assert (item.pos() - player.stage.places.middle_of(cell_at(3, 0))).manhattanLength() < 2
    assert player.turn.placed == lay("Rd 3,0").placed


def test_the_board_keeps_still_while_a_loose_tile_has_room_beside_it(player):
    player.sit_down(number=7)
    player.wait()
    before = player.stage.places.origin
    player.turn.lay(0, cell_at(1, 0))
    player.scene.refresh()
    player.scene.animator.complete()
    assert player.stage.places.origin == before
    player.turn.lay(0, cell_at(0, -9))
    player.scene.refresh()
    player.scene.animator.complete()
    assert player.stage.places.shows(cell_at(0, -9)) and player.stage.places.origin != before


def test_a_good_tile_beside_a_wrong_one_is_not_marked(player):
    sit_late(player)
    player.lay_by_mouse(lay("Rc 3,0 Bo 4,0"), drags=True)
    assert player.stage.furniture.lines.wrong == (cell_at(4, 0),)


def test_the_largest_set_is_marked_on_the_rack_for_a_tile_beside_it(player):
    player.sit_down_to(new_game("Ro Rs Rd Bc Yt Gx", "Yo Ys Gd Yc Pt Rx"))
    player.wait()
    player.click(slot_spot(5))
    marked = [item.tile for item in player.stage.tiles.hand if item is not None and item.is_wanted]
    assert sorted(marked) == sorted(tiles("Ro Rs Rd"))


def ask_for_hint(player: Player) -> Lay:
    player.key(Qt.Key.Key_H)
    player.qtbot.waitUntil(lambda: player.choices.hint is not None)
    assert isinstance(player.choices.proposed, Lay)
    return player.choices.proposed


def test_a_hint_goes_on_from_loose_tiles_that_fit_it(player):
    sit_late(player)
    wanted = ask_for_hint(player)
    player.key(ESC)
    (cell, tile), *rest = wanted.placed
    player.drag_to_cell(slot_spot(player.slot_of(tile)), cell)
    assert ask_for_hint(player) == wanted
    assert list(player.turn.loose) == [cell] and not player.text.startswith("Return first")
    assert player.choices.hint_spots() == [cell_spot(at) for at, _ in rest]
    assert set(player.stage.display._ghosts) == {at for at, _ in rest}
    player.key(ENTER)
    assert next(step for step in player.session.history if step.seat == 0 and step.action == wanted)


def test_a_hint_says_which_loose_tiles_to_take_back(player):
    sit_late(player)
    player.lay_by_mouse(lay("Px 3,3"), drags=True)
    wanted = ask_for_hint(player)
    assert player.text.startswith("Return first: purple cross. Lay ")
    assert player.choices.hint_spots() == [cell_spot(cell_at(3, 3))]
    assert not player.stage.display._ghosts
    player.key(ENTER)
    assert next(step for step in player.session.history if step.seat == 0 and step.action == wanted)


def test_a_hint_that_comes_late_leaves_enter_to_the_tiles_laid_meanwhile(player):
    sit_late(player)
    wanted = ask_for_hint(player)
    found, told = player.choices.hint, player.choices.told
    player.key(ESC)
    player.choices.ask_for_hint()
    player.lay_by_mouse(lay("Rc 3,0"), drags=True)
    player.scene.hints.give(found, told)
    assert not player.choices.hint_leads
    player.key(ENTER)
    played = next(step for step in player.session.history if step.seat == 0)
    assert played.action == lay("Rc 3,0") != wanted


def test_the_button_for_the_move_stands_out_only_while_enter_means_it(player):
    sit_late(player)
    player.lay_by_mouse(lay("Rc 3,0"), drags=True)
    button = player.stage.buttons[Button.CONFIRM]
    assert button.is_main and button.key
    player.click(slot_spot(player.slot_of(tiles("Rd")[0])))
    assert player.turn.can_confirm and not button.is_main and not button.key


def test_a_hint_is_played_or_dismissed(player):
    sit_late(player)
    ask_for_hint(player)
    buttons = player.stage.buttons
    assert (buttons[Button.PLAY_HINT].text, buttons[Button.CANCEL].text) == ("Play it", "Dismiss")


def test_a_board_that_is_being_drawn_along_is_let_go_when_another_match_begins(player):
    """The board of the match before is gone: drawing it crashed."""
    sit_late(player)
    view, at = (
        player.view,
        player.view.mapFromScene(player.stage.furniture.board.rect.topLeft()) + QPoint(6, 6),
    )
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert player.scene.mouse._grip is not None
    sit_late(player)
    assert player.scene.mouse._grip is None
    QTest.mouseMove(view.viewport(), at + QPoint(40, 40))
