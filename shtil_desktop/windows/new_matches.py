"""New matches: of a kind that is given, another like the one on the table, or chosen on a game's page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from shtil_desktop import games
from shtil_desktop.play.session import Session
from shtil_desktop.windows.pages.game_pages import all_pages, pages_of
from shtil_desktop.windows.pages.game_parts import Wish

if TYPE_CHECKING:
    from shtil_desktop.games.codes import SharedDeal
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.settings import Settings
    from shtil_desktop.windows.main_window import MainWindow
    from shtil_desktop.windows.pages.new_match.page import NewMatchPage


class NewMatches(QObject):
    """Begins matches in the window; a deal that has to be looked for is asked for by `search_wanted`."""

    search_wanted = Signal(str, object)
    """A game, and the `Wish` that a deal is to be found for."""
    offered = Signal(str, object)
    """A game, and the page on which a match of it is chosen now."""
    rules_wanted = Signal(str, str, object)
    """A game, a chapter of its rules, and the `Wish` on the page that the player comes back to."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def show(self, match: Match) -> None:
        """Put a match on the table."""
        self._window.show_table()
        self._window.controller.begin(Session(match, self._window.store))

    def begin(self, game: str, options: Any, number: int | None = None, seat: int | None = None) -> None:
        """A match of this kind; without a number of any deal."""
        kept = kept_choices(self._window.settings, game)
        self.begin_wish(pages_of(game).wish(kept, options, number, seat))

    def begin_wish(self, wish: Wish) -> None:
        self.show(wish.match(self._window.settings.player_name))

    def begin_another(self) -> None:
        """One of the kind on the table, without asking."""
        session = self._window.controller.session
        if session is not None:
            game = session.game.id
            kept = kept_choices(self._window.settings, game)
            wish = pages_of(game).wish(kept, session.game.options)
            if wish.is_slow:
                self.choose(game, wish).begin()  # there it is seen how far the search is
            else:
                self._grant(game, wish)

    def choose(self, game: str | None = None, wish: Wish | None = None) -> NewMatchPage:
        """Ask which match it shall be, beginning with a wish; the one under way stays where it is."""
        chosen = game or self.usual_game()
        kept = kept_choices(self._window.settings, chosen)
        page = pages_of(chosen).new_match_page(self._window.colours, kept)
        page.play_wanted.connect(lambda wish: self._take(chosen, wish, page))
        page.rules_wanted.connect(lambda anchor: self.rules_wanted.emit(chosen, anchor, page.wish))
        page.other_wanted.connect(self.choose_shared)
        if wish is not None:
            page.show_wish(wish)
        self._offer_games(page, chosen)
        self._window.cover(page)
        self.offered.emit(chosen, page)
        page.focus_first()
        return page

    def choose_shared(self, deal: SharedDeal) -> None:
        """Ask on the page of the game that a shared deal belongs to, beginning with that deal."""
        kept = kept_choices(self._window.settings, deal.game)
        self.choose(deal.game, pages_of(deal.game).wish(kept, deal.options, deal.number))

    def usual_game(self) -> str:
        """The one on the table, else the first."""
        session = self._window.controller.session
        return next(iter(games.GAMES)) if session is None else str(session.game.id)

    def _offer_games(self, page: NewMatchPage, chosen: str) -> None:
        """Where there are several, another one is a click away."""
        known = all_pages()
        if len(known) < 2:
            return
        from shtil_desktop.windows.pages.page import Pills

        pills = Pills(len(known))
        pills.set_texts([one.name() for one in known.values()])
        pills.take(list(known).index(chosen))
        pills.chosen.connect(lambda at: self.choose(list(known)[at]))
        page.header.insertWidget(2, pills)

    def _take(self, game: str, wish: Wish, page: NewMatchPage) -> None:
        self._window.change(with_choices(self._window.settings, game, wish.kept))
        if wish.is_searched:
            page.wait()
        self._grant(game, wish)

    def _grant(self, game: str, wish: Wish) -> None:
        if wish.is_searched or wish.numbers:
            self.search_wanted.emit(game, wish)
        else:
            self.begin_wish(wish)


def kept_choices(settings: Settings, game: str) -> Any:
    """What was chosen for a game's new match the last time."""
    return settings.choices_for(game)


def with_choices(settings: Settings, game: str, kept: Any) -> Settings:
    """The settings with other choices for the next new match of a game."""
    return settings.with_choices(game, kept)
