"""Matches that are taken up, looked for or received: whatever is put on the table without a page."""

from __future__ import annotations

import contextlib
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from shtil_desktop.games.codes import InvalidCode, decode
from shtil_desktop.games.daily import DailyDeal
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.single_instance import Call
from shtil_desktop.play.session import Session
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.new_matches import kept_choices
from shtil_desktop.windows.pages.game_pages import games_with_days, pages_of
from shtil_desktop.windows.pages.game_parts import Wish
from shtil_desktop.windows.pages.new_match.page import NewMatchPage
from shtil_desktop.windows.pages.words.difficulty_words import none_found_text
from shtil_desktop.windows.pages.words.trouble_words import no_proof_text, played_on_text, unproven_text

if TYPE_CHECKING:
    from shtil_desktop.games.difficulty import DealFound
    from shtil_desktop.table.requests.worker_requests import WorkerRequests
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.pages.deal_search import DealSearch


class MatchOpener(QObject):
    """Goes on with kept matches, begins that of a day, and has deals looked for that can be won."""

    measured = Signal(str, object, int, int)
    """A game, options, a number, and the difficulty that this deal was found to have."""

    def __init__(self, window: MainWindow, store: Store, statistics: BackgroundStatistics) -> None:
        super().__init__(window)
        self._window, self._store, self._statistics = window, store, statistics
        self._worker: WorkerRequests | None = None
        self.searches: dict[str, DealSearch] = {}
        """By their games; made when something is first to be looked for."""
        window.new_matches.search_wanted.connect(self.find)

    @property
    def worker(self) -> WorkerRequests | None:
        return self._worker

    @worker.setter
    def worker(self, worker: WorkerRequests) -> None:
        self._worker = worker
        for search in self.searches.values():
            search.worker = worker

    def search(self, game: str) -> DealSearch:
        """Who looks for a game's deals."""
        if game not in self.searches:
            search = self.searches[game] = pages_of(game).deal_search(self)
            search.worker = self._worker
            search.daily_found.connect(lambda deal: self._begin_deal(game, deal))
            search.found.connect(lambda wish, number: self._begin_found(game, wish, number))
            search.progressed.connect(self._tell_progress)
            search.not_found.connect(lambda wish, found: self._tell_in_vain(game, wish, found))
            search.no_proof.connect(lambda: self._window.notices.tell("unproven", no_proof_text))
        return self.searches[game]

    # Matches that there are

    def go_on(self) -> None:
        """Take up the latest match where it was left."""
        match = self._store.latest()
        if match is not None:
            self.show(match)

    def take_up(self, name: str) -> None:
        """Go on with the match of this id."""
        self.show(self._store.load(name))

    def play_on(self, match: Match) -> None:
        """From a moment of another match, as one of its own."""
        self.show(match.taken_by(self._window.settings.player_name))
        origin = match.origin
        if origin is not None:
            self._window.notices.tell("played on", lambda: played_on_text(origin.action), is_quiet=True)

    def show(self, match: Match) -> None:
        if not match.is_hers:  # she takes the seat
            match.taken_by(self._window.player_name)
        self._window.show_table()
        self._window.controller.begin(Session(match, self._store))

    def receive(self, call: Call) -> None:
        """Begin the deal that a second start of the program was for."""
        if call.deal is None:
            return
        with contextlib.suppress(InvalidCode):
            shared = decode(call.deal)
            is_there = call.seat is not None and call.seat < shared.options.seats
            seat = call.seat if is_there else None
            self._window.new_matches.begin(shared.game, shared.options, shared.number, seat)

    def note_look(self, name: str) -> None:
        """To look into the cards of a match under way is a help like a hint."""
        session = self._window.controller.session
        if session is not None and session.match.id == name:
            session.note_hint()
            return
        match = self._store.load(name)
        match.hints_used += 1
        self._store.save(match)

    # Deals that are looked for

    def begin_daily(self, day: date | None = None, game: str = "") -> None:
        """The match of a day: on with the one under way, or begin it when its deal is found."""
        wanted, chosen = day or date.today(), game or next(iter(games_with_days()))
        begun = self._store.begun_on(wanted, chosen)
        if begun is None:
            search = self.search(chosen)
            search.find_daily(wanted, self._window.page or search)
        else:
            self.show(begun)

    def prepare_daily(self, day: date) -> None:
        """Find the deal of a day before the player asks for it."""
        for game in list(games_with_days())[:1]:
            self.search(game).prepare_daily(day)

    def find(self, game: str, wish: Wish) -> None:
        """Begin with a known deal, or keep the page until one is found, unless it is left."""
        if wish.numbers:
            number = self._store.least_played(game, wish.kept.options, wish.numbers)
            self._window.new_matches.begin_wish(wish.with_number(number))
            return
        page, search = self._window.page, self.search(game)
        if page is not None:
            page.closed.connect(search.forget_wishes)
        if isinstance(page, NewMatchPage):
            page.search_left.connect(search.forget_wishes)
        search.find(wish, page or search)

    def _tell_progress(self, _: Any, looked_at: int) -> None:
        page = self._window.page
        if isinstance(page, NewMatchPage):
            page.show_progress(looked_at)

    def _tell_in_vain(self, game: str, wish: Any, found: DealFound | None) -> None:
        if found is not None and found.closest is not None:
            self.measured.emit(game, wish.chosen.options, found.closest, found.difficulty)
        page = self._window.page
        if isinstance(page, NewMatchPage):
            page.stop_waiting(none_found_text(wish.chosen.difficulty, found), found)

    def _begin_found(self, game: str, wish: Any, number: int | None) -> None:
        if number is not None and wish.is_slow:
            self.measured.emit(game, wish.chosen.options, number, wish.chosen.difficulty)
        self._window.new_matches.begin_wish(wish.with_number(number))
        if number is None and self._worker is not None:
            self._window.notices.tell("unproven", unproven_text, is_quiet=True)

    def _begin_deal(self, game: str, deal: DailyDeal) -> None:
        settings = self._window.settings
        wish = pages_of(game).wish(kept_choices(settings, game), deal.options, deal.number)
        match = wish.match(settings.player_name)
        match.daily = deal.day
        match.is_repeat = deal.day in self._statistics.standing.of(game).days
        self.show(match)
