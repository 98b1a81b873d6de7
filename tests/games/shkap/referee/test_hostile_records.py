"""Records that lie: every wrong word is refused, in the right place, and nothing else is ever raised."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.games.shkap.referee import Refused, Table
from tests.games.shkap.referee.scenes import random_record
from tests.games.shkap.referee.test_random_games import random_game

Path = tuple[str | int, ...]
JUNK: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    4,
    60,
    1.0,
    10**30,
    "",
    "deck",
    "land",
    [],
    [[]],
    {},
    {"seat": 0},
]


def put(record: Any, path: Path, value: Any) -> Any:
    """The record with one value replaced."""
    spoilt = deepcopy(record)
    inner = spoilt
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return spoilt


def refusal_of(record: Any) -> Refused:
    with pytest.raises(Refused) as refusal:
        Table.from_record(record)
    return refusal.value


@pytest.mark.parametrize("record", [None, [], "record", 2, {}])
def test_what_is_no_record(record):
    assert refusal_of(record).where == "header"


HEADERS: list[tuple[Path, Any]] = [
    (("format",), "shtil"),
    (("version",), 1),
    (("version",), 3),
    (("version",), 2.0),
    (("version",), "2"),
    (("game",), "shtil"),
    (("game",), None),
    (("seed",), "7"),
    (("seed",), 7.0),
    (("seed",), True),
    (("actions",), None),
    (("actions",), {}),
    (("more",), 1),
    (("options",), None),
    (("options", "mode"), "Base"),
    (("options", "mode"), []),
    (("options", "seats"), 1),
    (("options", "seats"), 5),
    (("options", "seats"), 2.0),
    (("options", "seats"), "2"),
    (("options", "set"), 2),
    (("options", "set"), True),
    (("options", "more"), 1),
]


@pytest.mark.parametrize(("path", "value"), HEADERS)
def test_a_wrong_header(path, value):
    refusal = refusal_of(put(random_record(1), path, value))
    assert (refusal.where, refusal.number) == ("header", None) and refusal.reason


DEALS: list[tuple[Path, Any]] = [
    ((), None),
    (("first",), 2),
    (("first",), -1),
    (("first",), True),
    (("hands",), []),
    (("hands",), None),
    (("hands", 0), [1, 2, 3]),
    (("hands", 0), None),
    (("market",), []),
    (("market", 0), None),
    (("market", 0), 60),
    (("deck",), []),
    (("deck", 0), True),
    (("deck", 0), "3"),
    (("reshuffles",), []),
    (("reshuffles",), None),
    (("reshuffles", 7), list(range(59))),
    (("reshuffles", 7), [0, *range(59)]),
    (("reshuffles", 7), [float(card) for card in range(60)]),
    (("islands",), [1, 2, 3, 4, 5, 6]),
    (("islands",), [1, 2, 3, 4, 5, 6, 7, 8]),
    (("islands",), [1, 2, 3, 4, 5, 6, 6]),
    (("islands",), [1, 2, 3, 4, 5, 6, 46]),
    (("islands",), [0, 1, 2, 3, 4, 5, 6]),
    (("islands",), [1, 2, 3, 4, 5, 6, 7.0]),
    (("more",), 1),
]


@pytest.mark.parametrize(("path", "value"), DEALS)
def test_a_wrong_deal(path, value):
    refusal = refusal_of(put(random_record(1), ("deal", *path), value))
    assert (refusal.where, refusal.number) == ("deal", None) and refusal.reason


def test_a_card_twice():
    record = random_record(1)
    assert refusal_of(put(record, ("deal", "hands", 0, 0), record["deal"]["deck"][0])).where == "deal"


def test_hands_of_another_mode_or_number_of_seats():
    record = random_record(1, "archipelago", 3)
    assert refusal_of(put(record, ("options", "mode"), "base")).where == "deal"
    assert refusal_of(put(record, ("options", "seats"), 4)).where == "deal"


@pytest.mark.parametrize(
    "key", ["format", "version", "game", "options", "seed", "deal", "actions", "outcome"]
)
def test_a_key_missing(key):
    record = random_record(1)
    del record[key]
    assert refusal_of(record).where == "header"


@pytest.mark.parametrize("key", ["first", "hands", "market", "deck", "reshuffles", "islands"])
def test_a_key_of_the_deal_missing(key):
    record = random_record(1)
    del record["deal"][key]
    assert refusal_of(record).where == "deal"


def test_the_seed_may_be_null_or_any_whole_number():
    for seed in (None, 0, -5, 10**40):
        assert Table.from_record({**random_record(1), "seed": seed}).applied == 0


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        "land",
        {},
        {"do": "land"},
        {"seat": 0},
        {"seat": 1, "do": "land"},
        {"seat": False, "do": "land"},
        {"seat": 0.0, "do": "land"},
        {"seat": "0", "do": "land"},
        {"seat": 0, "do": "Land"},
        {"seat": 0, "do": None},
        {"seat": 0, "do": ["land"]},
        {"seat": 0, "do": {"land": 1}},
        {"seat": 0, "do": "land", "card": 1},
        {"seat": 0, "do": "pass", "from": "deck"},
        {"seat": 0, "do": "resign", "why": ""},
        {"seat": 0, "do": "take", "from": "deck"},
        {"seat": 0, "do": "keep", "card": 0},
        {"seat": 0, "do": "lay", "cards": [0]},
        {"seat": 0, "do": "mark", "card": 51, "at": 1},
        {"seat": 0, "do": "done"},
        {"seat": 0, "do": "step", "to": [0, 0]},
    ],
)
def test_a_wrong_action_is_named_by_its_number(entry):
    record = random_record(1)
    record["deal"]["first"] = 0
    assert refusal_of({**record, "actions": [entry]}).number == 1
    passing = [{"seat": 0, "do": "pass"}, *[{"seat": 0, "do": "take", "from": "deck"}] * 2]
    other = (
        {**entry, "seat": 1 - entry["seat"]} if isinstance(entry, dict) and entry.get("seat") == 1 else entry
    )
    refusal = refusal_of({**record, "actions": [*passing, other]})
    assert (refusal.where, refusal.number) == ("action", 4) and refusal.reason


def test_an_action_after_the_end():
    record = random_game(3, "base", 2)
    more = [*record["actions"], {"seat": 0, "do": "resign"}]
    refusal = refusal_of({**record, "actions": more})
    assert (refusal.where, refusal.number) == ("action", len(more))


def test_an_action_left_out_or_told_twice():
    record = random_game(4, "base", 3)
    actions = record["actions"]
    for number, action in enumerate(actions):
        # Nobody need have thrown a mark; everything else is missed.
        retellings = [actions[:number] + [action] * 2 + actions[number + 1 :]]
        if action["do"] != "mark":
            retellings.append(actions[:number] + actions[number + 1 :])
        for retelling in retellings:
            refusal = refusal_of({**record, "actions": retelling})
            assert refusal.number is None or refusal.number > number


def test_a_wrong_outcome():
    record = random_game(2, "base", 3)
    outcome = record["outcome"]
    wrong: list[Any] = [
        None,
        {},
        [],
        "coins",
        {**outcome, "reason": "resigned"},
        {**outcome, "scores": [score + 1 for score in outcome["scores"]]},
        {**outcome, "scores": [float(score) for score in outcome["scores"]]},
        {**outcome, "winners": []},
        {**outcome, "winners": [*outcome["winners"], outcome["winners"][0]]},
        {**outcome, "extra": []},
        {**outcome, "more": 1},
        {key: value for key, value in outcome.items() if key != "extra"},
    ]
    for other in wrong:
        refusal = refusal_of({**record, "outcome": other})
        assert (refusal.where, refusal.number) == ("outcome", None)
    unfinished = {**record, "actions": record["actions"][:-1]}
    assert refusal_of(unfinished).where == "outcome"


def paths(value: Any, above: Path = ()) -> Iterator[Path]:
    """The way to every value inside."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (*above, key)
        yield from paths(item, (*above, key))


@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("archipelago", 4)])
def test_any_value_replaced_by_junk_is_refused_or_means_the_same(mode, seats):
    record = random_game(11, mode, seats)
    random = Random(11)
    everywhere = list(paths(record))
    refused = 0
    for path in random.sample(everywhere, 150):
        spoilt = put(record, path, random.choice(JUNK))
        try:
            table = Table.from_record(spoilt)
        except Refused as refusal:
            refused += 1
            assert refusal.where in ("header", "deal", "action", "outcome")
            assert (refusal.number is None) == (refusal.where != "action")
        else:
            assert json.dumps(table.outcome) == json.dumps(spoilt["outcome"])
    assert refused > 140
