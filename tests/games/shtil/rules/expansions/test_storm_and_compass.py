"""Storm and compass: storms come as they are drawn, the team's compasses drive them away."""

from __future__ import annotations

from typing import Any

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Discard,
    Give,
    MoveReef,
    PlayFinish,
    PlayStart,
    Split,
    Strike,
    TakeOrange,
    TakePurple,
    TakeYellow,
    Trade,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import (
    FINISH,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    STORMS,
    WILD,
    YELLOW,
    Card,
)
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import (
    BlindDiscarded,
    CardsDiscarded,
    CardsDrawn,
    CompassFrom,
    CompassWon,
    IslandPlayed,
    RowCompleted,
    StormCame,
    StormCancelled,
    StormRemoved,
    StormRevealed,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.options import Options
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    full_rows,
    grid_of,
    is_legal,
    island,
    listed,
    merged,
    names_of,
    of_kind,
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)

HAND = [30, 1, 2, 70, 80]


def drawing(*deck: Card, seats: int = 3, **extras: Any) -> Shtil:
    """Seat 0 is to move, holds 30, 1, 2, 70, 80 and draws these cards next."""
    return voyage(seats, hands={0: HAND}, decks={0: deck}, storms=True, **extras)


def revealed(storm: Card, *deck: Card, **parts: Any) -> Shtil:
    """Seat 0 of three has played 30 to (2, 0) and drawn the storm; `parts` lie open beside the grid."""
    game = with_sea(drawing(storm, *deck), **parts)
    game.apply(island(game, 30, (2, 0)))
    assert game.decision == Decision(0, Ask.STORM)
    return game


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


def starting(seats: int = 3, **parts: Any) -> Shtil:
    """Seat 0 is to play a start; `parts` lie open beside the grid."""
    game = voyage(
        seats, decks={0: range(40, 50), 1: range(50, 60)} if seats > 1 else {0: range(40, 50)}, storms=True
    )
    with_hand(game, 0, [START, 1, 2, 3, 4])
    if seats > 1:
        with_hand(game, 1, [11, 12, 13])
    return with_sea(game, **parts)


def test_at_a_start_a_seat_under_yellow_discards_two_deck_cards_unseen():
    game = starting(yellows=(0, 1, 0))
    size = game.view(0).deck_sizes[1]
    assert BlindDiscarded(1, 2) in game.apply(PlayStart())
    assert game.view(0).deck_sizes[1] == size - 2
    assert game.view(0).discard_sizes == (0, 2, 0)
    assert game.view(1).discards == ()
    assert game.hands[1] == [11, 12, 13]


def test_the_unseen_cards_count_towards_the_eight():
    game = starting(yellows=(0, 1, 0))
    game.apply(PlayStart())
    assert min(action.shares[1] for action in listed(game, Split)) == 2
    assert max(action.shares[1] for action in listed(game, Split)) == 5
    assert refusal(game, Split((4, 1, 3))) is Refusal.WRONG_SHARES
    game.apply(Split((4, 3, 1)))
    game.apply(Give(4, (1, 2, 3, 4)))
    assert game.legal_actions() == [Give(1)]
    game.apply(Give(1, (11,)))
    game.apply(Give(1, (game.hands[2][0],)))
    assert game.view(0).discard_sizes == (4, 3, 1)


def test_a_seat_whose_unseen_cards_are_its_share_is_not_asked():
    game = starting(yellows=(0, 1, 0))
    game.apply(PlayStart())
    game.apply(Split((4, 2, 2)))
    game.apply(Give(4, (1, 2, 3, 4)))
    assert game.decision == Decision(2, Ask.GIVE)


def test_two_yellows_before_a_seat_still_take_two_cards():
    game = starting(yellows=(0, 2, 0))
    assert of_kind(game.apply(PlayStart()), BlindDiscarded) == [BlindDiscarded(1, 2)]


def test_under_yellow_a_short_deck_gives_as_many_as_it_has():
    game = with_deck(starting(yellows=(0, 1, 0)), 1, [50])
    assert of_kind(game.apply(PlayStart()), BlindDiscarded) == [BlindDiscarded(1, 1)]
    assert min(action.shares[1] for action in listed(game, Split)) == 1
    game = with_deck(starting(yellows=(0, 1, 0)), 1, [])
    assert of_kind(game.apply(PlayStart()), BlindDiscarded) == []


