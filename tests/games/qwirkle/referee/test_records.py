"""Whole records before the referee: random games to the end, and records made to deceive."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.games.qwirkle.referee import Refused, Table, read_text
from tests.games.qwirkle.referee.board import KINDS, Board, Cell, Laid, neighbours
from tests.games.qwirkle.referee.dealing import Record, lay, make_record, random_game, random_trade, set_up
from tests.games.qwirkle.referee.table import Action

finished_game = cache(random_game)


def a_game() -> Record:
    return deepcopy(finished_game(7, 2))


def count_run(board: Board, cell: Cell, dx: int, dy: int) -> int:
    x, y = cell
    while (x - dx, y - dy) in board:
        x, y = x - dx, y - dy
    length = 0
    while (x + length * dx, y + length * dy) in board:
        length += 1
    return length


def points_by_tile(board: Board, tiles: list[Laid]) -> int:
    """The points counted another way: the laid tiles' own line, then what crosses it at each of them."""
    along = (1, 0) if len({y for _, _, y in tiles}) == 1 else (0, 1)
    lengths = [count_run(board, (tiles[0][1], tiles[0][2]), *along)]
    lengths += [count_run(board, (x, y), along[1], along[0]) for _, x, y in tiles]
    return sum({1: 0, 6: 12}.get(length, length) for length in lengths)


def check_table(table: Table) -> None:
    """What holds in every state: three of each kind, full hands while the bag lasts, one connected board."""
    tiles = [*table.bag, *table.board.values(), *(tile for hand in table.hands for tile in hand)]
    assert Counter(tiles) == dict.fromkeys(KINDS, 3)
    assert not table.bag or all(len(hand) == 6 for hand in table.hands)
    reached, fresh = set(), {(0, 0)} & table.board.keys()
    while fresh:
        reached |= fresh
        fresh = {near for cell in fresh for near in neighbours(cell)} & table.board.keys() - reached
    assert reached == table.board.keys()


@pytest.mark.parametrize(("seed", "seats"), [(7, 2), (9, 3), (11, 4)])
def test_random_games_end_and_replay(seed: int, seats: int) -> None:
    record = deepcopy(finished_game(seed, seats))
    table = Table(seats, record["deal"])
    for entry in record["actions"]:
        check_table(table)
        seat, before = entry["seat"], list(table.scores)
        points = table.points_of(entry)
        table.apply(entry)
        assert table.scores[seat] - before[seat] == points
        if entry["do"] == "lay":
            bonus = 6 if not table.hands[seat] else 0
            assert points == max(1, points_by_tile(table.board, entry["tiles"])) + bonus
    check_table(table)
    assert table.outcome == record["outcome"]
    assert len(record["actions"]) <= 108 * 3 * seats
    assert vars(Table.from_record(record)) == vars(table)


def test_a_game_of_trades_only_ends_stuck() -> None:
    record, rng = a_game(), Random(3)
    table = Table(2, record["deal"])
    actions = record["actions"][:1]
    table.apply(actions[0])
    while table.outcome is None:
        assert table.turn is not None
        actions.append(random_trade(rng, table, table.turn))
        table.apply(actions[-1])
        check_table(table)
    assert len(actions) == 1 + 3 * 2
    stuck = make_record(2, record["deal"], actions, table.outcome)
    assert Table.from_record(stuck).outcome == {**table.outcome, "reason": "stuck"}


# Records made to deceive


def refusal(record: Any) -> tuple[str, int | None]:
    with pytest.raises(Refused) as caught:
        Table.from_record(record)
    assert str(caught.value).startswith(caught.value.where)
    return caught.value.where, caught.value.number


def with_value(*path: Any) -> Record:
    """A finished game with one value of it exchanged for the last of the arguments."""
    record: Any = a_game()
    *way, key, value = path
    at = record
    for step in way:
        at = at[step]
    at[key] = value
    return dict(record)


