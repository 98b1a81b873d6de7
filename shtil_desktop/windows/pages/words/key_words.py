"""What every key does, in a word or two: the house's own keys, and those that games add."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games import GAMES, face_of, load
from shtil_desktop.table.game_table import GameTable
from shtil_desktop.table.input.keys import USUAL, keys_of_game
from shtil_desktop.windows.pages.words.house_words import house_words

translate = QCoreApplication.translate


def command_words(name: str) -> str:
    """What a command does, in the language that is spoken now."""
    if name in USUAL:
        return _house_words(name)
    game = next(game for game in GAMES if name in keys_of_game(game))
    kit: GameTable = load(face_of(game).table)
    return kit.command_words(name)


def _house_words(name: str) -> str:
    words = house_words()
    if name.startswith("card-"):
        return words.card_key(name.removeprefix("card-"))
    texts = {
        "play": words.play_key(),
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
        "harbour": words.start_page(),
        "new-voyage": words.new_match(),
        "daily": words.daily(),
        "another": translate("keys", "Another deal"),
        "again": translate("keys", "Same deal again"),
        "share": translate("keys", "Copy deal code"),
        "voyages": words.my_matches(),
        "training": translate("keys", "Training"),
        "statistics": translate("keys", "Statistics"),
        "settings": translate("keys", "Settings"),
        "log": _plain(words.log_entry()),
        "full-screen": translate("keys", "Full screen"),
        "rules": translate("keys", "Rules"),
        "learn": _plain(words.lessons_entry()),
        "shortcuts": translate("keys", "Keyboard shortcuts"),
        "quit": translate("keys", "Quit"),
    }
    return texts[name]


def _plain(entry: str) -> str:
    """The text of a menu entry without its mark."""
    return entry.replace("&", "")
