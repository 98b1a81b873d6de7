"""A game of Qwirkle seen again and read: the lead, the points lost, what was better."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt

from shtil_desktop.games.mistakes import Mistake
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage
from shtil_desktop.games.qwirkle.pages.review.words import better_text, move_text, signed
from shtil_desktop.games.qwirkle.review.mistakes import mistakes_of
from shtil_desktop.games.qwirkle.review.review import Review, review
from shtil_desktop.games.qwirkle.rules.actions import Resign, Trade
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.play.match import Match, Seat
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import DAY


@cache
def read() -> tuple[Match, Review]:
    """A beginner's first moves against a greedy opponent."""
    match = Match.begin(QWIRKLE, Options(2), 24, (Seat(""), Seat("Ada", "amateur")))
    game = match.game
    while len(game.actions) < 12:
        level = "beginner" if game.turn == 0 else "greedy"
        game.apply(QWIRKLE.mate(level, len(game.actions)).decide(game.view(game.turn)))
    return match, review(game, 0)


@pytest.fixture
def page(qtbot):
    match, _ = read()
    made = QwirkleReviewPage(DAY, replace(match), Speed.OFF, seeks_loss=True)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    return made


def test_the_curve_of_the_lead_is_that_of_the_scores(page):
    match, found = read()
    page.hear_review(found)
    assert page.chart.length == len(match.game.actions)
    assert page.chart.words_at(page.chart.length).startswith(
        f"Lead: {signed(match.game.scores[0] - match.game.scores[1], 0)}"
    )


def test_it_goes_to_the_dearest_move_and_says_what_was_better(page):
    _, found = read()
    page.hear_review(found)
    dearest = found.dearest[0]
    assert page.number == dearest.number + 1
    assert page.panel.mistakes.rows[0].told.text() == better_text(dearest)
    assert move_text(dearest.best, dearest.best_points) in better_text(dearest)
    assert page.panel.otherwise.isVisible()


def test_the_player_who_has_moved_is_left_where_she_is(page):
    page.step(-3)
    at = page.number
    page.hear_review(read()[1])
    assert page.number == at


def test_the_better_move_is_shown_in_the_place_of_the_other_and_the_game_comes_back(page):
    _, found = read()
    page.hear_review(found)
    move = found.dearest[0]
    page.show_otherwise(True)
    shown = page.session.position(page.number)
    assert shown.actions[-1] == (0, move.best) and page.number == move.number + 1
    assert page.chart.length == page.number
    assert page.chart.words_at(page.number) == f"Lead: {signed(shown.scores[0] - shown.scores[1], 0)}"
    page.show_otherwise(False)
    assert page.session is page.played and page.number == move.number + 1
    assert page.played.game.actions[move.number] == (0, move.played)


def test_a_click_on_a_dear_move_and_on_the_chart_goes_there(page, qtbot):
    _, found = read()
    page.hear_review(found)
    qtbot.mouseClick(page.panel.mistakes.rows[len(found.dearest) - 1].title, Qt.MouseButton.LeftButton)
    assert page.number == found.dearest[-1].number + 1
    at = QPoint(round(page.chart.across(4)), 40)
    qtbot.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=at)
    assert page.number == 4


def test_the_costly_decisions_stay_where_they_are_when_one_is_shown(page, qtbot):
    _, found = read()
    page.hear_review(found)
    row, places = page.panel.mistakes.rows[0], set()
    for number in (0, found.dearest[0].number + 1, found.dearest[0].number + 2):
        page.show_moment(number)
        QCoreApplication.processEvents()
        places.add(row.again.mapTo(page, QPoint(0, 0)).y())
    assert len(places) == 1


def test_it_tells_how_far_the_reading_is(page):
    _, found = read()
    page.hear_review(replace(found, moves=found.moves[:2], done=2))
    assert page.panel.verdict.text().replace("\xa0", " ") == f"2 of {found.total} moves reviewed."
    assert not page.is_read and not page.panel.note.isVisible()


def test_it_says_by_when_points_are_lost(page):
    _, found = read()
    page.hear_review(replace(found, moves=tuple(replace(move, is_to_the_end=False) for move in found.moves)))
    assert "over one round" in page.panel.note.text() and "end of the game" not in page.panel.note.text()
    page.hear_review(replace(found, moves=tuple(replace(move, is_to_the_end=True) for move in found.moves)))
    assert "in the last moves, by the end of the game" in page.panel.note.text()


def test_luck_of_others_is_told_only_after_the_end(page):
    match, found = read()
    page.hear_review(found)
    assert "You" in page.panel.luck.text() and "Ada" not in page.panel.luck.text()
    assert not match.is_over


def test_without_a_worker_it_says_so(page):
    page.show_unread()
    assert page.panel.verdict.text() == "The game can’t be reviewed right now."


def test_a_trade_is_told_in_words(qapp):
    assert move_text(Trade((1, 2)), 0).replace("\xa0", " ") == "2 tiles traded"


def test_a_replay_has_no_buttons_beside_the_rack(page):
    assert not any(item.isVisible() for item in page.scene.stage.furniture.tools.values())
    assert page.scene.stage.furniture.rack.isVisible()


def test_only_what_is_marked_can_be_tried_and_only_after_the_end(page, qtbot):
    match, found = read()
    page.hear_review(found)
    rows = page.panel.mistakes.rows[: len(found.dearest)]
    assert not any(row.again.isVisible() for row in rows) and page.mistakes == ()
    game = match.game.copy()
    game.apply(Resign())
    ended = QwirkleReviewPage(DAY, replace(match, game=game), Speed.OFF)
    qtbot.addWidget(ended)
    ended.show()
    told: list[tuple[Mistake, ...]] = []
    ended.mistakes_found.connect(told.append)
    ended.hear_review(replace(found, moves=found.moves[:2], done=2))
    assert told == []
    ended.hear_review(found)
    assert told == [mistakes_of(found)]
    rows = ended.panel.mistakes.rows[: len(found.dearest)]
    assert [row.again.isVisible() for row in rows] == [move.is_flagged for move in found.dearest]
