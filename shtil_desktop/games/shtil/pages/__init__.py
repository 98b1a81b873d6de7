"""Shtil's pages, as the house asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.windows.pages.game_pages import GamePages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QObject, QRectF, QSizeF
    from PySide6.QtGui import QPainter, QPixmap

    from shtil_desktop.games.base import Event
    from shtil_desktop.games.shtil.new_voyage import NewVoyage
    from shtil_desktop.games.shtil.pages.daily import ShtilDaily
    from shtil_desktop.games.shtil.pages.drills import ShtilDrillParts
    from shtil_desktop.games.shtil.pages.lessons import FirstVoyageLessons
    from shtil_desktop.games.shtil.pages.new_voyage.deal_search import ShtilDealSearch
    from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
    from shtil_desktop.games.shtil.pages.new_voyage.wishes import Wish
    from shtil_desktop.games.shtil.pages.problems.parts import ShtilProblemParts
    from shtil_desktop.games.shtil.pages.review.page import ReviewPage
    from shtil_desktop.games.shtil.pages.rule_book import ShtilRuleBook
    from shtil_desktop.games.shtil.pages.statistics import ShtilStatistics
    from shtil_desktop.games.shtil.rules.options import Options
    from shtil_desktop.games.shtil.rules.voyage import Shtil
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.entry import Entry
    from shtil_desktop.play.profile.statistics.figures import Summary
    from shtil_desktop.play.session import Session
    from shtil_desktop.table.motion.timings import Speed
    from shtil_desktop.table.places import Spot
    from shtil_desktop.table.theme import Palette
    from shtil_desktop.windows.pages.game_parts import Underway

translate = QCoreApplication.translate


class ShtilPages(GamePages):
    """All of them; each comes with a late import."""

    # What it is called

    def name(self) -> str:
        return translate("names", "Shtil")

    def tagline(self) -> str:
        return translate("names", "a sea of eighty islands")

    def designer(self) -> str:
        return translate("names", "James Emmerson")

    def kind_name(self, options: Options) -> str:
        from shtil_desktop.games.shtil.pages.names import short_name

        return short_name(options)

    def options_name(self, options: Options) -> str:
        from shtil_desktop.games.shtil.pages.names import voyage_name

        return voyage_name(options)

    def match_title(self, match: Match) -> str:
        from shtil_desktop.games.shtil.pages.names import deal_title

        return deal_title(match)

    def progress_text(self, entry: Entry) -> str:
        from shtil_desktop.games.shtil.pages.names import placed_text

        return placed_text(entry.progress, entry.options)

    def underway(self, match: Match) -> Underway:
        from shtil_desktop.games.shtil.pages.underway import underway_of

        return underway_of(match)

    def file_stem(self, options: Options, number: int | None) -> str:
        return f"{options.mode.value}-{number}"

    # Its pictures

    def tile(self, size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        from shtil_desktop.windows.pages.tile_picture import tile_picture

        return tile_picture("shtil", size, palette, ratio)

    def paint_backdrop(
        self, painter: QPainter, rect: QRectF, palette: Palette, *, is_whole: bool, is_wide: bool
    ) -> None:
        from shtil_desktop.games.shtil.pages.backdrop import paint_horizon

        paint_horizon(painter, rect, palette, is_whole, is_wide)

    def settings_sample(
        self, size: QSizeF, palette: Palette, ratio: float, numeral_scale: float
    ) -> QPixmap | None:
        from shtil_desktop.games.shtil.pages.settings_sample import sample_cards

        return sample_cards(size, palette, ratio, numeral_scale)

    # New matches

    def new_match_page(self, palette: Palette, kept: NewVoyage) -> NewVoyagePage:
        from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage
        from shtil_desktop.games.shtil.pages.new_voyage.wishes import can_prove, offered_levels

        return NewVoyagePage(palette, kept, offered_levels(), can_prove)

    def wish(
        self, kept: NewVoyage, options: Options, number: int | None = None, seat: int | None = None
    ) -> Wish:
        from shtil_desktop.games.shtil.pages.new_voyage.wishes import Wish
        from shtil_desktop.games.values import replace

        return Wish(replace(kept, options=options), number, seat)

    def deal_search(self, parent: QObject) -> ShtilDealSearch:
        from shtil_desktop.games.shtil.pages.new_voyage.deal_search import ShtilDealSearch

        return ShtilDealSearch(parent)

    def daily(self) -> ShtilDaily:
        from shtil_desktop.games.shtil.pages.daily import ShtilDaily

        return ShtilDaily()

    # To read and to learn

    def rules(self) -> ShtilRuleBook:
        from shtil_desktop.games.shtil.pages.rule_book import ShtilRuleBook

        return ShtilRuleBook()

    def chapter(self, session: Session, choices: Any) -> str:
        from shtil_desktop.games.shtil.pages.chapters import chapter_of

        return chapter_of(session, choices)

    def lessons(self) -> FirstVoyageLessons:
        from shtil_desktop.games.shtil.pages.lessons import FirstVoyageLessons

        return FirstVoyageLessons()

    def problems(self) -> ShtilProblemParts:
        from shtil_desktop.games.shtil.pages.problems.parts import ShtilProblemParts

        return ShtilProblemParts()

    def drills(self) -> ShtilDrillParts:
        from shtil_desktop.games.shtil.pages.drills import ShtilDrillParts

        return ShtilDrillParts()

    def without_luck(self, before: Shtil, events: list[Event], after: Shtil) -> tuple[list[Event], Shtil]:
        from shtil_desktop.games.shtil.review.luckless_try import try_without_luck

        return try_without_luck(before, after.actions[-1][1])

    # Afterwards

    def replay_page(
        self,
        palette: Palette,
        match: Match,
        speed: Speed,
        export: Callable[[Match, Path], None],
        *,
        seeks_loss: bool = False,
    ) -> ReviewPage:
        from shtil_desktop.games.shtil.pages.review.page import ReviewPage

        return ReviewPage(palette, match, speed, export, seeks_loss=seeks_loss)

    def place_of(self, events: Sequence[Event]) -> Spot | None:
        from shtil_desktop.games.shtil.table.places import Kind
        from shtil_desktop.table.places import Spot

        cells = [getattr(event, "cell", None) for event in events]
        return next((Spot(Kind.CELL, cell) for cell in cells if cell is not None), None)

    def statistics(self) -> ShtilStatistics:
        from shtil_desktop.games.shtil.pages.statistics import ShtilStatistics

        return ShtilStatistics()

    def ending_figures(self, match: Match, summary: Summary, days_in_a_row: int) -> object:
        from shtil_desktop.games.shtil.table.words.tally_words import Record

        return Record(match.id, summary, match.daily, days_in_a_row)


PAGES: Final = ShtilPages()
