"""The evaluation: what a placement, a payment or a discard is worth to a seat, from its view alone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final

from shtil_desktop.games.shtil.crew.judgement.expected_cards import ExpectedCards
from shtil_desktop.games.shtil.crew.judgement.gap_difficulty import GapDifficulty
from shtil_desktop.games.shtil.crew.judgement.weights import Weights
from shtil_desktop.games.shtil.rules.actions import PlayIsland
from shtil_desktop.games.shtil.rules.cards import FINISH, FINISHES, LAST_ISLAND, MONSTER, START, WILD, Card
from shtil_desktop.games.shtil.rules.expansions.sun_moon import MOON_ROWS
from shtil_desktop.games.shtil.rules.line import Gap, Line, price_in_gap
from shtil_desktop.games.shtil.rules.options import Mode
from shtil_desktop.games.shtil.rules.view import View

if TYPE_CHECKING:
    from shtil_desktop.games.shtil.crew.networks.storm_network import StormNetwork

NOWHERE: Final = 100.0
"""How badly a card fits that can't be placed."""
EASE: Final = 1.2
"""Cards to spare for each cell when supplies are as usual."""
CARD: Final = 0.25
"""What parting with a card counts, beside placing one."""
HELD_TO_THE_END: Final = 20.0


@dataclass(frozen=True, slots=True)
class Term:
    """One reason for or against a move: its name and what it adds, less being better."""

    name: str
    amount: float


