"""What makes the sea harder: Stormy Seas or fewer islands, and what doesn't go together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QWidget

from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.rules.options import MONSTERS, REMOVED, WILDS, Mismatch, Options
from shtil_desktop.games.shtil.table.words.removed_name import removed_name
from shtil_desktop.windows.pages.page import ChoiceBox, Pills, heading, panel_column, soft

WhyNot = Callable[..., Mismatch | None]
"""Why a change of options would make no voyage; None if it would."""


class SeaPanel(QFrame):
    """Shows options; `chosen` carries the fields of `Options` that are to change."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_showing = False
        self.stormy_heading, self.removed_heading = heading(1.15), heading(1.15)
        self.reefs, self.storms = QCheckBox(), QCheckBox()
        self.reefs.toggled.connect(lambda on: self._tell(reefs=on))
        self.storms.toggled.connect(lambda on: self._tell(storms=on))
        self.monsters_label, self.wilds_label = QLabel(), QLabel()
        self.monsters, self.wilds = Pills(len(MONSTERS)), Pills(len(WILDS))
        self.monsters.chosen.connect(lambda index: self._tell(monsters=MONSTERS[index]))
        self.wilds.chosen.connect(lambda index: self._tell(wilds=WILDS[index]))
        self.removed, self.note = ChoiceBox(), soft()
        for _ in REMOVED:
            self.removed.addItem("")
        self.removed.activated.connect(lambda index: self._tell(removed=REMOVED[index]))
        self._lay_out()

    def _lay_out(self) -> None:
        column = panel_column(self)
        column.addWidget(self.stormy_heading)
        for box in (self.reefs, self.storms):
            column.addWidget(box)
        grid = QGridLayout()
        grid.setSpacing(6)
        rows = ((self.monsters_label, self.monsters), (self.wilds_label, self.wilds))
        for row, (label, pills) in enumerate(rows):
            grid.addWidget(label, row, 0)
            grid.addWidget(pills, row, 1)
        column.addLayout(grid)
        column.addSpacing(4)
        for widget in (self.removed_heading, self.removed, self.note):
            column.addWidget(widget)
        column.addStretch(1)

    def _tell(self, **change: Any) -> None:
        if not self._is_showing:
            self.chosen.emit(change)

    def show_options(self, options: Options, why_not: WhyNot) -> None:
        """These options; what would make no voyage with the rest is barred, and it is said why once."""
        self._is_showing = True
        self.reefs.setChecked(options.reefs)
        self.storms.setChecked(options.storms)
        self.monsters.take(MONSTERS.index(options.monsters))
        self.wilds.take(WILDS.index(options.wilds))
        self.removed.setCurrentIndex(REMOVED.index(options.removed))
        self._is_showing = False
        self._bar(why_not)

    def _bar(self, why_not: WhyNot) -> None:
        reasons: list[Mismatch] = []
        parts: list[tuple[QWidget, dict[str, Any]]] = [
            (self.reefs, {"reefs": True}),
            (self.storms, {"storms": True}),
            (self.monsters, {"monsters": 3}),
            (self.wilds, {"wilds": 1}),
            (self.removed, {"removed": 4}),
        ]
        for widget, change in parts:
            why = why_not(**change)
            widget.setEnabled(why is None)
            if why is not None and why not in reasons:
                reasons.append(why)
        self.monsters_label.setEnabled(self.monsters.isEnabled())
        self.wilds_label.setEnabled(self.wilds.isEnabled())
        self.note.setText(" ".join(map(names.mismatch_text, reasons)))
        self.note.setVisible(bool(reasons))

    def retranslate(self) -> None:
        self.stormy_heading.setText(self.tr("Stormy Seas"))
        self.reefs.setText(self.tr("Jagged reefs"))
        self.storms.setText(self.tr("Storm and compass"))
        self.monsters_label.setText(self.tr("Sea monsters"))
        self.wilds_label.setText(self.tr("Wild cards"))
        for pills, counts, text in (
            (self.monsters, MONSTERS, names.monsters_text),
            (self.wilds, WILDS, names.wilds_text),
        ):
            pills.set_texts([str(count) for count in counts])
            for button, count in zip(pills.buttons, counts, strict=True):
                button.setAccessibleName(text(count))
        self.removed_heading.setText(self.tr("Fewer islands"))
        self.removed.setAccessibleName(self.tr("Fewer islands"))
        for at, removed in enumerate(REMOVED):
            name = removed_name(removed)
            self.removed.setItemText(at, f"{name} (\N{MINUS SIGN}{removed})" if removed else name)
