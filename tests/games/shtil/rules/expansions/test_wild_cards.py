"""Wild cards: an island with a number of one's choice, a start, a finish or a compass."""

from __future__ import annotations

from typing import Any

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import (
    CancelStorm,
    Discard,
    PlayFinish,
    PlayIsland,
    PlayStart,
    Split,
    Strike,
    TakeOrange,
    UseCompass,
)
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, ORANGE, START, WILD, YELLOW, Card
from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CompassWon,
    FinishPlayed,
    IslandPlayed,
    StartPlayed,
    StormCancelled,
    StormRemoved,
)
from shtil_desktop.games.shtil.rules.options import Options
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
    of_kind,
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)


def wilds(hand: list[Card], seats: int = 3, **extras: Any) -> Shtil:
    """Seat 0 is to move and holds this hand."""
    return with_hand(voyage(seats, decks={0: [40, 41, 42]}, wilds=2, **extras), 0, hand)


def test_wilds_are_shuffled_in_before_dealing():
    deals = [deal(Options(wilds=2), number) for number in range(1, 41)]
    assert all(sum(pile.count(WILD) for pile in (*d.hands, *d.decks)) == 2 for d in deals)
    assert any(WILD in hand for dealt in deals for hand in dealt.hands)
    assert [len(deck) for deck in deals[0].decks] == [25, 25, 25]


def test_a_wild_counts_as_a_card_of_the_hand():
    game = voyage(2, hands={0: [1, 2, 3, 4, 5]}, decks={0: [WILD, 41, 42]}, wilds=2)
    game.apply(Discard((1, 2)))
    assert game.hands[0] == [3, 4, 5, WILD, 41]


def test_a_wild_may_be_discarded():
    game = wilds([WILD, 1, 2, 3, 4])
    game.apply(Discard((WILD, 4)))
    assert game.view(0).discards == (WILD, 4)


def test_a_wild_may_pay():
    game = with_grid(wilds([WILD, 52, 2, 3, 4]), {(2, 3): 50})
    game.apply(island(game, 52, (2, 4), [WILD, 2]))
    assert game.view(0).discards == (WILD, 2)


def test_a_wild_is_played_as_an_island_with_a_number_that_one_names():
    game = wilds([WILD, 1, 2, 3, 4])
    events = game.apply(island(game, 37, (2, 3), card=WILD))
    assert events[0] == IslandPlayed(0, WILD, 37, 15, 0)
    assert grid_of(game) == {(2, 3): 37}
    assert game.hands[0] == [1, 2, 3, 4, 40]


def test_any_number_that_does_not_lie_on_the_grid_can_be_named():
    game = with_grid(wilds([WILD, 1, 2, 3, 4]), {(2, 3): 50})
    named = {action.number for action in listed(game, PlayIsland) if action.card == WILD}
    assert named == set(range(1, 81)) - {50}


def test_a_number_in_a_hand_can_be_named():
    game = wilds([WILD, 1, 2, 3, 4])
    assert is_legal(game, island(game, 3, (2, 3), card=WILD))


def test_a_number_that_lies_cannot_be_named():
    game = with_grid(wilds([WILD, 1, 2, 3, 4]), {(2, 3): 50})
    assert prices(game, WILD, 50) == {}
    assert refusal(game, island(game, 50, (2, 5), card=WILD)) is Refusal.NUMBER_LIES


@pytest.mark.parametrize("number", [-1, 0, 81, 82, 1000])
def test_there_are_no_other_numbers_to_name(number):
    game = with_grid(wilds([WILD, 1, 2, 3, 4]), {(2, 3): 50})
    assert refusal(game, PlayIsland(WILD, 20, number)) is Refusal.NO_SUCH_NUMBER


def test_the_price_of_a_wild_goes_by_its_number():
    game = with_grid(wilds([WILD, 1, 2, 3, 4]), {(2, 3): 50})
    assert prices(game, WILD, 54)[2, 4] == 4
    assert (2, 4) not in prices(game, WILD, 55)
    assert prices(game, WILD, 53)[2, 4] == 3
    assert prices(game, WILD, 51)[2, 4] == 1
    assert refusal(game, island(game, 53, (2, 4), [1, 2], card=WILD)) is Refusal.WRONG_PRICE
    assert refusal(game, island(game, 55, (2, 4), [1, 2, 3, 4], card=WILD)) is Refusal.TOO_DEAR
    events = game.apply(island(game, 51, (2, 4), [4], card=WILD))
    assert events[:2] == [IslandPlayed(0, WILD, 51, 16, 1), CardsDiscarded(0, (4,))]


