"""Who plays: how many seats, the computer's names and levels, and who has the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QWidget

from shtil_desktop.games.new_match import LONGEST_TEXT, Begins
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.table.words.mate_names import mate_name
from shtil_desktop.windows.pages.page import ChoiceBox, Pills, heading, panel_column, soft

BEGINS: Final = (Begins.PLAYER, Begins.LOT)


class SeatsPanel(QFrame):
    """Shows the choices it is given; `seats_chosen` and `remembered` tell of others.

    A game makes its own from this one: it says what things are called, and may add ways of its own.
    """

    seats_chosen = Signal(int)
    remembered = Signal(object)
    """Fields of the game's choices and their new values: `names`, `levels`, `begins`."""

    def __init__(self, counts: Sequence[int], levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts, self._levels = tuple(counts), tuple(levels)
        self._is_showing = False
        self.heading, self.note = heading(1.15), soft()
        self.seats = Pills(len(self._counts))
        self.seats.set_texts([str(seats) for seats in self._counts])
        self.seats.chosen.connect(lambda index: self.seats_chosen.emit(self._counts[index]))
        self.mates = [(QLineEdit(), ChoiceBox()) for _ in range(max(self._counts) - 1)]
        for name, level in self.mates:
            name.setMaxLength(LONGEST_TEXT)
            name.textEdited.connect(self._tell_mates)
            for _ in self._levels:
                level.addItem("")
            level.activated.connect(self._tell_mates)
        self.begins_label, self.begins = QLabel(), Pills(len(BEGINS))
        self.begins.chosen.connect(lambda index: self.remembered.emit({"begins": BEGINS[index]}))
        self._lay_out()

    def _lay_out(self) -> None:
        column = panel_column(self)
        for widget in (self.heading, self.seats, self.note):
            column.addWidget(widget)
        grid = QGridLayout()
        grid.setSpacing(6)
        grid.setColumnStretch(0, 1)
        for row, (name, level) in enumerate(self.mates):
            grid.addWidget(name, row, 0)
            grid.addWidget(level, row, 1)
        column.addLayout(grid)
        ways = QGridLayout()
        ways.setSpacing(6)
        ways.setColumnStretch(1, 1)
        for row, (label, pills) in enumerate(self.ways()):
            ways.addWidget(label, row, 0)
            ways.addWidget(pills, row, 1)
        column.addLayout(ways)
        column.addStretch(1)

    # What a game says

    def ways(self) -> Sequence[tuple[QLabel, Pills]]:
        """The choices below the mates, each with its label; asked for once, while the panel is built."""
        return [(self.begins_label, self.begins)]

    def heading_text(self) -> str:
        return self.tr("Players")

    def note_text(self, options: Any) -> str:
        """About the seats of these options; nothing, if there is nothing to say."""
        return ""

    def level_name(self, level: str) -> str:
        raise NotImplementedError

    def name_label(self, number: int) -> str:
        """What a screen reader says of the field for a name."""
        return self.tr("Name of opponent\xa0{number}").format(number=number)

    def level_label(self, number: int) -> str:
        return self.tr("Level of opponent\xa0{number}").format(number=number)

    # What is shown

    def show_chosen(self, chosen: Any) -> None:
        """The choices that belong to any kind of match: fields `names`, `levels` and `begins`."""
        self._is_showing = True
        for (name, level), text, wanted in zip(self.mates, chosen.names, chosen.levels, strict=True):
            name.setText(text)
            is_known = wanted in self._levels
            level.setCurrentIndex(self._levels.index(wanted) if is_known else len(self._levels) - 1)
        self.begins.take(BEGINS.index(chosen.begins))
        self._is_showing = False

    def show_options(self, options: Any) -> None:
        """What there is to choose in a match of this kind, which has `seats`."""
        self.seats.take(self._counts.index(options.seats))
        for seat, (name, level) in enumerate(self.mates):
            name.setVisible(seat < options.seats - 1)
            level.setVisible(seat < options.seats - 1)
        for widget in (self.begins_label, self.begins):
            widget.setVisible(options.seats > 1)
        text = self.note_text(options)
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _tell_mates(self) -> None:
        if not self._is_showing:
            named = tuple(name.text().strip() for name, _ in self.mates)
            levels = tuple(self._levels[max(0, level.currentIndex())] for _, level in self.mates)
            self.remembered.emit({"names": named, "levels": levels})

    def retranslate(self) -> None:
        self.heading.setText(self.heading_text())
        for seats, button in zip(self._counts, self.seats.buttons, strict=True):
            button.setAccessibleName(counted(self.tr("%n player(s)", "", seats), seats))
        for (name, _), usual in zip(self.mates, USUAL_NAMES, strict=False):
            name.setPlaceholderText(mate_name(usual))
        for number, (name, level) in enumerate(self.mates, start=1):
            name.setAccessibleName(self.name_label(number))
            level.setAccessibleName(self.level_label(number))
            for at, each in enumerate(self._levels):
                level.setItemText(at, self.level_name(each))
        self.begins_label.setText(self.tr("First turn"))
        self.begins.set_texts([self.tr("You"), self.tr("Random")])
        self.begins.buttons[1].setToolTip(self.tr("Always the same for a given deal"))
        say_labels([(self.begins_label, self.begins)])


def say_labels(ways: Sequence[tuple[QLabel, Pills]]) -> None:
    """Let a screen reader say what each choice is about."""
    for label, pills in ways:
        for button in pills.buttons:
            button.setAccessibleName(f"{label.text()}: {button.text()}")
