"""Every page of the program by name, and the way to it: what the monkey visits, whatever it clicks on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtWidgets import QFileDialog

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.same_deal import play_out
from shtil_desktop.games.values import replace
from shtil_desktop.play.match import Match, Seat, now
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.windows.destinations import Destination, GameDestination
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.game_pages import games_with_days
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.review.page import ReviewedReplay
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.pages.training.problems.problem_set import ProblemSet
from tests.games.kinds import all_kinds

LOSSES: Final = {"shtil": Loss.MATCH, "qwirkle": Loss.POINTS, "shkap": Loss.COINS}


def finished_match(game: str, number: int) -> Match:
    """A match that the simplest levels have played to its end, as the player's own."""
    face = face_of(game)
    played = face.new_game(face.default_options(), number)
    if not play_out(face, played, [face.simplest_level] * played.seats, (), lambda: False):
        raise AssertionError("it has no end")
    mates = [Seat(f"Mate {seat}", face.usual_level) for seat in range(1, played.seats)]
    return Match(played, 0, (Seat(""), *mates), finished=now())


class Places:
    """The pages of one window, with finished matches of every game to look at."""

    def __init__(self, window: MainWindow, exports: Path) -> None:
        self._window, self._exports = window, exports
        self._matches = {game: finished_match(game, 7) for game in GAMES}
        self.ways: dict[str, Callable[[Random], object]] = {
            **{place.value: partial(self._go, place) for place in Destination},
            "statistics as a file": self._export_statistics,
        }
        for game in GAMES:
            for what, way in self._ways_of(game).items():
                self.ways[f"{what} of {game}"] = partial(way, game)
            self._navigator.statistics.count(self._kept(game))
        self._wants_figures = False
        exports.mkdir(parents=True, exist_ok=True)
        self._answer_dialogs()

    def _ways_of(self, game: str) -> dict[str, Callable[[str, Random], object]]:
        ways: dict[str, Callable[[str, Random], object]] = {
            "new match": partial(self._go_within, Destination.NEW_MATCH),
            "lesson": partial(self._go_within, Destination.LEARN),
            "training": partial(self._go_within, Destination.TRAINING),
            "match": self._begin,
            "rules": self._read_rules,
            "problem": self._try_problem,
            "mistake": self._try_mistake,
            "drill": self._try_drill,
            "replay": self._replay,
            "review on paper": self._save_review,
            "record": self._export,
            "records from elsewhere": self._open_files,
        }
        if game in games_with_days():
            ways["calendar"] = partial(self._go_within, Destination.CALENDAR)
        return ways

    @property
    def _navigator(self) -> Navigator:
        found = self._window.findChild(Navigator)
        assert found is not None
        return found

    @property
    def _store(self) -> Store:
        return self._navigator._store

    @property
    def is_awaited(self) -> bool:
        """Whether the page that is shown still works on what is to be saved."""
        page = self._window.page
        if isinstance(page, StatisticsPage) and self._wants_figures:
            if page.export.isEnabled():
                self._wants_figures = False
                page.export.click()
            return self._wants_figures
        return isinstance(page, ReviewedReplay) and page.is_waiting_to_save

    def missing(self) -> list[str]:
        """Kinds of files that should have been written by now and were not."""
        found = {path.suffix for path in self._exports.iterdir() if path.stat().st_size}
        return sorted({".pdf", ".csv", ".shtil"} - found)

    # The ways

    def _go(self, place: Destination, _: Random) -> None:
        self._window.wanted.emit(place)

    def _go_within(self, place: Destination, game: str, _: Random) -> None:
        self._window.wanted.emit(GameDestination(place, game))

    def _begin(self, game: str, dice: Random) -> None:
        kinds = [kind for name, kind in all_kinds() if name == game]
        self._window.new_matches.begin(game, dice.choice(kinds), dice.randrange(10_000))

    def _read_rules(self, game: str, _: Random) -> None:
        self._navigator.lessons.rules_wanted.emit(game, "")

    def _try_problem(self, game: str, dice: Random) -> None:
        known = ProblemSet(game, self._navigator.training.kept)
        self._navigator.training.show_problem(dice.choice(list(known.all)), ())

    def _try_mistake(self, game: str, dice: Random) -> None:
        match = self._kept(game)
        self._navigator.drills.try_over(match, dice.choice(decisions(match)))

    def _try_drill(self, game: str, dice: Random) -> None:
        match, drills = self._kept(game), self._navigator.drills
        drills.keep(match, (dice.choice(decisions(match)),))
        found = [drills.exercise(drill) for drill in drills.training.drills if drill.match == match.id]
        for exercise in found[:1]:
            if exercise is not None:
                self._navigator.training.show_drill(exercise)

    def _replay(self, game: str, _: Random) -> None:
        self._navigator.replays.show_replay(self._kept(game).id)

    def _save_review(self, game: str, dice: Random) -> None:
        self._replay(game, dice)
        page = self._window.page
        assert isinstance(page, ReviewedReplay)
        page.paper.click()

    def _export(self, game: str, _: Random) -> None:
        self._navigator.replays.show_matches(self._kept(game).id)
        page = self._window.page
        assert isinstance(page, MatchesPage)
        page.export.click()

    def _open_files(self, game: str, _: Random) -> None:
        path = self._exports / f"from-elsewhere-{game}.shtil"
        self._store.export(self._matches[game], path)
        self._window.dropped.emit([path, self._exports / "missing.shtil"])

    def _export_statistics(self, dice: Random) -> None:
        """Its button comes to life when the figures have been read."""
        self._wants_figures = True
        self._go(Destination.STATISTICS, dice)

    def _kept(self, game: str) -> Match:
        """The finished match of this game in the profile, where it is kept again if it has been deleted."""
        match = self._matches[game]
        if match.id not in self._store.names():
            self._store.save(replace(match))
        return self._store.load(match.id)

    def _answer_dialogs(self) -> None:
        """Give file dialogs an answer: a new file to write to, or a record to read."""
        numbers = count()

        def chosen(dialog: QFileDialog) -> list[str]:
            if dialog.fileMode() is QFileDialog.FileMode.Directory:
                return [str(self._exports)]
            if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave:
                return [str(self._exports / f"{next(numbers)}.{dialog.defaultSuffix()}")]
            return [str(next(self._exports.glob("*.shtil"), self._exports / "missing.shtil"))]

        QFileDialog.exec = lambda self: 1  # type: ignore[method-assign]
        QFileDialog.selectedFiles = chosen  # type: ignore[method-assign]
        name = str(self._exports / "statistics.csv")
        QFileDialog.getSaveFileName = staticmethod(lambda *_: (name, ""))  # type: ignore[assignment]


def decisions(match: Match) -> list[Mistake]:
    """Every decision of the player in the match, as if a review had found it wrong."""
    loss = LOSSES[match.game.id]
    return [Mistake(at, loss, 12) for at, (seat, _) in enumerate(match.game.actions) if seat == match.player]
