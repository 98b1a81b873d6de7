"""Every key of the program in one place: what it does, its usual key, and the player's own."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from shtil_desktop.games import GAMES
from shtil_desktop.games.values import value

translate = QCoreApplication.translate
CARDS: Final = 9


class Group(Enum):
    """Where a key is at home, in the order of the shortcuts page."""

    TABLE = "table"
    CARDS = "cards"
    MENU = "menu"


@value
class Command:
    """Something that a key does: its name in the settings, and its usual key; an empty one is none."""

    name: str
    usual: str
    group: Group = Group.MENU
    game: str | None = None
    """The only game whose table knows what to do with it, by its id; None for all tables."""


COMMANDS: Final = (
    Command("play", "Return", Group.TABLE),
    Command("touch", "Space", Group.TABLE),
    Command("back", "Esc", Group.TABLE),
    Command("hint", "H", Group.TABLE),
    Command("discard", "D", Group.TABLE),
    Command("discards", "Shift+D", Group.TABLE),
    Command("left", "Left", Group.TABLE),
    Command("right", "Right", Group.TABLE),
    Command("up", "Up", Group.TABLE),
    Command("down", "Down", Group.TABLE),
    Command("log-older", "PgUp", Group.TABLE),
    Command("log-newer", "PgDown", Group.TABLE),
    Command("trade", "T", Group.TABLE, "qwirkle"),
    Command("sort-colours", "C", Group.TABLE, "qwirkle"),
    Command("sort-shapes", "S", Group.TABLE, "qwirkle"),
    Command("unseen", "U", Group.TABLE, "qwirkle"),
    Command("marks", "L", Group.TABLE, "qwirkle"),
    Command("nearer", "+", Group.TABLE, "qwirkle"),
    Command("farther", "-", Group.TABLE, "qwirkle"),
    Command("whole-table", "0", Group.TABLE, "qwirkle"),
    *(Command(f"card-{place}", str(place), Group.CARDS) for place in range(1, CARDS + 1)),
    Command("undo", "Ctrl+Z"),
    Command("redo", "Ctrl+Shift+Z"),
    Command("harbour", "Ctrl+H"),
    Command("new-voyage", "Ctrl+N"),
    Command("daily", ""),
    Command("another", "Ctrl+Shift+N"),
    Command("again", "Ctrl+R"),
    Command("share", ""),
    Command("voyages", "Ctrl+O"),
    Command("statistics", ""),
    Command("settings", "Ctrl+,"),
    Command("log", "Ctrl+L"),
    Command("full-screen", "F11"),
    Command("rules", "F1"),
    Command("learn", ""),
    Command("shortcuts", "Ctrl+K"),
    Command("quit", "Ctrl+Q"),
)
USUAL: Final = {command.name: command.usual for command in COMMANDS}
OF_ONE_GAME: Final = frozenset(command.name for command in COMMANDS if command.game is not None)
"""Their usual keys give way to those that the player has chosen for something else."""
FIXED: Final = ("Tab", "Shift+Tab")
"""They walk everywhere, and serve nothing else."""

MODIFIERS: Final = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)
NAMED_BY_QT: Final = (
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
)
"""Keys that Qt names in part only: our translations complete them, so that one language has one way."""

RUSSIAN, LATIN = "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM"
BY_PLACE: Final = dict(zip(RUSSIAN, LATIN, strict=True))
"""A letter's key where the keyboard writes Russian."""


