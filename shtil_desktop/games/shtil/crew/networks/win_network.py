"""The chance that captains win from a position on, as a seat sees it: learned from many voyages.

A small network looks at each gap for itself and at the cards to spare, adds up what it has seen and tells a
chance. What a gap adds is kept, so telling one costs little more than a few looks into a table.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import GRAIN, lacking
from shtil_desktop.games.shtil.crew.playouts.fit_tables import FastGap, welcome
from shtil_desktop.games.shtil.rules.actions import HIGHEST_PRICE
from shtil_desktop.games.shtil.rules.line import BEYOND
from shtil_desktop.games.shtil.rules.options import REMOVED, Mode, Options
from shtil_desktop.games.values import replace

FOLDER: Final = "wins"
DOUBTFUL: Final = 8.0
"""The most that the doubt about a gap counts."""
MOST_KEPT: Final = 20_000
GAP: Final = (
    *("one", "two", "three", "four", "five", "eight", "thirteen"),
    *("cells", "root", "to spare", "to spare by root", "for each cell", "held", "doubt"),
    *("no lower bound", "no higher bound", "width for each cell", "welcome", "unwelcome"),
    *("one welcome", "one unwelcome", "two welcome", "two unwelcome", "any held"),
    *(f"{kind} {step}" for step in range(1, HIGHEST_PRICE + 1) for kind in ("few", "few held", "many")),
)
"""What is told of a gap; the last ones are the numbers so many steps from its bounds."""
STOCK: Final = (
    *("cells", "margin", "margin squared", "shortage", "want", "margin for each cell", "start lies"),
    *("finish held", "finishes gone", "idle", "useful", "cards", "in play", "start to come"),
    *("balance", "poorest", "poverty", "deck empty"),
)
"""What is told beside the gaps."""

Place = tuple[FastGap, int, int, int]
"""A gap, its numbers that may come and those held, both as bits, and the share of the unseen in play."""
Layer = list[list[float]]
"""A row of weights for each figure that comes out; the last of a row counts as such."""


class Stock(NamedTuple):
    """What a seat knows beside the gaps."""

    empty: int
    """Cells."""
    margin: int
    """Cards to spare beyond what must be laid, given and paid."""
    start_lies: bool
    finishes: int
    """In the hand."""
    finishes_gone: int
    """Discarded by the seat."""
    idle: int
    """Cards of the hand that fit nowhere."""
    useful: int
    """Cards of the hand that do."""
    cards: int
    """In all hands and decks."""
    grain: int
    """The share of the unseen cards that are in play, in steps."""
    start_places: int
    """Of a lone deck, where a start may be."""
    deck: int
    """Cards of the seat's deck."""
    own: int
    """All cards of the seat."""
    poorest: int
    """All cards of the seat that has fewest."""
    seats: int


def gap_figures(gap: FastGap, there: int, held: int, grain: int) -> list[float]:
    """What a gap is, in figures, by the names in `GAP`."""
    low, high, cells = gap.low, gap.high, gap.cells
    count, own = there.bit_count(), held.bit_count()
    share = grain / GRAIN
    doubt = lacking(own, count - own, grain)[cells] if count >= cells else DOUBTFUL
    wanted = welcome(low, high, there, held, grain)
    figures = shape_figures(cells, low, high, own, own + (count - own) * share, doubt, wanted)
    for step in range(1, HIGHEST_PRICE + 1):
        seen, mine = _beside(step, low, high, there, held, share)
        figures += (seen, mine, 0.0) if cells < 3 else (0.0, 0.0, seen)
    return figures


def shape_figures(
    cells: int, low: int, high: int, own: int, numbers: float, doubt: float, wanted: float
) -> list[float]:
    """A gap's cells, the numbers for them, how doubtful these are and how welcome those near its bounds."""
    kind = cells - 1 if cells < 5 else 4 + (cells > 7) + (cells > 12)
    one, two = cells == 1, cells == 2
    figures = [0.0] * 7
    figures[kind] = 1.0
    figures += (
        *(cells / 8, sqrt(cells) / 2, (numbers - cells) / 6),
        *(max(-3.0, min(3.0, (numbers - cells) / sqrt(cells) / 2)), numbers / cells / 2),
        *(own / 3, min(doubt, DOUBTFUL) / 4, float(low == 0), float(high == BEYOND)),
        *((high - low - 1) / 10 / cells, wanted / 3, exp(-wanted), one * wanted / 3, one * exp(-wanted)),
        *(two * wanted / 3, two * exp(-wanted / 2), float(own > 0)),
    )
    return figures


