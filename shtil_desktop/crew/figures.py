"""What a seat sees of a stormy voyage, in figures: its supplies, the storms, and each gap for itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import pairwise
from math import sqrt
from typing import Final

from shtil_desktop.crew.gaps import GRAIN, Gauge, lacking
from shtil_desktop.crew.outlook import Outlook, unseen_storms
from shtil_desktop.crew.weather import empty_in_row
from shtil_desktop.games.shtil.cards import FINISH, LAST_ISLAND, MONSTER, ORANGE, PURPLE, WILD, YELLOW
from shtil_desktop.games.shtil.deal import HAND
from shtil_desktop.games.shtil.line import BEYOND, Line
from shtil_desktop.games.shtil.rules.start import TO_GIVE
from shtil_desktop.games.shtil.view import View

A_HAIR: Final = 1e-9
"""Sums that are added up in another order stay in their class."""
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
SUPPLIES: Final = (
    "empty cells",
    "start lies",
    "margin",
    "little margin",
    "margin before prices",
    "own share",
    "share of the next seat",
    "least share",
    "little share",
    "due prices",
    "hand",
    "idle islands",
    "useful islands",
    "ready islands",
    "finish held",
    "finishes gone",
    "own deck",
    "least deck",
    "empty decks",
    "own deck empty",
    "unseen in play",
    "last cell",
    "lone cells",
)
STORMS: Final = (
    "yellow here",
    "more yellow here",
    "yellow at others",
    "yellow storms",
    "yellow to come",
    "yellow early",
    "orange here",
    "orange anywhere",
    "orange to come",
    "orange and lone cells",
    "purple storms",
    "barred cells",
    "barred share",
    "purple to come",
    "compasses",
    "compass to spare",
    "purple without compass",
    "supply",
)
OTHERS: Final = ("monsters held", "monsters left", "wilds held", "reef", "reef's share")
GAPS: Final = (
    *(f"{kind} {at}" for kind, steps in STEPS.items() for at in range(len(steps) + 1)),
    "doubt",
    "root",
)
NAMES: Final = (*SUPPLIES, *STORMS, *OTHERS, *GAPS)


def _offsets() -> dict[str, int]:
    found, at = {}, 0
    for kind, steps in STEPS.items():
        found[kind] = at
        at += len(steps) + 1
    return found | {"doubt": at, "root": at + 1}


OFFSETS: Final = _offsets()
SIZE: Final = OFFSETS["root"] + 1
"""Figures of a gap."""


def kind_of(cells: int) -> str:
    """By how many numbers there are; a lone cell has classes of its own."""
    if cells < 5:
        return ("two", "three", "four")[cells - 2]
    if cells < 8:
        return "five"
    return "eight" if cells < 13 else "thirteen"


def read_figures(view: View, gauge: Gauge, outlook: Outlook) -> list[float]:
    """All that a position's chance is told from, in the order of `NAMES`."""
    gaps, due = [0.0] * SIZE, 0
    line = view.sea.lines[0]
    for (before, after), (low, high) in zip(pairwise(line.cells), pairwise(line.numbers), strict=True):
        cells = after - before - 1
        if cells:
            _read_gap(outlook, gauge, cells, low, high, gaps)
            due += _due(outlook, cells, low, high)
    others = _read_others(view, outlook)
    return [*_read_supplies(view, outlook, due), *_read_storms(view, outlook), *others, *gaps]


def _read_gap(outlook: Outlook, gauge: Gauge, cells: int, low: int, high: int, gaps: list[float]) -> None:
    """Which class a gap belongs to, how doubtful it is and how large."""
    count = outlook.counts[high - 1] - outlook.counts[low]
    if cells <= 2:
        _classify(gaps, "one" if cells == 1 else "two near", gauge.near(low, high))
    if cells >= 2:
        numbers = outlook.sums[high - 1] - outlook.sums[low]
        _classify(gaps, kind_of(cells), numbers - cells if cells < 5 else numbers / cells)
    if count < cells:
        gaps[OFFSETS["doubt"]] += DOUBTFUL
    else:
        held = outlook.held[high - 1] - outlook.held[low]
        doubts = lacking(held, count - held, round(outlook.present * GRAIN))
        gaps[OFFSETS["doubt"]] += min(DOUBTFUL, doubts[cells])
    gaps[OFFSETS["root"]] += sqrt(cells)


def _classify(gaps: list[float], kind: str, amount: float) -> None:
    gaps[OFFSETS[kind] + bisect_right(STEPS[kind], amount + A_HAIR)] += 1.0


