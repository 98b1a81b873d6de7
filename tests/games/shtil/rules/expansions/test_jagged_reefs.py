"""Jagged reefs: a row that is barred, and the step that moves the reef on."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import (
    Discard,
    Give,
    HoldReef,
    MoveReef,
    PlayStart,
    Split,
    Strike,
    Trade,
)
from shtil_desktop.games.shtil.rules.cards import MONSTER, START, WILD
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    IslandPlayed,
    ReefHeld,
    ReefLeft,
    ReefMoved,
    RowCompleted,
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
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)


def reefs(reef: int = 2) -> Shtil:
    """Seat 0 of two is to move, the reef lies on row 2."""
    return voyage(2, hands={0: [30, 1, 2, 70, 80]}, decks={0: [40, 41, 42, 43]}, reef=reef, reefs=True)


def test_the_reef_first_lies_on_a_random_row():
    assert {deal(Options(reefs=True), number).reef for number in range(1, 61)} == set(range(6))
    assert Shtil(Options(reefs=True), 7).sea.reef == deal(Options(reefs=True), 7).reef


def test_no_card_may_be_placed_in_the_reefs_row():
    game = reefs()
    assert {row for row, _ in prices(game, 30)} == {0, 1, 3, 4, 5}
    for col in range(6):
        assert refusal(game, island(game, 30, (2, col))) is Refusal.REEF_ROW


def test_the_reef_bars_every_seat():
    game = with_hand(reefs(), 1, [50, 51, 52, 53, 54])
    game.apply(island(game, 30, (1, 0)))
    game.apply(MoveReef(3))
    assert {row for row, _ in prices(game, 50)} == {1, 2, 4, 5}
    assert refusal(game, island(game, 50, (3, 0))) is Refusal.REEF_ROW


def test_the_reef_bars_a_wild_too():
    game = voyage(2, hands={0: [WILD, 1, 2, 3, 4]}, reef=2, reefs=True, wilds=2)
    assert {row for row, _ in prices(game, WILD, 30)} == {0, 1, 3, 4, 5}
    assert refusal(game, island(game, 30, (2, 0), card=WILD)) is Refusal.REEF_ROW


def test_the_reef_step_comes_after_the_action_and_before_drawing():
    game = reefs()
    assert refusal(game, MoveReef(3)) is Refusal.WRONG_MOMENT
    assert game.apply(island(game, 30, (1, 0))) == [IslandPlayed(0, 30, 30, 6, 0)]
    assert game.decision == Decision(0, Ask.REEF)
    assert game.hands[0] == [1, 2, 70, 80]
    assert game.apply(MoveReef(3)) == [ReefMoved(0, 3), CardsDrawn(0, (40,)), TurnBegan(1)]


def test_the_reef_step_follows_a_discard_too():
    game = reefs()
    game.apply(Discard((1, 2)))
    assert game.decision == Decision(0, Ask.REEF)
    assert refusal(game, Discard((30, 70))) is Refusal.WRONG_MOMENT


def test_the_reef_moves_to_another_row_with_an_empty_cell():
    game = with_grid(reefs(), full_rows(0, 5))
    game.apply(Discard((70, 80)))
    assert game.legal_actions() == [MoveReef(1), MoveReef(3), MoveReef(4), HoldReef()]
    game.apply(MoveReef(4))
    assert game.view(1).sea.reef == 4


def test_the_reef_moves_to_no_full_row():
    game = with_grid(reefs(), full_rows(0, 5))
    game.apply(Discard((70, 80)))
    assert refusal(game, MoveReef(0)) is Refusal.ROW_FULL
    assert refusal(game, MoveReef(5)) is Refusal.ROW_FULL


def test_moving_the_reef_to_its_own_row_is_no_move():
    game = reefs()
    game.apply(Discard((70, 80)))
    assert refusal(game, MoveReef(2)) is Refusal.REEF_STAYS


@pytest.mark.parametrize("row", [-1, 6])
def test_the_reef_stays_beside_the_grid(row):
    game = reefs()
    game.apply(Discard((70, 80)))
    assert refusal(game, MoveReef(row)) is Refusal.NO_SUCH_ROW


def test_two_discards_leave_the_reef_where_it_is():
    game = reefs()
    game.apply(island(game, 30, (1, 0)))
    assert game.apply(HoldReef((70, 1))) == [
        CardsDiscarded(0, (70, 1)),
        ReefHeld(0),
        CardsDrawn(0, (40, 41, 42)),
        TurnBegan(1),
    ]
    assert game.sea.reef == 2
    assert game.hands[0] == [2, 80, 40, 41, 42]


@pytest.mark.parametrize(
    ("pay", "reason"),
    [
        ((1,), Refusal.WRONG_PRICE),
        ((1, 2, 70), Refusal.WRONG_PRICE),
        ((1, 1), Refusal.NOT_IN_HAND),
        ((1, 40), Refusal.NOT_IN_HAND),
    ],
)
def test_the_reef_is_held_with_just_two_cards_of_the_hand(pay, reason):
    game = reefs()
    game.apply(island(game, 30, (1, 0)))
    assert refusal(game, HoldReef(pay)) is reason


def test_the_reef_leaves_at_once_when_four_rows_are_full():
    grid = {place: number for place, number in full_rows(0, 1, 3, 4).items() if place != (0, 5)}
    game = with_grid(with_hand(reefs(), 0, [11, 70, 80]), grid)
    assert game.sea.number_at(4) == 9
    events = game.apply(island(game, 11, (0, 5), [70, 80]))
    assert events[:4] == [
        IslandPlayed(0, 11, 11, 5, 2),
        CardsDiscarded(0, (70, 80)),
        RowCompleted(0),
        ReefLeft(),
    ]
    assert game.sea.reef is None
    # No reef step any more: the draw and the next turn follow.
    assert isinstance(events[-1], TurnBegan)
    assert game.decision == Decision(1, Ask.TURN)


def test_three_full_rows_do_not_drive_the_reef_away():
    grid = {place: number for place, number in full_rows(0, 1, 3).items() if place != (0, 5)}
    game = with_grid(with_hand(reefs(), 0, [11, 70, 80]), grid)
    game.apply(island(game, 11, (0, 5), [70, 80]))
    assert game.sea.reef == 2
    assert game.decision == Decision(0, Ask.REEF)


def test_the_reef_is_gone_for_good():
    # A monster opens one of the four rows again.
    game = voyage(2, reefs=True, monsters=3)
    with_sea(with_grid(game, full_rows(0, 1, 2, 3)), reef=None)
    with_hand(game, 0, [MONSTER, 80])
    game.apply(Strike(0))
    assert game.decision == Decision(1, Ask.TURN)
    assert game.sea.reef is None
    assert refusal(game, MoveReef(4)) is Refusal.WRONG_MOMENT


def test_with_fewer_than_two_cards_the_reef_must_move():
    game = with_deck(with_hand(reefs(), 0, [30, 70]), 0, [])
    game.apply(island(game, 30, (1, 0)))
    assert game.legal_actions() == [MoveReef(row) for row in (0, 1, 3, 4, 5)]
    assert refusal(game, HoldReef((70,))) is Refusal.WRONG_PRICE
    assert refusal(game, HoldReef((70, 70))) is Refusal.NOT_IN_HAND


def test_the_last_two_cards_can_hold_the_reef():
    game = with_deck(with_hand(reefs(), 0, [30, 70, 80]), 0, [])
    game.apply(island(game, 30, (1, 0)))
    assert is_legal(game, HoldReef((70, 80)))


def test_monsters_hold_no_reef():
    game = voyage(2, reefs=True, monsters=3, reef=2)
    with_hand(game, 0, [30, 70, MONSTER, MONSTER])
    game.apply(island(game, 30, (1, 0)))
    assert not is_legal(game, HoldReef((70, MONSTER)))
    assert refusal(game, HoldReef((70, MONSTER))) is Refusal.CANNOT_PAY_WITH


def test_after_a_trade_the_reef_must_move():
    game = voyage(2, hands={0: [30, 1, 2, 70, 80]}, reef=2, reefs=True, storms=True)
    game.apply(Trade())
    assert game.hands[0] == []
    assert game.legal_actions() == [MoveReef(row) for row in (0, 1, 3, 4, 5)]


def test_after_a_start_the_reef_step_comes_between_the_gifts_and_the_draw():
    game = with_hand(reefs(), 0, [START, 1, 2, 70, 80])
    game.apply(PlayStart())
    game.apply(Split((3, 5)))
    game.apply(Give(3, (1, 40, 80)))
    assert game.decision == Decision(1, Ask.GIVE)
    game.apply(Give(5, tuple(game.hands[1][:5])))
    assert game.decision == Decision(0, Ask.REEF)
    assert game.view(0).hand_sizes == (3, 2)
    events = game.apply(MoveReef(0))
    assert events[0] == ReefMoved(0, 0)
    assert events[1] == CardsDrawn(0, (42, 43))
    assert game.view(0).hand_sizes == (5, 5)
    assert game.decision == Decision(1, Ask.TURN)


def test_a_monster_may_strike_in_the_reefs_row():
    game = voyage(2, hands={0: [MONSTER, 1, 2, 70, 80]}, reef=2, reefs=True, monsters=3)
    with_grid(game, {(2, 3): 33})
    game.apply(Strike(15))
    assert grid_of(game) == {}
