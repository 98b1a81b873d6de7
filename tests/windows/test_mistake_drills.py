"""From a review to the decision that lost it, and what is kept of mistakes: quietly, the worst, one's own."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.play.session import Session
from shtil_desktop.windows.destinations import Destination
from shtil_desktop.windows.pages.training.exercise.exercise_page import ExercisePage
from shtil_desktop.windows.pages.training.exercise.exercise_words import State
from tests.windows.pages.training.drilling import match_of, shtil_mistake
from tests.windows.test_navigator import Port, port

__all__ = ["port"]
TODAY = date(2026, 11, 12)


@pytest.fixture(autouse=True)
def on_a_day(port: Port):
    port.navigator.drills.training.today = lambda: TODAY


def lost_voyage(port: Port) -> tuple[str, Mistake]:
    """Kept in the profile, and on the table at its end."""
    match, mistake, _ = shtil_mistake()
    own = replace(match, game=match.game.copy())
    port.window.show_table()
    port.window.controller.begin(Session(own, port.store))
    return own.id, mistake


def test_two_presses_from_the_end_she_tries_the_decision_that_lost_it(port, qtbot):
    name, mistake = lost_voyage(port)
    port.window.show()
    port.window.controller.review_wanted.emit()
    review = port.shown
    assert isinstance(review, ReviewPage)
    at = mistake.action
    length = len(review.sailed.game.actions)
    review.show_review(Review(length, last_winnable=at, first_lost=at + 1, is_told=True, is_done=True))
    qtbot.mouseClick(review.panel.mistakes.rows[0].again, Qt.MouseButton.LeftButton)
    page = port.shown
    assert isinstance(page, ExercisePage) and page.state is State.ASKED
    assert len(page.position.actions) == at
    assert [(one.match, one.action) for one in port.navigator.drills.training.drills] == [(name, at)]
    page.closed.emit()
    assert port.shown is review and review.number == at + 1
    review.closed.emit()
    assert port.shown is port.window.view


def test_the_three_worst_are_kept_once_and_come_back(port):
    name, _ = lost_voyage(port)
    drills, match = port.navigator.drills, port.store.load(name)
    found = tuple(Mistake(at, Loss.CHANCE, 40 - at) for at in range(5))
    drills.keep(match, found)
    drills.keep(match, found)
    assert [one.action for one in drills.training.drills] == [0, 1, 2]
    assert drills.training.due == []
    drills.training.today = lambda: TODAY + timedelta(days=1)
    assert len(drills.training.due) == 3


def test_what_is_not_the_players_own_or_under_way_is_not_kept(port):
    drills, match = port.navigator.drills, match_of("shtil", "deckhand", 3)
    drills.keep(replace(match, is_foreign=True), (Mistake(3, Loss.MATCH),))
    drills.keep(replace(match, game=match.game.beginning()), (Mistake(3, Loss.MATCH),))
    assert drills.training.drills == ()


def test_with_a_deleted_match_its_drills_go(port):
    name, mistake = lost_voyage(port)
    drills = port.navigator.drills
    drills.keep(port.store.load(name), (mistake,))
    port.navigator.go(Destination.MATCHES)
    page = port.shown
    page.choose(name)
    page.delete.click()
    page.question.yes.click()
    assert drills.training.drills == ()


def test_a_drill_whose_match_is_gone_is_no_exercise(port):
    name, mistake = lost_voyage(port)
    drills = port.navigator.drills
    drills.keep(port.store.load(name), (mistake, Mistake(9999, Loss.CHANCE, 20)))
    first, second = drills.training.drills
    assert drills.exercise(first) is not None and drills.exercise(second) is None
    port.store.delete(name)
    assert drills.exercise(first) is None