@pytest.mark.parametrize("cards", [(PURPLE, ORANGE), (START, FINISH), (MONSTER, WILD)])
def test_the_unseen_cards_are_discarded_whatever_they_are(cards):
    game = voyage(3, decks={1: [*cards, 50]}, storms=True, monsters=3, wilds=2)
    with_sea(with_hand(game, 0, [START, 1, 2, 3, 4]), yellows=(0, 1, 0))
    with_hand(game, 1, [11, 12, 13])
    events = game.apply(PlayStart())
    assert names_of(events) == ["StartPlayed", "CompassWon", "BlindDiscarded"]
    assert game.view(1).discard_sizes[1] == 2
    assert game.decision == Decision(0, Ask.SPLIT)


def test_under_yellow_one_of_two_seats_draws_nothing_extra():
    game = starting(2, yellows=(0, 1))
    events = game.apply(PlayStart())
    assert merged(of_kind(events, CardsDrawn)) == [CardsDrawn(0, (40, 41))]
    assert game.hands == [[1, 2, 3, 4, 40, 41], [11, 12, 13]]
    assert game.sea.to_split == 8


def test_under_yellow_solo_draws_six_extra():
    game = starting(1, yellows=(1,))
    with_hand(game, 0, [START, 1, 2])
    events = game.apply(PlayStart())
    assert of_kind(events, BlindDiscarded) == [BlindDiscarded(0, 2)]
    assert game.hands[0] == [1, 2, *range(42, 48)]
    assert game.legal_actions() == [Give(6)]
    game.apply(Give(6, (1, 2, 42, 43, 44, 45)))
    # Then it draws up to three.
    assert game.hands[0] == [46, 47, 48]


def test_unseen_cards_count_to_the_eight_that_a_start_needs():
    game = with_hand(with_hand(starting(yellows=(0, 1, 0)), 0, [START, 1, 2]), 2, [21])
    assert game.start_is_forced()
    with_sea(game, yellows=(0, 0, 0))
    assert refusal(game, PlayStart()) is Refusal.START_TOO_EARLY


def meeting_storms() -> Shtil:
    """Seat 0 of two is to play a start, with a reef, and storms lie on top of both decks."""
    decks = {0: [ORANGE, 40, YELLOW, 41, 42, 43], 1: [50, PURPLE, 51, 52]}
    game = voyage(2, decks=decks, reef=0, storms=True, reefs=True)
    return with_hand(with_hand(game, 0, [START, 1, 2, 3, 4]), 1, [11, 12, 13, 14, 15])


def test_storms_met_in_extra_draws_are_set_aside_and_do_not_count():
    game = meeting_storms()
    events = game.apply(PlayStart())
    assert events[2:] == [
        StormRevealed(0, ORANGE),
        CardsDrawn(0, (40,)),
        StormRevealed(0, YELLOW),
        CardsDrawn(0, (41,)),
        CardsDrawn(1, (50,)),
        StormRevealed(1, PURPLE),
        CardsDrawn(1, (51,)),
    ]
    assert game.hands == [[1, 2, 3, 4, 40, 41], [11, 12, 13, 14, 15, 50, 51]]
    assert game.decision == Decision(0, Ask.SPLIT)


def test_storms_set_aside_are_resolved_after_the_gifts_before_reef_and_draw():
    game = meeting_storms()
    game.apply(PlayStart())
    game.apply(Split((2, 6)))
    game.apply(Give(2, (1, 2)))
    assert game.decision == Decision(1, Ask.GIVE)
    game.apply(Give(6, (11, 12, 13, 14, 15, 50)))
    assert game.decision == Decision(0, Ask.STORM)
    game.apply(TakeOrange())
    assert game.legal_actions() == [TakeYellow(1), CancelStorm()]
    game.apply(TakeYellow(1, (3,)))
    assert game.decision == Decision(1, Ask.STORM)
    game.apply(TakePurple(5))
    assert game.decision == Decision(0, Ask.REEF)
    assert game.hands == [[4, 40, 41], [51]]
    events = game.apply(MoveReef(1))
    # Seat 0 is under yellow now and has its three cards.
    assert merged(of_kind(events, CardsDrawn)) == [CardsDrawn(1, game.decks[1][3:7])]
    assert game.decision == Decision(1, Ask.TURN)


def test_the_compass_of_the_start_can_cancel_a_storm_met_by_it():
    game = meeting_storms()
    game.apply(PlayStart())
    game.apply(Split((2, 6)))
    game.apply(Give(2, (1, 2)))
    game.apply(Give(6, (11, 12, 13, 14, 15, 50)))
    game.apply(CancelStorm())
    assert (game.sea.oranges, game.sea.compasses) == ((0, 0), 0)
    assert game.legal_actions() == [TakeYellow(1)]


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


