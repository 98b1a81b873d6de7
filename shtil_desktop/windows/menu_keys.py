"""The keys of the menus: they follow the player's own at once."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction, QKeySequence

from shtil_desktop.table.keys import COMMANDS, USUAL, Group, Keys

AT_THE_TABLE = {command.name for command in COMMANDS if command.group is not Group.MENU}


class MenuKeys:
    """Which entry is which command."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self._keys = Keys(own)
        self._actions: list[tuple[QAction, str, str]] = []

    def clear(self) -> None:
        """The menus are made anew."""
        self._actions.clear()

    def add(self, action: QAction, name: str) -> None:
        """An entry does what this command does; without a name it has no key."""
        if name:
            assert name in USUAL, name
            self._actions.append((action, name, action.text()))
            self._give(action, name, action.text())

    def follow(self, own: Mapping[str, str]) -> None:
        """Take other keys."""
        self._keys = Keys(own)
        for action, name, text in self._actions:
            self._give(action, name, text)

    def _give(self, action: QAction, name: str, text: str) -> None:
        """A key of the table is only shown: as a shortcut it would be taken from every page and field."""
        if name in AT_THE_TABLE:
            shown = self._keys.shown(name)
            action.setText(f"{text}\t{shown}" if shown else text)
        else:
            action.setShortcut(QKeySequence(self._keys.of(name)))
