"""The navigator: opens the pages that the menus and the start page ask for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shtil_desktop.games.values import replace
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.single_instance import Call
from shtil_desktop.windows.background.deal_desk import DealDesk
from shtil_desktop.windows.background.end_figures import tell_record
from shtil_desktop.windows.background.saving import Saving
from shtil_desktop.windows.background.statistics_desk import StatisticsDesk
from shtil_desktop.windows.background.training_desk import TrainingDesk
from shtil_desktop.windows.deals.deal_services import DealServices
from shtil_desktop.windows.destinations import AnyDestination, Destination, GameDestination
from shtil_desktop.windows.drill_desk import DrillDesk
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.lesson_guides import LessonGuides
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.match_desk import MatchDesk
from shtil_desktop.windows.menus.game_menu import with_game
from shtil_desktop.windows.notices.file_notices import FileNotices
from shtil_desktop.windows.pages.game_pages import games_with_days, pages_of
from shtil_desktop.windows.pages.game_parts import Wish
from shtil_desktop.windows.platform.opened_files import OpenedFiles
from shtil_desktop.windows.start_page import make_start_page
from shtil_desktop.windows.start_page.news import DailyState, News, with_standing
from shtil_desktop.windows.training_navigator import TrainingNavigator

if TYPE_CHECKING:
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.training.database import Training
    from shtil_desktop.play.worker.client import Thinker
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.background.bookkeeper import Bookkeeper
    from shtil_desktop.windows.pages.page import Page
    from shtil_desktop.windows.pages.replay.page import ReplayPage
    from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage
    from shtil_desktop.windows.start_page.games_page import GamesPage
    from shtil_desktop.windows.start_page.single_game_page import StartPage


class Navigator(QObject):
    """Opens the pages that the window is asked for, and has finished matches counted."""

    def __init__(
        self,
        window: MainWindow,
        translations: Translations,
        store: Store,
        statistics: StatisticsDesk,
        lessons: Path | None = None,
        bookkeeper: Bookkeeper | None = None,
        training: TrainingDesk | None = None,
        deals: DealDesk | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._translations = window, translations
        self._store, self._statistics = store, statistics
        self._start: StartPage | GamesPage | None = None
        self._bookkeeper, self._training = bookkeeper, training or _passing_training()
        self.drills = DrillDesk(window, store, self._training)
        self.file_notices = FileNotices(window.notices)
        self.matches = MatchDesk(window, store, statistics)
        self.matches.proven.connect(self._refresh)
        self.lessons = LessonGuides(window, lessons)
        self.lessons.left.connect(self.show_start_page)
        self.lessons.rules_wanted.connect(self._show_rules_at)
        self.lessons.match_wanted.connect(self.matches.find)
        self.deals = DealServices(
            window, deals or DealDesk(parent=self), self.matches, self._cover, store.export
        )
        self.deals.today_measured.connect(self._refresh)
        self.training = TrainingNavigator(window, self._training, self._cover, self._show_rules_at)
        self.training.drills = self.drills
        self.drills.wanted.connect(self.training.show_drill)
        self.saving = Saving(window, store)
        self.saving.changed.connect(self._tell_of_saving)
        self._opened = OpenedFiles(store, window.notices, self)
        self._opened.finished.connect(self._show_replay)
        self._opened.underway.connect(self._show_matches)
        self._follow_window()
        self._ways: dict[Destination, Callable[[], object]] = {
            Destination.START_PAGE: self.show_start_page,
            Destination.NEW_MATCH: window.new_matches.choose,
            Destination.GO_ON: self.matches.go_on,
            Destination.DAILY: self._begin_daily,
            Destination.CALENDAR: self._choose_calendar,
            Destination.MATCHES: self._show_matches,
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
        self._statistics.changed.connect(self._tell_standing)
        self._training.changed.connect(self._tell_training)
        window.wanted.connect(self.go)
        window.new_matches.rules_wanted.connect(self._show_mode_rules)
        window.controller.changed.connect(self._count)
        window.controller.calendar_wanted.connect(
            lambda: self._show_calendar(window.new_matches.usual_game())
        )
        window.controller.review_wanted.connect(self._show_what_happened)
        window.controller.short_handed.connect(self.file_notices.look_at_mates)
        window.dropped.connect(self._opened.open_all)

    @property
    def thinker(self) -> Thinker | None:
        """Who proves deals, once it is at work."""
        return self.matches.thinker

    @thinker.setter
    def thinker(self, thinker: Thinker) -> None:
        self.deals.use(thinker)
        for desk in (self.matches, self.drills, self.training):
            desk.thinker = thinker
        self._prove_today()

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
        self._opened.open(path)

    # The start page

    def show_start_page(self) -> None:
        """Show the start page, with the news of now."""
        self.saving.try_again()
        if self._start is None:
            self.manage(make_start_page(self._window.colours, self._news()))
        else:
            self._start.wear(self._window.colours)
            self._start.show_news(self._news())
        assert self._start is not None
        self._window.show_start_page(self._start)
        self._statistics.refresh()
        self.saving.look(is_insisting=True)
        self._prove_today()

    def tell(self) -> None:
        """The news of now, on the start page that is shown."""
        self._refresh()

    def manage(self, start: StartPage | GamesPage) -> None:
        """Connect this start page: what it asks for is done from now on."""
        self._start = start
        for signal, place in start.ways():
            signal.connect(lambda *_, place=place: self.go(place))

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        if self._start is not None:
            self._start.wear(palette)
        self.lessons.wear()

    def _tell_standing(self) -> None:
        """The statistics have something to tell, or can't be read: the rest of the news stays."""
        if self._start is not None:
            self._start.show_news(self._with_standing(self._start.news))
        self.file_notices.look_at(self._store, self._statistics)

    def _tell_training(self) -> None:
        """There may be more or less to try again; the rest of the news stays."""
        if self._start is not None:
            self._start.show_news(replace(self._start.news, drills=len(self._training.due)))
        self.file_notices.look_at_training(self._training)

    def _news(self) -> News:
        today, latest, lessons = date.today(), self._store.latest(), self.lessons.progress()
        news = News(
            today=today,
            underway=None if latest is None else pages_of(latest.game.id).underway(latest),
            game="" if latest is None else latest.game.id,
            has_days=bool(games_with_days()),
            is_unsaved=latest is not None and latest.id in self._store.unsaved,
            is_daily_proven=self.matches.is_proven(today),
            daily_difficulty=self.deals.todays_difficulty(),
            lesson=lessons.step,
            lessons=lessons.steps,
            is_taught=lessons.is_done,
            drills=len(self._training.due),
        )
        return self._with_standing(news)

    def _with_standing(self, news: News) -> News:
        return with_standing(news, self._statistics.standing, next(iter(games_with_days()), ""))

    def _tell_of_saving(self) -> None:
        if self._window.is_at_start:
            self._refresh()

    def _refresh(self) -> None:
        if self._start is not None:
            self._start.show_news(self._news())
        self._statistics.refresh()

    def _prove_today(self) -> None:
        """The start page says that the day's deal can be won only once that is known."""
        if self._start is not None and self._start.news.daily is DailyState.OPEN:
            self.matches.prove(date.today())
            self.deals.measure_today()

    # Pages

    def _learn(self) -> None:
        with_game(self._window, self.lessons.games(), self.lessons.begin)

    def _begin_daily(self) -> None:
        with_game(self._window, list(games_with_days()), lambda game: self.matches.begin_daily(None, game))

    def _choose_calendar(self) -> None:
        with_game(self._window, list(games_with_days()), self._show_calendar)

    def _cover(self, page: Page) -> None:
        page.closed.connect(self._refresh)
        self._window.cover(page)

    def _show_calendar(self, game: str = "", day: date | None = None) -> None:
        from shtil_desktop.windows.pages.calendar.page import CalendarPage

        chosen = game or next(iter(games_with_days()))
        days, begun = self._statistics.standing.of(chosen).days, self._store.daily_under_way(chosen)
        page = CalendarPage(self._window.colours, date.today(), days, begun, game=chosen)
        page.play_wanted.connect(lambda day: self.matches.begin_daily(day, chosen))
        if day is not None:
            page.choose(day)
        self.deals.serve_calendar(page, lambda day: self._show_calendar(chosen, day))
        self._cover(page)

    def _show_matches(self, chosen: str = "", scrolled: int | None = None) -> None:
        from shtil_desktop.windows.pages.matches.page import MatchesPage
        from shtil_desktop.windows.pages.matches.table import ListPosition

        page = MatchesPage(self._window.colours, self._store)
        page.go_on.connect(self.matches.take_up)
        page.deleted.connect(self._training.forget_match)
        page.replay.connect(lambda name: self._show_replay(name, page.position.scrolled))
        if self._bookkeeper is not None:
            self._bookkeeper.changed.connect(page.refresh_soon)
            self._bookkeeper.look_again()
        self._cover(page)
        page.come_back(ListPosition(chosen, scrolled))

    def _show_replay(self, name: str, scrolled: int | None = None) -> None:
        """Who closes it comes back to this match in the list, and to what was seen around it."""
        page = self._replay_page(self._store.load(name))
        page.cards_wanted.connect(lambda: self.matches.note_look(name))
        self._cover(page)
        page.closed.connect(lambda: self._show_matches(name, scrolled))
        self.deals.serve_replay(page, lambda: self._show_replay(name, scrolled))

    def _show_what_happened(self) -> None:
        """The match that has just ended, read over the table that it ended on."""
        session = self._window.controller.session
        if session is not None:
            page = self._replay_page(replace(session.match), seeks_loss=True)
            self._cover(page)
            self.deals.serve_replay(page, self._show_what_happened)

    def _replay_page(self, match: Match, seeks_loss: bool = False) -> ReplayPage:
        settings, speed = self._window.settings, self._window.scene.animator.speed
        page = pages_of(match.game.id).replay_page(
            self._window.colours, match, speed, self._store.export, seeks_loss=seeks_loss
        )
        page.scene.layout.set_numerals(settings.numeral_scale)
        page.scene.layout.set_left_handed(settings.left_handed)
        page.played_on.connect(self.matches.play_on)
        page.figures_found.connect(lambda found: self._statistics.note(match.id, found))
        self.drills.follow(page, match)
        if self.thinker is not None:
            page.use(self.thinker, self._window.controller)
        return page

    def _show_statistics(self) -> None:
        from shtil_desktop.windows.pages.statistics.page import StatisticsPage

        game = self._window.new_matches.usual_game()
        self._cover(StatisticsPage(self._window.colours, self._statistics, game=game))

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

    def _count(self) -> None:
        """A match that is over is counted, once the statistics can be written."""
        session = self._window.controller.session
        if session is not None and session.match.is_over:
            self._statistics.count(session.match)
            tell_record(session.match, self._statistics, self._window.controller.take_record)
        self.saving.look()


def _passing_training() -> TrainingDesk:
    """Where nothing is to be kept."""

    def make() -> Training:
        from shtil_desktop.play.profile.training.database import Training

        return Training(None)

    return TrainingDesk(make)
