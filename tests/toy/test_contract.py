"""Pebbles under the general checker, its records under hostile hands, and its mates against each other."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shtil_desktop.games.base import Action
from tests.games import hostile
from tests.games.checker import check_game
from tests.toy.make_golden import KINDS
from tests.toy.pebbles.game import PEBBLES
from tests.toy.pebbles.rules.options import Options
from tests.toy.pebbles.rules.pebbles import Pebbles
from tests.toy.subject import PebblesSubject


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_every_match_keeps_the_contract(kind):
    looked = sum((_checked(kind, seed) for seed in range(12)), start=_checked(kind, 12))
    assert looked["accepted"] > looked["steps"] / 10
    assert looked["refused"] > looked["steps"] / 10
    assert looked["reshuffled"] > 0 and looked["refused at the end"] > 0


def _checked(kind: Options, seed: int):
    return check_game(PebblesSubject(), Pebbles(kind, seed), Random(seed))


def finished(kind: Options, number: int, levels: tuple[str, ...]) -> Pebbles:
    game = Pebbles(kind, number)
    while game.decision is not None:
        seat = game.decision.seat
        mate = PEBBLES.mate(levels[seat], number, seat, len(game.actions))
        action: Action = mate.decide(game.view(seat))
        game.apply(action)
    return game


def record() -> hostile.Record:
    return finished(Options(3, 4), 24, ("careful", "careless", "careful")).to_record()


@pytest.mark.parametrize("check", hostile.CHECKS, ids=lambda check: check.__name__)
def test_hostile_records_are_refused(check):
    check(Pebbles.from_record, record())


@hostile.widely
@given(data=st.data(), value=hostile.json_values, seed=st.integers(0))
def test_anything_anywhere_is_refused_or_read(data, value, seed):
    hostile.check_value_anywhere(Pebbles.from_record, record(), data, value)
    hostile.check_bytes_changed(Pebbles.from_record, record(), seed)


def test_careful_mate_wins_more_often_than_the_careless():
    won = [0, 0]
    for number in range(200):
        outcome = finished(Options(2, 8), number, ("careful", "careless")).result
        assert outcome is not None
        for seat in outcome.winners:
            won[seat] += 1
    assert won[0] > 1.3 * won[1]


def test_face_reads_back_what_it_writes():
    for kind in KINDS:
        assert PEBBLES.read_options(PEBBLES.write_options(kind)) == kind
        assert PEBBLES.unpack_options(PEBBLES.pack_options(kind)) == kind
    for wrong in ({"seats": 5}, {"rounds": "4"}, {"rounds": 5}):
        with pytest.raises(ValueError, match=r"."):
            PEBBLES.read_options(wrong)
    with pytest.raises(ValueError, match="no such options"):
        PEBBLES.unpack_options(4)
