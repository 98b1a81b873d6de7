"""The navigator: opens the pages that the menus and the start page ask for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.single_instance import Call
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.background.background_tasks import AtOnce, Doing
from shtil_desktop.windows.background.background_training import BackgroundTraining
from shtil_desktop.windows.background.deal_inquiries import DealInquiries
from shtil_desktop.windows.background.end_figures import tell_record
from shtil_desktop.windows.background.saving import Saving
from shtil_desktop.windows.deals.deal_services import DealServices
from shtil_desktop.windows.destinations import AnyDestination, Destination, GameDestination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.lesson_guides import LessonGuides
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.match_opener import MatchOpener
from shtil_desktop.windows.menus.game_menu import with_game
from shtil_desktop.windows.mistake_drills import MistakeDrills
from shtil_desktop.windows.notices.file_notices import FileNotices
from shtil_desktop.windows.pages.game_pages import games_with_days, pages_of
from shtil_desktop.windows.pages.game_parts import Wish
from shtil_desktop.windows.platform.opened_files import OpenedFiles
from shtil_desktop.windows.replay_navigator import ReplayNavigator
from shtil_desktop.windows.start_page.presenter import StartPagePresenter
from shtil_desktop.windows.training_navigator import TrainingNavigator

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.training.database import Training
    from shtil_desktop.table.requests.worker_requests import WorkerRequests
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.background.index_updater import IndexUpdater
    from shtil_desktop.windows.pages.page import Page
    from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage


class Navigator(QObject):
    """Opens the pages that the window is asked for, and has finished matches counted."""

    def __init__(
        self,
        window: MainWindow,
        translations: Translations,
        store: Store,
        statistics: BackgroundStatistics,
        lessons: Path | None = None,
        index_updater: IndexUpdater | None = None,
        training: BackgroundTraining | None = None,
        deals: DealInquiries | None = None,
        tasks: Doing | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._translations = window, translations
        self._store, self.statistics = store, statistics
        self._training = training or _passing_training()
        self.drills = MistakeDrills(window, store, self._training)
        self.file_notices = FileNotices(window.notices)
        self.matches = MatchOpener(window, store, statistics)
        self.lessons = LessonGuides(window, lessons)
        self.lessons.left.connect(self.show_start_page)
        self.lessons.rules_wanted.connect(self._show_rules_at)
        self.lessons.match_wanted.connect(self.matches.find)
        self.deals = DealServices(
            window, deals or DealInquiries(parent=self), self.matches, self._cover, store.export
        )
        self.start_page = StartPagePresenter(window, store, statistics, self.drills, self.matches, self.deals)
        self.start_page.wanted.connect(self.go)
        self.replays = ReplayNavigator(
            window, store, statistics, self.matches, self.deals, self.drills, self._cover, index_updater
        )
        self.replays.deleted.connect(self._training.forget_match)
        self.training = TrainingNavigator(window, self._training, self._cover, self._show_rules_at)
        self.training.drills = self.drills
        self.drills.wanted.connect(self.training.show_drill)
        self.saving = Saving(window, store)
        self.saving.changed.connect(self._tell_of_saving)
        store.when_written = self._note_written
        self.opened_files = OpenedFiles(store, window.notices, tasks or AtOnce(), self)
        self.opened_files.finished.connect(self.replays.show_replay)
        self.opened_files.underway.connect(self.replays.show_matches)
        self._follow_window()
        self._ways: dict[Destination, Callable[[], object]] = {
            Destination.START_PAGE: self.show_start_page,
            Destination.NEW_MATCH: window.new_matches.choose,
            Destination.GO_ON: self.matches.go_on,
            Destination.DAILY: self._begin_daily,
            Destination.CALENDAR: self._choose_calendar,
            Destination.MATCHES: self.replays.show_matches,
            Destination.STATISTICS: self._show_statistics,
            Destination.TRAINING: self.training.open_anew,
            Destination.RULES: self._show_rules,
            Destination.LEARN: self._learn,
            Destination.SETTINGS: self._show_settings,
            Destination.SHORTCUTS: self._show_shortcuts,
            Destination.ABOUT: self._show_about,
        }
        self._ways_of_a_game: dict[Destination, Callable[[str], object]] = {
            Destination.NEW_MATCH: window.new_matches.choose,
            Destination.CALENDAR: self._show_calendar,
            Destination.LEARN: self.lessons.begin,
            Destination.TRAINING: self.training.show,
        }

    def _follow_window(self) -> None:
        window = self._window
        self.statistics.changed.connect(self._tell_standing)
        self._training.changed.connect(self._tell_training)
        window.wanted.connect(self.go)
        window.new_matches.rules_wanted.connect(self._show_mode_rules)
        window.controller.changed.connect(self._tell_record)
        window.controller.calendar_wanted.connect(
            lambda: self._show_calendar(window.new_matches.usual_game())
        )
        window.controller.review_wanted.connect(self.replays.show_what_happened)
        window.controller.short_handed.connect(self.file_notices.look_at_mates)
        window.dropped.connect(self.opened_files.open_all)

    @property
    def worker(self) -> WorkerRequests | None:
        """Who proves deals, once it is at work."""
        return self.matches.worker

    @worker.setter
    def worker(self, worker: WorkerRequests) -> None:
        self.deals.use(worker)
        for part in (self.matches, self.drills, self.training):
            part.worker = worker
        self.start_page.prepare_today()

    def go(self, way: AnyDestination) -> None:
        if isinstance(way, GameDestination):
            self._ways_of_a_game[way.destination](way.game)
        else:
            self._ways[way]()

    def receive(self, call: Call) -> None:
        """Do what a second start of the program was for."""
        if call.file is not None:
            self.open_file(Path(call.file))
        else:
            self.matches.receive(call)

    def open_file(self, path: Path) -> None:
        """Take in a record from elsewhere, and show it."""
        self.opened_files.open(path)

    # The start page

    def show_start_page(self) -> None:
        """Show the start page, with the news of now."""
        self.saving.try_again()
        self.start_page.show()
        self.statistics.refresh()
        self.saving.look(is_insisting=True)
        self.start_page.prepare_today()

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        self.start_page.wear(palette)
        self.lessons.wear()

    def _tell_standing(self) -> None:
        self.start_page.tell_standing()
        self.file_notices.look_at(self._store, self.statistics)

    def _tell_training(self) -> None:
        self.start_page.tell_drills()
        self.file_notices.look_at_training(self._training)

    def _tell_of_saving(self) -> None:
        if self._window.is_at_start:
            self.start_page.refresh()

    # Pages

    def _learn(self) -> None:
        with_game(self._window, self.lessons.games(), self.lessons.begin)

    def _begin_daily(self) -> None:
        with_game(self._window, list(games_with_days()), lambda game: self.matches.begin_daily(None, game))

    def _choose_calendar(self) -> None:
        with_game(self._window, list(games_with_days()), self._show_calendar)

    def _cover(self, page: Page) -> None:
        page.closed.connect(self.start_page.refresh)
        self._window.cover(page)

    def _show_calendar(self, game: str = "", day: date | None = None) -> None:
        from shtil_desktop.windows.pages.calendar.page import CalendarPage

        chosen = game or next(iter(games_with_days()))
        days, begun = self.statistics.standing.of(chosen).days, self._store.daily_under_way(chosen)
        page = CalendarPage(self._window.colours, date.today(), days, begun, game=chosen)
        page.play_wanted.connect(lambda day: self.matches.begin_daily(day, chosen))
        if day is not None:
            page.choose(day)
        self.deals.serve_calendar(page, lambda day: self._show_calendar(chosen, day))
        self._cover(page)

    def _show_statistics(self) -> None:
        from shtil_desktop.windows.pages.statistics.page import StatisticsPage

        game = self._window.new_matches.usual_game()
        self._cover(StatisticsPage(self._window.colours, self.statistics, game=game))

    def _show_rules(self) -> None:
        """At the place that tells of what is on the table now."""
        if self.training.show_rules():
            return
        session = self._window.controller.session
        if session is None or self._window.is_at_start:
            self._show_rules_at(self._window.new_matches.usual_game(), "")
            return
        game, anchor = session.game.id, self.lessons.anchor
        if anchor is None:
            anchor = pages_of(game).chapter(session, self._window.scene.choices)
        self._show_rules_at(game, anchor)

    def _show_mode_rules(self, game: str, anchor: str, wish: Wish) -> None:
        """The rules of the mode that is about to be chosen; the choice waits behind them."""
        page = self._show_rules_at(game, anchor)
        page.closed.connect(lambda: self._window.new_matches.choose(game, wish))

    def _show_rules_at(self, game: str, anchor: str, cover: Callable[[Page], None] | None = None) -> Page:
        from shtil_desktop.windows.pages.rules.page import RulesPage

        page = RulesPage(self._window.colours, self._translations.spoken.value, game)
        self._translations.changed.connect(page.speak)
        (cover or self._cover)(page)
        page.show_anchor(anchor)
        return page

    def _show_settings(self) -> None:
        from shtil_desktop.windows.pages.settings_page import SettingsPage

        page = SettingsPage(self._window.colours, self._window.settings)
        page.changed.connect(self._window.change)
        page.picked.connect(self._window.pick)
        page.shortcuts_wanted.connect(self._show_shortcuts_of_settings)
        self._cover(page)

    def _show_shortcuts(self) -> ShortcutsPage:
        from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage

        page = ShortcutsPage(self._window.colours, self._window.settings.shortcuts)
        page.changed.connect(self._take_keys)
        self._cover(page)
        return page

    def _show_shortcuts_of_settings(self) -> None:
        self._show_shortcuts().closed.connect(self._show_settings)

    def _take_keys(self, own: dict[str, str]) -> None:
        self._window.change(self._window.settings.with_(shortcuts=own))

    def _show_about(self) -> None:
        from shtil_desktop.windows.pages.about import AboutPage

        self._cover(AboutPage(self._window.colours))

    # The end of a match

    def _note_written(self, match: Match) -> None:
        """A match has been written, or could not be: it is counted if it is over."""
        if match.is_over:
            self.statistics.count(match)
        self.saving.look()

    def _tell_record(self) -> None:
        """What the statistics have to say of a match that is over and counted."""
        session = self._window.controller.session
        if session is not None and session.match.is_over and not session.is_saving:
            tell_record(session.match, self.statistics, self._window.controller.end.take_record)


def _passing_training() -> BackgroundTraining:
    """Where nothing is to be kept."""

    def make() -> Training:
        from shtil_desktop.play.profile.training.database import Training

        return Training(None)

    return BackgroundTraining(make)
