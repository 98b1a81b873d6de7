"""The numbers that a mate's judgement rests on: one set for a kind of voyage, each a small file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any

from shtil_desktop.games.shtil.rules.options import Mode, Options

FOLDER = "parameters"
FEWER = "standard-removed"
"""Sets for fewer islands. One for a lone voyage serves a crew worse than the crew's own with all islands."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing counts for, in one currency: less is better.

    A card that is paid costs about `price`, discarding two instead of placing costs `patience`.
    """

    place: float
    """A cell away from where a number would be in an evenly filled line."""
    share: float
    """A cell away from the place in proportion within the gap."""
    price: float
    price_slack: float
    price_balance: float
    room: float
    """The choice of numbers that a gap still has, as a logarithm."""
    squeeze: float
    """A gap with hardly more numbers than cells."""
    squeeze_slope: float
    single: float
    """A lone cell, the worse the fewer numbers can pay their way into it."""
    single_slope: float
    patience: float
    patience_slack: float
    patience_balance: float
    keep: float
    """What a gap loses with a number counts this much against parting with it."""
    junk: float
    """A card that fits worse than this is given away readily."""
    finish: float
    finish_cells: float
    finish_gone: float
    finish_soon: float
    """With so few cells left the last finish is held on to."""
    spare_finish: float
    finish_yellow: float = 0.0
    """How much more readily a finish is given up under a yellow storm."""
    doubt: float = 0.0
    """The chance that too few of a gap's unseen numbers are still in play, as a logarithm."""
    pair: float = 0.0
    """Two cells between two islands: both must be paid for, so near numbers are wanted."""
    pair_slope: float = 0.5
    gap_one: float = 0.0
    """A gap of one cell as such; so for two, three and four."""
    gap_two: float = 0.0
    gap_three: float = 0.0
    gap_four: float = 0.0
    thrift: float = 0.0
    """A card spent by a seat that has just enough for its turns to come."""
    thrift_slope: float = 0.4
    wealth: float = 0.05
    """How much more of a start's eight a seat gives for each card that it has."""
    wild: float = 6.0
    """What a wild card is worth in the hand."""
    strike: float = 2.0
    """Setting a monster upon an island, beside what it does to the gaps."""
    strike_late: float = 0.0
    strike_crowd: float = 0.0
    """Each further monster in the hand; and under a yellow storm, where hands are small."""
    strike_yellow: float = 0.0
    wrong_side: float = 2.0
    turn: float = 2.0
    """Turning an island the right way up."""
    trade: float = 1.0
    """Each card beyond two when the whole hand goes for a compass."""
    compass: float = 3.0
    """What a compass is worth in the pool."""
    compass_more: float = 0.0
    """The same for each storm that has not come yet."""
    yellow: float = 6.0
    """What the storms hinder, each in a bad case."""
    yellow_cells: float = 0.0
    """A yellow one with the whole grid still empty."""
    yellow_stack: float = 0.0
    """How much less it helps to drive one yellow storm away, for each other that stays at the same seat."""
    yellow_more: float = 0.0
    """The same for each yellow storm that a seat may still meet, as a rate."""
    yellow_price: float = 0.0
    """How much dearer a card is out of a hand of three."""
    purple: float = 6.0
    purple_alone: float = 0.3
    """The share of a purple storm's harm that does not wait for the end."""
    purple_come: float = 0.3
    """The share of its harm that speaks for cancelling it at once."""
    orange: float = 6.0
    orange_base: float = 0.0
    """An orange one with the whole grid still empty, wherever the islands lie."""
    wild_compass: float = 2.0
    """How much more than a wild is worth a storm must hinder to be driven away with one."""
    owed_purple: float = 0.0
    """Cards to be set aside for each purple storm that no compass is there for."""
    owed_monster: float = 0.0
    """Cards to be set aside for each monster that has not struck yet."""
    barred: float = 0.3
    """An empty cell that a reef or a storm keeps from being filled."""
    hand_second: float = 0.3
    """How much the second best placement counts beside the best when a row is barred."""
    hold: float = 4.0
    """Two cards to leave the reef where it is."""
    row: float = 0.0
    """Cells of a row that are filled already when one more is."""
    trust: float = 0.5
    """How much a move's value counts beside what the storm network foretells, where there is one."""

    @classmethod
    def read(cls, values: dict[str, Any]) -> Weights:
        """From a file's object; an unknown or missing name is an error."""
        return cls(**{name: float(value) for name, value in values.items()})

    @classmethod
    def names(cls) -> tuple[str, ...]:
        return tuple(field.name for field in fields(cls))


def weights_for(options: Options) -> Weights:
    """The set that was tuned for these options or for the kind of voyage most like it."""
    return _weights_for(options)


@cache
def _weights_for(options: Options) -> Weights:
    there = {entry.name for entry in files(__package__).joinpath(FOLDER).iterdir()}
    name = next(name for name in file_names(options) if name in there)
    text = files(__package__).joinpath(FOLDER, name).read_text(encoding="utf-8")
    return Weights.read(json.loads(text)["weights"])


def file_names(options: Options) -> Iterator[str]:
    """The files that would do, the best first: the same kind with a crew of about the same size.

    >>> next(file_names(Options(Mode.STANDARD, 2, removed=8)))
    'standard-removed-8-2.json'
    """
    for kind in _kinds(options):
        for seats in sorted(range(1, 6), key=lambda seats: _distance(options.seats, seats)):
            if not kind.startswith(FEWER) or (seats == 1) == (options.seats == 1):
                yield f"{kind}-{seats}.json"


def _distance(wanted: int, there: int) -> tuple[bool, int, int]:
    """Alone is a game of its own: two seats have more in common with five than with one."""
    return (wanted == 1) != (there == 1), abs(wanted - there), there


def _kinds(options: Options) -> Iterator[str]:
    if options.mode is not Mode.STANDARD:
        yield options.mode.value
    elif options.removed:
        yield from (f"{FEWER}-{count}" for count in _near_removed(options.removed))
    extras = {
        "reefs": options.reefs,
        "monsters": options.monsters,
        "storms": options.storms,
        "wilds": options.wilds,
    }
    named = [name for name, there in extras.items() if there]
    if len(named) > 1:
        yield "standard-stormy"
    # Of several expansions the harshest decides how one has to play.
    yield from (f"standard-{name}" for name in ("storms", "monsters", "reefs", "wilds") if name in named)
    yield "standard"


def _near_removed(count: int) -> list[int]:
    return sorted((4, 6, 8, 10, 12), key=lambda other: abs(other - count))
