"""The keys of the house, their usual ones and the player's own. Games add theirs by `GameFace.keys`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.values import value

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


COMMANDS: Final = (
    Command("play", "Return", Group.TABLE),
    Command("touch", "Space", Group.TABLE),
    Command("back", "Esc", Group.TABLE),
    Command("hint", "H", Group.TABLE),
    Command("left", "Left", Group.TABLE),
    Command("right", "Right", Group.TABLE),
    Command("up", "Up", Group.TABLE),
    Command("down", "Down", Group.TABLE),
    Command("log-older", "PgUp", Group.TABLE),
    Command("log-newer", "PgDown", Group.TABLE),
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
    Command("training", "Ctrl+T"),
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
SECOND: Final = {"redo": "Ctrl+Y"}
"""A second key that other programs have taught: unless it is used for something else."""
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


def keys_of_game(game: str) -> Mapping[str, str]:
    """The commands that only this game's table knows what to do with, and their usual keys."""
    return face_of(game).keys


def repaired(own: Mapping[str, str]) -> dict[str, str]:
    """The player's own keys without what makes no sense: no such command, no such key, a key twice.

    >>> repaired({"hint": "?", "undo": "Ctrl+Nonsense", "dance": "X", "touch": "Return"})
    {'hint': '?'}
    """
    found = _chosen(own, USUAL)
    for game in GAMES:
        found.update(_chosen_in_game(own, keys_of_game(game), found))
    return found


def _chosen(own: Mapping[str, str], usual: Mapping[str, str]) -> dict[str, str]:
    """Those of the house: what two would have, the usual keys of the others included, only one keeps."""
    found = _readable(own, usual)
    while True:
        in_force = {**usual, **found}
        keys = list(in_force.values())
        clash = next((name for name, key in found.items() if key and keys.count(key) > 1), None)
        if clash is None:
            return found
        del found[clash]


def _chosen_in_game(
    own: Mapping[str, str], usual: Mapping[str, str], house: Mapping[str, str]
) -> dict[str, str]:
    """Those of one game: what the house has for itself, or the player has chosen twice, they can't have."""
    taken = {key for key in {**USUAL, **house}.values() if key}
    found: dict[str, str] = {}
    for name, key in _readable(own, usual).items():
        if key not in taken:
            found[name] = key
            taken |= {key} - {""}
    return found


def _readable(own: Mapping[str, str], usual: Mapping[str, str]) -> dict[str, str]:
    """What names one of these commands, and one key that isn't its usual one."""
    read = {name: plain(keys) if keys else "" for name, keys in own.items() if name in usual}
    return {name: key for name, key in read.items() if key is not None and key != usual[name]}


class Keys:
    """The keys in force at the table of a game: the house's, and those that the game adds."""

    def __init__(
        self, own: Mapping[str, str] | None = None, of_game: Mapping[str, str] | None = None
    ) -> None:
        """A game's usual keys give way to those that the player has chosen for something else."""
        added = of_game or {}
        house = _chosen(own or {}, USUAL)
        chosen = {**house, **_chosen_in_game(own or {}, added, house)}
        self._keys = {**added, **USUAL, **chosen}
        menus = {command.name for command in COMMANDS if command.group is Group.MENU}
        names = sorted(self._keys, key=lambda name: name in chosen)
        self._names = {self._keys[name]: name for name in names if name not in menus}
        self._names.pop("", None)

    def of(self, name: str) -> str:
        """The key of a command, portably written; empty if it has none."""
        return self._keys.get(name, "")

    def all_of(self, name: str) -> list[str]:
        """Return the key of a command and its second one, if that is free; none if the player wants none.

        >>> Keys().all_of("redo"), Keys({"hint": "Ctrl+Y"}).all_of("redo"), Keys({"redo": ""}).all_of("redo")
        (['Ctrl+Shift+Z', 'Ctrl+Y'], ['Ctrl+Shift+Z'], [])
        """
        key, second = self.of(name), SECOND.get(name, "")
        is_free = second and second not in self._keys.values()
        return [key, second] if key and is_free else [key] if key else []

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
