"""The voyage record: written to the letter, and whatever else is read refused in an orderly way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from shtil_desktop.games.base import Flaw, IllegalAction, InvalidRecord
from shtil_desktop.games.record import LARGEST, parse
from shtil_desktop.games.shtil.rules import actions as do
from shtil_desktop.games.shtil.rules.actions import ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, ORANGE, PURPLE, START, WILD, YELLOW
from shtil_desktop.games.shtil.rules.layouts import ARCH, PYRAMID, SEA
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.record import read, write
from shtil_desktop.games.shtil.rules.record_entries import to_entry
from shtil_desktop.games.shtil.rules.refusals import Refusal
from shtil_desktop.games.shtil.rules.voyage import Shtil
from tests.games.shtil.kinds import FEW_KINDS
from tests.games.shtil.players import Style, choose

Record = dict[str, Any]
"""Seconds; a hostile record should take far less than one."""

KEYS = ["format", "version", "game", "options", "seed", "deal", "actions", "outcome"]
OPTION_KEYS = ["mode", "seats", "removed", "reefs", "monsters", "storms", "wilds"]
DEAL_KEYS = ["hands", "decks", "removed", "first", "reef", "supply", "row", "explorer"]
OUTCOME_KEYS = ["result", "seat", "reason", "scores"]
NAMES = {"start", "finish", "monster", "wild", "compass", "yellow", "purple", "orange", "blank"}
ACTION_KEYS: dict[str, list[set[str]]] = {
    "play": [{"card", "cell", "pay"}, {"card", "cell", "pay", "as"}],
    "start": [set(), {"wild"}],
    "split": [{"shares"}],
    "give": [{"cards"}],
    "finish": [set(), {"wild"}],
    "discard": [{"cards"}],
    "monster": [{"cell"}],
    "trade": [set()],
    "turn": [{"card", "cell"}],
    "compass": [{"storm", "of"}, {"storm", "row"}, {"storm", "of", "wild"}, {"storm", "row", "wild"}],
    "reef": [{"row"}, {"pay"}],
    "storm": [{"cancel"}, {"cancel", "wild"}, {"cards"}, {"row"}, set()],
    "explore": [{"cards"}],
    "swap": [set()],
    "pass": [set()],
    "resign": [set()],
}


@cache
def sailed(kind: Options, number: int = 1, steps: int = 1000) -> Shtil:
    """A random voyage of this kind, to its end if the steps suffice."""
    game, rng = Shtil(kind, number), Random(number)
    while game.result is None and steps:
        game.apply(choose(game, rng, Style.VARIED))
        steps -= 1
    return game


def record_of(kind: Options = FEW_KINDS[1]) -> Record:
    return deepcopy(sailed(kind).to_record())


def refusal(text: str | bytes) -> InvalidRecord | IllegalAction:
    """Why the text is no record; anything but the two orderly errors fails the test."""
    with pytest.raises((InvalidRecord, IllegalAction)) as caught:
        read(text)
    error = caught.value
    assert isinstance(error, InvalidRecord | IllegalAction) and str(error)
    if isinstance(error, IllegalAction):
        assert error.number is not None and error.number >= 1
    return error


def flaw(record: Record | str | bytes) -> Flaw:
    error = refusal(json.dumps(record) if isinstance(record, dict) else record)
    assert isinstance(error, InvalidRecord)
    return error.flaw


def is_card(value: object) -> bool:
    return (type(value) is int and 1 <= value <= 80) or (type(value) is str and value in NAMES)


def is_place(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value)


# Written


@pytest.mark.parametrize("kind", FEW_KINDS, ids=lambda kind: kind.key)
def test_all_keys_are_always_there(kind):
    for steps in (0, 1000):
        record = sailed(kind, steps=steps).to_record()
        assert list(record) == KEYS
        assert list(record["options"]) == OPTION_KEYS
        assert list(record["deal"]) == DEAL_KEYS
        assert record["outcome"] is None if steps == 0 else list(record["outcome"]) == OUTCOME_KEYS
        assert (record["format"], record["version"], record["game"]) == ("shtil-record", 1, "shtil")
        assert type(record["seed"]) is int


@pytest.mark.parametrize("kind", FEW_KINDS, ids=lambda kind: kind.key)
def test_cards_cells_and_keys_are_those_of_the_format(kind):
    record = sailed(kind).to_record()
    dealt = record["deal"]
    for pile in (*dealt["hands"], *dealt["decks"], dealt["removed"], dealt["row"], dealt["explorer"]):
        assert all(is_card(card) for card in pile)
    assert dealt["supply"] == ["compass"] * (6 if kind.storms else 0)
    assert (type(dealt["reef"]) is int) == kind.reefs
    for entry in record["actions"]:
        assert list(entry)[:2] == ["seat", "do"]
        assert entry.keys() - {"seat", "do"} in ACTION_KEYS[entry["do"]]
        assert all(is_card(card) for key in ("pay", "cards") for card in entry.get(key, []))
        assert is_card(entry.get("card", 1))
        assert is_place(entry.get("cell", [0, 0]))
        assert entry.get("wild", True) is True and entry.get("cancel", True) is True


WRITTEN: list[tuple[ShtilAction, Record]] = [
    (
        do.PlayIsland(37, 16, 37, 2, (80, 4)),
        {"do": "play", "card": 37, "cell": [2, 4], "pay": [80, 4]},
    ),
    (
        do.PlayIsland(WILD, 0, 5, 1, (FINISH,)),
        {"do": "play", "card": "wild", "cell": [0, 0], "pay": ["finish"], "as": 5},
    ),
    (do.PlayStart(), {"do": "start"}),
    (do.PlayStart(wild=True), {"do": "start", "wild": True}),
    (do.Split((5, 3)), {"do": "split", "shares": [5, 3]}),
    (do.Give(2, (7, START)), {"do": "give", "cards": [7, "start"]}),
    (do.PlayFinish(), {"do": "finish"}),
    (do.PlayFinish(wild=True), {"do": "finish", "wild": True}),
    (do.Discard((1, 2)), {"do": "discard", "cards": [1, 2]}),
    (do.Strike(35), {"do": "monster", "cell": [5, 5]}),
    (do.Trade(), {"do": "trade"}),
    (do.TurnIsland(6, (9,)), {"do": "turn", "card": 9, "cell": [1, 0]}),
    (do.UseCompass(YELLOW, 2), {"do": "compass", "storm": "yellow", "of": 2}),
    (
        do.UseCompass(ORANGE, 0, wild=True),
        {"do": "compass", "storm": "orange", "of": 0, "wild": True},
    ),
    (do.UseCompass(PURPLE, 5), {"do": "compass", "storm": "purple", "row": 5}),
    (do.MoveReef(3), {"do": "reef", "row": 3}),
    (do.HoldReef((1, 2)), {"do": "reef", "pay": [1, 2]}),
    (do.CancelStorm(), {"do": "storm", "cancel": True}),
    (do.CancelStorm(wild=True), {"do": "storm", "cancel": True, "wild": True}),
    (do.TakeYellow(2, (1, 2)), {"do": "storm", "cards": [1, 2]}),
    (do.TakeYellow(0), {"do": "storm", "cards": []}),
    (do.TakePurple(4), {"do": "storm", "row": 4}),
    (do.TakePurple(None), {"do": "storm", "row": None}),
    (do.TakeOrange(), {"do": "storm"}),
    (do.Explore((1, 2)), {"do": "explore", "cards": [1, 2]}),
    (do.Swap(), {"do": "swap"}),
    (do.Pass(), {"do": "pass"}),
    (do.Resign(), {"do": "resign"}),
]


@pytest.mark.parametrize(
    ("action", "entry"),
    WRITTEN,
    ids=[f"{type(action).__name__}-{at}" for at, (action, _) in enumerate(WRITTEN)],
)
def test_action_is_written_as_the_format_says(action, entry):
    assert to_entry(action, SEA) == entry


def test_every_kind_of_action_is_among_them():
    kinds = {kind for kind in vars(do).values() if isinstance(kind, type) and issubclass(kind, ShtilAction)}
    assert {type(action) for action, _ in WRITTEN} == kinds - {ShtilAction}
    assert {entry["do"] for _, entry in WRITTEN} == ACTION_KEYS.keys()


@pytest.mark.parametrize(
    ("layout", "cell", "place"),
    [
        (SEA, 0, [0, 0]),
        (SEA, 6, [1, 0]),
        (ARCH, 6, [0, 4]),
        (ARCH, 12, [3, 0]),
        (PYRAMID, 7, [1, 0]),
        (PYRAMID, 27, [6, 0]),
    ],
)
def test_cell_is_row_from_the_bottom_and_column_from_the_left(layout, cell, place):
    assert to_entry(do.Strike(cell), layout)["cell"] == place


@pytest.mark.parametrize("kind", FEW_KINDS, ids=lambda kind: kind.key)
def test_text_is_one_line_and_reads_back(kind):
    text = write(sailed(kind))
    assert "\n" not in text
    assert json.loads(text) == parse(text) == sailed(kind).to_record()
    assert read(text) == read(text.encode()) == sailed(kind)


def test_outcome_of_a_contest_names_winner_and_scores():
    outcome = sailed(Options(Mode.COMPETITIVE, 2)).to_record()["outcome"]
    assert outcome["result"] in ("won", "draw")
    assert len(outcome["scores"]) == 2


def test_outcome_of_a_lost_voyage_names_the_seat():
    outcome = sailed(FEW_KINDS[1]).to_record()["outcome"]
    assert outcome == {"result": "lost", "seat": outcome["seat"], "reason": "no-move", "scores": None}
    assert outcome["seat"] in (0, 1)


# Broken texts


@pytest.mark.parametrize("kind", [FEW_KINDS[1], FEW_KINDS[12], FEW_KINDS[-1]], ids=lambda kind: kind.key)
def test_truncated_record_is_refused(kind):
    text = write(sailed(kind)).encode()
    for length in range(0, len(text), 50):
        assert flaw(text[:length]) is Flaw.NOT_JSON


HOSTILE: dict[str, str | bytes] = {
    "empty": "",
    "blank": " \n",
    "byte order mark": b"\xef\xbb\xbf{}",
    "wrong utf-8": b'{"format": "\xff\xfe"}',
    "overlong utf-8": b'{"format": "\xc0\xaf"}',
    "utf-16": '{"format": "shtil-record"}'.encode("utf-16"),
    "lone surrogate in a str": '{"format": "\ud800"}',
    "lone surrogate in bytes": b'{"format": "\xed\xa0\x80"}',
    "escaped surrogate": '{"\\ud800": "\\udfff"}',
    "NUL byte": '{"format": "shtil\0record"}',
    "NUL bytes": b"\0" * 1000,
    "NUL escaped": '{"format": "shtil-record\\u0000"}',
    "lists without end": "[" * 100_000,
    "objects without end": '{"a":' * 100_000,
    "lists 100,000 deep": "[" * 100_000 + "]" * 100_000,
    "objects 100,000 deep": '{"a":' * 100_000 + "1" + "}" * 100_000,
    "mixed nesting": '[{"a":' * 50_000,
    "huge integer": '{"format": ' + "9" * 1_000_000 + "}",
    "huge exponent": '{"seed": 1e999999999}',
    "NaN": '{"seed": NaN}',
    "infinity": '{"seed": -Infinity}',
    "a million commas": "[" + "," * 1_000_000,
    "a million keys": "{" + '"a":1,' * 100_000 + '"b":1}',
    "long string": '{"format": "' + "x" * 1_000_000 + '"}',
    "long escapes": '{"format": "' + "\\u0041" * 170_000 + '"}',
    "open string": '"' + "a" * 1_000_000,
    "oversized": b" " * (LARGEST + 1),
    "two records": "{} {}",
    "a list": "[]",
    "a number": "1",
    "null": "null",
    "a string": '"shtil-record"',
    "python": "{'format': 'shtil-record'}",
    "comment": '{"format": "shtil-record"} // and so on',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_is_refused(text):
    assert isinstance(refusal(text), InvalidRecord)


def test_record_of_exactly_the_largest_size_is_read():
    text = write(sailed(FEW_KINDS[0]))
    padded = text + " " * (LARGEST - len(text.encode()))
    assert read(padded) == sailed(FEW_KINDS[0])
    assert flaw(padded + " ") is Flaw.TOO_LARGE


def test_size_is_counted_in_bytes():
    assert flaw('{"format": "' + "ж" * (LARGEST // 2) + '"}') is Flaw.TOO_LARGE


@pytest.mark.parametrize("entry", ["{}", "0", '{"seat":0,"do":"resign"}'])
def test_record_stuffed_with_actions_ends_at_the_first_wrong_one(entry):
    record = {**record_of(), "actions": [], "outcome": None}
    record["deal"]["first"] = 0
    stuffed = ",".join([entry] * 1_000_000)[: LARGEST - 10_000].rpartition(",")[0]
    text = json.dumps(record).replace('"actions": []', f'"actions": [{stuffed}]')
    assert refusal(text).number == (2 if "resign" in entry else 1)


def test_nesting_that_json_can_read_is_refused_wherever_it_is():
    deep: Any = []
    for _ in range(300):
        deep = [deep, {"a": deep}] if len(str(deep)) < 200 else [deep]
    for path in paths(record_of()):
        record = record_of()
        put(record, path, deep)
        refusal(json.dumps(record))


def test_duplicate_key_is_refused():
    text = json.dumps(record_of())
    for key in (*KEYS, *OPTION_KEYS, "hands", "seat", "do"):
        assert flaw(text.replace(f'"{key}": ', f'"{key}": 0, "{key}": ', 1)) is Flaw.NOT_JSON


# Wrong kinds of value


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a JSON value; of a long list only to its first and last."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        if isinstance(value, dict) or key in (0, len(value) - 1):
            yield from paths(part, (*path, key))


def put(record: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        record = record[key]
    record[path[-1]] = value


def get(record: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        record = record[key]
    return record


def drop(record: Any, path: tuple[Any, ...]) -> None:
    del get(record, path[:-1])[path[-1]]


MISTYPED: list[Any] = [None, True, False, -1, 10**25, 0.5, 1.0, "", "x", "1", [], [[]], {}, {"a": 1}, [None]]


@pytest.mark.parametrize("kind", [FEW_KINDS[1], FEW_KINDS[11], FEW_KINDS[-1]], ids=lambda kind: kind.key)
def test_mistyped_value_is_refused(kind):
    whole = record_of(kind)
    for path in paths(whole):
        for value in MISTYPED:
            before = get(whole, path)
            if json.dumps(value) == json.dumps(before) or (path == ("seed",) and value == 1):
                continue
            record = deepcopy(whole)
            put(record, path, value)
            assert refusal(json.dumps(record)).number == number_for(path, value)


def number_for(path: tuple[Any, ...], value: Any = None) -> int | None:
    """The number of the action that a path leads into; other parts have none, nor what is no JSON."""
    if path[0] != "actions" or isinstance(value, float):
        return None
    return path[1] + 1 if len(path) > 1 else 1 if value in ([[]], [None]) else None


@pytest.mark.parametrize("kind", [FEW_KINDS[1], FEW_KINDS[11], FEW_KINDS[-1]], ids=lambda kind: kind.key)
def test_missing_key_is_refused(kind):
    whole = record_of(kind)
    for path in paths(whole):
        if isinstance(path[-1], str):
            record = deepcopy(whole)
            drop(record, path)
            assert refusal(json.dumps(record)).number == number_for(path)


@pytest.mark.parametrize("path", [(), ("options",), ("deal",), ("actions", 0), ("actions", -1), ("outcome",)])
def test_unknown_key_is_refused(path):
    record = record_of()
    get(record, path)["note"] = "hello"
    error = refusal(json.dumps(record))
    assert isinstance(error, InvalidRecord)
    assert error.flaw is (Flaw.WRONG_OUTCOME if path == ("outcome",) else Flaw.BAD_SHAPE)


def test_true_is_no_number():
    record = record_of(Options(Mode.COMPETITIVE, 2))
    for path in paths(record):
        value = get(record, path)
        if type(value) is int and value in (0, 1):
            spoilt = deepcopy(record)
            put(spoilt, path, bool(value))
            refusal(json.dumps(spoilt))


def test_float_is_no_number():
    text = json.dumps(record_of())
    assert flaw(text.replace('"version": 1', '"version": 1.0')) is Flaw.NOT_JSON
    assert flaw(text.replace('"seed": 1', '"seed": 1e0')) is Flaw.NOT_JSON


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        (("format",), "qwirkle-record", Flaw.UNKNOWN_FORMAT),
        (("format",), None, Flaw.UNKNOWN_FORMAT),
        (("version",), 2, Flaw.NEWER_VERSION),
        (("version",), 10**20, Flaw.NEWER_VERSION),
        (("version",), 0, Flaw.BAD_SHAPE),
        (("version",), True, Flaw.BAD_SHAPE),
        (("game",), "shkap", Flaw.UNKNOWN_GAME),
        (("seed",), -1, Flaw.BAD_SHAPE),
        (("seed",), 1 << 63, Flaw.BAD_SHAPE),
        (("options", "mode"), "duel", Flaw.BAD_SHAPE),
        (("options", "seats"), 6, Flaw.BAD_OPTIONS),
        (("options", "removed"), 5, Flaw.BAD_OPTIONS),
        (("options", "monsters"), 1, Flaw.BAD_OPTIONS),
        (("options", "wilds"), 3, Flaw.BAD_OPTIONS),
        (("options", "reefs"), 1, Flaw.BAD_SHAPE),
        (("options", "storms"), True, Flaw.BAD_DEAL),
        (("options", "seats"), 3, Flaw.BAD_DEAL),
        (("deal", "first"), 2, Flaw.BAD_DEAL),
        (("deal", "reef"), 0, Flaw.BAD_DEAL),
        (("deal", "supply"), ["compass"], Flaw.BAD_DEAL),
        (("deal", "supply"), ["blank"], Flaw.BAD_SHAPE),
        (("deal", "removed"), [1], Flaw.BAD_DEAL),
        (("deal", "row"), [1, 2, 3, 4, 5], Flaw.BAD_DEAL),
        (("deal", "explorer"), ["finish"], Flaw.BAD_DEAL),
        (("deal", "hands", 0, 0), 81, Flaw.BAD_SHAPE),
        (("deal", "hands", 0, 0), 0, Flaw.BAD_SHAPE),
        (("deal", "hands", 0, 0), "Finish", Flaw.BAD_SHAPE),
        (("outcome",), None, Flaw.WRONG_OUTCOME),
        (("outcome", "result"), "won", Flaw.WRONG_OUTCOME),
        (("outcome", "reason"), "finish", Flaw.WRONG_OUTCOME),
        (("outcome", "scores"), [0, 0], Flaw.WRONG_OUTCOME),
        (("actions", 0, "do"), "sail", Flaw.BAD_SHAPE),
    ],
    ids=str,
)
def test_each_flaw_has_its_name(path, value, expected):
    record = record_of()
    put(record, path, value)
    assert flaw(record) is expected


def test_newer_version_is_told_even_if_all_else_is_new():
    assert flaw({"format": "shtil-record", "version": 2, "voyage": []}) is Flaw.NEWER_VERSION


def test_first_seat_may_be_any():
    record = {**record_of(), "actions": [], "outcome": None}
    for first in (0, 1):
        record["deal"]["first"] = first
        assert Shtil.from_record(record).sea.turn == first


# Illegal actions


def test_illegal_action_is_named_by_number_and_reason():
    record = record_of()
    for number, entry in enumerate(record["actions"], start=1):
        spoilt = deepcopy(record)
        spoilt["actions"][number - 1] = {**entry, "seat": 1 - entry["seat"]}
        error = refusal(json.dumps(spoilt))
        assert isinstance(error, IllegalAction)
        assert (error.number, error.reason) == (number, Refusal.WRONG_SEAT)
        assert str(error).startswith(f"action {number}: ")


def test_nothing_follows_the_end():
    record = record_of()
    record["actions"].append({"seat": 0, "do": "resign"})
    error = refusal(json.dumps(record))
    assert isinstance(error, IllegalAction)
    assert (error.number, error.reason) == (len(record["actions"]), Refusal.GAME_OVER)


def test_unreadable_action_is_named_by_number():
    record = record_of()
    record["actions"][3] = {"seat": 0}
    error = refusal(json.dumps(record))
    assert isinstance(error, InvalidRecord)
    assert (error.number, error.flaw) == (4, Flaw.BAD_SHAPE)


# Anything

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.sampled_from([*NAMES, 1, 40, 80]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=8,
)
widely = settings(max_examples=300, derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate])


def judge(text: str | bytes) -> None:
    """It is refused in order, or read; and what is read is written down again as it was."""
    try:
        game = read(text)
    except IllegalAction as error:
        assert error.number is not None
    except InvalidRecord as error:
        assert error.flaw in Flaw
    else:
        assert plain(game.to_record()) == plain(json.loads(text))


def plain(record: Any) -> str:
    """The text of a record without flags that say nothing."""
    for entry in record["actions"]:
        if entry.get("wild") is False:
            del entry["wild"]
    return json.dumps(record, sort_keys=True)


@widely
@given(data=st.data(), kind=st.sampled_from(FEW_KINDS), value=json_values)
def test_any_value_anywhere(data, kind, value):
    record = record_of(kind)
    path = data.draw(st.sampled_from(list(paths(record))))
    how = data.draw(st.sampled_from(["put", "drop", "insert", "twice"]))
    parent = get(record, path[:-1])
    if how == "drop":
        drop(record, path)
    elif how == "put" or not isinstance(parent, list):
        put(record, path, value)
    else:
        parent.insert(path[-1], value if how == "insert" else deepcopy(parent[path[-1]]))
    judge(json.dumps(record))


@widely
@given(seed=st.integers(0, 2**32), kind=st.sampled_from(FEW_KINDS))
def test_any_bytes_changed(seed, kind):
    rng, text = Random(seed), bytearray(write(sailed(kind)).encode())
    for _ in range(rng.choice([1, 1, 2, 5, 50])):
        at = rng.randrange(len(text))
        match rng.randrange(4):
            case 0:
                text[at] = rng.randrange(256)
            case 1:
                text[at : at + rng.randrange(20)] = b""
            case 2:
                text[at:at] = rng.choice(
                    [b"0", b",", b"[", b"]", b'"', b"\0", b"9" * 9, b"null", b"1e9", b"-"]
                )
            case _:
                other = rng.randrange(len(text))
                text[at : at + 5] = text[other : other + 5]
    judge(bytes(text))


@widely
@given(text=st.binary(max_size=200) | st.text(max_size=200) | json_values.map(json.dumps))
def test_any_text(text):
    refusal(text)
