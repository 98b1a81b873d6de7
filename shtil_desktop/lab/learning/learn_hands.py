"""`shtil-lab learn-hands`: Shkap's files of routes, and of what a kept hand is worth on an unknown island.

The worth is found backwards: on the last island a hand is worth the best route that it has there; one island
before, that route and what the other cards are worth after it; each as the mean over all islands and draws.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from shtil_desktop.games.shkap.crew.routes.hands import (
    ALL,
    MARK,
    MARKS,
    Hand,
    count,
    heaps,
    holds,
    packed,
    parts,
    size,
)
from shtil_desktop.games.shkap.crew.routes.making import find_routes
from shtil_desktop.games.shkap.crew.routes.tables import route_table, written_route
from shtil_desktop.games.shkap.crew.routes.terrain import terrain
from shtil_desktop.games.shkap.crew.values.kept_hands import DEEPEST, small_hands, whole_hands
from shtil_desktop.games.shkap.crew.values.prospects import Draws
from shtil_desktop.games.shkap.crew.values.rivalry import haunts, worth_among
from shtil_desktop.games.shkap.crew.values.two_islands import PRICES
from shtil_desktop.games.shkap.rules.island.islands import SETS, island_set
from shtil_desktop.games.shkap.rules.options import HAND, SEATS

PASSED: Final = HAND + 2
"""The size of a hand after a pass."""
Worths = dict[Hand, float]


def register(commands: Any) -> None:
    parser = commands.add_parser(
        "learn-hands", help="Shkap: list all routes, and learn what kept hands are worth"
    )
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="Shkap's crew folder, where the tables are written",
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    for number in SETS:
        (chosen.out / "routes" / f"set-{number}.json").write_text(routes_text(number), encoding="utf-8")
    learned = learn(SETS[-1], island_set(SETS[-1]))
    (chosen.out / "values" / "kept_hands.json").write_text(json.dumps({"tables": learned}), encoding="utf-8")
    return 0


def routes_text(number: int) -> str:
    """All routes of a set of islands, an island a line."""
    lines = []
    for island in island_set(number):
        routes = [written_route(route) for route in find_routes(terrain(number, island))]
        lines.append(f'"{island}": {json.dumps(routes)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def learn(set_number: int, islands: Iterable[int], seats: Iterable[int] = SEATS) -> dict[str, list[float]]:
    """By seats and islands to come: what small hands are worth kept, and whole ones after a pass."""
    learner = Learner(set_number, list(islands))
    found: dict[str, list[float]] = {}
    for number in seats:
        left: Worths = dict.fromkeys(learner.hands, 0.0)
        passed = left
        for depth in range(1, DEEPEST + 1):
            worth = learner.worth(number, left, passed)
            left, passed = learner.left(worth), learner.passed(worth)
            found[f"{number}/{depth}"] = [round(worth[hand], 3) for hand in small_hands()]
            found[f"{number}/{depth}/pass"] = [round(passed[hand], 3) for hand in whole_hands()]
    return found


class Learner:
    """All hands of up to seven cards, and which routes of each island they can lay."""

    def __init__(self, set_number: int, islands: list[int]) -> None:
        self.tables = [route_table(set_number, island) for island in islands]
        self.haunts = [haunts(table) for table in self.tables]
        self.whole = [packed(counts) for number in range(HAND, PASSED + 1) for counts in heaps(number)]
        self.hands = small_hands() + [hand for hand in self.whole if size(hand) > HAND]
        self.fitting = {
            (at, hand): [place for place, route in enumerate(table.routes) if holds(hand, route.need)]
            for at, table in enumerate(self.tables)
            for hand in self.whole
        }

    def worth(self, seats: int, left: Worths, passed: Worths) -> Worths:
        """What each hand is worth beyond an empty one, if what it leaves is worth so much."""
        pay = [
            [
                worth_among(route, there, seats - 1, PRICES.denial) + PRICES.taken * route.taken
                for route in table.routes
            ]
            for table, there in zip(self.tables, self.haunts, strict=True)
        ]
        whole = {hand: self._mean(hand, pay, left, passed[hand]) for hand in self.whole}
        drawn = {hand: whole[hand] if size(hand) >= HAND else _drawn(hand, whole) for hand in self.hands}
        return {hand: drawn[hand] - drawn[0] for hand in self.hands}

    def _mean(self, hand: Hand, pay: list[list[float]], left: Worths, passed: float) -> float:
        marks, total = count(hand, MARK) * PRICES.mark, 0.0
        for at, table in enumerate(self.tables):
            best = passed
            for place in self.fitting[at, hand]:
                rest = (hand - table.routes[place].need) & ~MARKS
                best = max(best, pay[at][place] + left[rest] + marks)
            total += best
        return total / len(self.tables)

    def left(self, worth: Worths) -> Worths:
        """What a hand is worth if anything of it may be thrown away, and marks all or none."""
        return {
            hand: max(max(worth[part], worth[part + (hand & MARKS)]) for part in parts(hand & ~MARKS))
            for hand in self.hands
        }

    def passed(self, worth: Worths) -> Worths:
        """What a hand is worth with two cards more; the largest hands take fewer."""
        return {hand: _more(hand, min(2, PASSED - size(hand)), worth) for hand in self.hands}


def _drawn(hand: Hand, whole: Worths) -> float:
    return _more(hand, HAND - size(hand), whole)


def _more(hand: Hand, number: int, worth: Worths) -> float:
    return sum(chance * worth[hand + heap] for heap, chance in Draws(ALL - hand).of(number))
