"""A quick player that knows every card: it ranks what may be done, the best first."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from math import exp, lgamma, log, sqrt
from typing import Final

from shtil_desktop.games.base import Action
from shtil_desktop.games.shtil.actions import (
    CancelStorm,
    Discard,
    Explore,
    Give,
    MoveReef,
    PlayFinish,
    PlayIsland,
    PlayStart,
    Split,
    Strike,
    TakePurple,
    Trade,
    TurnIsland,
    UseCompass,
)
from shtil_desktop.games.shtil.cards import FINISH, LAST_ISLAND, MONSTER, ORANGE, PURPLE, WILD, YELLOW, Card
from shtil_desktop.games.shtil.line import Line
from shtil_desktop.games.shtil.options import Mode
from shtil_desktop.games.shtil.rules.sun_moon import wanted_side
from shtil_desktop.games.shtil.sea import Ask
from shtil_desktop.games.shtil.state import Shtil
from shtil_desktop.solver.chart import Chart

Ranked = list[tuple[float, Action]]
"""Actions, each with its value: the lower the better."""

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
RESERVE, CANCEL, WILD_CANCEL = 3.0, -4.0, 2.4
NEAR: Final = 12.0
"""How much worse than the best an action may be and still be thought of."""
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


class Pilot:
    """Ranks the actions of a decision; `noise` spreads the values, so that each try is another."""

    def __init__(self, dice: random.Random, noise: float = 0.0) -> None:
        self.dice = dice
        self.noise = noise

    def choose(self, game: Shtil, chart: Chart) -> Action:
        """The best action by its value, noise and all."""
        look = Look(self, game, chart)
        action = min(look.actions(), key=_value)[1]
        return look.paid(action) if action.is_open else action

    def rank(self, game: Shtil, chart: Chart) -> Ranked:
        """Every action worth a thought, the best first."""
        look = Look(self, game, chart)
        ranked = sorted(look.actions(), key=_value)
        near = [one for one in ranked if one[0] < ranked[0][0] + NEAR]
        return [(value, look.paid(action) if action.is_open else action) for value, action in near]

    def shake(self) -> float:
        """Gumbel's noise."""
        return self.noise * log(-log(self.dice.random() or 0.5)) if self.noise else 0.0


def _value(ranked: tuple[float, Action]) -> float:
    return ranked[0]


