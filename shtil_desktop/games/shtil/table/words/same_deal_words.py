"""What captains made of a voyage's deal, or an admiral in the player's seat among rivals."""

from __future__ import annotations

from shtil_desktop.games.base import Result
from shtil_desktop.games.record import parse
from shtil_desktop.games.same_deal import SameDeal
from shtil_desktop.games.shtil.lost_gaps import facts_of
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.outcome import VoyageOutcome
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.table.words.prompts import translate
from shtil_desktop.play.match import Match
from shtil_desktop.table.game_table import SameDealText
from shtil_desktop.table.words.counted_words import counted


def same_deal_text(match: Match, found: SameDeal | None) -> SameDealText:
    is_rivalry = match.options.mode is Mode.COMPETITIVE
    if is_rivalry:
        who, name = translate("same deal", "An admiral in your seat"), translate("names", "Admiral")
    elif match.options.seats == 1:
        who, name = translate("same deal", "A captain on this deal"), translate("names", "Captain")
    else:
        who, name = translate("same deal", "The captain’s crew"), translate("names", "Captain")
    if found is None:
        return SameDealText(who, name, "")
    return SameDealText(who, name, _rivalry(found, match.player) if is_rivalry else _voyage(found))


def _rivalry(found: SameDeal, player: int) -> str:
    outcome = found.outcome
    assert isinstance(outcome, VoyageOutcome) and outcome.scores is not None
    text = {
        Result.WON: translate("same deal", "won {mine} to\xa0{other}"),
        Result.LOST: translate("same deal", "lost {mine} to\xa0{other}"),
        Result.DRAW: translate("same deal", "drew {mine} to\xa0{other}"),
    }[outcome.result_for(player)]
    text = text.format(mine=outcome.scores[player], other=outcome.scores[1 - player])
    return text.replace("-", "\N{MINUS SIGN}")


def _voyage(found: SameDeal) -> str:
    facts = facts_of(Shtil.from_record(parse(found.record)))
    assert facts is not None
    left, empty = facts.cards_left, len(facts.empty_cells)
    if facts.outcome.winners:
        if not left:
            return translate("same deal", "won with no card left")
        return counted(translate("same deal", "won with %n card(s) left", "", left), left)
    if empty:
        return counted(translate("same deal", "lost with %n cell(s) left empty", "", empty), empty)
    return translate("same deal", "lost with the grid full")
