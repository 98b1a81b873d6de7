"""What a seat can expect: which numbers may still come, and how many cards there are for the empty cells."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.rules.cards import (
    LAST_ISLAND,
    MONSTER,
    ORANGE,
    PURPLE,
    STORM_DECK,
    YELLOW,
    Card,
)
from shtil_desktop.games.shtil.rules.deal import HAND
from shtil_desktop.games.shtil.rules.expansions.sun_moon import wrong_sides
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.sea import YELLOW_HAND, Sea
from shtil_desktop.games.shtil.rules.turns.start import TO_GIVE
from shtil_desktop.games.shtil.rules.view import View

AT_HAND: Final = 1.5
"""A number in the own hand, beside one that may come, when a lone cell waits for it."""
NEAR: Final = ((1, 1.0), (2, 1.0), (3, 0.7), (4, 0.5))
"""Differences that a hand can pay, and how welcome they are."""
_FRESH: Final = (0, *(1,) * LAST_ISLAND, 0)


class ExpectedCards:
    """The numbers from 0 to 81 as a seat sees them, and the state of its supplies.

    A number is there if it neither lies on the grid nor is known to be gone; it counts 1 in the own hand,
    else the share of the unseen cards that can still come. `counts`, `sums` and `held` add up how many
    numbers are there, what they count and how many are in the hand, from 0 up to each number.
    """

    __slots__ = ("balance", "counts", "empty", "held", "margin", "near", "present", "slack", "sums", "worth")

    def __init__(self, view: View, weights: Weights | None = None) -> None:
        sea = view.sea
        there = list(_FRESH)
        lying = 0
        for line in sea.lines:
            numbers = line.numbers
            lying += len(numbers) - 2
            for number in numbers:
                there[number] = 0
        for card in (*view.discards, *sea.gone):
            if card <= LAST_ISLAND:
                there[card] = 0
        self.present = present = share_in_play(view)
        self.worth = worth = [present if is_there else 0.0 for is_there in there]
        held = [0] * (LAST_ISLAND + 2)
        for card in view.hand:
            if card <= LAST_ISLAND and there[card]:
                worth[card] = 1.0
                held[card] = 1
        self.counts = list(accumulate(there))
        self.sums = list(accumulate(worth))
        self.held = list(accumulate(held))
        self.empty = sea.rules.size - lying
        self.near = _near(sea) if any(sea.yellows) else NEAR
        self._take_stock(view, weights)

    def _take_stock(self, view: View, weights: Weights | None) -> None:
        sea = view.sea
        hands, decks = view.hand_sizes, view.deck_sizes
        left = sum(hands) + sum(decks)
        own = hands[view.seat] + decks[view.seat]
        owed: float = self.empty + 1
        if sea.rules.options.has_start:
            owed += 0 if sea.start_lies else TO_GIVE
            if sea.rules.options.mode is Mode.SUN_MOON:
                owed += len(wrong_sides(sea))
        if weights is not None and sea.rules.options.is_stormy:
            owed += set_aside(sea, weights)
        self.slack = (left - owed) / (self.empty + 1)
        self.balance = (own - left / len(hands)) / HAND
        self.margin = own - owed / len(hands)
        """Cards of the seat beyond its share of what the crew still has to lay or give."""


def _near(sea: Sea) -> tuple[tuple[int, float], ...]:
    """A hand of three can't pay more than two: the dear differences count for the other seats alone."""
    free = sea.yellows.count(0) / len(sea.yellows)
    steps = ((step, welcome if step < YELLOW_HAND else free * welcome) for step, welcome in NEAR)
    return tuple((step, welcome) for step, welcome in steps if welcome)


def share_in_play(view: View) -> float:
    """The share of the cards out of sight that are in a hand or a deck, and not gone unseen.

    The removed islands and what others discarded are gone; what the seat discarded itself it has seen.
    """
    seat = view.seat
    gone = view.sea.rules.options.removed + sum(view.discard_sizes) - len(view.discards)
    others = sum(view.hand_sizes) - view.hand_sizes[seat]
    decks = view.deck_sizes[0] if view.sea.rules.options.mode is Mode.COMPETITIVE else sum(view.deck_sizes)
    hidden = others + decks
    return hidden / (hidden + gone) if hidden else 0.0


def set_aside(sea: Sea, weights: Weights) -> float:
    """Cards that monsters and purple storms will cost yet: both must have gone before the end."""
    options = sea.rules.options
    found = 0.0
    if options.storms and weights.owed_purple:
        coming = unseen_storms(sea, PURPLE) + len(sea.purples)
        helped = sea.compasses + (not sea.start_lies)
        found += weights.owed_purple * max(0, coming - helped)
    if options.monsters and weights.owed_monster:
        found += weights.owed_monster * (options.monsters - sea.gone.count(MONSTER))
    return found


def unseen_storms(sea: Sea, storm: Card) -> int:
    """Storms of a kind that have neither come nor gone."""
    lying = {YELLOW: sum(sea.yellows), PURPLE: len(sea.purples), ORANGE: sum(sea.oranges)}[storm]
    return STORM_DECK.count(storm) - lying - sea.gone.count(storm)


def all_unseen_storms(sea: Sea) -> int:
    return sum(unseen_storms(sea, storm) for storm in (YELLOW, PURPLE, ORANGE))


def empty_in_row(sea: Sea, row: int) -> int:
    return sum(sea.number_at(cell) is None for cell in sea.layout.rows[row])
