"""Keys that only Qwirkle knows what to do with."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QScrollArea

from shtil_desktop import games
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.play.profile.settings import Language, Theme
from shtil_desktop.table.input.keys import USUAL, Keys, repaired
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage
from shtil_desktop.windows.pages.words.key_words import command_words
from shtil_desktop.windows.style import Style


def pressed(keys: Keys, key: Qt.Key, text: str) -> str | None:
    return keys.command(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))


def test_a_key_that_the_player_has_chosen_wins():
    assert pressed(Keys(of_game=QWIRKLE.keys), Qt.Key.Key_T, "t") == "trade"
    assert pressed(Keys({"hint": "T"}, QWIRKLE.keys), Qt.Key.Key_T, "t") == "hint"
    assert pressed(Keys({"trade": "C"}, QWIRKLE.keys), Qt.Key.Key_C, "c") == "trade"


def test_they_do_nothing_at_the_table_of_another_game():
    assert pressed(Keys(of_game={"discard": "D"}), Qt.Key.Key_T, "t") is None
    assert Keys().of("trade") == Keys().shown("trade") == ""


def test_the_page_offers_the_keys_of_every_game(qtbot):
    page = ShortcutsPage(DAY, {})
    qtbot.addWidget(page)
    assert [page.titles[game].text() for game in games.GAMES] == ["Shtil", "Qwirkle", "Shkap"]
    assert page.labels["trade"].text() == command_words("trade") == "Trade tiles"
    assert page.labels["harbour"].text() == "Start page"
    words = [label.text() for label in page.labels.values()]
    assert (
        len(set(words))
        == len(words)
        == len(USUAL) + sum(len(games.face_of(game).keys) for game in games.GAMES)
    )


def test_two_games_may_have_the_same_key(qtbot):
    page = ShortcutsPage(DAY, {})
    qtbot.addWidget(page)
    for name, key, is_to_be_had in (("trade", "D", True), ("unseen", "D", False), ("hint", "C", False)):
        page.edits[name].setKeySequence(QKeySequence(key))
        page.edits[name].editingFinished.emit()
        assert (page.own.get(name) == key) == is_to_be_had, name
    assert repaired({"trade": "D", "discard": "X"}) == {"trade": "D", "discard": "X"}


@pytest.mark.parametrize("language", [Language.EN, Language.DE, Language.RU])
def test_the_page_with_the_keys_of_every_game_fits_the_smallest_window(qtbot, qapp, tmp_path, language):
    speech = Translations(qapp, language)
    dress = Style(qapp, tmp_path, Theme.LIGHT)
    try:
        page = ShortcutsPage(DAY, {})
        qtbot.addWidget(page)
        page.resize(1024, 612)
        page.show()
        area = page.findChild(QScrollArea)
        assert area is not None and (inner := area.widget()) is not None
        assert inner.minimumSizeHint().width() <= area.viewport().width() - 4
    finally:
        speech.choose(Language.EN)
        dress.deleteLater()
        qapp.setStyleSheet("")
