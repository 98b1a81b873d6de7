"""The record: written to the letter, and whatever else is read refused in an orderly way."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord
from shtil_desktop.games.record import parse, to_text
from shtil_desktop.games.shkap.rules.game import Shkap
from shtil_desktop.games.shkap.rules.options import Mode, Options
from shtil_desktop.games.shkap.rules.refusals import Refusal
from tests.games import hostile
from tests.games.hostile import Record, changed
from tests.games.shkap.rules.positions import decider
from tests.games.shkap.subject import ShkapSubject

read = Shkap.from_record
KINDS = [Options(mode, seats) for mode in Mode for seats in (2, 3, 4)]
FEW = [Options(Mode.BASE, 2), Options(Mode.ARCHIPELAGO, 2)]
ACTION_KEYS = {
    "keep": {"card"},
    "land": set(),
    "pass": set(),
    "take": {"from"},
    "lay": {"cards"},
    "mark": {"card", "at"},
    "done": set(),
    "step": {"to"},
}


@cache
def played(kind: Options, number: int = 1, steps: int = 1000) -> Shkap:
    game, rng, subject = Shkap(kind, number), Random(number), ShkapSubject()
    while game.result is None and steps:
        game.apply(subject.choose(game, rng))
        steps -= 1
    return game


def record_of(kind: Options = FEW[0], steps: int = 1000) -> Record:
    return deepcopy(played(kind, steps=steps).to_record())


def is_cards(values: object) -> bool:
    return isinstance(values, list) and all(type(card) is int and 0 <= card < 60 for card in values)


# Written


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_all_keys_are_always_there(kind):
    for steps in (0, 1000):
        record = record_of(kind, steps)
        assert list(record) == [
            "format", "version", "game", "options", "seed", "deal", "actions", "outcome"
        ]  # fmt: skip
        assert record["options"] == {"mode": kind.mode.value, "seats": kind.seats, "set": 1}
        assert list(record["deal"]) == ["first", "hands", "market", "deck", "reshuffles", "islands"]
        assert (record["format"], record["version"], record["game"]) == ("shtil-record", 2, "shkap")
        if steps:
            assert list(record["outcome"]) == ["reason", "scores", "winners", "extra"]
        else:
            assert record["outcome"] is None and record["actions"] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_cards_cells_and_keys_are_those_of_the_format(kind):
    for entry in record_of(kind)["actions"]:
        assert list(entry)[:2] == ["seat", "do"]
        assert entry.keys() - {"seat", "do", "exit"} == ACTION_KEYS[entry["do"]]
        assert is_cards(entry.get("cards", [])) and is_cards([entry.get("card", 0)])
        for key in {"to", "exit"} & entry.keys():
            assert len(entry[key]) == 2 and all(0 <= at < 5 for at in entry[key])
        assert entry.get("from", "deck") in ("deck", 0, 1, 2, 3)


def test_every_kind_of_action_is_written():
    done = {entry["do"] for kind in KINDS for entry in record_of(kind)["actions"]}
    assert done == set(ACTION_KEYS)
    exits = [entry for kind in KINDS for entry in record_of(kind)["actions"] if "exit" in entry]
    assert exits and all(entry["do"] == "step" for entry in exits)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_text_is_one_line_and_reads_back(kind):
    for steps in (0, 17, 40, 1000):
        game = played(kind, steps=steps)
        text = to_text(game.to_record())
        assert "\n" not in text
        again = read(parse(text))
        assert again == game and again.to_record() == game.to_record()
        assert again.view(0) == game.view(0)


def test_giving_up_is_written_with_its_seat():
    record = record_of(steps=20)
    other = 1 - decider(played(FEW[0], steps=20))
    record["actions"].append({"seat": other, "do": "resign"})
    scores = played(FEW[0], steps=20).coins
    record["outcome"] = {"reason": "resigned", "scores": scores, "winners": [1 - other], "extra": None}
    assert read(record).to_record() == record


def test_no_seed_is_a_seed_unknown():
    record = {**record_of(), "seed": None}
    assert read(record).to_record() == record


# Refused


@pytest.mark.parametrize("text", hostile.TEXTS.values(), ids=hostile.TEXTS.keys())
def test_hostile_text_is_refused(text):
    assert isinstance(hostile.refusal(read, text), InvalidRecord)


@pytest.mark.parametrize("kind", FEW, ids=lambda kind: kind.key)
@pytest.mark.parametrize("check", hostile.CHECKS, ids=lambda check: check.__name__)
def test_spoilt_record_is_refused(check, kind):
    check(read, record_of(kind))


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        (("format",), "shkap-record", Flaw.UNKNOWN_FORMAT),
        (("version",), 3, Flaw.NEWER_VERSION),
        (("version",), 1, Flaw.UNKNOWN_GAME),
        (("game",), "qwirkle", Flaw.UNKNOWN_GAME),
        (("game",), "shtil", Flaw.UNKNOWN_GAME),
        (("seed",), -1, Flaw.BAD_SHAPE),
        (("seed",), 1 << 63, Flaw.BAD_SHAPE),
        (("options", "mode"), "duel", Flaw.BAD_SHAPE),
        (("options", "mode"), ["base"], Flaw.BAD_SHAPE),
        (("options", "mode"), "archipelago", Flaw.BAD_DEAL),
        (("options", "seats"), 5, Flaw.BAD_OPTIONS),
        (("options", "seats"), 1, Flaw.BAD_OPTIONS),
        (("options", "seats"), 3, Flaw.BAD_DEAL),
        (("options", "set"), 2, Flaw.BAD_OPTIONS),
        (("options", "set"), 0, Flaw.BAD_OPTIONS),
        (("deal", "first"), 2, Flaw.BAD_DEAL),
        (("deal", "hands", 0, 0), 60, Flaw.BAD_SHAPE),
        (("deal", "hands", 0, 0), -1, Flaw.BAD_SHAPE),
        (("deal", "market"), [], Flaw.BAD_DEAL),
        (("deal", "deck"), [], Flaw.BAD_DEAL),
        (("deal", "reshuffles"), [], Flaw.BAD_DEAL),
        (("deal", "reshuffles", 7), [0, 1, 2], Flaw.BAD_DEAL),
        (("deal", "islands", 0), 46, Flaw.BAD_DEAL),
        (("deal", "islands", 0), 0, Flaw.BAD_DEAL),
        (("outcome",), None, Flaw.WRONG_OUTCOME),
        (("outcome", "reason"), "resigned", Flaw.WRONG_OUTCOME),
        (("outcome", "scores"), [99, 0], Flaw.WRONG_OUTCOME),
        (("outcome", "winners"), [], Flaw.WRONG_OUTCOME),
        (("actions", 0, "do"), "sail", Flaw.BAD_SHAPE),
        (("actions", 0, "do"), ["land"], Flaw.BAD_SHAPE),
        (("actions", 0, "do"), {}, Flaw.BAD_SHAPE),
    ],
    ids=str,
)
def test_each_flaw_has_its_name(path, value, expected):
    assert hostile.flaw(read, changed(record_of(), path, value)) is expected


@pytest.mark.parametrize("pile", ["market", "deck", "hands"])
def test_a_card_twice_is_refused(pile):
    record = record_of()
    cards = record["deal"][pile]
    cards = cards[1] if pile == "hands" else cards
    cards[0] = record["deal"]["hands"][0][0]
    assert hostile.flaw(read, record) is Flaw.BAD_DEAL


def test_an_island_twice_or_a_card_twice_in_a_reshuffle_is_refused():
    record = record_of()
    for path in (("deal", "islands"), ("deal", "reshuffles", 3)):
        values = hostile.get(record, path)
        assert hostile.flaw(read, changed(record, (*path, 0), values[1])) is Flaw.BAD_DEAL


def first(record: Record, do: str) -> int:
    return next(at for at, entry in enumerate(record["actions"]) if entry["do"] == do)


@pytest.mark.parametrize(
    ("do", "changes", "reason"),
    [
        ("keep", {"card": 60}, Refusal.NOT_IN_PACK),
        ("lay", {"cards": []}, Refusal.EMPTY_ROUTE),
        ("mark", {"card": 0}, Refusal.NOT_IN_HAND),
        ("mark", {"at": 9}, Refusal.HAS_NOT_LANDED),
        ("step", {"to": [9, 9]}, Refusal.NOT_LED_THERE),
        ("take", {"from": 4}, Refusal.NO_SUCH_PLACE),
        ("done", {"do": "land"}, Refusal.WRONG_MOMENT),
        ("land", {"do": "done"}, Refusal.WRONG_MOMENT),
    ],
)
def test_illegal_action_is_named_by_number_and_reason(do, changes, reason):
    record = next(found for kind in KINDS if do in str((found := record_of(kind))["actions"]))
    at = first(record, do)
    record["actions"][at].update(changes)
    error = hostile.refusal(read, record)
    assert isinstance(error, IllegalAction)
    assert (error.number, error.reason) == (at + 1, reason)


def test_a_card_laid_twice_is_refused():
    record = record_of()
    at = first(record, "lay")
    cards = record["actions"][at]["cards"]
    record["actions"][at]["cards"] = [cards[0], cards[0]]
    error = hostile.refusal(read, record)
    assert isinstance(error, IllegalAction)
    assert (error.number, error.reason) == (at + 1, Refusal.SAME_CARD_TWICE)


def test_records_of_other_games_are_not_read():
    assert hostile.flaw(read, {"format": "shtil-record", "version": 2, "game": "go"}) is Flaw.UNKNOWN_GAME


# Anything


@hostile.widely
@given(data=st.data(), kind=st.sampled_from(KINDS), value=hostile.json_values)
def test_any_value_anywhere(data, kind, value):
    hostile.check_value_anywhere(read, played(kind).to_record(), data, value)


@hostile.widely
@given(seed=st.integers(0, 2**32), kind=st.sampled_from(KINDS))
def test_any_bytes_changed(seed, kind):
    hostile.check_bytes_changed(read, played(kind).to_record(), seed)


@hostile.widely
@given(text=st.binary(max_size=200) | st.text(max_size=200) | hostile.json_values.map(json.dumps))
def test_any_text(text):
    hostile.refusal(read, text)
