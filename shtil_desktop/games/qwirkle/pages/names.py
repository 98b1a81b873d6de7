"""What things are called on Qwirkle's pages: games, levels, how a game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.qwirkle.rules.outcome import QwirkleOutcome
from shtil_desktop.games.qwirkle.rules.tiles import COPIES, KINDS
from shtil_desktop.table.words.counted_words import counted, strung
from shtil_desktop.windows.pages.words.origin_words import played_on_text
from shtil_desktop.windows.pages.words.score_words import scores_text

if TYPE_CHECKING:
    from shtil_desktop.games.qwirkle.rules.deal import Options
    from shtil_desktop.play.match import Match
    from shtil_desktop.play.profile.matches.entry import Entry

translate = QCoreApplication.translate
TILES: Final = KINDS * COPIES


def seats_text(seats: int) -> str:
    return counted(translate("names", "%n player(s)", "", seats), seats)


def options_name(options: Options) -> str:
    """A kind of game in one line, without the game's name."""
    return seats_text(options.seats)


def match_title(match: Match) -> str:
    """A game by its deal."""
    what = translate("qwirkle", "Qwirkle")
    if match.number > 0 and not match.is_foreign:
        what = translate("qwirkle", "Qwirkle, deal\xa0{number}").format(number=match.number)
    found = [what, seats_text(match.options.seats)]
    if match.origin is not None:
        found.append(played_on_text(match.origin))
    return strung(found)


def progress_text(entry: Entry) -> str:
    """The points of a finished game, the player's first; before that, how many tiles are laid."""
    if isinstance(entry.outcome, QwirkleOutcome):
        return scores_text(entry.outcome.scores, entry.player)
    text = translate("qwirkle", "{laid} of\xa0{all}")
    return text.format(laid=entry.progress, all=TILES)
