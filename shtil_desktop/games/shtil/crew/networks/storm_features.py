"""What a seat sees of a stormy voyage, in figures: its supplies, the storms, and each gap for itself."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.crew.judgement.expected_cards import ExpectedCards, empty_in_row, unseen_storms
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import GRAIN, GapDifficulty, lacking
from shtil_desktop.games.shtil.crew.networks.win_network import DOUBTFUL, shape_figures
from shtil_desktop.games.shtil.crew.networks.win_network import GAP as CALM_GAP
from shtil_desktop.games.shtil.rules.actions import HIGHEST_PRICE
from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND, MONSTER, ORANGE, PURPLE, WILD, YELLOW
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.line import BEYOND, Line, forced_payments
from shtil_desktop.games.shtil.rules.turns.start import TO_GIVE
from shtil_desktop.games.shtil.rules.view import View

LAST: Final = 4
"""Fewer cards, or empty cells, are counted one by one."""
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
LATE: Final = (
    *(f"own cards {count}" for count in range(LAST)),
    *(f"next seat's cards {count}" for count in range(LAST)),
    *(f"cards of the one after {count}" for count in range(LAST)),
    *(f"empty {count}" for count in range(LAST)),
    *(f"finish and empty {count}" for count in range(LAST - 1)),
    *("spare finish", "ready late"),
)
"""At the very end every single card counts: a seat that holds one can't discard two."""
STOCK: Final = (*SUPPLIES, *STORMS, *OTHERS, *LATE)
"""What is told beside the gaps."""
GAP: Final = (
    *CALM_GAP,
    *("barred share", "calm seats", "yellow here", "margin for each cell", "barred alone"),
    *("reef's share", "reef alone"),
)
"""What is told of each gap."""
Figures = tuple[list[float], list[list[float]]]
"""Those by the names in `STOCK`, and for each gap those by the names in `GAP`."""
MARGIN: Final = SUPPLIES.index("margin")
READY: Final = SUPPLIES.index("ready islands")


def read_figures(
    view: View, difficulty: GapDifficulty, expected: ExpectedCards, is_reef_near: bool = False
) -> Figures:
    """All that a position's chance is told from.

    The reef is near if it may hinder the next to place; before it is moved it is not.
    """
    line, sea = view.sea.lines[0], view.sea
    reef = sea.reef if is_reef_near else None
    places = [
        (before + 1, after - before - 1, low, high)
        for (before, after), (low, high) in zip(pairwise(line.cells), pairwise(line.numbers), strict=True)
        if after - before > 1
    ]
    due = sum(_due(expected, cells, low, high) for _, cells, low, high in places)
    supplies = _read_supplies(view, expected, due)
    purples = set(sea.purples)
    common = (
        sea.yellows.count(0) / len(sea.yellows),
        float(sea.yellows[view.seat] > 0),
        supplies[MARGIN] * 10 / (expected.empty + 1) / 2,
    )
    gaps = []
    for first, cells, low, high in places:
        rows = sea.rules.row_of[first : first + cells]
        closed, reefed = sum(row in purples for row in rows), rows.count(reef)
        alone = (float(closed), reefed / cells, float(reefed)) if cells == 1 else (0.0, reefed / cells, 0.0)
        gaps.append([*_read_gap(expected, difficulty, cells, low, high), closed / cells, *common, *alone])
    stock = [*supplies, *_read_storms(view, expected), *_read_others(view, expected, reef)]
    return [*stock, *_read_late(view, expected.empty, supplies[READY] > 0)], gaps


def _read_gap(
    expected: ExpectedCards, difficulty: GapDifficulty, cells: int, low: int, high: int
) -> list[float]:
    count = expected.counts[high - 1] - expected.counts[low]
    own = expected.held[high - 1] - expected.held[low]
    numbers = expected.sums[high - 1] - expected.sums[low]
    doubt = DOUBTFUL
    if count >= cells:
        doubt = lacking(own, count - own, round(expected.present * GRAIN))[cells]
    figures = shape_figures(cells, low, high, own, numbers, doubt, difficulty.near(low, high))
    worth, held = expected.worth, expected.held
    for step in range(1, HIGHEST_PRICE + 1):
        up, down = low + step, high - step
        beside = [up] if low and up < high else []
        if high < BEYOND and down > low and (not low or down > up):
            beside.append(down)
        seen = float_sum([worth[number] for number in beside])
        mine = sum([held[number] - held[number - 1] for number in beside])
        figures += (seen, mine, 0.0) if cells < 3 else (0.0, 0.0, seen)
    return figures


def _due(expected: ExpectedCards, cells: int, low: int, high: int) -> int:
    """Cards that must be paid for a gap at the least."""
    is_low, is_high = low > 0, high < BEYOND
    if cells > 1 or not (is_low or is_high):
        return forced_payments(cells, low, high)
    counts = expected.counts
    for step in range(1, HAND):
        up, down = low + step, high - step
        if is_low and up < high and counts[up] > counts[up - 1]:
            return step
        if is_high and down > low and counts[down] > counts[down - 1]:
            return step
    return HAND


def _read_supplies(view: View, expected: ExpectedCards, due: int) -> list[float]:
    sea, seat, empty = view.sea, view.seat, expected.empty
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
        expected.present,
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


def _read_storms(view: View, expected: ExpectedCards) -> list[float]:
    sea, seat, empty = view.sea, view.seat, expected.empty
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


def _read_others(view: View, expected: ExpectedCards, reef: int | None) -> list[float]:
    sea, empty = view.sea, expected.empty
    share = 0.0 if reef is None or not empty else empty_in_row(sea, reef) / empty
    return [
        float(view.hand.count(MONSTER)),
        monsters_left(view) / 3,
        float(view.hand.count(WILD)),
        float(sea.reef is not None),
        share,
    ]


def _read_late(view: View, empty: int, is_ready: bool) -> list[float]:
    seats = len(view.hand_sizes)
    found = []
    for after in range(3):
        seat = (view.seat + after) % seats
        cards = view.hand_sizes[seat] + view.deck_sizes[seat] if after < seats else LAST
        found += [float(cards == count) for count in range(LAST)]
    finishes = view.hand.count(FINISH) + view.hand.count(WILD)
    found += [float(empty == count) for count in range(LAST)]
    found += [float(finishes > 0 and empty == count) for count in range(LAST - 1)]
    return [*found, float(finishes > 1), float(empty < LAST and is_ready)]
