"""Qwirkle's pages, as the house asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.windows.pages.game_pages import GamePages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QPixmap

    from shtil_desktop.games.base import Event
    from shtil_desktop.games.qwirkle.new_match import NewQwirkle
    from shtil_desktop.games.qwirkle.pages.drills import QwirkleDrillParts
    from shtil_desktop.games.qwirkle.pages.new_match.page import NewQwirklePage
    from shtil_desktop.games.qwirkle.pages.problems.parts import QwirkleProblemParts
    from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage
    from shtil_desktop.games.qwirkle.pages.statistics import QwirkleStatistics
    from shtil_desktop.games.qwirkle.rules.deal import Options
    from shtil_desktop.games.qwirkle.rules.game import Qwirkle
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.entry import Entry
    from shtil_desktop.play.profile.statistics.figures import Summary
    from shtil_desktop.play.session import Session
    from shtil_desktop.table.motion.timings import Speed
    from shtil_desktop.table.places import Spot
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.game_parts import Lessons, RuleBook, Underway
    from shtil_desktop.windows.pages.new_match.match_wish import MatchWish

translate = QCoreApplication.translate


class QwirklePages(GamePages):
    """All of them; each comes with a late import."""

    # What it is called

    def name(self) -> str:
        return translate("qwirkle", "Qwirkle")

    def tagline(self) -> str:
        return translate("qwirkle", "lines of colour and shape")

    def designer(self) -> str:
        return translate("qwirkle", "Susan McKinley Ross")

    def kind_name(self, options: Options) -> str:
        return self.name()

    def options_name(self, options: Options) -> str:
        from shtil_desktop.games.qwirkle.pages.names import options_name

        return options_name(options)

    def match_title(self, match: Match) -> str:
        from shtil_desktop.games.qwirkle.pages.names import match_title

        return match_title(match)

    def progress_text(self, entry: Entry) -> str:
        from shtil_desktop.games.qwirkle.pages.names import progress_text

        return progress_text(entry)

    def underway(self, match: Match) -> Underway:
        from shtil_desktop.games.qwirkle.pages.underway import underway_of

        return underway_of(match)

    def file_stem(self, options: Options, number: int | None) -> str:
        return f"qwirkle-{number or 0}"

    # Its pictures

    def tile(self, size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        from shtil_desktop.windows.pages.tile_picture import tile_picture

        return tile_picture("qwirkle", size, palette, ratio)

    # New matches

    def new_match_page(self, palette: Palette, kept: NewQwirkle) -> NewQwirklePage:
        from shtil_desktop.games.qwirkle.pages.new_match.page import NewQwirklePage

        return NewQwirklePage(palette, kept)

    def wish(
        self, kept: NewQwirkle, options: Options, number: int | None = None, seat: int | None = None
    ) -> MatchWish:
        from shtil_desktop.games.values import replace
        from shtil_desktop.windows.pages.new_match.match_wish import MatchWish

        return MatchWish("qwirkle", replace(kept, options=options), number, seat)

    # To read and to learn

    def rules(self) -> RuleBook:
        from shtil_desktop.games.qwirkle.pages.rule_book import QwirkleRuleBook

        return QwirkleRuleBook()

    def chapter(self, session: Session, choices: Any) -> str:
        from shtil_desktop.games.qwirkle.pages.rule_book import chapter_of

        return chapter_of(session, choices)

    def lessons(self) -> Lessons | None:
        from shtil_desktop.games.qwirkle.pages.lessons import FirstGameLessons

        return FirstGameLessons()

    def problems(self) -> QwirkleProblemParts:
        from shtil_desktop.games.qwirkle.pages.problems.parts import QwirkleProblemParts

        return QwirkleProblemParts()

    def drills(self) -> QwirkleDrillParts:
        from shtil_desktop.games.qwirkle.pages.drills import QwirkleDrillParts

        return QwirkleDrillParts()

    def without_luck(
        self, before: Qwirkle, events: list[Event], after: Qwirkle
    ) -> tuple[list[Event], Qwirkle]:
        from shtil_desktop.games.qwirkle.pages.drills import without_drawn

        return without_drawn(events, after)

    # Afterwards

    def replay_page(
        self,
        palette: Palette,
        match: Match,
        speed: Speed,
        export: Callable[[Match, Path], None],
        *,
        seeks_loss: bool = False,
    ) -> QwirkleReviewPage:
        from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage

        return QwirkleReviewPage(palette, match, speed, seeks_loss=seeks_loss)

    def place_of(self, events: Sequence[Event]) -> Spot | None:
        from shtil_desktop.games.qwirkle.table.places import Place
        from shtil_desktop.games.qwirkle.table.words.log_words import cells_of
        from shtil_desktop.table.places import Spot

        cells = next((found for event in events if (found := cells_of(event))), None)
        return Spot(Place.MOVE, cells) if cells else None

    def ending_figures(self, match: Match, summary: Summary, days_in_a_row: int) -> object:
        from shtil_desktop.games.qwirkle.table.words.record_words import Record

        return Record(match.id, summary)

    def statistics(self) -> QwirkleStatistics:
        from shtil_desktop.games.qwirkle.pages.statistics import QwirkleStatistics

        return QwirkleStatistics()


PAGES: Final = QwirklePages()
