"""What a kept hand is worth on an island that nobody has seen yet: a table, learned beforehand."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from shtil_desktop.games.shkap.crew.routes.hands import MARKS, Hand, heaps, packed, parts, size
from shtil_desktop.games.shkap.rules.options import HAND

DEEPEST: Final = 2
"""With more islands to come than that a hand is worth the same."""

LEAST: Final = -9.0


@cache
def _tables() -> dict[str, list[float]]:
    text = files(__package__).joinpath("kept_hands.json").read_text(encoding="utf-8")
    found: dict[str, list[float]] = json.loads(text)["tables"]
    return found


def small_hands() -> list[Hand]:
    """All hands of up to five cards, in the order of the table."""
    return [packed(counts) for number in range(HAND + 1) for counts in heaps(number)]


def whole_hands() -> list[Hand]:
    return [packed(counts) for counts in heaps(HAND)]


class KeptHands:
    """How many coins a kept hand is worth beyond an empty one, which is drawn up afresh."""

    __slots__ = ("_best", "_passed", "_worth")

    def __init__(self, seats: int, islands: int) -> None:
        """For so many islands that follow."""
        name = f"{seats}/{min(islands, DEEPEST)}"
        self._worth = dict(zip(small_hands(), _tables()[name], strict=True))
        self._passed = dict(zip(whole_hands(), _tables()[f"{name}/pass"], strict=True))
        self._best: dict[Hand, float] = {}

    def best(self, rest: Hand) -> float:
        """What a route leaves of a hand, with everything thrown away that is better gone; marks, too."""
        found = self._best.get(rest)
        if found is None:
            free, marks = rest & ~MARKS, rest & MARKS
            some = [part for part in parts(free) if size(part) <= HAND]
            found = max(max(self._worth[part], self._worth.get(part + marks, LEAST)) for part in some)
            self._best[rest] = found
        return found

    def passed(self, hand: Hand) -> float:
        """A hand that is kept whole, with any two cards more."""
        return self._passed.get(hand, self.best(hand))


@cache
def kept(seats: int, islands: int) -> KeptHands:
    return KeptHands(seats, islands)
