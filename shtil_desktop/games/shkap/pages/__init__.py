"""Shkap's pages, as the house asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.windows.pages.game_pages import GamePages

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QPixmap

    from shtil_desktop.games.shkap.new_match import NewExpedition
    from shtil_desktop.games.shkap.pages.drills import ShkapDrillParts
    from shtil_desktop.games.shkap.pages.lessons import FirstExpeditionLessons
    from shtil_desktop.games.shkap.pages.new_match.page import NewExpeditionPage
    from shtil_desktop.games.shkap.pages.problems.parts import ShkapProblemParts
    from shtil_desktop.games.shkap.pages.review.page import ShkapReviewPage
    from shtil_desktop.games.shkap.pages.statistics import ShkapStatistics
    from shtil_desktop.games.shkap.rules.options import Options
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.entry import Entry
    from shtil_desktop.play.profile.statistics.figures import Summary
    from shtil_desktop.play.session import Session
    from shtil_desktop.table.motion.timings import Speed
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.game_parts import RuleBook, Underway
    from shtil_desktop.windows.pages.new_match.match_wish import MatchWish

translate = QCoreApplication.translate


class ShkapPages(GamePages):
    """All of them; each comes with a late import."""

    # What it is called

    def name(self) -> str:
        return translate("shkap", "Shkap")

    def tagline(self) -> str:
        return translate("shkap", "pirates, maps and chests")

    def designer(self) -> str:
        from shtil_desktop.games.shkap.pages.names import translate

        return translate("shkap", "D. Kibkalo")

    def own_parts(self) -> str:
        from shtil_desktop.games.shkap.pages.names import translate

        return translate("shkap", "Its islands and the list of its cards are our own design.")

    def kind_name(self, options: Options) -> str:
        from shtil_desktop.games.shkap.pages.names import mode_name

        return mode_name(options.mode)

    def options_name(self, options: Options) -> str:
        from shtil_desktop.games.shkap.pages.names import options_name

        return options_name(options)

    def match_title(self, match: Match) -> str:
        from shtil_desktop.games.shkap.pages.names import match_title

        return match_title(match)

    def progress_text(self, entry: Entry) -> str:
        from shtil_desktop.games.shkap.pages.names import progress_text

        return progress_text(entry)

    def underway(self, match: Match) -> Underway:
        from shtil_desktop.games.shkap.pages.underway import underway_of

        return underway_of(match)

    def file_stem(self, options: Options, number: int | None) -> str:
        return f"shkap-{options.mode.value}-{number or 0}"

    # Its pictures

    def tile(self, size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        from shtil_desktop.windows.pages.tile_picture import tile_picture

        return tile_picture("shkap", size, palette, ratio)

    # New matches

    def new_match_page(self, palette: Palette, kept: NewExpedition) -> NewExpeditionPage:
        from shtil_desktop.games.shkap.pages.new_match.page import NewExpeditionPage

        return NewExpeditionPage(palette, kept)

    def wish(
        self, kept: NewExpedition, options: Options, number: int | None = None, seat: int | None = None
    ) -> MatchWish:
        from shtil_desktop.games.values import replace
        from shtil_desktop.windows.pages.new_match.match_wish import MatchWish

        return MatchWish("shkap", replace(kept, options=options), number, seat)

    # To read and to learn

    def rules(self) -> RuleBook:
        from shtil_desktop.games.shkap.pages.rule_book import ShkapRuleBook

        return ShkapRuleBook()

    def chapter(self, session: Session, choices: Any) -> str:
        from shtil_desktop.games.shkap.pages.rule_book import chapter_of

        return chapter_of(session, choices)

    def lessons(self) -> FirstExpeditionLessons:
        from shtil_desktop.games.shkap.pages.lessons import FirstExpeditionLessons

        return FirstExpeditionLessons()

    def problems(self) -> ShkapProblemParts:
        from shtil_desktop.games.shkap.pages.problems.parts import ShkapProblemParts

        return ShkapProblemParts()

    def drills(self) -> ShkapDrillParts:
        from shtil_desktop.games.shkap.pages.drills import ShkapDrillParts

        return ShkapDrillParts()

    # Afterwards

    def replay_page(
        self,
        palette: Palette,
        match: Match,
        speed: Speed,
        export: Callable[[Match, Path], None],
        *,
        seeks_loss: bool = False,
    ) -> ShkapReviewPage:
        from shtil_desktop.games.shkap.pages.review.page import ShkapReviewPage

        return ShkapReviewPage(palette, match, speed, seeks_loss=seeks_loss)

    def statistics(self) -> ShkapStatistics:
        from shtil_desktop.games.shkap.pages.statistics import ShkapStatistics

        return ShkapStatistics()

    def ending_figures(self, match: Match, summary: Summary, days_in_a_row: int) -> object:
        from shtil_desktop.games.shkap.table.words.end_words import Record

        return Record(match.id, summary)


PAGES: Final = ShkapPages()
