"""The end of a game of two: the proof finds what plain search finds."""

from __future__ import annotations

import pytest

from shtil_desktop.games.qwirkle.crew.endgame import can_prove, prove
from shtil_desktop.games.qwirkle.crew.imagined import placed
from shtil_desktop.games.qwirkle.crew.situation import Situation
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
