"""A chance as it is shown: what imagined voyages say, set right by how often captains won from there.

Imagined voyages are sailed by captains in a hurry, and mates are imagined to hold any cards; so what they win
is a little too much here and too little there. For each group of voyages two figures bend the odds, no more.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

from shtil_desktop.games.shtil.rules.options import Mode, Options

FOLDER, FILE = "wins", "shown.json"
LEAST: Final = 0.005
"""Odds are bent between this chance and the same from certainty."""


def calibrated(options: Options, chance: float) -> float:
    """The chance to be shown; what is certain stays certain."""
    if chance in (0.0, 1.0):
        return chance
    shift, stretch = _maps().get(group_of(options), (0.0, 1.0))
    return 1 / (1 + exp(-(shift + stretch * odds(chance))))


def odds(chance: float) -> float:
    """The logarithm of a chance over that of losing."""
    chance = min(1 - LEAST, max(LEAST, chance))
    return log(chance / (1 - chance))


def group_of(options: Options) -> str:
    """Voyages whose chances are found out in the same way.

    >>> group_of(Options(seats=1, removed=8)), group_of(Options(seats=3, storms=True, wilds=2))
    ('standard, alone', 'storms')
    """
    if options.mode is Mode.STANDARD and not options.is_stormy:
        return "standard, alone" if options.seats == 1 else "standard, crew"
    return "storms" if options.storms else "others"


@cache
def _maps() -> dict[str, tuple[float, float]]:
    record = json.loads(files(__package__).joinpath(FOLDER, FILE).read_text(encoding="utf-8"))
    return {group: (shift, stretch) for group, (shift, stretch) in record["maps"].items()}
