"""A chance as it is shown: what imagined voyages say, set right by how often captains won from there.

Imagined voyages are sailed by captains in a hurry, and mates are imagined to hold any cards; so what they win
is a little too much here and too little there. Three figures for each group of voyages bend the odds.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, NamedTuple

from shtil_desktop.games.shtil.rules.options import Mode, Options

FOLDER, FILE = "wins", "shown.json"
ALL: Final = "all"
"""What holds for a voyage of no group."""
LEAST: Final = 0.005
"""Odds are bent between this chance and the same from certainty."""
UNLIKELY: Final = -2.0
"""Odds below which imagined voyages are more right than above: one in eight."""


class Bend(NamedTuple):
    """How the odds of a group of voyages are to be bent."""

    shift: float
    stretch: float
    drop: float
    """How much more they are stretched where they are unlikely."""


def calibrated(options: Options, chance: float) -> float:
    """The chance to be shown; what is certain stays certain."""
    if chance in (0.0, 1.0):
        return chance
    bends = _bends()
    return bent(chance, bends.get(group_of(options), bends[ALL]))


def bent(chance: float, bend: Bend) -> float:
    """A chance whose odds are bent.

    >>> round(bent(0.5, Bend(shift=1.0, stretch=2.0, drop=0.0)), 2)
    0.73
    """
    x = bend.shift + bend.stretch * odds(chance) + bend.drop * unlikely(chance)
    return 1 / (1 + exp(-x))


def odds(chance: float) -> float:
    """The logarithm of a chance over that of losing."""
    chance = min(1 - LEAST, max(LEAST, chance))
    return log(chance / (1 - chance))


def unlikely(chance: float) -> float:
    """How far the odds are below what is unlikely; 0 above it."""
    return min(0.0, odds(chance) - UNLIKELY)


def group_of(options: Options) -> str:
    """Voyages whose imagined chances are off in the same way.

    >>> group_of(Options(seats=1, removed=8)), group_of(Options(seats=3, storms=True, wilds=2))
    ('alone, eight removed', 'more than storms, crew')
    """
    crew = "alone" if options.seats == 1 else "crew"
    if options.mode is not Mode.STANDARD:
        return options.mode.value
    if options.storms:
        is_more = options.reefs or options.monsters or options.wilds
        return f"{'more than storms' if is_more else 'storms'}, {crew}"
    if options.monsters:
        return "monsters"
    if options.reefs or options.wilds:
        return "reefs or wilds"
    return f"{crew}, {_removed_words(options.removed)}"


def _removed_words(removed: int) -> str:
    if removed == 0:
        return "none removed"
    return "few removed" if removed < 8 else "eight removed" if removed == 8 else "many removed"


@cache
def _bends() -> dict[str, Bend]:
    record = json.loads(files(__package__).joinpath(FOLDER, FILE).read_text(encoding="utf-8"))
    return {group: Bend(*figures) for group, figures in record["bends"].items()}
