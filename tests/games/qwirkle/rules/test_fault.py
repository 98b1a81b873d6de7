"""Where an arrangement is wrong that the rules refuse."""

from __future__ import annotations

import pytest

from shtil_desktop.games.qwirkle.rules.arrangement import Fault, fault_of, judge, judge_first
from shtil_desktop.games.qwirkle.rules.board import cell_at
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from tests.games.qwirkle.rules.positions import board, placed, tiles


def cells(text: str) -> tuple[int, ...]:
    """Cells in text: "3,0 4,0"."""
    return tuple(cell_at(*map(int, at.split(","))) for at in text.split())


@pytest.mark.parametrize(
    ("laid", "reason", "wrong", "line"),
    [
        # the second of two tiles that share no line, and the odd one of three
        ("Rc 3,0 Rt 4,1", Refusal.NOT_ONE_LINE, "4,1", ""),
        ("Rt 4,1 Rc 3,0 Rx 4,0", Refusal.NOT_ONE_LINE, "3,0", ""),
        # the empty cells, not the tiles around them
        ("Rc 3,0 Rt 5,0", Refusal.GAP, "4,0", ""),
        ("Rc 3,1 Rt 4,1", Refusal.TOUCHES_NOTHING, "3,1 4,1", ""),
        # the tile that is there twice, also where the other one was there before
        ("Rd 3,0", Refusal.SAME_TILE_TWICE, "2,0 3,0", "0,0 1,0 2,0 3,0"),
        ("Rc 3,0 Rt 4,0 Rc 5,0", Refusal.SAME_TILE_TWICE, "3,0 5,0", "0,0 1,0 2,0 3,0 4,0 5,0"),
        # of two new tiles in a line only the one that does not go with the rest
        ("Rc 3,0 Bt 4,0", Refusal.NO_COMMON_PROPERTY, "4,0", "0,0 1,0 2,0 3,0 4,0"),
        ("Bt -1,0 Rc 3,0", Refusal.NO_COMMON_PROPERTY, "-1,0", "-1,0 0,0 1,0 2,0 3,0"),
        ("Gc 3,0 Bt 4,0", Refusal.NO_COMMON_PROPERTY, "3,0 4,0", "0,0 1,0 2,0 3,0 4,0"),
    ],
)
def test_only_what_is_wrong_is_marked(laid: str, reason: Refusal, wrong: str, line: str) -> None:
    there = board("Ro Rs Rd")
    assert judge(there, placed(laid)) is reason
    assert fault_of(there, (), placed(laid), reason) == Fault(cells(wrong), cells(line))


def test_a_good_tile_of_the_same_turn_is_not_marked_for_a_wrong_line_across_another():
    there = board("Ro Rs", ". Bs")
    assert judge(there, placed("Rd 2,0 Rc 2,1")) is Refusal.NO_COMMON_PROPERTY
    fault = fault_of(there, (), placed("Rd 2,0 Rc 2,1"), Refusal.NO_COMMON_PROPERTY)
    assert fault == Fault(cells("2,1"), cells("1,1 2,1"))


def test_of_a_first_line_the_tiles_beside_the_largest_set_are_marked():
    hand = tiles("Ro Rs Rd Bd Yt Gx")
    laid = placed("Ro 0,0 Bd 1,0 Rd 2,0")
    first = placed("Rd 0,0 Bd 1,0")
    assert judge_first(hand, first) is Refusal.NOT_THE_LARGEST_SET
    assert fault_of(board(), hand, first, Refusal.NOT_THE_LARGEST_SET) == Fault(cells("1,0"))
    assert fault_of(board(), hand, laid, Refusal.NOT_THE_LARGEST_SET) == Fault(cells("1,0"))
