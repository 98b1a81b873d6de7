"""The choice of a new expedition: mode, rivals and deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shtil_desktop.games.shkap.crew.levels import LEVELS
from shtil_desktop.games.shkap.new_match import NewExpedition
from shtil_desktop.games.shkap.pages import names
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.new_match.about_panel import AboutPanel
from shtil_desktop.windows.pages.new_match.opponents_page import OpponentsPage
from shtil_desktop.windows.pages.new_match.seats_panel import SeatsPanel
from shtil_desktop.windows.pages.page import Pills

MODES: Final = tuple(Mode)
ANCHORS: Final = {Mode.BASE: "base", Mode.ARCHIPELAGO: "archipelago"}


class RivalsPanel(SeatsPanel):
    def level_name(self, level: str) -> str:
        return names.level_name(level)

    def note_text(self, options: Options) -> str:
        return {
            2: self.tr("A duel: only one pirate can get in your way."),
            3: self.tr("The usual number: two pirates are often after the same chest."),
            4: self.tr("A crowd: you’ll rarely have a chest to yourself."),
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


class NewExpeditionPage(OpponentsPage):
    """Choose an expedition: its mode too."""

    about: ModePanel

    def __init__(self, palette: Palette, chosen: NewExpedition, parent: QWidget | None = None) -> None:
        panels = ModePanel(palette), RivalsPanel(SEATS, LEVELS)
        super().__init__(palette, "shkap", chosen, *panels, parent)
        self.about.mode_chosen.connect(lambda mode: self.choose(mode=mode))
        self.about.rules_wanted.connect(lambda: self.rules_wanted.emit(ANCHORS[self.options.mode]))

    def say_what_it_is(self) -> None:
        super().say_what_it_is()
        self.about.show_mode(self.options.mode)

    def strength_text(self, level: str) -> str:
        return {
            "deckhand": self.tr("Deckhand: takes any route it can find."),
            "sailor": self.tr("Sailor: looks for the richest chest, and the shortest way to it."),
            "captain": self.tr("Captain: anticipates your routes, and thinks two islands ahead."),
            "admiral": self.tr("Admiral: tries many more routes, and remembers all that you did."),
        }.get(level, "")

    def go_text(self) -> str:
        return self.tr("Set sail")

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New expedition"))
        self.about.retranslate()
        self.say_what_it_is()