def command_words(name: str) -> str:
    """What a command does, in the language that is spoken now."""
    if name.startswith("card-"):
        return translate("keys", "Card\xa0{place}").format(place=name.removeprefix("card-"))
    words = {
        "play": translate("keys", "Play, pay, confirm"),
        "touch": translate("keys", "Select what is marked"),
        "back": translate("keys", "Cancel what you started"),
        "hint": translate("keys", "Hint; again to play it"),
        "discard": translate("keys", "Discard two"),
        "discards": translate("keys", "Show your discards"),
        "trade": translate("keys", "Trade tiles"),
        "sort-colours": translate("keys", "Sort the rack by colour"),
        "sort-shapes": translate("keys", "Sort the rack by shape"),
        "unseen": translate("keys", "Table of unseen tiles"),
        "marks": translate("keys", "Letters on the tiles"),
        "nearer": translate("keys", "Zoom in"),
        "farther": translate("keys", "Zoom out"),
        "whole-table": translate("keys", "Show all tiles"),
        "left": translate("keys", "Left"),
        "right": translate("keys", "Right"),
        "up": translate("keys", "Up"),
        "down": translate("keys", "Down"),
        "log-older": translate("keys", "Previous move"),
        "log-newer": translate("keys", "Next move"),
        "undo": translate("keys", "Undo"),
        "redo": translate("keys", "Redo"),
        "harbour": translate("keys", "Harbour"),
        "new-voyage": translate("keys", "New voyage"),
        "daily": translate("keys", "Daily voyage"),
        "another": translate("keys", "Another deal"),
        "again": translate("keys", "Same deal again"),
        "share": translate("keys", "Copy deal code"),
        "voyages": translate("keys", "My voyages"),
        "statistics": translate("keys", "Statistics"),
        "settings": translate("keys", "Settings"),
        "log": translate("keys", "Voyage log"),
        "full-screen": translate("keys", "Full screen"),
        "rules": translate("keys", "Rules"),
        "learn": translate("keys", "First voyage"),
        "shortcuts": translate("keys", "Keyboard shortcuts"),
        "quit": translate("keys", "Quit"),
    }
    return words[name]


def plain(keys: str) -> str | None:
    """A key as the settings write it; None if it is no key, more than one, or not to be had.

    >>> plain("ctrl+shift+z"), plain("Enter"), plain("Ctrl+Nonsense"), plain("Tab")
    ('Ctrl+Shift+Z', 'Return', None, None)
    """
    sequence = QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1:
        return None
    combination: QKeyCombination = sequence[0]  # type: ignore[index]
    if combination.key() in MODIFIERS:
        return None
    if combination.key() == Qt.Key.Key_Enter:
        combination = QKeyCombination(combination.keyboardModifiers(), Qt.Key.Key_Return)
    text = QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)
    return None if not text or text in FIXED else text


def repaired(own: Mapping[str, str]) -> dict[str, str]:
    """The player's own keys without what makes no sense: no such command, no such key, a key twice.

    >>> repaired({"hint": "?", "undo": "Ctrl+Nonsense", "dance": "X", "discard": "Return"})
    {'hint': '?'}
    """
    found: dict[str, str] = {}
    for name, keys in own.items():
        key = plain(keys) if keys else ""
        if name in USUAL and key is not None and key != USUAL[name]:
            found[name] = key
    while True:
        clash = next((name for name in found if _rivals(found, name)), None)
        if clash is None:
            return found
        del found[clash]


def _rivals(own: Mapping[str, str], name: str) -> list[str]:
    """Who else has the key of this command."""
    key = own.get(name, USUAL[name])
    others = [other for other in USUAL if other != name and (other in own or other not in OF_ONE_GAME)]
    return [other for other in others if key and own.get(other, USUAL[other]) == key]


def known_commands() -> list[Command]:
    """Those that some game of the house, or all of them, know what to do with."""
    return [command for command in COMMANDS if command.game is None or command.game in GAMES]


class Keys:
    """The keys in force."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own: Mapping[str, str] = MappingProxyType(repaired(own or {}))
        names = [command.name for command in COMMANDS if command.group is not Group.MENU]
        names.sort(key=lambda name: name not in OF_ONE_GAME or name in self.own)
        self._names = {self.of(name): name for name in names}
        self._names.pop("", None)

    def of(self, name: str) -> str:
        """The key of a command, portably written; empty if it has none."""
        return self.own.get(name, USUAL[name])

    def shown(self, name: str) -> str:
        """The key of a command as this system writes it."""
        key = self.of(name)
        if key == "Return":
            return "\N{RETURN SYMBOL}"
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)

    def command(self, event: QKeyEvent) -> str | None:
        """What a key does at the table; a letter also where the keyboard writes Russian."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = Qt.Key(event.key())
        found = self._named(key, modifiers)
        if found is not None:
            return found
        latin = BY_PLACE.get(chr(key)) if int(key) < 0x10000 else None
        if latin is not None:
            return self._named(Qt.Key(ord(latin)), modifiers)
        text = event.text()
        return self._names.get(text) if text.isprintable() else None

    def _named(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str | None:
        if key == Qt.Key.Key_Enter:
            key = Qt.Key.Key_Return
        text = QKeySequence(QKeyCombination(modifiers, key)).toString()
        return self._names.get(text)