def _beside(step: int, low: int, high: int, there: int, held: int, share: float) -> tuple[float, int]:
    """The numbers so many steps from the bounds: how likely they are to come, and how many are held."""
    up, down = step - 1, high - low - 1 - step
    beside = []
    if low and down >= 0:
        beside.append(up)
    if high < BEYOND and down >= 0 and (not low or down > up):
        beside.append(down)
    mine = sum(held >> at & 1 for at in beside)
    return mine + share * sum((there & ~held) >> at & 1 for at in beside), mine


def stock_figures(stock: Stock) -> list[float]:
    """The cards in figures, by the names in `STOCK`."""
    empty, margin, cards, own, seats = stock.empty, stock.margin, stock.cards, stock.own, stock.seats
    is_crew, poorest = float(seats > 1), stock.poorest
    return [
        *(empty / 10, margin / 10, margin * margin / 200, max(0, 6 - margin) / 6, max(0, 12 - margin) / 12),
        *(margin / (empty + 1), float(stock.start_lies), float(stock.finishes > 0), stock.finishes_gone / 2),
        *(stock.idle / 2, stock.useful / 2, (cards - empty - 1) / 10, stock.grain / GRAIN),
        *(stock.start_places / 10, is_crew * (own - cards / seats) / 5),
        *(is_crew * poorest / 10, is_crew * max(0, 5 - poorest) / 5, float(stock.deck == 0)),
    ]


class WinNetwork:
    """What was learned of one kind of voyage."""

    def __init__(self, record: dict[str, Any]) -> None:
        self._look: Layer = record["look"]
        self._add: Layer = record["add"]
        self._stock: Layer = record["stock"]
        self._tell: list[float] = record["tell"]
        self.known: dict[Place, list[float]] = {}
        """What gaps add."""
        self._stocks: dict[Stock, list[float]] = {}

    def look_at(self, place: Place) -> list[float]:
        """What a gap adds, seen for the first time."""
        if len(self.known) > MOST_KEPT:
            self.known.clear()
        seen = _through(self._look, gap_figures(*place))
        found = self.known[place] = _through(self._add, [max(0.0, figure) for figure in seen])
        return found

    def take_stock(self, stock: Stock) -> list[float]:
        """What the cards add."""
        found = self._stocks.get(stock)
        if found is None:
            if len(self._stocks) > MOST_KEPT:
                self._stocks.clear()
            found = self._stocks[stock] = _through(self._stock, stock_figures(stock))
        return found

    def chance(self, parts: list[list[float]]) -> float:
        """What all that was added comes to; the last figure counts as it is, the others only above 0."""
        *figures, total = [float_sum(part) for part in zip(*parts, strict=True)]
        for figure, weight in zip(figures, self._tell, strict=True):
            if figure > 0:
                total += figure * weight
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def _through(layer: Layer, figures: list[float]) -> list[float]:
    return [float_sum(map(float.__mul__, row, figures), row[-1]) for row in layer]


def file_name(options: Options) -> str:
    """
    >>> file_name(Options(seats=1, removed=8))
    'standard-removed-8-1.json'
    """
    removed = f"-removed-{options.removed}" if options.removed else ""
    return f"{options.mode.value}{removed}-{options.seats}.json"


@cache
def learned(options: Options) -> dict[str, Any] | None:
    """What was learned for such voyages, or with about as many islands removed; None if nothing was."""
    if options.is_stormy or options.mode is not Mode.STANDARD:
        return None
    nearest = sorted(REMOVED, key=lambda count: (abs(count - options.removed), -count))
    kinds = (replace(options, removed=count) for count in nearest)
    there = (files(__package__).joinpath(FOLDER, file_name(kind)) for kind in kinds)
    file = next(file for file in there if file.is_file())
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record
