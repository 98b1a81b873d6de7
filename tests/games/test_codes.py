"""Deal codes of every game: they carry which game it is, and no other program takes them for Shtil's."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from shtil_desktop.games import GAMES, face_of
from shtil_desktop.games.codes import CodeFlaw, InvalidCode, SharedDeal, decode, encode
from shtil_desktop.games.qwirkle.rules.deal import Options as QwirkleOptions
from shtil_desktop.games.shkap.rules.options import Mode as ShkapMode
from shtil_desktop.games.shkap.rules.options import Options as ShkapOptions

PLACES = {
    "shtil": "shtil_desktop.games.shtil.game:SHTIL",
    "qwirkle": "shtil_desktop.games.qwirkle.game:QWIRKLE",
    "shkap": "shtil_desktop.games.shkap.game:SHKAP",
    "pebbles": "tests.toy.pebbles.game:PEBBLES",
}
KINDS: dict[str, list[Any]] = {
    "qwirkle": [QwirkleOptions(seats) for seats in (2, 3, 4)],
    "shkap": [ShkapOptions(mode, seats) for mode in ShkapMode for seats in (2, 3, 4)],
}


@pytest.fixture(autouse=True)
def every_game(monkeypatch):
    for game, place in PLACES.items():
        monkeypatch.setitem(GAMES, game, place)


@pytest.mark.parametrize("game", KINDS)
def test_a_code_leads_back_to_its_game_and_deal(game):
    codes = set()
    for options in KINDS[game]:
        for number in (0, 24, (1 << 63) - 1):
            code = encode(game, options, number)
            assert decode(code) == SharedDeal(game, options, number)
            codes.add(code)
    assert len(codes) == 3 * len(KINDS[game])


def test_codes_of_today_are_read_forever():
    assert encode("qwirkle", QwirkleOptions(3), 24) == "4401-RP8"
    assert encode("shkap", ShkapOptions(ShkapMode.ARCHIPELAGO, 4), 20261116) == "4805-KAA7-W4D"


def test_every_game_has_a_number_of_its_own():
    numbers = [face_of(game).code_number for game in PLACES]
    assert len(set(numbers)) == len(numbers) and numbers[:3] == [0, 1, 2]


def test_a_code_of_a_game_that_is_not_here_needs_a_newer_version(monkeypatch):
    code = encode("qwirkle", QwirkleOptions(3), 24)
    others = {game: place for game, place in GAMES.items() if game != "qwirkle"}
    with patch.dict(GAMES, others, clear=True):  # which keeps their order
        with pytest.raises(InvalidCode) as refused:
            decode(code)
        assert refused.value.reason is CodeFlaw.NEWER


def test_options_that_a_game_does_not_have_are_refused(monkeypatch):
    monkeypatch.setattr(type(face_of("qwirkle")), "pack_options", lambda face, options: 4095)
    with pytest.raises(InvalidCode) as refused:
        decode(encode("qwirkle", QwirkleOptions(2), 1))
    assert refused.value.reason is CodeFlaw.BAD_OPTIONS


def test_what_a_code_has_no_room_for_gets_none(monkeypatch):
    monkeypatch.setattr(type(face_of("qwirkle")), "pack_options", lambda face, options: 4096)
    with pytest.raises(ValueError, match="no room"):
        encode("qwirkle", QwirkleOptions(2), 1)
