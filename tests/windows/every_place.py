"""Every place of the program by name, with the way there: for what must hold on all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.record import read, write
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination, GameDestination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.game_pages import games_with_days
from tests.table.fake_worker import FakeWorker

WITH_GAME = (Destination.CALENDAR, Destination.LEARN, Destination.DAILY)
"""Where a menu asks for the game first."""


class Program:
    """The window with all games on a profile of its own, with a finished and an unfinished match of each."""

    def __init__(self, folder: Path, application: QApplication, *, is_new: bool = False) -> None:
        (folder / "voyages").mkdir(parents=True)
        self.store, self.statistics = Store(folder / "voyages"), Statistics(folder / "statistics.sqlite")
        self.finished = {} if is_new else {game: match_of(game, is_whole=True) for game in GAMES}
        for match in self.finished.values():
            self.store.save(match)
        if not is_new:
            for game in GAMES:
                self.store.save(match_of(game, is_whole=False))
        self.translations = Translations(application, Language.EN)
        self.worker = FakeWorker()
        settings = Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE)
        self.window = MainWindow(self.store, settings, self.worker)
        background = BackgroundStatistics(self.statistics)
        self.navigator = Navigator(self.window, self.translations, self.store, background)

    def close(self) -> None:
        self.window.controller.let_go()
        self.statistics.close()
        self.translations.choose(Language.EN)
        delete(self.window)


Way = Callable[[Program], object]


@cache
def record_of(game: str) -> str:
    """The record of a whole match for two, played by the simplest level."""
    face = face_of(game)
    played = face.new_game(face.read_options({"seats": 2}), 8)
    assert play_out(face, played, [face.simplest_level] * 2, (), lambda: False)
    return write(played)


def match_of(game: str, *, is_whole: bool) -> Match:
    """A finished match, or one that has just begun."""
    whole = read(record_of(game))
    played = whole if is_whole else whole.position_after(2)
    return Match(played, 0, seating_of(2, 0, "Vera", [Seat("Ada", face_of(game).simplest_level)]))


def places() -> dict[str, Way]:
    """The way to every place: pages, tables, lessons, replays and exercises."""
    found: dict[str, Way] = {}
    for destination in Destination:
        if destination not in WITH_GAME:
            found[destination.value] = partial(_go, destination)
    for game in GAMES:
        for destination in (Destination.NEW_MATCH, Destination.TRAINING, Destination.LEARN):
            found[f"{destination.value} of {game}"] = partial(_go, GameDestination(destination, game))
        found[f"table of {game}"] = partial(_begin, game)
        found[f"finished table of {game}"] = partial(_finish, game)
        found[f"replay of {game}"] = partial(_replay, game)
        found[f"problem of {game}"] = partial(_try_problem, game)
    for game in games_with_days():
        found[f"calendar of {game}"] = partial(_go, GameDestination(Destination.CALENDAR, game))
        found[f"daily of {game}"] = partial(_begin_daily, game)
    return found


def _go(destination: Any, program: Program) -> None:
    program.navigator.go(destination)


def _begin(game: str, program: Program) -> None:
    options = face_of(game).read_options({"seats": 2})
    program.window.new_matches.begin(game, options, 8)


def _finish(game: str, program: Program) -> None:
    """The end of a match, with its panel."""
    program.window.controller.begin(Session(match_of(game, is_whole=True), None))
    program.window.show_table()


def _replay(game: str, program: Program) -> None:
    program.navigator.replays.show_replay(program.finished[game].id)


def _try_problem(game: str, program: Program) -> None:
    page = program.navigator.training.show(game)
    page.problem_wanted.emit(page.listed[0])


def _begin_daily(game: str, program: Program) -> None:
    program.navigator.matches.begin_daily(None, game)
