"""How a game ends, and who has won."""

import pytest

from shtil_desktop.games.base import IllegalAction, Result
from shtil_desktop.games.qwirkle.rules.actions import Pass, Trade
from shtil_desktop.games.qwirkle.rules.events import WentOut
from shtil_desktop.games.qwirkle.rules.outcome import Ending
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from tests.games.qwirkle.rules.positions import late_game, lay, tiles


def test_who_lays_the_last_tile_with_an_empty_bag_scores_six_more():
    game = late_game("Rs", "Yo Yd")
    events = game.apply(lay("Rs 1,0"))
    assert WentOut(0, 6) in events
    assert game.scores == [2 + 6, 0]


def test_the_game_ends_at_once_and_tiles_left_cost_nothing():
    game = late_game("Bs Bd", "Rs", rows=("Ro",), turn=1)
    game.scores = [30, 20]
    game.apply(lay("Rs 1,0"))
    assert game.result is not None
    assert (game.result.reason, game.result.scores) == (Ending.OUT, (30, 28))
    assert game.decision is None and game.legal_actions() == []


def test_emptying_the_hand_with_tiles_in_the_bag_is_no_end():
    game = late_game("Rs", "Yo", bag="Gx")
    game.apply(lay("Rs 1,0"))
    assert game.result is None and game.hands[0] == tiles("Gx") and game.scores == [2, 0]


def test_it_ends_when_all_have_passed_one_after_another():
    game = late_game("Bs", "Gd", "Yc")
    for _ in range(3):
        assert game.result is None
        game.apply(Pass())
    assert game.result is not None and game.result.reason is Ending.STUCK
    assert game.scores == [0, 0, 0]


def test_a_lay_between_passes_begins_the_count_anew():
    game = late_game("Bs", "Rs Bx", "Gd")
    game.apply(Pass())
    game.apply(lay("Rs 1,0"))
    game.apply(Pass())
    assert game.idle == 1 and game.result is None


def test_three_whole_rounds_of_trades_end_it():
    game = late_game("Bs", "Gd", bag="Yc")
    for number in range(6):
        assert game.result is None, number
        game.apply(Trade((game.hands[game.turn][0],)))
    assert game.result is not None and game.result.reason is Ending.STUCK


def test_the_most_points_win():
    game = late_game("Rs", "Yo Yd")
    game.scores = [10, 40]
    game.apply(lay("Rs 1,0"))
    assert game.result is not None and game.result.winners == (1,)
    assert (game.result.result_for(0), game.result.result_for(1)) == (Result.LOST, Result.WON)


def test_a_tie_is_a_shared_win():
    game = late_game("Rs", "Yo Yd")
    game.scores = [10, 18]
    game.apply(lay("Rs 1,0"))
    assert game.result is not None and game.result.winners == (0, 1)


def test_nothing_can_be_done_after_the_end():
    game = late_game("Rs", "Yo Yd")
    game.apply(lay("Rs 1,0"))
    with pytest.raises(IllegalAction) as caught:
        game.apply(Pass())
    assert caught.value.reason is Refusal.GAME_OVER
