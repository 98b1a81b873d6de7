"""The keys that a game adds: none is there twice, and each has words."""

from __future__ import annotations

import sys

import pytest

from shtil_desktop.games import GAMES
from shtil_desktop.table.input.keys import COMMANDS, FIXED, USUAL, keys_of_game, plain
from shtil_desktop.windows.pages.words.key_words import command_words
from tests.processes import finish


@pytest.mark.parametrize("game", GAMES)
def test_names_and_keys_are_there_once(game):
    added = keys_of_game(game)
    used = [*filter(None, USUAL.values()), *added.values()]
    assert not added.keys() & USUAL.keys()
    assert len(used) == len(set(used))
    assert len(USUAL) == len(COMMANDS)
    assert not set(used) & set(FIXED)
    assert all(plain(keys) == keys for keys in used), "as the settings write them"


KEY_WORDS = """
import sys
from shtil_desktop.games import GAMES
from shtil_desktop.table.input.keys import USUAL, keys_of_game
from shtil_desktop.windows.pages.words.key_words import command_words

for name in (*USUAL, *(name for game in GAMES for name in keys_of_game(game))):
    command_words(name)
print([name for name in sys.modules if ".table.stage" in name or ".crew." in name])
"""


def test_the_words_of_all_keys_import_no_table():
    """The page of keys had to wait for the tables of all games."""
    assert finish([sys.executable, "-c", KEY_WORDS]).stdout.strip() == "[]"


@pytest.mark.parametrize("game", GAMES)
def test_every_command_has_words(qapp, game):
    words = [command_words(name) for name in (*USUAL, *keys_of_game(game))]
    assert len(set(words)) == len(words) and all(words)