@pytest.mark.parametrize(
    "path",
    [
        ("format", "other"),
        ("format", None),
        ("version", 1),
        ("version", 3),
        ("version", 2.0),
        ("version", "2"),
        ("game", "shtil"),
        ("options", []),
        ("options", {}),
        ("options", {"seats": 2, "level": 1}),
        ("options", "seats", True),
        ("options", "seats", 2.0),
        ("options", "seats", 5),
        ("options", "seats", 1),
        ("options", "seats", [2]),
        ("seed", -1),
        ("seed", 2**63),
        ("seed", 1.0),
        ("seed", False),
        ("actions", None),
        ("actions", {}),
        ("comment", "an unknown key"),
    ],
)
def test_header_faults(path: tuple[Any, ...]) -> None:
    assert refusal(with_value(*path)) == ("header", None)


def test_a_header_needs_all_its_keys() -> None:
    for key in a_game():
        record = a_game()
        del record[key]
        assert refusal(record) == ("header", None)
    others: list[Any] = [None, [], "record", 2]
    for other in others:
        assert refusal(other) == ("header", None)


@pytest.mark.parametrize("seed", [0, 20261118, 2**63 - 1])
def test_a_seed_is_told_and_not_checked(seed: int) -> None:
    assert Table.from_record(with_value("seed", seed)).outcome == a_game()["outcome"]


@pytest.mark.parametrize(
    "path",
    [
        ("deal", None),
        ("deal", {"hands": []}),
        ("deal", "first", 0),
        ("deal", "hands", {}),
        ("deal", "hands", []),
        ("deal", "hands", 0, "Ro"),
        ("deal", "hands", 0, []),
        ("deal", "hands", 0, 0, "ro"),
        ("deal", "hands", 0, 0, 0),
        ("deal", "hands", 0, 0, ["Ro"]),
        ("deal", "bag", None),
        ("deal", "bag", []),
        ("deal", "bag", 0, "oR"),
        ("deal", "bag", 0, "Ro "),
        ("options", "seats", 3),
    ],
)
def test_deal_faults(path: tuple[Any, ...]) -> None:
    assert refusal(with_value(*path)) == ("deal", None)


def test_a_deal_has_three_of_each_kind_in_hands_of_six() -> None:
    for kind in ("Ro", "Px"):
        record = a_game()
        bag = record["deal"]["bag"]
        bag[next(i for i, tile in enumerate(bag) if tile != kind)] = kind
        assert refusal(record) == ("deal", None)
    record = a_game()
    record["deal"]["bag"].append(record["deal"]["hands"][1].pop())
    assert refusal(record) == ("deal", None)
    record = a_game()
    record["deal"]["bag"].append("Ro")
    assert refusal(record) == ("deal", None)


def spoil_first(change: Callable[[Action], object]) -> Record:
    record = a_game()
    change(record["actions"][0])
    return record


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: entry.pop("seat"),
        lambda entry: entry.pop("do"),
        lambda entry: entry.pop("tiles"),
        lambda entry: entry.update(points=3),
        lambda entry: entry.update(back=[0]),
        lambda entry: entry.update(do="Lay"),
        lambda entry: entry.update(do=["lay"]),
        lambda entry: entry.update(do="pass"),
        lambda entry: entry.update(seat=bool(entry["seat"])),
        lambda entry: entry.update(seat=float(entry["seat"])),
        lambda entry: entry.update(seat=entry["seat"] - 2),
        lambda entry: entry.update(seat=1 - entry["seat"]),
        lambda entry: entry.update(tiles=[]),
        lambda entry: entry.update(tiles={}),
        lambda entry: entry.update(tiles=entry["tiles"] * 7),
        lambda entry: entry["tiles"][0].append(0),
        lambda entry: entry["tiles"][0].pop(),
        lambda entry: entry["tiles"].__setitem__(0, "Ro"),
        lambda entry: entry["tiles"][0].__setitem__(0, "??"),
        lambda entry: entry["tiles"][0].__setitem__(1, False),
        lambda entry: entry["tiles"][0].__setitem__(1, 0.0),
        lambda entry: entry["tiles"][0].__setitem__(2, "0"),
        lambda entry: entry["tiles"][0].__setitem__(2, 108),
        lambda entry: entry["tiles"][0].__setitem__(1, -(10**30)),
    ],
)
def test_faults_of_an_action(change: Callable[[Action], object]) -> None:
    assert refusal(spoil_first(change)) == ("action", 1)


