"""Competitive: sun (seat 0) against moon (seat 1), drawing from one open row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import Discard, Pass, PlayFinish, PlayIsland, PlayStart, Swap
from shtil_desktop.games.shtil.rules.cards import ISLANDS
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsTaken,
    GameEnded,
    HandShown,
    IslandPlayed,
    RowRefilled,
    TurnBegan,
    TurnPassed,
)
from shtil_desktop.games.shtil.rules.layouts import Position
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mismatch, Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    full_rows,
    grid_of,
    is_legal,
    island,
    listed,
    prices,
    refusal,
    voyage,
    with_deck,
    with_discards,
    with_grid,
    with_hand,
    with_sea,
)

ROW = [40, 41, 42, 43, 44]
EVERY_ROW = full_rows(*range(6))


def rivals(*hand: int, grid: Mapping[Position, int] | None = None, moon: Iterable[Position] = ()) -> Shtil:
    """Seat 0 is to move and holds this hand; 40 to 44 lie in the row, 60 and so on are the deck."""
    game = voyage(2, Mode.COMPETITIVE, row=ROW, decks={0: range(60, 70)})
    with_hand(game, 0, hand)
    with_hand(game, 1, [31, 33, 35, 37, 39])
    return with_grid(game, grid or {}, moon=moon)


@pytest.mark.parametrize("seats", [1, 3, 4, 5])
def test_the_competitive_game_is_for_two_seats(seats):
    with pytest.raises(InvalidOptions) as caught:
        Options(Mode.COMPETITIVE, seats)
    assert caught.value.reason is Mismatch.TWO_SEATS


def test_only_the_80_islands_are_in_the_game():
    dealt = deal(Options(Mode.COMPETITIVE, 2), 1)
    cards = [card for pile in (*dealt.hands, *dealt.decks, dealt.row) for card in pile]
    assert sorted(cards) == list(ISLANDS)


def test_five_to_each_hand_five_to_the_row_the_rest_is_a_common_deck():
    dealt = deal(Options(Mode.COMPETITIVE, 2), 1)
    assert ([len(hand) for hand in dealt.hands], len(dealt.row)) == ([5, 5], 5)
    assert [len(deck) for deck in dealt.decks] == [65]
    game = Shtil(Options(Mode.COMPETITIVE, 2), 1)
    assert game.view(0).deck_sizes == (65, 65)


def test_the_row_lies_face_up_for_both():
    game = rivals(30, 1, 2, 70, 80)
    assert game.view(0).sea.row == game.view(1).sea.row == tuple(ROW)


def test_islands_are_placed_with_the_owners_side_up():
    game = rivals(30, 1, 2, 70, 80)
    game.apply(island(game, 30, (2, 0)))
    game.apply(island(game, 35, (2, 3)))
    assert grid_of(game) == {(2, 0): 30, (2, 3): 35}
    assert (game.sea.sides[12], game.sea.sides[15]) == (0, 1)


def test_islands_cost_as_usual():
    game = rivals(30, 1, 2, 70, 80, grid={(2, 0): 28})
    assert prices(game, 30)[2, 1] == 2
    assert prices(game, 30)[2, 2] == 0
    assert refusal(game, island(game, 30, (2, 1), [1])) is Refusal.WRONG_PRICE


def test_discards_go_to_ones_own_pile():
    game = rivals(30, 1, 2, 70, 80, grid={(2, 0): 28})
    game.apply(island(game, 30, (2, 1), [1, 2]))
    game.apply(Discard((31, 33)))
    assert game.view(0).discards == (1, 2)
    assert game.view(1).discards == (31, 33)
    assert game.view(0).discard_sizes == (2, 2)


def test_discards_lie_face_down_for_the_rival():
    game = rivals(30, 1, 2, 70, 80)
    (discarded, *_) = game.apply(Discard((1, 2)))
    assert discarded.seen_by(1) == CardsDiscarded(0, (0, 0))
    assert game.view(1).discards == ()


def test_who_begins_is_random():
    assert {deal(Options(Mode.COMPETITIVE, 2), number).first for number in range(1, 31)} == {0, 1}


def test_cards_are_drawn_from_the_row_the_farthest_first():
    game = rivals(30, 1, 2, 70, 80)
    assert game.apply(Discard((1, 2)))[1] == CardsTaken(0, (40, 41))
    assert game.hands[0] == [30, 70, 80, 40, 41]


def test_cards_taken_from_the_row_are_known_to_both():
    game = rivals(30, 1, 2, 70, 80)
    (_, taken, *_) = game.apply(Discard((1, 2)))
    assert taken.seen_by(1) == CardsTaken(0, (40, 41))
    assert game.view(1).sea.shown == ((40, 41), ())


def test_then_the_row_closes_up_and_is_refilled_from_the_deck():
    game = rivals(30, 1, 2, 70, 80)
    size = game.view(0).deck_sizes[0]
    assert game.apply(Discard((1, 2)))[2:] == [RowRefilled((60, 61)), TurnBegan(1)]
    assert game.view(1).sea.row == (42, 43, 44, 60, 61)
    assert game.view(1).deck_sizes == (size - 2, size - 2)


def test_a_short_deck_refills_the_row_with_what_it_has():
    game = with_deck(rivals(30, 1, 2, 70, 80), 0, [60])
    game.apply(Discard((1, 2)))
    assert game.view(0).sea.row == (42, 43, 44, 60)
    game.apply(island(game, 31, (2, 0)))
    assert game.view(0).sea.row == (43, 44, 60)


def test_a_short_row_gives_what_it_has():
    game = with_sea(with_deck(rivals(30, 1, 2, 70, 80), 0, []), row=(40,))
    game.apply(Discard((1, 2)))
    assert game.hands[0] == [30, 70, 80, 40]
    assert game.sea.row == ()


def test_80_in_the_last_but_one_cell_would_block_the_grid():
    game = rivals(80, 79, 1, 2, 70)
    assert refusal(game, island(game, 80, (5, 4))) is Refusal.WOULD_BLOCK
    assert refusal(game, island(game, 79, (5, 3))) is Refusal.WOULD_BLOCK
    assert set(prices(game, 80)) == {(5, 5)}
    assert is_legal(game, island(game, 79, (5, 4)))


def test_towards_1_there_must_be_room_as_well():
    game = rivals(80, 79, 1, 2, 70)
    assert set(prices(game, 1)) == {(0, 0)}
    assert set(prices(game, 2)) == {(0, 0), (0, 1)}
    assert refusal(game, island(game, 2, (0, 2))) is Refusal.WOULD_BLOCK


def test_between_two_islands_there_must_be_a_number_for_every_cell():
    # Cells 7 to 14 are empty between 20 and 30; 24 leaves three numbers below it and five above.
    game = rivals(24, 1, 2, 70, 80, grid={(1, 0): 20, (2, 3): 30})
    assert set(prices(game, 24)) == {(1, 3), (1, 4)}
    assert refusal(game, island(game, 24, (1, 2))) is Refusal.WOULD_BLOCK
    assert refusal(game, island(game, 24, (1, 5))) is Refusal.WOULD_BLOCK


def test_a_gap_with_just_enough_numbers_is_allowed():
    # Between 20 and 24 go 21, 22 and 23 into three cells.
    game = rivals(24, 23, 2, 70, 80, grid={(1, 0): 20})
    assert is_legal(game, island(game, 24, (1, 4)))
    assert refusal(game, island(game, 23, (1, 4))) is Refusal.WOULD_BLOCK


def test_a_gap_that_discards_have_made_unfillable_is_allowed():
    game = rivals(7, 1, 2, 70, 80, grid={(0, 3): 5})
    with_discards(game, 0, [6])
    assert prices(game, 7)[0, 5] == 0
    game.apply(island(game, 7, (0, 5)))
    assert grid_of(game) == {(0, 3): 5, (0, 5): 7}


BLOCKED = {(2, 0): 20, (2, 1): 30}
"""Nothing between 21 and 29 finds a cell here."""


def test_a_hand_without_a_placeable_island_may_be_swapped_for_the_row():
    game = rivals(21, 22, 23, 24, 25, grid=BLOCKED)
    assert not listed(game, PlayIsland)
    assert is_legal(game, Swap())
    assert game.apply(Swap()) == [
        HandShown(0, (21, 22, 23, 24, 25)),
        CardsTaken(0, (40, 41, 42, 43, 44)),
        RowRefilled((60, 61, 62, 63, 64)),
        TurnBegan(1),
    ]
    assert game.hands[0] == ROW
    assert game.view(0).discards == (21, 22, 23, 24, 25)
    assert game.sea.row == (60, 61, 62, 63, 64)


def test_the_hand_is_shown_to_the_rival():
    game = rivals(21, 22, 23, 24, 25, grid=BLOCKED)
    (shown, *_) = game.apply(Swap())
    assert shown.seen_by(1) == HandShown(0, (21, 22, 23, 24, 25))
    assert set(game.view(1).sea.shown[0]) >= {21, 22, 23, 24, 25}


def test_a_hand_with_a_placeable_island_may_not_be_swapped():
    game = rivals(21, 22, 23, 24, 31, grid=BLOCKED)
    assert not listed(game, Swap)
    assert refusal(game, Swap()) is Refusal.CAN_STILL_PLAY


def test_an_empty_row_is_not_swapped_for():
    game = with_sea(with_deck(rivals(21, 22, grid=BLOCKED), 0, []), row=())
    assert not listed(game, Swap)
    assert refusal(game, Swap()) is Refusal.NOTHING_TO_TAKE


def test_two_cards_may_be_discarded_instead_of_a_swap():
    game = rivals(21, 22, 23, 24, 25, grid=BLOCKED)
    assert game.legal_actions() == [Discard(), Swap()]


def test_a_true_claim_is_agreed_to_without_asking():
    game = rivals(21, 22, 23, 24, 25, grid=BLOCKED)
    game.apply(Swap())
    assert game.decision == Decision(1, Ask.TURN)
    assert game.actions == [(0, Swap())]


def test_a_seat_without_a_legal_action_passes():
    game = with_sea(with_deck(rivals(21, grid=BLOCKED), 0, []), row=())
    assert game.legal_actions() == [Pass()]
    assert game.apply(Pass()) == [TurnPassed(0), TurnBegan(1)]
    assert game.hands[0] == [21]
    assert game.result is None


@pytest.mark.parametrize("hand", [[21, 22], [50]])
def test_a_seat_with_something_to_do_does_not_pass(hand):
    game = with_sea(with_deck(rivals(*hand, grid=BLOCKED), 0, []), row=())
    assert not listed(game, Pass)
    assert refusal(game, Pass()) is Refusal.CAN_STILL_MOVE


def test_a_seat_that_could_swap_does_not_pass():
    game = rivals(21, grid=BLOCKED)
    assert game.legal_actions() == [Swap()]
    assert refusal(game, Pass()) is Refusal.CAN_STILL_MOVE


def last_island(moon: Iterable[Position]) -> Shtil:
    """Only the last cell is empty; seat 0 holds 71 for it, and two cards to pay."""
    grid = {place: number for place, number in EVERY_ROW.items() if place != (5, 5)}
    return rivals(71, 72, 74, grid=grid, moon=moon)


def test_the_game_ends_when_the_grid_is_full():
    game = last_island(moon=[(0, 0)])
    events = game.apply(island(game, 71, (5, 5), [72, 74]))
    assert isinstance(events[-1], GameEnded)
    assert game.result is not None
    assert game.result.reason is Ending.GRID_FULL


def few_cards(own: list[int], others: list[int]) -> Shtil:
    """Row and deck are used up."""
    game = with_sea(with_deck(rivals(*own), 0, []), row=())
    return with_hand(game, 1, others)


@pytest.mark.parametrize("others", [[], [33]])
def test_the_game_ends_when_both_hold_at_most_one_card(others):
    game = few_cards([30, 21], others)
    game.apply(island(game, 30, (2, 0)))
    assert game.result == VoyageOutcome((0,), Ending.HANDS_EMPTY, (2, 0))


def test_the_game_goes_on_while_one_holds_two_cards():
    game = few_cards([30, 21], [33, 35])
    game.apply(island(game, 30, (2, 0)))
    assert game.result is None
    game = few_cards([30, 21, 22], [33])
    game.apply(island(game, 30, (2, 0)))
    assert game.result is None


def test_the_game_ends_when_both_have_passed_in_a_row():
    # The rival has just passed. In play its hand would end the game first: only small hands pass.
    game = with_sea(with_deck(rivals(21, grid=BLOCKED), 0, []), row=(), passes=1)
    game.apply(Pass())
    assert game.result == VoyageOutcome((0,), Ending.PASSED, (4, 0))


def test_an_action_between_two_passes_keeps_the_game_going():
    game = with_sea(with_deck(rivals(21, grid=BLOCKED), 0, []), row=())
    game.apply(Pass())
    game.apply(Discard((31, 33)))
    game.apply(Pass())
    assert game.result is None


def test_a_card_on_the_grid_scores_two():
    moon = [place for place in EVERY_ROW if place[0] < 2]
    game = last_island(moon)
    game.apply(island(game, 71, (5, 5), [72, 74]))
    assert game.result is not None
    # 24 cards of the sun, two of them paid with a discard each; 12 of the moon.
    assert game.result.scores == (2 * 24 - 2, 2 * 12)


def test_a_card_in_ones_discard_pile_costs_a_point():
    game = with_discards(last_island(EVERY_ROW), 1, [2, 4, 6])
    game.apply(island(game, 71, (5, 5), [72, 74]))
    assert game.result is not None
    assert game.result.scores == (2 * 1 - 2, 2 * 35 - 3)


def scores_of(grid: Mapping[Position, int], moon: Iterable[Position]) -> tuple[int, ...] | None:
    """The scores when the game ends with this grid and empty hands; nobody has discarded."""
    game = with_grid(few_cards([], []), grid, moon=moon)
    game.apply(Pass())
    assert game.result is not None
    return game.result.scores


@pytest.mark.parametrize(
    ("numbers", "bonus"),
    [
        ([10, 11], 0),
        ([10, 11, 12], 3),
        ([10, 11, 12, 13], 4),
        ([10, 11, 12, 13, 14, 15], 6),
        ([10, 11, 13], 0),
        ([10, 12, 14], 0),
        ([10, 11, 12, 14, 15, 16], 6),
        ([10, 11, 12, 14, 15], 3),
    ],
)
def test_a_run_of_three_or_more_scores_its_length(numbers, bonus):
    grid = {(1, col): number for col, number in enumerate(numbers)}
    assert scores_of(grid, moon=[]) == (2 * len(numbers) + bonus, 0)
    assert scores_of(grid, moon=grid) == (0, 2 * len(numbers) + bonus)


def test_a_run_goes_on_across_the_end_of_a_row():
    grid = {(0, 4): 10, (0, 5): 11, (1, 0): 12, (1, 1): 13}
    assert scores_of(grid, moon=[]) == (8 + 4, 0)


def test_a_run_needs_consecutive_cells():
    grid = {(0, 1): 10, (0, 2): 11, (0, 4): 12, (0, 5): 13}
    assert scores_of(grid, moon=[]) == (8, 0)


def test_a_run_needs_ones_own_cards():
    grid = {(0, col): 10 + col for col in range(6)}
    assert scores_of(grid, moon=[(0, 2)]) == (10 + 3, 2)


def test_two_runs_score_each():
    grid = {(0, col): 10 + col for col in range(6)} | {(1, 0): 16}
    assert scores_of(grid, moon=[(0, 3)]) == (12 + 3 + 3, 2)


def test_more_points_win():
    grid = {(0, 0): 5, (1, 0): 15, (2, 0): 25}
    game = with_grid(few_cards([], []), grid, moon=[(0, 0), (2, 0)])
    game.apply(Pass())
    assert game.result == VoyageOutcome((1,), Ending.HANDS_EMPTY, (2, 4))


def test_with_equal_points_more_cards_on_the_grid_win():
    grid = {(0, 0): 5, (1, 0): 15, (2, 0): 25}
    game = with_grid(few_cards([], []), grid, moon=[(0, 0), (2, 0)])
    with_discards(game, 1, [70, 72])
    game.apply(Pass())
    assert game.result == VoyageOutcome((1,), Ending.HANDS_EMPTY, (2, 2))


def test_more_cards_on_the_grid_decide_for_the_sun_as_well():
    grid = {(0, 0): 5, (1, 0): 15, (2, 0): 25}
    game = with_grid(few_cards([], []), grid, moon=[(1, 0)])
    with_discards(game, 0, [70, 72])
    game.apply(Pass())
    assert game.result == VoyageOutcome((0,), Ending.HANDS_EMPTY, (2, 2))


def test_with_equal_points_and_cards_it_is_a_draw():
    game = with_grid(few_cards([], []), {(0, 0): 5, (1, 0): 15}, moon=[(1, 0)])
    game.apply(Pass())
    assert game.result == VoyageOutcome((0, 1), Ending.HANDS_EMPTY, (2, 2))


def test_there_is_neither_start_nor_finish():
    game = rivals(30, 1, 2, 70, 80)
    assert refusal(game, PlayStart()) is Refusal.WRONG_MOMENT
    assert refusal(game, PlayFinish()) is Refusal.WRONG_MOMENT


def test_a_placement_is_told_with_its_draw():
    game = rivals(30, 1, 2, 70, 80)
    assert game.apply(island(game, 30, (2, 0))) == [
        IslandPlayed(0, 30, 30, 12, 0),
        CardsTaken(0, (40,)),
        RowRefilled((60,)),
        TurnBegan(1),
    ]