class Evaluation:
    """A view judged once: the score of every placement and how readily each card is given up.

    One who has a `storm_network` asks it, too, before each decision.
    """

    __slots__ = (
        "_charges",
        "_gaps",
        "_has_extra",
        "_most_paid",
        "_ranking",
        "best",
        "difficulty",
        "expected",
        "patience",
        "price",
        "scores",
        "storm_network",
        "thrift",
        "view",
        "weights",
    )

    def __init__(self, view: View, weights: Weights, storm_network: StormNetwork | None = None) -> None:
        self.view = view
        self.weights = weights
        self.storm_network = storm_network
        self.expected = expected = ExpectedCards(view, weights)
        self.difficulty = GapDifficulty(expected, weights)
        ease = expected.slack - EASE
        haste = -weights.price_slack * ease - weights.price_balance * expected.balance
        self.price = weights.price * exp(max(-4.0, min(4.0, haste)))
        self.patience = (
            weights.patience + weights.patience_slack * ease + weights.patience_balance * expected.balance
        )
        self.thrift = weights.thrift * exp(-weights.thrift_slope * max(-4.0, expected.margin))
        self.price += self.thrift
        if view.sea.yellows[view.seat]:
            self.price += weights.yellow_price
        self._most_paid = view.sea.limit(view.seat) - 1
        self._gaps: dict[tuple[int, int, int], float] = {}
        self._has_extra = view.sea.rules.options.mode is Mode.SUN_MOON or bool(weights.row)
        self.scores: dict[tuple[int, int], float] = {}
        """By number and cell, for every cell where an island of the hand fits."""
        self.best: dict[Card, float] = {}
        for card in view.hand:
            if card <= LAST_ISLAND:
                self.best[card] = self._judge(card)
        self._ranking: list[tuple[float, Card]] | None = None
        self._charges: list[float] = []

    def _judge(self, number: int) -> float:
        """Score the number in all its cells; its best score, or `NOWHERE`."""
        best = NOWHERE
        for line in self.view.sea.lines:
            at = bisect_left(line.numbers, number)
            if line.cells[at - 1] + 1 < line.cells[at] and line.numbers[at] != number:
                best = min(best, self._judge_on(line, at, number))
        return best

    def _judge_on(self, line: Line, at: int, number: int) -> float:
        weights, scores, is_priced = self.weights, self.scores, line.is_priced
        first, last = line.cells[at - 1] + 1, line.cells[at] - 1
        low, high = line.numbers[at - 1], line.numbers[at]
        most = last - first
        whole = self._whole(most + 1, low, high, is_priced)
        before = self.difficulty.penalties(most, low, number, is_priced)
        after = self.difficulty.penalties(most, number, high, is_priced)
        start, end = line.cells[0], line.cells[-1]
        ideal = start + 0.5 + (number - 0.5) * (end - start - 1) / LAST_ISLAND
        share = first - 1 + (number - low) / (high - low) * (most + 2)
        place_weight, share_weight, has_extra = weights.place, weights.share, self._has_extra
        best = NOWHERE
        for cell in range(first, last + 1):
            score = (
                before[cell - first]
                + after[last - cell]
                - whole
                + place_weight * abs(cell - ideal)
                + share_weight * abs(cell - share)
            )
            if is_priced and cell in (first, last):
                price = price_in_gap(number, low, high, cell - first, last - cell)
                if price > self._most_paid:
                    continue
                score += self.price * price
            if has_extra:
                score += self._extra(cell)
            scores[number, cell] = score
            if score < best:
                best = score
        return best

    def _whole(self, cells: int, low: int, high: int, is_priced: bool) -> float:
        """The penalty of a gap as it is, which several cards of the hand may ask for."""
        found = self._gaps.get((cells, low, high))
        if found is None:
            found = self._gaps[cells, low, high] = self.difficulty.penalty(cells, low, high, is_priced)
        return found

    def _extra(self, cell: int) -> float:
        """What else speaks for or against a cell: its side, its row."""
        sea, weights = self.view.sea, self.weights
        options = sea.rules.options
        found = 0.0
        if options.mode is Mode.SUN_MOON and sea.facing != (sea.rules.row_of[cell] < MOON_ROWS):
            found += weights.wrong_side
        if weights.row:
            found -= weights.row * self._filled_beside(cell)
        return found

    def _filled_beside(self, cell: int) -> int:
        sea = self.view.sea
        return sum(sea.number_at(other) is not None for other in sea.layout.rows[sea.rules.row_of[cell]])

    def score(self, action: PlayIsland) -> float:
        """A placement without its payment."""
        found = self.scores.get((action.number, action.cell))
        if found is None:  # a wild's number
            line = self.view.sea.line_at(action.cell)
            self._judge_on(line, bisect_left(line.numbers, action.number), action.number)
            found = self.scores.get((action.number, action.cell), NOWHERE)
        return found

    def junk(self, card: Card, finishes: int = 1) -> float:
        """How readily a card is given up; of the `finishes` in hand all but one are to spare."""
        if card <= LAST_ISLAND:
            return self._junk_island(card)
        weights = self.weights
        if card == START:
            return 10 * NOWHERE if self.view.sea.start_lies else -NOWHERE
        if card == WILD:
            return weights.junk - weights.wild / CARD
        return weights.spare_finish if finishes > 1 else self._junk_last_finish()

    def _junk_island(self, card: Card) -> float:
        best = self.best[card]
        if best >= NOWHERE:
            return NOWHERE
        loss = 0.0
        for line in self.view.sea.lines:
            gap = line.gap(card)
            if gap.first <= gap.last:
                found = self.difficulty.loss(card, gap.cells, gap.low, gap.high, line.is_priced)
                loss = max(loss, found)
        return best - self.weights.keep * loss

    def _junk_last_finish(self) -> float:
        weights, view, empty = self.weights, self.view, self.expected.empty
        gone = view.discards.count(FINISH)
        if gone + view.hand.count(FINISH) >= FINISHES:
            return -NOWHERE
        found = weights.finish + weights.finish_cells * (empty - weights.finish_soon)
        found -= weights.finish_gone * gone
        if view.sea.yellows[view.seat]:
            found += weights.finish_yellow
        return found - HELD_TO_THE_END if empty <= weights.finish_soon else found

    @property
    def ranking(self) -> list[tuple[float, Card]]:
        """The cards that may pay, the most dispensable one first."""
        if self._ranking is None:
            ranking, finishes = [], self.view.hand.count(FINISH)
            for card in self.view.hand:
                if card == FINISH:
                    ranking.append((self.junk(card, finishes), card))
                    finishes -= 1
                elif card != MONSTER:
                    ranking.append((self.junk(card), card))
            ranking.sort(reverse=True)
            self._ranking = ranking
            level = self.weights.junk
            self._charges = [CARD * max(0.0, level - junk) for junk, _ in ranking]
        return self._ranking

    def payment(self, price: int, played: Card | None = None) -> list[Card]:
        """The cards to part with, without the one that is played."""
        cards = [card for _, card in self.ranking]
        if played is not None:
            cards.remove(played)
        return cards[:price]

    def charge(self, price: int, played: Card | None = None) -> float:
        """What it counts to part with so many cards, beside their number."""
        found = 0.0
        for (_, card), charge in zip(self.ranking, self._charges, strict=True):
            if not price:
                break
            if card == played:
                played = None
                continue
            found += charge
            price -= 1
        return found

    def value(self, action: PlayIsland) -> float:
        """A placement with its payment: the less the better."""
        value = self.score(action)
        if action.card == WILD:
            value += self.weights.wild
        return value + self.charge(action.price, action.card) if action.price else value

    def discard(self, price: int = 2) -> float:
        """What it counts to discard instead of placing."""
        return self.patience + (price - 1) * self.thrift + self.charge(price)

    def strike(self, cell: int) -> float:
        """What the gaps lose or gain when a monster takes the island at `cell`."""
        line = self.view.sea.line_at(cell)
        at = line.cells.index(cell)
        (left, here, right), (low, number, high) = line.cells[at - 1 : at + 2], line.numbers[at - 1 : at + 2]
        penalty, is_priced = self.difficulty.penalty, line.is_priced
        parts = penalty(here - left - 1, low, number, is_priced) + penalty(
            right - here - 1, number, high, is_priced
        )
        return penalty(right - left - 1, low, high, is_priced) - parts

    def explain(self, action: PlayIsland) -> list[Term]:
        """The terms that make up a placement's value."""
        return [term for term in self._terms(action) if term.amount]

    def _terms(self, action: PlayIsland) -> Iterator[Term]:
        weights, penalty = self.weights, self.difficulty.penalty
        line, number, cell = self.view.sea.line_at(action.cell), action.number, action.cell
        gap = line.gap(number)
        start, end = line.cells[0], line.cells[-1]
        ideal = start + 0.5 + (number - 0.5) * (end - start - 1) / LAST_ISLAND
        yield Term("place", weights.place * abs(cell - ideal))
        yield Term("share", weights.share * abs(cell - _share(gap, number)))
        yield Term("price", self.price * action.price)
        yield Term("before", penalty(cell - gap.first, gap.low, number, line.is_priced))
        yield Term("after", penalty(gap.last - cell, number, gap.high, line.is_priced))
        yield Term("gap", -penalty(gap.cells, gap.low, gap.high, line.is_priced))
        yield Term("cell", self._extra(cell))
        yield Term("wild", weights.wild if action.card == WILD else 0.0)
        yield Term("payment", self.charge(action.price, action.card))


def _share(gap: Gap, number: int) -> float:
    """The place in proportion within the gap."""
    return gap.first - 1 + (number - gap.low) / (gap.high - gap.low) * (gap.last - gap.first + 2)
