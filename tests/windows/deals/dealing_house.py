"""A window with a worker that does what is asked quietly when the test says so."""

from __future__ import annotations

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
from tests.table.fake_worker import FakeRequest, FakeWorker


def takes_long(request: FakeRequest) -> bool:
    """Reviews, searches and what is asked quietly: the test does or answers them, or nobody does."""
    return request.is_quiet or request.name in ("review", "find-difficulty")


class House:
    """A window with its navigator; what is asked quietly is answered when the test says so."""

    def __init__(self, folder: Path, application: QApplication) -> None:
        (folder / "voyages").mkdir()
        self.store, self.statistics = Store(folder / "voyages"), Statistics(folder / "statistics.sqlite")
        self.translations = Translations(application, Language.EN)
        self.worker = FakeWorker(waits=takes_long)
        self.window = MainWindow(
            self.store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), self.worker
        )
        background = BackgroundStatistics(self.statistics)
        self.navigator = Navigator(self.window, self.translations, self.store, background)
        self.navigator.worker = self.worker
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
        self.statistics.close()
        self.translations.choose(Language.EN)
