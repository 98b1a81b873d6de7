"""The form of a record: what must be there before a rule of the game is asked."""

import json
from collections import Counter
from typing import Any

from tests.games.qwirkle.referee.board import COPIES, HAND, KINDS

KEYS = {"format", "version", "game", "options", "seed", "deal", "actions", "outcome"}
LARGEST_SEED = 2**63 - 1
FARTHEST = 107

# The keys of each action besides `seat` and `do`.
ACTION_KEYS: dict[str, set[str]] = {
    "lay": {"tiles"},
    "trade": {"tiles", "back"},
    "pass": set(),
    "resign": set(),
}


class Refused(Exception):
    """What is wrong, and where: in the header, deal or outcome, or in an action, counted from 1."""

    def __init__(self, where: str, number: int | None, reason: str) -> None:
        super().__init__(f"{where}: {reason}" if number is None else f"{where} {number}: {reason}")
        self.where = where
        self.number = number
        self.reason = reason


def read_text(text: str) -> Any:
    """The JSON value of a record's line. A doubled key is seen only here, a parsed record has lost it."""
    try:
        return json.loads(text, object_pairs_hook=_read_object)
    except (ValueError, RecursionError) as error:
        raise Refused("header", None, f"no readable JSON: {error}") from None


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise ValueError("a key is doubled")
    return dict(pairs)


def is_integer(value: Any) -> bool:
    # `type`, as Python takes True for an integer.
    return type(value) is int


def is_tile(value: Any) -> bool:
    return isinstance(value, str) and value in KINDS


def is_list_of_tiles(value: Any) -> bool:
    return isinstance(value, list) and all(is_tile(tile) for tile in value)


def has_keys(value: Any, keys: set[str]) -> bool:
    return isinstance(value, dict) and value.keys() == keys


def check_header(record: Any) -> None:
    """Everything of a record but its deal, the single actions and the outcome."""

    def need(is_right: bool, reason: str) -> None:
        if not is_right:
            raise Refused("header", None, reason)

    need(has_keys(record, KEYS), "wrong keys")
    need(record["format"] == "shtil-record", "unknown format")
    need(is_integer(record["version"]) and record["version"] == 2, "unknown version")
    need(record["game"] == "qwirkle", "unknown game")
    need(has_keys(record["options"], {"seats"}), "wrong options")
    check_seats(record["options"]["seats"])
    seed = record["seed"]
    need(seed is None or (is_integer(seed) and 0 <= seed <= LARGEST_SEED), "wrong seed")
    need(isinstance(record["actions"], list), "actions must be a list")


def check_seats(seats: Any) -> None:
    if not is_integer(seats) or seats not in (2, 3, 4):
        raise Refused("header", None, "seats must be 2, 3 or 4")


def check_deal(seats: int, deal: Any) -> None:
    def need(is_right: bool, reason: str) -> None:
        if not is_right:
            raise Refused("deal", None, reason)

    need(has_keys(deal, {"hands", "bag"}), "wrong keys")
    hands, bag = deal["hands"], deal["bag"]
    need(isinstance(hands, list) and len(hands) == seats, "one hand a seat")
    need(is_list_of_tiles(bag) and all(is_list_of_tiles(hand) for hand in hands), "not a tile")
    need(all(len(hand) == HAND for hand in hands), "a hand has six tiles")
    count = Counter(tile for tiles in [*hands, bag] for tile in tiles)
    need(all(count[kind] == COPIES for kind in KINDS), "not three of each kind")


def fault_of_form(entry: Any, seats: int) -> str | None:
    """Why an entry is no action at all, whatever the state of the game."""
    if not isinstance(entry, dict):
        return "an action must be an object"
    seat, do = entry.get("seat"), entry.get("do")
    if not isinstance(do, str) or do not in ACTION_KEYS:
        return "unknown action"
    if not has_keys(entry, {"seat", "do"} | ACTION_KEYS[do]):
        return "wrong keys"
    if not is_integer(seat) or seat not in range(seats):
        return "no such seat"
    if do == "lay":
        return _fault_of_lay_form(entry["tiles"])
    if do == "trade":
        return _fault_of_trade_form(entry["tiles"], entry["back"])
    return None


def _fault_of_lay_form(tiles: Any) -> str | None:
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= HAND:
        return "one to six tiles"
    for laid in tiles:
        if not isinstance(laid, list) or len(laid) != 3 or not is_tile(laid[0]):
            return "not a tile and its cell"
        if not all(is_integer(number) and abs(number) <= FARTHEST for number in laid[1:]):
            return "not a cell"
    return None


def _fault_of_trade_form(tiles: Any, back: Any) -> str | None:
    if not is_list_of_tiles(tiles) or not 1 <= len(tiles) <= HAND:
        return "one to six tiles"
    if not isinstance(back, list) or len(back) != len(tiles) or not all(map(is_integer, back)):
        return "one place for each tile"
    return None


def is_same(value: Any, expected: Any) -> bool:
    """Equal as JSON: 1, 1.0 and true are three different things."""
    if type(value) is not type(expected):
        return False
    if isinstance(expected, dict):
        return value.keys() == expected.keys() and all(is_same(value[key], expected[key]) for key in expected)
    if isinstance(expected, list):
        return len(value) == len(expected) and all(map(is_same, value, expected))
    return bool(value == expected)
