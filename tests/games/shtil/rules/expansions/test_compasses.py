"""Compasses: how the team wins them, and what they drive away."""

from __future__ import annotations

from typing import Any

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Discard,
    PlayStart,
    TakeOrange,
    Trade,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import MONSTER, ORANGE, PURPLE, STORMS, YELLOW
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CompassFrom,
    CompassWon,
    IslandPlayed,
    RowCompleted,
    StormCancelled,
    StormRemoved,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.expansions.storm_positions import HAND, drawing, revealed, starting
from tests.games.shtil.rules.positions import (
    is_legal,
    island,
    listed,
    merged,
    of_kind,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)


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
