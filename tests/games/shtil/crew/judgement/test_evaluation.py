"""The evaluation on hand-made positions: what it sees in gaps, prices and cards."""

from __future__ import annotations

import pickle

import pytest

from shtil_desktop.games.shtil.crew import sign_on
from shtil_desktop.games.shtil.crew.judgement.evaluation import Evaluation
from shtil_desktop.games.shtil.crew.judgement.expected_cards import ExpectedCards, share_in_play
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import DEAD, GapDifficulty, choices, lack
from shtil_desktop.games.shtil.crew.judgement.payment import part_with, view_after
from shtil_desktop.games.shtil.crew.judgement.weights import weights_for
from shtil_desktop.games.shtil.rules.actions import PlayIsland
from shtil_desktop.games.shtil.rules.cards import FINISH, START
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.lab.simulate import play_out
from tests.games.shtil.rules.positions import (
    full_rows,
    island,
    listed,
    voyage,
    with_discards,
    with_grid,
    with_hand,
    with_sea,
)


def judge(game: Shtil, seat: int = 0) -> Evaluation:
    return Evaluation(game.view(seat), weights_for(game.options))


def difficulty(game: Shtil) -> GapDifficulty:
    return GapDifficulty(ExpectedCards(game.view(0)), weights_for(game.options))


def alone(*hand: int) -> Shtil:
    return with_hand(voyage(1), 0, hand)


def test_every_card_out_of_sight_can_come_when_alone():
    assert share_in_play(alone(1, 2, 3, 4, 5).view(0)) == 1.0


def test_removed_islands_can_not_come():
    game = Shtil(Options(Mode.STANDARD, 1, removed=12), 1)
    assert share_in_play(game.view(0)) == pytest.approx(69 / 81)


def test_what_mates_discarded_can_not_come():
    game = with_discards(voyage(2), 1, [70, 71, 72, 73])
    assert share_in_play(game.view(0)) < share_in_play(voyage(2).view(0)) == 1.0


def test_own_discards_and_the_grid_are_not_there():
    game = with_discards(with_grid(alone(20, 21), {(0, 0): 5}), 0, [6])
    expected_cards = ExpectedCards(game.view(0))
    assert expected_cards.worth[5] == expected_cards.worth[6] == 0
    assert expected_cards.worth[20] == expected_cards.worth[7] == 1
    assert expected_cards.counts[10] == 8


def test_a_gap_with_too_few_numbers_is_dead():
    judged = difficulty(with_grid(alone(1, 2), {(0, 0): 10, (0, 4): 13}))
    assert judged.penalty(3, 10, 13) == DEAD
    assert judged.penalty(2, 10, 13) < DEAD


def test_no_cells_cost_nothing():
    assert difficulty(alone(1, 2)).penalty(0, 10, 20) == 0


def test_a_gap_with_more_numbers_is_easier():
    judged = difficulty(alone(1, 2))
    assert judged.penalty(3, 10, 30) < judged.penalty(3, 10, 16) < judged.penalty(3, 10, 14)


def test_a_lone_cell_far_from_both_bounds_can_not_be_paid():
    game = with_discards(alone(1, 2), 0, [11, 12, 13, 14, 26, 27, 28, 29])
    assert difficulty(game).penalty(1, 10, 30) >= DEAD / 2


def test_all_penalties_of_a_gap_are_those_of_its_parts():
    judged = difficulty(Shtil(Options(Mode.STANDARD, 1, removed=8), 2))
    assert judged.penalties(6, 10, 30) == [judged.penalty(cells, 10, 30) for cells in range(7)]


def test_doubt_grows_with_what_is_needed():
    assert lack(1, 4, 30) < lack(2, 4, 30) < lack(4, 4, 30)
    assert lack(5, 4, 30) == DEAD


def test_choices_are_counted_as_a_logarithm():
    assert choices(4, 4) == pytest.approx(0)
    assert choices(3, 4) == -1.5


