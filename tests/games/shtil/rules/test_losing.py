"""The standard game, losing: a seat that is to move and can't."""

from __future__ import annotations

from typing import Any

import pytest

from shtil_desktop.games.shtil.rules.actions import Discard, PlayFinish, PlayIsland, Resign, UseCompass
from shtil_desktop.games.shtil.rules.cards import FINISH, ORANGE, PURPLE, START, WILD, YELLOW, Card
from shtil_desktop.games.shtil.rules.events import GameEnded, StormRemoved, TurnBegan
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    full_rows,
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


def before_the_turn_of(hand: list[Card], **extras: Any) -> Shtil:
    """Seat 0 is about to discard two cards; seat 1 follows, holds `hand` and has an empty deck."""
    game = voyage(2, hands={0: [1, 2, 70, 71, 72]}, **extras)
    with_sea(game, start_lies=True)
    return with_deck(with_hand(game, 1, hand), 1, [])


def lost_by(seat: int) -> VoyageOutcome:
    return VoyageOutcome((), Ending.NO_MOVE, stuck=seat)


def test_a_card_that_fits_nowhere_loses():
    # 30 belongs between 29 and 31, and there is no cell between them.
    game = with_grid(before_the_turn_of([30]), {(2, 0): 29, (2, 1): 31})
    events = game.apply(Discard((1, 2)))
    assert events[-2:] == [TurnBegan(1), GameEnded(lost_by(1))]
    assert game.result == lost_by(1)


def test_a_card_that_cannot_be_paid_loses():
    game = with_grid(before_the_turn_of([30]), {(2, 0): 29, (2, 2): 31})
    game.apply(Discard((1, 2)))
    assert game.result == lost_by(1)


def test_two_cards_can_be_discarded_and_do_not_lose():
    game = with_grid(before_the_turn_of([30, START]), {(2, 0): 29, (2, 2): 32})
    game.apply(Discard((1, 2)))
    assert game.result is None
    assert game.legal_actions() == [PlayIsland(30, 13, 30, 1), Discard()]


def test_one_card_that_can_be_played_is_still_a_turn():
    game = with_grid(before_the_turn_of([30]), {(2, 0): 29, (2, 4): 32})
    game.apply(Discard((1, 2)))
    assert game.result is None
    assert game.legal_actions() == [PlayIsland(30, 14, 30)]
    game.apply(island(game, 30, (2, 2)))
    assert game.result is None


def test_one_finish_that_can_be_played_is_still_a_turn():
    game = with_grid(before_the_turn_of([FINISH]), full_rows(*range(6)))
    game.apply(Discard((70, 72)))
    assert game.legal_actions() == [PlayFinish()]
    game.apply(PlayFinish())
    assert game.result == VoyageOutcome(tuple(range(game.seats)), Ending.FINISH)


@pytest.mark.parametrize("card", [FINISH, START])
def test_one_card_that_can_only_be_discarded_loses(card):
    game = before_the_turn_of([card])
    game.apply(Discard((1, 2)))
    assert game.result == lost_by(1)


def test_an_empty_hand_at_ones_turn_loses():
    game = before_the_turn_of([])
    game.apply(Discard((1, 2)))
    assert game.result == lost_by(1)


def test_a_helpless_hand_loses_only_when_its_seat_is_to_move():
    game = voyage(3, hands={0: [1, 2, 70, 71, 72]})
    with_deck(with_hand(game, 2, []), 2, [])
    game.apply(Discard((1, 2)))
    assert game.result is None
    game.apply(Discard(tuple(game.hands[1][:2])))
    assert game.result == lost_by(2)


def test_an_empty_hand_elsewhere_is_no_loss_while_others_move():
    game = with_deck(with_hand(voyage(3), 2, []), 2, [])
    assert game.result is None
    assert is_legal(game, Discard((1, 2)))


def test_solo_loses_after_its_own_turn():
    game = with_sea(with_deck(with_hand(voyage(1), 0, [1, 2]), 0, []), start_lies=True)
    game.apply(Discard((1, 2)))
    assert game.result == lost_by(0)


@pytest.mark.parametrize(
    ("storm", "at", "lying"),
    [
        (ORANGE, 1, {"oranges": (0, 1)}),
        (YELLOW, 0, {"yellows": (1, 0)}),
        (PURPLE, 4, {"purples": (4,)}),
    ],
)
def test_a_seat_is_not_lost_while_a_compass_can_remove_a_storm(storm, at, lying):
    game = with_sea(before_the_turn_of([], storms=True), compasses=1, **lying)
    game.apply(Discard((1, 2)))
    assert game.result is None
    assert game.legal_actions() == [UseCompass(storm, at)]


def test_a_compass_without_a_storm_saves_nobody():
    game = with_sea(before_the_turn_of([], storms=True), compasses=1)
    game.apply(Discard((1, 2)))
    assert game.result == lost_by(1)


def test_a_storm_without_a_compass_saves_nobody():
    game = with_sea(before_the_turn_of([30], storms=True), oranges=(0, 1))
    game.apply(Discard((1, 2)))
    assert game.result == lost_by(1)


def test_a_seat_is_not_lost_while_a_wild_can_remove_a_storm():
    game = with_grid(before_the_turn_of([WILD], storms=True, wilds=2), full_rows(*range(6)))
    with_sea(game, yellows=(1, 0), start_lies=False)
    game.apply(Discard((70, 72)))
    assert game.result is None
    assert game.legal_actions() == [UseCompass(YELLOW, 0, wild=True)]


def test_a_seat_that_is_stuck_after_its_last_compass_is_lost_at_once():
    game = with_sea(before_the_turn_of([FINISH], storms=True), compasses=1, oranges=(0, 1))
    game.apply(Discard((1, 2)))
    assert game.apply(UseCompass(ORANGE, 1)) == [
        StormRemoved(1, ORANGE, 1, False),
        GameEnded(lost_by(1)),
    ]
    assert game.result == lost_by(1)


def test_a_compass_can_free_the_last_card():
    game = with_sea(before_the_turn_of([30], storms=True), compasses=1, oranges=(0, 1))
    game.apply(Discard((1, 2)))
    assert prices(game, 30) == {}
    game.apply(UseCompass(ORANGE, 1))
    assert game.result is None
    game.apply(island(game, 30, (2, 2)))
    assert game.result is None


def test_a_grid_that_cannot_be_completed_is_not_yet_lost():
    # Nothing goes between 30 and 31, and a cell there stays empty for good.
    game = with_grid(voyage(2, hands={0: [31, 1, 2, 3, 4]}), {(2, 0): 30})
    game.apply(island(game, 31, (2, 2)))
    assert game.result is None
    game.apply(Discard(tuple(game.hands[1][:2])))
    assert game.result is None


def test_after_the_end_nothing_is_asked_or_carried_out():
    game = before_the_turn_of([])
    game.apply(Discard((1, 2)))
    assert (game.decision, game.legal_actions()) == (None, [])
    for action in (Discard((70, 71)), island(game, 70, (0, 0)), Resign()):
        assert refusal(game, action) is Refusal.GAME_OVER


def test_a_crew_that_gives_up_has_lost():
    game = voyage()
    lost = VoyageOutcome((), Ending.RESIGNED)
    assert game.apply(Resign()) == [GameEnded(lost)]
    assert game.result == lost
