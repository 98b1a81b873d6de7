"""What is counted of Qwirkle: points, best turn, Qwirkles, the strongest opponent, points lost a move."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache

import pytest
from PySide6.QtWidgets import QScrollArea

from shtil_desktop.games.qwirkle.best_turns import best_turn, lays_of, qwirkles
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.pages import PAGES
from shtil_desktop.games.qwirkle.pages.statistics import QwirkleStatistics
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.table.words.record_words import record_lines
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.play.profile.settings import Language, Theme
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.profile.statistics.figures import Selection, finished
from shtil_desktop.table.theme import DAY
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.style import Style

MOMENT = datetime(2026, 11, 18, 12, tzinfo=UTC)


@cache
def played(number: int, level: str = "amateur") -> Match:
    """A whole game of two greedy seats, the other called a mate of this level."""
    match = Match.begin(QWIRKLE, Options(2), number, (Seat(""), Seat("Ada", level)))
    while match.game.result is None:
        view = match.game.view(match.game.turn)
        match.game.apply(QWIRKLE.mate("greedy").decide(view))
    match.finished = MOMENT + timedelta(minutes=number)
    return match


@pytest.fixture
def kept():
    made = Statistics(None)
    made.add([finished(played(1)), finished(played(2, "master"))])
    return made


def test_best_turn_and_qwirkles_are_those_of_the_players_lays():
    game = played(1).game
    points = [laid.points for laid in lays_of(game, 0)]
    assert best_turn(game, 0) == max(points)
    bonus = game.scores[0] - sum(points)
    assert bonus in (0, 6)
    assert qwirkles(game, 0) == sum(line.points == 12 for laid in lays_of(game, 0) for line in laid.lines)


def test_points_are_averaged_over_all_games_and_the_best_turn_is_the_best_of_all(kept):
    found = kept.figures(Selection("qwirkle")).summary
    games = [played(1).game, played(2, "master").game]
    assert found.averages["points"] == sum(game.scores[0] for game in games) / 2
    assert found.largest["best_turn"] == max(best_turn(game, 0) for game in games)


def test_wins_are_told_apart_by_seats_and_by_the_strongest_opponent(kept):
    assert list(kept.figures(Selection("qwirkle")).tallies) == ["2"]
    assert kept.figures(Selection("qwirkle", level=4)).summary.matches == 1
    assert kept.figures(Selection("qwirkle", seats=3)).summary.matches == 0


def test_points_lost_become_known_by_a_review_and_outlast_another_count(kept):
    match = played(1)
    assert kept.figures(Selection("qwirkle")).course == ()
    kept.note(match.id, {"lost": 140})
    kept.note("nobody's", {"lost": 1})
    kept.count(match)
    found = kept.figures(Selection("qwirkle"))
    assert found.course == (140,) and found.summary.averages["lost"] == 140
    kept.count(replace(match, finished=MOMENT + timedelta(days=1)))  # undone, and ended anew
    assert kept.figures(Selection("qwirkle")).course == ()


def test_the_page_shows_them(qtbot, kept):
    kept.note(played(1).id, {"lost": 140})
    found = kept.figures(Selection("qwirkle"))
    told = [text for text, _, _ in QwirkleStatistics().figures(found.summary)]
    assert told[3] == "1.4" and told[1] == str(found.summary.largest["best_turn"])
    chart = PAGES.statistics().chart(DAY)
    qtbot.addWidget(chart)
    chart.show_figures(found, "nothing")
    assert not chart.is_empty and chart.scale_text(1.0) == "2.0"
    chart.show_figures(None, "nothing")
    assert chart.is_empty and chart.empty == "nothing"
    assert not chart.grab().isNull()


def test_the_end_compares_with_games_among_as_many_players(qapp, kept):
    match, found = played(1), kept.figures(Selection("qwirkle", seats=2))
    lines = record_lines(match, PAGES.ending_figures(match, found.summary, 0))
    assert lines[0].replace("\xa0", " ") == "Among 2 players:" and "2\xa0games" in lines[1]
    assert record_lines(match, None) == []
    assert record_lines(match, PAGES.ending_figures(played(2, "master"), found.summary, 0)) == []


@pytest.mark.parametrize("language", [Language.RU, Language.DE, Language.EN])
def test_ten_figures_fit_the_smallest_window(qapp, qtbot, kept, tmp_path, language):
    style, speech = Style(qapp, tmp_path, Theme.LIGHT), Translations(qapp, Language.EN)
    speech.choose(language)
    page = StatisticsPage(DAY, BackgroundStatistics(kept), game="qwirkle")
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    qtbot.waitUntil(lambda: page.figures.labels[0][0].text() == "2")
    (area,) = page.findChildren(QScrollArea)
    inner = area.widget()
    assert inner is not None and inner.minimumSizeHint().width() <= area.viewport().width()
    speech.choose(Language.EN)
    style.deleteLater()
    qapp.setStyleSheet("")
