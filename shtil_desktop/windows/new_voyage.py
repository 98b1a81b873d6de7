"""The choice of a new voyage: mode, crew, seas and deal, and what doesn't go together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shtil_desktop.games.shtil import Mode, Options
from shtil_desktop.games.shtil.options import MONSTERS, REMOVED, WILDS, InvalidOptions, Mismatch
from shtil_desktop.table.theme import Palette
from shtil_desktop.table.words import mate_name
from shtil_desktop.voyage.settings import LONGEST_TEXT, NewVoyage
from shtil_desktop.voyage.sidecar import USUAL_NAMES
from shtil_desktop.windows import names
from shtil_desktop.windows.deal_panel import DealPanel
from shtil_desktop.windows.mode_tiles import ModeTiles
from shtil_desktop.windows.page import ChoiceBox, Page, Pills, give_role, heading, panel, scrolled, soft
from shtil_desktop.windows.wishes import LEVELS, Wish, difficulty, offered_levels

__all__ = ["NewVoyagePage", "Wish", "difficulty", "offered_levels"]


class NewVoyagePage(Page):
    """Choose a voyage; `sail` carries a `Wish`, `chosen_changed` what is to be remembered."""

    sail = Signal(object)
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
        self._levels = tuple(levels)
        self._can_prove = can_prove
        self._chosen = chosen
        self._is_showing = False
        self._is_waiting = False
        self.go = QPushButton()
        give_role(self.go, "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._sail)
        self.header.addWidget(self.go)
        self.tiles = ModeTiles(palette)
        self.tiles.chosen.connect(self._choose_mode)
        self.story = soft()
        self._build_crew()
        self._build_sea()
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

    def _build_crew(self) -> None:
        self.crew_heading = heading(1.15)
        self.seats = Pills(5)
        self.seats.set_texts([str(seats) for seats in range(1, 6)])
        self.seats.chosen.connect(lambda index: self._choose(seats=index + 1))
        self.crew_note = soft()
        self.mates = [(QLineEdit(), ChoiceBox()) for _ in range(4)]
        for name, level in self.mates:
            name.setMaxLength(LONGEST_TEXT)
            name.textEdited.connect(self._remember_mates)
            for _ in self._levels:
                level.addItem("")
            level.activated.connect(self._remember_mates)
        self.player_first = QCheckBox()
        self.player_first.toggled.connect(lambda on: self._remember(player_first=on))

    def _build_sea(self) -> None:
        self.stormy_heading = heading(1.15)
        self.reefs, self.storms = QCheckBox(), QCheckBox()
        self.reefs.toggled.connect(lambda on: self._choose(reefs=on))
        self.storms.toggled.connect(lambda on: self._choose(storms=on))
        self.monsters_label, self.wilds_label = QLabel(), QLabel()
        self.monsters, self.wilds = Pills(len(MONSTERS)), Pills(len(WILDS))
        self.monsters.chosen.connect(lambda index: self._choose(monsters=MONSTERS[index]))
        self.wilds.chosen.connect(lambda index: self._choose(wilds=WILDS[index]))
        self.removed_heading = heading(1.15)
        self.removed = ChoiceBox()
        for _ in REMOVED:
            self.removed.addItem("")
        self.removed.activated.connect(lambda index: self._choose(removed=REMOVED[index]))
        self.sea_note = soft()

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

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(12)
        for part in (self._crew_panel(), self._sea_panel(), self._deal_panel()):
            columns.addWidget(part, 1)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.tiles)
        whole.addWidget(self.story)
        whole.addLayout(columns)
        whole.addStretch(1)
        self._choices = scrolled(whole)
        self.body.addWidget(self._choices, 1)

    def _crew_panel(self) -> QWidget:
        frame, column = panel()
        column.addWidget(self.crew_heading)
        column.addWidget(self.seats)
        column.addWidget(self.crew_note)
        grid = QGridLayout()
        grid.setSpacing(6)
        grid.setColumnStretch(0, 1)
        for row, (name, level) in enumerate(self.mates):
            grid.addWidget(name, row, 0)
            grid.addWidget(level, row, 1)
        column.addLayout(grid)
        column.addWidget(self.player_first)
        column.addStretch(1)
        return frame

    def _sea_panel(self) -> QWidget:
        frame, column = panel()
        column.addWidget(self.stormy_heading)
        for box in (self.reefs, self.storms):
            column.addWidget(box)
        grid = QGridLayout()
        grid.setSpacing(6)
        for row, (label, pills) in enumerate(
            ((self.monsters_label, self.monsters), (self.wilds_label, self.wilds))
        ):
            grid.addWidget(label, row, 0)
            grid.addWidget(pills, row, 1)
        column.addLayout(grid)
        column.addSpacing(4)
        column.addWidget(self.removed_heading)
        column.addWidget(self.removed)
        column.addWidget(self.sea_note)
        column.addStretch(1)
        return frame

    def _deal_panel(self) -> QWidget:
        frame, column = panel()
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
        for (name, level), text, wanted in zip(self.mates, chosen.names, chosen.levels, strict=True):
            name.setText(text)
            level.setCurrentIndex(
                self._levels.index(wanted) if wanted in self._levels else len(self._levels) - 1
            )
        self.player_first.setChecked(chosen.player_first)
        self.only_winnable.setChecked(chosen.only_winnable)
        self._is_showing = False
        self._show_options()
        self.deal.show_number(number)

    def _show_options(self) -> None:
        options, self._is_showing = self.options, True
        self.tiles.take(options.mode)
        self.seats.take(options.seats - 1)
        self.reefs.setChecked(options.reefs)
        self.storms.setChecked(options.storms)
        self.monsters.take(MONSTERS.index(options.monsters))
        self.wilds.take(WILDS.index(options.wilds))
        self.removed.setCurrentIndex(REMOVED.index(options.removed))
        self._is_showing = False
        self._bar_what_does_not_go()
        self._say_what_it_is()
        self.deal.follow(options)

    def _bar_what_does_not_go(self) -> None:
        """Disable what would make no voyage with the rest, and say why once."""
        reasons: list[Mismatch] = []
        for seats, button in enumerate(self.seats.buttons, start=1):
            button.setEnabled(self._why_not(seats=seats) is None)
        stormy: list[tuple[QWidget, dict[str, Any]]] = [
            (self.reefs, {"reefs": True}),
            (self.storms, {"storms": True}),
            (self.monsters, {"monsters": 3}),
            (self.wilds, {"wilds": 1}),
            (self.removed, {"removed": 4}),
        ]
        for widget, change in stormy:
            why = self._why_not(**change)
            widget.setEnabled(why is None)
            if why is not None and why not in reasons:
                reasons.append(why)
        self.monsters_label.setEnabled(self.monsters.isEnabled())
        self.wilds_label.setEnabled(self.wilds.isEnabled())
        self.sea_note.setText(" ".join(map(names.mismatch_text, reasons)))
        self.sea_note.setVisible(bool(reasons))

    def _why_not(self, **change: Any) -> Mismatch | None:
        try:
            replace(self.options, **change)
        except InvalidOptions as error:
            return error.reason
        return None

    def _say_what_it_is(self) -> None:
        options = self.options
        self.story.setText(names.mode_story(options.mode))
        for seat, (name, level) in enumerate(self.mates):
            name.setVisible(seat < options.seats - 1)
            level.setVisible(seat < options.seats - 1)
        self.player_first.setVisible(options.seats > 1)
        self.crew_note.setText(self._crew_words())
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

    def _crew_words(self) -> str:
        if self.options.mode is Mode.COMPETITIVE:
            return names.mismatch_text(Mismatch.TWO_SEATS)
        if self.options.seats == 1:
            return self.tr("Alone at sea: every card is yours.")
        return self.tr("You and your mates: no talking about cards.")

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

    def _remember_mates(self) -> None:
        if self._is_showing:
            return
        self._remember(
            names=tuple(name.text().strip() for name, _ in self.mates),
            levels=tuple(self._levels[max(0, level.currentIndex())] for _, level in self.mates),
        )

    def _remember(self, **change: Any) -> None:
        if self._is_showing:
            return
        self._chosen = replace(self._chosen, **change)
        self.chosen_changed.emit(self._chosen)

    def _sail(self) -> None:
        if self.go.isEnabled():
            self.sail.emit(Wish(self._chosen, self.deal.number))

    def wait(self) -> None:
        """A deal that can be won is looked for: it takes a moment, and may be left."""
        self._is_waiting = True
        self._choices.setEnabled(False)
        self.go.setEnabled(False)
        self.go.setText(self.tr("Finding a deal…"))

    # Words and colours

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New voyage"))
        self.go.setText(self.tr("Finding a deal…") if self._is_waiting else self.tr("Set sail"))
        self.tiles.retranslate()
        self.crew_heading.setText(self.tr("Crew"))
        for seats, button in enumerate(self.seats.buttons, start=1):
            button.setAccessibleName(names.seats_text(seats))
        for (name, _), usual in zip(self.mates, USUAL_NAMES, strict=True):
            name.setPlaceholderText(mate_name(usual))
        for index, (name, level) in enumerate(self.mates, start=1):
            name.setAccessibleName(self.tr("Name of mate\xa0{number}").format(number=index))
            level.setAccessibleName(self.tr("Level of mate\xa0{number}").format(number=index))
            for at, each in enumerate(self._levels):
                level.setItemText(at, names.level_name(each))
        self.player_first.setText(self.tr("I go first"))
        self._retranslate_sea()
        self.deal.retranslate()
        self.only_winnable.setText(self.tr("Only winnable deals"))
        self.wind_heading.setText(self.tr("Difficulty"))
        if self.tiles.tiles[self.options.mode].isChecked():
            self._bar_what_does_not_go()
            self._say_what_it_is()

    def _retranslate_sea(self) -> None:
        self.stormy_heading.setText(self.tr("Stormy Seas"))
        self.reefs.setText(self.tr("Jagged reefs"))
        self.storms.setText(self.tr("Storm and compass"))
        self.monsters_label.setText(self.tr("Sea monsters"))
        self.wilds_label.setText(self.tr("Wild cards"))
        self.monsters.set_texts([str(count) for count in MONSTERS])
        self.wilds.set_texts([str(count) for count in WILDS])
        for pills, text in ((self.monsters, names.monsters_text), (self.wilds, names.wilds_text)):
            counts = MONSTERS if pills is self.monsters else WILDS
            for button, count in zip(pills.buttons, counts, strict=True):
                button.setAccessibleName(text(count))
        self.removed_heading.setText(self.tr("Fewer islands"))
        self.removed.setAccessibleName(self.tr("Fewer islands"))
        for at, removed in enumerate(REMOVED):
            name = names.removed_name(removed)
            self.removed.setItemText(at, f"{name} (\N{MINUS SIGN}{removed})" if removed else name)

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.tiles.wear(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.tiles.grow(min(self.width() / 1024, self.height() / 640))
        super().resizeEvent(event)

    def focus_first(self) -> None:
        """Put the keyboard on the chosen mode."""
        self.tiles.tiles[self.options.mode].setFocus(Qt.FocusReason.TabFocusReason)
