"""Every level plays by the rules, by its view alone, and the same each time."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from shtil_desktop.games.qwirkle.crew import mates
from shtil_desktop.games.qwirkle.crew.endgame import prove
from shtil_desktop.games.qwirkle.crew.levels import LEVELS, REFERENCE, sign_on
from shtil_desktop.games.qwirkle.crew.lookahead import Plan
from shtil_desktop.games.qwirkle.crew.situation import Situation
from shtil_desktop.games.qwirkle.rules.actions import Lay, Pass, Trade
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import LAY, Qwirkle
from tests.games.qwirkle.crew.positions import late, positions
from tests.games.qwirkle.subject import QwirkleSubject

ALL = (REFERENCE, *LEVELS)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Less to try out; what is tried the same way."""
    monkeypatch.setattr(mates.Expert, "plan", Plan(3, 2))
    monkeypatch.setattr(mates.Master, "plan", Plan(3, 4, stages=2, play_out=6))


def test_levels_are_listed_weakest_first():
    assert LEVELS == ("beginner", "amateur", "expert", "master")


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_legal(level, seats):
    game = Qwirkle(Options(seats), 40 + seats)
    moves = 0
    while game.result is None:
        playing = level if game.turn == 0 else REFERENCE
        game.apply(sign_on(playing, game.number, game.turn, moves).decide(game.view(game.turn)))
        moves += 1
    assert sum(game.scores) > 100


@pytest.mark.parametrize("level", ALL)
def test_same_words_same_decision(level):
    for game in islice(positions(2, 5), 0, None, 7):
        view = game.view(game.turn)
        assert sign_on(level, 5, 0, 1).decide(view) == sign_on(level, 5, 0, 1).decide(view)


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_tiles_change_no_decision(level, seats):
    subject, rng = QwirkleSubject(), Random(seats)
    for game in islice(positions(seats, 6), 1, None, 6):
        seat = game.turn
        twin = subject.reshuffled(game, seat, rng)
        assert twin.view(seat) == game.view(seat)
        decided = sign_on(level, 6, seat).decide(game.view(seat))
        assert sign_on(level, 6, seat).decide(twin.view(seat)) == decided


def test_greedy_takes_most_points_then_most_tiles_then_the_smallest_place():
    for game in islice(positions(2, 7), 1, None, 3):
        chosen = sign_on(REFERENCE).decide(game.view(game.turn))
        if isinstance(chosen, Lay):
            lays = list(game.completions(LAY))
            assert _greed(game, chosen) == min(_greed(game, lay) for lay in lays if isinstance(lay, Lay))


def _greed(game: Qwirkle, lay: Lay) -> tuple[object, ...]:
    after = game.copy()
    seat, before = game.turn, game.scores[game.turn]
    after.apply(lay)
    points = after.scores[seat] - before - (6 if after.result else 0)
    return -points, -len(lay.tiles), sorted((y, x, tile) for tile, x, y in lay.tiles)


def test_first_move_of_greed_is_the_smallest_of_all():
    for number in range(1, 9):
        game = Qwirkle(Options(2), number)
        chosen = sign_on(REFERENCE).decide(game.view(game.turn))
        assert isinstance(chosen, Lay)
        lays = [lay for lay in game.completions(LAY) if isinstance(lay, Lay)]
        assert _greed(game, chosen) == min(_greed(game, lay) for lay in lays)


def test_beginner_takes_any_of_the_best_few():
    game = positions(2, 3)[12]
    view = game.view(game.turn)
    chosen = {sign_on("beginner", number).decide(view) for number in range(60)}
    assert len(chosen) == mates.AMONG


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize(("number", "done"), [(2, Trade), (437, Pass)])
def test_what_fits_nowhere_is_traded_and_with_an_empty_bag_passed(level, number, done):
    stuck = [game.copy() for game in positions(2, number, astray=0) if game.legal_actions()[0] != LAY]
    for game in stuck:
        action = sign_on(level).decide(game.view(game.turn))
        assert isinstance(action, done) and game.is_legal(action)
    assert stuck


def test_master_plays_a_proven_end():
    game = late(2, 2, 7)
    view = game.view(game.turn)
    situation = Situation.of(view)
    assert sign_on("master", 1).decide(view) == mates.lay_of(prove(situation)[1])
