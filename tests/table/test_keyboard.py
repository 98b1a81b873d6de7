"""The keyboard alone: every place can be reached, and a whole voyage played."""

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil import actions as do
from shtil_desktop.table.spots import Button, Kind, Spot

K = Qt.Key


def walk_to(player, spot):
    """Tab until the focus is there."""
    for _ in range(120):
        if player.scene.focus_spot == spot:
            return
        player.key(K.Key_Tab)
    raise AssertionError(f"{spot} can't be reached")


def press(player, spot):
    walk_to(player, spot)
    player.key(K.Key_Space)


def play(player, action):
    """What the gestures do with the mouse, with keys."""
    match action:
        case do.PlayIsland(card, cell, _):
            press(player, player.hand_spot(card))
            press(player, Spot(Kind.CELL, cell))
        case do.Discard():
            player.key(K.Key_D)
        case do.PlayStart() | do.PlayFinish():
            press(player, (Button.START if isinstance(action, do.PlayStart) else Button.FINISH).spot)
        case do.Split() | do.Give():
            player.key(K.Key_Return)
            return
        case _:
            raise AssertionError(action)
    if player.scene.picks is not None and player.scene.picks.pending is not None:
        player.key(K.Key_Return)


@pytest.mark.parametrize("options", [Options(Mode.STANDARD, 2), Options(Mode.ARCH, 2)], ids=lambda o: o.key)
def test_a_whole_voyage_by_keyboard(player, options):
    player.sail(options, 11)
    for _ in range(200):
        player.wait()
        if player.session.game.result is not None:
            break
        if player.scene.picks.is_pledging:
            player.key(K.Key_Tab, K.Key_Space)
            continue
        before, action = player.session.moment, player.decide()
        play(player, action)
        assert player.session.moment > before, (action, player.text, player.scene.picks)
    assert player.scene.stage.end.isVisible()


def test_digits_choose_a_card_and_arrows_a_cell(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_2)
    assert player.scene.picks.picked == 1
    assert player.scene.focus_spot == Spot(Kind.CELL, 0)
    player.key(K.Key_Right, K.Key_Right, K.Key_Up)
    assert player.scene.focus_spot == Spot(Kind.CELL, 8)
    assert player.scene.stage.cells[8].has_focus
    assert player.scene.stage.cells[8].ghost == player.scene.picks.card
    card = player.scene.picks.card
    player.key(K.Key_Return)
    assert player.session.game.sea.number_at(8) == card


def test_arrows_walk_the_hand(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_Right, K.Key_Right, K.Key_Right)
    assert player.scene.focus_spot == Spot(Kind.HAND, 2)
    assert player.scene.stage.hand[2].has_focus
    player.key(K.Key_Return)
    assert player.scene.picks.picked == 2


def test_escape_puts_the_card_back(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_1, K.Key_Escape)
    assert player.scene.picks.picked is None


def test_d_discards_two(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.key(K.Key_D, K.Key_Return)
    assert isinstance(player.session.history[-1].action, do.Discard)


def test_the_end_can_be_left_by_keyboard(player):
    player.sail(Options(Mode.STANDARD, 1), 3)
    player.play_out()
    player.key(K.Key_Tab, K.Key_Tab, K.Key_Return)
    assert player.session.length == 0, "the same deal again"
