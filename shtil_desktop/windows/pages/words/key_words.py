"""What every key does, in a word or two: the keys of all games, and those that one game adds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games import GAMES, face_of, load
from shtil_desktop.table.game_table import GameTable
from shtil_desktop.table.input.keys import USUAL, keys_of_game

translate = QCoreApplication.translate


def command_words(name: str) -> str:
    """What a command does, in the language that is spoken now."""
    if name in USUAL:
        return _words_of_usual(name)
    game = next(game for game in GAMES if name in keys_of_game(game))
    kit: GameTable = load(face_of(game).table)
    return kit.command_words(name)


def _words_of_usual(name: str) -> str:
    if name.startswith("card-"):
        return translate("keys", "Card or tile\xa0{place}").format(place=name.removeprefix("card-"))
    texts = {
        "play": translate("keys", "Play, confirm"),
        "touch": translate("keys", "Select what is marked"),
        "back": translate("keys", "Cancel what you started"),
        "hint": translate("keys", "Hint; again to play it"),
        "left": translate("keys", "Left"),
        "right": translate("keys", "Right"),
        "up": translate("keys", "Up"),
        "down": translate("keys", "Down"),
        "log-older": translate("keys", "Previous move"),
        "log-newer": translate("keys", "Next move"),
        "undo": translate("keys", "Undo"),
        "redo": translate("keys", "Redo"),
        "harbour": translate("keys", "Start page"),
        "new-voyage": translate("keys", "New game"),
        "daily": translate("keys", "Daily game"),
        "another": translate("keys", "Another deal"),
        "again": translate("keys", "Same deal again"),
        "share": translate("keys", "Copy deal code"),
        "voyages": translate("keys", "My games"),
        "training": translate("keys", "Training"),
        "statistics": translate("keys", "Statistics"),
        "settings": translate("keys", "Settings"),
        "log": translate("keys", "Game log"),
        "full-screen": translate("keys", "Full screen"),
        "rules": translate("keys", "Rules"),
        "learn": translate("keys", "Learn to play"),
        "shortcuts": translate("keys", "Keyboard shortcuts"),
        "quit": translate("keys", "Quit"),
    }
    return texts[name]
