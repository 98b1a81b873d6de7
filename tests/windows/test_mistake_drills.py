"""From a review to the decision that lost it, and what is kept of mistakes: quietly, the worst, one's own."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt

from shtil_desktop.games.base import Action
from shtil_desktop.games.mistakes import Loss, Mistake
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.play.match import Origin
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
    assert drills.due == []
    drills.training.today = lambda: TODAY + timedelta(days=1)
    assert len(drills.due) == 3


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


def test_after_the_verdict_it_says_when_it_comes_back_and_in_the_end_that_it_is_done(port):
    name, mistake = lost_voyage(port)
    drills = port.navigator.drills
    drills.keep(port.store.load(name), (mistake,))

    def kept_on(day: date, is_solved: bool) -> str:
        drills.training.today = lambda: day
        exercise = drills.exercise(drills.training.drills[0])
        assert exercise is not None and not exercise.kept()
        (exercise.note_solution if is_solved else exercise.note_wrong_move)()
        said = exercise.kept()
        exercise.note_solution()
        assert exercise.kept() == said.replace("Missed", "Not right away")  # what follows is practice
        return str(said)

    assert kept_on(TODAY, True) == "Practice: comes back on 13\xa0November."  # practice changes nothing
    assert kept_on(TODAY + timedelta(days=1), False) == "Missed: comes back on 14\xa0November."
    assert kept_on(TODAY + timedelta(days=2), True) == "Solved: comes back on 16\xa0November."
    while (drill := drills.training.drills[0]).due - drills.training.today() < timedelta(days=100):
        assert kept_on(drill.due, True).startswith("Solved: comes back on ")
    assert kept_on(drill.due, True) == "Solved often enough: it won’t come back."


def undone(port: Port) -> tuple[Mistake, Action]:
    """A lost voyage whose mistake is kept, undone up to it; and a move that would have been right there."""
    name, mistake = lost_voyage(port)
    port.navigator.drills.keep(port.store.load(name), (mistake,))
    port.navigator.drills.training.today = lambda: TODAY + timedelta(days=1)
    session = port.window.controller.session
    assert session is not None
    while session.length > mistake.action:
        session.undo()
    return mistake, shtil_mistake()[2]


def test_a_drill_rests_while_the_end_of_its_match_is_undone(port):
    undone(port)
    drills, session = port.navigator.drills, port.window.controller.session
    assert drills.due == [] and drills.listed() == []
    assert [drills.exercise(one) for one in drills.training.drills] == [None]
    while session.can_redo:
        session.redo()
    assert len(drills.due) == len(drills.listed()) == 1
    assert drills.exercise(drills.due[0]) is not None


def test_a_decision_made_otherwise_after_the_end_was_undone_is_no_drill_any_more(port):
    _, right = undone(port)
    port.window.controller.play(right)
    assert port.navigator.drills.training.drills == ()
    port.window.controller.play(Resign())
    assert port.navigator.drills.due == []


def test_what_comes_after_a_decision_may_change_and_its_drill_stays(port):
    match = match_of("shtil", "deckhand", 3)
    port.window.show_table()
    session = Session(match, port.store)
    port.window.controller.begin(session)
    first, *_, last = [at for at, (seat, _) in enumerate(match.game.actions) if seat == match.player]
    drills = port.navigator.drills
    drills.keep(port.store.load(match.id), tuple(Mistake(at, Loss.CHANCE, 20) for at in (first, last)))
    session.undo()
    port.window.controller.play(Resign())
    assert [one.action for one in drills.training.drills] == [first]


def test_of_a_match_that_was_played_on_only_what_came_then_is_kept(port):
    drills, match = port.navigator.drills, match_of("shtil", "deckhand", 3)
    later = replace(match, origin=Origin("another", 10))
    drills.keep(later, tuple(Mistake(at, Loss.CHANCE, 20) for at in (3, 9, 10, 12)))
    assert [one.action for one in drills.training.drills] == [10, 12]


def test_drills_whose_match_has_vanished_are_forgotten_and_counted_no_more(port):
    name, mistake = lost_voyage(port)
    drills = port.navigator.drills
    drills.keep(port.store.load(name), (mistake,))
    drills.training.today = lambda: TODAY + timedelta(days=1)
    port.window.controller.begin(Session(match_of("shtil", "deckhand", 3), port.store))
    for path in port.store.folder.glob(f"{name}.*"):
        path.unlink()
    port.store.index.drop(name)
    assert len(drills.due) == 1
    assert drills.listed() == [] and drills.due == []


def test_a_drill_that_would_be_a_mates_decision_is_none(port):
    drills, match = port.navigator.drills, match_of("shtil", "deckhand", 3)
    port.store.save(match)
    others = next(at for at, (seat, _) in enumerate(match.game.actions) if seat != match.player)
    drills.keep(match, (Mistake(others, Loss.CHANCE, 20),))
    assert drills.exercise(drills.training.drills[0]) is None
