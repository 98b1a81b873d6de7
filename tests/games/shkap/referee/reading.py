"""The form of a record: what must be there before the first action is looked at."""

from itertools import chain
from typing import Any

from tests.games.shkap.referee.components import (
    CARDS,
    CARDS_DEALT,
    ISLANDS,
    ISLANDS_TO_PLAY,
    MARKET,
    RESHUFFLES,
    Refused,
)

RECORD_KEYS = {"format", "version", "game", "options", "seed", "deal", "actions", "outcome"}
OPTION_KEYS = {"mode", "seats", "set"}
DEAL_KEYS = {"first", "hands", "market", "deck", "reshuffles", "islands"}


def is_number(value: object) -> bool:
    """A whole number of JSON: `true` and `1.0` are none, though Python counts them as equal to 1."""
    return type(value) is int


def is_number_below(value: object, limit: int) -> bool:
    return type(value) is int and 0 <= value < limit


def are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(is_number(item) for item in value)


def is_same(one: object, other: object) -> bool:
    """Equal as JSON: `true` is not 1 and 2.0 is not 2."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    return one == other


def check_keys(where: str, value: object, keys: set[str], name: str) -> None:
    if not isinstance(value, dict):
        raise Refused(where, None, f"{name} is no object")
    if value.keys() != keys:
        wrong = sorted(map(str, value.keys() ^ keys))
        raise Refused(where, None, f"{name} has wrong or missing keys: {', '.join(wrong)}")


def check_header(record: Any) -> None:
    """The envelope; options and deal have checks of their own."""
    check_keys("header", record, RECORD_KEYS, "the record")
    for key, value in (("format", "shtil-record"), ("version", 2), ("game", "shkap")):
        if not is_same(record[key], value):
            raise Refused("header", None, f"{key} is not {value!r}")
    if record["seed"] is not None and not is_number(record["seed"]):
        raise Refused("header", None, "the seed is neither a whole number nor null")
    if not isinstance(record["actions"], list):
        raise Refused("header", None, "actions is no list")


def check_options(options: Any) -> None:
    check_keys("header", options, OPTION_KEYS, "options")
    if not isinstance(options["mode"], str) or options["mode"] not in ISLANDS_TO_PLAY:
        raise Refused("header", None, "unknown mode")
    if not is_number(options["seats"]) or options["seats"] not in (2, 3, 4):
        raise Refused("header", None, "a game has 2 to 4 seats")
    if not is_same(options["set"], 1):
        raise Refused("header", None, "unknown island set")


def check_deal(options: Any, deal: Any) -> None:
    """The deal for these options, which have been checked before."""
    check_keys("deal", deal, DEAL_KEYS, "the deal")
    if not is_number_below(deal["first"], options["seats"]):
        raise Refused("deal", None, "the first player is no seat")
    _check_cards(options, deal)
    _check_reshuffles(deal["reshuffles"])
    _check_islands(options, deal["islands"])


def _check_cards(options: Any, deal: Any) -> None:
    hands = deal["hands"]
    if not isinstance(hands, list) or len(hands) != options["seats"]:
        raise Refused("deal", None, "there must be one hand a seat")
    for cards in (*hands, deal["market"], deal["deck"]):
        if not are_numbers(cards):
            raise Refused("deal", None, "hands, market and deck must be lists of card numbers")
    size = CARDS_DEALT[options["mode"]]
    if any(len(hand) != size for hand in hands):
        raise Refused("deal", None, f"every hand must have {size} cards")
    if len(deal["market"]) != MARKET:
        raise Refused("deal", None, f"the market must have {MARKET} cards")
    if sorted(chain(*hands, deal["market"], deal["deck"])) != list(CARDS):
        raise Refused("deal", None, "every card must be there exactly once")


def _check_reshuffles(orders: Any) -> None:
    if not isinstance(orders, list) or len(orders) != RESHUFFLES:
        raise Refused("deal", None, f"there must be {RESHUFFLES} reshuffles")
    for order in orders:
        if not are_numbers(order) or sorted(order) != list(CARDS):
            raise Refused("deal", None, "a reshuffle must name every card exactly once")


def _check_islands(options: Any, islands: Any) -> None:
    count = ISLANDS_TO_PLAY[options["mode"]] + 1
    if not are_numbers(islands) or len(islands) != count:
        raise Refused("deal", None, f"there must be {count} islands")
    if len(set(islands)) != count or not set(islands) <= ISLANDS.keys():
        raise Refused("deal", None, "the islands must be different ones of the set")
