"""What a game gives the pages of the house: one object, named in its face and loaded when it is first needed.

`games/X/pages/__init__.py` holds it as `PAGES`, and the face of X names it: `pages = "…games.X.pages:PAGES"`.
That module is imported for the start page, before anything is seen: it imports nothing but this one, and
each of its methods imports what it needs. What a game has no use for it leaves out: the method that is
inherited says that there is none.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from shtil_desktop import games

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject, QRectF, QSizeF
    from PySide6.QtGui import QPainter, QPixmap

    from shtil_desktop.games.base import Event
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.entry import Entry
    from shtil_desktop.play.profile.statistics.figures import Summary
    from shtil_desktop.play.session import Session
    from shtil_desktop.table.motion.timings import Speed
    from shtil_desktop.table.places import Spot
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.deal_search import DealSearch
    from shtil_desktop.windows.pages.game_parts import (
        DailyMatches,
        Lessons,
        RuleBook,
        StatisticsParts,
        Underway,
        Wish,
    )
    from shtil_desktop.windows.pages.new_match.page import NewMatchPage
    from shtil_desktop.windows.pages.replay.page import ReplayPage
    from shtil_desktop.windows.pages.training.mistakes.drill_parts import DrillParts
    from shtil_desktop.windows.pages.training.problems.problem_parts import ProblemParts


class GamePages(Protocol):
    """One game on the pages. Options, where they come in, are always this game's own."""

    # What it is called

    @abstractmethod
    def name(self) -> str:
        """The game's name, in the language that is spoken now."""

    @abstractmethod
    def tagline(self) -> str:
        """What it is about, in three or four words below its name."""

    def designer(self) -> str:
        """Who invented the game, for the page about the program; empty if that is not told."""
        return ""

    def own_parts(self) -> str:
        """What of the game is our own design, in a sentence beside its designer; empty if nothing is."""
        return ""

    @abstractmethod
    def kind_name(self, options: Any) -> str:
        """What kind of match it is, in a word or two: its mode."""

    @abstractmethod
    def options_name(self, options: Any) -> str:
        """All that the player has chosen, in one line: mode, seats, expansions."""

    @abstractmethod
    def match_title(self, match: Match) -> str:
        """A match in the title bar and in questions: its mode and deal."""

    @abstractmethod
    def progress_text(self, entry: Entry) -> str:
        """How far a match has come, or how it stands: a few letters in the list of matches."""

    @abstractmethod
    def underway(self, match: Match) -> Underway:
        """The match to go on with, as the start page shows it."""

    def file_stem(self, options: Any, number: int | None) -> str:
        """What a file of such a match is called, unless the player says otherwise; no spaces in it."""
        return f"{self.name().lower()}-{number or 0}"

    # Its pictures

    @abstractmethod
    def tile(self, size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        """The picture on its tile of the start page. Best a file among its resources: to paint it, all of
        the game's art would have to be imported before the game is chosen."""

    def paint_backdrop(
        self, painter: QPainter, rect: QRectF, palette: Palette, *, is_whole: bool, is_wide: bool
    ) -> None:
        """The picture behind the start page; only that of the first game in the registry is asked for.

        Until it `is_whole` only what the program's first picture needs; `is_wide` leaves the lower left free.
        """
        painter.fillRect(rect, palette.sea_top)

    def settings_sample(
        self, size: QSizeF, palette: Palette, ratio: float, numeral_scale: float
    ) -> QPixmap | None:
        """Cards or tiles with numerals of this size, for the settings; None if it has no numerals."""
        return None

    # New matches

    @abstractmethod
    def new_match_page(self, palette: Palette, kept: Any) -> NewMatchPage:
        """Where a match is chosen, beginning with the choices made last time."""

    @abstractmethod
    def wish(self, kept: Any, options: Any, number: int | None = None, seat: int | None = None) -> Wish:
        """A match of these options, all else as it was chosen last; without a number any deal."""

    def deal_search(self, parent: QObject) -> DealSearch:
        """Finds the deals that have to be looked for: that of a day, one that can be won."""
        from shtil_desktop.windows.pages.deal_search import DealSearch

        return DealSearch(parent)

    def daily(self) -> DailyMatches | None:
        """Its daily matches; None if it has none."""
        return None

    # To read and to learn

    @abstractmethod
    def rules(self) -> RuleBook:
        """Its rule book."""

    def chapter(self, session: Session, choices: Any) -> str:
        """The anchor of the chapter on what is on the table now; the beginning, if it can't tell."""
        return ""

    def lessons(self) -> Lessons | None:
        """Its lessons; None if it has none."""
        return None

    def problems(self) -> ProblemParts | None:
        """What is said and shown of its problems (`GameFace.problems`); None if it has none."""
        return None

    def drills(self) -> DrillParts | None:
        """What is said of the player's own mistakes that are tried again; None if its reviews find none."""
        return None

    def without_luck(self, before: Any, events: list[Event], after: Any) -> tuple[list[Event], Any]:
        """What a try has led to, and the position after it, without what chance has brought by it.

        Whoever takes the move back would know what comes.
        """
        return events, after

    # Afterwards

    def replay_page(
        self,
        palette: Palette,
        match: Match,
        speed: Speed,
        export: Callable[[Match, Path], None],
        *,
        seeks_loss: bool = False,
    ) -> ReplayPage:
        """A match seen once more: the plain replay, or the game's own that also says what happened."""
        from shtil_desktop.windows.pages.replay.page import ReplayPage

        return ReplayPage(palette, match, speed)

    def place_of(self, events: Sequence[Event]) -> Spot | None:
        """The place on the table that a replay marks for what has just happened; usually none."""
        return None

    @abstractmethod
    def statistics(self) -> StatisticsParts:
        """What its finished matches come to."""

    def ending_figures(self, match: Match, summary: Summary, days_in_a_row: int) -> object | None:
        """What its table tells at the end of a counted match; None: nothing."""
        return None


def pages_of(game: str) -> GamePages:
    """The pages of a registered game."""
    found: GamePages = games.load(games.face_of(game).pages)
    return found


def all_pages() -> dict[str, GamePages]:
    """Those of all games, in the order in which they are offered."""
    return {game: pages_of(game) for game in games.GAMES}


def games_with_days() -> dict[str, DailyMatches]:
    """The daily matches of the games that have any."""
    found = {game: pages.daily() for game, pages in all_pages().items()}
    return {game: daily for game, daily in found.items() if daily is not None}


def games_with_problems() -> list[str]:
    """Those that have problems to be solved."""
    return [game for game in games.GAMES if games.face_of(game).problems]
