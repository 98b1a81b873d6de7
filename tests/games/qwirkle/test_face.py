"""What Qwirkle tells the house about itself."""

from __future__ import annotations

import pickle

import pytest

from shtil_desktop.games import load
from shtil_desktop.games.qwirkle.crew import mates
from shtil_desktop.games.qwirkle.crew.levels import LEVELS
from shtil_desktop.games.qwirkle.crew.lookahead import Plan
from shtil_desktop.games.qwirkle.game import QWIRKLE
from shtil_desktop.games.qwirkle.review import lost_points
from shtil_desktop.games.qwirkle.rules.deal import SEATS, Options
from shtil_desktop.games.record import to_text
from tests.games.qwirkle.crew.positions import positions


class JobContext:
    """What a job has at hand: keeps what is reported, sent and received as the worker would."""

    def __init__(self) -> None:
        self.reported: list[object] = []

    def report(self, value: object) -> None:
        self.reported.append(pickle.loads(pickle.dumps(value)))

    def is_cancelled(self) -> bool:
        return False


@pytest.mark.parametrize("seats", SEATS)
def test_options_come_back_as_they_were(seats):
    options = Options(seats)
    assert QWIRKLE.read_options(QWIRKLE.write_options(options)) == options
    assert QWIRKLE.unpack_options(QWIRKLE.pack_options(options)) == options
    assert QWIRKLE.new_game(options, 4).seats == seats


def test_options_that_make_no_sense_are_refused():
    for seats in (1, 5, True, "2", None):
        with pytest.raises(ValueError, match="seats"):
            QWIRKLE.read_options({"seats": seats})
    with pytest.raises(ValueError, match="seats"):
        QWIRKLE.unpack_options(3)
    assert QWIRKLE.read_options({}) == QWIRKLE.default_options()


def test_every_level_sits_down_and_the_simplest_is_one_of_them():
    game = QWIRKLE.new_game(Options(2), 1)
    for level in LEVELS:
        assert game.is_legal(QWIRKLE.mate(level, 1).decide(game.view(game.turn)))
    assert QWIRKLE.simplest_level in QWIRKLE.levels


def test_jobs_answer_in_what_can_be_sent(monkeypatch):
    monkeypatch.setattr(mates.Master, "plan", Plan(3, 4, stages=2))
    monkeypatch.setattr(lost_points, "CHOOSING", Plan(2, 2))
    monkeypatch.setattr(lost_points, "MEASURING", 2)
    context = JobContext()
    game = next(game for game in positions(2, 3) if len(game.actions) == 10)
    load(QWIRKLE.jobs["get-ready"])(context)
    hint = load(QWIRKLE.jobs["hint"])(context, game.view(game.turn), ("2", 3, 0, 10))
    assert hint == context.reported[-1]
    review = load(QWIRKLE.jobs["review"])(context, to_text(game.to_record()), 0)
    assert review == context.reported[-1] and review.done == review.total == 5
