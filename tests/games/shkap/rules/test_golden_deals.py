"""Deals 1 and 24 of both modes with every number of seats are the same forever."""

import pytest

from shtil_desktop.games.shkap.rules.deal import deal
from shtil_desktop.games.shkap.rules.options import Mode, Options
from tests.games.shkap.make_golden import GOLDEN

golden = GOLDEN.kept()


def test_deals_are_the_golden_ones():
    GOLDEN.check()
    assert len(golden) == 2 * 3 * 2


@pytest.mark.parametrize(
    ("mode", "hand", "islands"),
    [
        (Mode.BASE, (54, 6, 31, 18, 52), (19, 18, 44, 7, 22, 5, 43)),
        (Mode.ARCHIPELAGO, (50, 48, 29, 1, 13, 24, 7, 4, 54), (32, 34, 2, 28, 10, 31, 39, 27, 35)),
    ],
)
def test_first_hand_and_islands_of_deal_24_for_three(mode, hand, islands):
    given = deal(Options(mode, 3), 24)
    assert (given.first, given.hands[0], given.islands) == (0, hand, islands)


def test_deals_of_different_numbers_or_kinds_have_nothing_in_common():
    hands = [tuple(given["hands"][0]) for given in golden.values()]
    orders = [tuple(order) for given in golden.values() for order in given["reshuffles"]]
    assert len(set(hands)) == len(hands) and len(set(orders)) == len(orders)
