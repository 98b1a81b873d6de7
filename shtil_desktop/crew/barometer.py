"""The barometer: the chance of winning in stormy seas as a seat sees it, learned from many voyages.

A small network looks at the figures of a position: each neuron adds up what the figures count for it, and
those that come out above nothing speak for or against the voyage.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from shtil_desktop.crew.figures import NAMES
from shtil_desktop.crew.weights import file_names
from shtil_desktop.games.shtil.options import Options

FOLDER: Final = "barometers"


@dataclass(frozen=True, slots=True, eq=False)
class Barometer:
    """By figure what it counts for each neuron; what each counts itself, and how much it is heard."""

    into: list[list[float]]
    base: list[float]
    heard: list[float]
    level: float

    @classmethod
    def read(cls, record: dict[str, Any]) -> Barometer:
        """From a file's object; a missing figure is an error."""
        into = [record["figures"][name] for name in NAMES]
        return cls(into, record["base"], record["heard"], record["level"])

    def foretell(self, figures: list[float]) -> float:
        """The logarithm of the chance over that of losing."""
        sums = self.base
        for figure, weights in zip(figures, self.into, strict=True):
            if figure:
                sums = [total + figure * weight for total, weight in zip(sums, weights, strict=True)]
        heard = zip(sums, self.heard, strict=True)
        return self.level + sum(total * share for total, share in heard if total > 0)

    def values(self) -> list[float]:
        """All numbers in a row, as the compiled captain wants them."""
        return [*(weight for row in self.into for weight in row), *self.base, *self.heard, self.level]


@cache
def barometer_for(options: Options) -> Barometer | None:
    """The one that was learned for such voyages, or for a crew of about the same size; most have none."""
    if not options.storms:
        return None
    there = {entry.name for entry in files(__package__).joinpath(FOLDER).iterdir()}
    name = next((name for name in file_names(options) if name in there), None)
    if name is None:
        return None
    text = files(__package__).joinpath(FOLDER, name).read_text(encoding="utf-8")
    return Barometer.read(json.loads(text))
