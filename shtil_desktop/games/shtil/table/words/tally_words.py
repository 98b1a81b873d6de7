"""The figures of a voyage that has ended, as the table tells them."""

from __future__ import annotations

from datetime import date

from shtil_desktop.games.base import Result
from shtil_desktop.games.shtil.lost_gaps import facts_of
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.table.items.tally import TallyPart
from shtil_desktop.games.shtil.table.words.prompts import translate, voyage_title
from shtil_desktop.games.shtil.table.words.removed_name import removed_name
from shtil_desktop.games.values import value
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.statistics.figures import Summary
from shtil_desktop.play.session import Session
from shtil_desktop.table.words.counted_words import counted
from shtil_desktop.table.words.locale_words import percent_text


@value
class Record:
    """What the statistics know once a voyage is counted; they may come late, or never."""

    match: str
    """The id of the voyage that has just ended."""
    kind: Summary
    """All voyages with the same options: a plain voyage is counted without those of any expansion."""
    day: date | None = None
    days_in_a_row: int = 0
    """Daily voyages won, up to the day of this one."""


def voyage_parts(session: Session, known: Record | None) -> list[TallyPart]:
    """What is told of a voyage that has ended; what is known of another one is of no use."""
    facts, match = facts_of(session.game), session.match
    assert facts is not None
    is_won = facts.outcome.result_for(session.player) is Result.WON
    record = known if known is not None and known.match == match.id else None
    return tally_parts(match, facts.cards_left, is_won, record)


def tally_parts(match: Match, cards_left: int, is_won: bool, record: Record | None) -> list[TallyPart]:
    """This voyage, and all of its kind if they are known."""
    parts = [_this_voyage(match, cards_left)]
    if match.daily is not None:
        parts.insert(0, _daily(is_won, record))
    if record is not None and record.kind.matches:
        parts.append(_kind(match.options, record.kind))
    return parts


def _this_voyage(match: Match, cards_left: int) -> TallyPart:
    lines = [
        (translate("tally", "Cards left"), str(cards_left)),
        (translate("tally", "Hints"), str(match.hints_used)),
        (translate("tally", "Undos"), str(match.undos_used)),
    ]
    if match.options.mode is Mode.COMPETITIVE:
        del lines[0]  # there they are part of the score
    if match.difficulty is not None:
        lines.append((translate("tally", "Difficulty"), _of(match.difficulty, 5)))
    return TallyPart(translate("tally", "This voyage"), tuple(lines))


def _of(count: int, whole: int) -> str:
    """As short as it can be: beside a small table there is little room."""
    return f"{count}\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}{whole}"


def _kind(options: Options, found: Summary) -> TallyPart:
    lines = [
        (translate("tally", "Wins"), _of(found.wins, found.matches)),
        (translate("tally", "Win rate"), percent_text(found.rate or 0.0)),
        (translate("tally", "Wins in a row"), str(found.current_streak)),
    ]
    if found.best_streak > found.current_streak:
        lines.append((translate("tally", "Best streak"), str(found.best_streak)))
    return TallyPart(_kind_name(options), tuple(lines))


def _kind_name(options: Options) -> str:
    """Name the voyages that are counted: of this mode, with as many seats and the same expansions."""
    words = [voyage_title(options)]
    if options.mode is not Mode.COMPETITIVE:
        seats = counted(translate("tally", "%n player(s)", "", options.seats), options.seats)
        words.append(translate("tally", "solo") if options.seats == 1 else seats)
    if options.removed:
        words.append(removed_name(options.removed))
    if options.is_stormy:
        words.append(translate("tally", "same expansions"))
    return ", ".join(words)


def _daily(is_won: bool, record: Record | None) -> TallyPart:
    title = (
        translate("tally", "Daily voyage won") if is_won else translate("tally", "Daily voyage not won yet")
    )
    if record is None or not record.days_in_a_row:
        return TallyPart(title, ())
    return TallyPart(title, ((translate("tally", "Days in a row"), str(record.days_in_a_row)),))
