"""The end of a game of two: the proof finds what plain search finds."""

from __future__ import annotations

import pytest

from shtil_desktop.games.qwirkle.crew import endgame
from shtil_desktop.games.qwirkle.crew.endgame import can_prove, prove
from shtil_desktop.games.qwirkle.crew.levels import sign_on
from shtil_desktop.games.qwirkle.crew.packed_lays import placed
from shtil_desktop.games.qwirkle.crew.situation import Situation, lays_of
from shtil_desktop.games.qwirkle.rules.actions import Lay
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from tests.games.qwirkle.crew.positions import late


def lead(game: Qwirkle, seat: int) -> int:
    """By the rules alone: the lead of a seat at the end if both play perfectly."""
    if game.result is not None:
        return game.scores[seat] - game.scores[1 - seat]
    values = []
    for action in game.completions(game.legal_actions()[0]):
        after = game.copy()
        after.apply(action)
        values.append(lead(after, seat))
    return max(values) if game.turn == seat else min(values)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 8])
def test_proof_is_what_plain_search_finds(number):
    game = late(2, number, 4)
    seat = game.turn
    situation = Situation.of(game.view(seat))
    assert can_prove(situation)
    best, steps = prove(situation)
    now = game.scores[seat] - game.scores[1 - seat]
    assert now + best == lead(game, seat)
    after = game.copy()
    after.apply(Lay.of(placed(steps)))
    assert lead(after, seat) == now + best


def test_nothing_is_proved_with_tiles_in_the_bag_or_a_third_seat():
    assert not can_prove(Situation.of(late(3, 1, 7).view(0)))
    assert not can_prove(Situation.of(Qwirkle(late(2, 1, 7).options, 1).view(0)))


def against_greed(game: Qwirkle, seat: int) -> int:
    """By the rules alone: the best lead of a seat at the end if the other is greedy."""
    while game.result is None and game.turn != seat:
        game.apply(sign_on("greedy").decide(game.view(game.turn)))
    if game.result is not None:
        return game.scores[seat] - game.scores[1 - seat]
    leads = []
    for action in game.completions(game.legal_actions()[0]):
        after = game.copy()
        after.apply(action)
        leads.append(against_greed(after, seat))
    return max(leads)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_gains_on_greed_are_those_of_the_rules(number, monkeypatch):
    """With all later lays looked at, not only the best few."""
    monkeypatch.setattr(endgame, "WIDTH", 1000)
    game = late(2, number, 6)
    seat, view = game.turn, game.view(game.turn)
    gains = endgame.gains_on_greed(Situation.of(view), lays_of(view))
    now = game.scores[seat] - game.scores[1 - seat]
    assert now + max(gains) == against_greed(game.copy(), seat)


def test_open_end_is_an_answer_to_greed_when_it_is_too_long_to_prove(monkeypatch):
    monkeypatch.setattr(endgame, "MOST_TILES", 2)
    game = late(2, 3, 6)
    view = game.view(game.turn)
    situation, lays = Situation.of(view), lays_of(view)
    assert endgame.is_open(situation) and not can_prove(situation)
    gains = endgame.gains_on_greed(situation, lays)
    assert endgame.end_of_two(situation, lays) == lays[gains.index(max(gains))][1]


def test_a_proof_that_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(endgame, "MOST_POSITIONS", 1)
    game = late(2, 1, 6)
    view = game.view(game.turn)
    with pytest.raises(endgame.TooLong):
        prove(Situation.of(view))
    steps = endgame.end_of_two(Situation.of(view), lays_of(view))
    assert game.is_legal(Lay.of(placed(steps)))
