"""Deals 1 and 24 with every number of seats are the same forever."""

from shtil_desktop.games.qwirkle.rules.deal import Options, deal
from tests.games.qwirkle.make_golden import GOLDEN

golden = GOLDEN.kept()


def test_deals_are_the_golden_ones():
    GOLDEN.check()
    assert len(golden) == 3 * 2


def test_first_hand_of_deal_24_for_two():
    assert deal(Options(2), 24).hands[0] == (14, 19, 21, 17, 11, 10)


def test_deals_of_different_numbers_or_seats_have_nothing_in_common():
    bags = [tuple(given["bag"]) for given in golden.values()]
    assert len({bag[:20] for bag in bags}) == len(bags)
