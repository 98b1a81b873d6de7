"""The choice of a new voyage: mode, crew, seas and deal, and what doesn't go together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.chapters import MODES
from shtil_desktop.games.shtil.pages.new_voyage.crew_panel import CrewPanel
from shtil_desktop.games.shtil.pages.new_voyage.deal_panel import DealPanel
from shtil_desktop.games.shtil.pages.new_voyage.mode_tiles import ModeTiles
from shtil_desktop.games.shtil.pages.new_voyage.mode_words import mode_sentences
from shtil_desktop.games.shtil.pages.new_voyage.sea_panel import SeaPanel
from shtil_desktop.games.shtil.pages.new_voyage.wishes import LEVELS, Wish, difficulty, offered_levels
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mismatch, Mode, Options
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.growing_text import FittedArea, grow_letters, page_scale
from shtil_desktop.windows.pages.new_match_page import NewMatchPage
from shtil_desktop.windows.pages.page import (
    give_role,
    heading,
    panel_column,
    press_focused,
    sized,
    soft,
)

__all__ = ["NewVoyagePage", "Wish", "difficulty", "offered_levels"]

WIDEST: Final = 1240
"""Of all choices, at the usual size of letters: wider, and the eye would have to travel."""
GO_SIZE: Final = (280, 46)


class NewVoyagePage(NewMatchPage):
    """Choose a voyage; `play_wanted` carries a `Wish`, `chosen_changed` what is to be remembered."""

    chosen_changed = Signal(object)

    def __init__(
        self,
        palette: Palette,
        chosen: NewVoyage,
        levels: Sequence[str] = LEVELS,
        can_prove: Callable[[Options], bool] = lambda options: options.mode is not Mode.COMPETITIVE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self._can_prove = can_prove
        self._chosen = chosen
        self._is_showing = False
        self._is_waiting = False
        self.tiles = ModeTiles(palette)
        self.tiles.chosen.connect(self._choose_mode)
        self.story, self.rules = soft(), QPushButton()
        give_role(self.rules, "link")
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(MODES[self.options.mode]))
        self.crew, self.sea = CrewPanel(levels), SeaPanel()
        self.crew.seats_chosen.connect(lambda seats: self._choose(seats=seats))
        self.crew.remembered.connect(lambda change: self._remember(**change))
        self.sea.chosen.connect(lambda change: self._choose(**change))
        self._build_deal()
        self._lay_out()
        self.retranslate()
        self.show_chosen(chosen)

    @property
    def chosen(self) -> NewVoyage:
        """The choices as they stand, to be remembered."""
        return self._chosen

    @property
    def options(self) -> Options:
        return self._chosen.options

    # How it is built

    def _build_deal(self) -> None:
        self.deal = DealPanel(self.options)
        self.deal.changed.connect(self._follow_deal)
        self.deal.shared.connect(self._take)
        self.deal.entered.connect(self._sail)
        self.only_winnable = QCheckBox()
        self.only_winnable.toggled.connect(lambda on: self._remember(only_winnable=on))
        self.wind_heading = heading(1.15)
        self.wind = QLabel()
        self.wind_note = soft()
        self.go = QPushButton()
        give_role(self.go, "primary")
        sized(self.go, 1.2, is_bold=True)
        self.go.clicked.connect(self._sail)

    def _lay_out(self) -> None:
        about = QHBoxLayout()
        about.setSpacing(14)
        about.addWidget(self.story, 1)
        about.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignTop)
        self._columns = QHBoxLayout()
        for part in (self.crew, self.sea, self._deal_panel()):
            self._columns.addWidget(part, 1)
        self._whole = QVBoxLayout()
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addWidget(self.tiles)
        self._whole.addLayout(about)
        self._whole.addLayout(self._columns, 1)
        self._choices = FittedArea(self._whole)
        self.body.setSpacing(10)
        self.body.addStretch(1)
        self.body.addWidget(self._choices, 100)
        self.body.addWidget(self.go, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addStretch(2)

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

    # What is shown

    def show_chosen(self, chosen: NewVoyage, number: int | None = None) -> None:
        """Show these choices, and the deal of this number."""
        self._chosen = chosen
        self._is_showing = True
        self.crew.show_chosen(chosen)
        self.only_winnable.setChecked(chosen.only_winnable)
        self._is_showing = False
        self._show_options()
        self.deal.show_number(number)

    def show_wish(self, wish: Wish) -> None:
        """Show the choices of a wish again."""
        self.show_chosen(wish.chosen, wish.number)

    def _show_options(self) -> None:
        options = self.options
        self.tiles.take(options.mode)
        for seats, button in enumerate(self.crew.seats.buttons, start=1):
            button.setEnabled(self._why_not(seats=seats) is None)
        self._say_what_it_is()
        self.deal.follow(options)

    def _why_not(self, **change: Any) -> Mismatch | None:
        try:
            replace(self.options, **change)
        except InvalidOptions as error:
            return error.reason
        return None

    def _say_what_it_is(self) -> None:
        options = self.options
        self.crew.show_options(options)
        self.sea.show_options(options, self._why_not)
        self.story.setText(mode_sentences(options.mode))
        self._offer_winnable()
        step = difficulty(options)
        self.wind.setText("" if step is None else "●" * step + "○" * (5 - step))
        self.wind.setVisible(step is not None)
        self.wind.setAccessibleName(self._wind_words(step))
        self.wind_note.setText(self._wind_words(step))

    def _follow_deal(self, is_ready: bool) -> None:
        self.go.setEnabled(is_ready)
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
        self._take(replace(standard, mode=mode, seats=seats) if mode is Mode.STANDARD else standard)

    def _choose(self, **change: Any) -> None:
        if self._is_showing:
            return
        try:
            self._take(replace(self.options, **change))
        except InvalidOptions:
            self._show_options()

    def _take(self, options: Options) -> None:
        self._remember(options=options)
        self._show_options()

    def _remember(self, **change: Any) -> None:
        if self._is_showing:
            return
        self._chosen = replace(self._chosen, **change)
        self.chosen_changed.emit(self._chosen)

    @property
    def wish(self) -> Wish:
        """The voyage as it is asked for now."""
        return Wish(self._chosen, self.deal.number)

    def _sail(self) -> None:
        if self.go.isEnabled():
            self.play_wanted.emit(self.wish)
        elif not self._is_waiting:
            self.deal.ask()

    def wait(self) -> None:
        """A deal that can be won is looked for: it takes a moment, and may be left."""
        self._is_waiting = True
        self._choices.setEnabled(False)
        self.go.setEnabled(False)
        self.go.setText(self.tr("Finding a deal…"))

    # By keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return takes the choice under the keyboard; once it is taken, or elsewhere, it sets sail."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            is_taken = isinstance(focused, QAbstractButton) and focused.group() and focused.isChecked()
            if is_taken or not press_focused(self, event):
                self._sail()
        elif event.text().isdigit() and not self.deal.is_by_chance and not isinstance(focused, QLineEdit):
            self.deal.type(event.text())
        else:
            super().keyPressEvent(event)

    # Words and colours

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New voyage"))
        self.go.setText(self.tr("Finding a deal…") if self._is_waiting else self.tr("Set sail"))
        self.rules.setText(self.tr("Rules of this mode"))
        self.tiles.retranslate()
        self.crew.retranslate()
        self.sea.retranslate()
        self.deal.retranslate()
        self.only_winnable.setText(self.tr("Only winnable deals"))
        self.wind_heading.setText(self.tr("Difficulty"))
        if self.tiles.tiles[self.options.mode].isChecked():
            self._say_what_it_is()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.tiles.wear(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        scale = page_scale(self.size())
        grow_letters(self, scale)
        self.tiles.grow(min(self.width() / 1024, self.height() / 700))
        self.go.setMinimumSize(round(GO_SIZE[0] * scale), round(GO_SIZE[1] * scale))
        aside = max(0, round((self.width() - 56 - WIDEST * scale) / 2))
        self._whole.setContentsMargins(aside, 0, aside, 0)
        for layout in (self._whole, self._columns):
            layout.setSpacing(round(9 * scale))
        super().resizeEvent(event)

    def focus_first(self) -> None:
        """Put the keyboard on the chosen mode."""
        self.tiles.tiles[self.options.mode].setFocus(Qt.FocusReason.TabFocusReason)
