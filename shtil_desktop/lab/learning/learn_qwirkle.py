"""`shtil-lab learn-qwirkle`: learns the evaluation of Qwirkle from games, by least squares, in rounds.

A seat that goes by the evaluation of the round before, and now and then by chance, plays among greedy ones.
What a position is worth is what follows over the next round, and a part of what the evaluation expects then:
so each round looks one further ahead than the one before.
"""

from __future__ import annotations

import argparse
import json
import sys
from ctypes import c_double
from typing import Any, Final

from shtil_desktop.games.qwirkle.crew.evaluation import FEATURES
from shtil_desktop.games.qwirkle.crew.weights import WEIGHTS
from shtil_desktop.games.qwirkle.rules.deal import SEATS
from shtil_desktop.games.typed_numbers import measure, natural, positive, whole

POOL: Final = 20
ASTRAY: Final = 30
"""So many lays of a hundred are any of the best few by points."""
AMONG: Final = 12
PHASES: Final = 4
CALM: Final = 3.0
"""Added to the diagonal: a feature that was hardly ever seen weighs little."""
SUMS: Final = len(FEATURES) + 1

Rows = list[list[float]]


def register(commands: Any) -> None:
    parser = commands.add_parser(
        "learn-qwirkle", help="learn Qwirkle's evaluation from simulated games (C engine)"
    )
    parser.add_argument(
        "--seats", type=whole, choices=SEATS, default=2, help="number of players (default: 2)"
    )
    parser.add_argument(
        "--games", type=positive, default=20_000, metavar="G", help="games in each round (default: 20000)"
    )
    parser.add_argument(
        "--rounds", type=positive, default=3, metavar="R", help="number of rounds (default: 3)"
    )
    words = "weight of everything after the next round, 0 to 1 (default: 0.8)"
    parser.add_argument("--further", type=measure, default=0.8, metavar="PART", help=words)
    parser.add_argument("--first", type=natural, default=1, metavar="K", help="number of the first game")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    rows: Rows = [list(row) for row in WEIGHTS[chosen.seats]]
    for turn in range(chosen.rounds):
        rows = improved(chosen.seats, rows, range(chosen.first, chosen.first + chosen.games), chosen.further)
        sys.stderr.write(f"round {turn + 1} of {chosen.rounds}\n")
    print(json.dumps([[round(weight, 3) for weight in row] for row in rows]))
    return 0


def improved(seats: int, rows: Rows, numbers: range, further: float) -> Rows:
    """One round: weights by phase from games played by these."""
    from shtil_desktop.lab.compiled.qwirkle import library

    loaded = library()
    weights = [w for count in SEATS for row in (rows if count == seats else WEIGHTS[count]) for w in row]
    loaded.set_weights((c_double * len(weights))(*weights))
    sums = (c_double * (PHASES * SUMS * SUMS))()
    for number in numbers:
        loaded.gather(seats, f"fit/{seats}/{number}".encode(), POOL, ASTRAY, AMONG, further, sums)
    return [_solved(list(sums[at : at + SUMS * SUMS])) for at in range(0, len(sums), SUMS * SUMS)]


def _solved(sums: list[float]) -> list[float]:
    """The weights of one phase; a whole hand laid is so rare that it goes by what one tile left is worth."""
    products = [sums[at : at + SUMS - 1] for at in range(0, SUMS * (SUMS - 1), SUMS)]
    wanted = [sums[at + SUMS - 1] for at in range(0, SUMS * (SUMS - 1), SUMS)]
    for at, row in enumerate(products):
        row[at] += CALM
    found = solve(products, wanted)
    if not products[0][0] > CALM:
        found[0] = found[1]
    return found


def solve(rows: Rows, wanted: list[float]) -> list[float]:
    """Linear equations, by elimination.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    table = [[*row, value] for row, value in zip(rows, wanted, strict=True)]
    size = len(table)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(table[row][at]))
        table[at], table[best] = table[best], table[at]
        for row in range(size):
            if row != at:
                part = table[row][at] / table[at][at]
                table[row] = [one - part * other for one, other in zip(table[row], table[at], strict=True)]
    return [round(table[at][size] / table[at][at], 9) for at in range(size)]
