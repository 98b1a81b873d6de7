"""Keys that only Qwirkle knows what to do with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from shtil_desktop import games
from shtil_desktop.table.input.keys import OF_ONE_GAME, Keys, known_commands


def pressed(keys: Keys, key: Qt.Key, text: str) -> str | None:
    return keys.command(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))


def test_a_key_that_the_player_has_chosen_wins():
    keys = Keys({"hint": "T"})
    assert pressed(keys, Qt.Key.Key_T, "t") == "hint"
    assert pressed(Keys(), Qt.Key.Key_T, "t") == "trade"


@pytest.mark.parametrize("is_there", [True, False])
def test_keys_of_a_game_are_offered_when_the_house_has_it(monkeypatch, is_there):
    monkeypatch.delitem(games.GAMES, "qwirkle", raising=False)
    if is_there:
        monkeypatch.setitem(games.GAMES, "qwirkle", "shtil_desktop.games.qwirkle.game:QWIRKLE")
    offered = {command.name for command in known_commands()}
    assert (offered >= OF_ONE_GAME) == is_there and "hint" in offered
    assert is_there or not offered & OF_ONE_GAME
