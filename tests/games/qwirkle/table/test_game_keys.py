"""Keys that only Qwirkle knows what to do with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from shtil_desktop import games
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.table.input.keys import USUAL, Keys, repaired
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.pages import shortcuts_page
from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage
from shtil_desktop.windows.pages.words.key_words import command_words
from tests.windows.deleting import no_window_outlives_its_games

__all__ = ["no_window_outlives_its_games"]


def pressed(keys: Keys, key: Qt.Key, text: str) -> str | None:
    return keys.command(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))


def test_a_key_that_the_player_has_chosen_wins():
    assert pressed(Keys(of_game=QWIRKLE.keys), Qt.Key.Key_T, "t") == "trade"
    assert pressed(Keys({"hint": "T"}, QWIRKLE.keys), Qt.Key.Key_T, "t") == "hint"
    assert pressed(Keys({"trade": "C"}, QWIRKLE.keys), Qt.Key.Key_C, "c") == "trade"


def test_they_do_nothing_at_the_table_of_another_game():
    assert pressed(Keys(of_game={"discard": "D"}), Qt.Key.Key_T, "t") is None
    assert Keys().of("trade") == Keys().shown("trade") == ""


@pytest.fixture
def both(monkeypatch):
    """A house with Shtil and Qwirkle."""
    monkeypatch.setitem(games.GAMES, "qwirkle", "shtil_desktop.games.qwirkle.game:QWIRKLE")
    pages = {"shtil": "Shtil", "qwirkle": "Qwirkle"}
    monkeypatch.setattr(shortcuts_page, "pages_of", lambda game: Named(pages[game]))


class Named:
    def __init__(self, name: str) -> None:
        self._name = name

    def name(self) -> str:
        return self._name


def test_the_page_offers_the_keys_of_every_game_that_the_house_has(qtbot, both):
    page = ShortcutsPage(DAY, {})
    qtbot.addWidget(page)
    assert [page.titles[game].text() for game in games.GAMES] == ["Shtil", "Qwirkle"]
    assert page.labels["trade"].text() == command_words("trade") == "Trade tiles"
    assert page.labels["harbour"].text() == "Start page", "the house's words, not those of a voyage"
    words = [label.text() for label in page.labels.values()]
    assert len(set(words)) == len(words) == len(USUAL) + 10


def test_a_game_that_the_house_has_not_is_not_mentioned(qtbot, monkeypatch):
    for game in [game for game in games.GAMES if game != "shtil"]:
        monkeypatch.delitem(games.GAMES, game)
    page = ShortcutsPage(DAY, {"trade": "F2"})
    qtbot.addWidget(page)
    assert "trade" not in page.labels and page.own == {} and page.labels["harbour"].text() == "Harbour"


def test_two_games_may_have_the_same_key(qtbot, both):
    page = ShortcutsPage(DAY, {})
    qtbot.addWidget(page)
    for name, key, is_to_be_had in (("trade", "D", True), ("unseen", "D", False), ("hint", "C", False)):
        page.edits[name].setKeySequence(QKeySequence(key))
        page.edits[name].editingFinished.emit()
        assert (page.own.get(name) == key) == is_to_be_had, name
    assert repaired({"trade": "D", "discard": "X"}) == {"trade": "D", "discard": "X"}
