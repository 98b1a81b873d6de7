"""Random deals for the referee's own tests, made from the rules page."""

from random import Random
from typing import Any

from tests.games.shtil.referee.setup import EXPLORER, STORMS, Card

Record = dict[str, Any]


def make_options(**changes: Any) -> dict[str, Any]:
    plain = {
        "mode": "standard",
        "seats": 3,
        "removed": 0,
        "reefs": False,
        "monsters": 0,
        "storms": False,
        "wilds": 0,
    }
    return {**plain, **changes}


def make_record(rng: Random, **changes: Any) -> Record:
    """A record with no actions yet."""
    options = make_options(**changes)
    return {
        "format": "shtil-record",
        "version": 1,
        "game": "shtil",
        "options": options,
        "seed": 0,
        "deal": make_deal(rng, options),
        "actions": [],
        "outcome": None,
    }


def make_deal(rng: Random, options: dict[str, Any]) -> dict[str, Any]:
    mode, seats = options["mode"], options["seats"]
    islands: list[Card] = list(range(1, 81))
    rng.shuffle(islands)
    removed, cards = islands[: options["removed"]], islands[options["removed"] :]
    if mode in ("standard", "arch", "sun-moon"):
        cards += ["finish"] * 5
    cards += ["monster"] * options["monsters"] + ["wild"] * options["wilds"]
    cards += STORMS if options["storms"] else []
    rng.shuffle(cards)
    hands, cards = [cards[5 * seat : 5 * seat + 5] for seat in range(seats)], cards[5 * seats :]
    row = [cards.pop() for _ in range(5)] if mode == "competitive" else []
    if mode == "sun-moon":
        cards += ["compass"] * 6
        rng.shuffle(cards)
    decks = [cards] if mode == "competitive" else [cards[seat::seats] for seat in range(seats)]
    if mode in ("standard", "sun-moon"):
        for deck in decks:
            last = len(deck) // 2 if seats == 1 else len(deck)
            deck.insert(rng.randint(0, last), "start")
    return {
        "hands": hands,
        "decks": decks,
        "removed": removed,
        "first": rng.randrange(seats),
        "reef": rng.randrange(6) if options["reefs"] else None,
        "supply": ["compass"] * (6 if options["storms"] else 0),
        "row": row,
        "explorer": rng.sample(EXPLORER, len(EXPLORER)) if mode == "pyramid" else [],
    }
