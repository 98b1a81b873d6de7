"""The choice of a new game of Qwirkle: seats, opponents and deal."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from shtil_desktop.games.qwirkle.crew.levels import LEVELS
from shtil_desktop.games.qwirkle.new_match import NewQwirkle
from shtil_desktop.games.qwirkle.pages import names
from shtil_desktop.games.qwirkle.pages.new_match.wish import QwirkleWish
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.new_match.about_panel import AboutPanel
from shtil_desktop.windows.pages.new_match.choices_page import ChoicesPage
from shtil_desktop.windows.pages.new_match.seats_panel import SeatsPanel
from shtil_desktop.windows.pages.page import heading, panel_column, soft


class OpponentsPanel(SeatsPanel):
    def level_name(self, level: str) -> str:
        return names.level_name(level)

    def note_text(self, options: Options) -> str:
        return {
            2: self.tr("A duel: plan ahead, and watch what you leave open."),
            3: self.tr("The classic round: every line you leave open is tempting for two."),
            4: self.tr("A full table: take what is there, the bag is soon empty."),
        }[options.seats]


class NewQwirklePage(ChoicesPage):
    """Choose a game; `play_wanted` carries a `QwirkleWish`."""

    def __init__(self, palette: Palette, chosen: NewQwirkle, parent: QWidget | None = None) -> None:
        super().__init__(palette, "qwirkle", chosen, OpponentsPanel(SEATS, LEVELS), parent)
        self.about = AboutPanel(pages_of("qwirkle"), palette)
        self.about.rules_wanted.connect(lambda: self.rules_wanted.emit(""))
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
    def wish(self) -> QwirkleWish:
        return QwirkleWish(self.chosen, self.deal.number)

    def say_what_it_is(self) -> None:
        super().say_what_it_is()
        self.strength.setText(self._strength_text())

    def remember(self, **change: object) -> None:
        super().remember(**change)
        self.strength.setText(self._strength_text())

    def _strength_text(self) -> str:
        """About the strongest opponent."""
        strongest = max(self.chosen.levels[: self.options.seats - 1], key=_rank)
        return {
            "beginner": self.tr("Beginner: lays what comes to mind, and misses a lot."),
            "amateur": self.tr("Amateur: counts well, and keeps good tiles back."),
            "expert": self.tr("Expert: thinks of your next turn as well."),
            "master": self.tr("Master: looks far ahead, and plays the end through to its last tile."),
        }.get(strongest, "")

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game"))
        self.strength_heading.setText(self.tr("Difficulty"))
        story = self.tr(
            "Lay tiles in lines of one colour or one shape, none of them twice."
            " Each line scores a point per tile; a whole line of six is a Qwirkle and scores twelve."
        )
        self.about.say(pages_of("qwirkle").name(), story)
        self.say_what_it_is()

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.about.wear(palette)


def _rank(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1
