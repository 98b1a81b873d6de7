"""What the strongest level made of the player's seat, with the same deal and the same opponents."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.qwirkle.rules.outcome import QwirkleOutcome
from shtil_desktop.games.qwirkle.table.words.tile_words import points_text
from shtil_desktop.games.same_deal import SameDeal
from shtil_desktop.play.match import Match
from shtil_desktop.table.game_table import SameDealText
from shtil_desktop.table.words.place_words import place_text

translate = QCoreApplication.translate


def same_deal_text(match: Match, found: SameDeal | None) -> SameDealText:
    who, name = translate("same deal", "A master in your seat"), translate("qwirkle", "Master")
    if found is None:
        return SameDealText(who, name, "")
    outcome, seat = found.outcome, match.player
    assert isinstance(outcome, QwirkleOutcome)
    place = place_text(outcome, outcome.scores, seat)
    return SameDealText(who, name, f"{points_text(outcome.scores[seat])}, {place}")
