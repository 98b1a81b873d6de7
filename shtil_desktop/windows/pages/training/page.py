"""The page of training: a game is chosen above; below are its problems, and what else there is to train."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from shtil_desktop.games.problems import BadProblem, Problem
from shtil_desktop.table.theme import Palette
from shtil_desktop.windows.pages.game_pages import games_with_problems, pages_of
from shtil_desktop.windows.pages.page import Page, Pills
from shtil_desktop.windows.pages.training.problems.problems_section import ListPlace, ProblemsSection

if TYPE_CHECKING:
    from shtil_desktop.windows.background.background_training import BackgroundTraining


class Section(Protocol):
    """Something to train beside the problems; of all games together."""

    @property
    def widget(self) -> QWidget: ...

    def title(self) -> str:
        """What stands on the button that leads to it."""

    @property
    def game(self) -> str:
        """Of what one is at; empty if there is nothing."""

    def wear(self, palette: Palette) -> None: ...

    def refresh(self) -> None:
        """What is kept has changed."""

    def retranslate(self) -> None: ...


class TrainingPage(Page):
    problem_wanted = Signal(object)
    """A problem of the list is to be solved."""

    def __init__(
        self,
        palette: Palette,
        training: BackgroundTraining,
        spot: ListPlace,
        sections: Sequence[Section] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(palette, parent)
        self.training = training
        self.games = games_with_problems()
        self.problems = ProblemsSection(palette, training, training.today())
        self.problems.wanted.connect(self.problem_wanted)
        self.sections = list(sections)
        self.pills = Pills(len(self.games))
        self.tabs = Pills(1 + len(self.sections))
        self.stack = QStackedWidget()
        for button in (*self.pills.buttons, *self.tabs.buttons):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who clicks them leaves the keyboard in the list
        self._lay_out()
        self.pills.chosen.connect(lambda at: self.show_game(self.games[at]))
        self.tabs.chosen.connect(self.show_section)
        training.changed.connect(self.refresh)
        self.retranslate()
        if self.games:
            self.show_game(spot.game if spot.game in self.games else self.games[0], spot)
        self.show_section(0)

    def _lay_out(self) -> None:
        self.header.insertWidget(2, self.tabs)
        self.header.addWidget(self.pills)
        self.tabs.setVisible(bool(self.sections))
        self.pills.setVisible(len(self.games) > 1)
        self.stack.setStyleSheet("QStackedWidget { background: transparent; border: 0 }")
        self.stack.addWidget(self.problems)
        for section in self.sections:
            self.stack.addWidget(section.widget)
        self.body.addWidget(self.stack, 1)

    def show_game(self, game: str, spot: ListPlace | None = None) -> None:
        self.pills.take(self.games.index(game))
        self.problems.show_game(game, spot)
        self.training.read_progress(game)

    @property
    def section(self) -> int:
        """The one that is shown; the problems are the first."""
        return self.stack.currentIndex()

    def show_section(self, at: int) -> None:
        """Show the problems, which are the first, or another section; it gets the focus of the last."""
        self.tabs.take(at)
        shown = self.sections[at - 1].widget if at else self.problems
        inside = self.stack.focusWidget()
        follows = inside is not None and inside.hasFocus() and not shown.isAncestorOf(inside)
        self.setFocusProxy(shown)
        self.stack.setCurrentIndex(at)
        if follows:
            shown.setFocus()
        self.pills.setVisible(not at and len(self.games) > 1)

    @property
    def spot(self) -> ListPlace:
        return self.problems.spot

    @property
    def game(self) -> str:
        """Of what is shown, or of what one is at in a section of all games."""
        game = self.sections[self.section - 1].game if self.section else ""
        return game or self.spot.game

    @property
    def listed(self) -> Sequence[Problem]:
        """The problems as they are sifted now."""
        return tuple(self.problems.list.tiles.problems)

    def refresh(self) -> None:
        """What is kept has changed."""
        self.problems.refresh()
        for section in self.sections:
            section.refresh()
        self._name_tabs()

    def tell_damaged(self, problem: Problem, error: BadProblem) -> None:
        self.problems.tell_damaged(problem, error)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Training"))
        self.pills.set_texts([pages_of(game).name() for game in self.games])
        self.pills.setAccessibleName(self.tr("Game"))
        self.problems.retranslate()
        for section in self.sections:
            section.retranslate()
        self._name_tabs()

    def _name_tabs(self) -> None:
        self.tabs.set_texts([self.tr("Problems"), *(section.title() for section in self.sections)])

    def wear(self, palette: Palette) -> None:
        super().wear(palette)
        self.problems.wear(palette)
        for section in self.sections:
            section.wear(palette)
