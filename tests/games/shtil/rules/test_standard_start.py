"""The standard game, the start: eight cards from all hands together."""

from __future__ import annotations

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.actions import Discard, Give, PlayStart, Split
from shtil_desktop.games.shtil.rules.cards import FINISH, MONSTER, START
from shtil_desktop.games.shtil.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    SharesSet,
    StartPlayed,
    TurnBegan,
)
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import (
    grid_of,
    is_legal,
    island,
    listed,
    merged,
    names_of,
    prices,
    refusal,
    voyage,
    with_deck,
    with_grid,
    with_hand,
    with_sea,
)


def three_seats() -> Shtil:
    """Seat 1 of three holds a start and is to move."""
    game = voyage(3, decks={0: [40, 41, 42], 1: [50, 51, 52, 53], 2: [60, 61, 62]}, first=1)
    for seat, cards in enumerate(([1, 2, 3, 4, 5], [START, 11, 12, 13, 14], [21, 22, 23, 24, 25])):
        with_hand(game, seat, cards)
    return game


def two_seats() -> Shtil:
    """Seat 0 of two holds a start and is to move."""
    game = voyage(2, decks={0: [40, 41, 42, 43, 44], 1: [50, 51, 52, 53, 54]})
    with_hand(game, 0, [START, 1, 2, 3, 4])
    return with_hand(game, 1, [11, 12, 13, 14, 15])


def solo() -> Shtil:
    """The only seat holds a start."""
    return with_hand(voyage(1, decks={0: list(range(40, 60))}), 0, [START, 1, 2, 3, 4])


def discarded(game: Shtil) -> int:
    return sum(game.view(0).discard_sizes)


def test_the_start_lies_outside_the_grid():
    game = with_grid(three_seats(), {(0, 0): 7})
    assert game.apply(PlayStart())[0] == StartPlayed(1, False)
    assert game.view(0).sea.start_lies
    assert grid_of(game) == {(0, 0): 7}


def test_eight_cards_are_discarded_by_all_seats_together():
    game = three_seats()
    game.apply(PlayStart())
    game.apply(Split((3, 1, 4)))
    game.apply(Give(1, (14,)))
    game.apply(Give(4, (21, 22, 23, 24)))
    assert discarded(game) == 5
    game.apply(Give(3, (1, 3, 5)))
    assert game.view(0).discard_sizes == (3, 1, 4)
    assert [game.view(seat).discards for seat in range(3)] == [(1, 3, 5), (14,), (21, 22, 23, 24)]


def test_seats_agree_on_how_many_each_gives():
    game = three_seats()
    game.apply(PlayStart())
    ways = {
        (one, two, three)
        for one in range(6)
        for two in range(5)
        for three in range(6)
        if one + two + three == 8
    }
    assert {action.shares for action in listed(game, Split)} == ways
    assert len(game.legal_actions()) == len(ways)


def test_nobody_learns_which_cards_the_others_give():
    game = three_seats()
    game.apply(PlayStart())
    game.apply(Split((3, 1, 4)))
    (event, *_) = game.apply(Give(1, (14,)))
    assert event.seen_by(0) == CardsDiscarded(1, (0,))
    assert event.seen_by(2) == CardsDiscarded(1, (0,))
    assert event.seen_by(1) == CardsDiscarded(1, (14,))


def test_three_or_more_seats_draw_nothing_extra():
    game = three_seats()
    assert game.apply(PlayStart()) == [StartPlayed(1, False)]
    assert game.view(0).hand_sizes == (5, 4, 5)


def test_each_of_two_seats_first_draws_two_extra():
    game = two_seats()
    assert merged(game.apply(PlayStart())) == [
        StartPlayed(0, False),
        CardsDrawn(0, (40, 41)),
        CardsDrawn(1, (50, 51)),
    ]
    assert game.hands == [[1, 2, 3, 4, 40, 41], [11, 12, 13, 14, 15, 50, 51]]
    assert game.decision == Decision(0, Ask.SPLIT)


def test_solo_draws_eight_extra_first():
    game = solo()
    events = merged(game.apply(PlayStart()))
    assert events == [StartPlayed(0, False), CardsDrawn(0, tuple(range(40, 48)))]
    assert game.hands[0] == [1, 2, 3, 4, *range(40, 48)]


def test_then_everyone_draws_back_to_five():
    game = two_seats()
    game.apply(PlayStart())
    game.apply(Split((6, 2)))
    game.apply(Give(6, (1, 2, 3, 4, 40, 41)))
    game.apply(Give(2, (11, 12)))
    # Two of two extra cards were given by seat 1, so it holds five already.
    assert game.hands == [[42, 43, 44, *game.decks[0][5:7]], [13, 14, 15, 50, 51]]
    assert game.decision == Decision(1, Ask.TURN)


