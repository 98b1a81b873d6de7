"""A new match against opponents: what the game is about, who plays, which deal, and how hard it will be."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtWidgets import QFrame, QWidget

from shtil_desktop.games import face_of
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.new_match.about_panel import AboutPanel
from shtil_desktop.windows.pages.new_match.choices_page import ChoicesPage
from shtil_desktop.windows.pages.new_match.match_wish import MatchWish
from shtil_desktop.windows.pages.new_match.seats_panel import SeatsPanel
from shtil_desktop.windows.pages.page import heading, panel_column, soft


class OpponentsPage(ChoicesPage):
    """`play_wanted` carries a `MatchWish`. A game gives its two panels, and words about each level."""

    def __init__(
        self,
        palette: Palette,
        game: str,
        chosen: Any,
        about: AboutPanel,
        seats: SeatsPanel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, game, chosen, seats, parent)
        self.game, self.about = game, about
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
    def wish(self) -> MatchWish:
        return MatchWish(self.game, self.chosen, self.deal.number)

    @abstractmethod
    def strength_text(self, level: str) -> str:
        """A sentence about opponents of this level; empty if it is unknown."""

    def say_what_it_is(self) -> None:
        super().say_what_it_is()
        self._tell_strength()

    def remember(self, **change: Any) -> None:
        super().remember(**change)
        self._tell_strength()

    def _tell_strength(self) -> None:
        """About the strongest opponent."""
        levels = face_of(self.game).levels
        opponents = self.chosen.levels[: self.options.seats - 1]
        strongest = max(opponents, key=lambda level: levels.index(level) if level in levels else -1)
        self.strength.setText(self.strength_text(strongest))

    def retranslate(self) -> None:
        super().retranslate()
        self.strength_heading.setText(self.tr("Difficulty"))

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.about.wear(palette)