class Look:
    """One decision, looked at with every card known."""

    __slots__ = ("chart", "fears", "game", "hand", "lacking", "pilot", "prices", "seat", "weight", "worths")

    def __init__(self, pilot: Pilot, game: Shtil, chart: Chart) -> None:
        seat = game.sea.decider
        assert seat is not None
        self.pilot, self.game, self.chart, self.seat = pilot, game, chart, seat
        self.hand = game.hands[seat]
        self.lacking = MENDABLE if chart.monsters or chart.wilds else LACKING
        self.fears = fears(self.lacking)
        self.weight = card_weight(game, chart, seat)
        self.worths: dict[Card, float] = {}
        self.prices: dict[Card, list[float]] = {}

    def actions(self) -> Ranked:
        """What may be done, in no order; what has a price is not yet paid."""
        ask = self.game.sea.ask
        assert ask is not None
        return self.turn() if ask is Ask.TURN else ANSWERS[ask](self)

    def turn(self) -> Ranked:
        ranked: Ranked = []
        shake = self.pilot.shake
        islands: list[PlayIsland] = []
        for action in self.game.legal_actions():
            kind = type(action)
            if kind is PlayIsland:
                islands.append(action)  # type: ignore[arg-type]
            elif kind is PlayFinish:
                return [(-1000.0, action)]
            else:
                value = VALUES[kind](self, action)
                if value is not None:
                    ranked.append((value + shake(), action))
        self.add_islands(islands, ranked)
        return ranked or [(0.0, action) for action in self.game.legal_actions()[:1]]

    def add_islands(self, offers: list[PlayIsland], ranked: Ranked) -> None:
        """Value placements by what they leave of their gap."""
        sea, upto, table, shake = self.game.sea, self.chart.upto, self.fears, self.pilot.shake
        weight, line_of = self.weight, sea.rules.line_of
        sided = sea.rules.options.mode is Mode.SUN_MOON
        bias: dict[Card, float] = {}
        last = (-1, -1)
        for offer in offers:
            number, cell, card = offer.number, offer.cell, offer.card
            at_line = line_of[cell]
            if (number, at_line) != last:
                last = (number, at_line)
                line = sea.lines[at_line]
                at = bisect_left(line.numbers, number)
                low, high = line.numbers[at - 1], line.numbers[at]
                first, end = line.cells[at - 1] + 1, line.cells[at] - 1
                cells = end - first + 1
                below, own = upto[number - 1] - upto[low], upto[number] - upto[number - 1]
                above = upto[high - 1] - upto[number]
                whole = self.fear(line, cells, below + own + above, low, high)
                ideal = first + (number - low) / (high - low) * (cells + 1) - 1
            if card == WILD and (cells > 2 or offer.price > 1):
                continue
            before, after = cell - first, end - cell
            value = AMISS * abs(cell - ideal) + weight * offer.price - whole
            value += self.fear(line, 1, below, low, number) if before == 1 else table[before][below]
            value += self.fear(line, 1, above, number, high) if after == 1 else table[after][above]
            if offer.price:
                value += self.payment(card, offer.price)
            if card == WILD:
                value += 6.0
            if sided and sea.facing != wanted_side(sea, cell):
                value += 2.0 + weight
            if card not in bias:
                bias[card] = shake()
            ranked.append((value + bias[card] + 0.5 * shake(), offer))

    def fear(self, line: Line, cells: int, numbers: int, low: int, high: int) -> float:
        if cells != 1 or not line.is_priced or numbers < 1:
            return self.fears[cells][numbers]
        counts = self.chart.counts
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

    def paid(self, action: Action) -> Action:
        if not action.price:
            return action
        purse = self.game.purse(action)
        if len(purse) > action.price:
            shake = self.pilot.shake
            purse = [card for _, card in sorted((self.worth(card) + 0.3 * shake(), card) for card in purse)]
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
            others = self.chart.finishes - 1
            return LAST_FINISH if not others else 3.0 / others + (2.0 if self.chart.empty < 8 else 0.0)
        if card == WILD:
            return 8.0
        return 0.0 if self.game.sea.start_lies else 5.0

    def worth_on(self, number: Card, line: Line) -> float:
        gap = line.gap(number)
        cells = gap.last - gap.first + 1
        if cells < 1:
            return 0.0
        numbers = self.chart.between(gap.low, gap.high)
        fear = self.fear(line, cells, numbers, gap.low, gap.high)
        without = self.fears[cells][numbers - 1]
        if cells == 1 and line.is_priced:
            self.chart.counts[number] -= 1
            without = self.fear(line, 1, numbers - 1, gap.low, gap.high)
            self.chart.counts[number] += 1
        return max(0.0, without - fear) + 0.05

    def strike(self, cell: int) -> float:
        """What a monster's strike does to the gaps around an island."""
        line = self.game.sea.line_at(cell)
        at = line.cells.index(cell)
        low, number, high = line.numbers[at - 1 : at + 2]
        before, after = cell - line.cells[at - 1] - 1, line.cells[at + 1] - cell - 1
        below, above = self.chart.between(low, number), self.chart.between(number, high)
        joined = self.fear(line, before + after + 1, below + above, low, high)
        parts = self.fear(line, before, below, low, number) if before else 0.0
        parts += self.fear(line, after, above, number, high) if after else 0.0
        return joined - parts

    def idle(self, cards: int) -> float:
        """The value of giving up cards without placing an island."""
        worths = sorted(self.worth(card) for card in self.hand if card != MONSTER)
        if self.hand.count(FINISH) > 1:
            worths = sorted([*worths, 0.0])
        return IDLE + cards * self.weight + sum(worths[:cards])


def card_weight(game: Shtil, chart: Chart, seat: int) -> float:
    """How dear a card is: the more the fewer there are to spare, for all and for the seat."""
    start = 9 if game.options.has_start and not game.sea.start_lies else 0
    slack = (chart.usable - chart.empty - 1 - start) / (chart.empty + 1)
    balance = (chart.by_seat[seat] - sum(chart.by_seat) / game.seats) / 5
    return CARD * exp(max(-3.0, min(3.0, -CARD_FALL * (slack - 1.2) - BALANCE * balance)))


def _start(look: Look, action: PlayStart) -> float | None:
    if not action.wild:
        return -100.0
    return None if look.chart.starts else 12.0 - 0.5 * (36 - look.chart.empty)


def _strike(look: Look, action: Strike) -> float:
    late = 6.0 if look.chart.empty <= 4 else 0.0
    crowded = 1.5 * (look.hand.count(MONSTER) - 1)
    return look.strike(action.cell) + look.weight + 2.0 - late - crowded


