"""Qwirkle's seats in C decide as those in Python do, to the last tile."""

from __future__ import annotations

import json

import pytest

from shtil_desktop.games.base import Action
from shtil_desktop.games.qwirkle.crew import mates
from shtil_desktop.games.qwirkle.crew.evaluation import FEATURES
from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.crew.lookahead import Plan
from shtil_desktop.games.qwirkle.rules.actions import Lay, Trade
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.lab import main, matches
from shtil_desktop.lab.compiled import compiler
from shtil_desktop.lab.compiled.qwirkle import Decision, play, play_seat

pytestmark = pytest.mark.skipif(compiler() is None, reason="no C compiler")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Less to try out, so that whole games can be held against each other."""
    monkeypatch.setattr(mates.Expert, "plan", Plan(3, 3, stages_of_four=2))
    monkeypatch.setattr(mates.Master, "plan", Plan(4, 4, stages=2, play_out=6, end_samples=2, prior=1.5))


def told(action: Action) -> Decision:
    if isinstance(action, Lay):
        return len(action.tiles), tuple(sorted(action.placed))
    return (-len(action.tiles) if isinstance(action, Trade) else 0), ()


@pytest.mark.parametrize(
    ("levels", "number"),
    [
        (("greedy", "greedy"), 2),  # a trade
        (("greedy", "greedy"), 437),  # a pass
        (("beginner", "amateur", "greedy"), 1),
        (("expert", "greedy", "amateur", "beginner"), 2),
        (("master", "greedy"), 3),
        (("greedy", "master", "expert"), 4),
        (("greedy", "master", "greedy", "greedy"), 5),
    ],
)
def test_decisions_are_the_same(levels, number):
    options = Options(len(levels))
    game = Qwirkle(options, number)
    matches.play_out(game, lambda seat, moves: sign_on(levels[seat], options.key, number, seat, moves))
    scores, decisions = play(levels, number)
    assert decisions == [told(action) for _, action in game.actions]
    assert scores == tuple(game.scores)


def test_simulate_counts_the_same_in_c(capsys):
    words = ["simulate", "--game", "qwirkle", "--games", "2", "--level", "amateur", "--json"]
    found = []
    for more in ([], ["--compiled"]):
        assert main(words + more) == 0
        figures = json.loads(capsys.readouterr().out)
        found.append([figures[name] for name in ("games", "share", "by_seat", "points", "others_points")])
    assert found[0] == found[1]


def test_a_seat_is_measured_alike():
    found = play_seat(3, "amateur", "greedy", 9, 1)
    slow = matches.play_seat("qwirkle", Options(3), "amateur", "greedy", 9, 1)
    assert (found.share, found.own, found.others) == (slow.share, slow.own, slow.others)


def test_evaluation_is_learned_from_games(capsys):
    """Few games teach little, but a duplicate kept and a Qwirkle left to the next seat are bad already."""
    assert main(["learn-qwirkle", "--games", "150", "--rounds", "1"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [len(row) for row in rows] == [len(FEATURES)] * 4
    assert rows[0][FEATURES.index("duplicates")] < 0 and rows[0][FEATURES.index("p_qwirkle")] < 0
