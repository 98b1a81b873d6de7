"""Lines: what may stand in one row or column, and where a tile fits."""

import pytest

from shtil_desktop.games.qwirkle.rules.arrangement import Score, judge
from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.qwirkle.rules.tiles import NAMES, tiles_of
from tests.games.qwirkle.rules.positions import board, placed


def fitting(there, x, y):
    return " ".join(NAMES[tile] for tile in tiles_of(there.open.get(cell_at(x, y), 0)))


def test_a_line_shares_a_colour_with_all_shapes_different():
    assert fitting(board("Ro Rs Rd"), 3, 0) == "Rc Rt Rx"


def test_a_line_shares_a_shape_with_all_colours_different():
    assert fitting(board("Ro Bo Yo"), 3, 0) == "Oo Go Po"


def test_a_single_tile_may_become_either_kind_of_line():
    assert fitting(board("Ro"), 1, 0) == "Rs Rd Rc Rt Rx Oo Yo Go Bo Po"


def test_no_line_is_longer_than_six():
    assert fitting(board("Ro Rs Rd Rc Rt Rx"), 6, 0) == ""


def test_no_line_holds_a_kind_twice():
    there = board("Ro Rs")
    assert judge(there, placed("Ro 2,0")) is Refusal.SAME_TILE_TWICE


def test_the_common_property_belongs_to_the_whole_line():
    """Red circle, red square, blue square: neighbours agree, the line doesn't."""
    assert judge(board("Ro Rs"), placed("Bs 2,0")) is Refusal.NO_COMMON_PROPERTY


def test_a_tile_that_joins_two_runs_makes_them_one_line():
    there = board("Ro Rs . Rd Rc")
    score = judge(there, placed("Rt 2,0"))
    assert isinstance(score, Score) and [line.points for line in score.lines] == [5]


def test_two_runs_with_a_kind_in_common_are_joined_by_nothing():
    assert fitting(board("Ro Rs . Rs Rc"), 2, 0) == ""


def test_two_runs_without_a_common_property_are_joined_by_nothing():
    assert fitting(board("Ro . Bs"), 1, 0) == ""


def test_a_tile_must_fit_its_row_and_its_column():
    assert fitting(board("Ro Rs .", ". . Bd"), 2, 0) == "Rd"


def test_a_run_across_of_six_takes_no_more():
    there = board(*["Ro", "Rs", "Rd", "Rc", "Rt", "Rx"])
    assert fitting(there, 0, 6) == "" and fitting(there, 0, -1) == ""


@pytest.mark.parametrize("x", [-107, 107])
def test_the_board_has_no_edge_before_the_last_coordinate(x):
    there = board()
    there.lay(cell_at(x - (1 if x > 0 else -1), 0), 0)
    assert isinstance(judge(there, placed(f"Rs {x},0")), Score)
    beyond = x + (1 if x > 0 else -1)
    assert judge(there, placed(f"Rs {beyond},0")) is Refusal.TOO_FAR
