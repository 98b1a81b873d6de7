"""Deals 1 and 24 with every number of seats are the same forever."""

import json

import pytest

from shtil_desktop.games.qwirkle.rules.deal import Options, deal
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from tests.games.qwirkle.make_golden import GOLDEN, NUMBERS, as_text, deals, golden_kinds

golden = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", golden_kinds(), ids=lambda kind: kind.key)
@pytest.mark.parametrize("number", NUMBERS)
def test_deal_is_the_golden_one(kind, number):
    assert Qwirkle(kind, number).to_record()["deal"] == golden[f"{kind.key} #{number}"]


def test_golden_file_is_complete_and_as_written():
    assert as_text(deals()) == GOLDEN.read_text(encoding="utf-8")
    assert len(golden) == 3 * 2


def test_first_hand_of_deal_24_for_two():
    assert deal(Options(2), 24).hands[0] == (14, 19, 21, 17, 11, 10)


def test_deals_of_different_numbers_or_seats_have_nothing_in_common():
    bags = [tuple(given["bag"]) for given in golden.values()]
    assert len({bag[:20] for bag in bags}) == len(bags)
