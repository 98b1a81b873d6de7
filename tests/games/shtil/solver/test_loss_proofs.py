"""Why a voyage is lost, on positions made by hand; and what a proof must not say."""

from __future__ import annotations

from typing import Any

from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START, WILD
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver import Cause, Lost, Winnable, solve
from shtil_desktop.games.shtil.solver.loss_proofs import why_lost
from tests.games.shtil.rules.positions import full_rows, voyage, with_deck, with_grid, with_hand, with_sea

LAST = (5, 5)


def ending(hand: list[int], deck: list[int], *empty: tuple[int, int], seats: int = 1, **extras: Any) -> Shtil:
    """A sea of odd numbers but for the empty cells; seat 0 holds what is left, a start lies."""
    grid = {place: number for place, number in full_rows(*range(6)).items() if place not in empty}
    game = with_sea(with_grid(voyage(seats, **extras), grid), start_lies=True)
    for seat in range(seats):
        with_deck(with_hand(game, seat, []), seat, [])
    return with_deck(with_hand(game, 0, hand), 0, deck)


def cause_of(game: Shtil) -> Cause | None:
    lost = why_lost(game)
    return None if lost is None else lost.cause


def test_no_finish_left():
    assert why_lost(ending([3, 77, 78], [79], LAST)) == Lost(Cause.NO_FINISH, needed=1)


def test_wild_may_be_the_finish():
    assert cause_of(ending([73, 79, 80], [WILD], LAST, wilds=1)) is not Cause.NO_FINISH


def test_no_start_left():
    game = with_sea(ending([71, 78, 79, FINISH], [77], LAST), start_lies=False)
    assert cause_of(game) is Cause.NO_START
    assert cause_of(with_deck(game, 0, [START, 1, 3, 5, 7, 9, 11, 13, 15])) is None


def test_gap_without_a_number():
    lost = why_lost(ending([40, 42, FINISH], [80], (2, 3)))
    assert lost == Lost(Cause.TOO_FEW_NUMBERS, cells=(15,), needed=1)


def test_two_cells_and_one_number():
    lost = why_lost(ending([31, 42, FINISH], [80], (2, 3), (2, 4)))
    assert lost == Lost(Cause.TOO_FEW_NUMBERS, cells=(15, 16), numbers=(31,), needed=2, left=1)


def test_wild_fills_a_gap_without_a_number():
    game = ending([WILD, 42, FINISH], [80], (2, 3), wilds=1)
    assert isinstance(solve(game), Winnable)


def test_one_wild_is_not_enough_for_two_gaps():
    game = ending([WILD, 42, FINISH], [80, 79, 77], (2, 3), (4, 3), wilds=1)
    assert cause_of(game) is Cause.TOO_FEW_NUMBERS


def test_no_number_near_enough():
    """76 is 7 above the last island, which no hand can pay."""
    lost = why_lost(ending([76, 2, 4, 6, 8], [FINISH, 10, 12], LAST))
    assert lost == Lost(Cause.TOO_FAR, cells=(35,), numbers=(76,), needed=1, left=1)


def test_monster_may_free_the_cell_beside_a_gap():
    """The held monster must strike, and 33 can fill what it leaves; without such a number all is lost."""
    game = ending([MONSTER, 31, 33, 2, 4], [FINISH, 6, 8, 10], (2, 3), monsters=3)
    assert cause_of(game) is None
    short = ending([MONSTER, 2, 4, 6], [FINISH, 8, 10], (2, 3), monsters=3)
    assert cause_of(short) is Cause.TOO_FEW_NUMBERS


def test_too_few_cards_to_pay():
    lost = why_lost(ending([31, FINISH], [], (2, 3)))
    assert lost == Lost(Cause.TOO_FEW_CARDS, needed=4, left=2)


def test_wrong_islands_take_a_card_each():
    game = ending([32, 2, FINISH], [], (2, 3), mode=Mode.SUN_MOON)
    for cell in range(18):
        game.sea.sides[cell] = 1
    assert cause_of(game) is None
    game.sea.sides[3] = 0
    assert cause_of(game) is Cause.TOO_FEW_CARDS


def test_seat_that_runs_out():
    game = ending([30, 34, 2, 4], [FINISH], (2, 3), (2, 4), seats=2)
    lost = why_lost(game)
    assert lost == Lost(Cause.SEAT_RUNS_OUT, needed=1, left=0, seat=1)


def test_storm_on_a_row_for_good():
    game = ending([31, 2, 4, FINISH], [6], (2, 3), storms=True)
    with_sea(game, purples=(2,), supply=0, compasses=0)
    assert why_lost(game) == Lost(Cause.ROW_BARRED, cells=(15,), row=2)
    assert cause_of(with_sea(game, compasses=1)) is None


def test_number_that_comes_too_late():
    """Once 31 is drawn there are six cards left: it costs two, 72 three, and one is the finish."""
    game = ending([2, 4, 6, 8, FINISH], [10, 31, 72], (2, 3), LAST)
    lost = why_lost(game)
    assert lost is not None and lost.cause is Cause.TOO_LATE
    assert lost.seat == 0 and set(lost.cells) == {15, 35} and lost.numbers == (31, 72)


def test_finish_that_must_be_paid_away():
    """73 takes the whole hand, and no finish lies below it."""
    game = ending([2, 4, 6, 8, FINISH], [10, 73, 12, 14, 16], LAST)
    assert why_lost(game) == Lost(Cause.FINISH_TOO_EARLY, cells=(35,), numbers=(73,))
    later = ending([2, 4, 6, 8, FINISH], [10, 73, 12, 14, FINISH], LAST)
    assert isinstance(solve(later), Winnable)


def test_vault_and_pillars_share_the_numbers():
    game = with_grid(voyage(1, Mode.ARCH), {(0, 0): 10, (1, 0): 12, (0, 4): 10, (1, 4): 12})
    with_deck(with_hand(game, 0, [11, 20, 21]), 0, [*range(30, 76), FINISH])
    lost = why_lost(game)
    assert lost is not None and lost.cause is Cause.TOO_FEW_NUMBERS
    assert lost.numbers == (11,) and lost.needed == 2


def test_everything_tried():
    """Two cards don't pay for 31; seat 0 must throw it away, and no count shows that."""
    game = ending([31, 2], [4, FINISH, 6], (2, 3), seats=2)
    with_deck(with_hand(game, 1, [8, 10]), 1, [12])
    assert cause_of(game) is None
    assert solve(game) == Lost(Cause.ALL_TRIED)
