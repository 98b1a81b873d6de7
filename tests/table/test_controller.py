"""What the controller of the table does when one match gives way to another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.play.match import Match, Seat, seating_of
from shtil_desktop.play.session import Session
from shtil_desktop.table.controller import TableController
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.scene import TableScene
from shtil_desktop.table.view import TableView


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[TableController]:
    """A table without mates, on which everything moves slowly."""
    scene = TableScene()
    view = TableView(scene)
    qtbot.addWidget(view)
    made = TableController(scene)
    scene.animator.speed = Speed.SLOW
    view.resize(1024, 640)
    view.show()
    yield made
    made.session = None
    made.let_go()


def match_of(game: str, number: int = 7) -> Session:
    face = face_of(game)
    position: Any = face.new_game(face.default_options(), number)
    mates = [Seat("", face.usual_level)] * (position.seats - 1)
    seat = position.decision.seat
    return Session(Match(position, seat, seating_of(position.seats, seat, "You", mates)), None)


def begin_and_move(controller: TableController, game: str) -> None:
    """Play as the simplest computer player would, until something moves on the table."""
    session, face = match_of(game), face_of(game)
    controller.begin(session)
    controller.scene.animator.complete()
    while not controller.scene.is_performing:
        seat = session.game.decision.seat
        controller.play(face.mate(face.simplest_level, "test").decide(session.game.view(seat)))


@pytest.mark.parametrize(("first", "second"), list(permutations(GAMES, 2)))
def test_a_match_that_begins_while_another_still_moves_hears_nothing_of_it(controller, first, second):
    begin_and_move(controller, first)
    seen: list[str] = []
    controller.scene.performed.connect(lambda: seen.append(controller.session.game.id))
    controller.begin(match_of(second))
    assert seen == []
    controller.scene.animator.complete()
    assert seen == [second] and controller.session.length == 0


@pytest.mark.parametrize("second", GAMES)
def test_what_was_planned_in_one_match_is_not_played_in_the_next(controller, second):
    """Not even where it could be: a route over an island goes on once the last step has been seen."""
    begin_and_move(controller, "shkap")
    following = match_of(second)
    opening = next(iter(following.game.legal_actions()))
    planned = next(iter(following.game.completions(opening)))
    controller.scene.stage.planned_action = lambda choices: planned
    controller.begin(following)
    controller.scene.animator.complete()
    assert following.length == 0


def test_an_undo_while_cards_move_goes_on_from_where_it_leads(controller):
    begin_and_move(controller, "qwirkle")
    session = controller.session
    seen: list[int] = []
    controller.scene.performed.connect(lambda: seen.append(session.length))
    session.undo()
    assert seen == [] and not controller.scene.is_performing
