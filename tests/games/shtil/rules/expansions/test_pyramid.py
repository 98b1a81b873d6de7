"""The Pyramid: every island turns over an explorer card."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Discard,
    Explore,
    PlayFinish,
    PlayIsland,
    PlayStart,
    Strike,
    TakeOrange,
    TakePurple,
    TakeYellow,
    Trade,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import (
    BLANK,
    COMPASS,
    FINISH,
    MONSTER,
    ORANGE,
    PURPLE,
    YELLOW,
    Card,
    is_island,
)
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CompassFrom,
    CompassWon,
    ExplorerTurned,
    FinishOpened,
    GameEnded,
    IslandPlayed,
    MonsterStruck,
    RowCompleted,
    StormCame,
    StormCancelled,
    StormRemoved,
    StormRevealed,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.layouts import PYRAMID
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    grid_of,
    is_legal,
    island,
    listed,
    of_kind,
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)

FULL = {place: 1 + 2 * cell for cell, place in enumerate(PYRAMID.positions)}
ALL_BUT_TOP = {place: number for place, number in FULL.items() if place != (6, 0)}
WON = VoyageOutcome((0, 1), Ending.FINISH)


def pyramid(*explorer: Card, hand: tuple[int, ...] = (30, 1, 2, 70, 80), **parts: Any) -> Shtil:
    """Seat 0 of two is to move, holds this hand and draws 60, 61, 62; the explorer deck begins so."""
    game = voyage(2, Mode.PYRAMID, decks={0: [60, 61, 62]}, explorer=explorer)
    return with_sea(with_hand(game, 0, hand), **parts)


def full_pyramid(*explorer: Card, **parts: Any) -> Shtil:
    """All 28 cells are filled and seat 0 of two is to move."""
    return with_grid(pyramid(*explorer, hand=(74, 76, 78), **parts), FULL)


def test_28_cells_in_rows_of_7_to_1():
    assert [len(cells) for cells in PYRAMID.rows] == [7, 6, 5, 4, 3, 2, 1]
    assert PYRAMID.size == 28


def test_one_line_row_by_row_left_to_right():
    assert PYRAMID.positions == tuple((row, col) for row in range(7) for col in range(7 - row))
    assert len(PYRAMID.lines) == 1


def test_the_end_of_a_row_and_the_beginning_of_the_next_are_neighbours():
    game = with_grid(pyramid(), {(0, 6): 28, (2, 0): 34})
    assert prices(game, 30)[1, 0] == 2
    assert prices(game, 30)[1, 5] == 4


def test_numbers_increase_along_the_line():
    game = with_grid(pyramid(), {(1, 2): 40})
    assert refusal(game, island(game, 30, (1, 3))) is Refusal.AFTER_HIGHER
    assert refusal(game, island(game, 70, (1, 1))) is Refusal.BEFORE_LOWER


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [80]), (2, [40, 40]), (3, [27, 27, 26]), (4, [20] * 4), (5, [16] * 5)],
)
def test_islands_alone_are_dealt_as_decks(seats, sizes):
    dealt = deal(Options(Mode.PYRAMID, seats), 1)
    assert [len(deck) + 5 for deck in dealt.decks] == sizes
    assert all(is_island(card) for pile in (*dealt.hands, *dealt.decks) for card in pile)


def test_there_are_no_starts():
    assert refusal(pyramid(), PlayStart()) is Refusal.WRONG_MOMENT


def test_the_explorer_deck_has_25_shuffled_cards():
    explorers = [deal(Options(Mode.PYRAMID, 2), number).explorer for number in range(1, 21)]
    assert Counter(explorers[0]) == {
        FINISH: 5,
        MONSTER: 5,
        YELLOW: 3,
        PURPLE: 2,
        ORANGE: 1,
        COMPASS: 6,
        BLANK: 3,
    }
    assert len(set(explorers)) == 20
    assert pyramid().view(0).explorer_size == 25


def test_after_each_island_the_top_card_is_turned_over_and_then_one_draws():
    game = pyramid(BLANK, BLANK)
    assert game.apply(island(game, 30, (2, 0))) == [
        IslandPlayed(0, 30, 30, 13, 0),
        ExplorerTurned(0, BLANK),
        CardsDrawn(0, (60,)),
        TurnBegan(1),
    ]
    assert game.view(1).explorer_size == 24
    assert game.view(1).sea.explored == (BLANK,)


def test_islands_cost_as_usual():
    game = with_grid(pyramid(BLANK), {(2, 0): 28})
    assert refusal(game, island(game, 30, (2, 1), [1])) is Refusal.WRONG_PRICE
    game.apply(island(game, 30, (2, 1), [1, 70]))
    assert game.view(0).discards == (1, 70)


def test_a_discard_turns_no_card_over():
    game = pyramid(MONSTER)
    events = game.apply(Discard((1, 2)))
    assert not of_kind(events, ExplorerTurned)
    assert game.view(0).explorer_size == 25


def test_the_explorer_deck_is_hidden():
    one, other = pyramid(BLANK, MONSTER, COMPASS), pyramid(BLANK, COMPASS, MONSTER)
    for game in (one, other):
        game.apply(island(game, 30, (2, 0)))
    assert one.explorer != other.explorer
    assert [one.view(seat) for seat in range(2)] == [other.view(seat) for seat in range(2)]


def test_a_blank_does_nothing():
    game = pyramid(BLANK)
    game.apply(island(game, 30, (2, 0)))
    assert game.decision == Decision(1, Ask.TURN)
    assert (game.sea.compasses, game.sea.finish_lies, game.sea.storms()) == (0, False, [])
    assert grid_of(game) == {(2, 0): 30}


def test_a_compass_goes_to_the_team_pool():
    game = pyramid(COMPASS)
    events = game.apply(island(game, 30, (2, 0)))
    assert events[1:3] == [ExplorerTurned(0, COMPASS), CompassWon(0, CompassFrom.EXPLORER)]
    assert game.view(1).sea.compasses == 1


def test_a_compass_of_the_pool_removes_a_storm():
    game = pyramid(compasses=1, purples=(5,))
    assert game.apply(UseCompass(PURPLE, 5)) == [StormRemoved(0, PURPLE, 5, False)]
    assert (game.sea.purples, game.sea.compasses) == ((), 0)


def test_a_yellow_storm_limits_the_hand_to_three():
    game = pyramid(YELLOW)
    events = game.apply(island(game, 30, (2, 0)))
    assert events[1:] == [ExplorerTurned(0, YELLOW), StormRevealed(0, YELLOW)]
    assert game.decision == Decision(0, Ask.STORM)
    assert game.legal_actions() == [TakeYellow(1)]
    assert game.apply(TakeYellow(1, (70,))) == [
        StormCame(0, YELLOW),
        CardsDiscarded(0, (70,)),
        TurnBegan(1),
    ]
    assert game.hands[0] == [1, 2, 80]


def test_a_purple_storm_bars_one_of_the_seven_rows():
    game = pyramid(PURPLE)
    game.apply(island(game, 30, (2, 0)))
    assert game.legal_actions() == [TakePurple(row) for row in range(7)]
    assert refusal(game, TakePurple(7)) is Refusal.NO_SUCH_ROW
    game.apply(TakePurple(6))
    with_hand(game, 1, [50, 51, 52])
    assert refusal(game, island(game, 50, (6, 0))) is Refusal.STORM_ROW


def test_an_orange_storm_asks_for_a_neighbour():
    game = pyramid(ORANGE)
    game.apply(island(game, 30, (2, 0)))
    game.apply(TakeOrange())
    assert game.sea.oranges == (1, 0)
    game.apply(Discard(tuple(game.hands[1][:2])))
    assert refusal(game, island(game, 70, (5, 0))) is Refusal.NEEDS_NEIGHBOUR


def test_a_compass_cancels_an_explorer_storm():
    game = pyramid(YELLOW, compasses=1)
    game.apply(island(game, 30, (2, 0)))
    assert game.apply(CancelStorm()) == [
        StormCancelled(0, YELLOW, False),
        CardsDrawn(0, (60,)),
        TurnBegan(1),
    ]


def test_a_monster_strikes_now_at_an_island_of_ones_choice():
    game = with_grid(pyramid(MONSTER), {(0, 0): 5, (4, 1): 66})
    game.apply(island(game, 30, (2, 0)))
    assert game.decision == Decision(0, Ask.STRIKE)
    assert game.legal_actions() == [Strike(0), Strike(13), Strike(23)]
    assert game.hands[0] == [1, 2, 70, 80]
    assert game.apply(Strike(23)) == [MonsterStruck(0, 23, 66), CardsDrawn(0, (60,)), TurnBegan(1)]
    assert grid_of(game) == {(0, 0): 5, (2, 0): 30}
    assert 66 in game.view(1).sea.gone


def test_a_monster_on_a_lonely_island_takes_it():
    game = pyramid(MONSTER)
    game.apply(island(game, 30, (2, 0)))
    assert game.legal_actions() == [Strike(13)]
    game.apply(Strike(13))
    assert grid_of(game) == {}


def test_a_strike_is_no_action_of_the_turn():
    game = with_grid(pyramid(), {(0, 0): 5})
    assert refusal(game, Strike(0)) is Refusal.WRONG_MOMENT


def test_the_monster_must_strike_an_island():
    game = pyramid(MONSTER)
    game.apply(island(game, 30, (2, 0)))
    assert refusal(game, Strike(0)) is Refusal.CELL_EMPTY
    assert refusal(game, Strike(28)) is Refusal.NO_SUCH_CELL
    assert refusal(game, Discard((1, 2))) is Refusal.WRONG_MOMENT


def test_the_first_finish_lies_open():
    game = pyramid(FINISH)
    events = game.apply(island(game, 30, (2, 0)))
    assert events[1:3] == [ExplorerTurned(0, FINISH), FinishOpened()]
    assert game.view(1).sea.finish_lies
    assert game.result is None


def test_later_finishes_do_nothing():
    game = pyramid(FINISH, finish_lies=True)
    events = game.apply(island(game, 30, (2, 0)))
    assert ExplorerTurned(0, FINISH) in events
    assert not of_kind(events, FinishOpened)
    assert game.decision == Decision(1, Ask.TURN)


def test_no_finish_is_played_from_the_hand():
    assert refusal(full_pyramid(), PlayFinish()) is Refusal.WRONG_MOMENT


def test_the_last_cell_wins_when_a_finish_lies_open():
    game = with_grid(pyramid(MONSTER, hand=(55, 74, 76, 78), finish_lies=True), ALL_BUT_TOP)
    events = game.apply(island(game, 55, (6, 0), [74, 76]))
    assert events[-1] == GameEnded(WON)
    assert game.result == WON


def test_a_finish_after_the_last_cell_wins():
    game = with_grid(pyramid(FINISH, hand=(55, 74, 76, 78)), ALL_BUT_TOP)
    events = game.apply(island(game, 55, (6, 0), [74, 76]))
    assert events[2:] == [RowCompleted(6), ExplorerTurned(0, FINISH), FinishOpened(), GameEnded(WON)]


def test_a_full_pyramid_without_a_finish_has_not_won():
    game = with_grid(pyramid(BLANK, hand=(55, 74, 76, 78)), ALL_BUT_TOP)
    game.apply(island(game, 55, (6, 0), [74, 76]))
    assert game.result is None
    assert game.decision == Decision(1, Ask.TURN)


def test_in_a_full_pyramid_one_discards_two_and_explores():
    game = full_pyramid(BLANK)
    assert game.legal_actions() == [Explore()]
    assert game.apply(Explore((74, 78))) == [
        CardsDiscarded(0, (74, 78)),
        ExplorerTurned(0, BLANK),
        CardsDrawn(0, (60, 61, 62, game.decks[0][3])),
        TurnBegan(1),
    ]
    assert game.view(0).discards == (74, 78)
    assert listed(game, Explore) == [Explore()]


def test_the_last_two_cards_can_explore():
    game = with_hand(full_pyramid(FINISH), 0, [74, 78])
    assert is_legal(game, Explore((74, 78)))


def test_in_a_full_pyramid_there_is_no_other_discard():
    game = full_pyramid(BLANK)
    assert refusal(game, Discard((74, 78))) is Refusal.MUST_EXPLORE


@pytest.mark.parametrize(
    ("pay", "reason"),
    [((74,), Refusal.WRONG_PRICE), ((74, 76, 78), Refusal.WRONG_PRICE), ((74, 74), Refusal.NOT_IN_HAND)],
)
def test_exploring_costs_just_two_cards(pay, reason):
    assert refusal(full_pyramid(BLANK), Explore(pay)) is reason


def test_exploring_waits_for_a_full_pyramid():
    game = with_grid(pyramid(FINISH), ALL_BUT_TOP)
    assert not listed(game, Explore)
    assert refusal(game, Explore((1, 2))) is Refusal.NOT_FULL_YET


def test_exploring_wins_when_a_finish_comes():
    game = full_pyramid(FINISH)
    game.apply(Explore((74, 78)))
    assert game.result == WON


def test_a_monster_can_open_the_full_pyramid_again():
    game = full_pyramid(MONSTER)
    game.apply(Explore((74, 78)))
    assert game.decision == Decision(0, Ask.STRIKE)
    game.apply(Strike(27))
    with_hand(game, 1, [56, 77, 79])
    assert (6, 0) not in grid_of(game)
    assert prices(game, 56) == {}
    with_hand(game, 1, [55, 77, 79])
    assert prices(game, 55) == {(6, 0): 2}
    assert is_legal(game, Discard((77, 79)))


def test_a_purple_storm_over_a_full_pyramid_is_gone():
    game = full_pyramid(PURPLE)
    game.apply(Explore((74, 78)))
    assert game.legal_actions() == [TakePurple(None)]
    game.apply(TakePurple(None))
    assert game.sea.purples == ()


@pytest.mark.parametrize(("card", "ask"), [(YELLOW, Ask.STORM), (PURPLE, Ask.STORM), (MONSTER, Ask.STRIKE)])
def test_the_seat_whose_card_came_up_decides(card, ask):
    game = pyramid(BLANK, card)
    with_hand(game, 1, [50, 51, 52, 53, 54])
    game.apply(island(game, 30, (2, 0)))
    game.apply(island(game, 50, (5, 0)))
    assert game.decision == Decision(1, ask)
    assert game.view(0).legal == ()


def test_rows_give_no_compass():
    grid = {(5, 0): 50, (4, 0): 46, (4, 1): 47}
    game = with_grid(pyramid(BLANK, hand=(48, 51, 70, 80)), grid)
    events = game.apply(island(game, 48, (4, 2), [70]))
    assert RowCompleted(4) in events
    assert not of_kind(events, CompassWon)
    assert game.sea.compasses == 0


def test_hands_cannot_be_traded_for_a_compass():
    game = pyramid()
    assert not listed(game, Trade)
    assert refusal(game, Trade()) is Refusal.WRONG_MOMENT


def test_an_exhausted_explorer_deck_is_not_replaced():
    game = pyramid(finish_lies=True)
    with_sea(game, explored=game.explorer)
    events = game.apply(island(game, 30, (2, 0)))
    assert not of_kind(events, ExplorerTurned)
    assert game.view(0).explorer_size == 0
    assert game.decision == Decision(1, Ask.TURN)


def test_the_pyramid_can_be_won_with_an_exhausted_explorer_deck():
    game = with_grid(pyramid(hand=(55, 74, 76, 78), finish_lies=True), ALL_BUT_TOP)
    with_sea(game, explored=game.explorer)
    game.apply(island(game, 55, (6, 0), [74, 76]))
    assert game.result == WON


def test_a_seat_that_cannot_move_loses_the_pyramid():
    game = with_grid(pyramid(), {(2, 0): 40, (2, 1): 45})
    with_deck(with_hand(game, 1, [42]), 1, [])
    game.apply(Discard((1, 2)))
    assert game.result == VoyageOutcome((), Ending.NO_MOVE, stuck=1)


def test_a_seat_that_cannot_pay_for_exploring_loses():
    game = full_pyramid(BLANK)
    with_deck(with_hand(game, 1, [79]), 1, [])
    game.apply(Explore((74, 78)))
    assert game.result == VoyageOutcome((), Ending.NO_MOVE, stuck=1)


@pytest.mark.parametrize("cell", [-1, 28])
def test_there_are_no_cells_outside_the_pyramid(cell):
    assert refusal(pyramid(), PlayIsland(30, cell, 30)) is Refusal.NO_SUCH_CELL
