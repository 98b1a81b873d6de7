"""Storms: they come as they are drawn, and bind a seat or a row until they are gone."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Discard,
    MoveReef,
    PlayFinish,
    PlayStart,
    Strike,
    TakeOrange,
    TakePurple,
    TakeYellow,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, ORANGE, PURPLE, STORMS, WILD, YELLOW
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    StormCame,
    StormRevealed,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from tests.games.shtil.rules.expansions.storm_positions import drawing, revealed, starting
from tests.games.shtil.rules.positions import (
    full_rows,
    grid_of,
    is_legal,
    island,
    listed,
    merged,
    prices,
    refusal,
    voyage,
    with_grid,
    with_hand,
    with_sea,
)


def test_six_storms_are_shuffled_in_before_dealing():
    deals = [deal(Options(storms=True), number) for number in range(1, 31)]
    for dealt in deals:
        piles = (*dealt.hands, *dealt.decks)
        assert sum(pile.count(storm) for pile in piles for storm in STORMS) == 6
    assert any(storm in hand for dealt in deals for hand in dealt.hands for storm in STORMS)
    # 91 cards are dealt: 31, 30, 30.
    assert [len(deck) for deck in deals[0].decks] == [27, 26, 26]


def test_six_compasses_form_the_supply():
    sea = drawing().view(1).sea
    assert (sea.supply, sea.compasses) == (6, 0)


def test_a_storm_is_resolved_the_moment_it_is_drawn():
    game = drawing(50, ORANGE, 51)
    events = game.apply(Discard((1, 2)))
    assert events == [CardsDiscarded(0, (1, 2)), CardsDrawn(0, (50,)), StormRevealed(0, ORANGE)]
    assert game.decision == Decision(0, Ask.STORM)
    assert game.hands[0] == [30, 70, 80, 50]


def test_a_storm_is_no_action_and_drawing_goes_on_to_the_limit():
    game = drawing(ORANGE, 50, 51, 52)
    game.apply(Discard((1, 2)))
    assert merged(game.apply(TakeOrange())) == [
        StormCame(0, ORANGE),
        CardsDrawn(0, (50, 51)),
        TurnBegan(1),
    ]
    assert game.hands[0] == [30, 70, 80, 50, 51]


def test_storms_in_a_row_are_resolved_one_after_another():
    game = drawing(ORANGE, PURPLE, 50)
    game.apply(island(game, 30, (2, 0)))
    assert game.apply(TakeOrange()) == [StormCame(0, ORANGE), StormRevealed(0, PURPLE)]
    assert game.apply(TakePurple(3)) == [StormCame(0, PURPLE, 3), CardsDrawn(0, (50,)), TurnBegan(1)]


def test_a_storm_must_be_answered_before_anything_else():
    game = revealed(ORANGE)
    for action in (Discard((1, 2)), UseCompass(ORANGE, 0), MoveReef(1)):
        assert refusal(game, action) is Refusal.WRONG_MOMENT
    for wrong in (TakeYellow(1, (1,)), TakePurple(0)):
        assert refusal(game, wrong) is Refusal.NO_SUCH_STORM


def test_without_a_revealed_storm_there_is_nothing_to_answer():
    game = drawing()
    for action in (TakeOrange(), TakeYellow(0), TakePurple(0), CancelStorm()):
        assert refusal(game, action) is Refusal.WRONG_MOMENT


def test_opening_storms_are_laid_aside_clockwise_from_the_first_seat():
    hands = {0: [PURPLE, 1, 2, 3, 4], 1: [10, ORANGE, 11, 12, 13], 2: [20, 21, 22, 23, PURPLE]}
    game = voyage(3, hands=hands, decks={0: [5], 1: [14], 2: [24]}, first=1, storms=True)
    assert game.opening_events == [StormRevealed(1, ORANGE)]
    assert game.decision == Decision(1, Ask.STORM)
    assert game.apply(TakeOrange()) == [
        StormCame(1, ORANGE),
        CardsDrawn(1, (14,)),
        StormRevealed(2, PURPLE),
    ]
    assert game.apply(TakePurple(4)) == [
        StormCame(2, PURPLE, 4),
        CardsDrawn(2, (24,)),
        StormRevealed(0, PURPLE),
    ]
    # Only then does the first turn begin, with the first seat.
    assert game.apply(TakePurple(5)) == [StormCame(0, PURPLE, 5), CardsDrawn(0, (5,)), TurnBegan(1)]
    assert game.decision == Decision(1, Ask.TURN)
    assert game.sea.purples == (4, 5)


def test_all_opening_storms_of_a_hand_are_resolved_in_hand_order():
    game = voyage(2, hands={0: [YELLOW, 1, ORANGE, 2, YELLOW]}, decks={0: [50, 51]}, storms=True)
    assert game.opening_events == [
        StormRevealed(0, YELLOW),
        StormRevealed(0, ORANGE),
        StormRevealed(0, YELLOW),
    ]
    assert game.hands[0] == [1, 2]
    assert refusal(game, TakeOrange()) is Refusal.NO_SUCH_STORM
    game.apply(TakeYellow(0))
    game.apply(TakeOrange())
    # The seat draws up to its limit, which is three by now.
    assert game.apply(TakeYellow(0))[:2] == [StormCame(0, YELLOW), CardsDrawn(0, (50,))]
    assert game.hands[0] == [1, 2, 50]
    assert (game.sea.yellows, game.sea.oranges) == ((2, 0), (1, 0))


def test_an_opening_yellow_discards_down_to_three():
    game = voyage(2, hands={0: [YELLOW, 1, 2, 3, 4]}, storms=True)
    assert game.legal_actions() == [TakeYellow(1)]
    game.apply(TakeYellow(1, (3,)))
    assert game.hands[0] == [1, 2, 4]


def test_a_storm_drawn_for_an_opening_storm_is_resolved_as_well():
    game = voyage(2, hands={0: [ORANGE, 1, 2, 3, 4]}, decks={0: [PURPLE, 50]}, storms=True)
    assert game.apply(TakeOrange()) == [StormCame(0, ORANGE), StormRevealed(0, PURPLE)]
    game.apply(TakePurple(0))
    assert game.hands[0] == [1, 2, 3, 4, 50]


def test_yellow_lies_before_the_seat_and_discards_down_to_three_now():
    game = revealed(YELLOW, 50, 51)
    assert game.legal_actions() == [TakeYellow(1)]
    assert game.apply(TakeYellow(1, (70,))) == [
        StormCame(0, YELLOW),
        CardsDiscarded(0, (70,)),
        TurnBegan(1),
    ]
    assert game.sea.yellows == (1, 0, 0)
    assert game.hands[0] == [1, 2, 80]


@pytest.mark.parametrize(
    ("pay", "reason"),
    [((), Refusal.WRONG_PRICE), ((1, 2), Refusal.WRONG_PRICE), ((50,), Refusal.NOT_IN_HAND)],
)
def test_yellow_takes_just_the_cards_above_three(pay, reason):
    game = revealed(YELLOW, 50)
    assert refusal(game, TakeYellow(len(pay), pay)) is reason


def test_yellow_takes_nothing_from_three_cards():
    game = drawing(YELLOW, 50)
    game.apply(Discard((1, 2)))
    assert game.legal_actions() == [TakeYellow(0)]
    game.apply(TakeYellow(0))
    assert game.hands[0] == [30, 70, 80]


def test_monsters_stay_when_yellow_comes():
    game = drawing(YELLOW, monsters=4)
    with_hand(game, 0, [30, 70, MONSTER, MONSTER, MONSTER])
    game.apply(island(game, 30, (2, 0)))
    assert refusal(game, TakeYellow(1, (MONSTER,))) is Refusal.CANNOT_PAY_WITH
    game.apply(TakeYellow(1, (70,)))
    assert game.hands[0] == [MONSTER] * 3


def test_monsters_above_three_stay_when_yellow_comes():
    game = drawing(YELLOW, monsters=4)
    with_hand(game, 0, [30, MONSTER, MONSTER, MONSTER, MONSTER])
    game.apply(island(game, 30, (2, 0)))
    assert game.legal_actions() == [TakeYellow(0)]


def test_under_yellow_one_draws_up_to_three():
    game = with_sea(with_hand(drawing(50, 51, 52), 0, [1, 2, 70]), yellows=(1, 0, 0))
    game.apply(Discard((1, 2)))
    assert game.hands[0] == [70, 50, 51]


def test_yellow_limits_only_its_own_seat():
    game = with_sea(drawing(50, 51, 52), yellows=(0, 1, 0))
    game.apply(Discard((1, 2)))
    assert game.hands[0] == [30, 70, 80, 50, 51]


def test_several_yellows_hold_the_limit_until_all_are_gone():
    game = with_sea(with_hand(drawing(50, 51, 52, 53), 0, [1, 2, 70]), yellows=(2, 0, 0), compasses=2)
    game.apply(UseCompass(YELLOW, 0))
    assert game.sea.yellows == (1, 0, 0)
    one_gone = game.copy()
    one_gone.apply(Discard((1, 2)))
    assert one_gone.hands[0] == [70, 50, 51]
    game.apply(UseCompass(YELLOW, 0))
    game.apply(Discard((1, 2)))
    assert game.hands[0] == [70, 50, 51, 52, 53]


def test_the_drawing_seat_puts_purple_on_a_row_with_an_empty_cell():
    game = with_grid(drawing(PURPLE), full_rows(0, 4))
    game.apply(Discard((70, 80)))
    assert game.legal_actions() == [TakePurple(row) for row in (1, 2, 3, 5)]
    for row in (0, 4):
        assert refusal(game, TakePurple(row)) is Refusal.ROW_FULL
    for row in (-1, 6):
        assert refusal(game, TakePurple(row)) is Refusal.NO_SUCH_ROW
    assert game.apply(TakePurple(3))[0] == StormCame(0, PURPLE, 3)
    assert game.view(2).sea.purples == (3,)


def test_purple_cannot_be_waved_off_while_a_row_is_open():
    game = with_grid(drawing(PURPLE), full_rows(0, 1, 2, 3, 4))
    game.apply(Discard((70, 80)))
    assert refusal(game, TakePurple(None)) is Refusal.NO_SUCH_ROW


def test_no_card_may_be_placed_in_a_row_under_purple():
    game = with_sea(drawing(), purples=(3,))
    assert {row for row, _ in prices(game, 30)} == {0, 1, 2, 4, 5}
    assert refusal(game, island(game, 30, (3, 0))) is Refusal.STORM_ROW
    game.apply(Discard((1, 2)))
    assert {row for row, _ in prices(game, game.hands[1][0])} == {0, 1, 2, 4, 5}


def test_the_row_is_open_again_when_purple_is_gone():
    game = with_sea(drawing(), purples=(3,), compasses=1)
    game.apply(UseCompass(PURPLE, 3))
    assert game.sea.purples == ()
    assert prices(game, 30)[3, 0] == 0


def test_two_purples_on_one_row_take_two_compasses():
    game = with_sea(drawing(), purples=(3, 3), compasses=2)
    assert listed(game, UseCompass) == [UseCompass(PURPLE, 3)]
    game.apply(UseCompass(PURPLE, 3))
    assert refusal(game, island(game, 30, (3, 0))) is Refusal.STORM_ROW
    game.apply(UseCompass(PURPLE, 3))
    assert prices(game, 30)[3, 0] == 0


def test_purple_without_an_open_row_is_gone_without_effect():
    game = with_sea(with_grid(drawing(PURPLE, 50), full_rows(*range(6))), start_lies=True)
    game.apply(Discard((70, 80)))
    assert game.legal_actions() == [TakePurple(None)]
    assert refusal(game, TakePurple(0)) is Refusal.ROW_FULL
    assert game.apply(TakePurple(None))[0] == StormCame(0, PURPLE, None)
    assert game.sea.purples == ()
    assert game.sea.storms() == []


def test_orange_lies_before_the_seat_that_drew_it():
    game = revealed(ORANGE)
    assert game.legal_actions() == [TakeOrange()]
    game.apply(TakeOrange())
    assert game.view(1).sea.oranges == (1, 0, 0)


def test_under_orange_islands_go_only_next_to_islands():
    game = with_sea(with_grid(drawing(), {(1, 5): 28, (4, 0): 33}), oranges=(1, 0, 0))
    assert prices(game, 30) == {(2, 0): 2, (3, 5): 3}
    assert refusal(game, island(game, 30, (2, 1))) is Refusal.NEEDS_NEIGHBOUR


def test_under_orange_nothing_goes_on_an_empty_grid():
    game = with_sea(drawing(), oranges=(1, 0, 0))
    assert prices(game, 30) == {}
    assert refusal(game, island(game, 30, (0, 0))) is Refusal.NEEDS_NEIGHBOUR


def test_orange_binds_a_wild_as_well():
    game = with_sea(drawing(wilds=2), oranges=(1, 0, 0))
    with_hand(with_grid(game, {(1, 5): 28}), 0, [WILD, 1, 2])
    assert prices(game, WILD, 30) == {(2, 0): 2}


def test_orange_binds_only_its_own_seat():
    game = with_sea(with_grid(drawing(), {(1, 5): 28}), oranges=(0, 1, 0))
    assert prices(game, 30)[3, 3] == 0


def test_orange_does_not_affect_the_start():
    assert is_legal(starting(oranges=(1, 0, 0)), PlayStart())


def test_orange_does_not_affect_the_finish():
    game = with_sea(with_grid(drawing(), full_rows(*range(6))), oranges=(1, 0, 0), start_lies=True)
    assert is_legal(with_hand(game, 0, [FINISH]), PlayFinish())


def test_orange_does_not_affect_monsters():
    game = with_sea(with_grid(drawing(monsters=3), {(3, 3): 40}), oranges=(1, 0, 0))
    with_hand(game, 0, [MONSTER, 1, 2])
    game.apply(Strike(21))
    assert grid_of(game) == {}
