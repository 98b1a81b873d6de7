"""The table in words: every card and cell has a name that a screen reader can ask for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.table.speech import SpotSpeech, spot_name
from shtil_desktop.table.spots import Button, Kind, Spot
from shtil_desktop.table.view import give_speech

NAME = QAccessible.Text.Name


@pytest.fixture
def speaking(player):
    give_speech()
    player.sail(Options(Mode.STANDARD, 1), 5)
    player.view.setWindowTitle("table")
    return player


def test_every_place_has_a_name_a_role_and_a_rectangle(speaking):
    table = QAccessible.queryAccessibleInterface(speaking.view)
    assert table.childCount() >= 36 + 5
    names = set()
    for index in range(table.childCount()):
        child = table.child(index)
        assert child.isValid()
        assert child.text(NAME)
        assert child.rect().isValid()
        assert table.indexOfChild(child) == index
        names.add(child.text(NAME))
    assert len(names) == table.childCount(), "no two are called the same"


def test_names_tell_what_may_be_done(speaking):
    scene = speaking.scene
    assert spot_name(scene, Spot(Kind.CELL, 0)) == "row 1, cell 1: empty"
    speaking.key(Qt.Key.Key_1)
    assert spot_name(scene, Spot(Kind.CELL, 0)) == "row 1, cell 1: empty, may go here, price 0"
    assert spot_name(scene, Spot(Kind.HAND, 0)).endswith("card 1 of 5, picked up")
    assert spot_name(scene, Button.CANCEL.spot) == "Take back"
    card = scene.picks.card
    speaking.key(Qt.Key.Key_Return)
    assert spot_name(scene, Spot(Kind.CELL, 0)) == f"row 1, cell 1: {card}"


def test_the_focus_is_told(speaking):
    table = QAccessible.queryAccessibleInterface(speaking.view)
    speaking.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    focused = table.focusChild()
    assert isinstance(focused, SpotSpeech)
    assert focused.spot == Spot(Kind.HAND, 1)
    assert focused.state().focused


@pytest.mark.parametrize(
    "options",
    [
        Options(Mode.STANDARD, 3, reefs=True, storms=True),
        Options(Mode.PYRAMID, 2),
        Options(Mode.COMPETITIVE, 2),
        Options(Mode.SUN_MOON, 2),
    ],
    ids=lambda options: options.key,
)
def test_every_kind_of_voyage_can_be_heard(player, options):
    player.sail(options, 2)
    player.wait()
    assert player.text
    for spot in player.scene.stage.spot_rects():
        assert spot_name(player.scene, spot)
