"""Who sails along: how many seats, the mates with their levels, who begins, and the side among rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from shtil_desktop.games.shtil.new_voyage import NewVoyage, Side
from shtil_desktop.games.shtil.pages import names
from shtil_desktop.games.shtil.rules.options import Mismatch, Mode, Options
from shtil_desktop.windows.pages.new_match.seats_panel import SeatsPanel, say_labels
from shtil_desktop.windows.pages.page import Pills

SIDES: Final = (Side.SUN, Side.MOON)


class CrewPanel(SeatsPanel):
    """The seats of a voyage; `remembered` also carries the side."""

    def __init__(self, levels: Sequence[str], parent: QWidget | None = None) -> None:
        self.side_label, self.side = QLabel(), Pills(len(SIDES))
        super().__init__(range(1, 6), levels, parent)
        self.side.chosen.connect(lambda index: self.remembered.emit({"side": SIDES[index]}))

    def ways(self) -> list[tuple[QLabel, Pills]]:
        return [(self.side_label, self.side), *super().ways()]

    def show_chosen(self, chosen: NewVoyage) -> None:
        super().show_chosen(chosen)
        self.side.take(SIDES.index(chosen.side))

    def show_options(self, options: Options) -> None:
        super().show_options(options)
        for widget in (self.side_label, self.side):
            widget.setVisible(options.mode is Mode.COMPETITIVE)

    def heading_text(self) -> str:
        return self.tr("Crew")

    def note_text(self, options: Options) -> str:
        if options.mode is Mode.COMPETITIVE:
            return names.mismatch_text(Mismatch.TWO_SEATS)
        if options.seats == 1:
            return self.tr("Alone at sea: every card is yours.")
        return self.tr("You and your mates: no talking about cards.")

    def level_name(self, level: str) -> str:
        return names.level_name(level)

    def name_label(self, number: int) -> str:
        return self.tr("Name of mate\xa0{number}").format(number=number)

    def level_label(self, number: int) -> str:
        return self.tr("Level of mate\xa0{number}").format(number=number)

    def retranslate(self) -> None:
        super().retranslate()
        self.side_label.setText(self.tr("Your side"))
        self.side.set_texts([self.tr("Sun"), self.tr("Moon")])
        say_labels([(self.side_label, self.side)])
