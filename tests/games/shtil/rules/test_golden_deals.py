"""Deal 1 and deal 24 of every mode and with every expansion are the same forever."""

from __future__ import annotations

import pytest

from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from tests.games.shtil.rules.make_golden import GOLDEN, golden_kinds

golden = GOLDEN.kept()


def test_deals_are_the_golden_ones():
    GOLDEN.check()


def test_golden_kinds_cover_every_mode_and_expansion():
    kinds = golden_kinds()
    assert {kind.mode for kind in kinds} == set(Mode)
    assert {kind.removed for kind in kinds} == {0, 4, 6, 8, 10, 12}
    assert {kind.monsters for kind in kinds} == {0, 3, 4, 5}
    assert {kind.wilds for kind in kinds} == {0, 1, 2}
    assert any(kind.reefs for kind in kinds) and any(kind.storms for kind in kinds)
    assert {kind.seats for kind in kinds} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("kind", "hand"),
    [
        (Options(Mode.STANDARD, 3), (76, 6, 14, 27, 82)),
        (Options(Mode.ARCH, 1), (82, 54, 69, 18, 3)),
        (Options(Mode.COMPETITIVE, 2), (14, 68, 78, 18, 33)),
    ],
    ids=lambda value: getattr(value, "key", ""),
)
def test_first_hand_of_deal_24(kind, hand):
    assert deal(kind, 24).hands[0] == hand


def test_deals_of_different_numbers_or_kinds_have_nothing_in_common():
    hands = [tuple(dealt["hands"][0]) for dealt in golden.values()]
    assert len(set(hands)) == len(hands)
