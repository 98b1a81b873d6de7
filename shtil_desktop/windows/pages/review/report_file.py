"""What a review page shows, put on paper and written to a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from shtil_desktop.games.base import Result
from shtil_desktop.play.match import Match
from shtil_desktop.play.profile.files import write_whole
from shtil_desktop.play.session import Session
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.matches.file_dialogs import why_not_written
from shtil_desktop.windows.pages.matches.model import result_text
from shtil_desktop.windows.pages.review.mistakes import mistake_title
from shtil_desktop.windows.pages.review.page import ReviewedReplay
from shtil_desktop.windows.pages.review.position_picture import PositionPictures
from shtil_desktop.windows.pages.review.report import CHART_WIDTH, Report, ReportedDecision, pdf_of

translate = QCoreApplication.translate
SCALE_ROOM = 230.0, 14.0
"""Left and right of the plot of a chart."""


def save_review(page: ReviewedReplay, path: Path) -> tuple[bool, str]:
    """Whether there was trouble, and what to say."""
    try:
        write_whole(path, pdf_of(report_of(page)))
    except OSError as error:
        return True, why_not_written(path, error)
    return False, translate("MatchesPage", "Saved: {file}").format(file=path.name)


def report_of(page: ReviewedReplay) -> Report:
    match = page.original
    session = Session(match, None)
    pictures = PositionPictures(session)
    chart = page.paper_chart()
    chart.resize(CHART_WIDTH, chart.height())
    chart.align(*SCALE_ROOM)
    chart.place = len(match.game.actions) + 1  # none of its moments is shown
    pages = pages_of(match.game.id)
    return Report(
        title=strung(dict.fromkeys((pages.name(), pages.options_name(match.options)))),
        facts=facts_text(match),
        words=page.verdicts(),
        chart=chart,
        chart_name=page.chart.accessibleName(),
        end_name=translate("review report", "The table at the end"),
        end=partial(pictures.after, len(match.game.actions)),
        heading=page.panel.mistakes.heading.text(),
        decisions=tuple(
            ReportedDecision(
                mistake_title(one.mistake, one.who),
                played_text(page, session, one.mistake.action),
                one.told,
                partial(pictures.after, one.mistake.action),
            )
            for one in page.costly_decisions()
        ),
    )


def played_text(page: ReviewedReplay, session: Session, action: int) -> str:
    """An action in the words of the log."""
    lines = page.teller.whole(session.opening, session.history[: action + 1])
    return strung(line.text for line in lines if line.step == action + 1)


def facts_text(match: Match) -> str:
    """“12 November 2026 · deal 116 · Lost”."""
    outcome = match.game.result
    result: Result | None = None if outcome is None else outcome.result_for(match.player)
    facts = [day_text((match.finished or match.started).astimezone().date(), is_long=True)]
    if match.has_numbered_deal:
        facts.append(translate("review report", "deal\xa0{number}").format(number=match.number))
    length = translate("review report", "actions: {count}").format(count=len(match.game.actions))
    return strung([*facts, length, result_text(result)])
