"""Keys for everything, to be changed one by one; a key serves one purpose only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLabel, QPushButton, QVBoxLayout, QWidget

from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.page import Page, give_role, panel, scrolled, soft


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Something that a key does: its name in the settings, its words, its usual keys."""

    name: str
    words: Callable[[], str]
    """Asked for anew after a change of language."""
    usual: str


class ShortcutsPage(Page):
    """Shows the keys; `changed` carries those that differ from the usual ones, by name."""

    changed = Signal(dict)

    def __init__(
        self,
        palette: Palette,
        shortcuts: Sequence[Shortcut],
        own: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self._shortcuts = tuple(shortcuts)
        self._own = {name: keys for name, keys in own.items() if name in {each.name for each in shortcuts}}
        self.labels = {each.name: QLabel() for each in shortcuts}
        self.edits = {each.name: QKeySequenceEdit() for each in shortcuts}
        self.resets = {each.name: QPushButton() for each in shortcuts}
        self.note, self.warning = soft(), soft()
        give_role(self.warning, "warning")
        self.all_usual = QPushButton()
        self.all_usual.clicked.connect(self._reset_all)
        self.header.addWidget(self.all_usual)
        self._lay_out()
        self.retranslate()
        self._show()

    def _lay_out(self) -> None:
        frame, column = panel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        half = (len(self._shortcuts) + 1) // 2
        for at, each in enumerate(self._shortcuts):
            row, side = at % half, at // half
            edit, reset = self.edits[each.name], self.resets[each.name]
            edit.setMaximumSequenceLength(1)
            edit.setClearButtonEnabled(True)
            edit.setMinimumWidth(130)
            edit.editingFinished.connect(lambda name=each.name: self._read(name))
            reset.clicked.connect(lambda _=False, name=each.name: self._reset(name))
            give_role(reset, "quiet")
            for offset, widget in enumerate((self.labels[each.name], edit, reset)):
                grid.addWidget(widget, row, side * 4 + offset)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(3, 20)
        grid.setColumnStretch(4, 1)
        column.addWidget(self.note)
        column.addLayout(grid)
        column.addWidget(self.warning)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        whole.addStretch(1)
        self.body.addWidget(scrolled(whole), 1)

    @property
    def own(self) -> dict[str, str]:
        """The keys that differ from the usual ones."""
        return dict(self._own)

    def keys_of(self, name: str) -> str:
        usual = next(each.usual for each in self._shortcuts if each.name == name)
        return self._own.get(name, usual)

    def _show(self) -> None:
        for each in self._shortcuts:
            keys = self.keys_of(each.name)
            if self.edits[each.name].keySequence().toString() != keys:
                self.edits[each.name].setKeySequence(QKeySequence(keys))
            self.resets[each.name].setEnabled(each.name in self._own)

    def _read(self, name: str) -> None:
        keys = self.edits[name].keySequence().toString()
        if keys == self.keys_of(name):
            return
        taken = next((each for each in self._shortcuts if self._takes(each, name, keys)), None)
        if taken is not None:
            text = self.tr("{keys} is taken already: {what}")
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            self.warning.setText(text.format(keys=shown, what=taken.words()))
        else:
            self.warning.clear()
            self._keep(name, keys)
        self._show()

    def _takes(self, each: Shortcut, name: str, keys: str) -> bool:
        return bool(keys) and each.name != name and self.keys_of(each.name) == keys

    def _keep(self, name: str, keys: str) -> None:
        usual = next(each.usual for each in self._shortcuts if each.name == name)
        if keys == usual:
            self._own.pop(name, None)
        else:
            self._own[name] = keys
        self.changed.emit(self.own)

    def _reset(self, name: str) -> None:
        usual = next(each.usual for each in self._shortcuts if each.name == name)
        self.edits[name].setKeySequence(QKeySequence(usual))
        self._read(name)

    def _reset_all(self) -> None:
        self._own.clear()
        self.warning.clear()
        self._show()
        self.changed.emit(self.own)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Keyboard shortcuts"))
        self.all_usual.setText(self.tr("All usual keys"))
        self.note.setText(self.tr("Click a field and press the new key. An empty field has no key."))
        for each in self._shortcuts:
            self.labels[each.name].setText(each.words())
            self.edits[each.name].setAccessibleName(each.words())
            self.resets[each.name].setText(self.tr("Usual"))
            reset = self.tr("Usual key for: {what}").format(what=each.words())
            self.resets[each.name].setAccessibleName(reset)