def relief(look: Look, storm: Card, at: int) -> float:
    """What it is worth to be rid of a storm."""
    empty, seats = look.chart.empty, look.game.seats
    if storm == YELLOW:
        return YELLOW_BASE + YELLOW_EACH * empty / seats
    if storm == ORANGE:
        return ORANGE_EACH * empty / seats + 20.0 * (empty == look.game.sea.rules.size and seats == 1)
    cells = look.game.sea.layout.rows[at]
    barred = sum(look.game.sea.number_at(cell) is None for cell in cells)
    return PURPLE_SHARE * barred / max(1, empty)


def _compass(look: Look, action: UseCompass) -> float | None:
    """At once if it helps enough; a compass is kept while purple storms are out and others only annoy."""
    gain = relief(look, action.storm, action.at) + look.pilot.shake()
    if action.wild:
        return 14.0 - gain
    purples = look.chart.counts[PURPLE] + len(look.game.sea.purples)
    reserve = RESERVE if purples > look.game.sea.compasses - (action.storm != PURPLE) else 0.5
    return -50.0 - gain if gain > reserve else None


def _trade(look: Look, action: Trade) -> float | None:
    sea = look.game.sea
    reliefs = [relief(look, storm, at) for storm, at in sea.storms()]
    return look.idle(len(look.hand)) - max(reliefs) if reliefs and not sea.compasses else None


def _turn_island(look: Look, action: TurnIsland) -> float | None:
    sea = look.game.sea
    if sea.sides[action.cell] == wanted_side(sea, action.cell):
        return None
    return look.idle(1) - IDLE / 2


VALUES: Final[dict[type[Action], Callable[[Look, Action], float | None]]] = {
    Discard: lambda look, action: look.idle(2),
    Explore: lambda look, action: look.idle(2),
    PlayStart: _start,  # type: ignore[dict-item]
    Strike: _strike,  # type: ignore[dict-item]
    UseCompass: _compass,  # type: ignore[dict-item]
    Trade: _trade,  # type: ignore[dict-item]
    TurnIsland: _turn_island,  # type: ignore[dict-item]
}


def _split(look: Look) -> Ranked:
    """Card after card from the seat that misses it least."""
    game, sea = look.game, look.game.sea
    offers = []
    for seat, hand in enumerate(game.hands):
        spare = 0.8 * (look.chart.by_seat[seat] - sum(look.chart.by_seat) / game.seats)
        worths = sorted(look.worth(card) + look.pilot.shake() for card in hand if card != MONSTER)
        offers += [(worth + 0.8 * given - spare, seat) for given, worth in enumerate(worths)]
    shares = list(sea.blind)
    for _, seat in sorted(offers)[: (sea.to_split or 0) - sum(sea.blind)]:
        shares[seat] += 1
    return [(0.0, Split(tuple(shares)))]


def _give(look: Look) -> Ranked:
    return [(0.0, Give(look.game.sea.owed[look.seat]))]


def _reef(look: Look) -> Ranked:
    """To a row where the next seat has little to place."""
    game = look.game
    hand = game.hands[(game.sea.turn + 1) % game.seats]
    rows: dict[int, float] = dict.fromkeys(range(6), 0.0)
    for card in hand:
        if card <= LAST_ISLAND:
            gap = game.sea.lines[0].gap(card)
            if gap.first <= gap.last:
                share = (card - gap.low) / (gap.high - gap.low)
                cell = gap.first + round(share * (gap.last - gap.first))
                rows[game.sea.rules.row_of[cell]] += 1.0
    ranked: Ranked = []
    for action in game.legal_actions():
        if isinstance(action, MoveReef):
            ranked.append((rows[action.row] + look.pilot.shake(), action))
        else:
            ranked.append((look.idle(2) + look.pilot.shake(), action))
    return ranked


def _storm(look: Look) -> Ranked:
    """Cancel it with a compass; else a purple one goes where it bars least."""
    ranked: Ranked = []
    for action in look.game.legal_actions():
        value = look.pilot.shake()
        if isinstance(action, CancelStorm):
            value += WILD_CANCEL if action.wild else CANCEL
        elif isinstance(action, TakePurple) and action.row is not None:
            cells = look.game.sea.layout.rows[action.row]
            value += sum(look.game.sea.number_at(cell) is None for cell in cells)
        ranked.append((value, action))
    return ranked


def _suffer(look: Look) -> Ranked:
    strikes = [action for action in look.game.legal_actions() if isinstance(action, Strike)]
    return [(look.strike(action.cell) + look.pilot.shake(), action) for action in strikes]


ANSWERS: Final[dict[Ask, Callable[[Look], Ranked]]] = {
    Ask.SPLIT: _split,
    Ask.GIVE: _give,
    Ask.REEF: _reef,
    Ask.STORM: _storm,
    Ask.STRIKE: _suffer,
}
