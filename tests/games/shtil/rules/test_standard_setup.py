"""The standard game, setup: the decks, the hands, the starts and the first seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shtil_desktop.games.base import Decision
from shtil_desktop.games.shtil.rules.cards import FINISH, START, is_island
from shtil_desktop.games.shtil.rules.deal import ImpossibleDeal, check, deal
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mismatch, Options
from shtil_desktop.games.shtil.rules.sea import Ask
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import make_deal


@pytest.mark.parametrize("seats", range(1, 6))
def test_one_to_five_seats_play(seats):
    assert Shtil(Options(seats=seats), 1).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 6])
def test_other_crews_are_refused(seats):
    with pytest.raises(InvalidOptions) as caught:
        Options(seats=seats)
    assert caught.value.reason is Mismatch.SEATS


def test_islands_and_finishes_are_shuffled_together():
    hands = [deal(Options(), number).hands for number in range(1, 41)]
    assert len(set(hands)) == 40
    in_hand = {card for dealt in hands for hand in dealt for card in hand}
    assert FINISH in in_hand
    assert sum(is_island(card) for card in in_hand) > 75


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [85]), (2, [43, 42]), (3, [29, 28, 28]), (4, [22, 21, 21, 21]), (5, [17, 17, 17, 17, 17])],
)
def test_cards_are_dealt_out_as_evenly_as_possible(seats, sizes):
    dealt = deal(Options(seats=seats), 1)
    # Without the start, which comes later.
    piles = zip(dealt.hands, dealt.decks, strict=True)
    assert [len(hand) + len(deck) - 1 for hand, deck in piles] == sizes


def test_uneven_decks_are_no_deal():
    options = Options(seats=2)
    dealt = make_deal(options)
    decks = ((*dealt.decks[0], dealt.decks[1][0]), dealt.decks[1][1:])
    with pytest.raises(ImpossibleDeal):
        check(options, replace(dealt, decks=decks))


@pytest.mark.parametrize("seats", range(1, 6))
def test_each_seat_draws_five(seats):
    assert [len(hand) for hand in Shtil(Options(seats=seats), 1).hands] == [5] * seats


@pytest.mark.parametrize("seats", range(2, 6))
def test_one_start_is_shuffled_into_each_remaining_deck(seats):
    deals = [deal(Options(seats=seats), number) for number in range(1, 101)]
    assert all(deck.count(START) == 1 for dealt in deals for deck in dealt.decks)
    places = {dealt.decks[0].index(START) for dealt in deals}
    # A deck has at least 13 places for it; a hundred deals see the greater part of them.
    assert len(places) > len(deals[0].decks[0]) // 2


def test_a_start_is_never_in_an_opening_hand():
    deals = [deal(Options(seats=5), number) for number in range(1, 101)]
    assert not any(START in hand for dealt in deals for hand in dealt.hands)


def test_a_start_in_an_opening_hand_is_no_deal():
    options = Options(seats=2)
    dealt = make_deal(options, decks={0: [START]})
    hands = ((START, *dealt.hands[0][1:]), dealt.hands[1])
    decks = ((dealt.hands[0][0], *dealt.decks[0][1:]), dealt.decks[1])
    with pytest.raises(ImpossibleDeal):
        check(options, replace(dealt, hands=hands, decks=decks))


def test_solo_start_is_in_the_upper_half_of_the_deck():
    places = {deal(Options(seats=1), number).decks[0].index(START) for number in range(1, 401)}
    # In front of any of the 40 upper cards, or behind the last of them.
    assert places == set(range(41))


@pytest.mark.parametrize(("place", "is_possible"), [(0, True), (40, True), (41, False), (80, False)])
def test_solo_start_in_the_lower_half_is_no_deal(place, is_possible):
    options = Options(seats=1)
    dealt = make_deal(options)
    deck = [card for card in dealt.decks[0] if card != START]
    deck.insert(place, START)
    dealt = replace(dealt, decks=(tuple(deck),))
    if is_possible:
        check(options, dealt)
    else:
        with pytest.raises(ImpossibleDeal):
            check(options, dealt)


@pytest.mark.parametrize(
    ("seats", "fewest"), [(1, {0}), (2, {1}), (3, {1, 2}), (4, {1, 2, 3}), (5, {0, 1, 2, 3, 4})]
)
def test_first_is_any_seat_with_the_fewest_cards(seats, fewest):
    assert {deal(Options(seats=seats), number).first for number in range(1, 61)} == fewest


def test_the_first_seat_is_asked_for_its_turn():
    for number in range(1, 6):
        dealt = deal(Options(), number)
        assert Shtil(Options(), number).decision == Decision(dealt.first, Ask.TURN)


def test_i_go_first_overrides_the_first_seat():
    options = Options()
    assert deal(options, 1).first != 0
    dealt = deal(options, 1, first=0)
    assert dealt == replace(deal(options, 1), first=0)
    assert Shtil(options, 1, dealt).decision == Decision(0, Ask.TURN)
