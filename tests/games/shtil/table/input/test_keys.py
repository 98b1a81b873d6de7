"""The keys: usual and own ones, repaired where they make no sense, and heeded at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.table.input.keys import (
    BY_PLACE,
    COMMANDS,
    Group,
    Keys,
    repaired,
)

NONE = Qt.KeyboardModifier.NoModifier
K = Qt.Key


def event(key: int, text: str = "", modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


@pytest.mark.parametrize("key", [K.Key_Return, K.Key_Enter])
def test_both_enter_keys_play(key):
    keypad = Qt.KeyboardModifier.KeypadModifier if key == K.Key_Enter else NONE
    assert Keys().command(event(key, "\r", keypad)) == "play"


def test_a_digit_is_a_digit_wherever_it_lies():
    assert Keys().command(event(K.Key_3, "3")) == "card-3"
    assert Keys().command(event(K.Key_3, "3", Qt.KeyboardModifier.KeypadModifier)) == "card-3"
    assert Keys().command(event(K.Key_3, "3", Qt.KeyboardModifier.ShiftModifier)) == "card-3", "French keys"


def test_letters_go_by_their_place_where_russian_is_written():
    for russian, command in (("Р", "hint"), ("В", "discard")):
        assert Keys(of_game=SHTIL.keys).command(event(ord(russian), russian.lower())) == command
    assert Keys({"hint": "Q"}).command(event(ord("Й"), "й")) == "hint"
    assert len(set(BY_PLACE.values())) == 26


def test_menu_keys_are_left_to_the_menus():
    assert Keys().command(event(K.Key_Z, "\x1a", Qt.KeyboardModifier.ControlModifier)) is None
    assert Keys().command(event(K.Key_D, "\x04", Qt.KeyboardModifier.ControlModifier)) is None
    assert Keys().command(event(K.Key_X, "x")) is None


def test_own_keys_take_the_place_of_the_usual_ones():
    keys = Keys({"hint": "?", "discard": "Del"}, SHTIL.keys)
    assert keys.command(event(K.Key_Question, "?", Qt.KeyboardModifier.ShiftModifier)) == "hint"
    assert keys.command(event(K.Key_Delete)) == "discard"
    assert keys.command(event(K.Key_H, "h")) is None
    assert keys.shown("discard") == "Del"


def test_a_command_may_have_no_key():
    keys = Keys({"hint": ""})
    assert keys.of("hint") == keys.shown("hint") == ""
    assert keys.command(event(K.Key_H, "h")) is None
    assert keys.command(event(K.Key_unknown)) is None


@pytest.mark.parametrize(
    "own",
    [
        {"dance": "X"},
        {"hint": "Nonsense+Key"},
        {"hint": "Ctrl"},
        {"hint": "Tab"},
        {"hint": "Ctrl+K, Ctrl+J"},
        {"hint": "PgUp"},
        {"discard": "H"},
        {"hint": "H"},
        {"hint": "\u0000"},
    ],
)
def test_what_makes_no_sense_is_dropped(own):
    assert repaired(own) == {}


def test_two_commands_may_swap_their_keys():
    assert repaired({"hint": "D", "discard": "H"}) == {"hint": "D", "discard": "H"}


def test_of_two_with_one_key_only_one_keeps_it():
    assert repaired({"hint": "F2", "touch": "F2", "undo": "F3"}) == {"touch": "F2", "undo": "F3"}
    found = repaired({"discard": "F2", "hint": "F2", "discards": "F2"})
    assert found == {"hint": "F2"}, "the house's own keys come first"
    assert repaired({"discard": "F2", "discards": "F2"}) == {"discard": "F2"}


def test_the_table_heeds_them_at_once(player):
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.scene.keyboard.set_keys({"discard": "X"})
    player.key(K.Key_D)
    assert player.scene.choices.pending is None
    player.key(K.Key_X)
    assert player.scene.choices.pending is not None
    keys = [item.key for item in player.scene.stage.buttons.values() if item.isVisible()]
    assert "Esc" in keys
    player.key(K.Key_Escape)
    assert [item.key for item in player.scene.stage.buttons.values() if item.isVisible()] == ["X", "H"]
    player.sail(Options(Mode.STANDARD, 1), 6)
    player.key(K.Key_X)
    assert player.scene.choices.pending is not None, "in the next voyage too"


def test_groups_are_told_apart():
    groups = {group: [c.name for c in COMMANDS if c.group is group] for group in Group}
    assert len(groups[Group.CARDS]) == 9
    assert "hint" in groups[Group.TABLE]
    assert "undo" in groups[Group.MENU]
