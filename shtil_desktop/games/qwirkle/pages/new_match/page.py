"""The choice of a new game of Qwirkle: seats, opponents and deal."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from shtil_desktop.games.qwirkle.crew.levels import LEVELS
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.games.qwirkle.table.words.tile_words import level_name
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.new_match.about_panel import AboutPanel
from shtil_desktop.windows.pages.new_match.opponents_page import OpponentsPage
from shtil_desktop.windows.pages.new_match.seats_panel import SeatsPanel


class OpponentsPanel(SeatsPanel):
    def level_name(self, level: str) -> str:
        return level_name(level)

    def note_text(self, options: Options) -> str:
        return {
            2: self.tr("A duel: plan ahead, and watch what you leave open."),
            3: self.tr("The classic game for three: every line you leave open tempts two others."),
            4: self.tr("A full table: take what’s there; the bag empties fast."),
        }[options.seats]


class NewQwirklePage(OpponentsPage):
    """Choose a game."""

    def __init__(self, palette: Palette, chosen: NewQwirkle, parent: QWidget | None = None) -> None:
        panels = AboutPanel(pages_of("qwirkle"), palette), OpponentsPanel(SEATS, LEVELS)
        super().__init__(palette, "qwirkle", chosen, *panels, parent)
        self.about.rules_wanted.connect(lambda: self.rules_wanted.emit(""))

    def strength_text(self, level: str) -> str:
        return {
            "beginner": self.tr("Beginner: plays the first thing that comes to mind, and misses a lot."),
            "amateur": self.tr("Amateur: counts well, and holds good tiles back."),
            "expert": self.tr("Expert: thinks about your next turn too."),
            "master": self.tr("Master: looks far ahead, and calculates the endgame to the last tile."),
        }.get(level, "")

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game"))
        story = self.tr(
            "Lay tiles in lines of one colour or one shape, none of them twice."
            " Each line scores a point per tile; a whole line of six is a Qwirkle and scores twelve."
        )
        self.about.say(pages_of("qwirkle").name(), story)
        self.say_what_it_is()