def test_a_card_that_fits_nowhere_goes_first():
    game = with_grid(alone(2, 40, 44, 50, 60), {(0, 0): 3})
    assert judge(game).payment(1) == [2]


def test_a_dead_start_goes_before_anything_else():
    game = with_sea(with_grid(alone(2, START, 44, 50, 60), {(0, 0): 3}), start_lies=True)
    assert judge(game).payment(2) == [START, 2]


def test_of_two_finishes_one_is_to_spare():
    game = with_grid(alone(FINISH, FINISH, 30, 50), full_rows(0, 1, 5))
    ranking = judge(game).ranking
    junk = [value for value, card in ranking if card == FINISH]
    assert junk[0] > junk[1]
    assert judge(game).payment(1) == [FINISH]


def test_the_last_finish_of_all_is_never_to_spare():
    game = with_discards(alone(FINISH, 30, 50), 0, [FINISH] * 4)
    assert judge(game).ranking[-1][1] == FINISH


def test_two_numbers_of_one_gap_are_not_both_given():
    """Only 31 and 33 can fill the cell between 30 and 34: one of them stays, though each alone could go."""
    grid = {(2, 0): 30, (2, 2): 34}
    game = with_discards(with_grid(alone(31, 33, 5, 45, 70), grid), 0, [32])
    given = part_with(judge(game), 4)
    assert len({31, 33} & set(given)) <= 1


def test_a_price_makes_a_placement_worse():
    game = with_grid(alone(33, 2, 3, 4, 60), {(2, 0): 30})
    judged = judge(game)
    beside, away = island(game, 33, (2, 1), (2, 3, 4)), island(game, 33, (2, 2))
    assert judged.value(beside) > judged.value(away)


def test_the_terms_of_a_placement_add_up_to_its_value():
    game = Shtil(Options(Mode.STANDARD, 1, removed=8), 6)
    for _ in range(12):
        judged = judge(game)
        for action in listed(game, PlayIsland):
            terms = judged.explain(action)
            assert sum(term.amount for term in terms) == pytest.approx(judged.value(action))
            assert len({term.name for term in terms}) == len(terms)
        game.apply(sign_on("captain", 1).decide(game.view(0)))


def test_a_strike_that_frees_a_squeezed_gap_is_welcome():
    game = with_grid(voyage(1, monsters=3), {(0, 0): 5, (0, 1): 6, (5, 5): 40})
    judged = judge(game)
    assert judged.strike(35) < judged.strike(0)


def test_the_wrong_side_counts_against_a_cell():
    game = with_hand(voyage(1, Mode.SUN_MOON), 0, [40, 41, 42, 43, 44])
    judged = judge(game)
    names = {term.name for term in judged.explain(PlayIsland(40, 10, 40))}
    assert "cell" in names
    assert "cell" not in {term.name for term in judged.explain(PlayIsland(40, 20, 40))}


def test_a_hand_of_three_can_not_pay_dear_prices():
    game = with_sea(with_grid(voyage(1, storms=True), {(2, 0): 30}), yellows=(1,))
    assert [step for step, _ in ExpectedCards(game.view(0)).near] == [1, 2]


def test_the_view_after_a_move_has_the_island_and_not_the_card():
    game = alone(20, 30, 40, 50, 60)
    view = game.view(0)
    after = view_after(view, island(game, 30, (2, 0)))
    assert after.sea.number_at(12) == 30 and view.sea.number_at(12) is None
    assert after.hand == (20, 40, 50, 60)


def test_an_evaluation_can_be_sent_to_another_process():
    game = alone(20, 30, 40, 50, 60)
    judged = judge(game)
    assert pickle.loads(pickle.dumps(weights_for(game.options))) == weights_for(game.options)
    assert pickle.loads(pickle.dumps(judged)).scores == judged.scores


def test_a_game_is_judged_in_time():
    game = Shtil(Options(Mode.STANDARD, 3), 1)
    assert play_out(game, ["captain"]) > 30
