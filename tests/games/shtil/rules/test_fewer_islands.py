"""Fewer islands: some are removed unseen before the deal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shtil_desktop.games.shtil.rules.actions import Discard
from shtil_desktop.games.shtil.rules.cards import FINISH, ISLANDS, is_island
from shtil_desktop.games.shtil.rules.deal import ImpossibleDeal, check, deal
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mismatch, Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.positions import make_deal

GALATEA, TRITON, LEUCOTHEA, AMPHITRITE, POSEIDON = 4, 6, 8, 10, 12
LEVELS = [GALATEA, TRITON, LEUCOTHEA, AMPHITRITE, POSEIDON]
EXPANSIONS = [{"reefs": True}, {"monsters": 3}, {"storms": True}, {"wilds": 2}]


@pytest.mark.parametrize("count", LEVELS)
def test_each_level_removes_its_number_of_islands_before_dealing(count):
    dealt = deal(Options(seats=1, removed=count), 1)
    assert len(set(dealt.removed)) == count
    assert all(map(is_island, dealt.removed))
    in_play = {card for card in (*dealt.hands[0], *dealt.decks[0]) if is_island(card)}
    assert in_play == set(ISLANDS) - set(dealt.removed)
    # One start joins what is left of the 85 cards.
    assert len(dealt.hands[0]) + len(dealt.decks[0]) == 85 - count + 1


@pytest.mark.parametrize("count", [-4, 1, 5, 14])
def test_other_numbers_are_refused(count):
    with pytest.raises(InvalidOptions) as caught:
        Options(removed=count)
    assert caught.value.reason is Mismatch.REMOVED


def test_the_islands_are_removed_at_random():
    removed = [deal(Options(removed=POSEIDON), number).removed for number in range(1, 61)]
    assert len(set(removed)) == 60
    assert {island for cards in removed for island in cards} == set(ISLANDS)


def test_the_rest_is_dealt_as_evenly_as_possible():
    dealt = deal(Options(seats=3, removed=TRITON), 1)
    # 79 cards: 27, 26, 26; five in each hand, and a start in each deck.
    assert [len(deck) for deck in dealt.decks] == [23, 22, 22]


def test_the_islands_are_removed_unseen():
    options = Options(seats=2, removed=GALATEA)
    dealt = make_deal(options, removed=[70, 71, 72, 73])
    own, mates = dealt.decks
    other = replace(dealt, removed=mates[:4], decks=(own, (*dealt.removed, *mates[4:])))
    games = [Shtil(options, 0, dealt), Shtil(options, 0, other)]
    for game in games:
        game.apply(Discard((1, 2)))
    assert games[0] != games[1]
    assert games[0].view(0) == games[1].view(0)


@pytest.mark.parametrize("count", LEVELS)
def test_finishes_stay(count):
    dealt = deal(Options(removed=count), 1)
    assert sum(pile.count(FINISH) for pile in (*dealt.hands, *dealt.decks)) == 5


def test_a_removed_finish_is_no_deal():
    options = Options(seats=2, removed=GALATEA)
    dealt = make_deal(options, hands={0: [FINISH]}, removed=[70, 71, 72, 73])
    check(options, dealt)
    hands = ((73, *dealt.hands[0][1:]), dealt.hands[1])
    with pytest.raises(ImpossibleDeal):
        check(options, replace(dealt, hands=hands, removed=(70, 71, 72, FINISH)))


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=str)
def test_fewer_islands_and_stormy_seas_do_not_mix(expansion):
    with pytest.raises(InvalidOptions) as caught:
        Options(removed=GALATEA, **expansion)
    assert caught.value.reason is Mismatch.STORMY_REMOVED


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode is not Mode.STANDARD])
@pytest.mark.parametrize("expansion", EXPANSIONS, ids=str)
def test_variants_and_stormy_seas_do_not_mix(mode, expansion):
    with pytest.raises(InvalidOptions) as caught:
        Options(mode, 2, **expansion)
    assert caught.value.reason is Mismatch.STORMY_VARIANT


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode is not Mode.STANDARD])
def test_fewer_islands_belong_to_the_standard_game(mode):
    with pytest.raises(InvalidOptions) as caught:
        Options(mode, 2, removed=GALATEA)
    assert caught.value.reason is Mismatch.REMOVED_IN_VARIANT


@pytest.mark.parametrize("seats", range(1, 6))
def test_any_mix_of_stormy_seas_is_allowed_in_the_standard_game(seats):
    options = Options(seats=seats, reefs=True, monsters=5, storms=True, wilds=2)
    assert Shtil(options, 1).options == options
