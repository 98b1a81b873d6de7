"""Actions of a record made wrong, one small change at a time."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from shtil_desktop.games.shtil.rules.cards import BY_NAME
from shtil_desktop.games.shtil.rules.record_entries import READERS

Entry = dict[str, Any]
KINDS = list(READERS)
NAMES = list(BY_NAME)
ODD_CARDS: list[Any] = [0, 81, -1, 10**30, "kraken", "", None, True, 1.0, [], {}, "1"]
ODD_PLACES = [[6, 0], [0, 7], [-1, 0], [0, -1], [10**30, 0]]
NO_PLACES: list[Any] = [[0], [0, 0, 0], [True, 0], ["0", 0], [0.0, 1], None, {}]
ODD_NUMBERS: list[Any] = [-1, 0, 6, 7, 81, 999, 1001, 10**30, None, True, "1", 1.0, []]
ODD_KEYS = ["price", "wild", "as", "row", "cancel", "cards", "pay", "of", "x"]


def _any_card(rng: Random) -> Any:
    return rng.choice([rng.randint(1, 80), rng.randint(1, 80), rng.choice(NAMES), rng.choice(ODD_CARDS)])


def _any_cell(rng: Random) -> Any:
    real = [rng.randrange(6), rng.randrange(6)]
    return deepcopy(rng.choice([real, real, rng.choice(ODD_PLACES + NO_PLACES)]))


def _any_number(rng: Random) -> Any:
    return rng.choice([rng.randrange(6), rng.randrange(81), rng.choice(ODD_NUMBERS)])


def _spoil_cards(cards: list[Any], rng: Random) -> None:
    """One card more, fewer, doubled or exchanged."""
    spoilers: list[Callable[[], Any]] = [lambda: cards.insert(rng.randint(0, len(cards)), _any_card(rng))]
    if cards:
        at = rng.randrange(len(cards))
        spoilers += [lambda: cards.pop(at), lambda: cards.append(cards[at])]
        spoilers.append(lambda: cards.__setitem__(at, _any_card(rng)))
    rng.choice(spoilers)()


def _spoil_shares(shares: list[Any], rng: Random) -> None:
    at, other = rng.randrange(len(shares)), rng.randrange(len(shares))
    spoilers: list[Callable[[], Any]] = [
        lambda: shares.append(0),
        lambda: shares.pop(),
        lambda: shares.__setitem__(at, shares[at] + rng.choice([-9, -1, 1, 9])),
        lambda: shares.__setitem__(at, rng.choice(ODD_NUMBERS)),
    ]
    if at != other:
        moved = rng.randint(1, 8)
        spoilers.append(lambda: shares.__setitem__(slice(None), _moved(shares, at, other, moved)))
    rng.choice(spoilers)()


def _moved(shares: list[int], at: int, other: int, count: int) -> list[int]:
    """The same sum, shared out differently."""
    return [share + count * ((seat == at) - (seat == other)) for seat, share in enumerate(shares)]


def spoil(entry: Entry, rng: Random, seats: int) -> Entry:
    """The entry with one thing changed; by chance the result may be legal too."""
    spoilt = deepcopy(entry)
    key = rng.choice([*spoilt, "key", "key"])
    if key == "key":
        _spoil_keys(spoilt, rng)
    elif key == "seat":
        spoilt["seat"] = rng.choice([*range(seats + 1), *ODD_NUMBERS])
    elif key == "do":
        spoilt["do"] = rng.choice([*KINDS, "sail", None, 1, []])
    elif key in ("card", "storm"):
        spoilt[key] = _any_card(rng)
    elif key == "cell":
        spoilt[key] = _any_cell(rng)
    elif key in ("as", "of", "row"):
        spoilt[key] = _any_number(rng)
    elif key in ("wild", "cancel"):
        spoilt[key] = rng.choice([False, 1, None, "true"])
    elif not isinstance(spoilt[key], list) or rng.random() < 0.1:
        spoilt[key] = rng.choice([None, 2, {}, "", [[]]])
    elif key == "shares":
        _spoil_shares(spoilt[key], rng)
    else:
        _spoil_cards(spoilt[key], rng)
    return spoilt


def _spoil_keys(entry: Entry, rng: Random) -> None:
    """A key less, or one more, or another action altogether with the same keys."""
    match rng.randrange(4):
        case 0:
            del entry[rng.choice(list(entry))]
        case 1:
            entry[rng.choice(ODD_KEYS)] = rng.choice([True, False, 3, [], None])
        case 2:
            entry["do"] = rng.choice(KINDS)
        case _:
            bare = {"seat": entry["seat"], "do": rng.choice(KINDS)}
            if rng.random() < 0.5:
                bare["wild"] = True
            entry.clear()
            entry.update(bare)