@pytest.mark.parametrize("entry", [None, [], "lay", 0, {}])
def test_an_action_is_an_object(entry: Any) -> None:
    assert refusal(with_value("actions", 2, entry)) == ("action", 3)


@pytest.mark.parametrize(
    ("tiles", "back"),
    [
        ([], []),
        ("Ro", [0, 0]),
        (["Ro", "R"], [0, 0]),
        (["Ro"] * 7, [0] * 7),
        (["Ro"], 0),
        (["Ro"], []),
        (["Ro"], [0, 0]),
        (["Ro"], [True]),
        (["Ro"], [0.0]),
        (["Ro"], [3]),
        (["Ro", "Rs"], [2, 2]),
        (["Ro", "Rs"], [1, 3]),
    ],
)
def test_faults_of_a_trade(tiles: Any, back: Any) -> None:
    table = set_up("Ro", "Ro Rs Rd Rc Rt Rx", "Bs", bag="Ps Pd Pc")
    with pytest.raises(Refused) as caught:
        table.apply({"seat": 0, "do": "trade", "tiles": tiles, "back": back})
    assert (caught.value.where, caught.value.number) == ("action", 1)
    table.apply({"seat": 0, "do": "trade", "tiles": ["Ro", "Rs"], "back": [1, 2]})
    assert table.bag == ["Pc", "Ro", "Rs"]


def test_the_number_of_a_bad_action_is_told() -> None:
    for number in (2, 9, 20):
        record = a_game()
        record["actions"].insert(number - 1, record["actions"][0])
        assert refusal(record) == ("action", number)
    record = a_game()
    record["actions"].append({"seat": 0, "do": "resign"})
    assert refusal(record) == ("action", len(record["actions"]))


def test_a_first_lay_that_is_too_small_or_elsewhere() -> None:
    assert refusal(spoil_first(lambda entry: entry["tiles"].pop())) == ("action", 1)
    record = a_game()
    first = record["actions"][0]
    moved: list[Laid] = [(tile, x + 50, y) for tile, x, y in first["tiles"]]
    record["actions"][0] = lay(*moved, seat=first["seat"])
    assert refusal(record) == ("action", 1)


def test_outcome_faults() -> None:
    right = a_game()["outcome"]
    wrong: list[Any] = [
        None,
        {},
        [],
        {**right, "reason": "stuck"},
        {**right, "winners": [0, 1]},
        {**right, "winners": [bool(seat) for seat in right["winners"]]},
        {**right, "scores": [float(score) for score in right["scores"]]},
        {**right, "scores": right["scores"][::-1]},
        {**right, "scores": tuple(right["scores"])},
        {**right, "points": []},
        {"reason": right["reason"], "scores": right["scores"]},
    ]
    assert right["scores"][0] != right["scores"][1]
    for outcome in wrong:
        assert refusal(with_value("outcome", outcome)) == ("outcome", None)
    record = a_game()
    record["actions"].pop()
    assert refusal(record) == ("outcome", None)


def test_a_doubled_key_is_seen_in_the_text() -> None:
    assert read_text('{"a": [{"b": 1}]}') == {"a": [{"b": 1}]}
    for text in ('{"a": [{"b": 1, "b": 1}]}', '{"a": 1, "a": 2}', "{", "", "[" * 100000, f"[{'9' * 5000}]"):
        with pytest.raises(Refused) as caught:
            read_text(text)
        assert caught.value.where == "header"


def places_of(value: Any) -> list[tuple[Any, Any]]:
    """Every list or object of a record with each of its keys."""
    if not isinstance(value, (dict, list)):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    return [(value, key) for key in keys] + [place for key in keys for place in places_of(value[key])]


def test_spoiled_records_are_refused_or_legal() -> None:
    rng = Random(4)
    strange: list[Any] = [
        None,
        True,
        0,
        1,
        -1,
        1.5,
        10**40,
        "",
        "Ro",
        "lay",
        "pass",
        [],
        {},
        [["Ro", 0, 0]],
        "\ud800",
    ]
    refused = 0
    for _ in range(400):
        record = a_game()
        holder, key = rng.choice(places_of(record))
        holder[key] = rng.choice(strange)
        try:
            check_table(Table.from_record(record))
        except Refused:
            refused += 1
    assert 380 <= refused < 400
