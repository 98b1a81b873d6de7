"""The entries of the menus: what they do, which choice is taken, and their keys, the player's own at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from shtil_desktop.play.profile.settings import AnimationSpeed, Theme
from shtil_desktop.table.input.keys import COMMANDS, USUAL, Group, Keys

translate = QCoreApplication.translate
AT_THE_TABLE = {command.name for command in COMMANDS if command.group is not Group.MENU}


class MenuEntries:
    """Which entry is which command, and which shows which choice."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self._keys = Keys(own)
        self._commands: list[tuple[QAction, str, str]] = []
        self._choices: list[tuple[QAction, str, Callable[[], str]]] = []

    def add(self, menu: QMenu, text: str, act: Callable[[], object], command: str = "") -> QAction:
        """An entry that does something; it has the key of a command, if one is named."""
        action = _action(text, menu)
        if command:
            assert command in USUAL, command
            self._commands.append((action, command, text))
            self._give_key(action, command, text)
        action.triggered.connect(lambda: act())
        menu.addAction(action)
        return action

    def add_choice(
        self,
        menu: QMenu,
        title: str,
        texts: Mapping[str, str],
        chosen: Callable[[], str],
        choose: Callable[[str], None],
    ) -> None:
        """A menu within a menu, one entry of which is taken."""
        inner = menu.addMenu(title)
        group = QActionGroup(inner)
        for name, text in texts.items():
            action = _action(text, inner)
            action.setCheckable(True)
            action.setChecked(name == chosen())
            action.triggered.connect(lambda _, name=name: choose(name))
            group.addAction(action)
            inner.addAction(action)
            self._choices.append((action, name, chosen))

    def follow(self, own: Mapping[str, str]) -> None:
        """Take other keys, and show what is chosen now."""
        self._keys = Keys(own)
        for action, command, text in self._commands:
            self._give_key(action, command, text)
        for action, name, chosen in self._choices:
            action.setChecked(name == chosen())

    def _give_key(self, action: QAction, command: str, text: str) -> None:
        """A key of the table is only shown: as a shortcut it would be taken from every page and field."""
        if command in AT_THE_TABLE:
            shown = self._keys.shown(command)
            action.setText(f"{text}\t{shown}" if shown else text)
        else:
            action.setShortcuts([QKeySequence(key) for key in self._keys.all_of(command)])


def theme_texts() -> dict[str, str]:
    """The themes by the name that settings have for them."""
    return {
        Theme.SYSTEM.value: translate("MainWindow", "Match &system"),
        Theme.LIGHT.value: translate("MainWindow", "&Light"),
        Theme.DARK.value: translate("MainWindow", "&Dark"),
        Theme.CONTRAST.value: translate("MainWindow", "High &contrast"),
    }


def speed_texts() -> dict[str, str]:
    """The speeds of animations in the same way."""
    return {
        AnimationSpeed.SYSTEM.value: translate("MainWindow", "Match &system"),
        AnimationSpeed.OFF.value: translate("MainWindow", "&Off"),
        AnimationSpeed.FAST.value: translate("MainWindow", "&Fast"),
        AnimationSpeed.NORMAL.value: translate("MainWindow", "&Normal"),
        AnimationSpeed.SLOW.value: translate("MainWindow", "S&low"),
    }


def _action(text: str, menu: QMenu) -> QAction:
    """An entry without an icon, made so that PySide does not look at icons and their 150 names."""
    action = QAction(menu)
    action.setText(text)
    return action
