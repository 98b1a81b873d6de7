"""The choice of a new expedition: mode, rivals and deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from shtil_desktop.games.shkap.crew.levels import LEVELS
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages import names
from shtil_desktop.games.shkap.pages.new_match.wish import ExpeditionWish
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.new_match.about_panel import AboutPanel
from shtil_desktop.windows.pages.new_match.choices_page import ChoicesPage
from shtil_desktop.windows.pages.new_match.seats_panel import SeatsPanel
from shtil_desktop.windows.pages.page import Pills, heading, panel_column, soft

MODES: Final = tuple(Mode)
ANCHORS: Final = {Mode.BASE: "base", Mode.ARCHIPELAGO: "archipelago"}


class RivalsPanel(SeatsPanel):
    def level_name(self, level: str) -> str:
        return names.level_name(level)

    def note_text(self, options: Options) -> str:
        return {
            2: self.tr("A duel: only one pirate can get in your way."),
            3: self.tr("The usual round: two pirates are often after the same chest."),
            4: self.tr("A crowd: you’ll hardly have a chest to yourself."),
        }[options.seats]


class ModePanel(AboutPanel):
    """The game in a picture, the modes to choose from, and what the chosen one is about."""

    mode_chosen = Signal(object)

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(pages_of("shkap"), palette, parent)
        self.modes = Pills(len(MODES))
        self.modes.chosen.connect(lambda index: self.mode_chosen.emit(MODES[index]))
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(1, self.modes)

    def show_mode(self, mode: Mode) -> None:
        self.modes.take(MODES.index(mode))
        self.say(names.mode_name(mode), names.mode_story(mode))

    def retranslate(self) -> None:
        self.modes.set_texts([names.mode_name(mode) for mode in MODES])


class NewExpeditionPage(ChoicesPage):
    """Choose an expedition; `play_wanted` carries an `ExpeditionWish`."""

    def __init__(self, palette: Palette, chosen: NewExpedition, parent: QWidget | None = None) -> None:
        super().__init__(palette, "shkap", chosen, RivalsPanel(SEATS, LEVELS), parent)
        self.about = ModePanel(palette)
        self.about.mode_chosen.connect(lambda mode: self.choose(mode=mode))
        self.about.rules_wanted.connect(lambda: self.rules_wanted.emit(ANCHORS[self.options.mode]))
        self.strength_heading, self.strength = heading(1.15), soft()
        self.build([self.about, self.crew, self._deal_panel()])

    def _deal_panel(self) -> QWidget:
        frame = QFrame()
        column = panel_column(frame)
        column.addWidget(self.deal)
        column.addSpacing(10)
        column.addWidget(self.strength_heading)
        column.addWidget(self.strength)
        column.addStretch(1)
        return frame

    @property
    def wish(self) -> ExpeditionWish:
        return ExpeditionWish(self.chosen, self.deal.number)

    def say_what_it_is(self) -> None:
        super().say_what_it_is()
        self.about.show_mode(self.options.mode)
        self.strength.setText(self._strength_text())

    def remember(self, **change: object) -> None:
        super().remember(**change)
        self.strength.setText(self._strength_text())

    def _strength_text(self) -> str:
        """About the strongest rival."""
        strongest = max(self.chosen.levels[: self.options.seats - 1], key=_rank)
        return {
            "deckhand": self.tr("Deckhand: takes any route it can find."),
            "sailor": self.tr("Sailor: looks for the richest chest, and the shortest way to it."),
            "captain": self.tr("Captain: expects your routes, and thinks two islands ahead."),
            "admiral": self.tr("Admiral: tries many more routes, and remembers all that you did."),
        }.get(strongest, "")

    def go_text(self) -> str:
        return self.tr("Set sail")

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New expedition"))
        self.strength_heading.setText(self.tr("Difficulty"))
        self.about.retranslate()
        self.say_what_it_is()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.about.wear(palette)


def _rank(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1
