"""Keys for everything, to be changed one by one; a key serves one purpose only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.games import GAMES
from shtil_desktop.table.input.keys import COMMANDS, FIXED, USUAL, Group, keys_of_game, plain, repaired
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.page import Page, give_role, panel, scrolled, sized, soft
from shtil_desktop.windows.pages.words.key_words import command_words


class ShortcutsPage(Page):
    """Shows the keys; `changed` carries those that differ from the usual ones, by name."""

    changed = Signal(dict)

    def __init__(self, palette: Palette, own: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(palette, parent)
        self._own = repaired(own)
        self._games = {game: keys_of_game(game) for game in GAMES if keys_of_game(game)}
        self._usual = dict(USUAL)
        for keys in self._games.values():
            self._usual.update(keys)
        self.titles: dict[Group | str, QLabel] = {group: QLabel() for group in (*Group, *self._games)}
        self.labels = {name: QLabel() for name in self._usual}
        self.edits = {name: QKeySequenceEdit() for name in self._usual}
        self.resets = {name: QPushButton() for name in self._usual}
        self.note, self.warning = soft(), soft()
        give_role(self.warning, "warning")
        self.all_usual = QPushButton()
        self.all_usual.clicked.connect(self._reset_all)
        self.header.addWidget(self.all_usual)
        self._lay_out()
        self.retranslate()
        self._warn("")
        self._show()

    def _lay_out(self) -> None:
        self.body.addWidget(self.note)
        self.body.addWidget(self.warning)
        names = {group: [one.name for one in COMMANDS if one.group is group] for group in Group}
        menu, half = names[Group.MENU], (len(names[Group.MENU]) + 1) // 2
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(14)
        top = QHBoxLayout()
        top.setSpacing(14)
        for group in (Group.TABLE, Group.CARDS):
            top.addWidget(self._panel(group, [names[group]]), 1)
        whole.addLayout(top)
        whole.addLayout(self._games_in_two_columns())
        whole.addWidget(self._panel(Group.MENU, [menu[:half], menu[half:]]))
        whole.addStretch(1)
        area = scrolled(whole)
        self.heading.setBuddy(area)  # its name for screen readers
        self.setFocusProxy(area)
        self.body.addWidget(area, 1)

    def _games_in_two_columns(self) -> QHBoxLayout:
        """A plate for each game that has keys of its own, in the column that is the shorter one so far."""
        both, columns, lengths = QHBoxLayout(), (QVBoxLayout(), QVBoxLayout()), [0, 0]
        both.setSpacing(14)
        for column in columns:
            column.setSpacing(14)
            both.addLayout(column, 1)
        for game, keys in self._games.items():
            shorter = lengths.index(min(lengths))
            columns[shorter].addWidget(self._panel(game, [list(keys)]), len(keys))
            lengths[shorter] += len(keys) + 2  # its heading takes some room, too
        return both

    def _panel(self, what: Group | str, columns: Sequence[Sequence[str]]) -> QFrame:
        """A plate with the keys of a group or of a game, in so many columns."""
        frame, column = panel()
        sized(self.titles[what], 1.15, is_bold=True)
        column.addWidget(self.titles[what])
        grid = QGridLayout()
        grid.setHorizontalSpacing(9)
        grid.setVerticalSpacing(6)
        for side, names in enumerate(columns):
            grid.setColumnStretch(side * 4, 1)
            if side:
                grid.setColumnMinimumWidth(side * 4 - 1, 16)
            for row, name in enumerate(names):
                self._prepare(name)
                for offset, widget in enumerate((self.labels[name], self.edits[name], self.resets[name])):
                    grid.addWidget(widget, row, side * 4 + offset)
        column.addLayout(grid)
        column.addStretch(1)
        return frame

    def _prepare(self, name: str) -> None:
        edit, reset = self.edits[name], self.resets[name]
        edit.setMaximumSequenceLength(1)
        edit.setClearButtonEnabled(True)
        edit.setMinimumWidth(84)
        edit.setMaximumWidth(150)
        line = edit.findChild(QLineEdit)
        if line is not None:  # else the system asks for a key there, too long for the field
            line.setPlaceholderText("\N{EM DASH}")
        edit.editingFinished.connect(lambda: self._read(name))
        reset.clicked.connect(lambda: self._reset(name))
        give_role(reset, "quiet")

    @property
    def own(self) -> dict[str, str]:
        """The keys that differ from the usual ones."""
        return dict(self._own)

    def keys_of(self, name: str) -> str:
        return self._own.get(name, self._usual[name])

    def _show(self) -> None:
        for name, edit in self.edits.items():
            keys = self.keys_of(name)
            if edit.keySequence().toString() != keys:
                edit.setKeySequence(QKeySequence(keys))
            self.resets[name].setEnabled(name in self._own)

    def _read(self, name: str) -> None:
        """Take a key that was pressed, or say why it can't be had."""
        pressed = self.edits[name].keySequence().toString()
        keys = (plain(pressed) or "") if pressed else ""
        if pressed == self.keys_of(name) or (keys and keys == self.keys_of(name)):
            self._show()
            return
        why = self._trouble(name, pressed, keys)
        self._warn(why)
        if not why:
            self._keep(name, keys)
        self._show()

    def _warn(self, why: str) -> None:
        self.warning.setText(why)
        self.warning.setVisible(bool(why))

    def _trouble(self, name: str, pressed: str, keys: str) -> str:
        """Why a command can't have this key; empty if it can."""
        shown = QKeySequence(pressed).toString(QKeySequence.SequenceFormat.NativeText)
        if pressed in FIXED:
            text = self.tr("{keys} always moves to the next field and can’t be used for anything else")
            return text.format(keys=shown)
        if pressed and not keys:
            return self.tr("This key can’t be used")
        others = (other for other in self._rivals(name) if other != name)
        taken = next((other for other in others if keys and self.keys_of(other) == keys), None)
        if taken is None:
            return ""
        text = self.tr("{keys} is already used for: {what}. Change or clear that first")
        return text.format(keys=shown, what=command_words(taken))

    def _rivals(self, name: str) -> list[str]:
        """The commands that may not have the same key: two games never meet at one table."""
        homes = [keys for keys in self._games.values() if name in keys or name in USUAL]
        return [*USUAL, *(other for keys in homes for other in keys)]

    def _keep(self, name: str, keys: str) -> None:
        if keys == self._usual[name]:
            self._own.pop(name, None)
        else:
            self._own[name] = keys
        self.changed.emit(self.own)

    def _reset(self, name: str) -> None:
        self.edits[name].setKeySequence(QKeySequence(self._usual[name]))
        self._read(name)

    def _reset_all(self) -> None:
        self._own.clear()
        self._warn("")
        self._show()
        self.changed.emit(self.own)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Keyboard shortcuts"))
        self.all_usual.setText(self.tr("Reset all"))
        self.note.setText(
            self.tr("Click a field and press the new key. Clear a field to leave it without a key.")
        )
        self.titles[Group.TABLE].setText(self.tr("At the table"))
        self.titles[Group.CARDS].setText(self.tr("In your hand"))
        self.titles[Group.MENU].setText(self.tr("Menus"))
        for game in self._games:
            self.titles[game].setText(pages_of(game).name())
        for name in self._usual:
            words = command_words(name)
            self.labels[name].setText(words)
            for edit in (self.edits[name], *self.edits[name].findChildren(QLineEdit)):
                edit.setAccessibleName(words)
            self.resets[name].setText(self.tr("Default"))
            reset = self.tr("Default key for: {what}").format(what=words)
            self.resets[name].setAccessibleName(reset)
