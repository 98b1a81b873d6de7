"""The grid: its cells, the line through them, and who is whose neighbour."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import IllegalAction
from shtil_desktop.games.shtil.rules.actions import PlayIsland
from shtil_desktop.games.shtil.rules.cards import WILD
from shtil_desktop.games.shtil.rules.layouts import SEA
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from tests.games.shtil.rules.positions import grid_of, island, prices, refusal, voyage, with_grid, with_sea


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.SUN_MOON, Mode.COMPETITIVE])
def test_the_grid_has_six_rows_of_six_cells(mode):
    layout = Options(mode, 2).layout
    assert [len(cells) for cells in layout.rows] == [6] * 6
    assert layout.size == 36


def test_row_0_is_at_the_bottom_and_col_0_at_the_left():
    # The picture is drawn top row first, and the line begins at the lower left.
    assert SEA.positions[0] == (0, 0)
    assert SEA.positions[5] == (0, 5)
    assert SEA.positions[35] == (5, 5)


def test_the_line_runs_row_by_row():
    assert SEA.positions == tuple((row, col) for row in range(6) for col in range(6))
    assert len(SEA.lines) == 1


def test_neighbours_are_the_cells_just_before_and_just_after():
    game = with_grid(voyage(hands={0: [40, 1, 2, 3, 4]}), {(2, 2): 38, (3, 4): 43})
    assert prices(game, 40) == {
        (2, 3): 2,
        **{(2, 4): 0, (2, 5): 0, (3, 0): 0, (3, 1): 0, (3, 2): 0},
        (3, 3): 3,
    }


@pytest.mark.parametrize(("lies", "goes"), [((0, 5), (1, 0)), ((2, 5), (3, 0)), ((4, 5), (5, 0))])
def test_the_end_of_a_row_and_the_beginning_of_the_next_are_neighbours(lies, goes):
    game = with_grid(voyage(hands={0: [47, 1, 2, 3, 4]}), {lies: 45})
    assert prices(game, 47)[goes] == 2


def test_the_beginning_of_a_row_is_a_neighbour_of_the_end_below():
    game = with_grid(voyage(hands={0: [45, 1, 2, 3, 4]}), {(3, 0): 48})
    assert prices(game, 45)[2, 5] == 3


def test_cells_above_each_other_are_no_neighbours():
    game = with_grid(voyage(hands={0: [47, 1, 2, 3, 4]}), {(0, 0): 45})
    assert prices(game, 47)[1, 0] == 0


def test_the_first_and_the_last_cell_are_no_neighbours():
    game = with_grid(voyage(hands={0: [3, 1, 2, 5, 6]}), {(0, 0): 1})
    assert prices(game, 3)[5, 5] == 0


def test_a_lower_number_may_not_follow():
    game = with_grid(voyage(hands={0: [18, 1, 2, 3, 4]}), {(2, 2): 20})
    for place in ((2, 3), (3, 0), (5, 5)):
        assert place not in prices(game, 18)
        assert refusal(game, island(game, 18, place)) is Refusal.AFTER_HIGHER


def test_a_higher_number_may_not_go_before():
    game = with_grid(voyage(hands={0: [22, 1, 2, 3, 4]}), {(2, 2): 20})
    for place in ((2, 1), (1, 5), (0, 0)):
        assert place not in prices(game, 22)
        assert refusal(game, island(game, 22, place)) is Refusal.BEFORE_LOWER


def test_a_refusal_names_the_number_in_the_way():
    game = with_grid(voyage(hands={0: [1, 80, 2, 3, 4]}), {(0, 3): 10, (2, 2): 20, (4, 4): 30})
    for number, place, reason, other in [
        (1, (3, 3), Refusal.AFTER_HIGHER, 20),
        (80, (3, 3), Refusal.BEFORE_LOWER, 30),
    ]:
        assert refusal(game, island(game, number, place)) is reason
        with pytest.raises(IllegalAction) as caught:
            game.apply(island(game, number, place))
        assert caught.value.facts == {"number": number, "other": other}


def test_numbers_increase_strictly():
    game = with_grid(voyage(hands={0: [WILD, 1, 2, 3, 4]}, wilds=2), {(2, 2): 20})
    assert refusal(game, island(game, 20, (2, 4), card=WILD)) is Refusal.NUMBER_LIES
    assert refusal(game, island(game, 20, (2, 0), card=WILD)) is Refusal.NUMBER_LIES


@pytest.mark.parametrize("cell", [-1, 36, 100])
def test_there_are_no_cells_outside_the_grid(cell):
    game = voyage()
    assert refusal(game, PlayIsland(1, cell, 1)) is Refusal.NO_SUCH_CELL


def test_the_seat_is_told_the_answer_for_every_cell():
    game = with_grid(voyage(hands={0: [30, 1, 2, 3, 4]}, reefs=True), {(0, 2): 28, (1, 1): 36, (5, 0): 60})
    with_sea(game, reef=1)
    answers = dict(zip(SEA.positions, game.view(0).answers(30), strict=True))
    assert [answers[0, col] for col in range(6)] == [
        Refusal.BEFORE_LOWER,
        Refusal.BEFORE_LOWER,
        Refusal.CELL_TAKEN,
        2,
        0,
        0,
    ]
    assert [answers[1, col] for col in range(3)] == [
        Refusal.REEF_ROW,
        Refusal.CELL_TAKEN,
        Refusal.AFTER_HIGHER,
    ]
    assert {place: answer for place, answer in answers.items() if type(answer) is int} == prices(game, 30)


def test_a_placed_island_lies_where_it_was_put():
    game = with_grid(voyage(hands={0: [30, 1, 2, 3, 4]}), {(0, 2): 20})
    game.apply(island(game, 30, (3, 3)))
    assert grid_of(game) == {(0, 2): 20, (3, 3): 30}
