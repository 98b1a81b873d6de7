"""The choice of a new voyage: mode, crew, seas and deal, and what doesn't go together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from shtil_desktop.games.difficulty import DIFFICULTIES
from shtil_desktop.games.shtil.measured_deals import measured_deals
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.chapters import MODES
from shtil_desktop.games.shtil.pages.new_voyage.crew_panel import CrewPanel
from shtil_desktop.games.shtil.pages.new_voyage.mode_tiles import ModeTiles
from shtil_desktop.games.shtil.pages.new_voyage.mode_words import mode_sentences
from shtil_desktop.games.shtil.pages.new_voyage.sea_panel import SeaPanel
from shtil_desktop.games.shtil.pages.new_voyage.wishes import (
    LEVELS,
    Wish,
    can_measure,
    difficulty,
    offered_levels,
)
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mismatch, Mode, Options
from shtil_desktop.games.values import replace
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words.counted_words import sentence_case
from shtil_desktop.windows.pages.new_match.choices_page import ChoicesPage
from shtil_desktop.windows.pages.page import ChoiceBox, give_role, heading, panel_column, soft
from shtil_desktop.windows.pages.words.difficulty_words import (
    difficulty_marks,
    difficulty_meaning,
    difficulty_reason,
    none_known_text,
)

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
        self.difficulty = ChoiceBox()
        self.difficulty.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.difficulty.setMinimumContentsLength(16)
        for _ in (0, *DIFFICULTIES):
            self.difficulty.addItem("")
        self.difficulty.activated.connect(self._choose_difficulty)
        self._measured: dict[tuple[Options, int], int | None] = {}
        """How hard numbered deals were found to be; None if that can't be known."""
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
        column.addWidget(self.difficulty)
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
        self.difficulty.setCurrentIndex(chosen.difficulty)

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
        self._offer_difficulties()
        self._offer_winnable()
        self._tell_difficulty()

    def _offer_difficulties(self) -> None:
        """Grey those of which no deal is known, where deals were measured beforehand."""
        known = measured_deals(self.options)
        model = cast("QStandardItemModel", self.difficulty.model())
        for step in DIFFICULTIES:
            is_offered = known is None or step in known.numbers
            meaning = difficulty_meaning(step) if is_offered else self.tr("none found")
            why_not = "" if known is None or is_offered else none_known_text(known.looked_at)
            item = model.item(step)
            item.setEnabled(is_offered)
            item.setText(f"{difficulty_marks(step)}  {meaning}")
            item.setToolTip(why_not)
        chosen = self._chosen.difficulty
        if chosen and not model.item(chosen).isEnabled():
            self.difficulty.setCurrentIndex(0)
            self.remember(difficulty=0)

    def _tell_difficulty(self) -> None:
        """What is measured of a numbered deal, else what is to be expected of the mode.

        Only a deal has a difficulty with its marks. Where one is chosen, the choice itself says it.
        """
        deal = self._measurable_deal()
        if deal is None:
            heading, marks, text = self.tr("This mode"), "", self._wind_words(difficulty(self.options))
        else:
            step = self._measured.get(deal)
            heading = self.tr("Difficulty of this deal")
            marks = "" if step is None else difficulty_marks(step)
            text = "…" if step is None else sentence_case(difficulty_meaning(step))
        is_shown = not self.wish.has_difficulty
        for label, words in ((self.wind_heading, heading), (self.wind, marks), (self.wind_note, text)):
            label.setText(words)
            label.setVisible(is_shown and bool(words))
        self.wind.setAccessibleName(text)
        self.wind_note.setToolTip("" if deal is None else difficulty_reason())

    def _measurable_deal(self) -> tuple[Options, int] | None:
        """The deal that is asked for by its number, unless its difficulty can't be known."""
        deal = self.numbered_deal if can_measure(self.options) else None
        return None if deal is None or self._measured.get(deal, 0) is None else deal

    def show_difficulty(self, difficulty: int | None) -> None:
        deal = self.numbered_deal
        if deal is not None:
            self._measured[deal] = difficulty
        self._tell_difficulty()

    def follow_deal(self, is_ready: bool) -> None:
        super().follow_deal(is_ready)
        self._offer_winnable()
        self._tell_difficulty()

    def _offer_winnable(self) -> None:
        """Only where the solver can tell, and where there is a deal to be chosen."""
        self.only_winnable.setVisible(self._can_prove(self.options) and self.deal.is_by_chance)
        self.difficulty.setVisible(can_measure(self.options) and self.deal.is_by_chance)

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

    def _choose_difficulty(self, difficulty: int) -> None:
        self.remember(difficulty=difficulty)
        self._tell_difficulty()

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
        self.difficulty.setAccessibleName(self.tr("Difficulty of the deal"))
        self.difficulty.setItemText(0, self.tr("Any difficulty"))
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
