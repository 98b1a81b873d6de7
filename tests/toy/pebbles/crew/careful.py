"""The careful mate expects the others to choose as they did, and weighs what each choice would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from shtil_desktop.games.rng import Rng
from tests.toy.pebbles.rules.actions import MOST, Take
from tests.toy.pebbles.rules.round import share_out
from tests.toy.pebbles.rules.view import View


class Careful:
    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def decide(self, view: View) -> Take:
        """The choice that brings most; of equals one by chance."""
        worths = {count: expected(view, count) for count in range(1, min(MOST, view.pile) + 1)}
        best = [count for count, worth in worths.items() if worth == max(worths.values())]
        return Take(best[self._rng.below(len(best))])


def expected(view: View, count: int) -> int:
    """What a choice would bring against all choices of the others, weighted by how often they made them."""
    worth = 0
    for weight, others in foreseen(view):
        counts = [*others[: view.seat], count, *others[view.seat :]]
        worth += weight * share_out(view.pile, counts)[view.seat]
    return worth


def foreseen(view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
    """What the others may choose, each with its weight: a choice weighs one more than it was made before."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    made = {seat: Counter(played.counts[seat] for played in view.rounds) for seat in others}
    for counts in product(range(1, min(MOST, view.pile) + 1), repeat=len(others)):
        weight = 1
        for seat, count in zip(others, counts, strict=True):
            weight *= 1 + made[seat][count]
        yield weight, counts
