"""What Shkap tells the house about itself."""

from __future__ import annotations

import json
import pickle
from argparse import ArgumentParser

import pytest

from shtil_desktop.games import load
from shtil_desktop.games.record import to_text
from shtil_desktop.games.shkap.crew import hint as hints
from shtil_desktop.games.shkap.crew.levels import LEVELS, sign_on
from shtil_desktop.games.shkap.game import SHKAP
from shtil_desktop.games.shkap.review import knowable
from shtil_desktop.games.shkap.rules.options import SEATS, Mode, Options
from shtil_desktop.games.shkap.rules.outcome import Ending, ShkapOutcome
from tests.games.shkap.rules.positions import decider

KINDS = [Options(mode, seats) for mode in Mode for seats in SEATS]


class JobContext:
    """What a job has at hand: keeps what is reported, sent and received as the worker would."""

    def __init__(self) -> None:
        self.reported: list[object] = []

    def report(self, value: object) -> None:
        self.reported.append(pickle.loads(pickle.dumps(value)))

    def is_cancelled(self) -> bool:
        return False


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.key)
def test_options_come_back_as_they_were(options):
    assert SHKAP.read_options(SHKAP.write_options(options)) == options
    assert SHKAP.unpack_options(SHKAP.pack_options(options)) == options
    assert SHKAP.new_game(options, 4).seats == options.seats


def test_codes_of_options_never_change():
    assert [SHKAP.pack_options(options) for options in KINDS] == [0, 1, 2, 3, 4, 5]


def test_options_that_make_no_sense_are_refused():
    for plain in (
        {"seats": 1},
        {"seats": True},
        {"seats": "2"},
        {"mode": "pyramid"},
        {"mode": 1},
        {"set": 2},
    ):
        with pytest.raises(ValueError, match=r"."):
            SHKAP.read_options(plain)
    for bits in (-1, 6):
        with pytest.raises(ValueError, match="kind"):
            SHKAP.unpack_options(bits)
    assert SHKAP.read_options({}) == SHKAP.default_options()


def test_flags_make_options():
    parser = ArgumentParser()
    SHKAP.add_flags(parser)
    assert SHKAP.options_from_flags(parser.parse_args([])) is None
    chosen = parser.parse_args(["--mode", "archipelago", "--seats", "4"])
    assert SHKAP.options_from_flags(chosen) == Options(Mode.ARCHIPELAGO, 4)


def test_every_level_sits_down_and_the_simplest_is_one_of_them():
    game = SHKAP.new_game(Options(Mode.BASE, 2), 1)
    for level in LEVELS:
        assert game.is_legal(SHKAP.mate(level, 1).decide(game.view(decider(game))))
    assert SHKAP.simplest_level in SHKAP.levels


def test_jobs_answer_in_what_can_be_sent(monkeypatch):
    monkeypatch.setattr(hints, "STAGES", (5, 5))
    monkeypatch.setattr(hints, "FILLS", (1, 1))
    monkeypatch.setattr(knowable, "WORLDS", 5)
    game, context = SHKAP.new_game(Options(Mode.BASE, 2), 1), JobContext()
    load(SHKAP.jobs["get-ready"])(context)
    found = load(SHKAP.jobs["hint"])(context, game.view(decider(game)), (1, 0))
    assert pickle.loads(pickle.dumps(found)) == found and len(context.reported) == 1
    moment = 0
    while game.decision is not None:
        game.apply(sign_on("deckhand", moment).decide(game.view(decider(game))))
        moment += 1
    read = load(SHKAP.jobs["review"])(context, to_text(game.to_record()), 0)
    assert context.reported[-1] == read and read.done == read.total > 0


def test_outcomes_come_back_as_they_were():
    outcomes = [
        ShkapOutcome((1,), Ending.COINS, (3, 9)),
        ShkapOutcome((0, 2), Ending.SHARED, (7, 5, 7), (1, None, 1)),
    ]
    for outcome in outcomes:
        plain = json.loads(json.dumps(SHKAP.write_outcome(outcome)))
        assert SHKAP.read_outcome(plain) == outcome
    for senseless in ([], [[0], "storm", [1, 2], None], [[0], "coins", "12", None], [[0], "coins", [1], 3]):
        with pytest.raises((ValueError, TypeError)):
            SHKAP.read_outcome(senseless)