def test_solo_draws_back_to_five():
    game = solo()
    game.apply(PlayStart())
    events = game.apply(Give(8, (1, 2, 3, 4, 40, 41, 42, 43)))
    assert events == [
        CardsDiscarded(0, (1, 2, 3, 4, 40, 41, 42, 43)),
        CardsDrawn(0, (48,)),
        TurnBegan(0),
    ]
    assert game.hands[0] == [44, 45, 46, 47, 48]


def test_the_start_itself_is_not_one_of_the_eight():
    game = three_seats()
    game.apply(PlayStart())
    assert game.view(1).hand == (11, 12, 13, 14)
    assert discarded(game) == 0
    assert game.sea.to_split == 8


def test_a_later_start_is_dead():
    game = with_sea(three_seats(), start_lies=True)
    assert not listed(game, PlayStart)
    assert refusal(game, PlayStart()) is Refusal.START_LIES


def test_a_later_start_is_discarded_normally():
    game = with_sea(three_seats(), start_lies=True)
    assert is_legal(game, Discard((START, 11)))
    with_grid(game, {(0, 0): 10})
    game.apply(island(game, 11, (0, 1), [START]))
    assert game.view(1).discards == (START,)


def test_start_extras_are_drawn_before_the_split_and_it_before_the_gifts():
    game = two_seats()
    events = game.apply(PlayStart())
    assert events[0] == StartPlayed(0, False)
    assert names_of(merged(events)) == ["StartPlayed", "CardsDrawn", "CardsDrawn"]
    assert game.decision == Decision(0, Ask.SPLIT)
    assert game.apply(Split((4, 4))) == [SharesSet(0, (4, 4))]
    assert game.decision == Decision(0, Ask.GIVE)


def test_every_seat_states_a_number_that_all_see():
    game = three_seats()
    game.apply(PlayStart())
    game.say(0, 2)
    game.say(2, 5)
    for seat in range(3):
        assert game.view(seat).sea.pledges == (2, None, 5)


def test_a_pledge_binds_nobody_and_ends_with_the_split():
    game = three_seats()
    game.apply(PlayStart())
    game.say(2, 1)
    game.apply(Split((0, 3, 5)))
    assert game.view(0).sea.pledges == (None, None, None)


def test_the_seat_that_played_the_start_decides_the_split():
    game = three_seats()
    game.apply(PlayStart())
    assert game.decision == Decision(1, Ask.SPLIT)
    assert game.view(0).legal == ()
    assert game.view(1).legal != ()


@pytest.mark.parametrize(
    "shares",
    [(3, 1, 3), (3, 2, 4), (0, 3, 6), (-1, 4, 5), (2, 5, 1), (4, 4), (4, 4, 0, 0), ()],
)
def test_a_split_that_the_hands_cannot_pay_is_refused(shares):
    game = three_seats()
    game.apply(PlayStart())
    assert refusal(game, Split(shares)) is Refusal.WRONG_SHARES


def test_solo_has_no_split_to_decide():
    game = solo()
    game.apply(PlayStart())
    assert game.decision == Decision(0, Ask.GIVE)
    assert game.legal_actions() == [Give(8)]
    assert refusal(game, Split((8,))) is Refusal.WRONG_MOMENT


def test_each_seat_clockwise_from_the_starter_picks_its_own_cards():
    game = three_seats()
    game.apply(PlayStart())
    game.apply(Split((3, 1, 4)))
    asked = []
    while game.decision is not None and game.decision.ask is Ask.GIVE:
        seat = game.decision.seat
        asked.append(seat)
        (gift,) = game.legal_actions()
        assert gift == Give(game.sea.owed[seat])
        game.apply(gift.paid(game.hands[seat][: gift.price]))
    assert asked == [1, 2, 0]


def test_a_seat_that_gives_nothing_is_not_asked():
    game = three_seats()
    game.apply(PlayStart())
    game.apply(Split((5, 3, 0)))
    game.apply(Give(3, (11, 12, 13)))
    assert game.decision == Decision(0, Ask.GIVE)
    game.apply(Give(5, (1, 2, 3, 4, 5)))
    assert game.decision == Decision(2, Ask.TURN)


@pytest.mark.parametrize(
    ("pay", "reason"),
    [
        ((11, 12), Refusal.WRONG_PRICE),
        ((), Refusal.WRONG_PRICE),
        ((21,), Refusal.NOT_IN_HAND),
        ((50,), Refusal.NOT_IN_HAND),
    ],
)
def test_gifts_are_ones_own_cards_as_many_as_were_said(pay, reason):
    game = three_seats()
    game.apply(PlayStart())
    game.apply(Split((3, 1, 4)))
    assert refusal(game, Give(len(pay), pay)) is reason


def test_all_draw_up_in_the_same_order():
    game = three_seats()
    game.apply(PlayStart())
    game.apply(Split((3, 1, 4)))
    game.apply(Give(1, (14,)))
    game.apply(Give(4, (21, 22, 23, 24)))
    assert game.hands[1] == [11, 12, 13]
    events = game.apply(Give(3, (1, 3, 5)))
    assert events == [
        CardsDiscarded(0, (1, 3, 5)),
        CardsDrawn(1, (50, 51)),
        CardsDrawn(2, (60, 61, 62, game.decks[2][3])),
        CardsDrawn(0, (40, 41, 42)),
        TurnBegan(2),
    ]