def _due(outlook: Outlook, cells: int, low: int, high: int) -> int:
    """Cards that must be paid for a gap at the least."""
    is_low, is_high = low > 0, high < BEYOND
    if cells > 1 or not (is_low or is_high):
        return cells - (cells + 1 - is_low - is_high) // 2
    counts = outlook.counts
    for step in range(1, HAND):
        up, down = low + step, high - step
        if is_low and up < high and counts[up] > counts[up - 1]:
            return step
        if is_high and down > low and counts[down] > counts[down - 1]:
            return step
    return HAND


def _read_supplies(view: View, outlook: Outlook, due: int) -> list[float]:
    sea, seat, empty = view.sea, view.seat, outlook.empty
    decks = view.deck_sizes
    cards = [hand + deck for hand, deck in zip(view.hand_sizes, decks, strict=True)]
    owed = empty + 1 + (0 if sea.start_lies else TO_GIVE) + monsters_left(view)
    before = sum(cards) - owed
    margin = before - due
    share = owed / len(cards)
    least = min(cards) - share
    idle, useful, ready = _sort_hand(view)
    return [
        empty / 10,
        float(sea.start_lies),
        margin / 10,
        max(0, 8 - margin) / 8,
        before / 10,
        (cards[seat] - share) / 5,
        (cards[(seat + 1) % len(cards)] - share) / 5,
        least / 5,
        max(0.0, 3 - least) / 3,
        due / 10,
        len(view.hand) / 5,
        idle / 3,
        useful / 3,
        ready / 3,
        float(FINISH in view.hand),
        view.discards.count(FINISH) / 3,
        decks[seat] / 20,
        min(decks) / 20,
        float(decks.count(0)),
        float(not decks[seat]),
        outlook.present,
        float(empty <= 1),
        _lone_cells(sea.lines[0]) / 10,
    ]


def monsters_left(view: View) -> int:
    return view.sea.rules.options.monsters - view.sea.gone.count(MONSTER)


def _sort_hand(view: View) -> tuple[int, int, int]:
    """Islands of the hand that fit nowhere, those that do, and those of them that could be paid for now."""
    line = view.sea.lines[0]
    idle = useful = ready = 0
    for card in view.hand:
        if card > LAST_ISLAND:
            continue
        at = bisect_left(line.numbers, card)
        low, high = line.numbers[at - 1], line.numbers[at]
        cells = line.cells[at] - line.cells[at - 1] - 1
        if not cells or high == card:
            idle += 1
            continue
        useful += 1
        ready += cells > 2 or 0 < low > card - HAND or BEYOND > high < card + HAND
    return idle, useful, ready


def _lone_cells(line: Line) -> int:
    """Empty cells without an island beside them."""
    last = len(line.cells) - 1
    ends = ((line.cells[at] - line.cells[at - 1] - 1, (at > 1) + (at < last)) for at in range(1, last + 1))
    return sum(max(0, cells - islands) for cells, islands in ends)


def _read_storms(view: View, outlook: Outlook) -> list[float]:
    sea, seat, empty = view.sea, view.seat, outlook.empty
    here, orange = sea.yellows[seat], sum(sea.oranges)
    seats = len(sea.yellows) - sea.yellows.count(0)
    barred = sum(empty_in_row(sea, row) for row in set(sea.purples))
    purples = len(sea.purples)
    return [
        float(here > 0),
        float(max(0, here - 1)),
        float(seats - (here > 0)),
        sum(sea.yellows) / 2,
        unseen_storms(sea, YELLOW) / 2,
        seats * empty / 36,
        float(sea.oranges[seat]),
        float(orange),
        float(unseen_storms(sea, ORANGE)),
        _lone_cells(sea.lines[0]) / 10 if orange else 0.0,
        float(purples),
        barred / 5,
        barred / empty if empty else 0.0,
        float(unseen_storms(sea, PURPLE)),
        float(sea.compasses),
        float(sea.compasses > 1),
        float(max(0, purples - sea.compasses)),
        sea.supply / 3,
    ]


def _read_others(view: View, outlook: Outlook) -> list[float]:
    sea, empty = view.sea, outlook.empty
    reef = 0.0 if sea.reef is None or not empty else empty_in_row(sea, sea.reef) / empty
    return [
        float(view.hand.count(MONSTER)),
        monsters_left(view) / 3,
        float(view.hand.count(WILD)),
        float(sea.reef is not None),
        reef,
    ]
