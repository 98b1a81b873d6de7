"""Components: which cards there are, how many of them, and in which voyages."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from shtil_desktop.games.shtil.rules.cards import (
    BLANK,
    COMPASS,
    FINISH,
    ISLANDS,
    MONSTER,
    ORANGE,
    PURPLE,
    START,
    WILD,
    YELLOW,
    Card,
)
from shtil_desktop.games.shtil.rules.deal import Deal, ImpossibleDeal, check, deal
from shtil_desktop.games.shtil.rules.options import InvalidOptions, Mismatch, Mode, Options
from tests.games.shtil.rules.positions import make_deal

VARIANTS = [mode for mode in Mode if mode is not Mode.STANDARD]
CO_OPERATIVE = [mode for mode in Mode if mode is not Mode.COMPETITIVE]


def all_cards(dealt: Deal) -> Counter[Card]:
    """Every card of a deal, the supply included."""
    cards = Counter(chain(*dealt.hands, *dealt.decks, dealt.removed, dealt.row, dealt.explorer))
    cards[COMPASS] += dealt.supply
    return cards


@pytest.mark.parametrize("mode", Mode)
def test_the_80_islands_are_always_there_once_each(mode):
    cards = all_cards(deal(Options(mode, 2), 1))
    assert [cards[number] for number in ISLANDS] == [1] * 80
    assert (ISLANDS[0], ISLANDS[-1]) == (1, 80)


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.SUN_MOON])
@pytest.mark.parametrize("seats", range(1, 6))
def test_one_start_for_each_seat_is_used(mode, seats):
    assert all_cards(deal(Options(mode, seats), 1))[START] == seats


@pytest.mark.parametrize("mode", [Mode.ARCH, Mode.PYRAMID, Mode.COMPETITIVE])
def test_starts_belong_to_the_standard_game_and_sun_and_moon(mode):
    assert all_cards(deal(Options(mode, 2), 1))[START] == 0


@pytest.mark.parametrize("mode", CO_OPERATIVE)
def test_every_co_operative_mode_has_five_finishes(mode):
    assert all_cards(deal(Options(mode, 2), 1))[FINISH] == 5


def test_rivals_have_no_finish():
    assert all_cards(deal(Options(Mode.COMPETITIVE, 2), 1))[FINISH] == 0


@pytest.mark.parametrize("count", [0, 3, 4, 5])
def test_sea_monsters_use_3_4_or_5_monsters(count):
    assert all_cards(deal(Options(monsters=count), 1))[MONSTER] == count


@pytest.mark.parametrize("count", [-1, 1, 2, 6])
def test_other_numbers_of_monsters_are_refused(count):
    with pytest.raises(InvalidOptions) as caught:
        Options(monsters=count)
    assert caught.value.reason is Mismatch.MONSTERS


def test_there_are_3_yellow_2_purple_and_1_orange_storm():
    cards = all_cards(deal(Options(storms=True), 1))
    assert (cards[YELLOW], cards[PURPLE], cards[ORANGE]) == (3, 2, 1)


def test_without_the_expansion_there_are_no_storms():
    cards = all_cards(deal(Options(monsters=5, reefs=True, wilds=2), 1))
    assert (cards[YELLOW], cards[PURPLE], cards[ORANGE]) == (0, 0, 0)


@pytest.mark.parametrize("options", [Options(storms=True), Options(Mode.SUN_MOON)])
def test_six_compasses_belong_to_storms_and_to_sun_and_moon(options):
    assert all_cards(deal(options, 1))[COMPASS] == 6


@pytest.mark.parametrize("options", [Options(monsters=3, reefs=True, wilds=2), Options(Mode.ARCH)])
def test_elsewhere_there_are_no_compasses(options):
    assert all_cards(deal(options, 1))[COMPASS] == 0


def test_the_one_reef_belongs_to_jagged_reefs():
    assert deal(Options(reefs=True), 1).reef in range(6)
    assert deal(Options(monsters=3, storms=True, wilds=2), 1).reef is None


def test_there_are_two_wilds():
    assert all_cards(deal(Options(wilds=2), 1))[WILD] == 2
    assert all_cards(deal(Options(storms=True), 1))[WILD] == 0


def test_three_wilds_are_refused():
    with pytest.raises(InvalidOptions) as caught:
        Options(wilds=3)
    assert caught.value.reason is Mismatch.WILDS


@pytest.mark.parametrize("mode", Mode)
def test_blank_borders_belong_to_the_pyramid(mode):
    assert all_cards(deal(Options(mode, 2), 1))[BLANK] == (3 if mode is Mode.PYRAMID else 0)


def test_a_deal_with_a_card_twice_is_no_deal():
    options = Options(seats=2)
    dealt = make_deal(options)
    check(options, dealt)
    hands = ((2, 2, 3, 4, 5), dealt.hands[1])
    with pytest.raises(ImpossibleDeal):
        check(options, Deal(hands, dealt.decks, dealt.first))