@pytest.mark.parametrize(("storm", "at"), [(YELLOW, 0), (YELLOW, 2), (ORANGE, 1), (PURPLE, 0), (PURPLE, 5)])
def test_a_compass_removes_one_storm_in_play(storm, at):
    game = with_sea(drawing(), yellows=(1, 0, 1), oranges=(0, 1, 0), purples=(0, 5), compasses=1)
    storms = game.sea.storms()
    assert is_legal(game, UseCompass(storm, at))
    assert game.apply(UseCompass(storm, at)) == [StormRemoved(0, storm, at, False)]
    assert game.sea.storms() == [lying for lying in storms if lying != (storm, at)]
    assert game.sea.compasses == 0


@pytest.mark.parametrize(("storm", "at"), [(YELLOW, 1), (ORANGE, 0), (PURPLE, 4), (PURPLE, 9)])
def test_a_compass_needs_a_storm_that_lies_there(storm, at):
    game = with_sea(drawing(), yellows=(1, 0, 0), oranges=(0, 1, 0), purples=(0,), compasses=1)
    assert refusal(game, UseCompass(storm, at)) is Refusal.NO_SUCH_STORM


def test_without_a_compass_no_storm_is_removed():
    game = with_sea(drawing(), yellows=(1, 0, 0))
    assert not listed(game, UseCompass)
    assert refusal(game, UseCompass(YELLOW, 0)) is Refusal.NO_COMPASS


@pytest.mark.parametrize("storm", STORMS)
def test_a_compass_cancels_a_storm_before_it_takes_effect(storm):
    game = revealed(storm, 50, compasses=1)
    assert game.legal_actions()[-1] == CancelStorm()
    assert game.apply(CancelStorm()) == [
        StormCancelled(0, storm, False),
        CardsDrawn(0, (50,)),
        TurnBegan(1),
    ]
    assert game.sea.storms() == []
    assert game.hands[0] == [1, 2, 70, 80, 50]
    assert game.view(0).discards == ()


def test_without_a_compass_no_storm_is_cancelled():
    game = revealed(YELLOW)
    assert refusal(game, CancelStorm()) is Refusal.NO_COMPASS


def test_compasses_are_one_team_pool():
    game = drawing(50, 51, 52, 53, 54)
    game.apply(Trade())
    for seat in range(3):
        assert game.view(seat).sea.compasses == 1
    with_sea(game, yellows=(1, 0, 0))
    game.apply(UseCompass(YELLOW, 0))
    assert game.actions[-1] == (1, UseCompass(YELLOW, 0))


def test_compasses_are_used_before_the_action_as_often_as_one_likes():
    game = with_sea(drawing(), yellows=(1, 2, 0), purples=(3,), compasses=3)
    for action in (UseCompass(YELLOW, 1), UseCompass(PURPLE, 3), UseCompass(YELLOW, 1)):
        game.apply(action)
        assert game.decision == Decision(0, Ask.TURN)
    assert game.sea.storms() == [(YELLOW, 0)]
    game.apply(island(game, 30, (3, 3)))
    assert game.decision == Decision(1, Ask.TURN)


def test_a_forced_start_does_not_bar_compasses():
    game = starting(purples=(3,), compasses=1)
    assert game.legal_actions() == [PlayStart(), UseCompass(PURPLE, 3)]
    game.apply(UseCompass(PURPLE, 3))
    assert game.legal_actions() == [PlayStart()]


def test_the_seat_that_reveals_a_storm_decides_on_it():
    decks = {0: [50], 1: [ORANGE]}
    game = with_sea(voyage(3, hands={0: HAND, 1: [60]}, decks=decks, storms=True), compasses=1)
    game.apply(island(game, 30, (2, 0)))
    game.apply(island(game, 60, (4, 0)))
    assert game.decision == Decision(1, Ask.STORM)
    assert game.view(1).legal == (TakeOrange(), CancelStorm())
    assert game.view(0).legal == game.view(2).legal == ()


def test_a_used_compass_leaves_the_game():
    game = with_sea(drawing(), yellows=(1, 0, 0), compasses=1, supply=5)
    game.apply(UseCompass(YELLOW, 0))
    assert (game.sea.compasses, game.sea.supply) == (0, 5)


def test_a_start_wins_a_compass():
    game = starting()
    assert game.apply(PlayStart())[1] == CompassWon(0, CompassFrom.START)
    assert (game.sea.compasses, game.sea.supply) == (1, 5)


def completing_row_1(numbers: list[int], **parts: Any) -> Shtil:
    """Seat 0 holds the number that is missing at (1, 3) of this row."""
    grid = {(1, col): number for col, number in enumerate(numbers) if col != 3}
    game = with_sea(with_grid(drawing(), grid), **parts)
    return with_hand(game, 0, [numbers[3], 70, 80])


