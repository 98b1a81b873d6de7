"""Who sails along: how many seats, the mates with their levels, who begins, and the side among rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QWidget

from shtil_desktop.games.shtil.new_voyage import Begins, NewVoyage, Side
from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.rules.options import Mismatch, Mode, Options
from shtil_desktop.play.profile.matches.sidecar import USUAL_NAMES
from shtil_desktop.play.profile.settings import LONGEST_TEXT
from shtil_desktop.table.mate_names import mate_name
from shtil_desktop.windows.pages.page import ChoiceBox, Pills, heading, panel_column, soft

BEGINS: Final = (Begins.PLAYER, Begins.LOT)
SIDES: Final = (Side.SUN, Side.MOON)


class CrewPanel(QFrame):
    """Shows the choices it is given; `seats_chosen` and `remembered` tell of others."""

    seats_chosen = Signal(int)
    remembered = Signal(object)
    """Fields of `NewVoyage` and their new values."""

    def __init__(self, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels = tuple(levels)
        self._is_showing = False
        self.heading, self.note = heading(1.15), soft()
        self.seats = Pills(5)
        self.seats.set_texts([str(seats) for seats in range(1, 6)])
        self.seats.chosen.connect(lambda index: self.seats_chosen.emit(index + 1))
        self.mates = [(QLineEdit(), ChoiceBox()) for _ in range(4)]
        for name, level in self.mates:
            name.setMaxLength(LONGEST_TEXT)
            name.textEdited.connect(self._tell_mates)
            for _ in self._levels:
                level.addItem("")
            level.activated.connect(self._tell_mates)
        self.begins_label, self.begins = QLabel(), Pills(len(BEGINS))
        self.begins.chosen.connect(lambda index: self.remembered.emit({"begins": BEGINS[index]}))
        self.side_label, self.side = QLabel(), Pills(len(SIDES))
        self.side.chosen.connect(lambda index: self.remembered.emit({"side": SIDES[index]}))
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
        rows = ((self.side_label, self.side), (self.begins_label, self.begins))
        for row, (label, pills) in enumerate(rows):
            ways.addWidget(label, row, 0)
            ways.addWidget(pills, row, 1)
        column.addLayout(ways)
        column.addStretch(1)

    def show_chosen(self, chosen: NewVoyage) -> None:
        """The choices that belong to any kind of voyage."""
        self._is_showing = True
        for (name, level), text, wanted in zip(self.mates, chosen.names, chosen.levels, strict=True):
            name.setText(text)
            is_known = wanted in self._levels
            level.setCurrentIndex(self._levels.index(wanted) if is_known else len(self._levels) - 1)
        self.begins.take(BEGINS.index(chosen.begins))
        self.side.take(SIDES.index(chosen.side))
        self._is_showing = False

    def show_options(self, options: Options) -> None:
        """What there is to choose in a voyage of this kind."""
        self.seats.take(options.seats - 1)
        for seat, (name, level) in enumerate(self.mates):
            name.setVisible(seat < options.seats - 1)
            level.setVisible(seat < options.seats - 1)
        for widget in (self.begins_label, self.begins):
            widget.setVisible(options.seats > 1)
        for widget in (self.side_label, self.side):
            widget.setVisible(options.mode is Mode.COMPETITIVE)
        self.note.setText(self._words(options))

    def _words(self, options: Options) -> str:
        if options.mode is Mode.COMPETITIVE:
            return names.mismatch_text(Mismatch.TWO_SEATS)
        if options.seats == 1:
            return self.tr("Alone at sea: every card is yours.")
        return self.tr("You and your mates: no talking about cards.")

    def _tell_mates(self) -> None:
        if not self._is_showing:
            named = tuple(name.text().strip() for name, _ in self.mates)
            levels = tuple(self._levels[max(0, level.currentIndex())] for _, level in self.mates)
            self.remembered.emit({"names": named, "levels": levels})

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Crew"))
        for seats, button in enumerate(self.seats.buttons, start=1):
            button.setAccessibleName(names.seats_text(seats))
        for (name, _), usual in zip(self.mates, USUAL_NAMES, strict=True):
            name.setPlaceholderText(mate_name(usual))
        for index, (name, level) in enumerate(self.mates, start=1):
            name.setAccessibleName(self.tr("Name of mate\xa0{number}").format(number=index))
            level.setAccessibleName(self.tr("Level of mate\xa0{number}").format(number=index))
            for at, each in enumerate(self._levels):
                level.setItemText(at, names.level_name(each))
        self.begins_label.setText(self.tr("First turn"))
        self.begins.set_texts([self.tr("You"), self.tr("Random")])
        self.begins.buttons[1].setToolTip(self.tr("Always the same for a given deal"))
        self.side_label.setText(self.tr("Your side"))
        self.side.set_texts([self.tr("Sun"), self.tr("Moon")])
        for pills, label in ((self.begins, self.begins_label), (self.side, self.side_label)):
            for button in pills.buttons:
                button.setAccessibleName(f"{label.text()}: {button.text()}")
