"""A window with a worker that does what is asked quietly when the test says so."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from tests.table.quick_thinker import QuickThinker


class House:
    """A window with its navigator; what is asked quietly is answered when the test says so."""

    def __init__(self, folder: Path, application: QApplication) -> None:
        (folder / "voyages").mkdir()
        self.store, self.statistics = Store(folder / "voyages"), Statistics(folder / "statistics.sqlite")
        self.translations = Translations(application, Language.EN)
        self.thinker = slow_thinker()
        self.window = MainWindow(
            self.store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), self.thinker
        )
        background = BackgroundStatistics(self.statistics)
        self.navigator = Navigator(self.window, self.translations, self.store, background)
        self.navigator.thinker = self.thinker
        self.navigator.deals.same_deals.pause.setInterval(0)

    def show(self, match: Match) -> Any:
        """Its end on the table."""
        self.window.show_table()
        self.window.controller.begin(Session(match, self.store))
        return self.end

    @property
    def end(self) -> Any:
        return self.window.scene.stage.end

    def close(self) -> None:
        self.window.controller.let_go()
        self.thinker.close()
        self.statistics.close()
        self.translations.choose(Language.EN)


class SlowThinker(QuickThinker):
    """Leaves quiet requests alone until it is told to do them."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers = itertools.count(1000)
        self.quiet: dict[int, tuple[Any, ...]] = {}
        self.slow: dict[int, tuple[Any, ...]] = {}

    def ask_quietly(self, game: str, job: str, *arguments: Any) -> int:
        number = next(self._numbers)
        self.quiet[number] = (game, job, *arguments)
        return number

    def ask_game(self, game: str, job: str, *arguments: Any) -> int:
        """Reviews and searches take long: the test answers them, or nobody does."""
        if job not in ("review", "find-difficulty"):
            return super().ask_game(game, job, *arguments)
        number = next(self._numbers)
        self.slow[number] = (game, job, *arguments)
        return number

    def is_waited_for(self, request: int) -> bool:
        return True

    def cancel(self, request: int) -> None:
        self.quiet.pop(request, None)
        self.slow.pop(request, None)
        super().cancel(request)

    def work(self) -> None:
        """Do what was asked quietly, under the numbers that were given for it."""
        for number, asked in list(self.quiet.items()):
            done = self._number
            self._number = number - 1
            self.ask_game(*asked)
            self._number = done
        self.quiet.clear()


def slow_thinker() -> Any:
    return SlowThinker()
