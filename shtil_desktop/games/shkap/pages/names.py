"""What things are called on Shkap's pages: modes, levels, expeditions, how one stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.shkap.rules.options import Mode
from shtil_desktop.games.shkap.rules.outcome import ShkapOutcome
from shtil_desktop.table.words.counted_words import counted, strung
from shtil_desktop.windows.pages.words.origin_words import played_on_text
from shtil_desktop.windows.pages.words.score_words import scores_text

if TYPE_CHECKING:
    from shtil_desktop.games.shkap.rules.options import Options
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.entry import Entry

translate = QCoreApplication.translate


def mode_name(mode: Mode) -> str:
    """As the table calls it."""
    from shtil_desktop.games.shkap.table.words.captions import mode_name

    return mode_name(mode)


def mode_story(mode: Mode) -> str:
    """A few sentences about a mode."""
    return {
        Mode.BASE: translate(
            "shkap",
            "Land on an island, secretly lay a route of cards to a chest, and be there in fewer "
            "steps than the others. After every island you draw back up to five cards.",
        ),
        Mode.ARCHIPELAGO: translate(
            "shkap",
            "Eight islands, four of them open from the start. You choose nine cards in a draft, and"
            " they have to last for four islands: plan ahead.",
        ),
    }[mode]


def level_name(level: str) -> str:
    return {
        "deckhand": translate("names", "Deckhand"),
        "sailor": translate("names", "Sailor"),
        "captain": translate("names", "Captain"),
        "admiral": translate("names", "Admiral"),
    }.get(level, level)


def seats_text(seats: int) -> str:
    return counted(translate("names", "%n player(s)", "", seats), seats)


def options_name(options: Options) -> str:
    """A kind of expedition in one line."""
    return strung([mode_name(options.mode), seats_text(options.seats)])


def match_title(match: Match) -> str:
    """An expedition by its mode and deal."""
    what = mode_name(match.options.mode)
    if match.number > 0 and not match.is_foreign:
        text = translate("shkap", "{mode}, deal\xa0{number}")
        what = text.format(mode=what, number=match.number)
    found = [translate("shkap", "Shkap"), what, seats_text(match.options.seats)]
    if match.origin is not None:
        found.append(played_on_text(match.origin))
    return strung(found)


def progress_text(entry: Entry) -> str:
    """The coins of a finished expedition, the player's first; before that, how many islands are behind."""
    if isinstance(entry.outcome, ShkapOutcome):
        return scores_text(entry.outcome.scores, entry.player)
    return islands_behind(entry.progress, entry.options)


def islands_behind(count: int, options: Options) -> str:
    text = translate("shkap", "{count} of\xa0{all}")
    return text.format(count=min(count, options.islands), all=options.islands)