def test_a_row_of_six_consecutive_numbers_wins_a_compass():
    game = completing_row_1([12, 13, 14, 15, 16, 17])
    events = game.apply(island(game, 15, (1, 3), [70]))
    assert events[:4] == [
        IslandPlayed(0, 15, 15, 9, 1),
        CardsDiscarded(0, (70,)),
        RowCompleted(1),
        CompassWon(0, CompassFrom.ROW),
    ]
    assert (game.sea.compasses, game.sea.supply) == (1, 5)


@pytest.mark.parametrize(
    "numbers", [[12, 13, 14, 15, 16, 18], [11, 13, 14, 15, 16, 17], [12, 13, 14, 15, 17, 18]]
)
def test_a_row_with_a_gap_wins_nothing(numbers):
    game = completing_row_1(numbers)
    events = game.apply(island(game, 15, (1, 3), [70]))
    assert RowCompleted(1) in events
    assert not of_kind(events, CompassWon)
    assert game.sea.compasses == 0


def test_six_consecutive_numbers_across_two_rows_win_nothing():
    grid = {(0, 3): 12, (0, 4): 13, (1, 0): 15, (1, 1): 16, (1, 2): 17}
    game = with_hand(with_grid(drawing(), grid), 0, [14, 70, 80])
    events = game.apply(island(game, 14, (0, 5), [70]))
    assert not of_kind(events, CompassWon)


def test_discarding_the_whole_hand_wins_a_compass():
    game = drawing(50, 51, 52, 53, 54)
    assert is_legal(game, Trade())
    assert merged(game.apply(Trade())) == [
        CardsDiscarded(0, (30, 1, 2, 70, 80)),
        CompassWon(0, CompassFrom.TRADE),
        CardsDrawn(0, (50, 51, 52, 53, 54)),
        TurnBegan(1),
    ]
    assert (game.sea.compasses, game.sea.supply) == (1, 5)


def test_a_hand_under_yellow_can_be_traded():
    game = with_sea(with_hand(drawing(50, 51, 52, 53), 0, [1, 2, 70]), yellows=(1, 0, 0))
    assert is_legal(game, Trade())
    game.apply(Trade())
    assert game.hands[0] == [50, 51, 52]
    assert game.sea.compasses == 1


def test_fewer_than_three_cards_are_not_traded():
    game = with_hand(drawing(), 0, [1, 2])
    assert not listed(game, Trade)
    assert refusal(game, Trade()) is Refusal.HAND_TOO_SMALL


def test_a_hand_with_a_monster_is_not_traded():
    game = with_hand(drawing(monsters=3), 0, [1, 2, 70, MONSTER])
    assert not listed(game, Trade)
    assert refusal(game, Trade()) is Refusal.CANNOT_PAY_WITH


def test_a_forced_start_is_not_traded():
    assert refusal(starting(), Trade()) is Refusal.START_FORCED


def test_compasses_are_won_only_while_the_supply_lasts():
    game = starting(supply=0)
    assert not of_kind(game.apply(PlayStart()), CompassWon)
    game = completing_row_1([12, 13, 14, 15, 16, 17], supply=0)
    assert not of_kind(game.apply(island(game, 15, (1, 3), [70])), CompassWon)
    game = with_sea(drawing(), supply=0)
    assert not listed(game, Trade)
    assert refusal(game, Trade()) is Refusal.NO_SUPPLY


def test_the_last_compass_of_the_supply_can_be_won():
    game = with_sea(drawing(), supply=1)
    game.apply(Trade())
    assert (game.sea.compasses, game.sea.supply) == (1, 0)


def test_when_the_last_yellow_goes_the_seat_draws_up_at_its_next_draw():
    game = with_sea(with_hand(drawing(50, 51, 52), 0, [1, 2, 70]), yellows=(1, 0, 0), compasses=1)
    assert game.apply(UseCompass(YELLOW, 0)) == [StormRemoved(0, YELLOW, 0, False)]
    assert game.hands[0] == [1, 2, 70]
    game.apply(island(game, 1, (0, 0)))
    assert game.hands[0] == [2, 70, 50, 51, 52]


def test_a_mate_freed_of_yellow_waits_for_its_own_draw():
    game = with_sea(drawing(40), yellows=(0, 1, 0), compasses=1)
    with_deck(with_hand(game, 1, [11, 12, 13]), 1, [50, 51, 52, 53])
    game.apply(UseCompass(YELLOW, 1))
    game.apply(island(game, 30, (2, 0)))
    assert game.hands[1] == [11, 12, 13]
    game.apply(Discard((11, 12)))
    assert game.hands[1] == [13, 50, 51, 52, 53]
