"""Storms, reefs and monsters in the captain's eye: what hinders how much, and what is kept for later."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.expected_cards import (
    ExpectedCards,
    all_unseen_storms,
    set_aside,
    unseen_storms,
)
from shtil_desktop.games.shtil.crew.judgement.storms_and_reefs import choose_compass, compass_worth, harm
from shtil_desktop.games.shtil.crew.judgement.weights import Weights, weights_for
from shtil_desktop.games.shtil.crew.seats.captain import value_of
from shtil_desktop.games.shtil.rules.actions import Strike, UseCompass
from shtil_desktop.games.shtil.rules.cards import MONSTER, ORANGE, PURPLE, YELLOW
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import voyage, with_grid, with_hand, with_sea

HAND = (11, 22, 33, 44, 55)
PLAIN = replace(
    weights_for(Options(seats=1, storms=True)),
    yellow=6.0,
    yellow_stack=0.0,
    yellow_more=0.0,
    yellow_price=0.0,
    owed_purple=0.0,
    compass_more=0.0,
)


def stormy(seats: int = 1, **sea: object) -> Shtil:
    game = with_hand(voyage(seats, storms=True), 0, HAND)
    return with_sea(with_grid(game, {(0, 0): 2, (5, 5): 79}), waiting=(), gone=(), **sea)


def judge(game: Shtil, weights: Weights = PLAIN, **changes: float) -> Evaluation:
    return Evaluation(game.view(0), replace(weights, **changes))


def test_a_storm_is_unseen_until_it_has_come():
    sea = stormy(yellows=(1,), purples=(), oranges=(0,)).sea
    assert [unseen_storms(sea, storm) for storm in (YELLOW, PURPLE, ORANGE)] == [2, 2, 1]
    assert all_unseen_storms(sea) == 5


def test_a_storm_that_has_gone_will_not_come_again():
    game = with_sea(stormy(yellows=(0,), purples=(2,), oranges=(0,)), gone=(YELLOW, PURPLE))
    assert unseen_storms(game.sea, YELLOW) == 2
    assert unseen_storms(game.sea, PURPLE) == 0


def test_one_of_two_yellow_storms_gone_is_less_help():
    one, two = stormy(yellows=(1,)), stormy(yellows=(2,))
    assert harm(judge(one, yellow_stack=0.5), YELLOW, 0) > harm(judge(two, yellow_stack=0.5), YELLOW, 0)
    assert harm(judge(one), YELLOW, 0) == harm(judge(two), YELLOW, 0)


def test_a_yellow_storm_is_borne_while_more_may_come():
    early = stormy(yellows=(1,))
    late = with_sea(stormy(yellows=(1,)), gone=(YELLOW, YELLOW))
    assert harm(judge(early, yellow_more=0.7), YELLOW, 0) < harm(judge(late, yellow_more=0.7), YELLOW, 0)


def test_a_compass_is_worth_more_while_storms_are_to_come():
    early, late = stormy(), with_sea(stormy(), gone=(YELLOW,) * 3 + (PURPLE,) * 2 + (ORANGE,))
    assert compass_worth(judge(early, compass_more=0.5)) > compass_worth(judge(late, compass_more=0.5))


def test_a_compass_goes_where_the_harm_is_worst():
    game = stormy(yellows=(1,), purples=(0,), compasses=1)
    chosen = choose_compass(judge(game, yellow=30.0, purple=1.0, compass=1.0))
    assert isinstance(chosen, UseCompass) and chosen.storm == YELLOW
    chosen = choose_compass(judge(game, yellow=0.1, purple=60.0, compass=1.0))
    assert isinstance(chosen, UseCompass) and chosen.storm == PURPLE


def test_a_compass_is_kept_while_no_storm_is_worth_it():
    game = stormy(yellows=(1,), compasses=1)
    assert choose_compass(judge(game, yellow=1.0, compass=2.0)) is None


def test_purple_storms_without_a_compass_are_provided_for():
    weights = replace(PLAIN, owed_purple=2.0)
    without = stormy(purples=(1,), compasses=0, start_lies=True)
    helped = stormy(purples=(1,), compasses=2, start_lies=True)
    assert set_aside(without.sea, weights) == 4.0
    assert set_aside(helped.sea, weights) == 0.0
    assert ExpectedCards(without.view(0), weights).slack < ExpectedCards(helped.view(0), weights).slack


def test_monsters_that_have_not_struck_are_provided_for():
    weights = replace(PLAIN, owed_monster=1.5)
    before, after = voyage(1, monsters=5), with_sea(voyage(1, monsters=5), gone=(20, MONSTER))
    assert set_aside(before.sea, weights) == pytest.approx(7.5)
    assert set_aside(after.sea, weights) == pytest.approx(6.0)


def test_several_monsters_in_the_hand_are_let_go_sooner():
    def value(*hand: int) -> float:
        game = with_hand(with_grid(voyage(1, monsters=5), {(0, 0): 5, (2, 3): 40}), 0, hand)
        judged = Evaluation(game.view(0), replace(PLAIN, strike_crowd=3.0, thrift=0.0))
        return value_of(judged, Strike(0))

    assert value(MONSTER, MONSTER, 20, 30, 60) == pytest.approx(value(MONSTER, 10, 20, 30, 60) - 3.0)


def test_a_card_out_of_a_small_hand_is_dearer():
    clear, yellow = stormy(yellows=(0,)), stormy(yellows=(1,))
    assert judge(yellow, yellow_price=0.4).price == pytest.approx(judge(yellow).price + 0.4)
    assert judge(clear, yellow_price=0.4).price == judge(clear).price
