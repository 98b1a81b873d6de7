"""The record: written to the letter, and whatever else is read refused in an orderly way."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord
from shtil_desktop.games.qwirkle.rules.deal import Options
from shtil_desktop.games.qwirkle.rules.game import Qwirkle
from shtil_desktop.games.qwirkle.rules.refusals import Refusal
from shtil_desktop.games.record import parse, to_text
from tests.games import hostile
from tests.games.hostile import Record, changed
from tests.games.qwirkle.subject import QwirkleSubject

read = Qwirkle.from_record
SEATS = (2, 3, 4)
EXAMPLE = Path(__file__).with_name("example.jsonl")
ACTION_KEYS = {"lay": {"tiles"}, "trade": {"tiles", "back"}, "pass": set(), "resign": set()}


@cache
def played(seats: int, steps: int = 2000) -> Qwirkle:
    game, rng, subject = Qwirkle(Options(seats), seats), Random(seats), QwirkleSubject(trading=0.3)
    while game.result is None and steps:
        game.apply(subject.choose(game, rng))
        steps -= 1
    return game


def record_of(seats: int = 2, steps: int = 2000) -> Record:
    return deepcopy(played(seats, steps).to_record())


# The leaflet's example


def test_the_example_of_the_leaflet_scores_as_it_says():
    game = read(parse(EXAMPLE.read_text(encoding="utf-8")))
    replay = Qwirkle(game.options, game.number, game.dealt)
    points = []
    for seat, action in game.actions:
        before = replay.scores[seat]
        replay.apply(action)
        points.append(replay.scores[seat] - before)
    assert points == [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]
    assert replay == game and game.result is None


def test_the_example_is_written_as_it_was_read():
    text = EXAMPLE.read_text(encoding="utf-8")
    assert to_text(read(parse(text)).to_record()) == text.rstrip("\n")


# Written


@pytest.mark.parametrize("seats", SEATS)
def test_all_keys_are_always_there(seats):
    for steps in (0, 2000):
        record = record_of(seats, steps)
        assert list(record) == [
            "format", "version", "game", "options", "seed", "deal", "actions", "outcome"
        ]  # fmt: skip
        assert record["options"] == {"seats": seats} and list(record["deal"]) == ["hands", "bag"]
        assert (record["format"], record["version"], record["game"]) == ("shtil-record", 2, "qwirkle")
        assert (record["outcome"] is None) == (steps == 0)
        for entry in record["actions"]:
            assert entry.keys() - {"seat", "do"} == ACTION_KEYS[entry["do"]]
    assert list(record["outcome"]) == ["reason", "scores", "winners"]


@pytest.mark.parametrize("seats", SEATS)
def test_text_is_one_line_and_reads_back(seats):
    for steps in (0, 9, 2000):
        game = played(seats, steps)
        text = to_text(game.to_record())
        assert "\n" not in text
        again = read(parse(text))
        assert again == game and again.to_record() == game.to_record()


# Refused


@pytest.mark.parametrize("text", hostile.TEXTS.values(), ids=hostile.TEXTS.keys())
def test_hostile_text_is_refused(text):
    assert isinstance(hostile.refusal(read, text), InvalidRecord)


@pytest.mark.parametrize("check", hostile.CHECKS, ids=lambda check: check.__name__)
def test_spoilt_record_is_refused(check):
    check(read, record_of(3))


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        (("format",), "qwirkle-record", Flaw.UNKNOWN_FORMAT),
        (("version",), 3, Flaw.NEWER_VERSION),
        (("version",), 1, Flaw.UNKNOWN_GAME),
        (("game",), "shkap", Flaw.UNKNOWN_GAME),
        (("seed",), -1, Flaw.BAD_SHAPE),
        (("seed",), 1 << 63, Flaw.BAD_SHAPE),
        (("options", "seats"), 5, Flaw.BAD_OPTIONS),
        (("options", "seats"), 1, Flaw.BAD_OPTIONS),
        (("options", "seats"), 3, Flaw.BAD_DEAL),
        (("deal", "hands", 0, 0), "Rz", Flaw.BAD_SHAPE),
        (("deal", "hands", 0, 0), 0, Flaw.BAD_SHAPE),
        (("deal", "hands", 0), [], Flaw.BAD_DEAL),
        (("deal", "bag"), [], Flaw.BAD_DEAL),
        (("deal", "bag"), ["Ro"] * 96, Flaw.BAD_DEAL),
        (("deal", "bag"), ["Ro"] * 1000, Flaw.BAD_SHAPE),
        (("outcome",), None, Flaw.WRONG_OUTCOME),
        (("outcome", "scores"), [999, 0], Flaw.WRONG_OUTCOME),
        (("outcome", "winners"), [], Flaw.WRONG_OUTCOME),
        (("actions", 0, "do"), "swap", Flaw.BAD_SHAPE),
        (("actions", 0, "do"), ["lay"], Flaw.BAD_SHAPE),
        (("actions", 0, "tiles"), [["Ro", 108, 0]], Flaw.BAD_SHAPE),
        (("actions", 0, "tiles"), [["Ro", 0, 0]] * 7, Flaw.BAD_SHAPE),
    ],
    ids=lambda value: str(value)[:40],
)
def test_each_flaw_has_its_name(path, value, expected):
    assert hostile.flaw(read, changed(record_of(), path, value)) is expected


def test_a_fourth_tile_of_a_kind_is_refused():
    record = record_of()
    record["deal"]["bag"][0] = next(
        tile for tile in record["deal"]["bag"] if tile != record["deal"]["bag"][0]
    )
    assert hostile.flaw(read, record) is Flaw.BAD_DEAL


def first(record: Record, do: str) -> int:
    return next(at for at, entry in enumerate(record["actions"]) if entry["do"] == do)


@pytest.mark.parametrize("back", [[], [-1], [97], [10**30]])
def test_tiles_go_back_to_places_that_the_bag_has(back):
    record = record_of()
    at = first(record, "trade")
    count = len(record["actions"][at]["tiles"])
    record["actions"][at]["back"] = back * count if back else [0] * (count + 1)
    error = hostile.refusal(read, record)
    assert error.number == at + 1


def test_illegal_action_is_named_by_number_and_reason():
    record = record_of()
    at = first(record, "trade")
    record["actions"][at] = {"seat": record["actions"][at]["seat"], "do": "pass"}
    error = hostile.refusal(read, record)
    assert isinstance(error, IllegalAction) and error.number == at + 1
    assert error.reason in Refusal and str(error).startswith(f"action {at + 1}: ")


# Anything


@hostile.widely
@given(data=st.data(), seats=st.sampled_from(SEATS), value=hostile.json_values)
def test_any_value_anywhere(data, seats, value):
    hostile.check_value_anywhere(read, played(seats).to_record(), data, value)


@hostile.widely
@given(seed=st.integers(0, 2**32), seats=st.sampled_from(SEATS))
def test_any_bytes_changed(seed, seats):
    hostile.check_bytes_changed(read, played(seats).to_record(), seed)


@hostile.widely
@given(text=st.binary(max_size=200) | st.text(max_size=200) | hostile.json_values.map(json.dumps))
def test_any_text(text):
    hostile.refusal(read, text)
