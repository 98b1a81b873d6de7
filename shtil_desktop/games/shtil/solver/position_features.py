"""How a position looks to one who knows every card: what gaps, cards and storms are worth."""

from __future__ import annotations

import random
from bisect import bisect_left
from functools import cache
from itertools import accumulate
from math import exp, lgamma, log, sqrt
from typing import Final

from shtil_desktop.games.float_sum import float_sum
from shtil_desktop.games.shtil.rules.actions import PlayIsland, ShtilAction
from shtil_desktop.games.shtil.rules.cards import FINISH, LAST_ISLAND, MONSTER, ORANGE, WILD, YELLOW, Card
from shtil_desktop.games.shtil.rules.line import Line
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.shtil.solver.cards_left import CardsLeft

FREEDOM: Final = 0.8
"""Worth of the logarithm of the ways to fill a gap."""
TIGHT, TIGHT_FALL = 2.2, 1.9
"""Fear of a gap without numbers to spare, and how fast it falls with those to spare."""
LACKING, MENDABLE = 30.0, 9.0
"""Fear of a gap that can't be filled, and of one that a wild or a monster may mend."""
NEAREST: Final = (0.0, 0.0, 0.7, 1.6, 2.7)
"""Fear of a one-cell gap by the price of its nearest number."""
AMISS: Final = 0.15
"""A cell away from the place in proportion within the gap."""
CARD, CARD_FALL = 1.1, 0.3
"""Worth of a card to spare, and how it falls the more there are."""
BALANCE: Final = 0.8
"""How much dearer a card is for a seat that has few."""
IDLE: Final = 6.0
"""A turn without an island."""
YELLOW_BASE, YELLOW_EACH, ORANGE_EACH, PURPLE_SHARE = 1.3, 0.05, 0.38, 25.0
"""What it is worth to be rid of a storm: for each cell to fill, and for the share of cells it bars."""
WILD_ISLAND: Final = 6.0
"""A wild that is only an island."""
LAST_FINISH: Final = 200.0


@cache
def fears(lacking: float) -> list[list[float]]:
    """The fear of a gap by its cells and by the numbers left for it."""
    table = [[0.0] * (LAST_ISLAND + 1)]
    for cells in range(1, 37):
        row = []
        for numbers in range(LAST_ISLAND + 1):
            if numbers < cells:
                row.append(lacking + lacking / 6 * (cells - numbers))
            else:
                ways = lgamma(numbers + 1) - lgamma(cells + 1) - lgamma(numbers - cells + 1)
                tight = exp(min(6.0, -TIGHT_FALL * (numbers - cells) / sqrt(cells)))
                row.append(-FREEDOM * ways + TIGHT * tight)
        table.append(row)
    return table


class Noise:
    """Gumbel's noise of a given strength; none at all at 0."""

    __slots__ = ("dice", "strength")

    def __init__(self, dice: random.Random, strength: float = 0.0) -> None:
        self.dice = dice
        self.strength = strength

    def __call__(self) -> float:
        return self.strength * log(-log(self.dice.random() or 0.5)) if self.strength else 0.0


class NumberInGap:
    """The gap that a number belongs to, and how many of the islands left lie on either side of it."""

    __slots__ = ("above", "below", "cells", "end", "first", "high", "ideal", "line", "low", "number", "whole")

    def __init__(self, features: PositionFeatures, line: Line, number: int) -> None:
        upto = features.cards_left.upto
        at = bisect_left(line.numbers, number)
        self.line, self.number = line, number
        self.low, self.high = low, high = line.numbers[at - 1], line.numbers[at]
        self.first, self.end = line.cells[at - 1] + 1, line.cells[at] - 1
        self.cells = self.end - self.first + 1
        self.below, self.above = upto[number - 1] - upto[low], upto[high - 1] - upto[number]
        self.whole = features.fear(line, self.cells, upto[high - 1] - upto[low], low, high)
        self.ideal = self.first + (number - low) / (high - low) * (self.cells + 1) - 1