def test_the_order_of_a_wild_goes_by_its_number():
    game = with_grid(wilds([WILD, 1, 2, 3, 4]), {(2, 3): 50})
    assert refusal(game, island(game, 49, (2, 5), card=WILD)) is Refusal.AFTER_HIGHER
    assert refusal(game, island(game, 51, (2, 1), card=WILD)) is Refusal.BEFORE_LOWER


def test_a_wild_that_lies_is_an_island_to_its_neighbours():
    game = wilds([WILD, 1, 2, 3, 4], seats=2)
    with_hand(game, 1, [39, 37, 60, 61, 62])
    game.apply(island(game, 37, (2, 3), card=WILD))
    assert prices(game, 39)[2, 4] == 2
    # The true 37 finds its number taken.
    assert prices(game, 37) == {}
    assert refusal(game, island(game, 37, (3, 0))) is Refusal.NUMBER_LIES


def test_one_wild_may_pay_for_the_other():
    game = with_grid(wilds([WILD, WILD, 2, 3, 4]), {(2, 3): 50})
    game.apply(island(game, 51, (2, 4), [WILD], card=WILD))
    assert game.hands[0] == [2, 3, 4, 40, 41]
    assert game.view(0).discards == (WILD,)


def test_a_wild_does_not_pay_for_itself():
    game = with_grid(wilds([WILD, 1, 2, 3, 4]), {(2, 3): 50})
    assert refusal(game, island(game, 51, (2, 4), [WILD], card=WILD)) is Refusal.NOT_IN_HAND


def test_without_a_wild_none_is_played():
    game = with_sea(wilds([5, 1, 2, 3, 4], storms=True), yellows=(1, 0, 0))
    assert refusal(game, island(game, 37, (2, 3), card=WILD)) is Refusal.NOT_IN_HAND
    assert refusal(game, PlayStart(wild=True)) is Refusal.NO_WILD
    assert refusal(game, PlayFinish(wild=True)) is Refusal.NO_WILD
    assert refusal(game, UseCompass(YELLOW, 0, wild=True)) is Refusal.NO_WILD


def test_a_wild_is_played_as_a_start():
    game = wilds([WILD, 1, 2, 3, 4])
    assert is_legal(game, PlayStart(wild=True))
    assert game.apply(PlayStart(wild=True)) == [StartPlayed(0, True)]
    assert game.hands[0] == [1, 2, 3, 4]
    assert game.sea.start_lies
    assert game.decision == Decision(0, Ask.SPLIT)
    assert sum(listed(game, Split)[0].shares) == 8


def test_a_wild_start_makes_later_starts_dead():
    game = with_hand(wilds([WILD, 1, 2, 3, 4]), 1, [START, 10, 11, 12, 13])
    with_sea(game, start_lies=True)
    assert not listed(game, PlayStart)
    assert refusal(game, PlayStart(wild=True)) is Refusal.START_LIES


def test_a_wild_start_wins_a_compass():
    game = wilds([WILD, 1, 2, 3, 4], storms=True)
    assert len(of_kind(game.apply(PlayStart(wild=True)), CompassWon)) == 1
    assert game.sea.compasses == 1


def test_a_wild_start_needs_eight_cards_as_well():
    game = wilds([WILD, WILD, 2, 3])
    with_hand(with_hand(game, 1, [10, 11, 12, 13]), 2, [])
    assert not listed(game, PlayStart)
    assert refusal(game, PlayStart(wild=True)) is Refusal.START_TOO_EARLY
    with_hand(game, 2, [20])
    assert is_legal(game, PlayStart(wild=True))


def test_a_wild_is_never_forced_as_a_start():
    game = wilds([WILD, 1, 2, 3, 4])
    assert is_legal(game, Discard((1, 2)))
    assert is_legal(game, island(game, 1, (0, 0)))


def test_a_wild_does_not_free_from_a_forced_start():
    game = wilds([WILD, START, 2, 3, 4])
    assert game.legal_actions() == [PlayStart()]
    assert refusal(game, island(game, 37, (2, 3), card=WILD)) is Refusal.START_FORCED


