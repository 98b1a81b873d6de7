"""What the strongest level made of the player's seat, with the same deal and the same opponents."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.same_deal import SameDeal
from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome
from shtil_desktop.games.shkap.table.words.names_and_counts import coins_text
from shtil_desktop.play.match import Match
from shtil_desktop.table.game_table import SameDealText
from shtil_desktop.table.words.place_words import place_text

translate = QCoreApplication.translate


def same_deal_text(match: Match, found: SameDeal | None) -> SameDealText:
    who, name = translate("same deal", "An admiral in your seat"), translate("names", "Admiral")
    if found is None:
        return SameDealText(who, name, "")
    outcome, seat = found.outcome, match.player
    assert isinstance(outcome, ShkapOutcome)
    place = place_text(outcome, outcome.scores, seat)
    return SameDealText(who, name, f"{coins_text(outcome.scores[seat])}, {place}")
