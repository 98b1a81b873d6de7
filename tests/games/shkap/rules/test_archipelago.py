"""The Archipelago: eight islands, and two drafts."""

import pytest

from shtil_desktop.games.base import Decision, IllegalAction
from shtil_desktop.games.shkap.rules.actions import Keep, Land
from shtil_desktop.games.shkap.rules.asks import Ask
from shtil_desktop.games.shkap.rules.events import (
    CardKept,
    CardsDealt,
    HandsDiscarded,
    IslandsOpened,
    PacksPassed,
)
from shtil_desktop.games.shkap.rules.outcome import Ending
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games.shkap.rules.positions import (
    all_done,
    announce,
    archipelago,
    decider,
    drafted,
    keep_all,
    pass_islands,
)


def keep_first(game):
    return game.apply(game.legal_actions()[0])


def at_the_second_draft(seats: int = 3):
    game = drafted(seats)
    pass_islands(game, 3)
    before = game.copy()
    return before, game, pass_islands(game, 1)


# The draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_gets_nine_cards_and_the_market_four(seats):
    game = archipelago(seats)
    assert [len(pack) for pack in game.packs] == [9] * seats
    assert len(game.piles.market) == 4 and len(game.piles.deck) == 56 - 9 * seats
    assert game.decision == Decision(game.first, Ask.KEEP)


def test_picks_are_committed_in_seat_order_from_the_first_player():
    game, asked = archipelago(3), []
    first = game.first
    for _ in range(6):
        asked.append(game.decider)
        keep_first(game)
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert asked == order * 2


def test_packs_go_to_the_left_when_all_have_kept():
    game = archipelago(3)
    packs = [list(pack) for pack in game.packs]
    for number in range(3):
        seat = decider(game)
        events = game.apply(Keep(packs[seat][0]))
        assert (PacksPassed() in events) == (number == 2)
    assert [game.packs[(seat + 1) % 3] for seat in range(3)] == [pack[1:] for pack in packs]
    assert game.hands == [pack[:1] for pack in packs]


def test_eight_rounds_and_the_last_card_comes_by_itself():
    game = archipelago(3)
    for _ in range(8 * 3 - 1):
        keep_first(game)
        assert game.ask is Ask.KEEP
    events = keep_first(game)
    assert len([event for event in events if isinstance(event, CardKept)]) == 1 + 3
    assert [len(hand) for hand in game.hands] == [9, 9, 9] and not any(game.packs)
    assert game.decision == Decision(game.first, Ask.ANNOUNCE)


def test_only_a_card_of_the_pack_can_be_kept():
    game = archipelago(2)
    seat = decider(game)
    for card in (game.packs[1 - seat][0], game.piles.deck[0], game.dealt.market[0], 60, -1):
        with pytest.raises(IllegalAction) as caught:
            game.apply(Keep(card))
        assert caught.value.reason is Refusal.NOT_IN_PACK
    with pytest.raises(IllegalAction) as caught:
        game.apply(Land())
    assert caught.value.reason is Refusal.WRONG_MOMENT


def test_picks_are_unseen():
    game = archipelago(2)
    seat = decider(game)
    action = game.legal_actions()[0]
    (event,) = game.apply(action)
    assert event.seen_by(seat) == event and event.seen_by(1 - seat) == CardKept(seat, None)
    assert not hasattr(action.seen_by(1 - seat, seat), "card")
    assert game.view(1 - seat).hand_sizes == (9, 9)


# Islands


def test_four_islands_lie_open():
    game = drafted()
    islands = game.dealt.islands
    assert game.open_islands == islands[:4] and archipelago().open_islands == islands[:4]
    pass_islands(game, 1)
    assert game.open_islands == islands[1:4]


def test_nobody_draws_up():
    game = drafted(2)
    announce(game, "LL")
    for _ in range(2):
        game.apply(next(iter(game.completions(game.legal_actions()[0]))))
    all_done(game)
    while game.ask is Ask.STEP or game.ask is Ask.TAKE:
        game.apply(game.legal_actions()[0])
    assert game.at == 1 and min(len(hand) for hand in game.hands) >= 8
    assert sum(len(hand) for hand in game.hands) + len(game.piles.discard) >= 18
    assert len(game.piles.discard) == 2


def test_passing_still_gives_two_cards():
    game = drafted(2)
    announce(game, "pp")
    assert [len(hand) for hand in game.hands] == [11, 11]


def test_the_marker_moves_as_always():
    game = drafted(3)
    first = game.first
    pass_islands(game, 1)
    assert game.first == (first + 1) % 3


# After the fourth island


def test_all_hands_are_discarded_and_the_closed_four_are_opened():
    before, game, events = at_the_second_draft()
    (discarded,) = [event for event in events if isinstance(event, HandsDiscarded)]
    assert all(set(hand) <= set(shown) for hand, shown in zip(before.hands, discarded.hands, strict=True))
    assert IslandsOpened(game.dealt.islands[4:8]) in events
    assert game.open_islands == game.dealt.islands[4:8] and game.at == 4


def test_nine_new_cards_each_from_the_new_first_player_on():
    before, game, events = at_the_second_draft()
    assert game.first == (before.first + 1) % 3
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert [event.seat for event in dealt] == game.players
    assert [event.count for event in dealt] == [9, 9, 9]
    assert game.hands == [[], [], []] and [len(pack) for pack in game.packs] == [9, 9, 9]
    assert game.decision == Decision(game.first, Ask.KEEP)


def test_the_market_stays_as_it_is():
    before, game, _ = at_the_second_draft()
    assert game.piles.market == before.piles.market


def test_the_second_draft_goes_to_the_left_too():
    _, game, _ = at_the_second_draft()
    packs = [list(pack) for pack in game.packs]
    for _ in range(3):
        keep_first(game)
    assert [game.packs[(seat + 1) % 3] for seat in range(3)] == [pack[1:] for pack in packs]


def test_after_the_eighth_island_the_game_ends_or_the_tie_is_broken_with_five_cards():
    _, game, _ = at_the_second_draft()
    keep_all(game)
    pass_islands(game, 4)
    assert game.extra == (0, 0, 0) and [len(hand) for hand in game.hands] == [5, 5, 5]
    assert game.open_islands == game.dealt.islands[8:]
    pass_islands(game, 1)
    assert game.result is not None and game.result.reason is Ending.SHARED


def test_a_clear_end_does_not_open_the_island_for_a_tie():
    _, game, _ = at_the_second_draft()
    keep_all(game)
    game.coins = [0, 3, 1]
    pass_islands(game, 4)
    assert game.result is not None and game.result.winners == (1,)
    assert game.view(0).open_islands == () and game.view(0).island is None
