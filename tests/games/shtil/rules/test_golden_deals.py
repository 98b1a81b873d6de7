"""Deal 1 and deal 24 of every mode and with every expansion are the same forever."""

from __future__ import annotations

import json

import pytest

from shtil_desktop.games.shtil.rules.deal import deal
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.rules.make_golden import GOLDEN, NUMBERS, as_text, deals, golden_kinds

golden = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", golden_kinds(), ids=lambda kind: kind.key)
@pytest.mark.parametrize("number", NUMBERS)
def test_deal_is_the_golden_one(kind, number):
    assert Shtil(kind, number).to_record()["deal"] == golden[f"{kind.key} #{number}"]


def test_golden_file_is_complete_and_as_written():
    assert as_text(deals()) == GOLDEN.read_text(encoding="utf-8")


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
