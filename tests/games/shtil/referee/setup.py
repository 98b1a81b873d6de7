"""What a record's options and deal must look like."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

Card = int | str

MODES = ("standard", "arch", "sun-moon", "pyramid", "competitive")
STORMS: list[Card] = ["yellow", "yellow", "yellow", "purple", "purple", "orange"]
NAMES = ("start", "finish", "monster", "wild", "compass", "yellow", "purple", "orange", "blank")
EXPLORER: list[Card] = ["finish"] * 5 + ["monster"] * 5 + STORMS + ["compass"] * 6 + ["blank"] * 3
OPTION_KEYS = {"mode", "seats", "removed", "reefs", "monsters", "storms", "wilds"}
DEAL_KEYS = {"hands", "decks", "removed", "first", "reef", "supply", "row", "explorer"}
RECORD_KEYS = {"format", "version", "game", "options", "seed", "deal", "actions", "outcome"}


class Illegal(Exception):
    """Against the rules: in action number `action`, or in the options or the deal if that is None."""

    def __init__(self, action: int | None, why: str) -> None:
        super().__init__(f"action {action}: {why}" if action else why)
        self.action = action
        self.why = why


def need(holds: bool, why: str) -> None:
    if not holds:
        raise Illegal(None, why)


def is_number(value: object) -> bool:
    """An int that is no bool: JSON's true is not 1."""
    return type(value) is int


def is_card(value: object) -> bool:
    return (is_number(value) and value in range(1, 81)) or (isinstance(value, str) and value in NAMES)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Islands by number, then the named cards in the record format's order."""
    return sorted(cards, key=lambda card: card if isinstance(card, int) else 100 + NAMES.index(card))


def check_record(record: dict[str, Any]) -> None:
    need(isinstance(record, dict) and record.keys() >= RECORD_KEYS, "a key of the record is missing")
    need(record["format"] == "shtil-record" and record["game"] == "shtil", "not a record of this game")
    need(is_number(record["version"]) and record["version"] == 1, "unknown version")
    check_options(record["options"])
    check_deal(record["options"], record["deal"])


def check_options(options: dict[str, Any]) -> None:
    need(isinstance(options, dict) and options.keys() == OPTION_KEYS, "wrong option keys")
    mode, seats = options["mode"], options["seats"]
    need(mode in MODES, "unknown mode")
    need(is_number(seats) and seats in range(1, 6), "1 to 5 seats")
    need(mode != "competitive" or seats == 2, "competitive is for 2 seats")
    for key, allowed in (("removed", (0, 4, 6, 8, 10, 12)), ("monsters", (0, 3, 4, 5)), ("wilds", (0, 1, 2))):
        need(is_number(options[key]) and options[key] in allowed, f"{key} must be one of {allowed}")
    need(type(options["reefs"]) is bool and type(options["storms"]) is bool, "reefs, storms: true or false")
    stormy = any(options[key] for key in ("reefs", "monsters", "storms", "wilds"))
    need(mode == "standard" or not stormy, "Stormy Seas belongs to the standard game")
    need(mode == "standard" or not options["removed"], "fewer islands belongs to the standard game")
    need(not (stormy and options["removed"]), "fewer islands and Stormy Seas don't mix")


def check_deal(options: dict[str, Any], deal: dict[str, Any]) -> None:
    need(isinstance(deal, dict) and deal.keys() == DEAL_KEYS, "wrong deal keys")
    mode, seats = options["mode"], options["seats"]
    for key in ("removed", "supply", "row", "explorer"):
        need_cards(deal[key], key)
    for key, count in (("hands", seats), ("decks", 1 if mode == "competitive" else seats)):
        need(isinstance(deal[key], list) and len(deal[key]) == count, f"wrong number of {key}")
        for cards in deal[key]:
            need_cards(cards, key)
    # Reading: "I go first" is no part of the record, so any seat may be the first.
    need(is_number(deal["first"]) and deal["first"] in range(seats), "first must be a seat")
    need(all(len(hand) == 5 for hand in deal["hands"]), "a hand is 5 cards")
    check_extras(options, deal)
    check_multiset(options, deal)
    check_decks(mode, seats, deal)


def need_cards(cards: object, where: str) -> None:
    need(isinstance(cards, list) and all(is_card(card) for card in cards), f"{where} must be cards")


def check_extras(options: dict[str, Any], deal: dict[str, Any]) -> None:
    """Everything beside hands and decks."""
    removed, reef, mode = deal["removed"], deal["reef"], options["mode"]
    need(len(removed) == options["removed"], "wrong number of removed islands")
    need(all(is_number(card) for card in removed), "only islands are removed")
    if options["reefs"]:
        need(is_number(reef) and reef in range(6), "the reef needs a row")
    else:
        need(reef is None, "there is no reef")
    need(deal["supply"] == ["compass"] * (6 if options["storms"] else 0), "wrong supply")
    need(len(deal["row"]) == (5 if mode == "competitive" else 0), "wrong row")
    need(Counter(deal["explorer"]) == Counter(EXPLORER if mode == "pyramid" else []), "wrong explorer deck")


def check_multiset(options: dict[str, Any], deal: dict[str, Any]) -> None:
    """Hands, decks, row and removed islands are exactly the cards that these options use."""
    mode = options["mode"]
    cards: list[Card] = list(range(1, 81))
    if mode in ("standard", "arch", "sun-moon"):
        cards += ["finish"] * 5
    if mode in ("standard", "sun-moon"):
        cards += ["start"] * options["seats"]
    if mode == "sun-moon":
        cards += ["compass"] * 6
    cards += ["monster"] * options["monsters"] + ["wild"] * options["wilds"]
    cards += STORMS if options["storms"] else []
    dealt = [card for pile in deal["hands"] + deal["decks"] for card in pile] + deal["row"] + deal["removed"]
    need(Counter(dealt) == Counter(cards), "the cards are not those of these options")


def check_decks(mode: str, seats: int, deal: dict[str, Any]) -> None:
    hands, decks = deal["hands"], deal["decks"]
    # Reading: which seats get the odd cards is open.
    sizes = [len([card for card in deck if card != "start"]) for deck in decks]
    need(max(sizes) - min(sizes) <= 1, "the decks are not as even as possible")
    need(not any("start" in hand for hand in hands), "a start is never in an opening hand")
    need(mode != "sun-moon" or not any("compass" in hand for hand in hands), "a compass in an opening hand")
    if mode in ("standard", "sun-moon"):
        need(all(deck.count("start") == 1 for deck in decks), "one start in each deck")
        # Reading: of an odd number of cards either half may be the larger one.
        top_half = (sizes[0] + 1) // 2
        need(seats > 1 or decks[0].index("start") <= top_half, "solo: the start is in the top half")
