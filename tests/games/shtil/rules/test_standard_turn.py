"""The standard game, the turn: an island and its price, the finish, two discards; then the draw."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import Decision, IllegalAction
from shtil_desktop.games.shtil.rules.actions import Discard, PlayFinish, PlayIsland, PlayStart
from shtil_desktop.games.shtil.rules.cards import FINISH, START
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    FinishPlayed,
    GameEnded,
    IslandPlayed,
    RowCompleted,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
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
    with_grid,
    with_hand,
    with_sea,
)

EVERY_ROW = full_rows(*range(6))


def test_a_turn_is_exactly_one_action():
    game = voyage(hands={0: [30, 1, 2, 3, 4]})
    game.apply(island(game, 30, (2, 0)))
    assert game.decision == Decision(1, Ask.TURN)
    assert refusal(game, island(game, 1, (0, 0))) is Refusal.NOT_IN_HAND


def test_an_island_goes_to_any_empty_cell_that_keeps_the_line_increasing():
    game = with_grid(voyage(hands={0: [30, 1, 2, 3, 4]}), {(0, 3): 20, (2, 0): 50})
    # Between the two; beside them it would cost 10 and 20.
    assert prices(game, 30) == {place: 0 for place in [(0, 5), *((1, col) for col in range(5))]}


def test_any_cell_of_an_empty_grid_is_open_to_any_island():
    game = voyage(hands={0: [80, 1, 2, 3, 4]})
    assert prices(game, 80) == prices(game, 1) == {(row, col): 0 for row in range(6) for col in range(6)}


def test_an_occupied_cell_is_taken():
    game = with_grid(voyage(hands={0: [30, 1, 2, 3, 4]}), {(2, 2): 20})
    assert (2, 2) not in prices(game, 30)
    assert refusal(game, island(game, 30, (2, 2))) is Refusal.CELL_TAKEN


def test_only_a_card_of_the_hand_can_be_played():
    game = voyage(hands={0: [30, 1, 2, 3, 4], 1: [60]}, decks={0: [70]})
    for number in (60, 70):
        assert refusal(game, island(game, number, (2, 2))) is Refusal.NOT_IN_HAND


def test_an_island_keeps_its_number():
    game = voyage(hands={0: [30, 1, 2, 3, 4]})
    assert refusal(game, PlayIsland(30, 12, 31)) is Refusal.NOT_AN_ISLAND


def test_a_finish_is_no_island():
    game = voyage(hands={0: [FINISH, 1, 2, 3, 4]})
    assert prices(game, FINISH) == {}
    assert refusal(game, PlayIsland(FINISH, 12, 30)) is Refusal.NOT_AN_ISLAND
    assert refusal(game, PlayIsland(FINISH, 12, FINISH)) is Refusal.NOT_AN_ISLAND


def test_card_without_occupied_neighbour_costs_nothing():
    game = with_grid(voyage(hands={0: [30, 1, 2, 3, 4]}, decks={0: [80]}), {(0, 0): 29, (0, 5): 31})
    assert game.apply(island(game, 30, (0, 2))) == [
        IslandPlayed(0, 30, 30, 2, 0),
        CardsDrawn(0, (80,)),
        TurnBegan(1),
    ]
    assert game.view(0).discards == ()


@pytest.mark.parametrize("place", [(0, 0), (5, 5)])
def test_the_ends_of_the_line_have_no_neighbour_outside(place):
    game = voyage(hands={0: [30, 1, 2, 3, 4]})
    game.apply(island(game, 30, place))
    assert grid_of(game) == {place: 30}


@pytest.mark.parametrize(
    ("lies", "number", "goes", "price"),
    [({(0, 1): 33}, 31, (0, 0), 2), ({(5, 4): 28}, 31, (5, 5), 3)],
)
def test_the_last_cell_left_at_an_end_of_the_line_pays_the_one_difference(lies, number, goes, price):
    game = with_grid(voyage(hands={0: [number, 1, 2, 3, 4]}), lies)
    assert prices(game, number) == {goes: price}
    game.apply(island(game, number, goes, [1, 2, 3][:price]))
    assert len(game.view(0).discards) == price


def test_card_after_one_neighbour_pays_the_difference():
    game = with_grid(voyage(hands={0: [5, 1, 2, 70, 80]}), {(0, 0): 3})
    events = game.apply(island(game, 5, (0, 1), [70, 1]))
    assert events[:2] == [IslandPlayed(0, 5, 5, 1, 2), CardsDiscarded(0, (70, 1))]


def test_card_before_one_neighbour_pays_the_difference():
    game = with_grid(voyage(hands={0: [57, 1, 2, 70, 80]}), {(4, 3): 60})
    assert prices(game, 57)[4, 2] == 3
    game.apply(island(game, 57, (4, 2), [1, 2, 80]))
    assert game.view(0).discards == (1, 2, 80)


@pytest.mark.parametrize(("number", "price"), [(46, 1), (47, 2), (48, 1)])
def test_card_between_two_pays_the_smaller_difference(number, price):
    game = with_grid(voyage(hands={0: [number, 1, 2, 3, 4]}), {(2, 2): 45, (2, 4): 49})
    assert prices(game, number) == {(2, 3): price}
    game.apply(island(game, number, (2, 3), [1, 2, 3, 4][:price]))
    assert grid_of(game) == {(2, 2): 45, (2, 3): number, (2, 4): 49}


def test_the_price_is_discarded_from_the_hand_face_down():
    game = with_grid(voyage(hands={0: [5, 1, 2, 70, 80]}), {(0, 0): 3})
    events = game.apply(island(game, 5, (0, 1), [70, 1]))
    assert game.hands[0][:2] == [2, 80]
    assert events[1].seen_by(0) == CardsDiscarded(0, (70, 1))
    assert events[1].seen_by(1) == CardsDiscarded(0, (0, 0))


@pytest.mark.parametrize("pay", [[], [1], [1, 2, 70]])
def test_the_price_is_neither_more_nor_less(pay):
    game = with_grid(voyage(hands={0: [5, 1, 2, 70, 80]}), {(0, 0): 3})
    assert refusal(game, island(game, 5, (0, 1), pay)) is Refusal.WRONG_PRICE


def test_a_free_cell_takes_no_payment():
    game = voyage(hands={0: [5, 1, 2, 70, 80]})
    assert refusal(game, island(game, 5, (0, 1), [1])) is Refusal.WRONG_PRICE


def test_a_hand_that_holds_too_few_cannot_play():
    game = with_grid(with_hand(voyage(), 0, [33, 70]), {(2, 2): 31})
    assert (2, 3) not in prices(game, 33)
    with pytest.raises(IllegalAction) as caught:
        game.apply(island(game, 33, (2, 3), [70]))
    assert (caught.value.reason, caught.value.facts) == (Refusal.TOO_DEAR, {"price": 2, "held": 1})
    assert refusal(game, island(game, 33, (2, 3), [70])) is Refusal.TOO_DEAR


def test_the_price_is_at_most_four():
    game = with_grid(voyage(hands={0: [34, 35, 1, 2, 3]}), {(2, 2): 30})
    assert prices(game, 34)[2, 3] == 4
    assert (2, 3) not in prices(game, 35)
    assert refusal(game, island(game, 35, (2, 3), [34, 1, 2, 3])) is Refusal.TOO_DEAR


def test_the_played_card_does_not_pay_for_itself():
    game = with_grid(voyage(hands={0: [32, 1, 2, 70, 80]}), {(2, 2): 30})
    assert refusal(game, island(game, 32, (2, 3), [32, 1])) is Refusal.NOT_IN_HAND


def test_no_card_pays_twice():
    game = with_grid(voyage(hands={0: [32, 1, 2, 70, 80]}), {(2, 2): 30})
    assert refusal(game, island(game, 32, (2, 3), [1, 1])) is Refusal.NOT_IN_HAND


def test_deck_cards_never_pay():
    game = with_grid(voyage(hands={0: [32, 1, 2, 70, 80]}, decks={0: [60]}), {(2, 2): 30})
    assert refusal(game, island(game, 32, (2, 3), [1, 60])) is Refusal.NOT_IN_HAND


def test_every_way_to_pay_is_open():
    game = with_grid(voyage(hands={0: [32, 1, 2, 70, 80]}), {(2, 2): 30})
    dear = next(action for action in listed(game, PlayIsland) if action.card == 32 and action.price == 2)
    ways = list(game.completions(dear))
    assert {frozenset(way.pay) for way in ways} == {
        frozenset(pair) for pair in [(1, 2), (1, 70), (1, 80), (2, 70), (2, 80), (70, 80)]
    }
    assert len(ways) == 6
    assert all(is_legal(game, way) for way in ways)


def test_a_start_in_hand_is_the_only_action_while_none_lies():
    game = with_grid(with_hand(voyage(), 0, [START, FINISH, 30, 1, 2]), {(2, 2): 40})
    assert game.legal_actions() == [PlayStart()]
    for action in (island(game, 30, (2, 0)), Discard((1, 2)), PlayFinish()):
        assert refusal(game, action) is Refusal.START_FORCED


def test_another_seats_start_forces_nothing():
    game = with_hand(voyage(), 1, [START, 30, 31, 32, 33])
    assert is_legal(game, Discard((1, 2)))
    assert refusal(game, PlayStart()) is Refusal.NOT_IN_HAND


def test_finish_waits_for_every_cell():
    game = with_grid(with_hand(voyage(), 0, [FINISH, 80]), EVERY_ROW)
    with_sea(game, start_lies=True)
    game.sea.line_at(20).remove(20)
    assert not is_legal(game, PlayFinish())
    assert refusal(game, PlayFinish()) is Refusal.GRID_NOT_FULL


def test_finish_waits_for_the_start():
    game = with_grid(with_hand(voyage(), 0, [FINISH, 80]), EVERY_ROW)
    assert not is_legal(game, PlayFinish())
    assert refusal(game, PlayFinish()) is Refusal.NO_START


def test_finish_on_a_full_grid_with_a_start_wins():
    game = with_grid(with_hand(voyage(), 0, [FINISH, 80]), EVERY_ROW)
    with_sea(game, start_lies=True)
    assert is_legal(game, PlayFinish())
    won = VoyageOutcome(tuple(range(game.seats)), Ending.FINISH)
    assert game.apply(PlayFinish()) == [FinishPlayed(0, False), GameEnded(won)]
    assert game.result == game.view(2).outcome == won
    assert (game.decision, game.hands[0]) == (None, [80])
    assert game.view(1).sea.finish_lies


def test_a_finish_must_be_in_the_hand():
    game = with_grid(with_hand(voyage(), 0, [78, 80]), EVERY_ROW)
    with_sea(game, start_lies=True)
    assert refusal(game, PlayFinish()) is Refusal.NOT_IN_HAND


def test_the_last_island_alone_does_not_win():
    grid = {place: number for place, number in EVERY_ROW.items() if place != (5, 5)}
    game = with_grid(with_hand(voyage(), 0, [71, 80, 78]), grid)
    with_sea(game, start_lies=True)
    events = game.apply(island(game, 71, (5, 5), [80, 78]))
    assert RowCompleted(5) in events
    assert game.result is None


def test_any_two_cards_of_the_hand_can_be_discarded():
    game = voyage(hands={0: [30, FINISH, 2, 70, 80]}, decks={0: [40, 41]})
    assert len(list(game.completions(Discard()))) == 10
    assert game.apply(Discard((FINISH, 70))) == [
        CardsDiscarded(0, (FINISH, 70)),
        CardsDrawn(0, (40, 41)),
        TurnBegan(1),
    ]
    assert game.hands[0] == [30, 2, 80, 40, 41]
    assert game.view(0).discards == (FINISH, 70)


@pytest.mark.parametrize("pay", [(), (30,), (30, 2, 70), (30, 2, 70, 80, 1)])
def test_a_discard_is_two_cards(pay):
    game = voyage(hands={0: [30, 1, 2, 70, 80]})
    assert refusal(game, Discard(pay)) is Refusal.WRONG_PRICE


@pytest.mark.parametrize("pay", [(30, 30), (30, 55)])
def test_discards_come_from_the_hand(pay):
    game = voyage(hands={0: [30, 1, 2, 70, 80], 1: [55]})
    assert refusal(game, Discard(pay)) is Refusal.NOT_IN_HAND


def test_a_playable_island_does_not_bar_discarding():
    game = voyage()
    assert listed(game, PlayIsland)
    assert is_legal(game, Discard((1, 2)))


def test_the_seat_draws_back_to_five_from_its_own_deck():
    game = with_grid(
        voyage(hands={0: [32, 1, 2, 70, 80]}, decks={0: [40, 41, 42, 43], 1: [50]}), {(2, 2): 30}
    )
    sizes = game.view(0).deck_sizes
    events = game.apply(island(game, 32, (2, 3), [1, 2]))
    assert events[2:] == [CardsDrawn(0, (40, 41, 42)), TurnBegan(1)]
    assert game.hands[0] == [70, 80, 40, 41, 42]
    assert game.view(0).deck_sizes == (sizes[0] - 3, *sizes[1:])


def test_a_short_deck_gives_what_it_has():
    game = with_deck(voyage(hands={0: [30, 1, 2, 70, 80]}), 0, [40])
    assert game.apply(Discard((1, 2)))[1:] == [CardsDrawn(0, (40,)), TurnBegan(1)]
    assert game.hands[0] == [30, 70, 80, 40]


def test_with_an_empty_deck_one_plays_on_with_fewer():
    game = with_deck(voyage(hands={0: [30, 1, 2, 70, 80]}), 0, [])
    assert game.apply(Discard((1, 2)))[1:] == [TurnBegan(1)]
    assert game.hands[0] == [30, 70, 80]
    game.apply(Discard(tuple(game.hands[1][:2])))
    game.apply(Discard(tuple(game.hands[2][:2])))
    game.apply(island(game, 30, (2, 2)))
    assert game.hands[0] == [70, 80]
    assert game.result is None


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_next_seat_clockwise_follows(seats):
    game = voyage(seats, first=seats - 1)
    order = []
    for _ in range(2 * seats):
        assert game.decision is not None
        order.append(game.decision.seat)
        game.apply(Discard(tuple(game.hands[game.decision.seat][:2])))
    assert order == [(seats - 1 + step) % seats for step in range(2 * seats)]


def test_what_was_done_is_told_with_its_seat():
    game = voyage(hands={0: [30, 1, 2, 3, 4], 1: [60, 61]}, first=0)
    first, second = island(game, 30, (2, 2)), Discard((60, 61))
    game.apply(first)
    game.apply(second)
    assert game.actions == [(0, first), (1, second)]
