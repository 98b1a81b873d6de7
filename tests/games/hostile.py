"""Hostile records for any game: broken texts, wrong kinds of value, and anything put anywhere.

A game's own tests bring a whole record and `from_record`; here is what is done to it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

from shtil_desktop.games.base import Flaw, Game, IllegalAction, InvalidRecord
from shtil_desktop.games.record import parse, to_text

Record = dict[str, Any]
Path = tuple[Any, ...]
Reader = Callable[[Record], Game[Any, Any, Any]]

TEXTS: dict[str, str | bytes] = {
    "empty": "",
    "byte order mark": b"\xef\xbb\xbf{}",
    "wrong utf-8": b'{"format": "\xff\xfe"}',
    "utf-16": '{"format": "shtil-record"}'.encode("utf-16"),
    "lone surrogate": '{"format": "\ud800"}',
    "NUL bytes": b"\0" * 1000,
    "lists without end": "[" * 100_000,
    "objects 100,000 deep": '{"a":' * 100_000 + "1" + "}" * 100_000,
    "huge integer": '{"format": ' + "9" * 100_000 + "}",
    "NaN": '{"seed": NaN}',
    "a float": '{"seed": 1.0}',
    "two records": "{} {}",
    "a list": "[]",
    "null": "null",
    "nothing in it": "{}",
}
MISTYPED: list[Any] = [None, True, -1, 10**25, 0.5, "", "x", "1", [], [[]], {}, {"a": 1}, [None]]
widely = settings(max_examples=100, derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate])
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.sampled_from([0, 1, 2, 40, "deck"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=8,
)


def refusal(reader: Reader, text: Record | str | bytes) -> InvalidRecord | IllegalAction:
    """Why it is no record; anything but the two orderly errors fails the test."""
    with pytest.raises((InvalidRecord, IllegalAction)) as caught:
        reader(parse(json.dumps(text) if isinstance(text, dict) else text))
    error = caught.value
    assert isinstance(error, InvalidRecord | IllegalAction) and str(error)
    assert isinstance(error, InvalidRecord) or error.number is not None
    return error


def flaw(reader: Reader, text: Record | str | bytes) -> Flaw:
    error = refusal(reader, text)
    assert isinstance(error, InvalidRecord), error
    return error.flaw


def judge(reader: Reader, text: str | bytes) -> None:
    """It is refused in order, or read; and what is read is written down again as it was."""
    try:
        game = reader(parse(text))
    except IllegalAction as error:
        assert error.number is not None
    except InvalidRecord as error:
        assert error.flaw in Flaw
    else:
        assert json.dumps(game.to_record(), sort_keys=True) == json.dumps(json.loads(text), sort_keys=True)


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every part of a JSON value; of a long list only to its first and last."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        if isinstance(value, dict) or key in (0, len(value) - 1):
            yield from paths(part, (*path, key))


def get(record: Any, path: Path) -> Any:
    for key in path:
        record = record[key]
    return record


def changed(record: Record, path: Path, value: Any) -> Record:
    """A copy with this value there."""
    twin = deepcopy(record)
    get(twin, path[:-1])[path[-1]] = value
    return twin


def without(record: Record, path: Path) -> Record:
    twin = deepcopy(record)
    del get(twin, path[:-1])[path[-1]]
    return twin


def number_for(path: Path, value: Any = None) -> int | None:
    """The number of the action that a path leads into; other parts have none, nor what is no JSON."""
    if path[0] != "actions" or isinstance(value, float):
        return None
    return path[1] + 1 if len(path) > 1 else 1 if value in ([[]], [None]) else None


def check_truncated(reader: Reader, record: Record) -> None:
    text = to_text(record).encode()
    for length in range(0, len(text), 50):
        assert flaw(reader, text[:length]) is Flaw.NOT_JSON


def check_mistyped(reader: Reader, record: Record) -> None:
    """Nothing of the wrong kind is taken anywhere, and an action is named by its number."""
    for path in paths(record):
        for value in MISTYPED:
            if json.dumps(value) != json.dumps(get(record, path)) and (path, value) != (("seed",), None):
                error = refusal(reader, changed(record, path, value))
                assert error.number == number_for(path, value), (path, value)


def check_true_is_no_number(reader: Reader, record: Record) -> None:
    for path in paths(record):
        value = get(record, path)
        if type(value) is int and value in (0, 1):
            refusal(reader, changed(record, path, bool(value)))


def check_missing_keys(reader: Reader, record: Record) -> None:
    for path in paths(record):
        if isinstance(path[-1], str):
            error = refusal(reader, without(record, path))
            assert error.number == number_for(path), path


def check_unknown_keys(reader: Reader, record: Record) -> None:
    for path in ((), ("options",), ("deal",), ("actions", 0), ("actions", -1), ("outcome",)):
        twin = deepcopy(record)
        get(twin, path)["note"] = "hello"
        expected = Flaw.WRONG_OUTCOME if path == ("outcome",) else Flaw.BAD_SHAPE
        assert flaw(reader, twin) is expected, path


def check_duplicate_keys(reader: Reader, record: Record) -> None:
    text = json.dumps(record)
    for key in (*record, *record["options"], *record["deal"], "seat", "do"):
        assert flaw(reader, text.replace(f'"{key}": ', f'"{key}": 0, "{key}": ', 1)) is Flaw.NOT_JSON


def check_wrong_seats(reader: Reader, record: Record) -> None:
    """Whoever else is said to have decided, the action is refused by number."""
    seats = record["options"]["seats"]
    for at, entry in enumerate(record["actions"]):
        for seat in ((entry["seat"] + 1) % seats, seats):
            spoilt = [*record["actions"][:at], {**entry, "seat": seat}]
            error = refusal(reader, {**record, "actions": spoilt})
            assert isinstance(error, IllegalAction) and error.number == at + 1
            assert str(error).startswith(f"action {at + 1}: ")


def check_nothing_follows_the_end(reader: Reader, record: Record) -> None:
    error = refusal(reader, {**record, "actions": [*record["actions"], record["actions"][-1]]})
    assert isinstance(error, IllegalAction) and error.number == len(record["actions"]) + 1


def check_value_anywhere(reader: Reader, record: Record, data: st.DataObject, value: Any) -> None:
    record = deepcopy(record)
    path = data.draw(st.sampled_from(list(paths(record))))
    how = data.draw(st.sampled_from(["put", "drop", "insert", "twice"]))
    parent = get(record, path[:-1])
    if how == "drop":
        del parent[path[-1]]
    elif how == "put" or not isinstance(parent, list):
        parent[path[-1]] = value
    else:
        parent.insert(path[-1], value if how == "insert" else deepcopy(parent[path[-1]]))
    judge(reader, json.dumps(record))


def check_bytes_changed(reader: Reader, record: Record, seed: int) -> None:
    rng, text = Random(seed), bytearray(to_text(record).encode())
    for _ in range(rng.choice([1, 1, 2, 5, 50])):
        at = rng.randrange(len(text))
        match rng.randrange(4):
            case 0:
                text[at] = rng.randrange(256)
            case 1:
                text[at : at + rng.randrange(20)] = b""
            case 2:
                text[at:at] = rng.choice([b"0", b",", b"[", b"]", b'"', b"\0", b"9" * 9, b"null", b"-"])
            case _:
                other = rng.randrange(len(text))
                text[at : at + 5] = text[other : other + 5]
    judge(reader, bytes(text))


CHECKS = (
    check_truncated,
    check_mistyped,
    check_true_is_no_number,
    check_missing_keys,
    check_unknown_keys,
    check_duplicate_keys,
    check_wrong_seats,
    check_nothing_follows_the_end,
)
"""All that is done to one whole record of any game."""
