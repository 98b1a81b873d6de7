"""The quay: between the harbour, its pages and the table."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shtil_desktop.games.shtil.codes import InvalidCode, decode
from shtil_desktop.games.shtil.daily import DailyDeal
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.pages.deal_search import Dealer
from shtil_desktop.play.match import Match, crew_of
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import NewVoyage
from shtil_desktop.play.profile.single_instance import Call
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.end_figures import tell_record
from shtil_desktop.windows.background.saving import Saving
from shtil_desktop.windows.background.statistics_desk import StatisticsDesk
from shtil_desktop.windows.file_notices import Troubles, no_proof_text, played_on_text, unproven_text
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow, Place
from shtil_desktop.windows.platform.opened_files import Arrivals
from shtil_desktop.windows.start_news import underway_of, with_standing
from shtil_desktop.windows.start_page import DailyState, Harbour, News

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.pages.wishes import Wish
    from shtil_desktop.play.worker.client import Thinker
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.background.bookkeeper import Bookkeeper
    from shtil_desktop.windows.pages.lessons.guide import Tutor
    from shtil_desktop.windows.pages.page import Page
    from shtil_desktop.windows.pages.review.page import ReviewPage
    from shtil_desktop.windows.pages.shortcuts_page import ShortcutsPage


class Quay(QObject):
    """Opens the pages that the window is asked for, and counts the voyages that come home."""

    def __init__(
        self,
        window: MainWindow,
        translations: Translations,
        store: Store,
        statistics: StatisticsDesk,
        first_voyage: Path | None = None,
        bookkeeper: Bookkeeper | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._translations = window, translations
        self._store, self._statistics = store, statistics
        self._first_voyage = first_voyage
        self._tutor: Tutor | None = None
        self._harbour: Harbour | None = None
        self._dealer = Dealer(self)
        self._dealer.daily_found.connect(self._sail_deal)
        self._dealer.winnable_found.connect(self._sail_found)
        self._dealer.proven.connect(self._refresh)
        self._dealer.no_proof.connect(lambda: window.notices.tell("unproven", no_proof_text))
        self._bookkeeper = bookkeeper
        statistics.changed.connect(self._tell_standing)
        window.wanted.connect(self.go)
        window.helm.changed.connect(self._count)
        window.helm.calendar_wanted.connect(self._show_calendar)
        window.winnable_wanted.connect(self._find_winnable)
        window.mode_rules_wanted.connect(self._show_mode_rules)
        window.helm.answered.connect(self._dealer.listen)
        window.helm.review_wanted.connect(self._show_what_happened)
        self.troubles = Troubles(window.notices)
        self.saving = Saving(window, store)
        self.saving.changed.connect(self._tell_of_saving)
        window.helm.short_handed.connect(self.troubles.look_at_mates)
        self._arrivals = Arrivals(store, window.notices, self)
        self._arrivals.finished.connect(self._show_replay)
        self._arrivals.underway.connect(self._show_voyages)
        window.dropped.connect(self._arrivals.open_all)
        self._ways: dict[Place, Callable[[], object]] = {
            Place.HARBOUR: self.moor,
            Place.NEW_VOYAGE: window.choose_voyage,
            Place.GO_ON: self.go_on,
            Place.DAILY: self.sail_daily,
            Place.CALENDAR: self._show_calendar,
            Place.VOYAGES: self._show_voyages,
            Place.STATISTICS: self._show_statistics,
            Place.RULES: self._show_rules,
            Place.LEARN: self._learn,
            Place.SETTINGS: self._show_settings,
            Place.SHORTCUTS: self._show_shortcuts,
            Place.ABOUT: self._show_about,
        }

    @property
    def thinker(self) -> Thinker | None:
        """Who proves deals, once it is at work."""
        return self._dealer.thinker

    @thinker.setter
    def thinker(self, thinker: Thinker) -> None:
        self._dealer.thinker = thinker
        self._prove_today()

    def go(self, place: Place) -> None:
        self._ways[place]()

    # The harbour

    def moor(self) -> None:
        """Show the harbour, with the news of now."""
        self.saving.try_again()
        if self._harbour is None:
            self.manage(Harbour(self._window.colours, self._news()))
        else:
            self._harbour.wear(self._window.colours)
            self._harbour.show_news(self._news())
        assert self._harbour is not None
        self._window.moor(self._harbour)
        self._statistics.refresh()
        self.saving.look(is_insisting=True)
        self._prove_today()

    def tell(self) -> None:
        """The news of now, in the harbour that is shown."""
        self._refresh()

    def _tell_standing(self) -> None:
        """The statistics have something to tell, or can't be read: the rest of the news stays."""
        if self._harbour is not None:
            self._harbour.show_news(with_standing(self._harbour.news, self._statistics.standing))
        self.troubles.look_at(self._store, self._statistics)

    def wear(self, palette: Palette) -> None:
        """Take other colours."""
        if self._harbour is not None:
            self._harbour.wear(palette)
        if self._tutor is not None:
            self._tutor.wear()

    def manage(self, harbour: Harbour) -> None:
        """Connect this harbour: what it asks for is done from now on."""
        self._harbour = harbour
        for signal, place in harbour.ways():
            signal.connect(lambda place=place: self.go(place))

    def _news(self) -> News:
        today = date.today()
        lesson, lessons, is_taught = self._lessons()
        latest = self._store.latest()
        news = News(
            today=today,
            underway=underway_of(latest, latest is not None and latest.id in self._store.unsaved),
            is_daily_proven=self._dealer.is_proven(today),
            lesson=lesson,
            lessons=lessons,
            is_taught=is_taught,
        )
        return with_standing(news, self._statistics.standing)

    def _tell_of_saving(self) -> None:
        if self._window.is_moored:
            self._refresh()

    def go_on(self) -> None:
        """Take up the latest voyage where it was left."""
        match = self._store.latest()
        if match is not None:
            self._sail(match)

    def open_file(self, path: Path) -> None:
        """Take in a record from elsewhere, and show it."""
        self._arrivals.open(path)

    def receive(self, call: Call) -> None:
        """Do what a second start of the program was for."""
        if call.file is not None:
            self.open_file(Path(call.file))
        elif call.deal is not None:
            with contextlib.suppress(InvalidCode):
                shared = decode(call.deal)
                is_there = call.seat is not None and call.seat < shared.options.seats
                self._window.set_sail(shared.options, shared.number, call.seat if is_there else None)

    def _play_on(self, match: Match) -> None:
        """From a moment of another voyage, as one of its own."""
        self._sail(match.taken_by(self._window.settings.player_name))
        origin = match.origin
        if origin is not None:
            self._window.notices.tell("played on", lambda: played_on_text(origin.action), is_quiet=True)

    def _sail(self, match: Match) -> None:
        if not match.is_hers:  # she takes the seat
            match.taken_by(self._window.player_name)
        self._window.show_table()
        self._window.helm.set_sail(Session(match, self._store))

    # The first voyage

    def _lessons(self) -> tuple[int, int, bool]:
        """How far the first voyage went, how many steps it has, and whether it was ever finished."""
        from shtil_desktop.games.shtil.lessons import first_voyage, load_progress

        steps = len(first_voyage())
        progress = load_progress(self._first_voyage, steps)
        return progress.step, steps, progress.is_done

    @property
    def tutor(self) -> Tutor:
        if self._tutor is None:
            from shtil_desktop.windows.pages.lessons.guide import Tutor

            self._tutor = Tutor(self._window, self._first_voyage)
            self._tutor.left.connect(self.moor)
            self._tutor.rules_wanted.connect(self._show_rules_at)
            self._tutor.voyage_wanted.connect(lambda: self._find_winnable(NewVoyage()))
        return self._tutor

    def _learn(self) -> None:
        self.tutor.begin()

    # Deals that are looked for

    def sail_daily(self, day: date | None = None) -> None:
        """The voyage of a day: on with the one under way, or begin it when its deal is found."""
        wanted = day or date.today()
        begun = self._store.begun_on(wanted, "shtil")
        if begun is None:
            self._dealer.find_daily(wanted)
        else:
            self._sail(begun)

    def _prove_today(self) -> None:
        """The harbour says that the day's deal can be won only once that is known."""
        if self._harbour is not None and self._harbour.news.daily is DailyState.OPEN:
            self._dealer.prove(date.today())

    def _find_winnable(self, wish: NewVoyage) -> None:
        """The page stays until a deal is found; whoever leaves it doesn't want to wait."""
        page = self._window.page
        if page is not None:
            page.closed.connect(self._dealer.forget_wishes)
        self._dealer.find_winnable(wish)

    def _sail_found(self, wish: NewVoyage, number: int | None) -> None:
        self._window.sail(wish, number)
        if number is None and self.thinker is not None:
            self._window.notices.tell("unproven", unproven_text, is_quiet=True)

    def _sail_deal(self, deal: DailyDeal) -> None:
        crew = crew_of(deal.options.seats, 0, self._window.settings.player_name, ())
        match = Match.begin(SHTIL, deal.options, deal.number, crew, daily=deal.day)
        match.is_repeat = deal.day in self._statistics.standing.days
        self._sail(match)

    # Pages

    def _cover(self, page: Page) -> None:
        page.closed.connect(self._refresh)
        self._window.cover(page)

    def _refresh(self) -> None:
        if self._harbour is not None:
            self._harbour.show_news(self._news())
        self._statistics.refresh()

    def _show_calendar(self) -> None:
        from shtil_desktop.windows.pages.calendar import CalendarPage

        days, begun = self._statistics.standing.days, self._store.daily_under_way("shtil")
        page = CalendarPage(self._window.colours, date.today(), days, begun)
        page.sail.connect(self.sail_daily)
        self._cover(page)

    def _show_voyages(self, chosen: str = "", scrolled: int | None = None) -> None:
        from shtil_desktop.windows.pages.matches_page import Spot, VoyagesPage

        page = VoyagesPage(self._window.colours, self._store)
        page.go_on.connect(self._take_up)
        page.replay.connect(lambda name: self._show_replay(name, page.spot.scrolled))
        if self._bookkeeper is not None:
            self._bookkeeper.changed.connect(page.refresh_soon)
            self._bookkeeper.look_again()
        self._cover(page)
        page.come_back(Spot(chosen, scrolled))

    def _take_up(self, name: str) -> None:
        self._sail(self._store.load(name))

    def _show_replay(self, name: str, scrolled: int | None = None) -> None:
        """Who closes it comes back to this voyage in the list, and to what was seen around it."""
        page = self._review_page(self._store.load(name))
        page.cards_wanted.connect(lambda: self._note_look(name))
        self._cover(page)
        page.closed.connect(lambda: self._show_voyages(name, scrolled))

    def _show_what_happened(self) -> None:
        """The voyage that has just ended, read over the table that it ended on."""
        session = self._window.helm.session
        if session is not None:
            self._cover(self._review_page(replace(session.match), seeks_loss=True))

    def _review_page(self, match: Match, seeks_loss: bool = False) -> ReviewPage:
        from shtil_desktop.windows.pages.review.page import ReviewPage
        from shtil_desktop.windows.pages.review.requests import Reviewer

        speed = self._window.scene.animator.speed
        page = ReviewPage(self._window.colours, match, speed, self._store.export, seeks_loss=seeks_loss)
        page.scene.set_numerals(self._window.settings.numeral_scale)
        page.scene.set_left_handed(self._window.settings.left_handed)
        page.played_on.connect(self._play_on)
        if self.thinker is not None:
            Reviewer(page, self.thinker, self._window.helm)
        return page

    def _note_look(self, name: str) -> None:
        """To look into the cards of a voyage under way is a help like a hint."""
        session = self._window.helm.session
        if session is not None and session.match.id == name:
            session.note_hint()
            return
        match = self._store.load(name)
        match.hints_used += 1
        with contextlib.suppress(OSError):
            self._store.save(match)

    def _show_statistics(self) -> None:
        from shtil_desktop.windows.pages.statistics.page import StatisticsPage

        self._cover(StatisticsPage(self._window.colours, self._statistics))

    def _show_rules(self) -> None:
        """At the place that tells of what is on the table now."""
        session = self._window.helm.session
        if session is None or self._window.is_moored:
            self._show_rules_at("")
        elif self._tutor is not None and self._tutor.is_teaching:
            self._show_rules_at(self._tutor.lesson.anchor)
        else:
            from shtil_desktop.games.shtil.pages.chapters import chapter_of

            self._show_rules_at(chapter_of(session, self._window.scene.picks))

    def _show_mode_rules(self, anchor: str, wish: Wish) -> None:
        """The rules of the mode that is about to be chosen; the choice waits behind them."""
        self._show_rules_at(anchor).closed.connect(lambda: self._window.choose_voyage(wish))

    def _show_rules_at(self, anchor: str) -> Page:
        from shtil_desktop.windows.pages.rules.page import RulesPage

        page = RulesPage(self._window.colours, self._translations.spoken.value)
        self._translations.changed.connect(page.speak)
        self._cover(page)
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

    # The end of a voyage

    def _count(self) -> None:
        """A voyage that is over is counted, once the statistics can be written."""
        session = self._window.helm.session
        if session is not None and session.match.is_over:
            self._statistics.count(session.match)
            tell_record(session.match, self._statistics, self._window.helm.take_record)
        self.saving.look()