def test_a_wild_is_played_as_a_finish():
    game = with_grid(wilds([WILD, 80]), full_rows(*range(6)))
    with_sea(game, start_lies=True)
    assert listed(game, PlayFinish) == [PlayFinish(wild=True)]
    events = game.apply(PlayFinish(wild=True))
    assert events[0] == FinishPlayed(0, True)
    assert game.result == VoyageOutcome(tuple(range(game.seats)), Ending.FINISH)


def test_a_wild_finish_needs_what_a_finish_needs():
    game = with_grid(wilds([WILD, 80]), full_rows(*range(6)))
    assert refusal(game, PlayFinish(wild=True)) is Refusal.NO_START
    with_sea(game, start_lies=True)
    game.sea.line_at(7).remove(7)
    assert refusal(game, PlayFinish(wild=True)) is Refusal.GRID_NOT_FULL


def test_a_finish_in_hand_is_no_wild():
    game = with_grid(wilds([FINISH, 80]), full_rows(*range(6)))
    with_sea(game, start_lies=True)
    assert listed(game, PlayFinish) == [PlayFinish()]
    assert refusal(game, PlayFinish(wild=True)) is Refusal.NO_WILD


def test_a_wild_is_a_compass_that_removes_a_storm():
    game = with_sea(wilds([WILD, 1, 2], storms=True), yellows=(0, 1, 0))
    assert listed(game, UseCompass) == [UseCompass(YELLOW, 1, wild=True)]
    events = game.apply(UseCompass(YELLOW, 1, wild=True))
    assert events == [StormRemoved(0, YELLOW, 1, True)]
    assert game.sea.yellows == (0, 0, 0)
    assert game.hands[0] == [1, 2]
    assert WILD in game.view(1).sea.gone
    assert game.decision == Decision(0, Ask.TURN)


def test_a_wild_is_a_compass_that_cancels_a_storm():
    game = with_deck(wilds([WILD, 1, 2, 3, 4], storms=True), 0, [ORANGE, 50, 51])
    game.apply(island(game, 1, (0, 0)))
    assert game.legal_actions() == [TakeOrange(), CancelStorm(wild=True)]
    events = game.apply(CancelStorm(wild=True))
    assert events[0] == StormCancelled(0, ORANGE, True)
    assert game.sea.oranges == (0, 0, 0)
    assert game.hands[0] == [2, 3, 4, 50, 51]


def test_a_wild_spares_the_pool_and_the_pool_a_wild():
    game = with_sea(wilds([WILD, 1, 2], storms=True), yellows=(0, 1, 1), compasses=1)
    game.apply(UseCompass(YELLOW, 1, wild=True))
    assert (game.sea.compasses, WILD in game.hands[0]) == (1, False)
    game = with_sea(wilds([WILD, 1, 2], storms=True), yellows=(0, 1, 1), compasses=1)
    game.apply(UseCompass(YELLOW, 1))
    assert (game.sea.compasses, WILD in game.hands[0]) == (0, True)


def test_without_storms_there_is_nothing_for_a_compass_to_do():
    game = wilds([WILD, 1, 2, 3, 4])
    assert not listed(game, UseCompass)
    assert refusal(game, UseCompass(YELLOW, 0, wild=True)) is Refusal.WRONG_MOMENT


def struck_wild() -> Shtil:
    """A wild lay as 37 and was struck by a monster; seat 1 holds the true 37."""
    game = with_grid(voyage(2, wilds=2, monsters=3), {(0, 0): 5})
    with_hand(with_hand(game, 0, [WILD, MONSTER, 1, 2, 3]), 1, [37, 60, 61])
    game.apply(island(game, 37, (2, 3), card=WILD))
    game.apply(Discard((60, 61)))
    game.apply(Strike(15))
    return game


def test_the_number_of_a_struck_wild_is_free_again():
    game = struck_wild()
    assert grid_of(game) == {(0, 0): 5}
    assert prices(game, 37)[2, 3] == 0


def test_a_struck_wild_leaves_the_game_and_not_the_island_it_was_named():
    assert sorted(struck_wild().view(1).sea.gone) == [MONSTER, WILD]
