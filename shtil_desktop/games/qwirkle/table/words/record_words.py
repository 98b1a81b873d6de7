"""What the statistics say at the end of a game: how it compares with others among as many players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.values import value
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.table.words.locale_words import percent_text

translate = QCoreApplication.translate


@value
class Record:
    """The player's games among as many players, the one that has just ended included."""

    match: str
    """Its id."""
    summary: Summary


def record_lines(match: Match, known: object) -> list[str]:
    """Short lines; none as long as the statistics have not been heard, or tell of another game."""
    if not isinstance(known, Record) or known.match != match.id or not known.summary.matches:
        return []
    found, seats = known.summary, match.options.seats
    games = counted(translate("qwirkle", "%n game(s)", "", found.matches), found.matches)
    title = counted(translate("qwirkle", "Among %n player(s)", "", seats), seats)
    won = translate("qwirkle", "{games}, {rate} won").format(
        games=games, rate=percent_text(found.rate or 0.0)
    )
    lines = [f"{title}:", won]
    points, best = found.averages.get("points"), found.largest.get("best_turn")
    if points is not None:
        text = translate("qwirkle", "Points on average: {points}")
        lines.append(text.format(points=QLocale().toString(points, "f", 0)))
    if best is not None:
        lines.append(translate("qwirkle", "Best turn ever: {points}").format(points=QLocale().toString(best)))
    return lines
