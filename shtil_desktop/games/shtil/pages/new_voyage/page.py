"""The choice of a new voyage: mode, crew, seas and deal, and what doesn't go together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.chapters import MODES
from shtil_desktop.games.shtil.pages.new_voyage.crew_panel import CrewPanel
from shtil_desktop.games.shtil.pages.new_voyage.mode_tiles import ModeTiles
from shtil_desktop.games.shtil.pages.new_voyage.mode_words import mode_sentences
from shtil_desktop.games.shtil.pages.new_voyage.sea_panel import SeaPanel
from shtil_desktop.games.shtil.pages.new_voyage.wishes import LEVELS, Wish, difficulty, offered_levels
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mismatch, Mode, Options
from shtil_desktop.games.values import replace
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.new_match.choices_page import ChoicesPage
from shtil_desktop.windows.pages.page import give_role, heading, panel_column, soft

__all__ = ["NewVoyagePage", "Wish", "difficulty", "offered_levels"]


class NewVoyagePage(ChoicesPage):
    """Choose a voyage; `play_wanted` carries a `Wish`, `chosen_changed` what is to be remembered."""

    crew: CrewPanel

    def __init__(
        self,
        palette: Palette,
        chosen: NewVoyage,
        levels: Sequence[str] = LEVELS,
        can_prove: Callable[[Options], bool] = lambda options: options.mode is not Mode.COMPETITIVE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, "shtil", chosen, CrewPanel(levels), parent)
        self._can_prove = can_prove
        self.tiles = ModeTiles(palette)
        self.tiles.chosen.connect(self._choose_mode)
        self.story, self.rules = soft(), QPushButton()
        give_role(self.rules, "link")
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(MODES[self.options.mode]))
        self.sea = SeaPanel()
        self.sea.chosen.connect(lambda change: self.choose(**change))
        self.only_winnable = QCheckBox()
        self.only_winnable.toggled.connect(lambda on: self.remember(only_winnable=on))
        self.wind_heading, self.wind, self.wind_note = heading(1.15), QLabel(), soft()
        about = QHBoxLayout()
        about.setSpacing(14)
        about.addWidget(self.story, 1)
        about.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignTop)
        self.build([self.crew, self.sea, self._deal_panel()], above=[self.tiles, about])

    def _deal_panel(self) -> QWidget:
        frame = QFrame()
        column = panel_column(frame)
        column.addWidget(self.deal)
        column.addWidget(self.only_winnable)
        column.addSpacing(10)
        column.addWidget(self.wind_heading)
        column.addWidget(self.wind)
        column.addWidget(self.wind_note)
        column.addStretch(1)
        return frame

    @property
    def wish(self) -> Wish:
        """The voyage as it is asked for now."""
        return Wish(self._chosen, self.deal.number)

    # What is shown

    def show_more(self, chosen: NewVoyage) -> None:
        self.only_winnable.setChecked(chosen.only_winnable)

    def show_options(self) -> None:
        self.tiles.take(self.options.mode)
        for seats, button in enumerate(self.crew.seats.buttons, start=1):
            button.setEnabled(self._why_not(seats=seats) is None)
        super().show_options()

    def _why_not(self, **change: Any) -> Mismatch | None:
        try:
            replace(self.options, **change)
        except InvalidOptions as error:
            return error.reason
        return None

    def say_what_it_is(self) -> None:
        super().say_what_it_is()
        options = self.options
        self.sea.show_options(options, self._why_not)
        self.story.setText(mode_sentences(options.mode))
        self._offer_winnable()
        step = difficulty(options)
        self.wind.setText("" if step is None else "●" * step + "○" * (5 - step))
        self.wind.setVisible(step is not None)
        self.wind.setAccessibleName(self._wind_words(step))
        self.wind_note.setText(self._wind_words(step))

    def follow_deal(self, is_ready: bool) -> None:
        super().follow_deal(is_ready)
        self._offer_winnable()

    def _offer_winnable(self) -> None:
        """Only where the solver can tell, and where there is a deal to be chosen."""
        self.only_winnable.setVisible(self._can_prove(self.options) and self.deal.is_by_chance)

    def _wind_words(self, step: int | None) -> str:
        if step is None:
            return self.tr("Depends on your opponent.")
        return (
            self.tr("Calm: a good first voyage"),
            self.tr("Light breeze: easy to learn, harder to win"),
            self.tr("Fresh breeze: think ahead"),
            self.tr("Gale: every card counts"),
            self.tr("Storm: for old salts"),
        )[step - 1]

    # What is chosen

    def _choose_mode(self, mode: Mode) -> None:
        """Another mode; what doesn't go with it falls away."""
        seats = 2 if mode is Mode.COMPETITIVE else self.options.seats
        standard = self.options if mode is Mode.STANDARD else Options(mode, seats=seats)
        self.take(replace(standard, mode=mode, seats=seats) if mode is Mode.STANDARD else standard)

    def choose(self, **change: Any) -> None:
        try:
            super().choose(**change)
        except InvalidOptions:
            self.show_options()

    # Words and colours

    def go_text(self) -> str:
        return self.tr("Set sail")

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New voyage"))
        self.rules.setText(self.tr("Rules of this mode"))
        self.tiles.retranslate()
        self.sea.retranslate()
        self.only_winnable.setText(self.tr("Only winnable deals"))
        self.wind_heading.setText(self.tr("Difficulty"))
        if self.tiles.tiles[self.options.mode].isChecked():
            self.say_what_it_is()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.tiles.wear(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.tiles.grow(min(self.width() / 1024, self.height() / 700))
        super().resizeEvent(event)

    def focus_first(self) -> None:
        """Put the keyboard on the chosen mode."""
        self.tiles.tiles[self.options.mode].setFocus(Qt.FocusReason.TabFocusReason)
