"""The storm network: the chance of winning in stormy seas as a seat sees it, learned from many voyages.

A small network looks at each gap for itself, adds up what it has seen, and with the supplies and the storms
makes the odds of it: a way for those who decide in an instant to know what many voyages would tell.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from operator import add, mul
from typing import Any, Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.crew.judgement.weights import file_names
from shtil_desktop.games.shtil.crew.networks.storm_features import Figures
from shtil_desktop.games.shtil.rules.options import Options

FOLDER: Final = "storms"
LAYERS: Final = ("look", "add", "stock", "tell")
Layer = list[list[float]]
"""A row of weights for each figure that comes out; in `look` and `stock` the last of a row counts as such."""

GapMemory = dict[tuple[float, ...], list[float]]
"""By the figures of a gap, what it adds to what is seen."""


@dataclass(frozen=True, slots=True, eq=False)
class StormNetwork:
    """What it makes of a gap, of all gaps, of the stock, and of these together.

    The last rows of `add` and `stock` go straight to the odds.
    """

    look: Layer
    add: Layer
    stock: Layer
    tell: list[float]

    @classmethod
    def read(cls, record: dict[str, Any]) -> StormNetwork:
        """From a file's object; a missing layer is an error."""
        return cls(*(record[name] for name in LAYERS))

    def foretell(self, figures: Figures, known: GapMemory | None = None) -> float:
        """The logarithm of the chance over that of losing; what gaps add is kept in `known`."""
        stock, gaps = figures
        seen = [0.0] * len(self.look)
        known = {} if known is None else known
        for gap in gaps:
            key = tuple(gap)
            values = known.get(key)
            if values is None:
                values = known[key] = [max(0.0, float_sum(map(mul, row, gap), row[-1])) for row in self.look]
            seen = list(map(add, seen, values))
        told = [
            float_sum(map(mul, row, stock), row[-1]) + float_sum(map(mul, added, seen))
            for row, added in zip(self.stock, self.add, strict=True)
        ]
        odds: float = told.pop()
        for value, share in zip(told, self.tell, strict=True):
            if value > 0:
                odds += value * share
        return odds

    def values(self) -> list[float]:
        """All numbers in a row, as the compiled captain wants them."""
        return [
            number
            for layer in (self.look, self.add, self.stock, [self.tell])
            for row in layer
            for number in row
        ]


@cache
def storm_network_for(options: Options) -> StormNetwork | None:
    """The one that was learned for such voyages, or for a crew of about the same size; most have none."""
    if not options.storms:
        return None
    there = {entry.name for entry in files(__package__).joinpath(FOLDER).iterdir()}
    name = next((name for name in file_names(options) if name in there), None)
    if name is None:
        return None
    text = files(__package__).joinpath(FOLDER, name).read_text(encoding="utf-8")
    return StormNetwork.read(json.loads(text))
