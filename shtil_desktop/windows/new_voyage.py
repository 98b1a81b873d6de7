"""The choice of a new voyage: mode, crew, seas and deal, and what doesn't go together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
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
from shtil_desktop.games.shtil.record import LARGEST_NUMBER
from shtil_desktop.table.theme import Palette
from shtil_desktop.voyage.codes import InvalidCode, decode, encode
from shtil_desktop.voyage.settings import LONGEST_TEXT, NewVoyage
from shtil_desktop.voyage.sidecar import USUAL_NAMES
from shtil_desktop.windows import names
from shtil_desktop.windows.mode_tiles import ModeTiles
from shtil_desktop.windows.page import Page, Pills, give_role, heading, panel, scrolled, soft

LEVELS: Final = ("deckhand", "sailor", "captain", "admiral")
"""From the weakest to the strongest, as they are offered."""
REMOVED_POINTS: Final = {0: 0, 4: 1, 6: 1, 8: 2, 10: 2, 12: 3}
MODE_POINTS: Final = {Mode.STANDARD: 2, Mode.ARCH: 3, Mode.SUN_MOON: 3, Mode.PYRAMID: 4}


@dataclass(frozen=True, slots=True)
class Wish:
    """The voyage that is asked for. Without a number, the deal is left to chance."""

    chosen: NewVoyage
    number: int | None


def difficulty(options: Options) -> int | None:
    """From 1 (calm) to 5 (storm); None among rivals, where it is the rival who makes it hard.

    >>> difficulty(Options(Mode.STANDARD, 1)), difficulty(Options(Mode.STANDARD, 3, monsters=5, storms=True))
    (2, 5)
    """
    if options.mode is Mode.COMPETITIVE:
        return None
    points = MODE_POINTS[options.mode] + REMOVED_POINTS[options.removed]
    points += int(options.reefs) + int(options.storms) + max(0, options.monsters - 2) - min(1, options.wilds)
    return min(5, max(1, points))


def offered_levels() -> tuple[str, ...]:
    """The levels that there are in this version."""
    from shtil_desktop.crew import LEVELS as KNOWN

    return tuple(level for level in LEVELS if level in KNOWN)


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
        self.mates = [(QLineEdit(), QComboBox()) for _ in range(4)]
        for (name, level), usual in zip(self.mates, USUAL_NAMES, strict=True):
            name.setMaxLength(LONGEST_TEXT)
            name.setPlaceholderText(usual)
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
        self.removed = QComboBox()
        for _ in REMOVED:
            self.removed.addItem("")
        self.removed.activated.connect(lambda index: self._choose(removed=REMOVED[index]))
        self.sea_note = soft()

    def _build_deal(self) -> None:
        self.deal_heading = heading(1.15)
        self.deal_mode = Pills(2)
        self.deal_mode.chosen.connect(self._show_deal)
        self.deal = QLineEdit()
        self.deal.setMaxLength(64)
        self.deal.textEdited.connect(self._read_deal)
        self.deal_note = soft()
        self.copy = QPushButton()
        self.copy.clicked.connect(self._copy_code)
        self.only_winnable = QCheckBox()
        self.only_winnable.toggled.connect(lambda on: self._remember(only_winnable=on))
        self.wind_heading = heading(1.15)
        self.wind = QLabel()
        self.wind_note = soft()
        self._number: int | None = None

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
        self.body.addWidget(scrolled(whole), 1)

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
        column.addWidget(self.deal_heading)
        column.addWidget(self.deal_mode)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.deal, 1)
        row.addWidget(self.copy)
        column.addLayout(row)
        column.addWidget(self.deal_note)
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
        self._number = number
        if number is not None:
            self.deal.setText(str(number))
        self.deal_mode.take(0 if number is None else 1)
        self._show_options()
        self._show_deal()

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
        self.only_winnable.setVisible(self._can_prove(options))
        step = difficulty(options)
        self.wind.setText("" if step is None else "●" * step + "○" * (5 - step))
        self.wind.setAccessibleName(self._wind_words(step))
        self.wind_note.setText(self._wind_words(step))

    def _crew_words(self) -> str:
        if self.options.mode is Mode.COMPETITIVE:
            return names.mismatch_text(Mismatch.TWO_SEATS)
        if self.options.seats == 1:
            return self.tr("Alone at sea: all cards are yours.")
        return self.tr("You and your mates: nobody may speak of cards.")

    def _wind_words(self, step: int | None) -> str:
        if step is None:
            return self.tr("As strong as your rival.")
        return (
            self.tr("Calm: a good first voyage"),
            self.tr("Light air: easy to learn, not easy to win"),
            self.tr("Breeze: think ahead"),
            self.tr("Gale: every card counts"),
            self.tr("Storm: for old salts"),
        )[step - 1]

    def _show_deal(self) -> None:
        is_own = self.deal_mode.taken == 1
        self.deal.setVisible(is_own)
        self.copy.setVisible(is_own)
        if is_own:
            self._read_deal(self.deal.text())
        else:
            self._number = None
            self._say_of_deal(self.tr("The cards are shuffled anew."))
            self.go.setEnabled(True)

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
        self._show_deal()

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

    def _read_deal(self, text: str) -> None:
        """A number, or a code that brings its options along."""
        plain = text.strip().replace(" ", "").replace("\N{NO-BREAK SPACE}", "")
        self._number = None
        if plain.isascii() and plain.isdigit() and int(plain) <= LARGEST_NUMBER:
            self._number = int(plain)
            code = encode(self.options, self._number)
            self._say_of_deal(self.tr("Its code to share: {code}").format(code=code))
        elif not plain:
            self._say_of_deal(self.tr("Type the number of a deal, or a code that someone gave you."))
        else:
            self._read_code(text)
        self.copy.setEnabled(self._number is not None)
        self.go.setEnabled(self._number is not None)

    def _read_code(self, text: str) -> None:
        try:
            shared = decode(text)
        except InvalidCode as error:
            self._say_of_deal(names.flaw_text(error.reason), is_wrong=True)
            return
        self._number = shared.number
        if shared.options != self.options:
            self._remember(options=shared.options)
            self._show_options()
        number = self.locale().toString(shared.number)
        self._say_of_deal(self.tr("Deal {number}, with all that belongs to it").format(number=number))

    def _say_of_deal(self, text: str, is_wrong: bool = False) -> None:
        self.deal_note.setText(text)
        give_role(self.deal_note, "warning" if is_wrong else "soft")
        self.deal_note.style().polish(self.deal_note)

    def _copy_code(self) -> None:
        if self._number is not None:
            code = encode(self.options, self._number)
            QGuiApplication.clipboard().setText(code)
            self._say_of_deal(self.tr("Copied: {code}").format(code=code))

    def _sail(self) -> None:
        if self.go.isEnabled():
            self.sail.emit(Wish(self._chosen, self._number))

    # Words and colours

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New voyage"))
        self.go.setText(self.tr("Set sail"))
        self.tiles.retranslate()
        self.crew_heading.setText(self.tr("Crew"))
        for seats, button in enumerate(self.seats.buttons, start=1):
            button.setAccessibleName(names.seats_text(seats))
        for index, (name, level) in enumerate(self.mates, start=1):
            name.setAccessibleName(self.tr("Name of mate {number}").format(number=index))
            level.setAccessibleName(self.tr("Level of mate {number}").format(number=index))
            for at, each in enumerate(self._levels):
                level.setItemText(at, names.level_name(each))
        self.player_first.setText(self.tr("I begin"))
        self._retranslate_sea()
        self._retranslate_deal()
        if self.tiles.tiles[self.options.mode].isChecked():
            self._bar_what_does_not_go()
            self._say_what_it_is()
            self._show_deal()

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

    def _retranslate_deal(self) -> None:
        self.deal_heading.setText(self.tr("Deal"))
        self.deal_mode.set_texts([self.tr("by chance"), self.tr("number or code")])
        self.deal.setPlaceholderText(self.tr("e.g. 24 or 0400-R19"))
        self.deal.setAccessibleName(self.tr("Number or code of the deal"))
        self.copy.setText(self.tr("Copy code"))
        self.only_winnable.setText(self.tr("Only deals that can be won"))
        self.wind_heading.setText(self.tr("Difficulty"))

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.tiles.wear(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.tiles.grow(min(self.width() / 1024, self.height() / 640))
        super().resizeEvent(event)

    def focus_first(self) -> None:
        """Put the keyboard on the chosen mode."""
        self.tiles.tiles[self.options.mode].setFocus(Qt.FocusReason.TabFocusReason)
