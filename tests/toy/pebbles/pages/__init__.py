"""Pebbles' pages, as the house asks for them; each part comes with a late import."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from shtil_desktop.windows.pages.game_pages import GamePages
from shtil_desktop.windows.pages.game_parts import Underway

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QPixmap

    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.entry import Entry
    from shtil_desktop.play.session import Session
    from shtil_desktop.table.theme import Palette
    from tests.toy.pebbles.pages.new_match import PebblesPage
    from tests.toy.pebbles.pages.rule_book import PebblesRules
    from tests.toy.pebbles.pages.statistics import PebblesStatistics
    from tests.toy.pebbles.pages.wish import PebblesWish
    from tests.toy.pebbles.rules.options import Options


class PebblesPages(GamePages):
    def name(self) -> str:
        return "Pebbles"

    def tagline(self) -> str:
        return "who takes the most"

    def kind_name(self, options: Options) -> str:
        return f"{options.rounds} rounds"

    def options_name(self, options: Options) -> str:
        return f"{options.rounds} rounds, {options.seats} players"

    def match_title(self, match: Match) -> str:
        return f"Pebbles, deal {match.number}"

    def progress_text(self, entry: Entry) -> str:
        return ""

    def underway(self, match: Match) -> Underway:
        game = match.game
        lines = (self.options_name(game.options), f"round {len(game.rounds) + 1}", f"deal {match.number}")
        return Underway(lambda: lines, len(game.rounds) / game.options.rounds, self.tile)

    def tile(self, size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
        from tests.toy.pebbles.pages.rule_book import pebbles_picture

        return pebbles_picture(size, 7, palette, ratio)

    def new_match_page(self, palette: Palette, kept: Any) -> PebblesPage:
        from tests.toy.pebbles.pages.new_match import PebblesPage

        return PebblesPage(palette, kept)

    def wish(
        self, kept: Any, options: Options, number: int | None = None, seat: int | None = None
    ) -> PebblesWish:
        from tests.toy.pebbles.pages.wish import PebblesWish

        return PebblesWish(options, number, seat or 0, PebblesWish.from_kept(kept).level)

    def rules(self) -> PebblesRules:
        from tests.toy.pebbles.pages.rule_book import PebblesRules

        return PebblesRules()

    def chapter(self, session: Session, choices: Any) -> str:
        return "round" if session.game.result is None else "end"

    def statistics(self) -> PebblesStatistics:
        from tests.toy.pebbles.pages.statistics import PebblesStatistics

        return PebblesStatistics()


PAGES: Final = PebblesPages()
