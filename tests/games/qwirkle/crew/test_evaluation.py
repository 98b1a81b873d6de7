"""What the evaluation sees in a position."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from shtil_desktop.games.qwirkle.crew.evaluation import FEATURES, features
from shtil_desktop.games.qwirkle.crew.imagined_board import ImaginedBoard
from shtil_desktop.games.qwirkle.crew.situation import Situation, lays_of
from shtil_desktop.games.qwirkle.crew.unseen_tiles import Unseen, chances
from shtil_desktop.games.qwirkle.crew.weights import WEIGHTS
from shtil_desktop.games.qwirkle.rules.board import Board, cell_at
from shtil_desktop.games.qwirkle.rules.tiles import BY_NAME, COPIES, KINDS
from tests.games.qwirkle.crew.positions import positions

REDS = ["Ro", "Rs", "Rd", "Rc", "Rt", "Rx"]


def seen(row: str, left: str, drawn: int = 2, next_hand: int = 6) -> dict[str, float]:
    """The features of a board with one row, for a hand that keeps some tiles."""
    board = Board()
    counts = [COPIES] * KINDS
    for x, name in enumerate(row.split()):
        board.lay(cell_at(x, 0), BY_NAME[name])
        counts[BY_NAME[name]] -= 1
    hand = [BY_NAME[name] for name in left.split()]
    for tile in hand:
        counts[tile] -= 1
    found = features(ImaginedBoard.of(board), hand, Unseen(counts), drawn, next_hand)
    return dict(zip(FEATURES, found, strict=True))


def test_hand_is_told_by_its_size_its_pairs_and_its_largest_set():
    found = seen("Ro", "Gs Gd Gc Bc Bc", 1)
    assert [found[f"left_{count}"] for count in range(6)] == [0, 0, 0, 0, 0, 1]
    assert found["duplicates"] == 1
    assert found["pairs"] == 3 + 1
    assert (found["set_2"], found["set_3"], found["set_4"]) == (0, 1, 0)


def test_line_of_five_is_a_qwirkle_for_who_has_the_sixth():
    assert seen("Ro Rs Rd Rc Rt", "Gs")["own_qwirkle"] == 0
    found = seen("Ro Rs Rd Rc Rt", "Rx")
    assert found["own_qwirkle"] == 1 and found["own_single"] == 12
    assert found["own_qwirkle_safe"] == 0, "two more of them are unseen"
    assert 0 < found["p_qwirkle"] < 1
    assert seen("Ro Rs Rd Rc Rt", "Rx Rx Rx")["own_qwirkle_safe"] == 1
    assert seen("Ro Rs Rd Rc Rt", "Rx Rx Rx")["p_qwirkle"] == 0


def test_line_of_four_has_two_ends_and_wants_two_kinds():
    found = seen("Ro Rs Rd Rc", "Gs")
    assert found["fours"] == 2
    total = 108 - 5
    chance = chances(total, 6)[3]
    assert found["p_both_of_four"] == pytest.approx(2 * chance * chance)
    assert found["p_five"] == pytest.approx(chances(total, 6)[6])


def test_reply_is_the_expected_best_single_tile():
    """Two reds in a row: another red or an end of three scores 3, a tile beside them 2."""
    found = seen("Ro Rs", "Gs Gs")
    total = 108 - 4
    threes = 4 * 3
    fits = {*range(6), *range(0, 36, 6), *range(1, 36, 6)}
    others = sum(3 - (kind in (0, 1)) - 2 * (kind == BY_NAME["Gs"]) for kind in fits)
    held = chances(total, 6)
    assert found["reply"] == pytest.approx(held[threes] + 2 * held[others])


@pytest.mark.parametrize(("total", "drawn"), [(10, 3), (7, 6), (5, 6), (0, 6)])
def test_chances_count_the_hands(total, drawn):
    for wanted in range(total + 1):
        size = min(drawn, total)
        hands = list(combinations(range(total), size))
        holding = sum(any(tile < wanted for tile in hand) for hand in hands)
        assert chances(total, drawn)[wanted] == pytest.approx(holding / comb(total, size))


def test_unseen_tiles_are_counted_down():
    unseen = Unseen([3, 1, *[0] * 34])
    assert unseen.tiles() == [0, 0, 0, 1] and unseen.count(0b11) == 4
    unseen.remove(0)
    unseen.remove(1)
    assert unseen.tiles() == [0, 0] and unseen.total == 2 and unseen.count(0b10) == 0


def test_every_seat_count_and_phase_has_its_weights():
    assert set(WEIGHTS) == {2, 3, 4}
    assert {len(row) for rows in WEIGHTS.values() for row in rows} == {len(FEATURES)}
    assert {len(rows) for rows in WEIGHTS.values()} == {4}


def test_going_out_counts_its_bonus_and_nothing_beyond():
    for game in positions(2, 3):
        view = game.view(game.turn)
        situation = Situation.of(view)
        for lay in lays_of(view):
            if not game.bag and len(lay[1]) == len(view.hand):
                assert situation.worth(lay) == lay[0] + 6
                return
    raise AssertionError("nobody went out")