class PositionFeatures:
    """One decision, looked at with every card known."""

    __slots__ = (
        "cards_left",
        "fears",
        "game",
        "hand",
        "lacking",
        "noise",
        "prices",
        "seat",
        "weight",
        "worths",
    )

    def __init__(self, noise: Noise, game: Shtil, cards_left: CardsLeft) -> None:
        seat = game.sea.decider
        assert seat is not None
        self.noise, self.game, self.cards_left, self.seat = noise, game, cards_left, seat
        self.hand = game.hands[seat]
        self.lacking = MENDABLE if cards_left.monsters or cards_left.wilds else LACKING
        self.fears = fears(self.lacking)
        self.weight = card_weight(game, cards_left, seat)
        self.worths: dict[Card, float] = {}
        self.prices: dict[Card, list[float]] = {}

    def placement(self, place: NumberInGap, offer: PlayIsland) -> float:
        """The value of a placement: what it leaves of its gap, and its price."""
        cell = offer.cell
        before, after = cell - place.first, place.end - cell
        value = AMISS * abs(cell - place.ideal) - place.whole
        if before:
            value += self.fear(place.line, before, place.below, place.low, place.number)
        if after:
            value += self.fear(place.line, after, place.above, place.number, place.high)
        if offer.price:
            value += self.weight * offer.price + self.payment(offer.card, offer.price)
        return value + WILD_ISLAND * (offer.card == WILD)

    def fear(self, line: Line, cells: int, numbers: int, low: int, high: int) -> float:
        if cells != 1 or not line.is_priced or numbers < 1:
            return self.fears[cells][numbers]
        counts = self.cards_left.counts
        for price in range(1, 5):
            if (low and low + price < high and counts[low + price]) or (
                high <= LAST_ISLAND and high - price > low and counts[high - price]
            ):
                return NEAREST[price] - FREEDOM * log(numbers)
        return self.lacking

    def payment(self, card: Card, price: int) -> float:
        """What the cheapest cards to pay with are worth, when `card` is played."""
        if card not in self.prices:
            worths = sorted(self.worth(other) for other in self.hand if other not in (MONSTER, card))
            self.prices[card] = [0.0, *accumulate(worths)]
        prices = self.prices[card]
        return prices[min(price, len(prices) - 1)]

    def paid(self, action: ShtilAction) -> ShtilAction:
        if not action.price:
            return action
        purse = self.game.purse(action)
        if len(purse) > action.price:
            noise = self.noise
            purse = [card for _, card in sorted((self.worth(card) + 0.3 * noise(), card) for card in purse)]
            purse = self.one_finish_last(purse)
        return action.paid(purse[: action.price])

    def one_finish_last(self, purse: list[Card]) -> list[Card]:
        """All finishes of a hand but one are spare."""
        spare = purse.count(FINISH) - 1
        if spare < 1:
            return purse
        rest = [card for card in purse if card != FINISH]
        dead = sum(self.worth(card) <= 0 for card in rest)
        at = min(dead, len(rest))
        return [*rest[:at], *[FINISH] * spare, *rest[at:], FINISH]

    def worth(self, card: Card) -> float:
        """What the crew loses with a card."""
        worth = self.worths.get(card)
        if worth is None:
            worth = self.worths[card] = self._worth(card)
        return worth

    def _worth(self, card: Card) -> float:
        if card <= LAST_ISLAND:
            return min(map(self.worth_on, [card] * len(self.game.sea.lines), self.game.sea.lines), default=0)
        if card == FINISH:
            others = self.cards_left.finishes - 1
            return LAST_FINISH if not others else 3.0 / others + (2.0 if self.cards_left.empty < 8 else 0.0)
        if card == WILD:
            return 8.0
        return 0.0 if self.game.sea.start_lies else 5.0

    def worth_on(self, number: Card, line: Line) -> float:
        gap = line.gap(number)
        cells = gap.cells
        if cells < 1:
            return 0.0
        numbers = self.cards_left.between(gap.low, gap.high)
        fear = self.fear(line, cells, numbers, gap.low, gap.high)
        without = self.fears[cells][numbers - 1]
        if cells == 1 and line.is_priced:
            self.cards_left.counts[number] -= 1
            without = self.fear(line, 1, numbers - 1, gap.low, gap.high)
            self.cards_left.counts[number] += 1
        return max(0.0, without - fear) + 0.05

    def strike(self, cell: int) -> float:
        """What a monster's strike does to the gaps around an island."""
        line = self.game.sea.line_at(cell)
        at = line.cells.index(cell)
        low, number, high = line.numbers[at - 1 : at + 2]
        before, after = cell - line.cells[at - 1] - 1, line.cells[at + 1] - cell - 1
        below, above = self.cards_left.between(low, number), self.cards_left.between(number, high)
        joined = self.fear(line, before + after + 1, below + above, low, high)
        parts = self.fear(line, before, below, low, number) if before else 0.0
        parts += self.fear(line, after, above, number, high) if after else 0.0
        return joined - parts

    def idle(self, cards: int) -> float:
        """The value of giving up cards without placing an island."""
        worths = sorted(self.worth(card) for card in self.hand if card != MONSTER)
        if self.hand.count(FINISH) > 1:
            worths = sorted([*worths, 0.0])
        return IDLE + cards * self.weight + float_sum(worths[:cards])


def card_weight(game: Shtil, cards_left: CardsLeft, seat: int) -> float:
    """How dear a card is: the more the fewer there are to spare, for all and for the seat."""
    start = 9 if game.options.has_start and not game.sea.start_lies else 0
    slack = (cards_left.usable - cards_left.empty - 1 - start) / (cards_left.empty + 1)
    balance = (cards_left.by_seat[seat] - sum(cards_left.by_seat) / game.seats) / 5
    return CARD * exp(max(-3.0, min(3.0, -CARD_FALL * (slack - 1.2) - BALANCE * balance)))


def relief(features: PositionFeatures, storm: Card, at: int) -> float:
    """What it is worth to be rid of a storm."""
    empty, seats = features.cards_left.empty, features.game.seats
    if storm == YELLOW:
        return YELLOW_BASE + YELLOW_EACH * empty / seats
    if storm == ORANGE:
        return ORANGE_EACH * empty / seats + 20.0 * (empty == features.game.sea.rules.size and seats == 1)
    cells = features.game.sea.layout.rows[at]
    barred = sum(features.game.sea.number_at(cell) is None for cell in cells)
    return PURPLE_SHARE * barred / max(1, empty)