def test_nothing_else_is_asked_before_the_cards_are_given():
    game = three_seats()
    game.apply(PlayStart())
    assert refusal(game, Discard((11, 12))) is Refusal.WRONG_MOMENT
    assert refusal(game, Give(1, (11,))) is Refusal.WRONG_MOMENT
    game.apply(Split((3, 1, 4)))
    assert refusal(game, Split((3, 1, 4))) is Refusal.WRONG_MOMENT
    assert refusal(game, PlayStart()) is Refusal.WRONG_MOMENT


def test_start_is_forced_when_the_hands_hold_eight():
    game = with_hand(three_seats(), 0, [1])
    with_hand(game, 1, [START, 11, 12, 13])
    with_hand(game, 2, [21, 22, 23, FINISH])
    assert game.legal_actions() == [PlayStart()]
    game.apply(PlayStart())
    assert game.legal_actions() == [Split((1, 3, 4))]


def test_start_waits_while_the_hands_hold_fewer_than_eight():
    game = with_hand(three_seats(), 0, [])
    with_hand(game, 1, [START, 11, 12, 13])
    with_hand(game, 2, [21, 22, 23, 24])
    assert not listed(game, PlayStart)
    assert refusal(game, PlayStart()) is Refusal.START_TOO_EARLY


def test_a_start_that_waits_forces_nothing():
    game = with_hand(three_seats(), 0, [])
    with_hand(game, 1, [START, 11, 12, 13])
    with_hand(game, 2, [21, 22, 23, 24])
    assert is_legal(game, Discard((START, 11)))
    assert prices(game, 12)[2, 2] == 0
    game.apply(island(game, 12, (2, 2)))
    assert game.decision == Decision(2, Ask.TURN)


@pytest.mark.parametrize(("left", "is_enough"), [(2, True), (1, False)])
def test_extra_cards_of_two_decks_count_to_the_eight(left, is_enough):
    game = with_hand(two_seats(), 0, [START, 1, 2])
    with_hand(game, 1, [11, 12])
    with_deck(with_deck(game, 0, [40, 41, 42]), 1, [50, 51][:left])
    assert game.start_is_forced() is is_enough
    assert is_legal(game, PlayStart()) is is_enough


@pytest.mark.parametrize(("left", "is_enough"), [(8, True), (7, False)])
def test_extra_cards_of_the_solo_deck_count_to_the_eight(left, is_enough):
    game = with_deck(with_hand(solo(), 0, [START]), 0, range(40, 40 + left))
    assert is_legal(game, PlayStart()) is is_enough


def test_decks_of_three_seats_do_not_count_to_the_eight():
    game = with_hand(three_seats(), 0, [1])
    with_hand(game, 1, [START, 11, 12, 13])
    with_hand(game, 2, [21, 22, 23])
    assert min(game.view(1).deck_sizes) > 8
    assert refusal(game, PlayStart()) is Refusal.START_TOO_EARLY


def test_monsters_do_not_count_to_the_eight():
    game = voyage(3, monsters=3)
    with_hand(game, 0, [START, MONSTER, 1, 2, 3])
    with_hand(game, 1, [11, 12, 13, MONSTER])
    with_hand(game, 2, [21, MONSTER])
    assert refusal(game, PlayStart()) is Refusal.START_TOO_EARLY
    with_hand(game, 2, [21, 22, MONSTER])
    assert game.start_is_forced()


def test_if_monsters_come_up_all_that_can_be_discarded_is():
    game = voyage(2, decks={0: [MONSTER, MONSTER, 40], 1: [50, MONSTER, 51]}, monsters=3)
    with_hand(game, 0, [START, 1, 2])
    with_hand(game, 1, [11, 12])
    assert game.start_is_forced()
    game.apply(PlayStart())
    assert game.hands == [[1, 2, MONSTER, MONSTER], [11, 12, 50, MONSTER]]
    assert game.legal_actions() == [Split((2, 3))]
    game.apply(Split((2, 3)))
    game.apply(Give(2, (1, 2)))
    game.apply(Give(3, (11, 12, 50)))
    assert [hand[: hand.count(MONSTER)] for hand in game.hands] == [[MONSTER, MONSTER], [MONSTER]]
    assert game.decision == Decision(1, Ask.TURN)


def test_a_forced_start_is_the_answer_for_every_cell():
    game = with_hand(voyage(), 0, [START, 1, 2, 3, 4])
    view = game.view(0)
    assert view.is_start_forced
    assert set(view.answers(1)) == {Refusal.START_FORCED}


def test_a_monster_goes_nowhere():
    view = with_hand(voyage(), 0, [MONSTER, 1, 2, 3, 4]).view(0)
    assert set(view.answers(MONSTER)) == {Refusal.NOT_AN_ISLAND}
    assert view.purse(MONSTER) == [1, 2, 3, 4]
