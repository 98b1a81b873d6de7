"""Qwirkle under the general checker, for every number of seats."""

from random import Random

import pytest

from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from tests.games.checker import check_game
from tests.games.qwirkle.subject import QwirkleSubject


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_keeps_the_contract(seats, seed):
    looked = check_game(QwirkleSubject(), Qwirkle(Options(seats), seed), Random(seed))
    assert looked["accepted"] > looked["steps"] / 10
    assert looked["refused"] > looked["steps"] / 10
    assert looked["reshuffled"] > 0 and looked["refused at the end"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_many_trades_keeps_it_too(seats):
    check_game(QwirkleSubject(trading=0.8), Qwirkle(Options(seats), 3), Random(3))
