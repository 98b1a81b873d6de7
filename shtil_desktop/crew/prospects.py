"""The chance that captains win from a position on, as a seat sees it: learned from many voyages.

It looks at the cards to spare and at each gap for itself. What a gap adds is kept, so telling a chance costs
no more than a few looks into a table.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Any, Final

from shtil_desktop.crew.gaps import GRAIN, lacking
from shtil_desktop.crew.soundings import Strait, welcome
from shtil_desktop.games.shtil.options import Options

FOLDER: Final = "chances"
DOUBTFUL: Final = 10.0
"""The most that the doubt about a gap counts."""
STEPS: Final[dict[str, tuple[float, ...]]] = {
    "one": (0.5, 1, 1.5, 2, 3, 4, 6),
    "two near": (1, 2, 3, 4, 6),
    "two": (0.5, 1.5, 3, 5),
    "three": (0.5, 1.5, 2.5, 4, 6),
    "four": (0.5, 1.5, 2.5, 4, 6),
    "five": (1.2, 1.4, 1.6, 1.8, 2.1),
    "eight": (1.2, 1.4, 1.6, 1.8, 2.1),
    "thirteen": (1.2, 1.4, 1.6, 1.8, 2.1),
}
"""Kinds of gaps by their cells, each in classes: one cell, and two, by the numbers that can pay their way
there; two, three and four by the numbers to spare; more by the numbers for each cell."""
STOCK: Final = (
    "all",
    "cells",
    "margin",
    "margin squared",
    "shortage",
    "start lies",
    "finish held",
    "finishes gone",
    "idle",
    "useful",
)
"""What is counted beside the gaps."""

Place = tuple[int, int, int, int, int]
"""The stage of the voyage, a gap's key, its numbers that may come and those held, and the share in play."""


def _offsets() -> dict[str, int]:
    found, at = {}, 0
    for kind, steps in STEPS.items():
        found[kind] = at
        at += len(steps) + 1
    return found | {"doubt": at, "root": at + 1}


OFFSETS: Final = _offsets()
SIZE: Final = OFFSETS["root"] + 1
"""Figures of a gap."""


def gap_figures(strait: Strait, there: int, held: int, grain: int) -> list[float]:
    """What a gap is, in figures: which class it belongs to, how doubtful it is and how large."""
    _, _, _, _, _, low, (high, cells, _, _) = strait
    count, own = there.bit_count(), held.bit_count()
    numbers = own + (count - own) * grain / GRAIN
    figures = [0.0] * SIZE
    if cells <= 2:
        near = welcome(low, high, there, held, grain)
        _classify(figures, "one" if cells == 1 else "two near", near)
    if cells >= 2:
        _classify(figures, kind_of(cells), numbers - cells if cells < 5 else numbers / cells)
    doubt = lacking(own, count - own, grain)[cells] if count >= cells else DOUBTFUL
    figures[OFFSETS["doubt"]] = min(doubt, DOUBTFUL)
    figures[OFFSETS["root"]] = sqrt(cells)
    return figures


def kind_of(cells: int) -> str:
    """By how many numbers there are; a lone cell has classes of its own."""
    if cells < 5:
        return ("two", "three", "four")[cells - 2]
    if cells < 8:
        return "five"
    return "eight" if cells < 13 else "thirteen"


def _classify(figures: list[float], kind: str, amount: float) -> None:
    figures[OFFSETS[kind] + bisect_right(STEPS[kind], amount)] = 1.0


def stock_figures(
    empty: int, margin: int, start_lies: bool, finishes: int, gone: int, idle: int, useful: int
) -> list[float]:
    """The cards to spare beyond what must be laid, given and paid; finishes in the hand and discarded by the
    seat; cards of the hand that fit nowhere, and those that do."""
    tens = margin / 10
    shortage = max(0, 6 - margin) / 6
    held = float(finishes > 0)
    return [1.0, empty / 10, tens, tens * tens, shortage, float(start_lies), held, gone, idle, useful]


class Prospects:
    """Learned figures for one kind of voyage, in stages by the empty cells, up to `most` of them."""

    def __init__(self, stages: list[dict[str, Any]]) -> None:
        self.most = max(stage["to"] for stage in stages)
        self._stages = [0] * (self.most + 1)
        self._stock: list[list[float]] = []
        self._gaps: list[list[float]] = []
        for at, stage in enumerate(stages):
            self._stages[stage["from"] : stage["to"] + 1] = [at] * (stage["to"] - stage["from"] + 1)
            self._stock.append([stage["stock"][name] for name in STOCK])
            self._gaps.append(_in_a_row(stage["gaps"]))
        self.known: dict[Place, float] = {}
        """What gaps add."""

    def stage(self, empty: int) -> int:
        return self._stages[empty]

    def add_up(self, strait: Strait, place: Place) -> float:
        """What a gap adds, measured for the first time."""
        stage, _, there, held, grain = place
        figures = gap_figures(strait, there, held, grain)
        found = sum(figure * weight for figure, weight in zip(figures, self._gaps[stage], strict=True))
        self.known[place] = found
        return found

    def chance(self, stage: int, gaps: float, stock: list[float]) -> float:
        total = gaps + sum(figure * weight for figure, weight in zip(stock, self._stock[stage], strict=True))
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def _in_a_row(gaps: dict[str, Any]) -> list[float]:
    found: list[float] = []
    for kind, steps in STEPS.items():
        assert len(gaps[kind]) == len(steps) + 1
        found += gaps[kind]
    return [*found, gaps["doubt"], gaps["root"]]


def file_name(options: Options) -> str:
    """
    >>> file_name(Options(seats=1, removed=8))
    'standard-removed-8-1.json'
    """
    removed = f"-removed-{options.removed}" if options.removed else ""
    return f"{options.mode.value}{removed}-{options.seats}.json"


@cache
def learned(options: Options) -> list[dict[str, Any]] | None:
    """The stages as they were learned for such voyages; None if nothing was."""
    file = files(__package__).joinpath(FOLDER, file_name(options))
    if options.is_stormy or not file.is_file():
        return None
    stages: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["stages"]
    return stages
